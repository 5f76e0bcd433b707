package desk

import (
	"vistula/rules"
	"vistula/rules/journal"
)

// colours are the nations in whose colours the sides of a match are shown.
type colours struct {
	match *journal.Match
	of    map[rules.Side]string
	lent  func(rules.Side) string // on a desk for trials, those of the game
}

// Nation is the nation whose colour stands for a side: the one that most of its counters
// belong to when the match begins, on the map and off it. It stays the same whoever comes
// on later or is lost. It is "" where the side has no counters.
func (d *Sight) Nation(s rules.Side) string {
	c := &d.colours
	if c.lent != nil {
		return c.lent(s)
	}
	if c.match != d.Match {
		*c = colours{match: d.Match, of: map[rules.Side]string{}}
	}
	nation, known := c.of[s]
	if !known {
		nation = d.nationAtFirst(s)
		c.of[s] = nation
	}
	return nation
}

func (d *Sight) nationAtFirst(s rules.Side) string {
	seat, err := d.atFirst(s)
	if err != nil {
		return d.View().Nation(s)
	}
	return seat.View().Nation(s)
}
