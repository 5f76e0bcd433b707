// Mapshot paints a part of a map into a PNG file, to look at the work of the
// map painter:
//
//	go run ./canvas/mapart/cmd/mapshot -px 110 -at 7.09 -size 1100x850 -o map.png
//	go run ./canvas/mapart/cmd/mapshot -ruleset greatwar -map serbia -px 40
//
// Without -at it paints the whole sheet. Several maps, divided by commas, make
// one board, of which the first is painted.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"math"
	"os"
	"strconv"
	"strings"
	"time"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/data"
)

func main() {
	ruleset := flag.String("ruleset", "galicia", "ruleset of the map")
	name := flag.String("map", "galicia", "the map, or several with commas between: they are laid side by side")
	sheets := flag.String("sheets", "", "sheets of a map of several, with commas between; none is all of them")
	px := flag.Float64("px", 52, "pixels to a hex")
	at := flag.String("at", "", "hex in the middle; none is the whole sheet")
	size := flag.String("size", "1100x850", "of the picture around that hex")
	out := flag.String("o", "map.png", "file to write")
	flag.Parse()
	if err := shoot(*ruleset, *name, *sheets, *px, *at, *size, *out); err != nil {
		fmt.Fprintln(os.Stderr, "mapshot:", err)
		os.Exit(1)
	}
}

func shoot(ruleset, name, sheets string, px float64, at, size, out string) error {
	b, err := data.Board(data.FS(), ruleset, strings.Split(name, ",")...)
	if err != nil {
		return err
	}
	set, err := fonts.Load()
	if err != nil {
		return err
	}
	began := time.Now()
	print := mapart.Print{Over: "Battle for", Title: b.Maps[0].ID, Year: "1914", Dates: "August to September", Turns: turns(ruleset)}
	var s mapart.Map
	if sheets == "" {
		s, err = mapart.Lay(b, set, print)
	} else {
		s, err = mapart.NewPart(b, 0, strings.Split(sheets, ","), set, print)
	}
	if err != nil {
		return err
	}
	fmt.Println("prepared in", time.Since(began))
	view := s.Bounds()
	if at != "" {
		id, ok := b.Find(at)
		if !ok {
			return fmt.Errorf("there is no hex %s", at)
		}
		var w, h float64
		if _, err := fmt.Sscanf(size, "%fx%f", &w, &h); err != nil {
			return fmt.Errorf("size %q is not of the form 800x600", size)
		}
		c := s.Center(id)
		view = pen.Rect{X: math.Round((c.X)*px-w/2) / px, Y: math.Round(c.Y*px-h/2) / px, W: w / px, H: h / px}
	}
	img := image.NewRGBA(image.Rect(0, 0, int(math.Round(view.W*px)), int(math.Round(view.H*px))))
	for range 2 { // the second time shows what drawing costs once all is prepared
		began = time.Now()
		pen.Paint(img, func(p pen.Pen) { s.Draw(p, view, px, mapart.Options{}) })
		fmt.Println("drawn in", time.Since(began))
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		return err
	}
	return f.Close()
}

// turns reads the turn record of a ruleset, which may have none.
func turns(ruleset string) []mapart.Turn {
	var tables struct {
		Turns []struct {
			Dates string `json:"dates"`
		} `json:"turns"`
	}
	raw, err := fs.ReadFile(data.FS(), ruleset+"/tables.json")
	if err != nil || json.Unmarshal(raw, &tables) != nil {
		return nil
	}
	var list []mapart.Turn
	for i, t := range tables.Turns {
		list = append(list, mapart.Turn{Label: strconv.Itoa(i + 1), Dates: t.Dates})
	}
	return list
}
