package film

import (
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/canvas/print"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// stage is the bare map at the size of the film, on which every frame is painted.
type stage struct {
	s     *studio
	crop  pen.Rect        // of the map, in hex widths
	px    float64         // pixels of a hex
	unit  float64         // of type: 1 in a picture 960 pixels wide
	field image.Rectangle // where the map lies
	blank image.Rectangle // above or below a map that is lower than another; empty where there is no room for words
	base  *image.RGBA
}

// crop is the part of the map that a film shows: all of it, unless it is fought over in a
// part alone, which can be shown clearly larger.
func (s *studio) crop() pen.Rect {
	whole := (&print.Scene{Map: s.sheet, Fonts: s.set}).Whole()
	if len(s.sheet.Parts()) != 1 {
		return whole // the paper between several maps would be cut
	}
	part, ok := s.fought()
	if !ok {
		return whole
	}
	part = part.Grow(rearRoom)
	x, y := max(part.X, whole.X), max(part.Y, whole.Y)
	part = pen.Rect{X: x, Y: y, W: min(part.Right(), whole.Right()) - x, H: min(part.Bottom(), whole.Bottom()) - y}
	if part.W*part.H > mostFought*whole.W*whole.H {
		return whole
	}
	return part
}

const (
	rearRoom   = 6.0 // hex widths around what was fought over
	mostFought = 0.7 // of the map, with that room, for a part to be shown alone
)

// fought is the part of the map with all battles and places taken in the film; ok is false
// where there were none.
func (s *studio) fought() (part pen.Rect, ok bool) {
	b := s.sheet.Board()
	for _, hex := range s.scenes() {
		id, found := b.Find(hex)
		if !found || !s.sheet.Has(id) {
			continue
		}
		at := s.sheet.Center(id)
		spot := pen.Rect{X: at.X, Y: at.Y}.Grow(0.5)
		if ok {
			spot = spot.Union(part)
		}
		part, ok = spot, true
	}
	return part, ok
}

// scenes are the hexes that were fought over or taken.
func (s *studio) scenes() []string {
	var hexes []string
	for i := range s.shots {
		for _, p := range s.shots[i].phases {
			for k := range p.Lines {
				l := &p.Lines[k]
				if l.Place != nil {
					hexes = append(hexes, l.Place.Hex)
				}
				if l.Battle != nil {
					hexes = append(hexes, l.Battle.Targets...)
				}
			}
		}
	}
	return hexes
}

// perMM is what a pixel is taken for in print: as on the screen.
const perMM = 6

// stage paints the bare map for a film of a width.
func (s *studio) stage(wide int) *stage {
	st := &stage{s: s, crop: s.crop(), unit: max(0.78, float64(wide)/960)}
	st.px = float64(wide) / st.crop.W
	high := int(math.Round(st.crop.H * st.px))
	head := st.headHigh(wide)
	st.field = image.Rect(0, head, wide, head+high)
	st.blank = st.free()
	st.base = image.NewRGBA(image.Rect(0, 0, wide, head+high+st.footHigh()))
	draw.Draw(st.base, st.base.Rect, image.NewUniform(paper), image.Point{}, draw.Src)
	ground := image.NewRGBA(image.Rect(0, 0, wide, high))
	draw.Draw(ground, ground.Rect, image.NewUniform(paper), image.Point{}, draw.Src)
	scene := &print.Scene{Map: s.sheet, Fonts: s.set, NoNumbers: st.px < leastNumbers}
	pen.Paint(ground, func(p pen.Pen) {
		p.Transform(pen.Scale(perMM))
		scene.Draw(p, st.crop, pen.Rect{W: float64(wide) / perMM, H: float64(high) / perMM})
	})
	for _, r := range st.frames() {
		draw.Draw(st.base, r.Add(st.field.Min), ground, r.Min, draw.Src)
	}
	return st
}

// frames are the maps with their frames, in pixels of the field; between several
// there is nothing but paper.
func (st *stage) frames() []image.Rectangle {
	var list []image.Rectangle
	for _, part := range st.s.sheet.Parts() {
		f := part.Frame().Grow(frameWide)
		at := func(x, y float64) image.Point {
			return image.Pt(int(math.Round((x-st.crop.X)*st.px)), int(math.Round((y-st.crop.Y)*st.px)))
		}
		list = append(list, image.Rectangle{Min: at(f.X, f.Y), Max: at(f.Right(), f.Bottom())}.Intersect(image.Rectangle{Max: st.field.Size()}))
	}
	return list
}

// free is the largest part of the field above or below a map where none lies, in pixels of
// the film; it is empty where that is too small for words.
func (st *stage) free() image.Rectangle {
	var best image.Rectangle
	maps := st.frames()
	for _, f := range maps {
		for _, r := range []image.Rectangle{{Min: image.Pt(f.Min.X, 0), Max: image.Pt(f.Max.X, f.Min.Y)}, {Min: image.Pt(f.Min.X, f.Max.Y), Max: image.Pt(f.Max.X, st.field.Dy())}} {
			clear := !slices.ContainsFunc(maps, r.Overlaps)
			if clear && float64(r.Dx()) >= leastBlankWide*st.unit && float64(r.Dy()) >= leastBlankHigh*st.unit && r.Dx()*r.Dy() > best.Dx()*best.Dy() {
				best = r
			}
		}
	}
	if best.Empty() {
		return best
	}
	return best.Add(st.field.Min)
}

const (
	frameWide    = 0.42 // of a map, in hex widths
	leastNumbers = 64   // pixels of a hex with its number
	counterPart  = 0.66 // of a hex that a counter covers
	smallHex     = 34   // pixels of a hex below which arrows are drawn broader
)

// paint paints a shot over the bare map.
func (st *stage) paint(frame *image.RGBA, x *shot) {
	copy(frame.Pix, st.base.Pix)
	land := image.NewRGBA(image.Rectangle{Max: st.field.Size()})
	draw.Draw(land, land.Rect, frame, st.field.Min, draw.Src)
	pen.Paint(land, func(p pen.Pen) {
		p.Transform(pen.Translate(-st.crop.X, -st.crop.Y).Then(pen.Scale(st.px)))
		st.drawField(p, x)
	})
	draw.Draw(frame, st.field, land, image.Point{}, draw.Src)
	st.drawWords(frame, x)
}

// drawField draws counters and arrows. The pen's unit is the hex width.
func (st *stage) drawField(p pen.Pen, x *shot) {
	weight := 1.0
	if st.px < smallHex {
		weight = 1.25
	}
	l := story.NewLayer(st.s.sheet, weight, x.phases)
	ways, strikes, taken, fallen := x.happened()
	l.Rings(p, taken)
	l.Newcomers(p, x.phases)
	l.Targets(p, strikes)
	st.drawStacks(p, x.stacks)
	marches := slices.DeleteFunc(slices.Clone(ways), func(w chronicle.Way) bool { return w.Class != chronicle.March })
	others := slices.DeleteFunc(slices.Clone(ways), func(w chronicle.Way) bool { return w.Class == chronicle.March })
	l.Marches(p, marches, false)
	l.Marches(p, others, true)
	l.Strikes(p, strikes)
	l.Crosses(p, fallen)
}

// drawStacks draws the counters from the upper edge to the lower.
func (st *stage) drawStacks(p pen.Pen, stacks []rules.Stack) {
	type laid struct {
		at    pen.Point
		stack *rules.Stack
	}
	var list []laid
	b := st.s.sheet.Board()
	for i := range stacks {
		if id, ok := b.Find(stacks[i].Hex); ok && st.s.sheet.Has(id) {
			list = append(list, laid{st.s.sheet.Center(id), &stacks[i]})
		}
	}
	slices.SortStableFunc(list, func(a, b laid) int { return cmp.Compare(a.at.Y, b.at.Y) })
	style := counter.Style{Soft: true, Flat: true, NoArrow: true}
	if st.px*counterPart < counter.BlockBelow {
		style.Detail = counter.Block
	}
	painter := counter.New(st.s.set)
	for _, x := range list {
		painter.DrawStack(p, *x.stack, pen.Rect{X: x.at.X, Y: x.at.Y}.Grow(counterPart/2), style)
	}
}

// The colours of the strips above and below the map.
var (
	paper  = color.NRGBA{0xF7, 0xF2, 0xE7, 0xFF}
	ink    = pen.Hex("#241A14")
	second = pen.Hex("#6A5A48")
	rule   = pen.Hex("#C9BFAE")
)
