package desk

import (
	"regexp"
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// Story is what has happened, as the viewer may know it: the journal's lines, the
// attacks that were fought, the dice.
type Story struct {
	*Sight
	fought  map[rolledKey]*Fought
	inPhase phaseStory
	scenes  map[span][]scene.Scene
}

// Line is what the journal tells of one thing that happened: a march of a stack, a battle
// with all that came of it, or whatever else one event tells.
type Line struct {
	First int // the first action that it came of, from 1
	Entry int // the last one
	Turn  int // in which it happened
	// Event is what happened, or the sum of it where Parts are several events.
	Event rules.Event
	// Parts are the events of a battle in their order; nil where there is but one.
	Parts []rules.Event
	// Undone tells that the action is among those taken back.
	Undone bool

	phase rules.Status // in which it happened
	mover rules.Side   // whose action it was
	stops []string     // of a march of several steps, where each led, as its sentence names it
}

// Lines lists what happened as the viewer may know it, oldest first.
func (d *Story) Lines() []Line {
	stamps := d.Stamps()
	var list []Line
	for n := 1; n <= d.Match.Len(); n++ {
		var in rules.Status
		if n-1 < len(stamps) {
			in = stamps[n-1]
		}
		deed, _ := d.Deed(n)
		for _, e := range deed.Events {
			if e.Kind == "" || e.Text == "" {
				continue
			}
			next := Line{First: n, Entry: n, Turn: in.Turn, Event: e, Undone: n > d.Match.Cursor(), phase: in, mover: deed.Side}
			list = merged(list, next)
		}
	}
	return list
}

// merged adds a line, or leads one on that tells of the same march or battle.
func merged(list []Line, next Line) []Line {
	k := len(list) - 1
	if k >= 0 && list[k].goesOn(&next) {
		list[k].extend(next.Entry, next.Event)
		return list
	}
	k = battleOf(list, &next)
	switch {
	case next.recalls() && k >= 0 && list[k].Event.Result == "": // what was taken back before any roll never was
		return slices.Delete(list, k, k+1)
	case next.recalls() && !next.Undone:
		return list
	case k < 0:
		return append(list, next)
	}
	was := list[k]
	was.fight(&next)
	if next.Event.Result != "" { // a battle is told where it was fought, not where it was declared
		return append(slices.Delete(list, k, k+1), was)
	}
	list[k] = was
	return list
}

// recalls tells whether a line is that a declared attack is taken back.
func (l *Line) recalls() bool { return l.Event.Kind == rules.EventRecall && l.Event.Battle != "" }

// together tells whether two lines are of one phase, and both of them undone or not.
func (l *Line) together(o *Line) bool {
	return l.Undone == o.Undone && l.phase.Turn == o.phase.Turn && l.phase.Side == o.phase.Side && l.phase.Phase == o.phase.Phase
}

// battleOf is the line of the battle that an event belongs to, -1 where there is none yet.
func battleOf(list []Line, next *Line) int {
	if next.Event.Battle == "" {
		return -1
	}
	for k := len(list) - 1; k >= 0 && list[k].together(next); k-- {
		if list[k].Event.Battle == next.Event.Battle {
			return k
		}
	}
	return -1
}

// goesOn tells whether an event is the next step of the march, or of the journey by rail,
// that the line tells of. It is one line, however many hexes it leads through.
func (l *Line) goesOn(next *Line) bool {
	have, e := l.Event, next.Event
	rides := e.Kind == rules.EventRide && len(e.Units) > 0
	return (e.Kind == rules.EventStep || rides) && have.Kind == e.Kind && l.together(next) &&
		slices.Equal(have.Units, e.Units) && have.Case == e.Case && len(e.Hexes) == 2 && len(have.Hexes) >= 2 &&
		have.Hexes[len(have.Hexes)-1] == e.Hexes[0] && routeOf(&have).From != "" && routeOf(&e).To != ""
}

// routeOf is where a step, or a march of several, leads from and to.
func routeOf(e *rules.Event) chronicle.Route {
	return chronicle.RouteOf(e.Text, e.Hexes[0], e.Hexes[len(e.Hexes)-1])
}

// extend adds a step to a march: from where it began to where it now leads, and what all of
// it has cost.
func (l *Line) extend(entry int, e rules.Event) {
	was, to := routeOf(&l.Event), routeOf(&e).To
	if l.stops == nil {
		l.stops = []string{was.To}
	}
	l.stops = append(slices.Clone(l.stops), to)
	if e.Hexes[1] == l.Event.Hexes[0] { // to there and back
		to = l.stops[(len(l.stops)-1)/2] + " and back"
	}
	l.Entry = entry
	cost := costOfBoth(l.Event.Text, e.Text)
	l.Event.Hexes = append(slices.Clone(l.Event.Hexes), e.Hexes[1])
	l.Event.Text = was.Who + " from " + was.From + " to " + to + cost + "."
}

// priceOf is what the sentence of a step says that it costs.
var priceOf = regexp.MustCompile(` for (\d+) MP\.$`)

// costOfBoth is what two steps cost, as the end of a sentence: "" where one of them does not
// say so in whole points.
func costOfBoth(a, b string) string {
	x, y := priceOf.FindStringSubmatch(a), priceOf.FindStringSubmatch(b)
	if x == nil || y == nil {
		return ""
	}
	m, _ := strconv.Atoi(x[1])
	n, _ := strconv.Atoi(y[1])
	return " for " + strconv.Itoa(m+n) + " MP"
}

// fight adds an event to a battle, and sums up again what it tells: who attacked, and what
// the dice gave or else what happened last.
func (l *Line) fight(next *Line) {
	if l.Parts == nil {
		l.Parts = []rules.Event{l.Event}
	}
	e := next.Event
	l.Parts = append(slices.Clone(l.Parts), e)
	l.Entry = next.Entry
	sum := &l.Event
	sum.Units, sum.Hexes = slices.Clone(sum.Units), slices.Clone(sum.Hexes)
	for _, u := range e.Units {
		sum.Units = appendNew(sum.Units, u)
	}
	for _, h := range e.Hexes {
		sum.Hexes = appendNew(sum.Hexes, h)
	}
	first := l.Parts[0]
	switch {
	case e.Result != "":
		sum.Text, sum.Dice, sum.Case, sum.Result = first.Text+" "+e.Text, e.Dice, e.Case, e.Result
	case sum.Result != "":
		if Loses(e.Text) {
			sum.Text += " " + e.Text
		}
	case e.Kind == first.Kind:
		sum.Text = first.Text
	default:
		sum.Text = first.Text + " " + e.Text
	}
}

// Throws counts the dice that fell up to the present: for each side, and under ""
// for both.
type Throws struct {
	Faces [7]int  // index: face
	Sums  [13]int // index: sum of a throw of two dice
	Dice  int     // thrown in all
	Pairs int     // throws of two dice
}

// Mean is the mean of all dice in hundredths; 350 is to be expected.
func (t *Throws) Mean() int {
	if t.Dice == 0 {
		return 0
	}
	sum := 0
	for face, n := range t.Faces {
		sum += face * n
	}
	return (100*sum + t.Dice/2) / t.Dice
}

// Expected is how often of all pairs a sum is to be expected, in hundredths.
func (t *Throws) Expected(sum int) int { return 100 * t.Pairs * (6 - max(sum-7, 7-sum)) / 36 }

// Dice is the statistics of the dice that the viewer knows of.
func (d *Story) Dice() map[rules.Side]*Throws {
	all := map[rules.Side]*Throws{"": {}}
	for n := 1; n <= d.Match.Cursor(); n++ {
		deed, _ := d.Deed(n)
		for _, e := range deed.Events {
			side := e.Side
			if side == "" {
				side = deed.Side
			}
			if all[side] == nil {
				all[side] = &Throws{}
			}
			all[side].count(e.Dice)
			if side != "" {
				all[""].count(e.Dice)
			}
		}
	}
	return all
}

func (t *Throws) count(dice []int) {
	for _, n := range dice {
		if n >= 1 && n <= 6 {
			t.Faces[n]++
			t.Dice++
		}
	}
	if len(dice) == 2 {
		t.Pairs++
		t.Sums[min(12, dice[0]+dice[1])]++
	}
}
