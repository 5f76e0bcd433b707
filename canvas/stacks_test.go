package canvas

import "testing"

// pixels is how many bytes of pictures the stacks hold.
func (l *stackLayer) pixels() (bytes int) {
	for _, s := range l.at {
		if !s.empty {
			bytes += 4 * s.box.Dx() * s.box.Dy()
		}
	}
	return bytes
}

func TestStacksOutOfSightAreSmall(t *testing.T) {
	x := newTable(t)
	x.Settle()
	x.SetPixelsPerHex(closest)
	for _, hex := range []string{"8.17", "5.05", "12.10"} {
		x.CenterOn(hex)
		x.Settle()
		if got := x.stacks.pixels(); got > 6<<20 {
			t.Errorf("close to %s the stacks take %d kB", hex, got>>10)
		}
		for _, s := range x.stacks.at {
			if s.empty {
				t.Fatalf("close to %s the stack at %v has no picture", hex, s.anchor)
			}
		}
	}
}

func TestStacksAreSharpBeforeOnePansToThem(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(closest)
	x.CenterOn("8.17")
	x.Settle()
	var far *stackSprite
	for _, s := range x.stacks.at {
		if s.px != counterSide(x.aim()) && (far == nil || s.id < far.id) {
			far = s
		}
	}
	if far == nil {
		t.Fatal("all stacks are near: the test shows nothing")
	}
	const steps = 40
	by := far.anchor.Sub(x.middle()).Mul(-x.eye.now.Px / steps)
	for range steps {
		x.push(x.eye.now.Panned(by.X, by.Y))
		x.stopCalm() // one pans without a rest
		x.stacks.brush.wait()
		x.collect()
	}
	if !x.aimView().Has(far.anchor) {
		t.Fatal("the stack is not in sight")
	}
	if far.px != counterSide(x.aim()) {
		t.Errorf("the stack comes into sight with a picture of %d pixels, not %d", far.px, counterSide(x.aim()))
	}
}

// TestAStackIsAskedForAgainThatWasGivenUp: one pans away before its sharp picture is
// painted, other pictures come first, and one pans back.
func TestAStackIsAskedForAgainThatWasGivenUp(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(closest)
	x.CenterOn("8.17")
	x.Settle()
	l := &x.stacks
	var far, near *stackSprite
	for _, s := range l.at {
		switch sharp := s.px == counterSide(x.aim()); {
		case !sharp && (far == nil || s.id < far.id):
			far = s
		case sharp && (near == nil || s.id < near.id):
			near = s
		}
	}
	if far == nil || near == nil {
		t.Fatal("all stacks are near, or none is: the test shows nothing")
	}
	by := far.anchor.Sub(x.middle()).Mul(x.eye.now.Px)
	pan := func(to float64) {
		x.push(x.eye.now.Panned(to*by.X, to*by.Y))
		x.stopCalm() // one pans without a rest
	}
	busy := make(chan bool)
	l.brush.do(func(func() bool) { <-busy })
	pan(-1)
	pan(1)
	x.SetSelected(near.stack.Units[0].Unit)
	close(busy)
	l.brush.wait()
	x.collect()
	pan(-1)
	l.brush.wait()
	x.collect()
	if far.px != counterSide(x.aim()) {
		t.Errorf("the stack in sight has a picture of %d pixels, not %d", far.px, counterSide(x.aim()))
	}
}
