package desk

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// bout is what a player does from a click on a hex under attack to the result, where
// nothing is to be chosen: presses are counted, and what could be chosen ends it.
type bout struct {
	presses int
	rolled  bool // the dice have fallen
	over    bool // the fight ended
	choices bool // something was to be chosen
}

// press does an action as a click or a button would, with what is foregone after it.
func (f *bout) press(t *testing.T, d *Desk, a rules.Action) {
	t.Helper()
	from := d.Match.Cursor()
	if c := d.Do(a); c.Why != "" {
		t.Fatalf("%v: %s", a, c.Why)
	}
	d.Foregone(from)
	f.presses++
	f.rolled = f.rolled || d.rolledSince(from)
	f.over = f.rolled && d.View().Combat == nil
}

// fightOut attacks with an offer and goes on for as long as there is one way to do so.
func fightOut(t *testing.T, d *Desk, begin rules.Action) *bout {
	f := &bout{}
	f.press(t, d, begin)
	for !f.over && !f.choices && f.presses < 20 {
		var on []rules.Offer
		for _, o := range d.Offers() {
			if o.Verb != rules.VerbCancel && o.Verb != rules.VerbCommitAll && o.Verb != rules.VerbRecall {
				on = append(on, o)
			}
		}
		if len(on) != 1 {
			f.choices = true
			break
		}
		f.press(t, d, on[0].Action)
	}
	return f
}

// TestAFightWithoutAChoiceCostsThreePresses, at most, in every game: the hex, the
// declaration and the dice.
func TestAFightWithoutAChoiceCostsThreePresses(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(id, func(t *testing.T) {
			rs := rulestest.Open(t, id)
			fought := 0
			for seed := uint64(1); seed < 6 && fought < 6; seed++ {
				p := rulestest.Begin(t, rs, "campaign", seed)
				rng := rand.New(rand.NewPCG(seed, 3))
				for n := 0; n < 1500 && p.Outcome() == nil && fought < 6; n++ {
					offers := p.Offers()
					o := offers[rng.IntN(len(offers))]
					if begins := o.Verb == rules.VerbAttack || o.Verb == rules.VerbStorm || o.Verb == rules.VerbDeclare && o.Hex != ""; begins && p.View("").Combat == nil {
						fought += tryFight(t, p, o.Action)
					}
					if _, err := p.Do(o.Action); err != nil {
						t.Fatal(err)
					}
				}
			}
			if fought == 0 {
				t.Error("no fight without a choice was found")
			}
		})
	}
}

// tryFight fights a battle out on the side and gives 1 where there was no choice in it.
func tryFight(t *testing.T, p rules.Position, begin rules.Action) int {
	t.Helper()
	scenario, _ := rules.FindScenario(p.Ruleset(), p.Status().Scenario)
	seats := map[rules.Side]Seat{scenario.Sides[0]: Person, scenario.Sides[1]: Person}
	d := New(journal.From(p), seats, true)
	f := fightOut(t, d, begin)
	if f.choices || !f.over {
		return 0
	}
	if f.presses > 3 {
		var verbs []string
		for n := 1; n <= d.Match.Cursor(); n++ {
			verbs = append(verbs, d.Match.Entry(n).Action.Verb)
		}
		t.Errorf("a fight without a choice cost %d presses: %v", f.presses, verbs)
	}
	return 1
}

// attackers are Austrians about a Russian division in 8.08: unit, hex, unit, hex ...
func attackers(t *testing.T, units ...string) *Desk {
	s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{{ID: "ru.13-vii", Hex: "8.08"}}}
	for i := 0; i < len(units); i += 2 {
		s.Units = append(s.Units, rules.UnitState{ID: units[i], Hex: units[i+1]})
	}
	return position(t, s)
}

// TestWhatIsForegoneIsTakenBackWithTheClick: Esc after a click that chose the only hex
// to attack from leads back to before the click.
func TestWhatIsForegoneIsTakenBackWithTheClick(t *testing.T) {
	d := attackers(t, "ah.4-ii", "7.09")
	d.Do(rules.Action{Verb: rules.VerbAttack, Hex: "8.08"})
	d.Foregone(0)
	if n := d.Match.Cursor(); n != 2 {
		t.Fatalf("%d actions are done, want the attack and the only hex that it can come from", n)
	}
	if did, err := d.LetGo(); !did || err != nil || d.Match.Cursor() != 0 {
		t.Errorf("after Esc %d actions are left (%v)", d.Match.Cursor(), err)
	}
}

// TestWhatWasChosenBeforehandCanBeChanged: it is listed, and who reconsiders it stands
// before it, with the rest of the attack as it was, and is asked.
func TestWhatWasChosenBeforehandCanBeChanged(t *testing.T) {
	changed, rolled := 0, 0
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		rs := rulestest.Open(t, id)
		p := rulestest.Begin(t, rs, "campaign", 1)
		rng := rand.New(rand.NewPCG(1, 3))
		for n := 0; n < 1500 && p.Outcome() == nil; n++ {
			offers := p.Offers()
			o := offers[rng.IntN(len(offers))]
			if begins := o.Verb == rules.VerbAttack || o.Verb == rules.VerbStorm || o.Verb == rules.VerbDeclare && o.Hex != ""; begins && p.View("").Combat == nil {
				changed += reconsidered(t, p, o.Action, false)
				rolled += reconsidered(t, p, o.Action, true)
			}
			if _, err := p.Do(o.Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	if changed == 0 || rolled == 0 {
		t.Errorf("%d choices were made beforehand, %d of them changed after the dice", changed, rolled)
	}
}

// reconsidered begins an attack, rolls its dice or not, and changes each choice that was
// made for the player; it counts them, or those made before the dice.
func reconsidered(t *testing.T, p rules.Position, begin rules.Action, roll bool) (changed int) {
	seats := map[rules.Side]Seat{}
	scenario, _ := rules.FindScenario(p.Ruleset(), p.Status().Scenario)
	for _, side := range scenario.Sides {
		seats[side] = Person
	}
	d := New(journal.From(p.Clone()), seats, true)
	if c := d.Do(begin); c.Why != "" {
		return 0
	}
	d.Foregone(0)
	for n := 0; roll && n < 20 && d.View().Combat != nil && !d.rolledSince(0); n++ {
		offers := d.Offers()
		i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbRoll })
		if i < 0 {
			i = len(offers) - 1
		}
		from := d.Match.Cursor()
		d.Do(offers[i].Action)
		d.Foregone(from)
	}
	list := d.Beforehand()
	for i := len(list) - 1; i >= 0; i-- {
		deed, _ := d.Deed(list[i].Action)
		if deed.Action.Verb == rules.VerbRoll {
			t.Errorf("dice are listed as a choice: %s", list[i].Text)
		}
		c := d.Reconsider(list[i])
		if list[i].Rolled != (c.Confirm != nil) {
			t.Errorf("dice have fallen since action %d: %v, the player is asked: %v", list[i].Action, list[i].Rolled, c.Confirm != nil)
		}
		if c.Confirm != nil {
			c = c.Confirm.Do()
		}
		if c.Why != "" {
			t.Fatal(c.Why)
		}
		if d.Match.Cursor() != list[i].Action-1 || d.View().Combat == nil {
			t.Errorf("after reconsidering action %d the game stands at %d", list[i].Action, d.Match.Cursor())
		}
		if got := d.Beforehand(); len(got) != i {
			t.Errorf("%d choices are left, want %d", len(got), i)
		}
		asked := false
		for _, o := range d.Offers() {
			asked = asked || o.Verb == deed.Action.Verb
		}
		if !asked {
			t.Errorf("the player is not asked for %q", deed.Action.Verb)
		}
	}
	if roll {
		list = slices.DeleteFunc(list, func(b Beforehand) bool { return !b.Rolled })
	}
	return len(list)
}

// TestWhoeverMayJoinAnAttackDoesSoBeforehand, where the rules offer it at once: the choice is
// listed and can be changed, nothing is declared, and the attack can be left.
func TestWhoeverMayJoinAnAttackDoesSoBeforehand(t *testing.T) {
	for id, scenario := range map[string]string{"greatwar": "campaign", "twilight": "tannenberg"} {
		t.Run(id, func(t *testing.T) {
			rs := rulestest.Open(t, id)
			tried := 0
			for seed := uint64(1); seed < 9 && tried < 3; seed++ {
				p := rulestest.Begin(t, rs, scenario, seed)
				rng := rand.New(rand.NewPCG(seed, 3))
				for n := 0; n < 2500 && p.Outcome() == nil && tried < 3; n++ {
					offers := p.Offers()
					o := offers[rng.IntN(len(offers))]
					if o.Verb == rules.VerbAttack && p.View("").Combat == nil {
						tried += joined(t, p, o.Action)
					}
					if _, err := p.Do(o.Action); err != nil {
						t.Fatal(err)
					}
				}
			}
			if tried == 0 {
				t.Error("nobody could join an attack")
			}
		})
	}
}

// joined begins an attack and tells, as 1, whether others joined it beforehand.
func joined(t *testing.T, p rules.Position, begin rules.Action) int {
	t.Helper()
	seats := map[rules.Side]Seat{}
	scenario, _ := rules.FindScenario(p.Ruleset(), p.Status().Scenario)
	for _, side := range scenario.Sides {
		seats[side] = Person
	}
	d := New(journal.From(p.Clone()), seats, true)
	d.Do(begin)
	if !slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbCommitAll }) {
		return 0
	}
	alone := d.View().Combat.Attacker.Strength
	d.Foregone(0)
	if deed, _ := d.Deed(2); d.Match.Cursor() < 2 || deed.Action.Verb != rules.VerbCommitAll && deed.Action.Verb != rules.VerbCommit {
		t.Fatalf("%v: nobody joins", begin)
	}
	if d.offered(rules.Action{Verb: rules.VerbCommitAll}) {
		t.Errorf("%v: others could join", begin)
	}
	if d.rolledSince(0) || d.View().Combat == nil || d.View().Combat.Attacker.Strength < alone {
		t.Errorf("%v: the attack is made, or weaker than before", begin)
	}
	list := d.Beforehand()
	if len(list) == 0 || list[0].Action != 2 {
		t.Fatalf("%v: what was chosen beforehand is %v", begin, list)
	}
	deed, _ := d.Deed(list[0].Action)
	if c := d.Reconsider(list[0]); c.Why != "" || !d.offered(deed.Action) {
		t.Errorf("%v: after changing it %v is not offered (%s)", begin, deed.Action, c.Why)
	}
	return 1
}
