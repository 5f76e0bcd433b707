package twilight_test

import (
	"fmt"
	"testing"

	"vistula/rules/rulestest"
)

// A defender that fails by four falls two levels and goes back; at status 2 it is
// demoralized and goes back two hexes (V002-21). Who is demoralized already loses steps.
func TestChecksOfTheDefender(t *testing.T) {
	rulestest.Cite(t, "7.2", "11.3", "11.3.2a", "11.3.2b", "7.3", "7.4")
	for _, c := range []struct {
		state string
		a, b  int // dice of the check
		hexes int // that it goes back
		want  string
	}{
		{"", 5, 6, 0, ""},
		{"", 6, 6, 0, " status 1"},                               // by 1
		{`{"status":1}`, 6, 6, 0, " status 2"},                   // by 2
		{`{"status":3}`, 6, 6, 2, " lost 1 status 4 disorder 1"}, // 12 against 8: by 4, two levels
		{`{"status":2}`, 6, 6, 0, " status 3"},                   // 12 against 9: by 3
		{`{"status":3}`, 5, 6, 1, " status 4"},                   // by 3, for becoming demoralized
		{`{"status":4}`, 4, 4, 1, " lost 1 status 4"},            // 8 against 7: by 1
		{`{"status":4}`, 6, 6, 1, " lost 2 status 4 disorder 1"}, // by 5
		{`{"status":4,"disorder":1}`, 6, 6, 1, " lost 2 status 4 disorder 1"},
	} {
		g := battlefield(t, "russia attack 3\nru.25-3 18.30\nge.1-1 19.30 "+c.state)
		g.assault("19.30", "ru.25-3")
		g.Throw("roll", 2, 3) // +1/- in the column 1:2
		g.Throw("roll", 1, 1)
		for g.P.Status().ToAct == "russia" {
			g.Throw("roll", 1, 1)
		}
		g.Stage("check", "central")
		g.Throw("roll", c.a, c.b)
		hexes := 0
		for ; g.P.Status().Stage == "retreat"; hexes++ {
			g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ge.1-1"))
		}
		if hexes != c.hexes {
			t.Errorf("%s rolls %d: it goes back %d, want %d", c.state, c.a+c.b, hexes, c.hexes)
		}
		g.is("ge.1-1", g.at("ge.1-1")+c.want)
	}
}

// at is the hex of a unit.
func (g *game) at(id string) string {
	hex, _ := g.Record(id)
	return hex
}

func lastOf(list string) string { words := split(list); return words[len(words)-1] }

func firstOf(list string) string {
	var first string
	fmt.Sscan(list, &first)
	return first
}

// What modifies a check: steps lost on the loss table, low supply, the reduced side up in
// summer, the hexes of the result, an improved position for who holds it.
func TestModifiersOfChecks(t *testing.T) {
	rulestest.Cite(t, "11.3.1", "13.3.3")
	for _, c := range []struct {
		what, state, more string
		passes            int // the highest roll that passes
	}{
		{"nothing", "", "", 11},
		{"low supply", `{"supply":"low"}`, "", 10},
		{"the reduced side", `{"lost":6}`, "", 10},
		{"a position of level 2", "", `state {"works":[{"hex":"19.30","level":2,"side":"central"}]}`, 12},
		{"a position of level 1", "", `state {"works":[{"hex":"19.30","level":1,"side":"central"}]}`, 11},
	} {
		for _, roll := range []int{c.passes, c.passes + 1} {
			if roll > 12 {
				continue
			}
			g := battlefield(t, "russia attack 3\nru.25-3 18.30\nru.27-3 18.30\nge.1-1 19.30 "+c.state+"\n"+c.more)
			g.assault("19.30", "ru.25-3", "ru.27-3")
			for _, dice := range [][2]int{{6, 3}, {5, 3}, {6, 4}, {4, 3}, {5, 2}, {6, 6}} {
				q := &game{language.At(t, g.P.Clone())}
				q.Throw("roll", dice[0], dice[1])
				if q.P.Status().Stage == "losses" {
					g = q
					break
				}
			}
			g.Throw("roll", 1, 1)
			for g.P.Status().Stage != "check" || g.P.Status().ToAct == "russia" {
				switch g.P.Status().Stage {
				case "check":
					g.Throw("roll", 1, 1)
				case "lose":
					g.Do("lose-all")
				case "worn":
					g.Do("wear " + firstOf(g.Units("wear")))
				default:
					t.Fatalf("%s: it is at %+v", c.what, g.P.Status())
				}
			}
			_, before := g.Record("ge.1-1")
			extra := 0
			if n, ok := before["lost"].(float64); ok && c.state != `{"lost":6}` {
				extra = 2 * int(n)
			}
			g.Throw("roll", min(6, roll-extra-1), roll-extra-min(6, roll-extra-1))
			_, after := g.Record("ge.1-1")
			if passed := after["status"] == nil; passed != (roll == c.passes) {
				t.Errorf("%s: a roll of %d passes: %v", c.what, roll, passed)
			}
		}
	}
}

// Losses are spread evenly; a unit that would die need not take one before others take
// two.
func TestEvenLosses(t *testing.T) {
	rulestest.Cite(t, "11.1", "11.1.1")
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nru.kowno 19.29 {\"lost\":2}\nru.27-3 20.30\nge.1-1 19.30\nge.2-1 19.30")
	g.assault("19.30", "ru.25-3", "ru.27-3", "ru.kowno")
	g.Do("ready")
	g.Throw("roll", 4, 3)
	g.Throw("roll", 6, 1)
	g.Stage("lose", "russia")
	if got := g.Units("lose"); got != "ru.25-3 ru.27-3 ru.kowno" {
		t.Errorf("%s can lose a step", got)
	}
	g.Do("lose ru.25-3")
	g.Refuses("lose ru.25-3", "11.1.1")
	if got := g.Units("lose"); got != "ru.27-3 ru.kowno" {
		t.Errorf("then %s can", got)
	}
	g.Do("lose ru.27-3")
}
