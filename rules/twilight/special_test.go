package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// An incomplete train reaches a hex less far until the Inter-Phase after turn 6.
func TestIncompleteTrains(t *testing.T) {
	rulestest.Cite(t, "24.3")
	supplied := func(turn, hex string) bool {
		g := place(t, "russia supply "+turn+"\nru.53-r-26-r "+hex+"\nru.train-26-r 43.18\nru.depot-1-army-major 36.19\nge.6-lw 70.24")
		g.Do("supply")
		return g.word("ru.53-r-26-r", "supply") == ""
	}
	if !supplied("3", "48.18") || supplied("3", "49.18") || !supplied("7", "49.18") || supplied("7", "50.18") {
		t.Error("it reaches five hexes until turn 6, then six")
	}
}

// From turn 8 the units of the Königsberg Corps draw ammunition from the magazine of
// Königsberg within three hexes.
func TestTheMagazineOfKoenigsberg(t *testing.T) {
	rulestest.Cite(t, "22.5")
	for _, c := range []struct {
		turn, hex, from string
		can             bool
	}{{"8", "57.17", "56.17", true}, {"7", "57.17", "56.17", false}, {"8", "56.17", "55.17", false}} {
		g := place(t, "russia attack "+c.turn+"\nru.25-3 "+c.from+"\nge.kg-div-kg "+c.hex+"\nge.fortress-koenigsberg-1 60.17\nru.depot-1-army-major 36.19")
		g.announce(c.hex, "ru.25-3")
		g.Do("done")
		for g.P.Status().Stage == "ammunition" && g.P.Status().ToAct == "russia" {
			g.Do("done")
		}
		if got := g.Offers("ap ge.kg-div-kg =magazine"); got != c.can {
			t.Errorf("turn %s in %s: %v %v", c.turn, c.hex, got, g.All())
		}
	}
}
