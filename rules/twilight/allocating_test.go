package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// The attacker allocates ammunition first, then the defender, at most two points each;
// one serves a whole corps. Artillery units without any take no part.
func TestAmmunitionOfAnAttack(t *testing.T) {
	rulestest.Cite(t, "10.5", "10.5.1", "10.1.4", "10.2.1")
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nru.27-3 18.30\nru.28-20 19.29\nru.5-rf 20.30\nru.1-hv 20.30\nge.1-1 19.30")
	g.announce("19.30", "ru.25-3", "ru.27-3", "ru.28-20", "ru.5-rf", "ru.1-hv")
	g.Do("done")
	g.Stage("ammunition", "russia")
	g.Do("ap ru.27-3 =ru.depot-1-army-major")
	if g.Offers("ap ru.25-3 =ru.depot-1-army-major") {
		t.Error("the other division of the corps can be given a point, too")
	}
	g.Do("ap ru.28-20 =ru.depot-1-army-major")
	g.Refuses("ap ru.5-rf =ru.depot-1-army-major", "10.5.1") // two points are all
	g.Do("done")
	g.Stage("ammunition", "central")
	g.Do("done")
	s := g.sheet()
	if s.Attacker.Strength != 15+15+15+5 || s.Attacker.Artillery != 15 || s.Defender.Artillery != 0 {
		t.Errorf("%d against %d, artillery %d and %d", s.Attacker.Strength, s.Defender.Strength, s.Attacker.Artillery, s.Defender.Artillery)
	}
	for _, u := range s.Attacker.Units {
		if u.Unit == "ru.1-hv" {
			t.Error("guns without ammunition attack")
		}
	}
}
