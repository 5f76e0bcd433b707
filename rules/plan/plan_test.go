package plan_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/plan"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// rulesets are those that plans are tried in, each with the scenario.
var rulesets = []struct{ id, scenario string }{{"galicia", "campaign"}, {"greatwar", "campaign"}, {"tannenberg", "campaign"}, {"fury", "campaign"}}

// looker looks at a position and tells whether it has seen enough.
type looker func(t *testing.T, p rules.Position, rng *rand.Rand) bool

// everywhere plays a game of each ruleset at random, now and then by a proposal of
// the program, and shows the positions to look until it has seen enough. It fails
// where nothing was found to look at in time.
func everywhere(t *testing.T, make func() looker) {
	for _, r := range rulesets {
		t.Run(r.id, func(t *testing.T) {
			t.Parallel()
			look := make()
			rs := rulestest.Open(t, r.id)
			for seed := range uint64(12) {
				p := rulestest.Begin(t, rs, r.scenario, seed)
				rng := rand.New(rand.NewPCG(seed, 5))
				for n := 0; n < 12000 && p.Outcome() == nil; n++ {
					if look(t, p, rng) {
						return
					}
					if _, err := p.Do(any(p, rng)); err != nil {
						t.Fatal(err)
					}
				}
			}
			t.Error("there was too little to look at")
		})
	}
}

// any is one of the offers; a set-up is taken as it is proposed, and phases do not
// end at once.
func any(p rules.Position, rng *rand.Rand) rules.Action {
	offers := p.Offers()
	if s := p.Status().Stage; s == "plan" || s == "deploy" {
		for _, verb := range []string{rules.VerbDone, rules.VerbAuto} {
			if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == verb }); i >= 0 {
				return offers[i].Action
			}
		}
	}
	for range 3 {
		if o := offers[rng.IntN(len(offers))]; o.Verb != rules.VerbDone && o.Verb != rules.VerbCancel {
			return o.Action
		}
	}
	return offers[rng.IntN(len(offers))].Action
}

// do carries a plan out on a copy up to where the other side has its say. A refusal
// is a mistake of the plan, unless something hidden came to light.
func do(t *testing.T, p rules.Position, actions []rules.Action) (after rules.Position, told []rules.Event, whole bool) {
	t.Helper()
	p, me := p.Clone(), p.Status().ToAct
	revealed := false
	for i, a := range actions {
		events, err := p.Do(a)
		if err != nil && !revealed {
			t.Fatalf("%+v: action %d of %+v: %v", p.Status(), i+1, actions, err)
		}
		told = append(told, events...)
		revealed = revealed || rules.Fence(events)
		if err != nil || p.Status().ToAct != me {
			return p, told, false
		}
	}
	return p, told, true
}

// enough is how often a plan is tried in each ruleset.
const enough = 25

// A stack is led wherever its reach says that it gets, and nobody falls behind.
func TestAStackIsMovedThere(t *testing.T) {
	everywhere(t, func() looker {
		tried, stacks := 0, 0
		return func(t *testing.T, p rules.Position, rng *rand.Rand) bool {
			if p.Status().Stage == rules.StageMoving || rng.IntN(8) > 0 {
				return false
			}
			before := string(p.AppendJSON(nil))
			seat := tableAt(p)
			units := pickable(seat, rng)
			if units == nil {
				return false
			}
			units = plan.Together(p, units)
			reach := plan.Reach(seat, units)
			if reach == nil || len(reach.Hexes) == 0 {
				return false
			}
			m := reach.Hexes[rng.IntN(len(reach.Hexes))]
			if m.Note != "" { // one may pass, but not stay
				return false
			}
			to := m.Hex
			after, _, whole := do(t, p, moveTo(seat, units, to))
			if string(p.AppendJSON(nil)) != before {
				t.Fatal("planning has changed the position")
			}
			for _, u := range units {
				if c, _ := after.View("").Find(u); whole && c.Hex != to {
					t.Fatalf("%v are to go to %s, but %s is in %q", units, to, u, c.Hex)
				}
			}
			if tried++; len(units) > 1 {
				stacks++
			}
			return tried >= enough && (stacks > 2 || !hasAdd(p))
		}
	})
}

// moveTo is how the window leads units to a hex: by the way that Reach knows, nil where
// there is none.
func moveTo(t plan.Table, units []string, to string) []rules.Action {
	return plan.Move(t, units, plan.Way(plan.Reach(t, units), to))
}

// table is a seat that remembers what it has answered: the position stays.
type table struct {
	*rules.Seat
	offers []rules.Offer
	view   *rules.View
}

func tableAt(p rules.Position) *table {
	seat := rules.Sit(p, p.Status().ToAct)
	return &table{seat, seat.Offers(), seat.View()}
}

func (t *table) Offers() []rules.Offer { return t.offers }
func (t *table) View() *rules.View     { return t.view }

// pickable are the units of one hex that can be picked up.
func pickable(seat *table, rng *rand.Rand) []string {
	var stacks [][]string
	for _, s := range seat.View().Stacks {
		var units []string
		for _, u := range s.Units {
			if plan.Offered(seat, rules.Action{Verb: rules.VerbPick, Unit: u.Unit}) {
				units = append(units, u.Unit)
			}
		}
		if units != nil {
			stacks = append(stacks, units)
		}
	}
	if stacks == nil {
		return nil
	}
	return stacks[rng.IntN(len(stacks))]
}

// hasAdd tells whether units move as stacks in a ruleset.
func hasAdd(p rules.Position) bool { return p.Ruleset().ID() != "fury" }

// What lies out of reach is no plan.
func TestWhatIsOutOfReachIsNoPlan(t *testing.T) {
	everywhere(t, func() looker {
		return func(t *testing.T, p rules.Position, rng *rand.Rand) bool {
			if rng.IntN(8) > 0 {
				return false
			}
			seat := tableAt(p)
			units := pickable(seat, rng)
			if units == nil {
				return false
			}
			if c, _ := seat.View().Find(units[0]); moveTo(seat, units[:1], c.Hex) != nil || moveTo(seat, units[:1], "nowhere") != nil {
				t.Error("there is a plan to stay, or to go nowhere")
			}
			return true
		}
	})
}

// The strongest force is one that the rules allow, nobody who was left out could have
// come along, and declaring it has just that force attack, at a guess as well as at
// the position itself.
func TestTheStrongestAttackIsDeclared(t *testing.T) {
	everywhere(t, func() looker {
		tried, guessed := 0, 0
		return func(t *testing.T, p rules.Position, rng *rand.Rand) bool {
			me := p.Status().ToAct
			if guessed > tried/2 { // by turns
				return attackOne(t, p, me, rng, &tried) && tried >= enough/3
			}
			return attackOne(t, rules.Sit(p, me).Guess(rng), me, rng, &guessed) && tried >= enough/3
		}
	})
}

// attackOne attacks one hex that can be attacked, if there is one.
func attackOne(t *testing.T, p rules.Position, me rules.Side, rng *rand.Rand, tried *int) bool {
	if s := p.Status().Stage; s != "attack" && s != "declare" && s != "orders" {
		return *tried > 0
	}
	seat := tableAt(p)
	var targets []string
	for _, o := range seat.Offers() {
		begins := o.Verb == rules.VerbAttack || o.Verb == rules.VerbDeclare && o.From != ""
		if begins && !slices.Contains(targets, o.Hex) {
			targets = append(targets, o.Hex)
		}
	}
	if targets == nil || rng.IntN(3) > 0 {
		return *tried > 0
	}
	target := targets[rng.IntN(len(targets))]
	units, _ := plan.Adjacent(seat, target, me, nil)
	force, err := plan.Strongest(seat, target, units)
	if err != nil {
		return *tried > 0 // the guess, or a fortress without units
	}
	if _, err := plan.Odds(seat, target, force.Units); err != nil {
		t.Fatalf("the strongest force against %s is %v: %v", target, force.Units, err)
	}
	for _, out := range force.Out {
		if out.Err == nil {
			t.Fatalf("%s is left out of %v for no reason", out.Unit, force.Units)
		}
	}
	actions := plan.Declare(p, target, force.Units)
	after, told, _ := do(t, p, actions)
	if slices.ContainsFunc(told, func(e rules.Event) bool { return e.Kind == "called-off" }) {
		return true // by the rules, for want of strength or of defenders
	}
	attacks(t, after, me, target, force, actions)
	*tried++
	return true
}

// attacks looks whether a force attacks a hex.
func attacks(t *testing.T, p rules.Position, me rules.Side, target string, force *plan.Force, actions []rules.Action) {
	t.Helper()
	v := p.View(me)
	if v.Combat == nil || v.Combat.Target != target && !slices.Contains(v.Combat.Targets, target) {
		for _, w := range v.Declared {
			if w.Hexes[len(w.Hexes)-1] == target {
				return
			}
		}
		t.Fatalf("%s is not attacked by %v after %+v: %+v", target, force.Units, actions, p.Status())
	}
	for _, u := range v.Combat.Attacker.Units {
		if !slices.Contains(force.Units, u.Unit) {
			t.Errorf("%s attacks %s with %v", u.Unit, target, force.Units)
		}
	}
	for _, u := range force.Sheet.Attacker.Units {
		if !slices.ContainsFunc(v.Combat.Attacker.Units, func(a rules.Participant) bool { return a.Unit == u.Unit }) {
			t.Errorf("%s is of the force against %s, but does not attack after %+v: %+v, withheld %+v", u.Unit, target, actions, p.Status(), v.Combat.Attacker.Withheld)
		}
	}
}

// A way whose points are counted in parts says so at each step.
func TestAWayKeepsThePartsOfItsPoints(t *testing.T) {
	reach := &rules.Overlay{Hexes: []rules.Mark{{Hex: "8.06", Kind: rules.MarkReach, Cost: 5, Value: 9, Per: 2, From: "8.05"}}}
	if way := plan.Way(reach, "8.06"); len(way) != 2 || way[1].Per != 2 || way[1].Cost != 5 {
		t.Errorf("the way is %+v", way)
	}
}
