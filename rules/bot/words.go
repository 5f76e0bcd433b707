package bot

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// tell puts into words what the side is about in this phase: its intent, and the
// attacks that most units are wanted for.
func (m *mind) tell(seat *rules.Seat) {
	side := string(seat.Side())
	if s, ok := rules.FindScenario(seat.Ruleset(), seat.Status().Scenario); ok {
		side = s.SideName(seat.Side())
	}
	attacks := m.told.Attacks
	m.told = m.intention()
	m.told.Attacks = attacks
	m.words = []string{fmt.Sprintf("%s %s.", side, m.told.Manner)}
	for _, p := range m.told.Parts {
		m.words = append(m.words, fmt.Sprintf("The army group at %s %s.", m.placeName(p.Hex), p.Manner))
	}
	for i, e := range m.told.Efforts {
		at := m.placeName(e.Hex)
		label := "Effort against"
		switch {
		case e.Masks:
			label = "Masked:"
		case i == 0:
			label = "Main effort against"
		}
		m.words = append(m.words, fmt.Sprintf("%s %s: %s.", label, at, labels(seat, e.Units)))
	}
}

// placeName is a hex with its town.
func (m *mind) placeName(hex string) string {
	if id, ok := m.lab.board.Find(hex); ok {
		return m.lab.board.Name(id)
	}
	return hex
}

// effort is an attack that units are wanted for.
type effort struct {
	at    board.ID
	gain  float64
	units []string
}

// efforts lists the attacks of this phase, that which promises most first.
func (l *lab) efforts() []effort {
	var list []effort
	for unit, m := range l.missions {
		i := slices.IndexFunc(list, func(e effort) bool { return e.at == m.target })
		if i < 0 {
			i = len(list)
			list = append(list, effort{at: m.target})
		}
		list[i].gain += m.gain
		list[i].units = append(list[i].units, unit)
	}
	for i := range list {
		slices.Sort(list[i].units)
	}
	slices.SortFunc(list, func(a, b effort) int {
		if c := compare(b.gain, a.gain); c != 0 {
			return c
		}
		return int(a.at) - int(b.at)
	})
	return list
}

// labels are the names of units as they are seen.
func labels(seat *rules.Seat, units []string) string {
	v := seat.View()
	var list []string
	for _, u := range units {
		if c, ok := v.Find(u); ok {
			u = c.Name
		}
		list = append(list, u)
	}
	if n := len(list); n > 1 {
		return strings.Join(list[:n-1], ", ") + " and " + list[n-1]
	}
	return strings.Join(list, "")
}
