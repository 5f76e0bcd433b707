package pdf_test

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"strings"
	"testing"

	reader "github.com/ledongthuc/pdf"

	"vistula/canvas/fonts"
	"vistula/canvas/pdf"
	"vistula/canvas/pen"
)

func faces(t *testing.T) *fonts.Set {
	t.Helper()
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// written writes a document of one page and opens it again.
func written(t *testing.T, draw func(pen.Pen)) (*reader.Reader, []byte) {
	t.Helper()
	doc, err := pdf.New(faces(t), pdf.Info{Title: "Łódź, 1914"})
	if err != nil {
		t.Fatal(err)
	}
	draw(doc.AddPage(200, 100))
	return finished(t, doc)
}

// finished ends a document and opens it again.
func finished(t *testing.T, doc *pdf.Document) (*reader.Reader, []byte) {
	t.Helper()
	var buf bytes.Buffer
	if err := doc.Write(&buf); err != nil {
		t.Fatal(err)
	}
	r, err := reader.NewReader(bytes.NewReader(buf.Bytes()), int64(buf.Len()))
	if err != nil {
		t.Fatal(err)
	}
	return r, buf.Bytes()
}

// text is what a reader finds on a page, without spaces and line ends.
func text(t *testing.T, page reader.Page) string {
	t.Helper()
	var b strings.Builder
	for _, piece := range page.Content().Text {
		b.WriteString(piece.S)
	}
	return strings.Join(strings.Fields(b.String()), "")
}

// asRead is a text as this reader gives it: of letters' codes beyond 255 it counts
// on the last byte alone.
func asRead(s string) string {
	return strings.Map(func(r rune) rune {
		if r > 255 {
			return r & 0xFF
		}
		return r
	}, s)
}

func TestTextIsFoundAgain(t *testing.T) {
	set := faces(t)
	for _, f := range []*pen.Font{set.Serif, set.SerifBold, set.SerifItalic, set.Narrow, set.Figures, set.Sans, set.SansSemi, set.SansBold} {
		r, _ := written(t, func(p pen.Pen) {
			pen.Text{Font: f, Size: 8, Color: pen.Hex("#102030"), Halo: pen.Hex("#FFFFFF")}.Draw(p, 10, 20, "Przemyśl (7.14) AV\\")
			pen.Text{Font: f, Size: 8, Tracking: 0.4, Color: pen.Hex("#102030")}.Draw(p, 10, 40, "GALICIA")
			line := []pen.Point{{X: 10, Y: 60}, {X: 60, Y: 70}, {X: 150, Y: 60}}
			pen.Text{Font: f, Size: 6, Color: pen.Hex("#102030")}.DrawAlong(p, line, 2, 1, 0.5, "Dniester")
		})
		got := text(t, r.Page(1))
		for _, want := range []string{"Przemyśl(7.14)AV\\", "GALICIA", "Dniester"} {
			if strings.Count(got, asRead(want)) != 1 {
				t.Errorf("%s: %q is not found once in %q", f.Name(), want, got)
			}
		}
	}
}

func TestPagesHaveTheirSizes(t *testing.T) {
	doc, err := pdf.New(faces(t), pdf.Info{})
	if err != nil {
		t.Fatal(err)
	}
	doc.AddPage(297, 210)
	doc.AddPage(210, 297)
	if doc.Pages() != 2 {
		t.Errorf("%d pages", doc.Pages())
	}
	r, _ := finished(t, doc)
	for n, want := range [][2]float64{{297, 210}, {210, 297}} {
		box := mediaBox(r.Page(n + 1))
		if w, h := box.Index(2).Float64()/pdf.PerMM, box.Index(3).Float64()/pdf.PerMM; w < want[0]-0.1 || w > want[0]+0.1 || h < want[1]-0.1 || h > want[1]+0.1 {
			t.Errorf("page %d is %.1f x %.1f mm", n+1, w, h)
		}
	}
}

// mediaBox is a page's own size, or that which it inherits.
func mediaBox(p reader.Page) reader.Value {
	for v := p.V; !v.IsNull(); v = v.Key("Parent") {
		if box := v.Key("MediaBox"); box.Len() == 4 {
			return box
		}
	}
	return reader.Value{}
}

// stream is what draws a page.
func stream(t *testing.T, draw func(pen.Pen)) string {
	t.Helper()
	r, _ := written(t, draw)
	rc := r.Page(1).V.Key("Contents").Reader()
	defer rc.Close()
	var b bytes.Buffer
	if _, err := b.ReadFrom(rc); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestStrokesFillsAndClips(t *testing.T) {
	square := new(pen.Path).Rect(pen.Rect{X: 10, Y: 10, W: 10, H: 10})
	red := pen.Hex("#FF0000")
	for name, c := range map[string]struct {
		draw func(pen.Pen)
		want []string
	}{
		"even-odd":       {func(p pen.Pen) { p.Fill(square, pen.EvenOdd, red) }, []string{"1 0 0 rg", "f*"}},
		"winding":        {func(p pen.Pen) { p.Fill(square, pen.Winding, red) }, []string{"f\n"}},
		"the unit is mm": {func(p pen.Pen) { p.Fill(square, pen.Winding, red) }, []string{"28.35 255.12 m"}},
		"half through":   {func(p pen.Pen) { p.Fill(square, pen.Winding, pen.Alpha(red, 0.5)) }, []string{" gs"}},
		"dashes":         {func(p pen.Pen) { p.Stroke(square, pen.Stroke{Width: 1, Color: red, Dash: []float64{2, 1}}) }, []string{"[5.669 2.835 ] 0 d", "2.835 w", "S\n"}},
		"dashes go back": {func(p pen.Pen) {
			p.Stroke(square, pen.Stroke{Width: 1, Color: red, Dash: []float64{2, 1}})
			p.Stroke(square, pen.Stroke{Width: 1, Color: red})
		}, []string{"[] 0 d"}},
		"a clip is undone": {func(p pen.Pen) {
			p.Save()
			p.Clip(square, pen.EvenOdd)
			p.Fill(square, pen.Winding, red)
			p.Restore()
			p.Fill(square, pen.Winding, red)
		}, []string{"W* n", "Q\n"}},
		"a clip left open": {func(p pen.Pen) { p.Clip(square, pen.Winding); p.Fill(square, pen.Winding, red) }, []string{"W n", "Q"}},
		"scaled": {func(p pen.Pen) {
			p.Transform(pen.Scale(2))
			p.Stroke(square, pen.Stroke{Width: 1, Color: red})
		}, []string{"5.669 w", "56.69 226.77 m"}},
	} {
		got := stream(t, c.draw)
		for _, want := range c.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is not in\n%s", name, want, got)
			}
		}
		if strings.Count(got, "q\n") != strings.Count(got, "Q\n") {
			t.Errorf("%s: clips are not undone in\n%s", name, got)
		}
	}
}

func TestWhatIsNotSeenIsNotWritten(t *testing.T) {
	got := stream(t, func(p pen.Pen) {
		p.Fill(new(pen.Path).Circle(-500, 20, 10), pen.Winding, pen.Hex("#123456"))
		p.Save()
		p.Clip(new(pen.Path).Rect(pen.Rect{W: 20, H: 20}), pen.Winding)
		p.Fill(new(pen.Path).Circle(100, 50, 10), pen.Winding, pen.Hex("#123456"))
		p.Restore()
		p.Fill(new(pen.Path).Circle(100, 50, 10), pen.Winding, color.NRGBA{})
	})
	if strings.Contains(got, " c\n") {
		t.Errorf("a circle that nobody sees is written:\n%s", got)
	}
}

func TestAPictureIsStoredOnce(t *testing.T) {
	for name, pixel := range map[string]color.NRGBA{"opaque": {200, 10, 10, 255}, "half through": {200, 10, 10, 120}} {
		img := image.NewNRGBA(image.Rect(0, 0, 200, 200))
		for i := range img.Pix {
			img.Pix[i] = [4]uint8{pixel.R, pixel.G, pixel.B, pixel.A}[i%4]
		}
		_, data := written(t, func(p pen.Pen) {
			p.Image(img, pen.Rect{X: 10, Y: 10, W: 30, H: 30})
			p.Image(img, pen.Rect{X: 60, Y: 10, W: 30, H: 30})
		})
		pictures := bytes.Count(data, []byte("/Subtype /Image"))
		masks := bytes.Count(data, []byte("/SMask"))
		if want := map[bool]int{true: 1, false: 2}[pixel.A == 255]; pictures != want || masks != want-1 {
			t.Errorf("%s: %d pictures and %d masks", name, pictures, masks)
		}
	}
}

// full is a disk that takes so many bytes.
type full struct{ left int }

func (f *full) Write(p []byte) (int, error) {
	if len(p) > f.left {
		return f.left, errors.New("no space left on device")
	}
	f.left -= len(p)
	return len(p), nil
}

func TestErrorsComeOut(t *testing.T) {
	doc, _ := pdf.New(faces(t), pdf.Info{})
	if err := doc.Write(&bytes.Buffer{}); err == nil {
		t.Error("a document without pages was written")
	}
	doc, _ = pdf.New(faces(t), pdf.Info{})
	doc.AddPage(100, 100)
	if err := doc.Write(&full{left: 100}); err == nil || !strings.Contains(err.Error(), "no space left") {
		t.Errorf("a full disk gives %v", err)
	}
	for _, size := range []float64{0, -1, pdf.Largest + 1} {
		doc, _ = pdf.New(faces(t), pdf.Info{})
		doc.AddPage(size, 100)
		if err := doc.Write(&bytes.Buffer{}); err == nil {
			t.Errorf("a page %g mm wide was written", size)
		}
	}
}
