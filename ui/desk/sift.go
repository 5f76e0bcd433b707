package desk

import (
	"regexp"
	"slices"
	"strings"

	"vistula/rules"
)

// Sieve says which lines of the journal are wanted.
type Sieve string

// The sieves of the journal.
const (
	Everything Sieve = ""
	Battles    Sieve = "battles"
	Losses     Sieve = "losses"
	Supplies   Sieve = "supply"
	Mine       Sieve = "mine" // what the viewer's side did or suffered
)

// Sieves are those that are offered, in their order: where the computer plays all sides,
// nothing is anybody's own.
func (d *Story) Sieves() []Sieve {
	list := []Sieve{Everything, Battles, Losses, Supplies}
	if d.Played() {
		list = append(list, Mine)
	}
	return list
}

// What an event is about is told by its words, for each rulebook has kinds of its own.
var (
	losing    = regexp.MustCompile(`(?i)\b(eliminated|destroyed|(is|are) reduced|surrenders?|loses (a|one|two|its|\d+) (steps?|units?|corps|divisions?))\b`)
	supplying = regexp.MustCompile(`(?i)\b(out of supply|in supply|suppl(y|ied)|isolated|forages?)\b`)
)

// Loses tells whether a sentence is about a loss.
func Loses(text string) bool { return losing.MatchString(text) }

// Sift lists the lines that pass a sieve and hold all words that are sought. A turn
// is named where anything of it is left.
func (d *Story) Sift(lines []Line, by Sieve, sought string) []Line {
	words := strings.Fields(strings.ToLower(sought))
	if by == Everything && len(words) == 0 {
		return lines
	}
	var list []Line
	var turn *Line
	for i := range lines {
		l := &lines[i]
		if l.Event.Kind == rules.EventTurn {
			turn = l
		}
		if !d.passes(l, by) || !l.holds(words) {
			continue
		}
		if turn != nil && turn != l {
			list = append(list, *turn)
		}
		turn = nil
		list = append(list, *l)
	}
	return list
}

// passes tells whether a line is what a sieve is for.
func (d *Story) passes(l *Line, by Sieve) bool {
	switch by {
	case Battles:
		return l.Event.Battle != ""
	case Losses:
		return l.any(func(e *rules.Event) bool { return Loses(e.Text) })
	case Supplies:
		return l.any(func(e *rules.Event) bool { return e.Kind == rules.EventSupply || supplying.MatchString(e.Text) })
	case Mine:
		return d.concerns(l, d.Me())
	}
	return true
}

// concerns tells whether a line is of something that a side did or suffered.
func (d *Story) concerns(l *Line, side rules.Side) bool {
	if l.mover == side && l.Event.Kind != rules.EventTurn {
		return true
	}
	return l.any(func(e *rules.Event) bool {
		return e.Side == side || slices.ContainsFunc(e.Units, func(u string) bool {
			c, ok := d.Counter(u)
			return ok && c.Side == side
		})
	})
}

// any tells whether something is so of any event of the line.
func (l *Line) any(is func(*rules.Event) bool) bool {
	for i := range l.Parts {
		if is(&l.Parts[i]) {
			return true
		}
	}
	return is(&l.Event)
}

// holds tells whether all words stand somewhere in the line.
func (l *Line) holds(words []string) bool {
	text := strings.ToLower(l.Event.Text)
	for i := range l.Parts {
		text += " " + strings.ToLower(l.Parts[i].Text)
	}
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) })
}
