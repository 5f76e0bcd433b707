package desk

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// A hex that is out of reach has a price, and the refusal names it, with what is left
// and the case, in every game.
func TestOutOfReachNamesThePrice(t *testing.T) {
	for id, c := range map[string]struct {
		setup    rules.Setup
		unit, to string
		want     string
	}{
		"galicia": {rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ru.9-x", "16.05")}},
			"ah.4-ii", "8.14", "8.14 is out of reach: getting there costs 13 movement points and 5 are left (4.1)."},
		"fury": {rules.Setup{Turn: 3, Side: "russia", Phase: "movement", State: []byte(`{"front":"north"}`), Units: []rules.UnitState{at("ru.hq-1", "1505"), at("ru.iii", "1505"), at("ge.i", "1004")}},
			"ru.iii", "1707", "1707 is out of reach: getting there costs"},
	} {
		rs := rulestest.Open(t, id)
		c.setup.Scenario, c.setup.Only = rs.Scenarios()[0].ID, true
		p := rulestest.Place(t, rs, c.setup)
		seats := map[rules.Side]Seat{}
		for _, s := range rs.Scenarios()[0].Sides {
			seats[s] = Person
		}
		d := New(journal.From(p), seats, true)
		d.Units(c.unit)
		if why := d.Hex(c.to).Why; !strings.HasPrefix(why, c.want) {
			t.Errorf("%s: %q", id, why)
		}
	}
}

// Whatever is clicked in the first steps of every game, the answer is for a player:
// it names no verb, field or id.
func TestNoRefusalIsForProgrammers(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		rs := rulestest.Open(t, id)
		seats := map[rules.Side]Seat{}
		for _, s := range rs.Scenarios()[0].Sides {
			seats[s] = Person
		}
		m, err := journal.New(rs, rs.Scenarios()[0].ID, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		d := New(m, seats, true)
		seen := map[string]bool{}
		for n := range 160 {
			if st := fmt.Sprint(d.status().Phase, d.status().Stage); !seen[st] {
				seen[st] = true
				clickAll(t, d, id)
			}
			offers := d.Offers()
			if len(offers) == 0 {
				break
			}
			o := offers[(7*n)%len(offers)]
			for _, k := range offers { // on through the turn
				if k.Verb == rules.VerbAuto || k.Verb == rules.VerbDone && n%3 == 0 || strings.HasSuffix(k.Verb, "-all") && n%2 == 0 {
					o = k
				}
			}
			d.Do(o.Action)
		}
	}
}

// clickAll clicks every stack, its units and the hexes about them on copies of the
// game.
func clickAll(t *testing.T, d *Desk, id string) {
	t.Helper()
	for i, s := range d.View().Stacks {
		if i%5 != 0 {
			continue
		}
		for _, units := range [][]string{nil, {s.Units[0].Unit}} {
			q := New(d.Match.Branch(), d.Seats, true)
			for _, c := range []Change{q.Point(s.Hex, units), q.Hex("9999")} {
				for _, bad := range []string{"verb", "must name", "takes no unit", "takes no hex", "takes no choice", "query", "must choose a", "offer", "hex \"\"", "{", "no unit \""} {
					if strings.Contains(c.Why, bad) {
						t.Errorf("%s, %+v, %s: %q", id, d.status(), s.Hex, c.Why)
					}
				}
			}
		}
	}
}
