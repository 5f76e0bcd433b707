package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

func TestUnitsInAState(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{
		at("ah.4-ii", "8.05"), at("ah.25-ii", "8.06"), at("ah.27-vi", "4.12"), at("ru.9-x", "9.05")}})
	check := func(s State, unit string, want ...string) {
		t.Helper()
		got := d.InState(s, unit)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", s, got, want)
		}
	}
	check(Unmoved, "", "ah.4-ii", "ah.25-ii", "ah.27-vi")
	check(Formation, "ah.4-ii", "ah.4-ii", "ah.25-ii")
	check(Formation, "ru.9-x", "ru.9-x")
	check(Formation, "nobody")
	check(Weakened, "")
	d.Units("ah.25-ii")
	must(t, d.Hex("8.07"))
	must(t, d.Do(halt))
	check(Unmoved, "", "ah.4-ii", "ah.27-vi")
	if f := d.FormationOf("ah.4-ii"); f != "II" {
		t.Errorf("the corps is %q", f)
	}
}

func TestWhoCanAttack(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{
		at("ah.4-ii", "8.05"), at("ah.27-vi", "4.12"), at("ru.9-x", "8.04")}})
	if got := d.InState(Attackers, ""); !slices.Equal(got, []string{"ah.4-ii"}) {
		t.Errorf("got %v", got)
	}
}

func TestAStateIsReadOffTheCounter(t *testing.T) {
	for name, c := range map[string]struct {
		rules.Counter
		want bool
	}{
		"fresh":  {rules.Counter{Steps: 2, Badges: []rules.Badge{{Kind: "steps", Value: 2}, {Kind: "ce"}}}, false},
		"flip":   {rules.Counter{Reduced: true}, true},
		"steps":  {rules.Counter{Steps: 1, Badges: []rules.Badge{{Kind: "steps", Value: 2}}}, true},
		"shaken": {rules.Counter{Badges: []rules.Badge{{Kind: "ce", Value: -1}}}, true},
	} {
		if got := weakened(&c.Counter); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// All rulesets answer for all states and have a front, at the start of every scenario,
// and no side is told of the other's.
func TestEveryRulesetHasStatesAndAFront(t *testing.T) {
	for _, id := range rules.IDs() {
		rs := rulestest.Open(t, id)
		s := rs.Scenarios()[0]
		m, err := journal.New(rs, s.ID, nil, 3)
		if err != nil {
			t.Fatal(err)
		}
		seats := map[rules.Side]Seat{}
		for _, side := range s.Sides {
			seats[side] = Person
		}
		d := New(m, seats, false)
		if len(d.Front()) == 0 && len(d.View().Stacks) > 0 {
			t.Errorf("%s has no front", id)
		}
		for _, state := range []State{Unmoved, Attackers, Unsupplied, Weakened, Formation} {
			for _, u := range d.InState(state, "") {
				if c, ok := d.Counter(u); !ok || c.Side != d.Me() {
					t.Errorf("%s: %s tells of %s", id, state, u)
				}
			}
		}
	}
}

func TestTheFrontIsWhereTheSidesAreNearest(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{
		at("ah.4-ii", "8.05"), at("ah.27-vi", "4.12"), at("ru.9-x", "9.05"), at("ru.31-x", "14.05")}})
	got := d.Front()
	slices.Sort(got)
	if !slices.Equal(got, []string{"8.05", "9.05"}) {
		t.Errorf("the front is %v", got)
	}
}

func TestNamesAreFound(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{
		at("ah.4-ii", "8.05"), at("ah.27-vi", "4.12"), at("ru.9-x", "9.05")}})
	units := func(list []Found) (ids []string) {
		for _, f := range list {
			ids = append(ids, f.Unit.Unit+f.Place)
		}
		return ids
	}
	for _, name := range []string{"4 ii", "4 infantry ii division", "8.05 4"} {
		if got := d.Find(name); len(got) == 0 || got[0].Unit.Unit != "ah.4-ii" || got[0].Hex != "8.05" {
			t.Errorf("%q finds %v", name, units(got))
		}
	}
	if got := d.Find("4"); got[0].Unit.Name != "4" || got[0].Unit.Side != "austria" {
		t.Errorf("a name finds %v", units(got))
	}
	if got := units(d.Find("4th infantry")); !slices.Contains(got, "ah.4-ii") {
		t.Errorf("4th infantry finds %v", got)
	}
	got := d.Find("LEMB")
	if len(got) != 1 || got[0].Place != "Lemberg" || got[0].Hex == "" {
		t.Errorf("a town: %v", units(got))
	}
	if got := d.Find("  "); got != nil {
		t.Errorf("nothing finds %v", units(got))
	}
	if got := d.Find("no such name"); got != nil {
		t.Errorf("nonsense finds %v", units(got))
	}
	if got := units(d.Find("8.05")); !slices.Contains(got, "ah.4-ii") {
		t.Errorf("a hex finds %v", got)
	}
}

// Who is hidden is not found.
func TestAHiddenUnitIsNotFound(t *testing.T) {
	rs := galicia(t)
	m, err := journal.New(rs, "campaign", nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	d := New(m, both(), false)
	seen := map[string]bool{}
	d.everyCounter(func(c *rules.Counter, _, _ string) { seen[c.Unit] = true })
	for _, f := range d.Find("division") {
		if f.Unit.Unit != "" && !seen[f.Unit.Unit] {
			t.Errorf("%s is found", f.Unit.Unit)
		}
	}
}

// What was chosen for one phase is not chosen for the next: a reinforcement that came on
// last is not in hand when movement begins.
func TestNothingIsChosenForThePhaseAfter(t *testing.T) {
	m, err := journal.New(galicia(t), "campaign", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	d := New(m, both(), true)
	for _, verb := range []string{"supply", rules.VerbDone, rules.VerbDone, "supply"} {
		must(t, d.Do(rules.Action{Verb: verb}))
	}
	for range 9 {
		if d.status().Phase != "reinforcement" {
			break
		}
		offers := d.Offers()
		d.Units(offers[0].Unit)
		must(t, d.Hex(offers[0].Hex))
	}
	if d.status().Phase != "movement" || len(d.Selected()) > 0 {
		t.Errorf("in the phase %s %v is chosen", d.status().Phase, d.Selected())
	}
}
