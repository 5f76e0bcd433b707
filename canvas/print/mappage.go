package print

import (
	"cmp"

	"vistula/canvas/pen"
)

// cut is how the map is laid on pages: a part of it on each, all of one scale.
type cut struct {
	parts []pen.Rect // in hex widths
	lie   Orientation
	mm    float64 // of a hex, nearly: the head may take a row more
}

// overlap is how much of the map two neighbouring pages both show, in hex widths.
const overlap = 1.2

// mostCuts is into how many pages a map is cut at the most: as many as the numbers of
// the largest map take on the smallest paper.
const mostCuts = 12

// mapPages are the map on one page where its counters can be read there, and
// otherwise on as few as it takes, so that a position can be set up from paper.
func (j *Job) mapPages() []Page {
	scene := j.scene()
	c := j.cut(scene)
	w, h := j.Paper.size(c.lie)
	names := scene.placeNames(c.mm)
	var pages []Page
	for i, part := range c.parts {
		pages = append(pages, Page{Title: j.sheetNote(j.say("Map", nil), i+1, len(c.parts)), Width: w, Height: h, Draw: func(p pen.Pen) {
			s := j.sheet(p, w, h)
			top := j.mapHead(s)
			at := Fit(part, j.mapRoom(s, top))
			if len(c.parts) == 1 {
				names = scene.placeNames(at.W / part.W)
			}
			scene.draw(p, part, at, names)
			if len(scene.Stacks) > 0 {
				j.legend(s, at.Bottom()+1.8*s.k, scene.Stacks)
			}
			j.foot(s, j.sheetNote(j.say("A hex is {{.KM}} km wide. Map and strengths: reconstruction", map[string]any{"KM": j.kilometres()}), i+1, len(c.parts)))
		}})
	}
	return pages
}

// cut chooses the fewest parts of which the smallest scale can still be read, and
// the way the paper lies. A bare map is never cut.
func (j *Job) cut(scene *Scene) cut {
	best := j.lay(scene, []pen.Rect{scene.Whole()})
	if len(scene.Stacks) == 0 {
		return best
	}
	tries := [][]pen.Rect{mapsApart(scene)}
	for n := 2; n <= mostCuts; n++ {
		for down := n; down > 0; down-- {
			if n%down == 0 {
				tries = append(tries, grid(scene.Whole(), n/down, down))
			}
		}
	}
	for _, parts := range tries {
		c := j.lay(scene, parts)
		if best.mm >= LeastNumbers && len(best.parts) <= len(c.parts) {
			continue
		}
		if c.mm > best.mm && best.mm < LeastNumbers || c.mm >= LeastNumbers && len(c.parts) < len(best.parts) {
			best = c
		}
	}
	return best
}

// lay finds how the paper must lie for some parts, and how large a hex then is.
func (j *Job) lay(scene *Scene, parts []pen.Rect) cut {
	scale := func(o Orientation) float64 {
		least := 0.0
		for _, part := range parts {
			if mm := j.mapScale(part, o); least == 0 || mm < least {
				least = mm
			}
		}
		return least
	}
	if j.Lie != Auto {
		return cut{parts, j.Lie, scale(j.Lie)}
	}
	up, across := scale(Upright), scale(Across)
	if across > up {
		return cut{parts, Across, across}
	}
	return cut{parts, Upright, up}
}

// mapsApart is each map of several by itself.
func mapsApart(scene *Scene) []pen.Rect {
	var list []pen.Rect
	for _, p := range scene.Map.Parts() {
		list = append(list, p.Frame().Grow(border))
	}
	return list
}

// grid cuts a part of the map into so many parts side by side and one below the other,
// row by row.
func grid(r pen.Rect, across, down int) []pen.Rect {
	w := (r.W + overlap*float64(across-1)) / float64(across)
	h := (r.H + overlap*float64(down-1)) / float64(down)
	var list []pen.Rect
	for i := range across * down {
		x, y := float64(i%across), float64(i/across)
		list = append(list, pen.Rect{X: r.X + x*(w-overlap), Y: r.Y + y*(h-overlap), W: w, H: h})
	}
	return list
}

// mapRoom is what head, legend and foot leave of a page.
func (j *Job) mapRoom(s *sheet, top float64) pen.Rect {
	foot := margin + 3.5*s.k
	if j.Layers.Has(Counters) {
		foot += 8 * s.k
	}
	return pen.Rect{X: margin, Y: top, W: s.w - 2*margin, H: s.h - top - foot}
}

// mapScale is how large a hex of a part would be on a page.
func (j *Job) mapScale(part pen.Rect, o Orientation) float64 {
	w, h := j.Paper.size(o)
	s := j.sheet(nothing{}, w, h)
	return Fit(part, j.mapRoom(s, j.mapHead(s))).W / cmp.Or(part.W, 1)
}

// kilometres is the scale of the first map.
func (j *Job) kilometres() int { return j.Map.Board().Maps[0].ScaleKM }
