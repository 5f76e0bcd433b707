package start

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// In a window for one pane the settings are at hand without a game being chosen, whole and
// in sight.
func TestTheShelfAloneHasTheSettings(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 800, Height: 600}, {Width: 1024, Height: 768}} {
		s, _, h := screen(t, size, func(c *Config) { running(c); c.blank = true })
		var button *plate
		walk(s.root, func(o fyne.CanvasObject) {
			if p, ok := o.(*plate); ok && strings.Contains(wordsOf(p), "Settings") {
				button = p
			}
		})
		if button == nil {
			t.Fatalf("%v: there are no settings", size)
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(button)
		if at.Y < 0 || at.Y+button.Size().Height > size.Height || at.X+button.Size().Width > size.Width {
			t.Errorf("%v: the button lies at %v, %v large", size, at, button.Size())
		}
		if shelf := s.left.Position().Y + s.left.Size().Height; at.Y < shelf {
			t.Errorf("%v: the button lies on the shelf, which reaches down to %v", size, shelf)
		}
		test.Tap(button)
		if len(h.words) != 1 || h.words[0] != "settings" {
			t.Errorf("%v: it asks for %v", size, h.words)
		}
	}
}

// wordsOf is all that is written on an object.
func wordsOf(o fyne.CanvasObject) (words string) {
	walk(o, func(o fyne.CanvasObject) {
		if x, ok := o.(*canvas.Text); ok {
			words += x.Text + " "
		}
	})
	return words
}

// A screen that takes the place of another is scrolled as that one was; another box begins
// at its top.
func TestTheDiaryStaysWhereItWas(t *testing.T) {
	many := func(c *Config) {
		c.blank = true
		for range 20 {
			c.Running = append(c.Running, Running{Entry: Entry{Title: "game"}})
		}
		c.Folder = true
	}
	s, _, _ := screen(t, fyne.NewSize(1280, 700), many)
	s.page.Offset.Y = 333
	again, _, _ := screen(t, fyne.NewSize(1280, 700), func(c *Config) { many(c); c.Scrolled = s.Scrolled() })
	if again.page.Offset.Y != 333 {
		t.Errorf("the list is scrolled by %v", again.page.Offset.Y)
	}
	if again.choose(0); again.page.Offset.Y != 0 {
		t.Errorf("another box is scrolled by %v", again.page.Offset.Y)
	}
}

// A long name ends with an ellipsis where it has no room, and is no wider than that.
func TestLongNamesEndWithAnEllipsis(t *testing.T) {
	screen(t, fyne.NewSize(1280, 700), func(c *Config) { c.blank = true })
	for _, name := range []string{strings.Repeat("Tannenberg ", 8), strings.Repeat("x", 80)} {
		o := few(name, nil, 14, nil, 120, 2)
		if n := len(o.Objects); n != 2 || !strings.HasSuffix(wordsOf(o), "… ") || o.MinSize().Width > 121 {
			t.Errorf("%q: %d lines, %v wide: %q", name, n, o.MinSize().Width, wordsOf(o))
		}
	}
	if got := wordsOf(few("short", nil, 14, nil, 120, 2)); got != "short " {
		t.Errorf("a short name reads %q", got)
	}
}
