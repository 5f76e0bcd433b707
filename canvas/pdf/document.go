package pdf

import (
	"errors"
	"image"
	"io"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
)

// PerMM is how many points, the unit of a PDF, a millimetre has.
const PerMM = 72 / 25.4

// Largest is the longest side of a page in millimetres that readers of PDF must
// be able to show.
const Largest = 5080

// Info is what a document tells of itself. All of it may be empty.
type Info struct {
	Title   string
	Subject string
	Created time.Time // now if zero
}

// Document is a PDF in the making. It belongs to one goroutine.
type Document struct {
	out      *fpdf.Fpdf
	plain    *pen.Font // for text under letters that are drawn as areas
	embedded map[*pen.Font]string
	pictures map[image.Image]stored
	stored   int // pictures
	page     *page
	err      error
}

// New begins a document without pages. The set's narrow face must be TrueType.
func New(set *fonts.Set, info Info) (*Document, error) {
	if !embeddable(set.Narrow) {
		return nil, errors.New("the face " + set.Narrow.Name() + " cannot be embedded in a PDF")
	}
	out := fpdf.NewCustom(&fpdf.InitType{UnitStr: "pt", Size: fpdf.SizeType{Wd: 100, Ht: 100}})
	out.SetMargins(0, 0, 0)
	out.SetAutoPageBreak(false, 0)
	out.SetCatalogSort(true) // the same document is the same file
	out.SetTitle(info.Title, true)
	out.SetSubject(info.Subject, true)
	out.SetCreator("Vistula", true)
	out.SetProducer("Vistula", true)
	if info.Created.IsZero() {
		info.Created = time.Now()
	}
	out.SetCreationDate(info.Created)
	out.SetModificationDate(info.Created)
	return &Document{out: out, plain: set.Narrow, embedded: map[*pen.Font]string{}, pictures: map[image.Image]stored{}}, nil
}

// AddPage begins a page of so many millimetres and gives the pen to draw on it:
// one unit is a millimetre, and the origin is the upper left corner. The page
// before is finished by it; its pen must not be used any more. The pen is a
// pen.Writer too.
func (d *Document) AddPage(width, height float64) pen.Pen {
	d.endPage()
	if !(width > 0 && height > 0 && max(width, height) <= Largest) {
		d.fail(errors.New("a page must have a size, of five metres at most"))
		width, height = 10, 10
	}
	d.out.AddPageFormat("P", fpdf.SizeType{Wd: width * PerMM, Ht: height * PerMM})
	d.page = newPage(d, width*PerMM, height*PerMM)
	return d.page
}

// Pages is how many pages were begun.
func (d *Document) Pages() int { return d.out.PageCount() }

// endPage brings back the state in which the page began.
func (d *Document) endPage() {
	if d.page != nil {
		d.page.flush()
		d.page.unwind(0)
		d.page = nil
	}
}

// Write finishes the document and writes it. Nothing may be drawn afterwards. An
// error is that of the writer, or the first one of the drawing.
func (d *Document) Write(w io.Writer) error {
	d.endPage()
	if d.Pages() == 0 {
		d.fail(errors.New("a PDF must have a page"))
	}
	if d.err != nil {
		return d.err
	}
	return d.out.Output(w)
}

func (d *Document) fail(err error) {
	if d.err == nil {
		d.err = err
	}
}

// embeddable tells whether a face is TrueType: only those can be cut down.
func embeddable(f *pen.Font) bool {
	data := f.Data()
	return len(data) > 4 && string(data[:4]) == "\x00\x01\x00\x00"
}

// family is the name under which a face is embedded.
func (d *Document) family(f *pen.Font) string {
	name, ok := d.embedded[f]
	if !ok {
		name = strings.ToLower(strings.NewReplacer("-", "", ".", "").Replace(f.Name()))
		d.out.AddUTF8FontFromBytes(name, "", f.Data())
		d.embedded[f] = name
	}
	return name
}
