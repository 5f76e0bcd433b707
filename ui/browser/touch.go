package browser

import "math"

// touch turns fingers into what a mouse does, for Fyne hears of no fingers in a
// browser: one finger points, presses and drags, two of them turn the wheel. Places
// are those of the page, in its pixels.
type touch struct {
	mouse   mouse
	from    spot
	down    bool    // the button is
	pinched bool    // two fingers were there: the rest is no tap
	apart   float64 // how far they are
	rest    func()  // stops the wait for a finger that rests
}

type spot struct{ x, y float64 }

func (s spot) to(o spot) float64 { return math.Hypot(o.x-s.x, o.y-s.y) }

// mouse is what is told to Fyne.
type mouse struct {
	move   func(spot)
	button func(down bool)
	wheel  func(delta float64)                             // as the page tells it, negative for closer
	after  func(milliseconds int, do func()) (stop func()) // does something later
}

const (
	least   = 6   // pixels that a finger goes before it drags
	resting = 250 // milliseconds after which a finger that stays presses
	settle  = 60  // milliseconds between two things that a mouse does
)

// begin hears of a finger that came down; at are all that are there.
func (t *touch) begin(at []spot) {
	t.stop()
	if len(at) == 1 {
		t.from, t.down, t.pinched = at[0], false, false
		t.mouse.move(at[0])
		t.rest = t.mouse.after(resting, t.press)
		return
	}
	if t.down {
		t.mouse.button(false)
	}
	t.down, t.pinched, t.apart = false, true, at[0].to(at[1])
}

func (t *touch) stop() {
	if t.rest != nil {
		t.rest()
		t.rest = nil
	}
}

func (t *touch) press() {
	t.rest, t.down = nil, true
	t.mouse.button(true)
}

// move hears of fingers that moved.
func (t *touch) move(at []spot) {
	switch {
	case len(at) == 2 && t.apart > 0:
		d := at[0].to(at[1])
		t.mouse.move(spot{(at[0].x + at[1].x) / 2, (at[0].y + at[1].y) / 2})
		if d > 0 {
			t.mouse.wheel(-notches(d / t.apart))
		}
		t.apart = d
	case len(at) == 1 && !t.pinched:
		if !t.down && t.from.to(at[0]) > least {
			t.stop()
			t.press()
		}
		if t.down {
			t.mouse.move(at[0])
		}
	}
}

// notches are how far the wheel turns for a pinch, in the page's pixels: the board
// grows by e to the power of 0.0024 with each, and takes a large turn for a mouse's.
func notches(ratio float64) float64 { return max(-45, min(45, math.Log(ratio)/0.0024)) }

// end hears that fingers went; at are those that stay.
func (t *touch) end(at []spot) {
	t.stop()
	t.apart = 0
	if len(at) > 0 {
		return
	}
	switch {
	case t.pinched:
	case t.down:
		t.mouse.button(false)
	default:
		t.mouse.button(true)
		t.mouse.after(settle, func() { t.mouse.button(false) })
	}
	t.down = false
}
