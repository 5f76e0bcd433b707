//go:build display && !headless

package window

import (
	"reflect"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"vistula/canvas"
)

// found is something on the screen, with the part of it that is seen.
type found struct {
	object fyne.CanvasObject
	words  string
	x0, y0 float32
	x1, y1 float32
}

func (f *found) middle() fyne.Position { return fyne.NewPos((f.x0+f.x1)/2, (f.y0+f.y1)/2) }

// look visits all that is seen in the window. What lies over it, a dialog or a
// menu, takes all clicks, so only that is looked at then.
func look(win fyne.Window, visit func(found)) {
	c := win.Canvas()
	size := c.Size()
	var walk func(o fyne.CanvasObject, at fyne.Position, clip found)
	walk = func(o fyne.CanvasObject, at fyne.Position, clip found) {
		if o == nil || !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		s := o.Size()
		here := found{object: o, x0: max(clip.x0, at.X), y0: max(clip.y0, at.Y), x1: min(clip.x1, at.X+s.Width), y1: min(clip.y1, at.Y+s.Height)}
		switch o := o.(type) {
		case *fynecanvas.Text:
			here.words = o.Text
		default:
			here.words = buttonText(o)
		}
		if here.x1 > here.x0 && here.y1 > here.y0 {
			visit(here)
		}
		switch x := o.(type) {
		case *fyne.Container:
			for _, child := range x.Objects {
				walk(child, at, clip)
			}
		case *container.Scroll:
			walk(x.Content, at, here)
		case *canvas.Board: // it has its own ways of being asked
		case fyne.Widget:
			for _, child := range test.WidgetRenderer(x).Objects() {
				walk(child, at, clip)
			}
		}
	}
	whole := found{x1: size.Width, y1: size.Height}
	if top := c.Overlays().Top(); top != nil {
		walk(top, fyne.Position{}, whole)
		return
	}
	walk(c.Content(), fyne.Position{}, whole)
}

// pixelOf is the pixel of a place in a window.
func pixelOf(win fyne.Window, at fyne.Position) pixel {
	x, y := win.Canvas().PixelCoordinateForPosition(at)
	return pixel{x, y}
}

// seek finds what satisfies a test in a window; the last one wins, which is the
// innermost or uppermost.
func seek(win fyne.Window, is func(*found) bool) (p pixel, ok bool) {
	look(win, func(f found) {
		if is(&f) {
			p, ok = pixelOf(win, f.middle()), true
		}
	})
	return p, ok
}

// canSee tells whether something that satisfies a test can be seen in the window.
func canSee(is func(*found) bool) (yes bool) {
	fyne.DoAndWait(func() { _, yes = seek(shell.Window(), is) })
	return yes
}

// worded is anything with these very words.
func worded(words string) func(*found) bool {
	return func(f *found) bool { return strings.EqualFold(f.words, words) }
}

// part is a field of a button, whatever kind of button of ours is built on Fyne's.
func part(o fyne.CanvasObject, name string) any {
	v := reflect.Indirect(reflect.ValueOf(o))
	if v.Kind() != reflect.Struct || !v.FieldByName("OnTapped").IsValid() {
		return nil
	}
	if f := v.FieldByName(name); f.IsValid() && f.CanInterface() {
		return f.Interface()
	}
	return nil
}

// buttonText is the text of a button, in a line; "" for anything else.
func buttonText(o fyne.CanvasObject) string {
	text, _ := part(o, "Text").(string)
	return strings.ReplaceAll(text, "\n", " ")
}

// iconed is a button with an icon.
func iconed(icon fyne.Resource) func(*found) bool {
	return func(f *found) bool {
		i, ok := part(f.object, "Icon").(fyne.Resource)
		return ok && i != nil && i.Name() == icon.Name()
	}
}

// sees tells whether words are to be read in the window, among others.
func sees(words string) bool {
	yes := false
	look(shell.Window(), func(f found) { yes = yes || strings.Contains(f.words, words) })
	return yes
}

// readable is all words in the window, for messages.
func readable() string {
	var list []string
	look(shell.Window(), func(f found) {
		if _, text := f.object.(*fynecanvas.Text); text && f.words != "" {
			list = append(list, f.words)
		}
	})
	return strings.Join(list, " | ")
}

// press clicks what satisfies a test.
func (h *hand) press(what string, is func(*found) bool) {
	h.Helper()
	var p pixel
	h.until(what+" can be seen", func() (ok bool) {
		p, ok = seek(shell.Window(), is)
		return ok
	})
	h.click(p, 1)
}

// button clicks the button with a label, or the line of a menu: a dialog may have
// the same words for its title.
func (h *hand) button(label string) {
	h.Helper()
	real := false
	h.press("“"+label+"”", func(f *found) bool {
		button := buttonText(f.object) != ""
		if !strings.EqualFold(f.words, label) || real && !button {
			return false
		}
		real = real || button
		return true
	})
}

// quiet waits until nothing moves and all is painted.
func (h *hand) quiet() {
	h.Helper()
	h.until("the map has come to rest", func() bool { return seated == nil || !seated.Board().Moving() })
	if seated != nil {
		seated.Board().Settle()
	}
	fyne.DoAndWait(func() {})
	time.Sleep(150 * time.Millisecond)
}

// show takes a picture of what has come to rest.
func (h *hand) show(name string) {
	h.Helper()
	h.quiet()
	h.picture(name)
}
