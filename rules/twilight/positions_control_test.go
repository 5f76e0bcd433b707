package twilight

import (
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to case 4.3: control.

// What units enclose lies behind their front line, unless they are isolated: those are no
// part of one (4.3). The hexes where they stand are theirs all the same.
func TestIsolatedUnitsHaveNoFrontLine(t *testing.T) {
	rulestest.Cite(t, "4.3")
	for _, c := range []struct {
		state  string
		pocket side
	}{{`{}`, central}, {`{"isolated":true,"supply":"out"}`, russia}} {
		p := field(t, "russia", "movement", at("ge.1-1", "31.28", c.state), at("ge.2-1", "31.31", c.state), at("ge.35-17", "28.30", c.state), at("ru.27-3", "20.20"))
		pocket, under := p.find(t, "30.30"), p.find(t, "31.28")
		if !p.controls(russia, pocket) {
			t.Fatal("30.30 does not begin as Russian")
		}
		controlOf(p).settle()
		if !p.controls(c.pocket, pocket) || !p.controls(central, under) {
			t.Errorf("%s: 30.30 is controlled by %s", c.state, sideIDs[p.held[pocket]])
		}
	}
}

// A hex that a retreat has left stays its side's until the enemy is in it or the front
// line has moved, as a player turn ends (4.3).
func TestAHexThatWasLeft(t *testing.T) {
	rulestest.Cite(t, "4.3")
	p := field(t, "russia", "attack", at("ge.1-1", "41.19"), at("ru.27-3", "40.19"), at("ru.25-3", "41.18"))
	left := p.find(t, "41.19")
	p.sendBack(t, "41.19", byResult, 1, "ge.1-1")
	p.lead(t, "42.20")
	if !p.controls(central, left) {
		t.Error("41.19 has changed hands though nobody entered it")
	}
	p.place(p.rs.unitOf("ru.27-3"), left)
	if !p.controls(russia, left) {
		t.Error("41.19 is not Russian though a Russian division is in it")
	}
	p.place(p.rs.unitOf("ru.depot-1-army-major"), p.find(t, "43.18"))
	if p.controls(russia, p.find(t, "43.18")) {
		t.Error("a depot takes control")
	}
}
