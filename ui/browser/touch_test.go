package browser

import (
	"fmt"
	"slices"
	"testing"
)

func TestFingersAreAMouse(t *testing.T) {
	one, far := []spot{{100, 100}}, []spot{{140, 100}}
	two, wide := []spot{{100, 100}, {200, 100}}, []spot{{100, 100}, {205, 100}}
	for _, c := range []struct {
		what string
		do   func(*touch, func())
		want []string
	}{
		{"a tap", func(f *touch, _ func()) { f.begin(one); f.end(nil) }, []string{"move 100,100", "down", "up"}},
		{"a drag", func(f *touch, _ func()) { f.begin(one); f.move(far); f.end(nil) }, []string{"move 100,100", "down", "move 140,100", "up"}},
		{"a hand that shakes", func(f *touch, _ func()) { f.begin(one); f.move([]spot{{103, 100}}); f.end(nil) }, []string{"move 100,100", "down", "up"}},
		{"a long press", func(f *touch, wait func()) { f.begin(one); wait(); f.end(nil) }, []string{"move 100,100", "down", "up"}},
		{"a pinch", func(f *touch, _ func()) {
			f.begin(one)
			f.begin(two)
			f.move(wide)
			f.end(one)
			f.move(far)
			f.end(nil)
		}, []string{"move 100,100", "move 152,100", "closer"}},
	} {
		var got []string
		var later []func()
		wait := func() {
			list := later
			later = nil
			for _, do := range list {
				do()
			}
		}
		f := &touch{mouse: mouse{
			move:   func(s spot) { got = append(got, fmt.Sprintf("move %.0f,%.0f", s.x, s.y)) },
			button: func(down bool) { got = append(got, map[bool]string{true: "down", false: "up"}[down]) },
			wheel: func(by float64) {
				if by < 0 {
					got = append(got, "closer")
				}
			},
			after: func(_ int, do func()) func() {
				on := true
				later = append(later, func() {
					if on {
						do()
					}
				})
				return func() { on = false }
			},
		}}
		c.do(f, wait)
		wait()
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}
