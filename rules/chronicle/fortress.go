package chronicle

import (
	"strings"

	"vistula/rules"
)

// A fortress is no unit, but its steps count like those of one, and the events of its losses
// name none.

// wall is the fortress that an event tells of: "Jaroslau" of "Fortress Jaroslau loses a
// step". It is "" for another event.
func wall(kind, text string, units []string) string {
	rest, ok := strings.CutPrefix(text, "Fortress ")
	if kind != rules.EventLoss || len(units) > 0 || !ok {
		return ""
	}
	for _, verb := range []string{" loses a step", " is destroyed"} {
		if name, _, ok := strings.Cut(rest, verb); ok {
			return name
		}
	}
	return ""
}

// breached is the step that a fortress lost by an event, none for another event. It stands
// among the losses under the name of the fortress.
func breached(e *rules.Event) []UnitToll {
	name := wall(e.Kind, e.Text, e.Units)
	if name == "" || len(e.Hexes) == 0 {
		return nil
	}
	name += " fortress"
	return []UnitToll{{Unit: name, Name: name, Side: e.Side, Hex: e.Hexes[0], Toll: Toll{Steps: 1}}}
}

// Razed tells whether a line is that a fortress has lost its last step.
func (l *Line) Razed() bool {
	return wall(l.kind, l.Text, l.Units) != "" && strings.HasSuffix(l.Text, " is destroyed.")
}
