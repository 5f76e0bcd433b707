package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"

	"vistula/rules"
	"vistula/rules/journal"
)

// longEnough is the number of actions from which on a save has checkpoints.
const longEnough = 512

// checkResume opens the game in both ways, with all of it replayed and from its last
// checkpoint: position, record and what undo allows must be the same, and the game
// goes on alike.
func (g *trial) checkResume(rules.Position, []rules.Offer) error {
	data, err := g.match.Save()
	if err != nil {
		return err
	}
	find := func(string) (rules.Ruleset, error) { return g.Ruleset, nil }
	whole, drift, err := journal.Open(data, find)
	if err != nil {
		return err
	}
	late, other, err := journal.Resume(data, find)
	if err != nil {
		return err
	}
	if drift != nil || other != nil {
		return fmt.Errorf("it drifts: %+v, %+v", drift, other)
	}
	if g.match.Len() >= longEnough && late.Resumed() == 0 {
		return errors.New("a long game is not resumed at a checkpoint, but replayed whole")
	}
	if err := sameMatch(late, whole); err != nil {
		return err
	}
	if drift := late.Wait(); drift != nil {
		return errors.New(drift.Why)
	}
	for _, side := range g.everybody() {
		if err := sameRecord(late, whole, side); err != nil {
			return err
		}
	}
	return g.backAndForth(late, whole)
}

// backAndForth leads both matches to some points, one step back from each, and lets
// them go on from the last.
func (g *trial) backAndForth(late, whole *journal.Match) error {
	late.Friendly, whole.Friendly = true, true
	for range 8 {
		n := 1 + g.rng.IntN(g.match.Len())
		for to := n; to >= n-1; to-- {
			if err := errors.Join(late.GoTo(to), whole.GoTo(to)); err != nil {
				return err
			}
			if err := sameMatch(late, whole); err != nil {
				return fmt.Errorf("after going to %d, %w", to, err)
			}
		}
	}
	offers := whole.Position().Offers()
	a := offers[g.rng.IntN(len(offers))].Action
	for _, m := range []*journal.Match{late, whole} {
		if _, err := m.Do(a); err != nil {
			return fmt.Errorf("%s is refused: %w", show(a), err)
		}
	}
	return sameMatch(late, whole)
}

// sameMatch compares where two matches stand, and whether their last action can be
// taken back in earnest.
func sameMatch(late, whole *journal.Match) error {
	if late.Cursor() != whole.Cursor() || late.Len() != whole.Len() {
		return fmt.Errorf("resumed it stands after action %d of %d, opened after %d of %d", late.Cursor(), late.Len(), whole.Cursor(), whole.Len())
	}
	if a, b := late.Position().AppendJSON(nil), whole.Position().AppendJSON(nil); !bytes.Equal(a, b) {
		return fmt.Errorf("the resumed position is another: %s", differ(a, b))
	}
	if a, b := fmt.Sprint(late.Fence()), fmt.Sprint(whole.Fence()); a != b {
		return fmt.Errorf("of undo the resumed game says %q, the opened one %q", a, b)
	}
	return nil
}

// sameRecord compares what two matches tell a side of their deeds.
func sameRecord(late, whole *journal.Match, side rules.Side) error {
	a, err := late.Record(side, 0)
	if err != nil {
		return err
	}
	b, err := whole.Record(side, 0)
	if err != nil {
		return err
	}
	if len(a) != len(b) {
		return fmt.Errorf("resumed it tells %q %d deeds, opened %d", side, len(a), len(b))
	}
	for i := range a {
		if !reflect.DeepEqual(a[i], b[i]) {
			return fmt.Errorf("deed %d for %q is %+v, opened %+v", i+1, side, a[i], b[i])
		}
	}
	return nil
}
