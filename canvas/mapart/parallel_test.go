package mapart

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"vistula/canvas/pace"
	"vistula/canvas/pen"
)

// TestRowsGiveWay: between two rows whoever works on a map rests while a drawing moves.
func TestRowsGiveWay(t *testing.T) {
	rows := func(moving bool) time.Duration {
		var p pace.Pace
		p.GiveWay(func() bool { return moving })
		var done atomic.Int32
		began := time.Now()
		inParallel(&p, 12, func(int) {
			time.Sleep(10 * time.Millisecond)
			done.Add(1)
		})
		if done.Load() != 12 {
			t.Errorf("%d of 12 rows were done", done.Load())
		}
		return time.Since(began)
	}
	synctest.Test(t, func(t *testing.T) {
		if still, moved := rows(false), rows(true); moved != 3*still {
			t.Errorf("12 rows take %v while the drawing moves, %v at rest", moved, still)
		}
	})
}

// TestTheMapGivesWay: what is prepared of a map asks the drawing that it gives way to, and no
// other, until that has ended.
func TestTheMapGivesWay(t *testing.T) {
	s := greatwar(t)[0]
	var asked [2]atomic.Int32
	ask := func(i int) func() bool {
		return func() bool { asked[i].Add(1); return false }
	}
	first := s.GiveWay(ask(0))
	end := s.Printed(Print{}).GiveWay(ask(1))
	first()
	s.Prepare(110)
	if asked[0].Load() > 0 || asked[1].Load() == 0 {
		t.Errorf("the drawings were asked %d and %d times", asked[0].Load(), asked[1].Load())
	}
	end()
	before := asked[1].Load()
	s.woodMask.paint(s.pace, func(pen.Pen) {})
	if asked[1].Load() != before {
		t.Error("a drawing that has ended is asked")
	}
}
