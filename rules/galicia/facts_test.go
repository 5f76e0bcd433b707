package galicia_test

import (
	"reflect"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/galicia"
	"vistula/rules/rulestest"
)

// The facts of a side are the same whatever is hidden from it, and the points are
// those of the account.
func TestFactsTellNothingHidden(t *testing.T) {
	rulestest.Cite(t, "5.4")
	n := 0
	randomPlay(t, 2, func(p rules.Position) {
		if n++; n%17 != 0 {
			return
		}
		for _, side := range sides {
			f := rules.Sit(p, side).Facts(nil)
			q := galicia.Disguise(p, side, uint64(n))
			if g := rules.Sit(q, side).Facts(nil); !reflect.DeepEqual(f, g) {
				t.Fatalf("%s at %+v: the facts are\n%+v\nor\n%+v", side, p.Status(), f, g)
			}
			if want := (&game{language.At(t, p)}).points(); f.Points != want {
				t.Fatalf("the points are %v, by the track %v", f.Points, want)
			}
		}
	})
}

// What the facts say of supply and zones is what is shown on the map.
func TestFactsOfHexes(t *testing.T) {
	n := 0
	randomPlay(t, 3, func(p rules.Position) {
		if n++; n%97 != 0 {
			return
		}
		f := rules.Sit(p, "").Facts(nil)
		for s, side := range sides {
			got, want := map[string]bool{}, map[string]bool{}
			zones, shown := map[string]bool{}, map[string]bool{}
			for h, x := range f.Hexes {
				if number := p.Ruleset().Board().Number(board.ID(h)); x.Supply&(1<<s) != 0 {
					got[number] = true
				}
				if number := p.Ruleset().Board().Number(board.ID(h)); x.Zone&(1<<s) != 0 {
					zones[number] = true
				}
			}
			for _, m := range at(t, p).Overlay("", rules.Query{Kind: "supply", Side: side}).Hexes {
				if m.Kind == "source" || m.Kind == "in" {
					want[m.Hex] = true
				}
			}
			for _, m := range at(t, p).Overlay("", rules.Query{Kind: "zones", Side: side}).Hexes {
				shown[m.Hex] = true
			}
			if !reflect.DeepEqual(got, want) || !reflect.DeepEqual(zones, shown) {
				t.Fatalf("%s could be in supply in %v, by the overlay in %v; its zones are %v, by the overlay %v", side, got, want, zones, shown)
			}
		}
	})
}

// fact is what the facts of a side say of a unit.
func fact(t *testing.T, g *game, side rules.Side, id string) rules.UnitFacts {
	t.Helper()
	for _, u := range rules.Sit(g.P, side).Facts(nil).Units {
		if u.ID == id {
			return u
		}
	}
	t.Fatalf("there is nothing about %s", id)
	return rules.UnitFacts{}
}

func TestFactsOfUnits(t *testing.T) {
	rulestest.Cite(t, "5.4", "10.1", "11.1")
	g := place(t, `austria movement 3
		ah.25-ii 8.05 {"ce":1,"spent":2}
		ah.6-c 8.05 {"moved":true}
		ah.4-ii 7.05 {"supply":"out"}
		ru.2-gd 12.04 {"ce":1}
		ru.61-r 12.04`)
	full, weak := fact(t, place(t, "austria movement 3\nah.25-ii 8.05"), "", "ah.25-ii"), fact(t, g, "austria", "ah.25-ii")
	if weak.Attack != full.Attack-1 || weak.Defense != full.Defense-1 || weak.Left != full.Left-2 || weak.State != rules.Disordered || full.State != 0 || full.Left != full.Allowance {
		t.Errorf("whole it is %+v, with a marker and 2 points spent %+v", full, weak)
	}
	if x := fact(t, g, "austria", "ah.6-c"); x.State != rules.Cavalry|rules.Spent || x.Left != 0 {
		t.Errorf("cavalry that has moved is %+v", x)
	}
	if x := fact(t, g, "austria", "ah.4-ii"); x.State != rules.OutOfSupply || x.Artillery != 0 {
		t.Errorf("out of supply it is %+v", x)
	}
	if own, seen := fact(t, g, "russia", "ru.2-gd"), fact(t, g, "austria", "ru.2-gd"); own.Attack != seen.Attack-1 || own.Hex != seen.Hex || seen.State != 0 {
		t.Errorf("the top of a stack is %+v to its owner and %+v to the enemy", own, seen)
	}
	if own, seen := fact(t, g, "russia", "ru.61-r"), fact(t, g, "austria", "ru.61-r"); own.Hex == board.None || seen.Hex != board.None || seen.State != 0 {
		t.Errorf("beneath it lies %+v, of which the enemy knows %+v", own, seen)
	}
	f, h := rules.Sit(g.P, "austria").Facts(nil), func(n string) board.ID { id, _ := g.P.Ruleset().Board().Find(n); return id }
	if room := [...]int16{f.Hexes[h("8.05")].Room, f.Hexes[h("9.05")].Room, f.Hexes[h("12.04")].Room, f.Hexes[h("3.10")].Room}; room != [...]int16{6 - int16(full.Steps) - int16(fact(t, g, "", "ah.6-c").Steps), 6, 0, 0} {
		t.Errorf("there is room for %v", room)
	}
}

func TestFactsOfTowns(t *testing.T) {
	rulestest.Cite(t, "15.1")
	g := place(t, "russia combat 3\nru.61-r 7.09\nah.4-ii 8.05")
	town := func() rules.ObjectiveFacts {
		for _, o := range rules.Sit(g.P, "austria").Facts(nil).Objectives {
			if g.P.Ruleset().Board().Number(o.Hex) == "7.09" {
				return o
			}
		}
		t.Fatal("7.09 earns nothing")
		return rules.ObjectiveFacts{}
	}
	before := g.points()
	held := town()
	if held.Holder != 1 || held.Once[1] == 0 || held.Once[0] != 0 {
		t.Errorf("before the points are recorded it is %+v", held)
	}
	g.Do("done")
	if got := g.points()[1] - before[1]; int16(got) != held.Once[1] {
		t.Errorf("its capture earns %d, not %d", got, held.Once[1])
	}
	if after := town(); after.Once[1] != 0 || after.EachTurn != held.EachTurn {
		t.Errorf("afterwards it is %+v", after)
	}
}

func TestFactsFollowEveryMove(t *testing.T) {
	rulestest.FactsFollow(t, campaign(t, 4).P, 4, rulestest.AnyOffer)
}

func TestFactsAllocateNothing(t *testing.T) {
	p := campaign(t, 1).P
	seat, f := rules.Sit(p, "austria"), &rules.Facts{}
	seat.Facts(f)
	if n := testing.AllocsPerRun(100, func() { seat.Facts(f) }); n != 0 {
		t.Errorf("facts allocate %v times", n)
	}
}

// A town that is held at the end of one's own player turn earns its capture, later its
// occupation: as long as the turn lasts that is due. Who stood there and has gone has nothing.
func TestFactsTellWhatIsDue(t *testing.T) {
	rulestest.Cite(t, "15.1", "3.2")
	const captured = `state {"towns":[{"hex":"7.09","captured":2}]}`
	for _, c := range []struct {
		name, position string
		holder         int8
		due, once      [2]int16
		counted, done  [2]bool
	}{
		{"a town that was entered", "russia combat 3\nru.9-x 7.09\nah.4-ii 12.09", 1, [2]int16{0, 10}, [2]int16{0, 10}, [2]bool{false, true}, [2]bool{}},
		{"one that was captured before", "russia combat 3\n" + captured + "\nru.9-x 7.09\nah.4-ii 12.09", 1, [2]int16{0, 1}, [2]int16{}, [2]bool{false, true}, [2]bool{}},
		{"one that was left", "russia movement 3\n" + captured + "\nru.9-x 8.10\nah.4-ii 12.09", -1, [2]int16{0, 1}, [2]int16{}, [2]bool{false, true}, [2]bool{}},
		{"the enemy's turn", "austria movement 3\n" + captured + "\nru.9-x 7.09\nah.4-ii 12.09", 1, [2]int16{}, [2]int16{}, [2]bool{true, true}, [2]bool{}},
		{"the last turn", "austria movement 12\n" + captured + "\nru.9-x 7.09\nah.4-ii 12.09", 1, [2]int16{}, [2]int16{}, [2]bool{true, true}, [2]bool{false, true}},
	} {
		f := rules.Sit(place(t, c.position).P, "").Facts(nil)
		if f.Counted != c.counted || f.Done != c.done {
			t.Errorf("%s: counted %v, done %v; want %v, %v", c.name, f.Counted, f.Done, c.counted, c.done)
		}
		for _, o := range f.Objectives {
			if ruleset(t).Board().Number(o.Hex) == "7.09" && (o.Holder != c.holder || o.Due != c.due || o.Once != c.once || !o.Manned) {
				t.Errorf("%s: Lemberg is %+v", c.name, o)
			}
		}
	}
}
