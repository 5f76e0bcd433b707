package chronicle

import (
	"slices"
	"testing"

	"vistula/rules"
)

// TestDiceForAModifierAreNoneOfTheAttack: they are told apart, and what came of them stands
// among the modifiers.
func TestDiceForAModifierAreNoneOfTheAttack(t *testing.T) {
	before := &rules.Sheet{Target: "0101", Certain: true, Attacker: rules.Force{Side: "a"}, Column: "+1"}
	after := &rules.Sheet{Target: "0101", Certain: true, Attacker: rules.Force{Side: "a"}, Column: "+2", Dice: []int{1, 3}, Aside: 1, Result: "1-1",
		Shifts: []rules.Modifier{{What: "Cavalry", Value: 1}}}
	for name, is := range map[string]*rules.Sheet{"with decisions to come": after, "over at once": nil} {
		b := &Battle{Attacker: "a", Targets: []string{"0101"}, Sheet: copied(before)}
		e := rules.Event{Result: "1-1", Dice: []int{1, 3}, Aside: 1, Brought: after.Shifts}
		b.take(e, scene{view: &rules.View{Combat: before}}, scene{view: &rules.View{Combat: is}})
		(&teller{battle: b}).follow(is)
		if !slices.Equal(b.Aside, []int{1}) || !slices.Equal(b.Rolled, []int{3}) || b.Sheet.Column != "+2" || !slices.Equal(b.Sheet.Shifts, after.Shifts) {
			t.Errorf("%s: rolled %v, before that %v, column %s, modifiers %v", name, b.Rolled, b.Aside, b.Sheet.Column, b.Sheet.Shifts)
		}
	}
}
