package print

import "vistula/canvas/pen"

// mapPage is the whole map on one page.
func (j *Job) mapPage() Page {
	scene := j.scene()
	o := j.Lie
	if o == Auto {
		o = Upright
		if j.mapScale(scene, Across) > j.mapScale(scene, Upright) {
			o = Across
		}
	}
	w, h := j.Paper.size(o)
	return Page{Title: j.say("Map", nil), Width: w, Height: h, Draw: func(p pen.Pen) {
		s := j.sheet(p, w, h)
		top := j.mapHead(s)
		at := scene.Draw(p, scene.Whole(), j.mapRoom(s, top))
		if len(scene.Stacks) > 0 {
			j.legend(s, at.Bottom()+1.8*s.k, scene.Stacks)
		}
		j.foot(s, j.say("A hex is {{.KM}} km wide. Map and strengths: reconstruction", map[string]any{"KM": j.kilometres()}))
	}}
}

// mapRoom is what head, legend and foot leave of a page.
func (j *Job) mapRoom(s *sheet, top float64) pen.Rect {
	foot := margin + 3.5*s.k
	if j.Layers.Has(Counters) {
		foot += 8 * s.k
	}
	return pen.Rect{X: margin, Y: top, W: s.w - 2*margin, H: s.h - top - foot}
}

// mapScale is how large a hex would be on a page, nearly: the head may take a row
// more.
func (j *Job) mapScale(scene *Scene, o Orientation) float64 {
	w, h := j.Paper.size(o)
	s := j.sheet(nil, w, h)
	whole := scene.Whole()
	return Fit(whole, j.mapRoom(s, margin+14*s.k)).W / whole.W
}

// kilometres is the scale of the first map.
func (j *Job) kilometres() int { return j.Map.Board().Maps[0].ScaleKM }
