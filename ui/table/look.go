package table

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/ui/settings"
	"vistula/ui/theme"
)

// look is the colours of the panels and the size of their text.
type look struct {
	theme.Palette
	scale float32
	semi  fyne.Resource // half bold; nil for the theme's own
}

// lookOf takes the look of the app's theme if it is ours.
func lookOf(app fyne.App, s *settings.Settings) look {
	if th, ok := app.Settings().Theme().(*theme.Theme); ok {
		return look{Palette: th.Palette, scale: th.Scale, semi: th.Semi()}
	}
	return look{Palette: theme.PaletteOf(s.Dark).In(palette.ID(s.Palette), s.Dark), scale: s.Scale()}
}

// onPaper gives controls that lie on paper the light colours, in which they can
// be seen when the panels are dark.
func (k *kit) onPaper(o fyne.CanvasObject) fyne.CanvasObject {
	if th, ok := k.app.Settings().Theme().(*theme.Theme); ok && th.Dark {
		return container.NewThemeOverride(o, th.OnPaper())
	}
	return o
}

// px is a measure that grows with the size of the text.
func (k *kit) px(v float32) float32 { return v * k.look.scale }

// weight is how heavy text is.
type weight uint8

const (
	plain weight = iota
	semi
	bold
)

// text is one line.
func (k *kit) text(s string, size float32, w weight, c color.Color) *fynecanvas.Text {
	o := fynecanvas.NewText(s, c)
	o.TextSize = k.px(size)
	switch {
	case w == bold:
		o.TextStyle.Bold = true
	case w == semi && k.look.semi != nil:
		o.FontSource = k.look.semi
	case w == semi:
		o.TextStyle.Bold = true
	}
	return o
}

func (k *kit) heading(s string) *fynecanvas.Text { return k.text(s, 16, bold, k.look.Text) }
func (k *kit) second(s string) *fynecanvas.Text  { return k.text(s, 12.5, plain, k.look.Second) }

// para is text in lines no wider than width.
func (k *kit) para(s string, size float32, w weight, c color.Color, width float32) *fyne.Container {
	box := container.New(layout.NewCustomPaddedVBoxLayout(0))
	box.Objects = k.hotLines(s, k.wrap(s, size, w, width), func(line string) *fynecanvas.Text { return k.text(line, size, w, c) })
	return box
}

// wrap breaks text into lines at blanks. A word that is wider than a line is cut.
func (k *kit) wrap(s string, size float32, w weight, width float32) []string {
	probe := k.text("", size, w, color.Black)
	wide := func(s string) bool {
		probe.Text = s
		return probe.MinSize().Width > width
	}
	var lines []string
	line := ""
	for _, word := range strings.Fields(s) {
		for wide(word) && len([]rune(word)) > 4 {
			n := len([]rune(word)) - 1
			for n > 4 && wide(string([]rune(word)[:n])) {
				n--
			}
			if line != "" {
				lines, line = append(lines, line), ""
			}
			lines, word = append(lines, string([]rune(word)[:n])), string([]rune(word)[n:])
		}
		switch {
		case line == "":
			line = word
		case wide(line + " " + word):
			lines, line = append(lines, line), word
		default:
			line += " " + word
		}
	}
	return append(lines, line)
}

// fit cuts a line so that it is no wider than width.
func (k *kit) fit(o *fynecanvas.Text, width float32) *fynecanvas.Text {
	o.Text = theme.Shorten(o.Text, func(line string) bool {
		o.Text = line
		return o.MinSize().Width > width
	})
	return o
}

// rows and columns without the theme's gaps.
func rows(gap float32, list ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(gap), list...)
}

func columns(gap float32, list ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedHBoxLayout(gap), list...)
}

func padded(top, bottom, left, right float32, o ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedLayout(top, bottom, left, right), o...)
}

// split is a line with something at either end.
func split(left, right fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedHBoxLayout(6), left, layout.NewSpacer(), right)
}

// sized gives an object a least size.
func sized(w, h float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewGridWrapLayout(fyne.NewSize(w, h)), o)
}

// plate is a filled ground with a line round it.
func plate(fill, line color.NRGBA, radius float32) *fynecanvas.Rectangle {
	r := fynecanvas.NewRectangle(fill)
	r.CornerRadius = radius
	if line.A > 0 {
		r.StrokeColor, r.StrokeWidth = line, 1
	}
	return r
}

func (k *kit) rule() fyne.CanvasObject {
	r := fynecanvas.NewRectangle(k.look.Line)
	r.SetMinSize(fyne.NewSize(1, 1))
	return r
}

// paper are the colours of printed sheets, the same in both themes.
var paper = struct{ sheet, card, ink, second, line, gold, link color.NRGBA }{
	pen.Hex("#F4ECD8"), pen.Hex("#FAF4E4"), pen.Hex("#241A14"), pen.Hex("#6B5B46"), pen.Hex("#5B4A36"), pen.Hex("#F0B429"), pen.Hex("#1F5A80"),
}

func stack(list ...fyne.CanvasObject) *fyne.Container { return container.NewStack(list...) }

// luma is how light a colour is, from 0 to 255.
func luma(c color.NRGBA) int { return (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000 }

// printed is a line on paper.
func (k *kit) printed(s string, size float32, w weight) *fynecanvas.Text {
	return k.text(s, size, w, paper.ink)
}

// put gives an object its place.
func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// seen shows or hides an object.
func seen(o fyne.CanvasObject, is bool) {
	if is {
		o.Show()
	} else {
		o.Hide()
	}
}
