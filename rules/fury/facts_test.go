package fury_test

import (
	"fmt"
	"reflect"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fury"
	"vistula/rules/rulestest"
)

// unitFacts are those of a unit.
func unitFacts(t *testing.T, f *rules.Facts, id string) rules.UnitFacts {
	t.Helper()
	for _, u := range f.Units {
		if u.ID == id {
			return u
		}
	}
	t.Fatalf("there are no facts of %s", id)
	return rules.UnitFacts{}
}

func TestFacts(t *testing.T) {
	g := place(t, `russia movement 3
		state {"front":"north","forts":[{"hex":"0606","holder":"russia","taken":true}]}
		ru.iii 1405 {"lost":1}
		ru.hq-1 1505
		ru.xx 0606
		ru.gd off
		ru.xv off {"box":"eliminated","lost":2}
		ge.xx 0807 {"disorganised":true}
		ge.hq-8 0806`)
	f := rules.Sit(g.P, "russia").Facts(nil)
	if f.Points != [2]int{1, 0} || f.Sides != [2]rules.Side{"russia", "central"} || f.LastTurn != 9 {
		t.Errorf("points %v, sides %v, last turn %d", f.Points, f.Sides, f.LastTurn)
	}
	for id, want := range map[string]rules.Condition{"ru.hq-1": rules.Headquarters, "ru.gd": rules.ToCome, "ru.xv": rules.Lost} {
		if got := unitFacts(t, f, id).State; got != want {
			t.Errorf("%s is %b, not %b", id, got, want)
		}
	}
	if u := unitFacts(t, f, "ge.xx"); u.State&rules.Disordered == 0 || u.Left != u.Allowance || u.Side != 1 {
		t.Errorf("ge.xx is %+v: its activation is still to come", u)
	}
	if u := unitFacts(t, f, "ru.iii"); u.Steps != u.Most-1 || u.Left != u.Allowance || u.Attack != u.Defense || u.Attack == 0 {
		t.Errorf("ru.iii is %+v", u)
	}
	if u := unitFacts(t, f, "ru.xx"); u.State&rules.OutOfCommand == 0 || u.State&rules.OutOfSupply != 0 {
		t.Errorf("ru.xx is far from its headquarters, but in a fortress: %+v", u)
	}
	b := ruleset(t).Board()
	at := func(number string) rules.HexFacts { h, _ := b.Find(number); return f.Hexes[h] }
	if h := at("0606"); h.Owner != 0 || h.Room != 1 {
		t.Errorf("the fortress taken is %+v", h)
	}
	if h := at("0807"); h.Owner != 1 || h.Room != 0 || h.Zone&2 == 0 {
		t.Errorf("the enemy's hex is %+v", h)
	}
	if h := at("0101"); h.Room != 0 || h.Supply != 0 {
		t.Errorf("the sea is %+v", h)
	}
	for _, o := range f.Objectives {
		if b.Number(o.Hex) == "0606" && (o.Holder != 0 || o.AtEnd != [2]int16{1, 0}) {
			t.Errorf("the objective is %+v", o)
		}
	}
}

// Command as the facts tell it is that of the attack (10.1).
func TestFactsOfCommand(t *testing.T) {
	n := 0
	playOut(t, start(t, "campaign", 8).P, 8, func(p rules.Position) {
		if n++; n%31 != 0 {
			return
		}
		f := rules.Sit(p, "").Facts(nil)
		for _, u := range f.Units {
			if out := u.State&rules.OutOfCommand != 0; u.Hex != board.None && u.State&rules.Headquarters == 0 && out == fury.Commanded(p, u.ID) {
				t.Fatalf("%s is out of command: %v", u.ID, out)
			}
		}
	})
}

// The facts say what the overlays and the view say, and the same to both sides but
// for the room.
func TestFactsAreWhatIsShown(t *testing.T) {
	n := 0
	playOut(t, start(t, "campaign", 6).P, 6, func(p rules.Position) {
		if n++; n%37 != 0 {
			return
		}
		f, b := rules.Sit(p, "russia").Facts(nil), ruleset(t).Board()
		other := rules.Sit(p, "central").Facts(nil)
		if !reflect.DeepEqual(f.Units, other.Units) || !reflect.DeepEqual(f.Objectives, other.Objectives) {
			t.Fatal("the sides are told different facts")
		}
		for s, side := range f.Sides {
			cut, zone := map[string]bool{}, map[string]bool{}
			for _, w := range overlay(t, p, rules.Query{Kind: "supply", Side: side}).Ways {
				if w.Kind == "out" || w.Kind == "cut" {
					cut[w.Hexes[0]] = true
				}
			}
			for _, m := range overlay(t, p, rules.Query{Kind: "zones", Side: side}).Hexes {
				zone[m.Hex] = true
			}
			for _, u := range f.Units {
				if out := u.State&rules.OutOfSupply != 0; u.Hex != board.None && int(u.Side) == s && out != cut[b.Number(u.Hex)] {
					t.Fatalf("%s in %s is out of supply: %v", u.ID, b.Number(u.Hex), out)
				}
			}
			for h := range f.Hexes {
				if in := f.Hexes[h].Zone>>s&1 == 1; in != zone[b.Number(board.ID(h))] {
					t.Fatalf("%s is in the zone of %s: %v", b.Number(board.ID(h)), side, in)
				}
			}
		}
	})
}

func overlay(t *testing.T, p rules.Position, q rules.Query) *rules.Overlay {
	t.Helper()
	o, err := p.Overlay("", q)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestFactsAllocateNothingOnceWarm(t *testing.T) {
	p := rulestest.PlayUntil(t, start(t, "campaign", 1).P, 1, next, func(s rules.Status) bool { return s.Turn == 3 && s.Phase == "movement" })
	seat, f := rules.Sit(p, "russia"), &rules.Facts{}
	seat.Facts(f)
	if n := testing.AllocsPerRun(20, func() { seat.Facts(f) }); n != 0 {
		t.Errorf("facts allocate %v times", n)
	}
}

func TestFactsFollowEveryMove(t *testing.T) {
	rulestest.FactsFollow(t, start(t, "campaign", 4).P, 4, next)
}

// In the last turn a side is done when none of its fronts is activated any more (7).
func TestFactsTellWhoIsDone(t *testing.T) {
	rulestest.Cite(t, "7")
	for turn, want := range map[int][2]bool{8: {}, 9: {}} {
		g := place(t, fmt.Sprintf("russia movement %d\nstate {\"front\":\"north\"}\nru.iii 1405\nge.xx 0807", turn))
		if f := rules.Sit(g.P, "").Facts(nil); f.Done != want {
			t.Errorf("in turn %d done is %v, want %v", turn, f.Done, want)
		}
	}
	var seen [2]bool
	playOut(t, start(t, "campaign", 8).P, 8, func(p rules.Position) {
		f := rules.Sit(p, "").Facts(nil)
		for s, done := range f.Done {
			seen[s] = seen[s] || done
			if done && (f.Status.Turn < f.LastTurn || p.Outcome() == nil && f.Status.ToAct == f.Sides[s] && f.Status.Phase == "movement") {
				t.Fatalf("%s is done at %+v", f.Sides[s], f.Status)
			}
		}
	})
	if seen != [2]bool{true, true} {
		t.Errorf("done are at last %v", seen)
	}
}
