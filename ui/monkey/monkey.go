package monkey

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Kind is a kind of act.
type Kind uint8

// The kinds of acts.
const (
	Point Kind = iota
	Click
	RightClick
	DoubleClick
	ShiftClick
	Press // presses at one place and lets go at another, without a drag
	Drag
	Wheel
	Key
	Rune
)

// Act is one thing that a hand does.
type Act struct {
	Kind   Kind
	At, To fyne.Position
	Key    fyne.KeyName
	Mod    fyne.KeyModifier
	Rune   rune
	Turn   float32 // of the wheel
	On     string  // what was aimed at
}

// String is the act in words, for a report of what led to a fault.
func (a Act) String() string {
	place := fmt.Sprintf("%.0f,%.0f", a.At.X, a.At.Y)
	if a.On != "" {
		place += " on " + a.On
	}
	switch a.Kind {
	case Key:
		if a.Mod != 0 {
			return fmt.Sprintf("key %v+%s", a.Mod, a.Key)
		}
		return "key " + string(a.Key)
	case Rune:
		return fmt.Sprintf("type %q", a.Rune)
	case Drag, Press:
		return fmt.Sprintf("%s from %s to %.0f,%.0f", a.name(), place, a.To.X, a.To.Y)
	}
	return a.name() + " at " + place
}

func (a Act) name() string {
	return [...]string{"point", "click", "right click", "double click", "click with Shift", "press", "drag", "wheel"}[a.Kind]
}

// keys are pressed as often as they stand here.
var keys = []fyne.KeyName{
	fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape, fyne.KeyF1, fyne.KeyF1, fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF6, fyne.KeyF10,
	fyne.KeyTab, fyne.KeyTab, fyne.KeyTab, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn, fyne.KeySpace, fyne.KeySpace, fyne.KeyUp, fyne.KeyDown,
	fyne.KeyLeft, fyne.KeyRight, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd, fyne.KeyBackspace,
}

// shortcuts are pressed with Ctrl.
var shortcuts = []fyne.KeyName{fyne.KeyZ, fyne.KeyZ, fyne.KeyZ, fyne.KeyY, fyne.KeyS, fyne.KeyO, fyne.KeyP, fyne.KeyComma, fyne.KeyReturn, fyne.KeyM}

// letters are typed.
const letters = "123456789fsztcpo?+-rgq"

// Monkey thinks up acts and remembers the last of them.
type Monkey struct {
	Rand *rand.Rand
	// Spots are places of the window that are worth a click besides what Fyne
	// knows of: hexes. It may be nil.
	Spots func() []fyne.Position
	// Shortcuts and Letters are those that are used; nil and "" for all.
	Shortcuts []fyne.KeyName

	last []Act
}

// New makes a monkey of a seed.
func New(seed uint64) *Monkey {
	return &Monkey{Rand: rand.New(rand.NewPCG(seed, 1914)), Shortcuts: shortcuts}
}

// remembered is how many acts a report tells.
const remembered = 40

// Next thinks up an act for what a window shows now.
func (m *Monkey) Next(c fyne.Canvas) Act {
	r, a := m.Rand, Act{}
	switch n := r.IntN(100); {
	case n < 34:
		a = m.aimed(c, Click)
	case n < 43:
		a = m.aimed(c, RightClick)
	case n < 46:
		a = m.aimed(c, DoubleClick)
	case n < 48:
		a = m.aimed(c, ShiftClick)
	case n < 50:
		a = m.aimed(c, Press)
		a.To = m.anywhere(c)
	case n < 54:
		a = m.aimed(c, Drag)
		a.To = m.anywhere(c)
	case n < 58:
		a = m.aimed(c, Wheel)
		a.Turn = float32(r.IntN(7)-3) * 10
	case n < 68:
		a = m.aimed(c, Point)
	case n < 90:
		a = Act{Kind: Key, Key: keys[r.IntN(len(keys))]}
		if a.Key == fyne.KeyTab && r.IntN(3) == 0 {
			a.Mod = fyne.KeyModifierShift
		}
	case n < 93 && len(m.Shortcuts) > 0:
		a = Act{Kind: Key, Key: m.Shortcuts[r.IntN(len(m.Shortcuts))], Mod: fyne.KeyModifierControl}
	default:
		a = Act{Kind: Rune, Rune: rune(letters[r.IntN(len(letters))])}
	}
	if m.last = append(m.last, a); len(m.last) > remembered {
		m.last = m.last[1:]
	}
	return a
}

func (m *Monkey) anywhere(c fyne.Canvas) fyne.Position {
	s := c.Size()
	return fyne.NewPos(m.Rand.Float32()*s.Width, m.Rand.Float32()*s.Height)
}

// aimed is an act at a place: mostly one where there is something.
func (m *Monkey) aimed(c fyne.Canvas, k Kind) Act {
	a := Act{Kind: k, At: m.anywhere(c)}
	var spots []fyne.Position
	if m.Spots != nil && c.Overlays().Top() == nil {
		spots = m.Spots()
	}
	switch n := m.Rand.IntN(10); {
	case n < 4 && len(spots) > 0:
		a.At, a.On = spots[m.Rand.IntN(len(spots))], "a hex"
	case n < 8:
		var list []Act
		Walk(c, func(o fyne.CanvasObject, at fyne.Position, clip Area) {
			middle := at.AddXY(o.Size().Width/2, o.Size().Height/2)
			if Clickable(o) && clip.Has(middle) {
				list = append(list, Act{Kind: k, At: middle, On: fmt.Sprintf("%T", o)})
			}
		})
		if len(list) > 0 {
			a = list[m.Rand.IntN(len(list))]
		}
	}
	return a
}

// Last tells the last acts, one a line.
func (m *Monkey) Last() string {
	var b strings.Builder
	for _, a := range m.last {
		fmt.Fprintf(&b, "\n\t%v", a)
	}
	return b.String()
}

// Do carries an act out.
func (h *Hand) Do(a Act) {
	switch a.Kind {
	case Point:
		h.Move(a.At)
	case Click:
		h.Click(a.At, desktop.MouseButtonPrimary, 0)
	case ShiftClick:
		h.Click(a.At, desktop.MouseButtonPrimary, fyne.KeyModifierShift)
	case RightClick:
		h.Click(a.At, desktop.MouseButtonSecondary, 0)
	case DoubleClick:
		h.Click(a.At, desktop.MouseButtonPrimary, 0)
		h.Click(a.At, desktop.MouseButtonPrimary, 0)
	case Press:
		h.Move(a.At)
		h.Press(desktop.MouseButtonPrimary, 0)
		h.Move(a.To)
		h.Release(desktop.MouseButtonPrimary, 0)
	case Drag:
		h.Drag(a.At, a.To)
	case Wheel:
		h.Wheel(a.At, a.Turn)
	case Key:
		h.Key(a.Key, a.Mod)
	case Rune:
		h.Type(a.Rune)
	}
}

// State tells what lies over a window and what has the keyboard.
func State(c fyne.Canvas) string {
	var b strings.Builder
	fmt.Fprintf(&b, "window %v; the keyboard is with %T; overlays from the bottom up:", c.Size(), c.Focused())
	for _, o := range c.Overlays().List() {
		fmt.Fprintf(&b, " %T %v visible %v", o, o.Size(), o.Visible())
	}
	if c.Overlays().Top() == nil {
		b.WriteString(" none")
	}
	return b.String()
}

// Words are the words on a button, whatever kind of button is built on Fyne's; ""
// for anything else.
func Words(o fyne.CanvasObject) string {
	v := reflect.Indirect(reflect.ValueOf(o))
	if v.Kind() != reflect.Struct || !v.FieldByName("OnTapped").IsValid() {
		return ""
	}
	if f := v.FieldByName("Text"); f.IsValid() && f.Kind() == reflect.String {
		return f.String()
	}
	return ""
}
