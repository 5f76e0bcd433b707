package desk

import (
	"slices"
	"strings"

	"vistula/rules"
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

// Line is one event as the journal shows it.
type Line struct {
	Entry int // the action that it came of, from 1
	Turn  int // in which it happened
	Event rules.Event
	// Undone tells that the action is among those taken back.
	Undone bool
}

// Lines lists what happened as the viewer may know it, oldest first.
func (d *Story) Lines() []Line {
	stamps := d.Stamps()
	var list []Line
	for n := 1; n <= d.Match.Len(); n++ {
		turn := 0
		if n-1 < len(stamps) {
			turn = stamps[n-1].Turn
		}
		deed, _ := d.Deed(n)
		for _, e := range deed.Events {
			if e.Kind != "" && e.Text != "" {
				if k := len(list) - 1; k >= 0 && list[k].Undone == (n > d.Match.Cursor()) && list[k].goesOn(n, e) {
					list[k].extend(n, e)
					continue
				}
				list = append(list, Line{Entry: n, Turn: turn, Event: e, Undone: n > d.Match.Cursor()})
			}
		}
	}
	return list
}

// goesOn tells whether an event is the next step of the march that the line tells
// of. A march is one line, however many hexes it leads through.
func (l *Line) goesOn(entry int, e rules.Event) bool {
	have := l.Event
	return have.Kind == rules.EventStep && e.Kind == rules.EventStep && entry == l.Entry+1 &&
		slices.Equal(have.Units, e.Units) && have.Case == e.Case && len(e.Hexes) == 2 && len(have.Hexes) >= 2 &&
		have.Hexes[len(have.Hexes)-1] == e.Hexes[0] && strings.Contains(have.Text, " from ") && strings.Contains(e.Text, " to ")
}

// extend adds a step to a march: from where it began to where it now leads.
func (l *Line) extend(entry int, e rules.Event) {
	who, _, _ := strings.Cut(l.Event.Text, " from ")
	_, to, _ := strings.Cut(e.Text, " to ")
	to, _, _ = strings.Cut(to, " for ")
	l.Entry = entry
	l.Event.Hexes = append(slices.Clone(l.Event.Hexes), e.Hexes[1])
	l.Event.Text = who + " from " + l.Event.Hexes[0] + " to " + strings.TrimSuffix(to, ".") + "."
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
