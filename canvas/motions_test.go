package canvas

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// frames is a driver that has animations tick when the test says so.
type frames struct {
	fyne.Driver
	begun int
	runs  map[*fyne.Animation]bool
}

func (d *frames) StartAnimation(a *fyne.Animation) { d.begun++; d.runs[a] = true }
func (d *frames) StopAnimation(a *fyne.Animation)  { delete(d.runs, a) }

func (d *frames) next() {
	for a := range d.runs {
		a.Tick(0.5)
	}
}

// framed is an app with that driver.
type framed struct {
	fyne.App
	d *frames
}

func (a framed) Driver() fyne.Driver { return a.d }

// A flight that is led elsewhere while it lasts goes on with the next frame: each notch
// of the wheel does that, and an animation that is begun beside another starts late.
func TestAMotionBegunWhileAnotherRunsMissesNoFrame(t *testing.T) {
	app := test.NewTempApp(t)
	d := &frames{app.Driver(), 0, map[*fyne.Animation]bool{}}
	fyne.SetCurrentApp(framed{app, d})
	w := &workshop{motions: motions{pace: 1}}
	first := w.animate(time.Minute, func(float64) {}, nil)
	d.next()
	first.stop()
	var part float64
	second := w.animate(time.Minute, func(p float64) { part = p }, nil)
	if d.next(); part <= 0 || part >= 1 {
		t.Errorf("with the next frame the second motion is at %v", part)
	}
	if d.begun != 1 {
		t.Errorf("%d animations were begun for two motions of which one takes the other's place", d.begun)
	}
	ended := false
	second.done = func() { ended = true }
	second.began = second.began.Add(-time.Hour)
	if d.next(); part != 1 || !ended || len(d.runs) != 0 {
		t.Errorf("at its end the motion is at %v, told so: %v; %d animations run on", part, ended, len(d.runs))
	}
}
