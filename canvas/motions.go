package canvas

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// motions are the animations that run. All of them can be ended at once by any
// input: what they show is ornament, the board is already where they lead.
type motions struct {
	pace  float64 // by which all takes longer; 0 for no animations
	list  []*motion
	clock *fyne.Animation // has all of them tick, once a frame; nil while none runs
}

// motion is one animation.
type motion struct {
	tick  func(part float64)
	done  func()
	began time.Time
	takes time.Duration
	over  bool
	keep  bool // input does not end it: a flight of the view
}

// animate runs a function over a time, with the part of it that has passed, 0
// to 1; 1 always comes. Where animations are off, only 1 comes, at once.
func (w *workshop) animate(d time.Duration, tick func(part float64), done func()) *motion {
	m := &motion{tick: tick, done: done, began: time.Now()}
	m.takes = time.Duration(w.motions.pace * float64(d))
	if m.takes <= 0 || w.mail.waits || !fyne.CurrentApp().Settings().ShowAnimations() {
		m.finish()
		return m
	}
	w.motions.add(m)
	return m
}

// add has a motion tick with the next frame. All share one animation of Fyne's, which
// lets one that is started while another runs wait for a frame: a flight that is led
// elsewhere by each notch of the wheel would stand still for a frame each time.
func (s *motions) add(m *motion) {
	s.list = append(s.live(), m)
	if s.clock != nil {
		return
	}
	s.clock = fyne.NewAnimation(time.Second, func(float32) { s.step(time.Now()) })
	s.clock.RepeatCount = fyne.AnimationRepeatForever
	s.clock.Start()
}

// live are the motions that are not over.
func (s *motions) live() []*motion {
	return slices.DeleteFunc(s.list, func(m *motion) bool { return m.over })
}

// step has all motions tick. The clock stops when none is left: at rest nothing ticks.
func (s *motions) step(now time.Time) {
	for _, m := range slices.Clone(s.list) { // the end of one may be the beginning of another
		switch part := float64(now.Sub(m.began)) / float64(m.takes); {
		case m.over:
		case part >= 1:
			m.finish()
		default:
			m.tick(part)
		}
	}
	if s.list = s.live(); len(s.list) == 0 && s.clock != nil {
		s.clock.Stop()
		s.clock = nil
	}
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
	if m != nil {
		m.over = true
	}
}

func (s *motions) stopAll() {
	for _, m := range s.list {
		m.stop()
	}
	s.list = nil
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
