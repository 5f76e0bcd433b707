package start

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
)

// folder draws the folder of saved games, a sheaf of paper tied with a ribbon,
// into a rectangle.
func folder(d pen.Pen, set *fonts.Set, r pen.Rect) {
	k := r.W / 190
	c := r.Center()
	for i, turn := range []float64{0.045, 0.020, -0.012} {
		d.Save()
		d.Transform(pen.Translate(-c.X, -r.Bottom()).Then(pen.Rotate(turn)).Then(pen.Translate(c.X, r.Bottom())))
		sheet := r.Grow(-5 * k)
		sheet.Y += 4*k - float64(i)*2*k
		leaf := new(pen.Path).Rect(sheet)
		d.Fill(new(pen.Path).Rect(pen.Rect{X: sheet.X + 1.5*k, Y: sheet.Y + 1.5*k, W: sheet.W, H: sheet.H}), pen.Winding, color.NRGBA{A: 40})
		d.Fill(leaf, pen.Winding, pen.Mix(pen.Hex("#EFE5CF"), pen.Hex("#FBF5E6"), float64(i)/2))
		d.Stroke(leaf, pen.Stroke{Width: 0.8 * k, Color: pen.Hex("#8F7F63")})
		if i == 2 {
			label(d, set, sheet, k)
		}
		d.Restore()
	}
}

// label writes the uppermost leaf.
func label(d pen.Pen, set *fonts.Set, r pen.Rect, k float64) {
	blue, ink := pen.Hex("#1D5C7E"), pen.Hex("#241A14")
	d.Stroke(new(pen.Path).Rect(r.Grow(-9*k)), pen.Stroke{Width: 1.4 * k, Color: blue})
	d.Stroke(new(pen.Path).Rect(r.Grow(-12.5*k)), pen.Stroke{Width: 0.7 * k, Color: blue})
	x := r.Center().X
	write := func(f *pen.Font, size, y float64, c color.NRGBA, text string) {
		t := pen.Text{Font: f, Size: size * k, Color: c, Anchor: pen.Middle, Tracking: 0.05}
		if room := r.W - 40*k; t.Width(text) > room {
			t.Size *= room / t.Width(text)
		}
		t.Draw(d, x, r.Y+y*k, text)
	}
	write(set.SerifItalic, 19, 58, ink, lang.L("The"))
	write(set.SerifBold, 25, 90, ink, lang.L("WAR DIARY"))
	y := r.Y + 108*k
	d.Stroke(new(pen.Path).MoveTo(x-44*k, y).LineTo(x+44*k, y), pen.Stroke{Width: 0.9 * k, Color: blue})
	write(set.SerifItalic, 14, 132, ink, lang.L("games in progress"))
	write(set.SerifItalic, 14, 150, ink, lang.L("and games saved"))
	ribbon(d, pen.Point{X: x, Y: r.Y + 182*k}, r, k)
}

// ribbon ties the sheaf.
func ribbon(d pen.Pen, at pen.Point, r pen.Rect, k float64) {
	red := pen.Hex("#9C2B22")
	band := pen.Rect{X: r.X, Y: at.Y - 3*k, W: r.W, H: 6 * k}
	d.Fill(new(pen.Path).Rect(band), pen.Winding, red)
	for _, side := range []float64{-1, 1} {
		loop := new(pen.Path).MoveTo(at.X, at.Y)
		loop.CurveTo(at.X+side*14*k, at.Y-22*k, at.X+side*34*k, at.Y-8*k, at.X, at.Y)
		d.Fill(loop, pen.Winding, red)
		d.Stroke(loop, pen.Stroke{Width: 1 * k, Color: pen.Hex("#6E1A14")})
		tail := new(pen.Path).MoveTo(at.X, at.Y).CurveTo(at.X+side*6*k, at.Y+8*k, at.X+side*8*k, at.Y+14*k, at.X+side*16*k, at.Y+22*k)
		d.Stroke(tail, pen.Stroke{Width: 5 * k, Color: red, Cap: pen.ButtCap})
	}
	knot := new(pen.Path).Circle(at.X, at.Y, 4.6*k)
	d.Fill(knot, pen.Winding, pen.Hex("#B5382D"))
	d.Stroke(knot, pen.Stroke{Width: math.Max(0.6, 0.8*k), Color: pen.Hex("#6E1A14")})
}
