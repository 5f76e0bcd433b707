package table

import (
	"testing"

	"vistula/canvas/pen"
	"vistula/rules"
)

// A counter that stands by itself has all of its badges in its frame.
func TestBadgesAreNotCutOff(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	c, _ := p.t.desk.Counter("ah.4-ii")
	for _, badges := range [][]rules.Badge{nil, {{Kind: "out-of-command"}}, {{Kind: "ce", Value: -1}, {Kind: "supply", Value: -2}, {Kind: "steps", Value: 4}}} {
		c.Badges = badges
		const side = 84
		extent := p.t.extent(c, false)
		at := inFrame(extent, side)
		drawn := pen.Rect{X: at.X + extent.X*at.W, Y: at.Y + extent.Y*at.H, W: extent.W * at.W, H: extent.H * at.H}
		if whole := side*framed + 0.01; drawn.X < -0.01 || drawn.Y < -0.01 || drawn.Right() > whole || drawn.Bottom() > whole {
			t.Errorf("with %v the drawing is %+v in a frame of %.1f", badges, drawn, whole)
		}
		if badges == nil && at.W != side {
			t.Errorf("without badges it is %.1f wide", at.W)
		}
	}
	f := &rules.Force{Units: []rules.Participant{{Counter: c}}}
	if p.t.drawer.battle.overhang(f) < 0.3 {
		t.Error("a force makes no room for what hangs over its counters")
	}
}
