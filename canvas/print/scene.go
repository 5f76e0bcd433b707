package print

import (
	"cmp"
	"slices"

	"vistula/canvas/counter"
	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules"
)

// Scene is a map with what lies on it. The zero values of all but Map and Fonts
// may stand. Several goroutines may draw the same scene.
type Scene struct {
	Map    mapart.Map
	Fonts  *fonts.Set
	Stacks []rules.Stack // empty for a bare map
	Marks  []rules.Mark  // overlays, as the rules gave them
	Ways   []rules.Way
	// Counters is how they are drawn; Soft and Flat are always set.
	Counters counter.Style
	// NoNumbers leaves the hex numbers away. They are left away in any case
	// where hexes are too small for them: under LeastNumbers.
	NoNumbers bool
	// Sheets shows the paper round the maps too, with its cards, where the Map
	// has any.
	Sheets bool
	// Plain leaves relief, woods and swamps away, for quick small pictures.
	Plain bool
}

// Measures of the printed map in millimetres to a hex width.
const (
	// LeastNumbers is the smallest hex with a number in it.
	LeastNumbers = 6.3
	// leastFaces is the smallest hex whose counters have figures; below they
	// are blocks with their symbols.
	leastFaces = 5.8
)

// The parts of a map: what is a picture, and what is drawn over it.
const (
	groundLayers = mapart.Ground | mapart.Hachures | mapart.Hills | mapart.Swamps | mapart.Woods
	nameLayers   = mapart.TownNames | mapart.RiverNames | mapart.Victory
)

const (
	counterPart = 0.64 // of a hex that a counter covers
	border      = 0.42 // of a map, in hex widths
)

// Draw draws a part of the map, given in hex widths as mapart counts them, as
// large as it can be in the middle of a rectangle; nothing is drawn outside. The
// pen's unit must be a millimetre, for the scale decides what is drawn and how
// heavily. It gives back where the part came to lie.
func (s *Scene) Draw(p pen.Pen, crop, to pen.Rect) pen.Rect {
	at := Fit(crop, to)
	if at.W > 0 && at.H > 0 {
		s.draw(p, crop, at, s.placeNames(at.W/crop.W))
	}
	return at
}

// placeNames finds the places of the names at so many millimetres to a hex.
func (s *Scene) placeNames(mm float64) []mapart.Name {
	return s.Map.PlaceNamesClear(look(mm), s.taken(), 12)
}

// draw is Draw with all that does not depend on the part in hand.
func (s *Scene) draw(p pen.Pen, crop, at pen.Rect, names []mapart.Name) {
	mm := at.W / crop.W
	p.Save()
	defer p.Restore()
	if !s.Plain {
		s.drawGround(p, crop, at) // before the clip: pixels are copied quicker without
	}
	p.Clip(s.windowPath(crop, at), pen.Winding)
	px := look(mm)
	layers := mapart.All &^ groundLayers &^ nameLayers
	if s.NoNumbers || mm < LeastNumbers {
		layers &^= mapart.Numbers
	}
	p.Save()
	p.Transform(pen.Scale(mm / px).Then(pen.Translate(at.X, at.Y))) // pixels of the look
	s.Map.Draw(p, crop, px, mapart.Options{Layers: layers, Over: true})
	s.drawMarks(p, crop, px)
	s.Map.DrawNames(p, crop, px, names)
	p.Restore()
	p.Transform(pen.Translate(-crop.X, -crop.Y).Then(pen.Scale(mm)).Then(pen.Translate(at.X, at.Y))) // hex widths
	s.drawStacks(p, crop, mm)
	s.drawArrows(p)
}

// windows are what is shown of a part, in hex widths: all of it, or where the
// cards and margins of the sheets are not wanted, the framed maps in it.
func (s *Scene) windows(crop pen.Rect) []pen.Rect {
	if s.Sheets {
		return []pen.Rect{crop}
	}
	var list []pen.Rect
	for _, part := range s.Map.Parts() {
		if f := part.Frame().Grow(border); f.Meets(crop) {
			x, y := max(f.X, crop.X), max(f.Y, crop.Y)
			list = append(list, pen.Rect{X: x, Y: y, W: min(f.Right(), crop.Right()) - x, H: min(f.Bottom(), crop.Bottom()) - y})
		}
	}
	return list
}

// windowPath is the windows where they lie on the paper.
func (s *Scene) windowPath(crop, at pen.Rect) *pen.Path {
	path, k := new(pen.Path), at.W/crop.W
	for _, r := range s.windows(crop) {
		path.Rect(pen.Rect{X: at.X + (r.X-crop.X)*k, Y: at.Y + (r.Y-crop.Y)*k, W: r.W * k, H: r.H * k})
	}
	return path
}

// Fit is the largest rectangle of the shape of one in the middle of another.
func Fit(shape, in pen.Rect) pen.Rect {
	if shape.W <= 0 || shape.H <= 0 || in.W <= 0 || in.H <= 0 {
		return pen.Rect{X: in.X, Y: in.Y}
	}
	k := min(in.W/shape.W, in.H/shape.H)
	w, h := shape.W*k, shape.H*k
	return pen.Rect{X: in.X + (in.W-w)/2, Y: in.Y + (in.H-h)/2, W: w, H: h}
}

// look is the zoom of the screen whose look suits a scale on paper: names no
// smaller than 1.6 mm, and hex numbers as long as they can be read.
func look(mm float64) float64 {
	const perMM = 6.5
	px := mm * perMM
	if mm >= LeastNumbers {
		px = max(px, 60)
	}
	return px
}

// Around is the part of the map round some hexes, with so many hex widths to
// spare on each side; hexes that are not on the map are passed over. Without any
// it is the whole map.
func (s *Scene) Around(spare float64, hexes ...string) pen.Rect {
	var box pen.Rect
	for _, n := range hexes {
		if id, ok := s.find(n); ok {
			c := s.Map.Center(id)
			box = box.Union(pen.Rect{X: c.X, Y: c.Y}.Grow(0.58 + spare))
		}
	}
	if box.W == 0 {
		return s.Whole()
	}
	return box
}

// Whole is all maps with their frames; with Sheets, all paper that lies there.
func (s *Scene) Whole() pen.Rect {
	if s.Sheets {
		return s.Map.Bounds()
	}
	return s.Map.Frame().Grow(border)
}

// taken is what counters cover, for names to keep off.
func (s *Scene) taken() []pen.Rect {
	var list []pen.Rect
	for i := range s.Stacks {
		if id, ok := s.find(s.Stacks[i].Hex); ok && len(s.Stacks[i].Units) > 0 {
			c := s.Map.Center(id)
			list = append(list, pen.Rect{X: c.X, Y: c.Y}.Grow(0.34).Union(pen.Rect{X: c.X - 0.3, Y: c.Y - 0.38, W: 0.7, H: 0.6}))
		}
	}
	return list
}

// drawStacks draws the counters from the upper edge to the lower, so that badges
// lie above the stack behind. The pen's unit is the hex width.
func (s *Scene) drawStacks(p pen.Pen, crop pen.Rect, mm float64) {
	type laid struct {
		at    pen.Point
		stack *rules.Stack
	}
	var list []laid
	for i := range s.Stacks {
		if id, ok := s.find(s.Stacks[i].Hex); ok && crop.Grow(1).Has(s.Map.Center(id)) {
			list = append(list, laid{s.Map.Center(id), &s.Stacks[i]})
		}
	}
	slices.SortStableFunc(list, func(a, b laid) int { return cmp.Compare(a.at.Y, b.at.Y) })
	style := s.Counters
	style.Soft, style.Flat, style.NoArrow = true, true, true
	if mm < leastFaces {
		style.Detail = counter.Block
	}
	painter := counter.New(s.Fonts)
	for _, l := range list {
		painter.DrawStack(p, *l.stack, pen.Rect{X: l.at.X, Y: l.at.Y}.Grow(counterPart/2), style)
	}
}
