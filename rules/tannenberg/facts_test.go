package tannenberg_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
	"vistula/rules/tannenberg"
)

// The facts of a unit are what it would bring now.
func TestFactsOfUnits(t *testing.T) {
	rulestest.Cite(t, "Isolation 2", "Isolation 3", "Stacking 1")
	g := place(t, `russia movement 3
		state {"kills":[5,7]}
		ge.i 1912
		ge.xx off {"dead":2}
		ru.xx 2012
		ru.iii 1313
		ru.sup-1 2212`)
	f := rules.Sit(g.P, "russia").Facts(nil)
	unit := func(id string) rules.UnitFacts {
		for _, u := range f.Units {
			if u.ID == id {
				return u
			}
		}
		t.Fatalf("%s is not among the facts", id)
		return rules.UnitFacts{}
	}
	b := g.P.Ruleset().Board()
	if u := unit("ru.xx"); b.Number(u.Hex) != "2012" || u.Attack == 0 || u.Left == 0 || u.Left > u.Allowance || u.Steps != 1 || u.State != 0 {
		t.Errorf("the XX Corps is %+v", u)
	}
	supplied, isolated := unit("ru.xx"), unit("ru.iii")
	if isolated.State != rules.OutOfSupply || isolated.Attack != 0 || isolated.Defense != supplied.Defense/2 {
		t.Errorf("in supply %+v, isolated %+v", supplied, isolated)
	}
	if u := unit("ge.xx"); u.State != rules.Lost || u.Steps != 0 || u.Hex != board.None {
		t.Errorf("the destroyed XX Corps is %+v", u)
	}
	if u := unit("ru.sup-1"); u.State != rules.Depot || u.Attack != 0 {
		t.Errorf("the supply unit is %+v", u)
	}
	if u := unit("ge.i"); u.Left != 0 || u.Attack == 0 {
		t.Errorf("the I Corps, whose turn it is not, is %+v", u)
	}
	hex := func(number string) rules.HexFacts {
		h, _ := b.Find(number)
		return f.Hexes[h]
	}
	if x := hex("2012"); x.Owner != 0 || x.Room != 1 || x.Supply&1 == 0 {
		t.Errorf("2012 is %+v", x)
	}
	if x := hex("1912"); x.Owner != 1 || x.Room != 0 || x.Supply&2 == 0 {
		t.Errorf("1912 is %+v", x)
	}
	if x := hex("1010"); x.Room != 0 || x.Owner != -1 {
		t.Errorf("a hex of the sea is %+v", x)
	}
	if f.Points != [2]int{195 + 5, 235 + 7} || f.LastTurn != 25 || f.Sides != [2]rules.Side{"russia", "central"} {
		t.Errorf("points %v, last turn %d, sides %v", f.Points, f.LastTurn, f.Sides)
	}
	for _, o := range f.Objectives {
		if b.Number(o.Hex) == "2533" && (o.Holder != 1 || o.Once != [2]int16{20, 20}) {
			t.Errorf("Lemberg is %+v", o)
		}
	}
}

// On a train a unit may go ten times as far in this turn, along the railway; that makes it no
// nearer to all other places.
func TestATrainIsNoAllowance(t *testing.T) {
	g := place(t, `russia movement 3
		ru.iii 2311
		ru.sup-1 2410
		ge.i 2011`)
	unit := func() rules.UnitFacts {
		f := rules.Sit(g.P, "russia").Facts(nil)
		return f.Units[slices.IndexFunc(f.Units, func(u rules.UnitFacts) bool { return u.ID == "ru.iii" })]
	}
	before := unit()
	g.Do("pick ru.iii", "entrain")
	if on := unit(); on.Allowance != before.Allowance || on.Left <= before.Left || on.State&rules.Entrained == 0 {
		t.Errorf("on foot %+v, on a train %+v", before, on)
	}
}

// Russia moves first: in the last turn it is done when the Central Powers move.
func TestFactsTellWhoIsDone(t *testing.T) {
	rulestest.Cite(t, "Sequence")
	for position, want := range map[string][2]bool{
		"russia movement 25":  {},
		"central movement 24": {},
		"central movement 25": {true, false},
	} {
		if f := rules.Sit(place(t, position+"\nru.xx 2212\nge.i 1912").P, "").Facts(nil); f.Done != want {
			t.Errorf("%s: done are %v, want %v", position, f.Done, want)
		}
	}
}

// Who lies under a unit that can defend does not defend; artillery on top cannot.
func TestFactsTellWhoLiesBeneath(t *testing.T) {
	rulestest.Cite(t, "Stacking 2", "Units 7")
	g := place(t, `russia movement 3
		ge.i 1912 {"rank":1}
		ge.xx 1912 {"rank":0}
		ge.xvii 1812 {"rank":1}
		ge.420 1812 {"rank":0}
		ru.xx 2212`)
	under := map[string]bool{}
	for _, u := range rules.Sit(g.P, "").Facts(nil).Units {
		under[u.ID] = u.State&rules.Beneath != 0
	}
	for id, want := range map[string]bool{"ge.i": true, "ge.xx": false, "ge.xvii": false, "ge.420": false, "ru.xx": false} {
		if under[id] != want {
			t.Errorf("%s lies beneath others: %v", id, under[id])
		}
	}
}

// Nothing in the facts, and nothing that a side sees or is offered, depends on what
// is hidden from it; what it believes in can be saved and read.
func TestBeliefs(t *testing.T) {
	rulestest.Cite(t, "Limited Intelligence", "Prepare 2")
	for seed, on := range [][]string{{"limited-intelligence", "on", "german-order", "b"}, {"two-front", "on", "limited-intelligence", "on"}} {
		g := begin(t, uint64(seed), on...)
		n, other, rng := 0, map[string]int{}, rand.New(rand.NewPCG(uint64(seed), 4))
		look := func(p rules.Position) {
			if n++; p.Status().Over || n%23 != 0 && n > 400 {
				return
			}
			for _, side := range []rules.Side{"russia", "central"} {
				seat := rules.Sit(p, side)
				q := seat.Guess(rng)
				if string(q.AppendJSON(nil)) != string(withDice(p, q)) {
					other[p.Status().Phase]++
				}
				if x, y := seat.Facts(nil), rules.Sit(q, side).Facts(nil); !reflect.DeepEqual(x, y) {
					t.Fatalf("%+v: the facts of %s depend on what is hidden", p.Status(), side)
				}
				if !reflect.DeepEqual(p.View(side), q.View(side)) || p.Status().ToAct == side && !reflect.DeepEqual(p.Offers(), q.Offers()) {
					t.Fatalf("%+v: %s sees another position", p.Status(), side)
				}
				if err := tannenberg.Invariant(q); err != nil {
					t.Fatalf("%+v: what %s believes: %v", p.Status(), side, err)
				}
				if _, err := q.Ruleset().Load(q.AppendJSON(nil)); err != nil {
					t.Fatalf("%+v: what %s believes cannot be read: %v", p.Status(), side, err)
				}
			}
		}
		for i := range 300 { // the set-up is taken unit by unit
			look(g.P)
			offers := g.P.Offers()
			if s := g.P.Status().Stage; s != "plan" && s != "deploy" {
				break
			}
			a := offers[rng.IntN(len(offers))].Action
			if i%50 == 49 {
				a = next(g.P, rng)
			}
			if _, err := g.P.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		playOut(t, g.P, uint64(seed), look)
		for _, phase := range []string{"plan", "deploy", "arrival", "movement", "combat"} {
			if other[phase] < 2 {
				t.Errorf("in the phase %s other positions are believed in %d times", phase, other[phase])
			}
		}
	}
}

// withDice is a position with the dice of another one.
func withDice(p, other rules.Position) []byte {
	q := p.Clone()
	*q.Dice() = *other.Dice()
	return q.AppendJSON(nil)
}

// The facts name no face-down unit where it is.
func TestFactsOfUnitsFaceDown(t *testing.T) {
	rulestest.Cite(t, "Limited Intelligence")
	g := place(t, `russia movement 3
		option limited-intelligence
		ge.i 1912
		ge.lw-2 1912
		ru.xx 2012`)
	down, known := 0, 0
	for _, u := range rules.Sit(g.P, "russia").Facts(nil).Units {
		switch {
		case strings.HasPrefix(u.ID, "face-down-1912-"):
			down++
			if u.Attack != 0 || u.Defense != 0 || u.Allowance != 0 || g.P.Ruleset().Board().Number(u.Hex) != "1912" {
				t.Errorf("face down there is %+v", u)
			}
		case u.ID == "ge.i" || u.ID == "ge.lw-2":
			known++
			if u.Hex != board.None {
				t.Errorf("Russia knows where %+v is", u)
			}
		}
	}
	if down != 2 || known != 2 {
		t.Errorf("%d counters lie face down, and %d units are named", down, known)
	}
}

func TestFactsFollowEveryMove(t *testing.T) {
	rulestest.FactsFollow(t, begin(t, 6, "limited-intelligence", "on").P, 6, next)
	rulestest.FactsFollow(t, begin(t, 7).P, 7, next)
}

// Facts and guesses need no memory once there is some.
func TestSeatsAllocateNothing(t *testing.T) {
	g := begin(t, 1, "limited-intelligence", "on")
	g.Do("auto =historical", "done", "auto =historical", "done")
	seat, f := rules.Sit(g.P, "russia"), &rules.Facts{}
	if n := testing.AllocsPerRun(50, func() { seat.Facts(f) }); n >= 1 {
		t.Errorf("facts make %v allocations", n)
	}
	used, rng := seat.Guess(rand.New(rand.NewPCG(1, 1))), rand.New(rand.NewPCG(1, 1))
	if n := testing.AllocsPerRun(50, func() { used = seat.GuessInto(rng, used) }); n >= 1 {
		t.Errorf("a guess makes %v allocations", n)
	}
}

// Facts need no memory once there has been a position as large, in any phase and with
// units face down.
func TestFactsAllocateNothingOnceWarm(t *testing.T) {
	f, n := &rules.Facts{}, 0
	rulestest.PlayOut(t, begin(t, 3, "limited-intelligence", "on").P, 3, rulestest.AnyOffer, func(p rules.Position) {
		if n++; n%97 != 0 {
			return
		}
		for _, side := range p.Ruleset().Scenarios()[0].Sides {
			seat := rules.Sit(p, side)
			if n := testing.AllocsPerRun(5, func() { f = seat.Facts(f) }); n != 0 {
				t.Fatalf("facts of %s allocate %v times at %+v", side, n, p.Status())
			}
		}
	})
}
