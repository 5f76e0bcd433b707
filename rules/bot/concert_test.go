package bot

import (
	"context"
	"maps"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
)

// agreed is a level at a decision of its movement at which all have agreed where to go, with
// the facts of before and the units that were asked.
func agreed(t *testing.T) (l *lab, facts *rules.Facts, order []string) {
	t.Helper()
	m, offers, _ := marching(t)
	l = &m.lab
	l.concert = &concert{}
	facts = clone(l.factsOf(l.base))
	order = l.order(offers, facts, nil)
	l.agree(tableAt(l.base, l.me), facts, order)
	return l, facts, order
}

// What units agree on is worth more than to stay, leaves room in every hex, and names for
// each a hex that it can come to; supply and command take no part.
func TestUnitsAgreeOnWhatIsBetterForAll(t *testing.T) {
	l, facts, order := agreed(t)
	seat, moves := rules.Sit(l.base, l.me), 0
	for unit, at := range l.concert.aims {
		u := find(facts, unit)
		if u.State&trains != 0 || !slices.Contains(order, unit) {
			t.Errorf("%s agrees, and is none that marches in concert", unit)
		}
		if at == u.Hex {
			continue
		}
		moves++
		reach, err := seat.Overlay(rules.Query{Kind: rules.QueryReach, Unit: unit})
		if err != nil {
			t.Fatal(err)
		}
		name := l.board.Number(at)
		if !slices.ContainsFunc(reach.Hexes, func(m rules.Mark) bool { return m.Hex == name && m.Kind != rules.MarkBeyond }) {
			t.Errorf("%s is to go to %s, where it cannot come", unit, name)
		}
	}
	if moves < 2 {
		t.Fatalf("only %d units are to move", moves)
	}
	before := l.weighs(l.base, facts, l.side)
	then := l.concert.ahead(clone(facts))
	if after := l.weighs(l.base, then, l.side); after <= before {
		t.Errorf("what they agreed on is worth %.2f, to stay %.2f", after, before)
	}
	for h := range then.Hexes {
		if room := then.Hexes[h].Room; room < 0 && room < facts.Hexes[h].Room {
			t.Errorf("there are too many in %s", l.board.Number(board.ID(h)))
		}
	}
}

// Whose turn it is stands where it really is, the others where they are about to go; and the
// hex that was agreed on is one of those that are tried.
func TestWhoMarchesSeesWhereTheOthersGo(t *testing.T) {
	l, facts, order := agreed(t)
	i := slices.IndexFunc(order, func(u string) bool { at, ok := l.concert.aims[u]; return ok && at != find(facts, u).Hex })
	if i < 0 {
		t.Fatal("nobody is to move")
	}
	unit, aims := order[i], maps.Clone(l.concert.aims)
	if !l.concert.turnTo(unit) || !l.concert.wants(aims[unit]) {
		t.Fatalf("%s does not know where it is to go", unit)
	}
	view := l.concert.ahead(clone(facts))
	for other, at := range aims {
		if want := map[bool]board.ID{true: find(facts, unit).Hex, false: at}[other == unit]; find(view, other).Hex != want {
			t.Errorf("as %s marches, %s is seen in %s, want %s", unit, other, l.board.Number(find(view, other).Hex), l.board.Number(want))
		}
	}
	l.effort = 20
	places := []place{{at: facts.Units[0].Hex, value: 2}, {at: facts.Units[0].Hex, value: 1}, {at: aims[unit]}}
	if tried := l.closely(places, facts, unit, 1); !slices.ContainsFunc(tried, func(p place) bool { return p.at == aims[unit] }) {
		t.Error("the hex that was agreed on is not tried")
	}
}

// Whoever can march no more is about to go nowhere.
func TestWhoCannotMarchStaysInView(t *testing.T) {
	l, facts, order := agreed(t)
	l.concert.only(order[:1])
	view := l.concert.ahead(clone(facts))
	for _, unit := range order[1:] {
		if at, is := find(facts, unit).Hex, find(view, unit).Hex; at != is {
			t.Errorf("%s is seen in %s, not in %s", unit, l.board.Number(is), l.board.Number(at))
		}
	}
}

// Whoever is told to stop does so at once, with no limit of time as well.
func TestAConcertStopsWhenItIsTold(t *testing.T) {
	m, offers, _ := marching(t)
	l := &m.lab
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	const looks = 100
	looked := 0
	l.ctx = GivingWay(ctx, func() bool {
		if looked++; looked == looks {
			stop()
		}
		return false
	})
	l.concert = &concert{}
	facts := clone(l.factsOf(l.base))
	l.agree(tableAt(l.base, l.me), facts, l.order(offers, facts, nil))
	if looked > looks+1 {
		t.Errorf("told to stop after %d looks, it stopped after %d", looks, looked)
	}
}
