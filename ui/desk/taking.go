package desk

import (
	"slices"

	"vistula/rules"
)

// take chooses the only one of the units clicked that can be put into a hex, and keeps it
// selected for what else can be done with it; ok is false where there is none, or several.
func (d *Tactics) take(own []rules.Offer) (c Change, ok bool) {
	var unit string
	for _, o := range own {
		switch {
		case o.Verb != rules.VerbTake:
		case unit != "":
			return Change{}, false
		default:
			unit = o.Unit
		}
	}
	if unit == "" {
		return Change{}, false
	}
	d.selected = []string{unit}
	return d.Do(rules.Action{Verb: rules.VerbTake, Unit: unit}), true
}

// taken is the unit that has just been chosen and waits for its hex, "" for none:
// whatever else is done lets go of it.
func (d *Tactics) taken() string {
	n := d.Match.Cursor()
	if n == 0 {
		return ""
	}
	if e, ok := d.Deed(n); ok && e.Action.Verb == rules.VerbTake && e.Side == d.status().ToAct {
		return e.Action.Unit
	}
	return ""
}

// Waiting lists the units off the map that a click on a hex is about: those selected, and
// one that the rules have in hand for its hex, as after an undo.
func (d *Tactics) Waiting() []string {
	units := slices.Clone(d.selected)
	v := d.View()
	if len(v.Prompt.Units) != 1 || d.onMap(v.Prompt.Units[0]) || !d.mine(v.Prompt.Units[0]) {
		return units
	}
	return appendNew(units, v.Prompt.Units[0])
}

// takeAgain chooses the selected unit once more where what was just done with it, such as
// to assign it to an army, has let go of it.
func (d *Tactics) takeAgain(c Change) Change {
	if again := (rules.Action{Verb: rules.VerbTake}); c.Why == "" && len(d.selected) == 1 {
		again.Unit = d.selected[0]
		if d.offered(again) {
			c.Events = append(c.Events, d.Do(again).Events...)
		}
	}
	return c
}
