package start

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
)

// TestAClosedScreenPreparesNoMap makes sure that the covers which nobody will see
// take neither the processor nor memory from the table: the maps of the other
// games would stay as long as the table does.
func TestAClosedScreenPreparesNoMap(t *testing.T) {
	atlas := NewAtlas(loadFonts(t))
	s, _, _ := screen(t, fyne.NewSize(1280, 800), func(to *Config) { to.Maps, to.blank = atlas, true })
	s.Close()
	for i := range s.games {
		s.shelf.covers.get(s, i, 60, true)
	}
	s.shelf.pending = &job{plan: s.shelf.plan, painter: shelfPainter{games: s.games}}
	s.shelf.work()
	if n := len(atlas.sheets); n != 0 {
		t.Errorf("the maps of %d games were prepared", n)
	}
}

// TestAClosedScreenLetsGoOfItsPictures, and shows none that comes too late.
func TestAClosedScreenLetsGoOfItsPictures(t *testing.T) {
	s, _, _ := screen(t, fyne.NewSize(1280, 800), nil)
	covers := func() int {
		s.shelf.covers.mu.Lock()
		defer s.shelf.covers.mu.Unlock()
		return len(s.shelf.covers.pictures)
	}
	if s.shelf.image.Image.Bounds().Dx() < 100 || covers() == 0 {
		t.Fatal("nothing was painted")
	}
	s.Close()
	s.shelf.covers.forget() // which is not waited for
	s.shelf.show(image.NewRGBA(image.Rect(0, 0, 300, 200)))
	if wide := s.shelf.image.Image.Bounds().Dx(); wide > 1 || covers() > 0 {
		t.Errorf("a picture of %d pixels' width and %d covers are kept", wide, covers())
	}
}
