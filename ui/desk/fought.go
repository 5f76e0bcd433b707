package desk

import (
	"slices"

	"vistula/rules"
)

// Fought is an attack as it stood when the dice were rolled, with what they gave.
// Losses and retreats since then change nothing in it.
type Fought struct {
	*rules.Sheet
	Entry int    // the action that rolled, counted from 1
	Text  string // what was told of the roll
}

// Fought is the last attack of the phase in hand for which dice were rolled; after
// the action that ended a phase it is the last of that phase. It is nil where there
// is none.
func (d *Story) Fought() *Fought { return d.FoughtAt(d.Match.Cursor()) }

// FoughtAt is Fought as it was after n actions.
func (d *Story) FoughtAt(n int) *Fought {
	stamps := d.Stamps()
	if n < 1 || n >= len(stamps) {
		return nil
	}
	last := stamps[n-1]
	for ; n > 0; n-- {
		if s := stamps[n-1]; s.Turn != last.Turn || s.Side != last.Side || s.Phase != last.Phase {
			return nil
		}
		if f := d.rolled(n); f != nil {
			return f
		}
	}
	return nil
}

// rolledKey names the attack that an action rolled for, as one side knows it.
type rolledKey struct {
	entry  int
	hash   string
	viewer rules.Side
}

// rolled is the attack that the n-th action rolled for; nil where it was none.
func (d *Story) rolled(n int) *Fought {
	deed, _ := d.Deed(n)
	i := slices.IndexFunc(deed.Events, func(e rules.Event) bool { return len(e.Dice) > 0 })
	if i < 0 {
		return nil
	}
	k := rolledKey{n, d.stamp(n), d.Viewer()}
	if f, ok := d.fought[k]; ok {
		return f
	}
	if d.fought == nil {
		d.fought = map[rolledKey]*Fought{}
	}
	f := d.asRolled(n, deed.Events[i])
	d.fought[k] = f
	return f
}

// asRolled puts together what stood on the sheet before the n-th action and what its
// dice gave.
func (d *Story) asRolled(n int, told rules.Event) *Fought {
	before, err := d.SeatAt(n - 1)
	if err != nil {
		return nil
	}
	was := before.View().Combat
	if was == nil || was.Result != "" || len(was.Attacker.Units) == 0 && was.Attacker.Strength == 0 { // ships are no units
		return nil
	}
	after, err := d.SeatAt(n)
	if err != nil {
		return nil
	}
	f := &Fought{Sheet: new(rules.Sheet), Entry: n, Text: told.Text}
	*f.Sheet = *was
	f.Chances, f.Losses, f.Checks, f.Dice, f.Aside, f.Certain = nil, nil, nil, told.Dice, told.Aside, true
	is := after.View().Combat
	switch {
	case is == nil || is.Target != was.Target:
		if !slices.Contains(told.Hexes, was.Target) { // it was rolled for something else
			return nil
		}
		if len(told.Brought) > 0 {
			f.Sheet = f.Sheet.Modified(told.Brought)
		}
	case is.Result == "":
		return nil
	default:
		f.Dice, f.Aside, f.Result, f.Row, f.Chart = is.Dice, is.Aside, is.Result, is.Row, is.Chart
		f.Attacker.Modifiers, f.Defender.Modifiers = is.Attacker.Modifiers, is.Defender.Modifiers
		switch by := sum(is.Shifts) - sum(was.Shifts); {
		case by == 0:
		case len(is.Shifts) > len(was.Shifts): // the rules name it themselves
			f.Shifts, f.Column = is.Shifts, is.Column
		default:
			f.Sheet = f.Sheet.Modified([]rules.Modifier{{What: d.say("Added by the dice"), Value: by}})
		}
	}
	return f
}

func sum(list []rules.Modifier) int {
	n := 0
	for _, m := range list {
		n += m.Value
	}
	return n
}
