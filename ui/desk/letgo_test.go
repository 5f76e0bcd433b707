package desk

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// choosing lists for each rulebook all that is chosen or taken in hand before it has
// any effect.
var choosing = []struct {
	ruleset, scenario string
	verbs             []string
	options           rules.Options
}{
	{"galicia", "campaign", []string{"pick", "add", "attack", "from", "commit", "withhold"}, nil},
	{"greatwar", "campaign", []string{"pick", "add", "attack", "target", "commit", "commit-all"}, nil},
	{"tannenberg", "campaign", []string{"take", "pick", "add", "entrain", "attack", "storm", "commit"}, nil},
	{"fury", "campaign", []string{"pick"}, nil},
}

// played is an open game between two persons.
func played(t *testing.T, ruleset, scenario string, options rules.Options, seed uint64) *Desk {
	t.Helper()
	rs := rulestest.Open(t, ruleset)
	m, err := journal.New(rs, scenario, options, seed)
	if err != nil {
		t.Fatal(err)
	}
	seats := map[rules.Side]Seat{}
	s, _ := rules.FindScenario(rs, scenario)
	for _, side := range s.Sides {
		seats[side] = Person
	}
	return New(m, seats, true)
}

// tried is how often each choice is tried, in positions of its own.
const tried = 4

// After choosing anything, letting go of it leaves the position as it was.
func TestWhatIsChosenCanBeLetGo(t *testing.T) {
	for _, c := range choosing {
		t.Run(c.ruleset, func(t *testing.T) {
			left := map[string]int{}
			for _, v := range c.verbs {
				left[v] = tried
			}
			for seed := range uint64(12) {
				walk(t, played(t, c.ruleset, c.scenario, c.options, seed), rand.New(rand.NewPCG(seed, 26)), left)
				if !slices.ContainsFunc(c.verbs, func(v string) bool { return left[v] > 0 }) {
					return
				}
			}
			t.Errorf("left to try after all games: %v", left)
		})
	}
}

// walk plays at random and tries every choice that is left and comes by.
func walk(t *testing.T, d *Desk, r *rand.Rand, left map[string]int) {
	t.Helper()
	for range 1500 {
		offers := slices.Clone(d.Offers())
		if len(offers) == 0 {
			return
		}
		for _, o := range offers {
			if left[o.Verb] > 0 {
				left[o.Verb]--
				letGo(t, d, o.Verb, func() Change { return d.Do(o.Action) })
			}
		}
		offers = slices.DeleteFunc(offers, func(o rules.Offer) bool {
			return o.Verb == rules.VerbCancel || o.Verb == rules.VerbDone && len(offers) > 1 && r.IntN(12) > 0
		})
		if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return rules.ForAll(o.Verb) }); i >= 0 && r.IntN(3) > 0 {
			d.Do(offers[i].Action)
			continue
		}
		d.Do(offers[r.IntN(len(offers))].Action)
	}
}

// letGo chooses and lets go. Units in hand are let go of with all that was chosen
// for them, so the position is that before they were picked up.
func letGo(t *testing.T, d *Desk, what string, choose func() Change) {
	t.Helper()
	n := d.Match.Cursor()
	from := n
	if d.moving() {
		for n > 0 && slices.Contains(inHandVerbs, d.Match.Entry(n).Action.Verb) {
			if n--; d.Match.Entry(n+1).Action.Verb == rules.VerbPick {
				break
			}
		}
		if d.Match.Cursor() == n { // they have moved
			return
		}
	}
	want, st := "", d.status()
	if p, err := d.Match.At(n); err == nil {
		want = journal.Hash(p)
	}
	c := choose()
	if c.Why != "" {
		t.Fatalf("%s: %+v: %s", what, st, c.Why)
	}
	dice := slices.ContainsFunc(c.Events, func(e rules.Event) bool { return len(e.Dice) > 0 })
	if dice || d.status().ToAct != st.ToAct { // it has had its effect
		_ = d.goTo(from, true)
		return
	}
	did, err := d.LetGo()
	if !did || err != nil || journal.Hash(d.Position()) != want {
		t.Fatalf("%s: %+v: let go %v, %v; afterwards %+v after action %d, want %d", what, st, did, err, d.status(), d.Match.Cursor(), n)
	}
	if err := d.goTo(from, true); err != nil { // on from where it was
		t.Fatal(err)
	}
}

// What has been done is neither taken back nor brought to its end.
func TestWhatIsDoneIsNotLetGo(t *testing.T) {
	for _, c := range choosing {
		t.Run(c.ruleset, func(t *testing.T) {
			d, r := played(t, c.ruleset, c.scenario, c.options, 3), rand.New(rand.NewPCG(3, 14))
			for range 600 {
				offers := d.Offers()
				if len(offers) == 0 {
					return
				}
				o := offers[r.IntN(len(offers))]
				d.Do(o.Action)
				if slices.Contains(choosingVerbs, o.Verb) || slices.Contains(inHandVerbs, o.Verb) {
					continue
				}
				n := d.Match.Cursor()
				if did, _ := d.LetGo(); did || d.Match.Cursor() != n || d.Match.Len() != n {
					t.Fatalf("%s is let go of", o.Verb)
				}
			}
		})
	}
}

// The button that takes units in hand and puts them on a train at once is let go of
// as a whole.
func TestOneClickIsLetGoOfAsAWhole(t *testing.T) {
	d := played(t, "tannenberg", "campaign", nil, 1)
	r := rand.New(rand.NewPCG(5, 5))
	trains := 0
	for range 4000 {
		offers := slices.Clone(d.Offers())
		if len(offers) == 0 || trains > 2 {
			break
		}
		for _, o := range offers {
			if o.Verb != rules.VerbPick || trains > 2 || r.IntN(10) > 0 {
				continue
			}
			d.Units(o.Unit)
			for _, b := range d.Buttons() {
				if b.Verb == rules.VerbEntrain && len(b.First) > 0 {
					trains++
					letGo(t, d, "a button", func() Change { return d.Press(b) })
					another(t, d, b, offers)
				}
			}
			d.selected = nil
		}
		fights := slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbAttack || o.Verb == rules.VerbCommit })
		offers = slices.DeleteFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbCancel || o.Verb == rules.VerbDone && fights })
		if len(offers) == 0 {
			offers = d.Offers()
		}
		if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbDone }); i >= 0 && trains > 2 && r.IntN(20) == 0 {
			d.Do(offers[i].Action)
			continue
		}
		if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return rules.ForAll(o.Verb) }); i >= 0 {
			d.Do(offers[i].Action)
			continue
		}
		d.Do(offers[r.IntN(len(offers))].Action)
	}
	if trains == 0 {
		t.Error("no train was tried")
	}
}

// A stack that was committed with one click is let go of as a whole.
func TestAStackIsLetGoOfAsAWhole(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "combat",
		Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "8.06")}})
	if err != nil {
		t.Fatal(err)
	}
	d := New(journal.From(p), map[rules.Side]Seat{"austria": Person, "russia": Person}, true)
	for range 4 {
		if d.status().Stage == "commit" {
			break
		}
		d.Do(d.Offers()[0].Action)
	}
	units := []string{"ah.4-ii", "ah.25-ii"}
	letGo(t, d, "a stack", func() Change { return d.Units(units...) })
	n := d.Match.Cursor()
	if c := d.Units(units...); c.Why != "" || d.Match.Cursor() != n+2 {
		t.Fatalf("one click commits %d units: %s; %+v", d.Match.Cursor()-n, c.Why, d.status())
	}
}

// another takes another unit while one is on a train that has not left: that one is
// as it was.
func another(t *testing.T, d *Desk, b Button, offers []rules.Offer) {
	t.Helper()
	want := journal.Hash(d.Position())
	i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbPick && o.Unit != b.First[0].Unit })
	if i < 0 {
		return
	}
	d.Press(b)
	d.Units(offers[i].Unit)
	if journal.Hash(d.Position()) != want || !slices.Contains(d.Selected(), offers[i].Unit) {
		t.Errorf("a click on %s leaves %s changed; selected is %v", offers[i].Unit, b.First[0].Unit, d.Selected())
	}
}
