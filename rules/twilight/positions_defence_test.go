package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// names are the units of a side of the attack in hand that take part.
func (g *game) names(attackers bool) string {
	g.T.Helper()
	text, list := "", g.sheet().Defender.Units
	if attackers {
		list = g.sheet().Attacker.Units
	}
	for i, u := range list {
		if i > 0 {
			text += " "
		}
		text += u.Unit
	}
	return text
}

// Who has retreated onto guns that stand alone, or onto a train, is not attacked again with
// them: they are attacked alone.
func TestWhoJoinsGunsByARetreat(t *testing.T) {
	rulestest.Cite(t, "10.1", "10.1.5")
	for _, who := range []string{"ru.1-hv", "ru.train-20"} {
		g := place(t, "central attack 3\nge.1-1 23.39\nge.2-1 23.39\nge.35-17 23.36\nru.25-3 23.38\nru.depot-1-army-major 20.37\n"+who+" 23.37")
		g.announce("23.38", "ge.1-1", "ge.2-1")
		g.announce("23.37", "ge.35-17") // over a major river, which no zone crosses
		g.Do("done", "fight 23.38")
		g.through("roll", "central")
		g.Throw("roll", 2, 2)
		for g.P.Status().Stage == "retreat" {
			g.Do("retreat 23.37 23.38")
		}
		g.Throw("roll", 1, 1)
		g.through("advance", "central")
		g.Do("done")
		g.arm()
		for g.P.Status().Stage == "muster" {
			g.Do("ready")
		}
		g.Stage("roll", "central")
		if got := g.names(false); got != who {
			t.Errorf("23.37 is defended by %s", got)
		}
		if who == "ru.train-20" { // a retreat eliminates it, and the others leave the hex
			g.throwing("+1X/r1")
			g.Stage("retreat", "russia")
			if g.at(who) != "" || g.Hexes("retreat", "") == "" {
				t.Errorf("the train is in %q", g.at(who))
			}
		}
	}
}

// Cavalry defends in place of infantry only with as much as the infantry that is not
// demoralized: not one division where two are needed.
func TestHowMuchCavalryDefends(t *testing.T) {
	rulestest.Cite(t, "10.1.5", "10.1.4")
	for _, c := range []struct{ what, defenders, withhold string }{
		{"a reduced division", "ge.1-1 19.30 {\"lost\":6}\nge.1-c 19.30", "ge.1-1 ge.1-c"},
		{"a demoralized division", "ge.1-1 19.30 {\"status\":4}\nge.1-c 19.30", "ge.1-1 ge.1-c"},
		{"an Asset Unit", "ge.masurian 19.30\nge.1-c 19.30", "ge.1-c ge.masurian"},
		{"a brigade", "ge.2-lw 19.30\nge.1-c 19.30", "ge.1-c ge.2-lw"},
		{"a brigade and an Asset Unit", "ge.2-lw 19.30\nge.masurian 19.30\nge.1-c 19.30", "ge.1-c ge.2-lw ge.masurian"},
	} {
		g := battlefield(t, "russia attack 3\nru.25-3 18.30\n"+c.defenders)
		g.assault("19.30", "ru.25-3")
		got := ""
		if g.P.Status().Stage == "withhold" {
			got = g.Units("withhold")
		}
		if !sameWords(got, c.withhold) {
			t.Errorf("%s: %q can be withheld, want %q", c.what, got, c.withhold)
		}
	}
	// A division and a brigade outweigh two cavalry divisions, which have to be withheld.
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nge.1-1 19.30\nge.2-lw 19.30\nge.1-c 19.30\nge.8-c 19.30")
	g.assault("19.30", "ru.25-3")
	g.Refuses("ready", "10.1.5")
	g.Do("withhold ge.2-lw")
	if got := g.names(false); got != "ge.1-1" {
		t.Errorf("it is defended by %s", got)
	}
	// Of two cavalry divisions both ride against a division, or none.
	g = battlefield(t, "russia attack 3\nru.25-3 18.30\nge.1-1 19.30\nge.1-c 19.30\nge.8-c 19.30")
	g.assault("19.30", "ru.25-3")
	g.Do("withhold ge.8-c")
	g.Stage("roll", "russia")
	if got := g.names(false); got != "ge.1-1" {
		t.Errorf("it is defended by %s", got)
	}
}

// sameWords tells whether two texts have the same words in any order.
func sameWords(a, b string) bool {
	list := split(b)
	for _, word := range split(a) {
		found := false
		for i := range list {
			if list[i] == word {
				list, found = append(list[:i], list[i+1:]...), true
				break
			}
		}
		if !found {
			return false
		}
	}
	return len(list) == 0
}

// A fortress unit cannot be withheld and holds nobody back; guns beside it alone have no
// combat unit to fight with.
func TestWhoDefendsAFortress(t *testing.T) {
	rulestest.Cite(t, "10.1.4", "10.1.5", "12.2")
	const depot = "\nge.depot-8-major 21.31"
	g := place(t, "russia attack 3\nru.25-3 18.30\nru.27-3 30.30\nge.fort-kulm 19.30\nge.fa-kbg 19.30"+depot)
	g.assault("19.30", "ru.25-3")
	if got := g.names(false); got != "ge.fort-kulm" {
		t.Errorf("it is defended by %s", got)
	}
	g = place(t, "russia attack 3\nru.25-3 18.30\nru.27-3 30.30\nge.fort-kulm 19.30\nge.fa-kbg 19.30\nge.masurian 19.30"+depot)
	g.assault("19.30", "ru.25-3")
	if got := g.Units("withhold"); got != "ge.fa-kbg" && got != "" {
		t.Errorf("%s can be withheld", got)
	}
	for g.P.Status().Stage == "withhold" {
		g.Do("ready")
	}
	if got := g.names(false); got != "ge.masurian ge.fa-kbg ge.fort-kulm" {
		t.Errorf("it is defended by %s", got)
	}
}

// Two fortress units fire with half of their strengths together, rounded as a sum.
func TestGunsOfTwoFortresses(t *testing.T) {
	rulestest.Cite(t, "3.7.2", "4.5")
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nge.fort-dirschau 19.30\nge.fort-kulm 19.30 {\"lost\":1}")
	g.assault("19.30", "ru.25-3") // three and three
	if s := g.sheet(); s.Defender.Strength != 6 || s.Defender.Artillery != 3 {
		t.Errorf("they defend with %d and fire with %d", s.Defender.Strength, s.Defender.Artillery)
	}
}

// A fortress counts as a brigade for magnitude, a fort as nothing; so do cavalry divisions
// and reduced divisions count as brigades, and brigades of cavalry and Asset Units not.
func TestWhoCountsForMagnitude(t *testing.T) {
	rulestest.Cite(t, "10.10", "12.2")
	for _, c := range []struct{ what, defenders, want string }{
		{"division and fort", "ge.1-1 19.30\nge.fort-kulm 19.30", "large"},                               // 6 + 2 halves
		{"division and fortress", "ge.1-1 19.30\nge.fortress-boyen 19.30", "large"},                      // 6 + 3
		{"reduced division and fortress", "ge.1-1 19.30 {\"lost\":6}\nge.fortress-boyen 19.30", "large"}, // 6 + 2
		{"reduced division and fort", "ge.1-1 19.30 {\"lost\":6}\nge.fort-kulm 19.30", "medium"},
		{"cavalry", "ge.1-c 19.30", "medium"},
		{"two of them", "ge.1-c 19.30\nge.8-c 19.30", "large"},
		{"an Asset Unit", "ge.masurian 19.30", "medium"},
	} {
		g := battlefield(t, "russia attack 3\nru.25-3 18.30\nru.27-3 18.30\nru.28-20 19.29\n"+c.defenders)
		g.assault("19.30", "ru.25-3", "ru.27-3", "ru.28-20")
		for g.P.Status().Stage == "withhold" {
			g.Do("ready")
		}
		if got := g.sheet().Magnitude; got != c.want {
			t.Errorf("%s: the combat is %s, want %s", c.what, got, c.want)
		}
	}
}
