// Reliefdata makes the relief of a map: heights on a lattice of the sheet's own,
// by the geographic fit of the map, and where its towns truly lie.
//
//	go run ./canvas/mapart/relief/cmd/reliefdata -geo GEO -ruleset greatwar -map serbia -out canvas/mapart/relief
//
// GEO is a folder with elev.json, elev_mean.png, elev_min.png, elev_max.png (a
// grid of degrees, 16-bit grey) and towns.csv; it is no part of the repository.
// The curves of names that an older file holds are drawn by hand and are kept.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"vistula/canvas/mapart"
	"vistula/canvas/mapart/relief"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules/board"
)

const (
	step  = 0.3 // of the lattice, in hex widths: about the cells of the source
	round = 1.5 // hex widths that the lattice reaches past the outermost centres
)

func main() {
	geo := flag.String("geo", "", "folder with heights and towns")
	ruleset := flag.String("ruleset", "greatwar", "ruleset of the map")
	name := flag.String("map", "galicia", "the map")
	out := flag.String("out", "canvas/mapart/relief", "folder to write to")
	flag.Parse()
	if err := run(*geo, *ruleset, *name, *out); err != nil {
		fmt.Fprintln(os.Stderr, "reliefdata:", err)
		os.Exit(1)
	}
}

func run(geo, ruleset, name, out string) error {
	m, err := data.Map(data.FS(), ruleset, name)
	if err != nil {
		return err
	}
	if err := m.Grid.Prepare(); err != nil {
		return err
	}
	proj, err := readProjection(m.Grid.Projection)
	if err != nil {
		return err
	}
	field, err := readField(geo)
	if err != nil {
		return err
	}
	towns, err := readTowns(filepath.Join(geo, "towns.csv"))
	if err != nil {
		return err
	}
	g := &relief.Ground{
		Map: m.ID, Step: step,
		Note:   "Heights in metres on a lattice of the sheet's own: hex widths, x right and y down from the centre of the first hex. range is greatest less least height round the point. places are where towns truly lie, with a size from 1 (under 8 thousand people) to 5. Made by relief/cmd/reliefdata.",
		Source: "heights: resampled from SRTM30_PLUS V9 (public domain); places: own estimates from general knowledge",
	}
	layHeights(g, m, proj, field)
	g.Places = places(m, proj, towns)
	file := filepath.Join(out, relief.FileName(m.ID, m.Grid.Numbering))
	if old, err := relief.Load(m.ID, m.Grid.Numbering); err == nil && old != nil {
		g.Names = old.Names
	}
	return os.WriteFile(file, []byte(compact(g)), 0o644)
}

// centre is the place of a hex in hex widths.
func centre(m *board.Map, number string) (pen.Point, bool) {
	c, err := m.Grid.Parse(number)
	return mapart.Center(m.Grid.Orientation, c), err == nil
}

// layHeights fills the two lattices over all hexes of the map.
func layHeights(g *relief.Ground, m *board.Map, proj projection, f field) {
	lo, hi := pen.Point{X: math.Inf(1), Y: math.Inf(1)}, pen.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, h := range m.Hexes {
		if p, ok := centre(m, h.Number); ok {
			lo.X, lo.Y, hi.X, hi.Y = min(lo.X, p.X), min(lo.Y, p.Y), max(hi.X, p.X), max(hi.Y, p.Y)
		}
	}
	g.Origin = [2]float64{math.Floor(lo.X - round), math.Floor(lo.Y - round)}
	for y := g.Origin[1]; y < hi.Y+round+step; y += step {
		var heights, ranges []int16
		for x := g.Origin[0]; x < hi.X+round+step; x += step {
			lon, lat := proj.degrees(x, y)
			heights = append(heights, int16(math.Round(f.at(f.mean, lon, lat))))
			ranges = append(ranges, int16(math.Round(f.at(f.max, lon, lat)-f.at(f.min, lon, lat))))
		}
		g.Height, g.Range = append(g.Height, heights), append(g.Range, ranges)
	}
}

// places finds the towns of the map, those that share a hex too. A town that
// lies far from its hex was moved on purpose and gets no place.
func places(m *board.Map, proj projection, towns map[string]townPlace) []relief.Place {
	var list []relief.Place
	for _, h := range m.Hexes {
		c, ok := centre(m, h.Number)
		for _, name := range append([]string{h.Town}, h.Also...) {
			t, known := towns[name]
			if !ok || !known {
				continue
			}
			x, y := proj.place(t.lon, t.lat)
			if math.Hypot(x-c.X, y-c.Y) < 1.5 {
				at := [2]float64{math.Round(100*x) / 100, math.Round(100*y) / 100}
				list = append(list, relief.Place{Hex: h.Number, Town: name, At: at, Size: t.size})
			}
		}
	}
	return list
}

// compact is JSON with one line for each row of a lattice and each place.
func compact(g *relief.Ground) string {
	var b strings.Builder
	line := func(v any) string { raw, _ := json.Marshal(v); return string(raw) }
	fmt.Fprintf(&b, "{\n  \"map\": %s,\n  \"note\": %s,\n  \"source\": %s,\n", line(g.Map), line(g.Note), line(g.Source))
	fmt.Fprintf(&b, "  \"origin\": %s,\n  \"step\": %s,\n", line(g.Origin), line(g.Step))
	fmt.Fprintf(&b, "  \"height\": [\n%s  ],\n  \"range\": [\n%s  ],\n", rows(g.Height, line), rows(g.Range, line))
	fmt.Fprintf(&b, "  \"names\": [\n%s  ],\n  \"places\": [\n%s  ]\n}\n", rows(g.Names, line), rows(g.Places, line))
	return b.String()
}

func rows[T any](list []T, line func(any) string) string {
	var b strings.Builder
	for i, v := range list {
		b.WriteString("    " + line(v))
		if i+1 < len(list) {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	return b.String()
}
