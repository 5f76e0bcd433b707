package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Near Khan Nakhichevanski the cavalry of his corps makes forced marches of three points
// until turn 6.
func TestKhanSparesHisHorses(t *testing.T) {
	rulestest.Cite(t, "25.1")
	for _, c := range []struct {
		turn, unit, hex string
		left            float64
	}{
		{"4", "ru.2-gd-c-khan", "36.22", 15},
		{"4", "ru.2-gd-c-khan", "36.23", 18}, // four hexes away
		{"4", "ru.1-c", "36.22", 18},         // of no corps
		{"7", "ru.2-gd-c-khan", "36.22", 18},
	} {
		g := place(t, "russia movement "+c.turn+"\nru.1-gd-c-khan 36.19\nge.1-1 60.19\n"+c.unit+" "+c.hex)
		g.Do("pick "+c.unit, "force "+c.unit)
		if got := g.figure(c.unit, "left"); got != c.left*parts {
			t.Errorf("%s in %s, turn %s: %v points", c.unit, c.hex, c.turn, got/parts)
		}
	}
}

// Cavalry of his corps that fought retires after combat.
func TestKhanRetires(t *testing.T) {
	rulestest.Cite(t, "25.1")
	for state, must := range map[string]bool{`{"clashed":true}`: true, "{}": false} {
		g := place(t, "russia post-combat 4\nru.1-gd-c-khan 39.19 "+state+"\nge.1-1 40.19")
		if must {
			g.Refuses("done", "25.1")
		} else {
			g.Do("done")
		}
	}
	g := battlefield(t, "central attack 4\nru.1-gd-c-khan 18.30\nge.1-1 19.30")
	g.announce("18.30", "ge.1-1")
	g.Do("done")
	if !g.flag("ru.1-gd-c-khan", "clashed") {
		t.Error("it is under attack")
	}
}
