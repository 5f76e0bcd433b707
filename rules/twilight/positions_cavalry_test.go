package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// Where cavalry in 42.20 can react to, and whether it is asked at all. The adjacent hexes
// are 41.19, 41.20, 42.19, 42.21, 43.19 and 43.20.
func TestPositionsOfCavalryReaction(t *testing.T) {
	rulestest.Cite(t, "9.1.1", "9.1.2", "9.1.3", "9.1.4")
	for _, c := range []struct{ name, units, move, want string }{
		{"out of supply, but not demoralized", "ru.27-3 40.20\nge.1-c 42.20 {\"supply\":\"out\"}", "41.20", "41.19 42.19 43.19 43.20 42.21"},
		{"demoralized, but supplied", "ru.27-3 40.20\nge.1-c 42.20 {\"status\":4,\"supply\":\"low\"}", "41.20", "41.19 42.19 43.19 43.20 42.21"},
		{"a fort beside it already", "ru.27-3 40.20\nru.fort-kowno-2 43.20\nge.1-c 42.20", "41.20", ""},
		{"not adjacent", "ru.27-3 40.20\nge.1-c 43.20", "41.20", ""},
		{"a friend in a zone of another enemy", "ru.27-3 40.20\nru.25-3 44.20\nge.1-1 43.20\nge.1-c 42.20", "41.20", "41.19 42.19 43.20 42.21"},
		{"aimed at, and passed", "ru.1-c 41.20\nru.25-3 42.21 {\"aim\":1}\nge.1-c 42.20", "41.19", "42.19 43.19"},
		{"passed, with the same enemy stack in both hexes", "ru.1-c 41.20\nge.1-c 42.20", "41.19", "42.19 43.19 43.20 42.21"},
		{"another enemy in the hex that is entered", "ru.27-3 41.20\nru.25-3 41.19\nge.1-c 42.20", "41.19", "43.19 43.20 42.21"},
		{"boarding a train, which is disturbed", "ru.27-3 40.20\nge.1-c 42.20 {\"task\":\"entraining\",\"spent\":252,\"train\":{\"account\":1}}", "41.20", ""},
		{"on a train", "ru.27-3 40.20\nge.1-c 42.20 {\"train\":{\"mode\":3,\"account\":1,\"to\":\"86.38\"}}", "41.20", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia movement 3\nge.6-lw 86.38\n"+c.units)
			mover := "ru.27-3"
			if !strings.Contains(c.units, mover) {
				mover = "ru.1-c"
			}
			g.Do("pick "+mover, "step "+c.move)
			if got := g.Hexes("react", ""); got != c.want {
				t.Errorf("it can react to %q, want %q", got, c.want)
			}
		})
	}
}

// There is no limit to how often cavalry reacts in a phase, and each march of the enemy is
// looked at by itself.
func TestCavalryReactsAgain(t *testing.T) {
	rulestest.Cite(t, "9.1.3")
	g := place(t, "russia movement 3\nru.1-c 40.20\nge.1-c 42.20")
	g.Do("pick ru.1-c", "step 41.20", "react 43.20", "step 42.20")
	g.Stage("react", "central")
	g.Do("react 44.21")
	g.Stage("moving", "russia")
	g.is("ge.1-c", "44.21", "ru.1-c", "42.20")
}

// Cavalry does not react from one zone of an enemy position of level 3 into another: here
// those of a printed one that Germans have entered.
func TestReactionBeforeTrenches(t *testing.T) {
	rulestest.Cite(t, "9.1.3", "4.1.4a")
	for state, want := range map[string]string{
		"": "52.17 52.16 53.17",
		"state {\"works\":[{\"hex\":\"54.16\",\"side\":\"central\",\"ruined\":true}]}\n": "52.17 52.16 53.15 54.17 53.17",
	} {
		g := place(t, "central movement 3\n"+state+"ge.1-1 56.16\nge.2-1 70.30\nru.1-c 53.16\nru.27-3 40.20")
		g.Do("pick ge.1-1", "step 55.16", "step 54.16")
		if got := g.Hexes("react", ""); got != want {
			t.Errorf("%q: it can react to %q, want %q", state, got, want)
		}
	}
}

// Who may retire, and where to: not into an empty hex in an enemy zone, but to friends
// there. Demoralized cavalry that has nowhere to go stays.
func TestPositionsOfCavalryRetirement(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.2.1", "9.2.2")
	for _, c := range []struct{ name, units, want string }{
		{"before infantry", "ru.25-3 41.20", "42.19 43.19 43.20"},
		{"before a fort, which has no zone", "ru.fort-kowno-2 41.20", "41.19 42.19 43.19 43.20 42.21"},
		{"friends in a zone", "ru.25-3 41.20\nge.1-1 42.21", "42.19 43.19 43.20 42.21"},
		{"not adjacent", "ru.25-3 40.20", ""},
		{"surrounded", "ru.25-3 41.20\nru.28-20 43.18\nru.29-20 43.21", ""},
	} {
		g := place(t, "central post-combat 3\nru.27-3 30.20\nge.2-1 50.20\nge.1-c 42.20 {\"status\":4}\n"+c.units)
		if c.want == "" {
			if s := g.P.Status(); s.Stage == "retire" && s.ToAct == "central" {
				t.Errorf("%s: it can retire: %v", c.name, g.All())
			}
			continue
		}
		if got := g.Hexes("retire", "ge.1-c"); got != c.want {
			t.Errorf("%s: it can retire to %q, want %q", c.name, got, c.want)
		}
		g.Refuses("done", "9.2.2")
		g.Do("retire ge.1-c 43.19")
	}
	g := place(t, "central post-combat 9\nru.25-3 41.20\nge.1-c 42.20\nge.8-c 42.20\nge.1-1 42.21")
	g.Do("retire ge.1-c 42.21")
	g.Refuses("retire ge.1-c 43.20", "9.2") // once
}

// In a Counter Movement Phase cavalry keeps out of the zones of enemy infantry formations,
// unless a friendly combat unit is there or it comes out of a zone.
func TestPositionsOfPoorDoctrine(t *testing.T) {
	rulestest.Cite(t, "9.3")
	const counter, main = "central counter-movement 3", "russia movement 3"
	for _, c := range []struct {
		name, phase, units string
		open               bool
	}{
		{"infantry", counter, "ge.1-1 42.20", false},
		{"in a Movement Phase", main, "ge.1-1 42.20", true},
		{"cavalry", counter, "ge.1-c 42.20", true},
		{"an Asset Unit", counter, "ge.bacmeister 42.20", true},
		{"a fortress", counter, "ge.fortress-boyen 42.20", true},
		{"infantry on a train", counter, "ge.1-1 42.20 {\"train\":{\"mode\":3,\"account\":1,\"to\":\"61.30\"}}", true},
		{"infantry with cavalry", counter, "ge.1-1 42.20\nge.1-c 42.20", false},
		{"a friendly division", counter, "ge.1-1 42.20\nru.25-3 41.20", true},
		{"a friendly fort", counter, "ge.1-1 42.20\nru.fort-kowno-2 41.20", false},
	} {
		g := place(t, c.phase+"\nru.1-c 40.20\nru.27-3 40.20\nge.6-lw 61.30\n"+c.units)
		g.Do("pick ru.1-c")
		if got := g.Offers("step 41.20"); got != c.open {
			t.Errorf("%s: it can go to 41.20: %v", c.name, got)
		}
		if !c.open {
			g.denied("step", "", "41.20", "9.3")
			g.Do("add ru.27-3")
			g.denied("step", "", "41.20", "9.3") // nor with infantry at its side
		}
	}
	g := place(t, counter+"\nru.1-c 41.19\nge.1-1 42.20\nge.6-lw 61.30")
	g.Do("pick ru.1-c", "force ru.1-c", "step 41.20")
	g.is("ru.1-c", "41.20")
}

// Artillery and trains in 42.20 when a division comes beside them. Whoever stays or has
// one hex to go to only is not asked for.
func TestPositionsOfDisplacement(t *testing.T) {
	rulestest.Cite(t, "9.5.1", "9.5.1a", "9.8.1", "8.2.4")
	const guns, train = "ge.fa-kbg", "ge.train-1"
	const ring = "ru.25-3 43.18\nru.28-20 45.20\nru.29-20 42.22\n"
	for _, c := range []struct {
		name, unit, state, units string
		want                     string // where it goes, several hexes to be chosen from, "" where it is lost
	}{
		{"a division with them", guns, "", "ge.1-1 42.20", "42.20"},
		{"a fort with them", guns, "", "ge.fort-graudenz-2 42.20", "42.20"},
		{"on a train, which gives way 15 hexes", guns, `{"train":{"mode":3,"account":1,"to":"61.30"}}`, "", "54.25"},
		{"friends three hexes away", guns, "", "ge.1-1 45.20", "45.20"},
		{"friends four hexes away", guns, "", "ge.1-1 46.20", ""},
		{"only a train near", guns, "", "ge.train-17 44.20\nge.1-1 45.20", "44.20"},
		{"an enemy zone in between", guns, "", ring + "ge.1-1 43.21", "43.21"},
		{"displaced before", guns, `{"displaced":true}`, "ge.1-1 44.20", ""},
		{"displaced before, with a depot", guns, `{"displaced":true}`, "ge.depot-8-minor 42.20\nge.1-1 44.20", "44.20"},
		{"a train, with a way out", train, "", "", "40.19 40.18 41.17 42.17 43.17 44.18 45.18 45.19 45.20 45.21 44.22 42.22 43.22"},
		{"a train, with a way to friends only", train, "", ring + "ge.1-1 43.20", "43.20"},
		{"a train, with a way to guns only", train, "", ring + "ge.fa-kbg 43.20", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia movement 3\nru.27-3 40.20\nge.6-lw 61.30\n"+c.unit+" 42.20 "+c.state+"\n"+c.units)
			g.Do("pick ru.27-3", "step 41.20")
			got := g.at(c.unit)
			if got == "42.20" && g.P.Status().Stage == "displace" {
				got = g.Hexes("displace", "")
			}
			if got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
