package ui

import (
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/guard"
	"vistula/canvas/pen"
	"vistula/canvas/print"
)

// changed shows the first page of another print.
func (d *printDialog) changed() {
	d.at = 0
	d.repaint()
}

// turn shows another page.
func (d *printDialog) turn(by int) {
	if to := d.at + by; to >= 0 && to < d.pages {
		d.at = to
		d.repaint()
	}
}

// preview is a page as a picture, and how many there are.
type preview struct {
	img   image.Image
	title string
	pages int
	err   error
}

// repaint has the page painted in the background, one page at a time: of what is
// chosen meanwhile only the last is painted.
func (d *printDialog) repaint() {
	d.asked++
	j, err := d.job()
	if err != nil {
		d.show(preview{err: err})
		return
	}
	mine, page := d.asked, d.at
	high := int(min(1400, 620*d.s.win.Canvas().Scale()))
	if d.s.Now {
		d.show(paintPage(j, page, high))
		return
	}
	d.where.SetText(lang.L("…"))
	if d.painting {
		return
	}
	d.painting = true
	go func() {
		var p preview
		if caught := guard.Catch(func() { p = paintPage(j, page, high) }); caught != nil {
			p = preview{err: caught}
		}
		fyne.Do(guard.Func(func() { d.painted(p, mine) }))
	}()
}

// painted takes a page that was painted when so many had been asked for.
func (d *printDialog) painted(p preview, asked int) {
	d.painting = false
	switch {
	case d.shut:
	case asked == d.asked:
		d.show(p)
	default:
		d.repaint()
	}
}

// paintPage paints a page so many pixels high.
func paintPage(j *print.Job, at, high int) (p preview) {
	pages, err := j.Pages()
	if err != nil {
		return preview{err: err}
	}
	at = min(at, len(pages)-1)
	page := pages[at]
	k := float64(high) / page.Height
	img := image.NewRGBA(image.Rect(0, 0, int(page.Width*k), high))
	draw.Draw(img, img.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	pen.Paint(img, func(q pen.Pen) {
		q.Transform(pen.Scale(k))
		page.Draw(q)
	})
	return preview{img: img, title: page.Title, pages: len(pages)}
}

// show puts a painted page into the dialog.
func (d *printDialog) show(p preview) {
	if p.err != nil {
		d.pages = 0
		d.where.SetText(p.err.Error())
		return
	}
	d.pages = p.pages
	d.where.SetText(lang.L("{{.Title}}: page {{.N}} of {{.Of}}", map[string]any{"Title": p.title, "N": d.at + 1, "Of": p.pages}))
	d.picture.Image = p.img
	d.picture.Refresh()
}
