package rulestest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
)

// given is a view that was given away, and how it read then.
type given struct {
	view *rules.View
	text []byte
}

// checkKept holds a ruleset to its word that what it keeps from one view to the next
// shows in none of them: the view of the position that is played, and of one into which
// it is copied, is that of a clone, which keeps nothing, and so are the facts; and a
// view that was given away stays as it was, whatever is played and viewed afterwards.
func (g *trial) checkKept(p rules.Position, _ []rules.Offer) error {
	all := g.everybody()
	side := all[g.match.Len()/every/2%len(all)] // each twice in a row
	if q, ok := g.viewed.(rules.Reusable); !ok || !q.CopyFrom(p) {
		g.viewed = p.Clone()
	}
	counted := rules.Sit(p.Clone(), side).Facts(nil)
	for _, q := range []rules.Position{p, g.viewed} {
		g.facts = rules.Sit(q, side).Facts(g.facts)
		if !sameFacts(g.facts, counted) {
			return fmt.Errorf("the facts of %q are not as they are where nothing was viewed before", side)
		}
	}
	fresh, err := json.Marshal(p.Clone().View(side))
	if err != nil {
		return err
	}
	view := p.View(side)
	if err := readsAs(view, fresh); err != nil {
		return fmt.Errorf("the view of %q is not as it is where nothing was viewed before: %w", side, err)
	}
	if err := checkPoints(view, counted); err != nil {
		return fmt.Errorf("the points that %q sees: %w", side, err)
	}
	if old := g.given; old.view != nil {
		if err := readsAs(old.view, old.text); err != nil {
			return fmt.Errorf("a view of %q has changed since it was given away: %w", old.view.For, err)
		}
	}
	g.given = given{view, fresh}
	if err := readsAs(g.viewed.View(side), fresh); err != nil {
		return fmt.Errorf("the view of %q in a copy over another position shows what is kept of that: %w", side, err)
	}
	return nil
}

// checkRoom looks at the room in the hexes of the side that decides: it is told to a
// computer player who lays out what its side believes, and so asks for no side.
func (g *trial) checkRoom(p rules.Position, _ []rules.Offer) error {
	side := p.Status().ToAct
	own, all := rules.Sit(p, side).Facts(nil), rules.Sit(p, "").Facts(nil)
	for i := range own.Units {
		u := &own.Units[i]
		if u.Hex != board.None && u.Side == own.SideIndex(side) && own.Hexes[u.Hex].Room != all.Hexes[u.Hex].Room {
			return fmt.Errorf("the room in %s is %d to %s, which decides, but %d to nobody in particular",
				p.Ruleset().Board().Number(u.Hex), own.Hexes[u.Hex].Room, side, all.Hexes[u.Hex].Room)
		}
	}
	return nil
}

// sameFacts compares facts, whatever memory they are in.
func sameFacts(f, g *rules.Facts) bool {
	return f.Status == g.Status && f.Sides == g.Sides && f.LastTurn == g.LastTurn && f.Points == g.Points &&
		slices.Equal(f.Units, g.Units) && slices.Equal(f.Hexes, g.Hexes) && slices.Equal(f.Objectives, g.Objectives)
}

// readsAs compares a view with the text of another.
func readsAs(v *rules.View, want []byte) error {
	got, err := json.Marshal(v)
	if err == nil && !bytes.Equal(got, want) {
		return fmt.Errorf("%s", differ(got, want))
	}
	return err
}

// FactsFollow plays a game at random to its end and asks a position for its facts after
// every action, so that all that it keeps from one move to the next comes to be used: now
// the position that is played, now another one into which it is copied. Some of them are
// compared with those of the same position read anew, which keeps nothing.
func FactsFollow(t *testing.T, p rules.Position, seed uint64, next Chooser) {
	t.Helper()
	sides := append([]rules.Side{""}, p.Ruleset().Scenarios()[0].Sides...)
	copied, facts, n := p.Clone().(rules.Reusable), make([]*rules.Facts, len(sides)), 0
	PlayOut(t, p, seed, next, func(p rules.Position) {
		n++
		i, asked := n%len(sides), p
		if n/50%2 == 1 {
			copied.CopyFrom(p)
			asked = copied
		}
		facts[i] = rules.Sit(asked, sides[i]).Facts(facts[i])
		if n%11 != 0 {
			return
		}
		fresh, err := p.Ruleset().Load(p.AppendJSON(nil))
		if err != nil {
			t.Fatal(err)
		}
		if want := rules.Sit(fresh, sides[i]).Facts(nil); !sameFacts(facts[i], want) {
			t.Fatalf("%+v: the facts of %q are not as they are where nothing is kept", p.Status(), sides[i])
		}
	})
}
