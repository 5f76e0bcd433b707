package bot_test

import (
	"context"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// A hint for a unit is about that unit, whichever of the army it is: also those that the
// player would not have come to among its first ideas.
func TestIdeasAreAboutTheUnitsThatAreNamed(t *testing.T) {
	p := open(t, "galicia", 5)
	side := p.Ruleset().Scenarios()[0].Sides[0]
	me := player(t, "level1", 1, 3000)
	for p.Status().Stage != "move" {
		if _, err := p.Do(me.Choose(context.Background(), rules.Sit(p, p.Status().ToAct))); err != nil {
			t.Fatal(err)
		}
	}
	seat := rules.Sit(p, side)
	thinker := player(t, "level1", 1, 3000).(bot.Thinker)
	list, err := thinker.Consider(t.Context(), seat)
	if err != nil || len(list) == 0 {
		t.Fatalf("%v %v", list, err)
	}
	first := map[string]bool{}
	for _, i := range list {
		first[i.Actions[0].Unit] = true
	}
	others, n := 0, 0
	for _, o := range seat.Offers() {
		if o.Verb != rules.VerbPick || n >= 16 {
			continue
		}
		n++
		list, err := thinker.Consider(t.Context(), seat, o.Unit)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range list {
			if i.Actions[0].Unit != o.Unit {
				t.Errorf("asked about %s it would move %s", o.Unit, i.Actions[0].Unit)
			}
			if !first[o.Unit] {
				others++
			}
		}
	}
	if others == 0 {
		t.Error("it has ideas about no unit besides its first ones")
	}
}

// What an attack promises is the mean over the dice: no attack is advised that promises less
// than to leave it where it may be left, and asked again the advice is the same.
func TestTheGainOfAnAttackIsNoLotOfLuck(t *testing.T) {
	p, advised := open(t, "fury", 3), 0
	players := map[rules.Side]bot.Player{}
	for i, side := range p.Ruleset().Scenarios()[0].Sides {
		players[side] = player(t, "level1", uint64(i+1), 3000)
	}
	for p.Outcome() == nil && advised < 12 {
		seat := rules.Sit(p, p.Status().ToAct)
		me := players[seat.Side()].(bot.Thinker)
		if slices.ContainsFunc(seat.Offers(), func(o rules.Offer) bool { return o.BeginsAttack() }) {
			first, err := me.Consider(t.Context(), seat)
			if err != nil {
				t.Fatal(err)
			}
			again, err := me.Consider(t.Context(), seat)
			if err != nil {
				t.Fatal(err)
			}
			if x := first[0]; x.Actions[0].BeginsAttack() {
				if advised++; x.Gain <= 0 && mayLeave(seat) || x.Gain != again[0].Gain {
					t.Errorf("an attack on %s is advised for %.2f points, then for %.2f", x.Actions[0].Hex, x.Gain, again[0].Gain)
				}
			}
		}
		if _, err := p.Do(me.Choose(t.Context(), seat)); err != nil {
			t.Fatal(err)
		}
	}
	if advised == 0 {
		t.Error("no attack was advised")
	}
}

// mayLeave tells whether the rules let a step end as it is.
func mayLeave(seat *rules.Seat) bool {
	return slices.ContainsFunc(seat.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbDone })
}
