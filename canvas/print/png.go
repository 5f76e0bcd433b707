package print

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"
	"runtime"
	"sync"

	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
)

// DPI is how fine pictures are.
const DPI = 300

// MostPixels is how large a picture may be: about a metre by 0.85 m.
const MostPixels = 120_000_000

// PNG prints the map alone as a picture of 300 dots to the inch, as large as it
// can be on the paper, or in true size. It is painted in bands, so that even a
// large one needs little memory. The error is one sentence.
func (j *Job) PNG() ([]byte, error) {
	if err := j.check(); err != nil {
		return nil, err
	}
	scene := j.scene()
	whole := scene.Whole()
	hexMM := j.pictureHex(scene)
	px := hexMM / mmPerInch * DPI
	whole.X, whole.Y = math.Floor(whole.X*px)/px, math.Floor(whole.Y*px)/px // pixels of the relief on those of the picture
	w, h := int(math.Round(whole.W*px)), int(math.Round(whole.H*px))
	if w < 1 || h < 1 {
		return nil, errors.New("the map is too small for a picture")
	}
	if n := w * h; n > MostPixels {
		return nil, fmt.Errorf("the picture would have %d x %d dots, %d million; %d million are the most, so choose smaller paper or print a PDF",
			w, h, n/1_000_000, MostPixels/1_000_000)
	}
	scene.Map.Prepare(px)
	b := &bands{scene: scene, names: scene.placeNames(hexMM), whole: whole, hexMM: hexMM, size: image.Pt(w, h), first: -1}
	var buf bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := enc.Encode(&withDots{w: &buf}, b); err != nil {
		return nil, fmt.Errorf("the picture cannot be made: %w", err)
	}
	if b.fault != nil {
		return nil, fmt.Errorf("the picture cannot be painted: %w", b.fault)
	}
	return buf.Bytes(), nil
}

// pictureHex is how large a hex of the picture is.
func (j *Job) pictureHex(scene *Scene) float64 {
	if j.Poster {
		return j.hexSize()
	}
	whole := scene.Whole()
	best := 0.0
	for _, o := range []Orientation{Upright, Across} {
		if j.Lie != Auto && j.Lie != o {
			continue
		}
		w, h := j.Paper.size(o)
		best = max(best, min(w/whole.W, h/whole.H))
	}
	return best
}

// bands is a picture that is painted while it is read, from the top to the bottom,
// some rows at a time.
type bands struct {
	scene *Scene
	names []mapart.Name
	whole pen.Rect
	hexMM float64
	size  image.Point
	first int // row of the bands painted, -1 for none
	now   *image.RGBA
	fault *guard.Panic // of a painter: the picture is not whole
}

// Opaque tells the encoder that there is no transparency.
func (b *bands) Opaque() bool { return true }

// ColorModel implements image.Image.
func (b *bands) ColorModel() color.Model { return color.RGBAModel }

// Bounds implements image.Image.
func (b *bands) Bounds() image.Rectangle { return image.Rectangle{Max: b.size} }

// At implements image.Image. Rows that lie further down are painted when they are
// first asked for.
func (b *bands) At(x, y int) color.Color {
	high := bandHigh * runtime.NumCPU()
	if first := y / high * high; first != b.first {
		b.paint(first, min(b.size.Y, first+high))
	}
	return b.now.RGBAAt(x, y)
}

// paint paints some rows, a band for each processor.
func (b *bands) paint(from, to int) {
	b.first = from
	b.now = image.NewRGBA(image.Rect(0, from, b.size.X, to))
	draw.Draw(b.now, b.now.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	var wg sync.WaitGroup
	faults := make([]*guard.Panic, (to-from+bandHigh-1)/bandHigh)
	for i := range faults {
		y := from + i*bandHigh
		rows := b.now.SubImage(image.Rect(0, y, b.size.X, min(to, y+bandHigh))).(*image.RGBA)
		wg.Go(func() { faults[i] = guard.Catch(func() { b.band(rows) }) })
	}
	wg.Wait()
	for _, f := range faults {
		if f != nil {
			b.fault = f
		}
	}
}

// band paints a band with a little more above and below, lest names and badges
// that reach over its edges be cut off.
func (b *bands) band(rows *image.RGBA) {
	const perMM = DPI / mmPerInch
	y0, y1 := float64(rows.Rect.Min.Y)/perMM, float64(rows.Rect.Max.Y)/perMM
	crop := pen.Rect{X: b.whole.X, Y: b.whole.Y + y0/b.hexMM, W: b.whole.W, H: (y1 - y0) / b.hexMM}
	pen.Paint(rows, func(p pen.Pen) {
		p.Transform(pen.Scale(perMM))
		b.scene.draw(p, crop, pen.Rect{W: crop.W * b.hexMM, H: y1 - y0}, b.names)
	})
}

// withDots puts the number of dots to the metre into a PNG, behind its first
// chunk.
type withDots struct {
	w    io.Writer
	seen int
}

// headLength is the signature and the first chunk of a PNG.
const headLength = 8 + 4 + 4 + 13 + 4

// Write implements io.Writer.
func (d *withDots) Write(p []byte) (int, error) {
	n := len(p)
	if d.seen < headLength {
		head := p[:min(n, headLength-d.seen)]
		d.seen += len(head)
		if _, err := d.w.Write(head); err != nil {
			return 0, err
		}
		if d.seen == headLength {
			if _, err := d.w.Write(dots()); err != nil {
				return 0, err
			}
		}
		p = p[len(head):]
	}
	_, err := d.w.Write(p)
	return n, err
}

// dots is the chunk that says how large a dot is.
func dots() []byte {
	perMetre := uint32(math.Round(DPI / 0.0254))
	chunk := binary.BigEndian.AppendUint32(nil, 9)
	chunk = append(chunk, "pHYs"...)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = append(chunk, 1) // the unit is the metre
	return binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))
}
