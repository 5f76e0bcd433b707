package desk

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/twilight"
)

// allJoin are two Austrian stacks that can attack a Russian division together.
func allJoin(t *testing.T) *Desk {
	t.Helper()
	d := attackers(t, "ah.4-ii", "7.09", "ah.25-ii", "7.08")
	d.Do(rules.Action{Verb: rules.VerbAttack, Hex: "8.08"})
	d.Foregone(0)
	return d
}

// TestAllJoinAnAttackAndNothingIsDeclared: of two hexes to attack from both are chosen;
// neither is the attack declared nor are dice rolled.
func TestAllJoinAnAttackAndNothingIsDeclared(t *testing.T) {
	d := allJoin(t)
	if n := d.Match.Cursor(); n != 3 {
		t.Errorf("%d actions are done, want the attack and the two hexes that it comes from", n)
	}
	for n := 2; n <= d.Match.Cursor(); n++ {
		if verb := d.Match.Entry(n).Action.Verb; verb != rules.VerbFrom {
			t.Errorf("%q was done for the player", verb)
		}
	}
}

// Whoever takes over a side in whose attack nobody has joined yet has all join it, as if the
// attack were begun by hand, and can declare it; one undo takes all of it back.
func TestWhoeverTakesOverAnAttackHasAllJoinIt(t *testing.T) {
	d := attackers(t, "ah.4-ii", "7.09", "ah.25-ii", "7.08")
	side := d.Match.Position().Status().ToAct
	d.Seats[side] = "level1"
	if c := d.Do(rules.Action{Verb: rules.VerbAttack, Hex: "8.08"}); c.Why != "" {
		t.Fatal(c.Why)
	}
	if d.TakenOver(); d.Match.Cursor() != 1 {
		t.Error("what the computer is about is done for it")
	}
	d.Seats[side] = Person
	d.TakenOver()
	if n := d.Match.Cursor(); n != 3 {
		t.Errorf("%d actions are done, want the attack and the two hexes that it comes from", n)
	}
	if !slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbDeclare }) {
		t.Error("the attack cannot be declared")
	}
	if n := d.ClickStart(); n != 0 {
		t.Errorf("an undo leads to action %d", n)
	}
	if d.TakenOver(); d.Match.Cursor() != 3 {
		t.Error("once more something is done")
	}
}

// TestWhoIsLeftOutLeavesTheOthersInTheAttack: each of those who joined can be left out, and
// nobody but it is.
func TestWhoIsLeftOutLeavesTheOthersInTheAttack(t *testing.T) {
	for i := range 2 {
		d := allJoin(t)
		made := d.Beforehand()
		if len(made) != 2 || !made[0].Joins || !made[1].Joins {
			t.Fatalf("chosen beforehand: %+v", made)
		}
		out, in := d.Match.Entry(made[i].Action).Action, d.Match.Entry(made[1-i].Action).Action
		if c := d.Reconsider(made[i]); c.Why != "" {
			t.Fatal(c.Why)
		}
		if !d.offered(out) || d.offered(in) || d.Match.Cursor() != 2 {
			t.Errorf("after %s is left out %d actions are done; it is offered: %v, %s: %v", out.Hex, d.Match.Cursor(), d.offered(out), in.Hex, d.offered(in))
		}
		if left := d.Beforehand(); len(left) != 1 || left[0].Text != made[1-i].Text {
			t.Errorf("chosen beforehand is then %+v", left)
		}
	}
}

// onward are the verbs of the main button between the choice of a target and the dice.
var onward = []string{rules.VerbRoll, rules.VerbReady, rules.VerbDeclare, rules.VerbDone}

// pressesToDice attacks a hex by a click and presses the main button until dice are
// rolled; ok is false where something else is asked on the way.
func pressesToDice(t *testing.T, d *Desk, hex string) (presses int, ok bool) {
	t.Helper()
	press := func(do func() Change) {
		from := d.Match.Cursor()
		if c := do(); c.Why != "" || c.Choose != nil || c.Confirm != nil {
			t.Fatalf("%s: %+v", hex, c)
		}
		d.Foregone(from)
		presses++
	}
	press(func() Change { return d.Hex(hex) })
	for presses < 9 && !d.rolledSince(0) {
		list := d.Buttons()
		i := slices.IndexFunc(onward, func(verb string) bool {
			return slices.ContainsFunc(list, func(b Button) bool { return b.Verb == verb && b.Hex == "" })
		})
		if i < 0 || choiceBesides(d) {
			return presses, false
		}
		b := list[slices.IndexFunc(list, func(b Button) bool { return b.Verb == onward[i] && b.Hex == "" })]
		press(func() Change { return d.Press(b) })
	}
	return presses, d.rolledSince(0)
}

// choiceBesides tells whether something is to be chosen that is not who joins an attack.
func choiceBesides(d *Desk) bool {
	return !d.offered(rules.Action{Verb: rules.VerbDeclare}) &&
		slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbWithhold || o.Verb == "ap" })
}

// several tells whether more than one may join an attack that an offer begins.
func several(p rules.Position, begin rules.Offer) bool {
	alike := 0
	for _, o := range p.Offers() {
		if o.Verb == begin.Verb && o.Hex == begin.Hex {
			alike++
		}
	}
	if begin.Verb == rules.VerbDeclare {
		return alike > 1
	}
	trial, joiners := p.Clone(), 0
	if _, err := trial.Do(begin.Action); err != nil || alike > 1 {
		return false
	}
	for _, o := range trial.Offers() {
		if slices.Contains(joinVerbs, o.Verb) {
			joiners++
		}
	}
	return joiners > 1
}

// TestAFightThatManyMayJoinCostsThreePresses in every game: the hex, the declaration and
// the dice. In Twilight it is one press more, which ends the announcements of the phase.
func TestAFightThatManyMayJoinCostsThreePresses(t *testing.T) {
	for _, c := range []struct {
		game, scenario string
		most           int
	}{{"galicia", "campaign", 3}, {"greatwar", "campaign", 3}, {"tannenberg", "campaign", 3}, {"fury", "campaign", 3}, {"twilight", "tannenberg", 4}} {
		t.Run(c.game, func(t *testing.T) {
			rs := rulestest.Open(t, c.game)
			sc, _ := rules.FindScenario(rs, c.scenario)
			seats := map[rules.Side]Seat{sc.Sides[0]: Person, sc.Sides[1]: Person}
			fought := 0
			for seed := uint64(1); seed < 9 && fought < 4; seed++ {
				p := rulestest.Begin(t, rs, c.scenario, seed)
				rng := rand.New(rand.NewPCG(seed, 3))
				for n := 0; n < 2500 && p.Outcome() == nil && fought < 4; n++ {
					offers := p.Offers()
					o := offers[rng.IntN(len(offers))]
					if begins := o.Verb == rules.VerbAttack || o.Verb == rules.VerbDeclare && o.Hex != ""; begins && p.View("").Combat == nil && several(p, o) {
						d := New(journal.From(p.Clone()), seats, true)
						presses, ok := pressesToDice(t, d, o.Hex)
						if ok {
							fought++
						}
						if ok && presses > c.most {
							t.Errorf("the attack on %s costs %d presses, want %d", o.Hex, presses, c.most)
						}
					}
					if _, err := p.Do(o.Action); err != nil {
						t.Fatal(err)
					}
				}
			}
			if fought == 0 {
				t.Error("no fight that several may join came to dice")
			}
		})
	}
}

// TestAnAttackFromOneOfSeveralHexesCanBeMadeFromAnother: where only one stack may attack a
// hex the strongest does, and a click on the hex lets another one attack instead.
func TestAnAttackFromOneOfSeveralHexesCanBeMadeFromAnother(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	p := rulestest.Begin(t, rs, "campaign", 1)
	rng := rand.New(rand.NewPCG(1, 3))
	for n := 0; n < 2500; n++ {
		offers := p.Offers()
		o := offers[rng.IntN(len(offers))]
		if o.Verb == rules.VerbDeclare && o.Hex != "" && several(p, o) {
			fromAnother(t, New(journal.From(p), map[rules.Side]Seat{"central": Person, "russia": Person}, true), o.Hex)
			return
		}
		if _, err := p.Do(o.Action); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("no hex could be attacked from several")
}

func fromAnother(t *testing.T, d *Desk, hex string) {
	t.Helper()
	most := 0
	for _, o := range d.Offers() {
		if o.Hex == hex {
			most = max(most, d.strength(o))
		}
	}
	if c := d.Hex(hex); c.Why != "" || c.Choose != nil {
		t.Fatalf("%+v", c)
	}
	first := d.Match.Entry(1).Action
	c := d.Hex(hex)
	if len(c.Choose) < 2 {
		t.Fatalf("a second click offers %+v", c.Choose)
	}
	if c := d.Choose(c.Choose[1]); c.Why != "" {
		t.Fatal(c.Why)
	}
	last := d.Match.Entry(d.Match.Cursor()).Action
	if last.Verb != rules.VerbDeclare || last.Hex != hex || last.From == first.From || !d.declaredFrom(last.From, hex) || d.declaredFrom(first.From, hex) {
		t.Errorf("instead of %+v the attack is %+v", first, last)
	}
	if n := d.ClickStart(); n != 1 {
		t.Errorf("the change is taken back to action %d, want as one click", n)
	}
	d.Undo(2, true)
	if d.Undo(1, true); d.strength(rules.Offer{Action: first}) != most {
		t.Errorf("%s is not the strongest of those that could attack", first.From)
	}
}
