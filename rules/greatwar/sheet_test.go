package greatwar_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// The chances on the sheet are those that all six rolls really give, and the losses
// those that really fall when the defender takes what costs him least.
func TestChancesAreExact(t *testing.T) {
	rulestest.Cite(t, "8.4")
	for _, c := range []struct{ text, target, units string }{
		{"austria combat 8\nah.corps-10 g1311\nah.corps-1 g1311\nru.div-78r g1310", "g1310", "ah.corps-10 ah.corps-1"},
		{"austria combat 8\nah.corps-10 g1311\nah.corps-1 g1311\nru.div-78r g1310\nru.hq-9-lechitski g1308", "g1310", "ah.corps-10 ah.corps-1"},
		{"austria combat 8\nah.corps-10 g0624\nah.corps-1 g0625\nru.cav-7 g0524\nru.hq-9-lechitski g0523", "g0524", "ah.corps-10"},
		{"allied combat 8\nru.corps-9 g0213\nru.corps-10 g0213\nru.hq-3-ruzski g0113\nah.div-9 g0313\nah.hq-5-frank g0414", "g0313", "ru.corps-9 ru.corps-10 =ru.hq-3-ruzski"},
		{"allied combat 8\nru.corps-10 g1611\nru.corps-11 g1611\nru.corps-21 g1512\nru.corps-14 g1512", "g1612", "ru.corps-10 ru.corps-11 ru.corps-21 ru.corps-14"},
		{"allied combat 8\nru.corps-10 g1611\nru.corps-11 g1611\nru.corps-21 g1512\nru.corps-14 g1512\nah.div-9 g1612", "g1612", "ru.corps-10 ru.corps-11 ru.corps-21 ru.corps-14"},
		{"austria combat 8\nah.corps-9 s0308\nse.dunav-ii s0408\nse.dunav-i s0408", "s0408", "flotilla"},
		{"austria combat 8\nah.corps-9 s0308\nse.dunav-ii s0408\nse.dunav-i s0408", "s0408", "ah.corps-9 flotilla"},
	} {
		g := place(t, c.text)
		g.assault(c.target, strings.Fields(c.units)...)
		for g.P.Status().Stage == "hunger" {
			g.Throw("roll", 6, 6, 6, 6)
		}
		s := g.Sheet()
		got := map[string]int{}
		var losses [2]map[int]int
		losses[0], losses[1] = map[int]int{}, map[int]int{}
		for die := 1; die <= 6; die++ {
			events := g.clone().Throw("roll", die)
			text := strings.TrimSuffix(events[0].Text, ".")
			got[text[strings.LastIndex(text, " ")+1:]]++
			own, theirs := g.cheapest(die)
			losses[0][own]++
			losses[1][theirs]++
		}
		for _, x := range s.Chances {
			if x.In != 6 || got[x.Result] != x.Of {
				t.Errorf("%s: %s has %d of %d, in truth %d", c.text, x.Result, x.Of, x.In, got[x.Result])
			}
			delete(got, x.Result)
		}
		if len(got) > 0 {
			t.Errorf("%s: the sheet lacks %v", c.text, got)
		}
		for role, l := range s.Losses {
			sum := 0
			for n, of := range l.Of {
				sum += n * of
				if losses[role][n] != of || l.In != 6 {
					t.Errorf("%s: role %d loses %d steps on %d dice, in truth on %d", c.text, role, n, of, losses[role][n])
				}
			}
			if sum != l.Sum {
				t.Errorf("%s: the sum is %d, not %d", c.text, l.Sum, sum)
			}
		}
	}
}

// cheapest plays a die out with each option and tells what the attacker loses, and
// what the cheapest option costs the defender, all in steps.
func (g *game) cheapest(die int) (own, theirs int) {
	g.T.Helper()
	theirs = -1
	h := g.clone()
	h.Throw("roll", die)
	options := strings.Fields(h.Choices("option"))
	if h.P.Status().Stage != "option" {
		options = []string{""}
	}
	before := g.strength()
	for _, o := range options {
		k := g.clone()
		k.Throw("roll", die)
		if o != "" {
			k.Do("option =" + o)
		}
		for range 30 {
			switch k.P.Status().Stage {
			case "affect", "loss", "retreat", "displace":
				offers := k.P.Offers()
				pick := offers[0]
				for _, x := range offers { // a fortress absorbs two
					if x.Verb == "lose-fort" {
						pick = x
					}
				}
				if _, err := k.P.Do(pick.Action); err != nil {
					g.T.Fatal(err)
				}
			}
		}
		after := k.strength()
		own = before[g.P.Status().Side] - after[g.P.Status().Side]
		for side, n := range before {
			if lost := n - after[side]; side != g.P.Status().Side && (theirs < 0 || lost < theirs) {
				theirs = lost
			}
		}
	}
	return own, theirs
}

// strength is the steps of each side on the map, with those of the fortresses.
func (g *game) strength() map[rules.Side]int {
	n := map[rules.Side]int{"allied": 0, "austria": 0}
	for _, s := range g.P.View("").Stacks {
		for _, u := range s.Units {
			n[s.Side] += u.Steps
		}
	}
	for _, hex := range []string{"g1219", "g1419", "g1612"} {
		var left int
		if _, err := fmt.Sscanf(g.fort(hex), ": %d step", &left); err == nil {
			n["austria"] += left
		}
	}
	return n
}

func TestSheetTellsWhy(t *testing.T) {
	rulestest.Cite(t, "8.12", "5.34", "10.51", "18.2", "10.21")
	g := place(t, "austria combat 8\nah.corps-9 g1311 {\"commanded\":false}\nah.cav-5 g1311\nah.div-20 g1311 {\"railed\":true}\nah.hq-2-boehm-ermolli g1311\nah.corps-4 g1209\nah.cav-10 g1210\nru.corps-12 g1310 {\"lost\":2}\nru.hq-8-brusilov g1309")
	g.prepare("g1310", "ah.corps-4", "ah.cav-10", "=ah.hq-2-boehm-ermolli")
	s := g.Sheet()
	why := map[string]string{}
	for _, u := range s.Attacker.Withheld {
		why[u.Unit] = u.Case
	}
	want := map[string]string{"ah.corps-9": "8.12", "ah.cav-5": "8.12", "ah.div-20": "5.34", "ah.hq-2-boehm-ermolli": "10.51"}
	for unit, cas := range want {
		if why[unit] != cas {
			t.Errorf("%s is withheld by %s, want %s", unit, why[unit], cas)
		}
	}
	if len(s.Shifts) != 1 || s.Shifts[0].Value != 1 || s.Shifts[0].Case != "10.21" || !s.Certain || s.Target != "g1310" {
		t.Errorf("the sheet is %+v", s)
	}
	g.Do("declare", "shift =ru.hq-8-brusilov")
	if s = g.Sheet(); len(s.Shifts) != 2 || s.Shifts[1].Value != -2 || s.Shifts[1].Case != "18.2" {
		t.Errorf("the shifts are %+v", s.Shifts)
	}
	sum := 0
	for _, u := range s.Attacker.Units {
		sum += u.Strength
	}
	for _, m := range s.Attacker.Whole {
		sum += m.Value
	}
	if sum != s.Attacker.Strength {
		t.Errorf("%d does not come to %d", sum, s.Attacker.Strength)
	}
	g.Throw("roll", 3)
	if s = g.Sheet(); len(s.Dice) != 1 || s.Dice[0] != 3 || s.Result == "" {
		t.Errorf("after the throw: %+v", s)
	}
}

func TestOddsAndThreats(t *testing.T) {
	g := place(t, "austria movement 8\nah.corps-10 g1311\nah.hq-1-dankl g1311\nah.corps-1 g1210\nru.div-78r g1310\nru.corps-9 g1408")
	o, err := g.P.Overlay("", rules.Query{Kind: "odds", Hex: "g1310", Units: []string{"ah.corps-10", "ah.corps-1"}})
	if err != nil {
		t.Fatal(err)
	}
	if s := o.Sheet; s.Attacker.Strength != 10 || s.Defender.Strength != 3 || s.Column != "3:1" {
		t.Errorf("the odds are %+v", s)
	}
	for _, q := range []rules.Query{{Hex: "g1310"}, {Hex: "g9999", Units: []string{"ah.corps-10"}}, {Hex: "g1310", Units: []string{"ah.corps-10", "ah.corps-10"}},
		{Hex: "g1410", Units: []string{"ah.corps-10"}}, {Hex: "g1310", Units: []string{"ah.hq-1-dankl"}}, {Hex: "g1408", Units: []string{"ah.corps-10"}},
		{Hex: "g1310", Units: []string{"ah.corps-10", "ru.corps-9"}}} {
		q.Kind = "odds"
		if _, err := g.P.Overlay("", q); err == nil {
			t.Errorf("%+v has an answer", q)
		}
	}
	marks := func(s rules.Side) string {
		o, err := g.P.Overlay("", rules.Query{Kind: "threat", Side: s})
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, m := range o.Hexes {
			list = append(list, m.Hex+" "+m.Label)
		}
		return strings.Join(list, ", ")
	}
	if got := marks("austria"); got != "g1310 3:1" {
		t.Errorf("Austria-Hungary threatens %s", got)
	}
	if got := marks("allied"); got != "" { // 1 against 7
		t.Errorf("the Allies threaten %s", got)
	}
	g = place(t, "austria movement 8\nah.bde-13 g1311\nru.corps-9 g1310\nru.hq-3-ruzski g1309")
	if got := marks("allied"); got != "g1311 1:1" { // 4, halved without supply, against 2
		t.Errorf("the Allies threaten %s", got)
	}
}
