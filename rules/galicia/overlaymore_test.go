package galicia_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// The reach warns of exactly the cavalry that is asked when the step is made.
func TestReachWarnsOfCavalry(t *testing.T) {
	rulestest.Cite(t, "12.1.1")
	for _, start := range []string{
		"austria movement 3\nah.25-ii 13.14\nah.4-ii 13.14\nru.7-c 13.16\nru.17-xix 14.15",
		"austria movement 3\nah.25-ii 13.15\nru.7-c 13.16\nru.9-x 12.14",
		"austria movement 3\nah.25-ii 11.15\nah.4-ii 12.16\nru.7-c 13.16",
	} {
		g := place(t, start)
		warned := 0
		for _, m := range g.Overlay("austria", rules.Query{Kind: "reach", Unit: "ah.25-ii", Units: []string{"ah.25-ii"}}).Hexes {
			if m.From != strings.Fields(g.unit("ah.25-ii"))[0] {
				continue
			}
			h := at(t, g.P.Clone())
			h.Do("pick ah.25-ii", "step "+m.Hex)
			if asked := h.P.Status().Stage == "reaction"; asked != (m.Warn != "") {
				t.Errorf("%q: the step into %s asks the cavalry: %v, the reach says %q", start, m.Hex, asked, m.Warn)
			}
			if m.Warn != "" {
				warned++
			}
		}
		if warned == 0 && !strings.Contains(start, "11.15") {
			t.Errorf("%q: no step is warned of", start)
		}
	}
}

// Cavalry that lies hidden beneath another counter is not betrayed.
func TestReachKeepsHiddenCavalryHidden(t *testing.T) {
	rulestest.Cite(t, "5.4")
	g := place(t, "austria movement 3\nah.25-ii 13.14\nru.7-c 13.16\nru.17-xix 13.16")
	warned := func(side rules.Side) (n int) {
		for _, m := range g.Overlay(side, rules.Query{Kind: "reach", Unit: "ah.25-ii"}).Hexes {
			if m.Warn != "" {
				n++
			}
		}
		return n
	}
	if warned("") == 0 || warned("austria") != 0 {
		t.Errorf("%d hexes are warned of where all is open, %d where the cavalry is hidden", warned(""), warned("austria"))
	}
}

// Every line that is cut bears a mark of what cuts it: an enemy where one
// stands, else his zone.
func TestSupplyOverlayMarksTheCut(t *testing.T) {
	rulestest.Cite(t, "11.3")
	checked := 0
	randomPlay(t, 6, func(p rules.Position) {
		s := p.Status()
		if s.Stage != "supply" {
			return
		}
		g := at(t, p)
		o := g.Overlay("", rules.Query{Kind: "supply", Side: s.Side})
		marked := map[string]string{}
		for _, m := range o.Hexes {
			if m.Kind == "cut" {
				marked[m.Hex] = m.Label
			}
		}
		for _, w := range o.Ways {
			if w.Kind != "cut" {
				continue
			}
			checked++
			if w.Hexes[0] != strings.Fields(g.unit(w.Unit))[0] || !slices.ContainsFunc(w.Hexes, func(h string) bool { return marked[h] != "" }) {
				t.Errorf("turn %d: the line of %s, %v, bears no mark of %v", s.Turn, w.Unit, w.Hexes, marked)
			}
		}
		enemies := map[string]bool{}
		for _, k := range p.View("").Stacks {
			enemies[k.Hex] = k.Side != s.Side
		}
		for hex, by := range marked {
			if enemies[hex] != (by == "enemy") {
				t.Errorf("turn %d: in %s stands what is called %q", s.Turn, hex, by)
			}
		}
	})
	if checked == 0 {
		t.Error("no line was cut in a whole game")
	}
}

// choices are the marks of a choice as text, and the account.
func (g *game) choices(side rules.Side, unit string) string {
	o := g.Overlay(side, rules.Query{Kind: "choice", Unit: unit})
	var list []string
	for _, m := range o.Hexes {
		list = append(list, strings.Join([]string{m.Hex, m.Kind, strings.ReplaceAll(m.Label, "\n", ", "), m.Case}, " "))
	}
	slices.Sort(list)
	return strings.Join(list, "; ")
}

// In a whole game the hexes that can be chosen are those that are offered, each
// other one beside them says why not, and nobody else is told.
func TestChoiceIsWhatIsOffered(t *testing.T) {
	seen := map[string]int{}
	randomPlay(t, 3, func(p rules.Position) {
		s := p.Status()
		if s.Stage != "retreat" && s.Stage != "reaction" {
			return
		}
		unit := ""
		var offered []string
		for _, o := range p.Offers() {
			if o.Hex == "" || s.Stage == "reaction" && unit != "" && o.Unit != unit {
				continue
			}
			unit = o.Unit
			offered = append(offered, o.Hex+" from "+o.From)
		}
		if s.Stage == "reaction" && unit == "" {
			return
		}
		o, err := p.Overlay(s.ToAct, rules.Query{Kind: "choice", Unit: unit})
		if err != nil {
			t.Fatal(err)
		}
		var open []string
		for _, m := range o.Hexes {
			seen[s.Stage+" "+m.Kind]++
			switch m.Kind {
			case "open", "costly":
				from := m.From
				if s.Stage == "reaction" {
					from = ""
				}
				open = append(open, m.Hex+" from "+from)
			case "closed":
				if m.Label == "" || m.Case == "" {
					t.Errorf("turn %d: %s is closed without a reason", s.Turn, m.Hex)
				}
			}
		}
		slices.Sort(open)
		slices.Sort(offered)
		if !slices.Equal(open, offered) {
			t.Errorf("turn %d, %s: offered are %v, marked %v", s.Turn, s.Stage, offered, open)
		}
		other := rules.Side("austria")
		if s.ToAct == other {
			other = "russia"
		}
		if o, err := p.Overlay(other, rules.Query{Kind: "choice", Unit: unit}); err != nil || len(o.Hexes) > 0 || len(o.Account) > 0 {
			t.Errorf("turn %d: the other side is told %+v, %v", s.Turn, o, err)
		}
	})
	for _, want := range []string{"retreat open", "retreat closed", "retreat here", "reaction open", "reaction closed"} {
		if seen[want] == 0 {
			t.Errorf("%q never came up: %v", want, seen)
		}
	}
}

// The price of a hex is what comes of it: a reduction where a river has no bridge,
// and the loss roll as the account has it.
func TestRetreatHasItsPrice(t *testing.T) {
	rulestest.Cite(t, "9.2.2")
	rivers := 0
	randomPlay(t, 9, func(p rules.Position) {
		s := p.Status()
		if s.Stage != "retreat" {
			return
		}
		o, err := p.Overlay(s.ToAct, rules.Query{Kind: "choice"})
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range o.Hexes {
			if m.Kind != "open" && m.Kind != "costly" {
				continue
			}
			q := p.Clone()
			events, err := q.Do(rules.Action{Verb: "retreat", Hex: m.Hex, From: m.From})
			if err != nil {
				t.Fatal(err)
			}
			reduced := slices.ContainsFunc(events, func(e rules.Event) bool { return e.Case == "9.2.2" })
			if named := strings.Contains(m.Label, "no bridge"); named != reduced {
				t.Errorf("turn %d: %s is labelled %q; a river cost something: %v", s.Turn, m.Hex, m.Label, reduced)
			}
			if reduced {
				rivers++
			}
		}
		sheet := p.View("").Combat
		if sheet == nil || len(o.Account) == 0 {
			return
		}
		if got, a, d := fmt.Sprint(o.Account), fmt.Sprint(sheet.Attacker.Modifiers), fmt.Sprint(sheet.Defender.Modifiers); got != a && got != d && !strings.Contains(got, "priorities") {
			t.Errorf("turn %d: the account is %s; the sheet has %s and %s", s.Turn, got, a, d)
		}
	})
	if rivers == 0 {
		t.Error("nobody went back over a river in a whole game")
	}
}

func TestRetreatChoice(t *testing.T) {
	rulestest.Cite(t, "9.2.1")
	g := place(t, `austria combat 8
		ah.25-ii 8.05
		ah.4-ii 8.05
		ah.41 9.05
		ru.61-r 8.04`)
	g.Do("attack 8.04", "from 8.05", "declare", "commit ah.25-ii", "commit ah.4-ii", "ready")
	for die := 2; die < 8 && g.P.Status().Stage != "retreat"; die++ {
		q := at(t, g.P.Clone())
		q.roll(die-1, 1)
		if q.P.Status().Stage == "retreat" && q.P.Status().ToAct == "russia" {
			g = q
		}
	}
	if g.P.Status().Stage != "retreat" {
		t.Fatal("no roll sends the defender back")
	}
	got := g.choices("russia", "")
	if !strings.Contains(got, "8.05 closed occupied 4.1") || !strings.Contains(got, "9.04 closed enemy zone 9.2.1") || !strings.Contains(got, "8.04 here step 1 of") {
		t.Errorf("the choice is %s", got)
	}
}
