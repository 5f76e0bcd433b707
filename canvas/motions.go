package canvas

import (
	"time"

	"fyne.io/fyne/v2"
)

// motions are the animations that run. All of them can be ended at once by any
// input: what they show is ornament, the board is already where they lead.
type motions struct {
	pace float64 // by which all takes longer; 0 for no animations
	list []*motion
}

// motion is one animation.
type motion struct {
	anim *fyne.Animation
	tick func(part float64)
	done func()
	over bool
	keep bool // input does not end it: a flight of the view
}

// animate runs a function over a time, with the part of it that has passed, 0
// to 1; 1 always comes. Where animations are off, only 1 comes, at once.
func (w *workshop) animate(d time.Duration, tick func(part float64), done func()) *motion {
	m := &motion{tick: tick, done: done}
	if d = time.Duration(w.motions.pace * float64(d)); d <= 0 || !fyne.CurrentApp().Settings().ShowAnimations() {
		m.finish()
		return m
	}
	m.anim = fyne.NewAnimation(d, func(part float32) {
		switch {
		case m.over:
		case part >= 1:
			m.finish()
		default:
			tick(float64(part))
		}
	})
	m.anim.Curve = fyne.AnimationLinear
	live := w.motions.list[:0]
	for _, o := range w.motions.list {
		if !o.over {
			live = append(live, o)
		}
	}
	w.motions.list = append(live, m)
	m.anim.Start()
	return m
}

// finish goes to the end at once.
func (m *motion) finish() {
	if m == nil || m.over {
		return
	}
	m.stop()
	m.tick(1)
	if m.done != nil {
		m.done()
	}
}

// stop ends the motion where it is.
func (m *motion) stop() {
	if m == nil || m.over {
		return
	}
	m.over = true
	if m.anim != nil {
		m.anim.Stop()
	}
}

func (s *motions) stopAll() {
	for _, m := range s.list {
		m.stop()
	}
	s.list = nil
}

// SetAnimated turns glides, flashes and flights of the view on or off.
func (w *workshop) SetAnimated(on bool) {
	pace := 0.0
	if on {
		pace = 1
	}
	w.SetPace(pace)
}

// SetPace sets by how much all that moves takes longer: 1 is usual, 2 twice as
// long, 0 turns animations off.
func (w *workshop) SetPace(pace float64) {
	w.motions.pace = max(0, pace)
	if w.motions.pace == 0 {
		w.Skip()
	}
}

// skipOrnaments is what any input does: what only adorns is over.
func (w *workshop) skipOrnaments() {
	var keep []*motion
	list := w.motions.list
	w.motions.list = nil
	for _, m := range list {
		if m.keep {
			keep = append(keep, m)
		} else {
			m.finish()
		}
	}
	w.motions.list = append(keep, w.motions.list...)
}

// Skip ends what moves now: it is at once where it was going.
func (w *workshop) Skip() {
	list := w.motions.list
	w.motions.list = nil
	for _, m := range list {
		m.finish()
	}
}
