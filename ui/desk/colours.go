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

// Nation is the nation whose colour stands for a side, whoever comes on later or is lost:
// that of the match, which would look at its first position each time.
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
		nation = d.Match.Nation(s)
		c.of[s] = nation
	}
	return nation
}
