package twilight

import (
	"strconv"

	"vistula/rules"
)

// Cases 4.4.1, 10.7 and 10.8: the ladder of odds, which goes on beyond both ends of
// the Combat Results Table.

// rung is a place on the ladder of odds: 0 is 1:1, 1 is 2:1, -1 is 1:2. A column
// shift is a step on it.
type rung int16

// The rungs that the table has columns for (10.7).
const (
	lowest  rung = -3 // 1:4
	highest rung = 5  // 6:1
)

// ratio is the rung next to the ratio of two whole strengths: from the midpoint
// between two rungs on it is the higher one (4.4.1).
func ratio(attack, defence int) rung {
	attack, defence = max(attack, 0), max(defence, 1)
	if attack >= defence {
		n := attack / defence
		if 2*attack >= (2*n+1)*defence {
			n++
		}
		return rung(n - 1)
	}
	if attack == 0 {
		return rung(1 - 2*defence) // lower than anything can be that has a strength
	}
	n := defence / attack
	if 2*n*(n+1)*attack < (2*n+1)*defence {
		n++
	}
	return rung(1 - n)
}

// rounded tells how two strengths became a rung, and whom that favours; nil where they are
// it (4.4.1).
func rounded(attack, defence int) *rules.Modifier {
	r, whom := ratio(attack, defence), rules.ForDefender
	if r >= 0 && attack < (int(r)+1)*defence || r < 0 && attack*(1-int(r)) < defence {
		whom = rules.ForAttacker
	}
	return rules.RoundedOdds(attack, defence, r.String(), "the nearest odds, "+whom, "4.4.1")
}

// String is the ratio as players write it.
func (r rung) String() string {
	if r < 0 {
		return "1:" + strconv.Itoa(1-int(r))
	}
	return strconv.Itoa(int(r)+1) + ":1"
}

// column is the column of the table on which an attack is resolved (10.7).
func (r rung) column() int { return int(min(max(r, lowest), highest) - lowest) }

// over is how many columns the odds are above the last one of the table.
func (r rung) over() int { return int(max(0, r-highest)) }

// under is how many columns they are below the first.
func (r rung) under() int { return int(max(0, lowest-r)) }
