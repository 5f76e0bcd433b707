package rules_test

import (
	"testing"

	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
	_ "vistula/rules/twilight"
)

// campaign is the scenario that a ruleset is tried by: the one of that name, or the first.
func campaign(rs rules.Ruleset) string {
	if s, ok := rules.FindScenario(rs, "campaign"); ok {
		return s.ID
	}
	return rs.Scenarios()[0].ID
}

// In every ruleset units can be put elsewhere by hand, each of them alone, and the position
// that it was done in stays as it is.
func TestUnitsArePlacedByHandInEveryRuleset(t *testing.T) {
	for _, id := range rules.IDs() {
		rs := rulestest.Open(t, id)
		p := rulestest.RandomMatch(t, rs, campaign(rs), nil, 5, 400).Position()
		before, placed, tried := string(p.AppendJSON(nil)), 0, 0
		var why error
		stacks := p.View("").Stacks
		for i := range stacks {
			unit := stacks[i].Units[0].Unit
			for k := range stacks {
				to := stacks[k].Hex
				if stacks[k].Side != stacks[i].Side || to == stacks[i].Hex || len(stacks[k].Units) > 1 {
					continue
				}
				tried++
				q, err := rules.Place(p, unit, to)
				if err != nil {
					why = err
				} else {
					placed++
					if c, _ := q.View("").Find(unit); c.Hex != to {
						t.Fatalf("%s: %s stands in %q, want %s", id, unit, c.Hex, to)
					}
				}
				break
			}
		}
		if placed*3 < tried*2 || placed == 0 {
			t.Errorf("%s: only %d of %d units could be placed: %v", id, placed, tried, why)
		}
		if string(p.AppendJSON(nil)) != before {
			t.Errorf("%s: the position has changed", id)
		}
		if _, err := rules.Place(p, "nobody", stacks[0].Hex); err == nil {
			t.Errorf("%s: nobody was placed", id)
		}
	}
}

// In every ruleset units can be taken off the map by hand, each of them alone, and put back.
func TestUnitsAreRemovedByHandInEveryRuleset(t *testing.T) {
	for _, id := range rules.IDs() {
		rs := rulestest.Open(t, id)
		p := rulestest.RandomMatch(t, rs, campaign(rs), nil, 5, 400).Position()
		before, removed, back := string(p.AppendJSON(nil)), 0, 0
		var why error
		stacks := p.View("").Stacks
		for i := range stacks {
			unit := stacks[i].Units[0].Unit
			q, err := rules.Remove(p, unit)
			if err != nil {
				why = err
				continue
			}
			removed++
			on := map[string]string{}
			for _, s := range q.View("").Stacks {
				for _, c := range s.Units {
					on[c.Unit] = s.Hex
				}
			}
			for _, s := range stacks {
				for _, c := range s.Units {
					if c.Unit == unit && on[unit] != "" || c.Unit != unit && on[c.Unit] != s.Hex {
						t.Fatalf("%s: without %s, %s stands in %q", id, unit, c.Unit, on[c.Unit])
					}
				}
			}
			if r, err := rules.Place(q, unit, stacks[i].Hex); err == nil {
				if c, _ := r.View("").Find(unit); c.Hex == stacks[i].Hex {
					back++
				}
			}
		}
		if removed*10 < len(stacks)*9 || back*2 < removed {
			t.Errorf("%s: of %d units %d could be removed, and %d of them put back: %v", id, len(stacks), removed, back, why)
		}
		if string(p.AppendJSON(nil)) != before {
			t.Errorf("%s: the position has changed", id)
		}
		if _, err := rules.Remove(p, "nobody"); err == nil {
			t.Errorf("%s: nobody was removed", id)
		}
	}
}
