package pdf

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"reflect"

	"codeberg.org/go-pdf/fpdf"

	"vistula/canvas/pen"
)

const (
	jpegFrom    = 128 * 128 // pixels from which a picture is worth compressing
	jpegQuality = 88
)

// Image implements pen.Pen.
func (p *page) Image(img image.Image, r pen.Rect) {
	if img.Bounds().Empty() || !p.sees(new(pen.Path).Rect(r), 0) {
		return
	}
	s := p.doc.picture(img)
	if s.name == "" {
		return
	}
	p.setAlpha(255)
	// The library lays the picture on the unit square at the lower left corner.
	m := pen.ScaleXY(r.W, r.H).Then(pen.Translate(r.X, r.Y)).Then(p.m)
	p.buf.WriteString("q ")
	for _, v := range [4]float64{m.A, -m.B, -m.C, m.D} {
		p.number(v, 4)
	}
	p.number(m.E+m.C, 3)
	p.number(p.high-m.F-m.D, 3)
	p.buf.WriteString("cm\n")
	p.flush()
	p.doc.out.ImageOptions(s.name, 0, p.high-1, 1, 1, false, fpdf.ImageOptions{ImageType: s.kind}, 0, "")
	p.buf.WriteString("Q\n")
}

// stored is a picture as the library knows it; the zero value is none.
type stored struct{ name, kind string }

// picture stores a picture, each only once, and gives nothing where that fails.
func (d *Document) picture(img image.Image) stored {
	known := reflect.TypeOf(img).Kind() == reflect.Pointer // others may have no equals
	if known {
		if s, ok := d.pictures[img]; ok {
			return s
		}
	}
	var buf bytes.Buffer
	kind, err := encode(&buf, img)
	if err != nil {
		d.fail(fmt.Errorf("a picture does not fit into a PDF: %w", err))
		return stored{}
	}
	d.stored++
	s := stored{fmt.Sprintf("picture%d", d.stored), kind}
	d.out.RegisterImageOptionsReader(s.name, fpdf.ImageOptions{ImageType: kind}, &buf)
	if known {
		d.pictures[img] = s
	}
	return s
}

// encode writes a picture in the form that is smaller, and tells which that is.
func encode(w io.Writer, img image.Image) (kind string, err error) {
	if opaque(img) && img.Bounds().Dx()*img.Bounds().Dy() >= jpegFrom {
		return "JPG", jpeg.Encode(w, img, &jpeg.Options{Quality: jpegQuality})
	}
	return "PNG", png.Encode(w, img)
}

// opaque tells whether no point of a picture lets the paper through.
func opaque(img image.Image) bool {
	o, ok := img.(interface{ Opaque() bool })
	return ok && o.Opaque()
}
