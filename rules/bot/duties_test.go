package bot_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/rulestest"
)

// duty is a position in which something is to be done with a unit that is no march.
type duty struct {
	name, ruleset, phase string
	turn                 int
	side                 rules.Side
	units                string // with their hexes and, behind a semicolon, their state
	unit, verb           string // what is to be done, and with whom: in the moving stage whoever is in hand
}

var duties = []duty{
	{"a corps leaves its train near the enemy", "greatwar", "movement", 5, "allied",
		`ru.corps-9 g0910;{"entrained":true} ru.hq-3-ruzski g0910 ru.depot-1-3 g0910 ah.corps-3 g1312`, "ru.corps-9", rules.VerbDetrain},
	{"a corps far from the enemy goes by rail", "tannenberg", "movement", 5, "central",
		"ge.xvii 0719 ge.i 1814 ru.iii 2017 ru.iv 2018", "ge.xvii", rules.VerbEntrain},
	{"a worn division in the rear recovers", "galicia", "movement", 3, "austria",
		`ah.12-i 14.13;{"ce":1} ah.46-i 14.13;{"ce":1} ru.45-xiv 19.17`, "ah.46-i", "recover"},
	{"the stronger corps comes to lie on top", "tannenberg", "movement", 5, "russia",
		`ru.xiii 2017;{"rank":1,"done":true} ru.r-29 2017;{"rank":0,"done":true} ge.i 2016 ge.xvii 1916 ru.iv 2423`, "ru.xiii", "raise"},
}

// at sets a duty up.
func (d *duty) at(t *testing.T) rules.Position {
	t.Helper()
	rs := rulestest.Open(t, d.ruleset)
	s := rules.Setup{Scenario: rs.Scenarios()[0].ID, Only: true, Seed: 1, Turn: d.turn, Side: d.side, Phase: d.phase}
	words := strings.Fields(d.units)
	for i := 0; i < len(words); i += 2 {
		hex, state, _ := strings.Cut(words[i+1], ";")
		s.Units = append(s.Units, rules.UnitState{ID: words[i], Hex: hex, State: json.RawMessage(state)})
	}
	p := rulestest.Place(t, rs, s)
	return p
}

// A level knows more than marches and attacks: it takes trains and leaves them, rests, and
// orders its stacks.
func TestALevelDoesMoreThanMarch(t *testing.T) {
	for _, d := range duties {
		t.Run(d.ruleset+", "+d.name, func(t *testing.T) {
			p := d.at(t)
			me := player(t, "level2", 2, 3000)
			hand, done := "", false
			for st := p.Status(); p.Status().Phase == st.Phase && p.Status().Side == d.side && p.Outcome() == nil; {
				a := me.Choose(context.Background(), rules.Sit(p, p.Status().ToAct))
				if a.Verb == rules.VerbPick {
					hand = a.Unit
				}
				done = done || a.Verb == d.verb && (a.Unit == d.unit || a.Unit == "" && hand == d.unit)
				if _, err := p.Do(a); err != nil {
					t.Fatal(err)
				}
			}
			if !done {
				t.Errorf("%s does not %s", d.unit, d.verb)
			}
		})
	}
}

// Whoever may come comes, as long as there is room where he arrives.
func TestReinforcementsAreNotLeftBehind(t *testing.T) {
	rs := rulestest.Open(t, "tannenberg")
	p := rulestest.Begin(t, rs, "campaign", 77)
	players := map[rules.Side]bot.Player{"russia": player(t, "level1", 1, 2000), "central": player(t, "level1", 2, 2000)}
	left := 0
	for p.Status().Turn < 12 && p.Outcome() == nil {
		st := p.Status()
		seat := rules.Sit(p, st.ToAct)
		a := players[st.ToAct].Choose(context.Background(), seat)
		if st.Stage == "arrival" && a.Verb == rules.VerbDone {
			for _, o := range seat.Offers() {
				if o.Verb == rules.VerbTake {
					left++
				}
			}
		}
		if _, err := p.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if left > 0 {
		t.Errorf("units stayed away that could have come: %d times", left)
	}
}
