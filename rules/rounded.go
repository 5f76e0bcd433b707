package rules

import (
	"fmt"
	"strconv"
	"strings"
)

// Ways in which odds are rounded, as a rulebook has it.
const (
	ForDefender = "in the defender's favour"
	ForAttacker = "in the attacker's favour"
)

// RoundedOdds tells that two strengths count as odds that they do not make up, how and by
// which case; nil where they are these odds. Odds are written as 3:2, 1.5:1, 3-2 or 3/2.
func RoundedOdds(attack, defence int, odds, how, cas string) *Modifier {
	a, d, ok := readOdds(odds)
	if !ok || attack*d == defence*a {
		return nil
	}
	return &Modifier{What: fmt.Sprintf("%d:%d is rounded to %s, %s", attack, defence, odds, how), Case: cas}
}

// LimitedOdds tells the same of strengths beyond the last odds of a table.
func LimitedOdds(attack, defence int, odds, cas string) *Modifier {
	return &Modifier{What: fmt.Sprintf("%d:%d counts as %s, the highest odds of the table", attack, defence, odds), Case: cas}
}

// readOdds reads odds into the shares of both sides, in halves.
func readOdds(odds string) (attack, defence int, ok bool) {
	i := strings.IndexAny(odds, ":-/")
	if i < 0 {
		return 0, 0, false
	}
	attack, ok = halves(odds[:i])
	if !ok {
		return 0, 0, false
	}
	defence, ok = halves(odds[i+1:])
	return attack, defence, ok
}

// halves reads a number such as 1 or 1.5 as the number of its halves.
func halves(text string) (n int, ok bool) {
	whole, half := strings.CutSuffix(text, ".5")
	n, err := strconv.Atoi(whole)
	if n *= 2; half {
		n++
	}
	return n, err == nil
}
