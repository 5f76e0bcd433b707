package pdf

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
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
	name, kind := p.doc.picture(img)
	if name == "" {
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
	p.doc.out.ImageOptions(name, 0, p.high-1, 1, 1, false, fpdf.ImageOptions{ImageType: kind}, 0, "")
	p.buf.WriteString("Q\n")
}

// picture stores a picture once and gives its name and kind.
func (d *Document) picture(img image.Image) (name, kind string) {
	same := reflect.TypeOf(img).Kind() == reflect.Pointer // else it cannot be compared
	if same {
		if name, ok := d.pictures[img]; ok {
			return name[1:], map[byte]string{'j': "JPG", 'p': "PNG"}[name[0]]
		}
	}
	var buf bytes.Buffer
	var err error
	if kind = "PNG"; opaque(img) && img.Bounds().Dx()*img.Bounds().Dy() >= jpegFrom {
		kind = "JPG"
		err = jpeg.Encode(&buf, img, &jpeg.Options{Quality: jpegQuality})
	} else {
		err = png.Encode(&buf, img)
	}
	if err != nil {
		d.fail(fmt.Errorf("a picture does not fit into a PDF: %w", err))
		return "", ""
	}
	name = fmt.Sprintf("picture%d", len(d.pictures)+1)
	if same {
		d.pictures[img] = map[string]string{"JPG": "j", "PNG": "p"}[kind] + name
	} else {
		name += "x"
		d.pictures[&image.Uniform{}] = "" // counted only
	}
	d.out.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: kind}, &buf)
	return name, kind
}

// opaque tells whether no point of a picture lets the paper through.
func opaque(img image.Image) bool {
	o, ok := img.(interface{ Opaque() bool })
	return ok && o.Opaque()
}
