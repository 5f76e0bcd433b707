package pace_test

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"vistula/canvas/pace"
)

func took(do func()) time.Duration {
	began := time.Now()
	do()
	return time.Since(began)
}

func TestRestIsTwiceTheWork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, x := range []struct{ worked, rest time.Duration }{
			{0, 0}, {50 * time.Millisecond, 100 * time.Millisecond}, {time.Hour, 300 * time.Millisecond},
		} {
			if d := took(func() { pace.Rest(x.worked, func() bool { return true }) }); d != x.rest {
				t.Errorf("after %v of work %v of rest, not %v", x.worked, d, x.rest)
			}
		}
	})
}

func TestRestEndsWhenNothingMoves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var moving atomic.Bool
		moving.Store(true)
		time.AfterFunc(45*time.Millisecond, func() { moving.Store(false) })
		if d := took(func() { pace.Rest(time.Second, moving.Load) }); d != 50*time.Millisecond {
			t.Errorf("what stood still after 45 ms was waited for %v", d)
		}
	})
}

func TestTheLastToAskIsGivenWayTo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var p pace.Pace
		rests := func(want bool, when string) {
			t.Helper()
			if d := took(func() { p.Rest(50 * time.Millisecond) }); d > 0 != want {
				t.Errorf("%s it rests for %v", when, d)
			}
		}
		rests(false, "when nobody has asked")
		first := p.GiveWay(func() bool { return true })
		rests(true, "while a drawing moves")
		second := p.GiveWay(func() bool { return false })
		rests(false, "when another has asked that stands still")
		first()
		third := p.GiveWay(func() bool { return true })
		second()
		rests(true, "when one before has ended")
		third()
		rests(false, "when all have ended")
	})
}
