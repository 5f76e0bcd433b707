package overlay

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// Title is the name of an area of hexes, written across it where there is most room.
type Title struct {
	Text string
	Kind string // of the area's marks
	At   pen.Point
	Room float64 // that it has to either side, in hex widths
}

// Titles finds where the names of areas are written: those of the marks that have one.
func Titles(on mapart.Map, marks []Mark) []Title {
	var list []Title
	sets := map[string][]board.ID{}
	for i := range marks {
		k := &marks[i]
		if k.Name == "" {
			continue
		}
		if sets[k.Name] == nil {
			list = append(list, Title{Text: k.Name, Kind: k.Kind})
		}
		sets[k.Name] = append(sets[k.Name], k.ID)
	}
	for i := range list {
		list[i].At, list[i].Room = middle(on, sets[list[i].Text])
	}
	return slices.DeleteFunc(list, func(t Title) bool { return t.Room < 1 })
}

// wideEnough is the room to either side of a title beyond which more is of no use.
const wideEnough = 7

// middle is the hex of an area about which a line of words has most room, above and
// below it as well, and how much that is; of several the one nearest to the heart of
// the area.
func middle(on mapart.Map, ids []board.ID) (best pen.Point, room float64) {
	in := make(map[board.ID]bool, len(ids))
	for _, id := range ids {
		in[id] = true
	}
	deep := depths(on.Board(), ids, in)
	has := func(p pen.Point) bool {
		id, ok := on.HexAt(p)
		return ok && in[id]
	}
	var sum pen.Point
	for _, id := range ids {
		sum = sum.Add(on.Center(id))
	}
	heart := sum.Mul(1 / float64(len(ids)))
	most := math.Inf(-1)
	for _, id := range ids {
		c := on.Center(id)
		half := 0.0
		for half < wideEnough && has(pen.Point{X: c.X - half - 1, Y: c.Y}) && has(pen.Point{X: c.X + half + 1, Y: c.Y}) {
			half++
		}
		if worth := half + 0.5*float64(min(deep[id], wideEnough)) - 0.08*c.Sub(heart).Len(); worth > most {
			best, room, most = c, half, worth
		}
	}
	return best, room
}

// depths are how many hexes each hex of an area lies from its edge.
func depths(b *board.Board, ids []board.ID, in map[board.ID]bool) map[board.ID]int {
	deep := make(map[board.ID]int, len(ids))
	var ring []board.ID
	for _, id := range ids {
		for _, n := range b.Neighbours(id) {
			if n == board.None || !in[n] {
				ring = append(ring, id)
				deep[id] = 1
				break
			}
		}
	}
	for len(ring) > 0 {
		var next []board.ID
		for _, id := range ring {
			for _, n := range b.Neighbours(id) {
				if n != board.None && in[n] && deep[n] == 0 {
					deep[n] = deep[id] + 1
					next = append(next, n)
				}
			}
		}
		ring = next
	}
	return deep
}

// Of the letters of a title: their height in pixels, and in hex widths at least.
const (
	titlePx    = 21
	titleLeast = 0.42
)

// titles writes the names of areas above all else but what can be clicked.
func (m *marker) titles(o *Overlay) {
	if o.Fonts == nil {
		return
	}
	for _, t := range o.Titles {
		text := titleText(o.Fonts, t, m.px, m.look)
		word := strings.ToUpper(t.Text)
		half := text.Width(word) / 2
		if !m.view.Grow(text.Size).Meets(pen.Rect{X: t.At.X - half, Y: t.At.Y - text.Size, W: 2 * half, H: 2 * text.Size}) {
			continue
		}
		text.Draw(m.p, t.At.X, t.At.Y+0.36*text.Size, word)
	}
}

// titleText is how a title is written at a zoom.
func titleText(set *fonts.Set, t Title, px float64, look *palette.Palette) pen.Text {
	ink := map[string]color.NRGBA{"area-1": look.Reach, "area-2": look.Low, "area-3": look.Control}[t.Kind]
	if ink.A == 0 {
		ink = Ink
	}
	text := pen.Text{Font: set.SerifBold, Size: max(titleLeast, titlePx/px), Color: pen.Mix(ink, Ink, 0.35), Anchor: pen.Middle,
		Tracking: 0.14, Halo: pen.Alpha(White, 0.88), HaloSize: 0.16}
	if wide := text.Width(strings.ToUpper(t.Text)); wide > 2*t.Room {
		text.Size *= max(0.5, 2*t.Room/wide)
	}
	return text
}
