package desk

import (
	"strconv"
	"strings"

	"vistula/rules"
)

// Counter finds a unit among what is seen: on the map first, then in displays and
// tracks. Its Hex is where it stands, "" where it is off the map.
func (d *Desk) Counter(unit string) (c rules.Counter, ok bool) { return d.View().Find(unit) }

// UnitName is a unit as it is called in buttons and menus.
func (d *Desk) UnitName(unit string) string {
	if c, ok := d.Counter(unit); ok {
		return FullName(c)
	}
	return unit
}

// FullName is a counter in words: "5th Infantry Division", "3 lw Infantry
// Brigade".
func FullName(c rules.Counter) string {
	name := c.Name
	if n, err := strconv.Atoi(name); err == nil {
		name += ordinal(n)
	}
	if name == "" {
		name = c.Unit
	}
	for _, s := range []string{c.Type, c.Size} {
		if s != "" && !strings.Contains(strings.ToLower(name), strings.ToLower(s)) {
			name += " " + strings.ToUpper(s[:1]) + s[1:]
		}
	}
	return name
}

func ordinal(n int) string {
	if n%100/10 != 1 {
		switch n % 10 {
		case 1:
			return "st"
		case 2:
			return "nd"
		case 3:
			return "rd"
		}
	}
	return "th"
}

// StackIn is what is seen in a hex, nil where nothing is.
func (d *Desk) StackIn(hex string) *rules.Stack {
	v := d.View()
	for i := range v.Stacks {
		if v.Stacks[i].Hex == hex {
			return &v.Stacks[i]
		}
	}
	return nil
}

// SideName is what a side is called.
func (d *Desk) SideName(s rules.Side) string {
	scenario := d.scenario()
	return scenario.SideName(s)
}

// Nation is the nation that most counters of a side belong to, for its colour.
func (d *Desk) Nation(s rules.Side) string {
	count, best := map[string]int{}, ""
	note := func(c rules.Counter) {
		if c.Side != s {
			return
		}
		count[c.Nation]++
		if n := count[c.Nation]; n > count[best] || n == count[best] && c.Nation < best {
			best = c.Nation
		}
	}
	v := d.View()
	for _, k := range v.Stacks {
		for _, c := range k.Units {
			note(c)
		}
	}
	if best != "" {
		return best
	}
	for _, y := range v.Displays {
		for _, r := range y.Rows {
			for _, b := range r.Boxes {
				for _, c := range b.Units {
					note(c)
				}
			}
		}
	}
	return best
}

// Sides are the sides of the scenario.
func (d *Desk) Sides() []rules.Side { return d.scenario().Sides }

// Other is the enemy of a side.
func (d *Desk) Other(s rules.Side) rules.Side {
	for _, o := range d.Sides() {
		if o != s {
			return o
		}
	}
	return ""
}

// Me is the side whose affairs are looked at: the viewer's, or in an open game
// that of whoever is to decide.
func (d *Desk) Me() rules.Side {
	if v := d.Viewer(); v != "" {
		return v
	}
	st := d.Position().Status()
	if st.ToAct != "" {
		return st.ToAct
	}
	return st.Side
}

// TurnDates is what the turn record says of the present turn.
func TurnDates(v *rules.View) string {
	for _, t := range v.Tracks {
		if t.ID != rules.TrackTurns {
			continue
		}
		for _, b := range t.Boxes {
			if b.Here {
				return b.Note
			}
		}
	}
	return ""
}

// LastTurn is the turn in which the scenario ends.
func (d *Desk) LastTurn() int { return d.scenario().Turns[1] }
