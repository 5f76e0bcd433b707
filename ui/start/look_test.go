package start

import (
	"image"
	"image/png"
	"os"
	"sync"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/ui/theme"
)

// finder opens the rulesets, each once for all tests.
var finder = sync.OnceValue(func() func(string) (rules.Ruleset, error) {
	opened := map[string]rules.Ruleset{}
	return func(id string) (rules.Ruleset, error) {
		if rs := opened[id]; rs != nil {
			return rs, nil
		}
		rs, err := rules.Open(id, data.FS())
		if err == nil {
			opened[id] = rs
		}
		return rs, err
	}
})

// sharedMaps are those of all tests: painting one anew takes a second.
var sharedMaps = sync.OnceValues(func() (*Atlas, error) {
	set, err := fonts.Load()
	return NewAtlas(set), err
})

func loadFonts(t *testing.T) *fonts.Set {
	t.Helper()
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// keep writes a picture where VISTULA_PICTURES says, for people to look at.
func keep(t *testing.T, name string, img image.Image) {
	t.Helper()
	dir := os.Getenv("VISTULA_PICTURES")
	if dir == "" {
		return
	}
	f, err := os.Create(dir + "/" + name + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func TestShelfPicture(t *testing.T) {
	set := loadFonts(t)
	games := Shelf(finder())
	s := &shelfPainter{set: set, th: theme.New(set, false, 1), games: games, chosen: 0}
	a := NewAtlas(set)
	for i := range games {
		s.facts = append(s.facts, factsOf(&games[i]))
	}
	var sheet mapart.Map
	if games[0].Playable() {
		sheet = a.Sheet(games[0].Rules)
	}
	s.cover = func(i, w int) *image.RGBA {
		if games[i].ID == "tannenberg" {
			return paintCover(set, &games[i].cover, nil, w)
		}
		return paintCover(set, &games[i].cover, sheet, w)
	}
	for name, size := range map[string]image.Point{"shelf": {972, 1000}, "shelf-small": {778, 800}} {
		p := planShelf(float64(size.X), float64(size.Y), len(games)+1, 1)
		img := image.NewRGBA(image.Rect(0, 0, size.X, int(p.h)))
		s.paint(img, &p)
		keep(t, name, img)
	}
}
