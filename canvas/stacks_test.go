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
	sharp := 0
	for range 12 { // no rest between
		x.push(x.eye.now.Panned(-150, -60))
		x.stacks.brush.wait()
		x.collect()
		view, side := x.aimView(), counterSide(x.aim())
		for _, s := range x.stacks.at {
			if !view.Has(s.anchor) {
				continue
			}
			if s.px != side {
				t.Fatalf("the stack at %v comes into sight with a picture of %d pixels, not %d", s.anchor, s.px, side)
			}
			sharp++
		}
	}
	if sharp == 0 {
		t.Fatal("no stack came into sight: the test shows nothing")
	}
}
