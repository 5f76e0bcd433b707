package report

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"math"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/canvas/print"
	"vistula/canvas/story"
	"vistula/rules/chronicle"
)

// studio draws the maps of a report.
type studio struct {
	sheet mapart.Map
	set   *fonts.Set
}

func newStudio(c *chronicle.Chronicle, o Options) (*studio, error) {
	sheet, set, err := story.Sheet(c, o.Map, o.Fonts)
	return &studio{sheet, set}, err
}

// The least part of the map that a picture shows, in hex widths.
const (
	leastWide = 11.0
	leastHigh = 7.0
)

// crop is the part of the map that a figure shows.
func (s *studio) crop(f *figure) pen.Rect {
	scene := s.scene(f)
	if len(f.Hexes) == 0 {
		return scene.Whole()
	}
	r := scene.Around(1.6, f.Hexes...)
	if d := leastWide - r.W; d > 0 {
		r.X, r.W = r.X-d/2, r.W+d
	}
	if d := leastHigh - r.H; d > 0 {
		r.Y, r.H = r.Y-d/2, r.H+d
	}
	return s.pushed(r)
}

// crops are the parts of the map that figures of one height show side by side, made wider
// until their widths are so many heights together, as far as the map goes; sum is what
// they are.
func (s *studio) crops(list []*figure, wide float64) (crops []pen.Rect, sum float64) {
	for _, f := range list {
		crops = append(crops, s.crop(f))
		sum += crops[len(crops)-1].W / crops[len(crops)-1].H
	}
	more := wide / sum
	if more <= 1 {
		return crops, sum
	}
	sum = 0
	for i, f := range list {
		r := &crops[i]
		if len(f.Hexes) > 0 {
			r.X, r.W = r.X-r.W*(more-1)/2, r.W*more
			*r = s.pushed(*r)
		}
		sum += r.W / r.H
	}
	return crops, sum
}

// pushed moves a part of the map into the frame of its sheet, as far as it can be.
func (s *studio) pushed(r pen.Rect) pen.Rect {
	b := s.sheet.Frame()
	for _, p := range s.sheet.Parts() {
		if f := p.Frame(); f.Has(r.Center()) {
			b = f
		}
	}
	b = b.Grow(0.42)
	r.W, r.H = min(r.W, b.W), min(r.H, b.H)
	r.X = min(max(r.X, b.X), b.Right()-r.W)
	r.Y = min(max(r.Y, b.Y), b.Bottom()-r.H)
	return r
}

func (s *studio) scene(f *figure) *print.Scene {
	sc := &print.Scene{Map: s.sheet, Fonts: s.set}
	sc.Stacks = f.Stacks
	return sc
}

// Draw draws a figure's part of the map into a rectangle of millimetres, with
// arrows and marks of what happened.
func (s *studio) draw(p pen.Pen, f *figure, crop, to pen.Rect) {
	at := s.scene(f).Draw(p, crop, to)
	if at.W <= 0 {
		return
	}
	p.Save()
	defer p.Restore()
	p.Clip(new(pen.Path).Rect(at), pen.Winding)
	k := at.W / crop.W
	p.Transform(pen.Translate(-crop.X, -crop.Y).Then(pen.Scale(k)).Then(pen.Translate(at.X, at.Y)))
	l := story.NewLayer(s.sheet, 1, f.Phases)
	for _, h := range f.Lost {
		s.ring(p, h, lostInk, []float64{0.12, 0.1})
	}
	for _, h := range f.Taken {
		s.ring(p, h, takenInk, nil)
	}
	l.Targets(p, f.Strikes)
	l.Marches(p, f.Marches, false)
	l.Marches(p, f.Pursuits, true)
	l.Strikes(p, f.Strikes)
	l.Crosses(p, f.Fallen)
}

// ring draws the outline of a hex.
func (s *studio) ring(p pen.Pen, hex string, c color.NRGBA, dash []float64) {
	id, ok := s.sheet.Board().Find(hex)
	if !ok || !s.sheet.Has(id) {
		return
	}
	path := s.sheet.HexPath(id, 0.95)
	p.Stroke(path, pen.Stroke{Width: 0.13, Color: pen.Alpha(pen.Hex("#FFFFFF"), 0.85)})
	p.Stroke(path, pen.Stroke{Width: 0.075, Color: c, Dash: dash})
}

// Pixels of a picture.
const (
	pictureWide = 860
	pictureHigh = 580
	largestHex  = 74 // pixels of a hex in a small part of the map
	perMM       = 6  // pixels to what the painter takes for a millimetre
	quality     = 80 // of JPEG
)

// plateDPI is how fine a map is printed.
const plateDPI = 200

// plate paints a figure for paper, so many millimetres large. As a picture it is a third
// of what its lines take.
func (s *studio) plate(f *figure, crop pen.Rect, wide, high float64) image.Image {
	const perMM = plateDPI / 25.4
	img := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(wide*perMM)), int(math.Ceil(high*perMM))))
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Scale(perMM))
		s.draw(p, f, crop, pen.Rect{W: wide, H: high})
	})
	return img
}

// photograph paints a figure as a JPEG.
func (s *studio) photograph(ctx context.Context, f *figure) (data []byte, size image.Point, err error) {
	if err := ctx.Err(); err != nil {
		return nil, size, err
	}
	crop := s.crop(f)
	wide, high := float64(pictureWide), float64(pictureHigh)
	if len(f.Hexes) == 0 {
		wide, high = 1.4*wide, 1.8*high
	}
	px := min(wide/crop.W, high/crop.H, largestHex)
	size = image.Pt(int(math.Round(crop.W*px)), int(math.Round(crop.H*px)))
	img := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Scale(perMM))
		s.draw(p, f, crop, pen.Rect{W: float64(size.X) / perMM, H: float64(size.Y) / perMM})
	})
	var b bytes.Buffer
	err = jpeg.Encode(&b, img, &jpeg.Options{Quality: quality})
	return b.Bytes(), size, err
}
