package film

import (
	"fmt"
	"slices"
	"time"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// shot is what one frame shows.
type shot struct {
	turn    string // "Turn 3"
	dates   string
	phase   string // "Russia · Movement"
	nation  string // whose phase it is, "" for nobody's
	stacks  []rules.Stack
	phases  []*chronicle.Phase
	totals  []rules.Total
	caption string
	part    float64 // of the film that is over with it
	hold    time.Duration
}

// How much longer than a march other things are shown.
const (
	battleHold, firstHold, lastHold = 2, 2, 5
)

// list makes the shots: the start, each phase in which something can be seen, and
// the end.
func (s *studio) list() ([]shot, error) {
	turns, err := s.turns()
	if err != nil {
		return nil, err
	}
	hold := s.o.Hold
	if hold <= 0 {
		hold = time.Second
	}
	var list []shot
	for i := range turns {
		t := &turns[i]
		for k := range t.Parts {
			for n := range t.Parts[k].Phases {
				if p := &t.Parts[k].Phases[n]; visible(p) {
					list = append(list, s.shot(t, t.Parts[k].Side, p, hold))
				}
			}
		}
	}
	list = append([]shot{s.first(turns, hold)}, append(list, s.last(turns, hold))...)
	for i := range list {
		list[i].part = float64(i) / float64(max(1, len(list)-1))
	}
	return list, nil
}

// turns are those of the chronicle that the film shows.
func (s *studio) turns() ([]chronicle.Turn, error) {
	all := s.c.Turns
	from, to := s.o.From, s.o.To
	first, last := all[0].Number, all[len(all)-1].Number
	if from == 0 {
		from = first
	}
	if to == 0 {
		to = last
	}
	switch {
	case from < first || from > last:
		return nil, fmt.Errorf("turn %d is not in this game, which has turns %d to %d", from, first, last)
	case to < first || to > last:
		return nil, fmt.Errorf("turn %d is not in this game, which has turns %d to %d", to, first, last)
	case from > to:
		return nil, fmt.Errorf("the film would begin in turn %d and end before it, in turn %d", from, to)
	}
	return slices.DeleteFunc(slices.Clone(all), func(t chronicle.Turn) bool { return t.Number < from || t.Number > to }), nil
}

// visible tells whether a phase changed anything that the map shows.
func visible(p *chronicle.Phase) bool {
	return slices.ContainsFunc(p.Lines, func(l chronicle.Line) bool {
		return l.Battle != nil || l.Place != nil || len(l.Tolls) > 0 || l.Class == chronicle.Arrival || l.Class == chronicle.March ||
			l.Class == chronicle.Retreat || l.Class == chronicle.Advance
	})
}

func (s *studio) shot(t *chronicle.Turn, side rules.Side, p *chronicle.Phase, hold time.Duration) shot {
	x := shot{turn: s.tell.TurnHead(t.Number), dates: chronicle.Days(t.Dates), phase: s.tell.Sentence(p.Title), stacks: p.After, phases: []*chronicle.Phase{p},
		totals: p.Totals, caption: s.tell.Phase(side, p), hold: hold}
	x.phase = x.phase[:len(x.phase)-1]
	if side != "" {
		x.nation, x.phase = s.c.Nation(side), s.tell.SideName(side)+" · "+x.phase
	}
	if x.caption == "" {
		x.caption = s.tell.Trifles(p)
	}
	if slices.ContainsFunc(p.Lines, func(l chronicle.Line) bool { return l.Battle != nil }) {
		x.hold = battleHold * hold
	}
	return x
}

// first is the title: the map before the first turn that is shown, with the armies that
// are set up where no phase shows how.
func (s *studio) first(turns []chronicle.Turn, hold time.Duration) shot {
	t := &turns[0]
	view, totals := s.c.Start, s.c.Start.Totals()
	for i := range s.c.Turns[1:] {
		if s.c.Turns[i+1].Number == t.Number {
			view, totals = s.c.Turns[i].View, s.c.Turns[i].Totals
		}
	}
	stacks := view.Stacks
	if p := firstSeen(turns); p != nil {
		stacks = p.Before
	}
	x := shot{turn: s.c.Game, dates: chronicle.Days(t.Dates), stacks: stacks, totals: totals, caption: chronicle.Days(s.c.Scenario.Title), hold: firstHold * hold}
	if s.c.Knows == chronicle.OfSide {
		x.caption = s.tell.Say("As {{.Side}} saw it.", "Side", s.tell.Power(s.c.For))
	}
	return x
}

// firstSeen is the first phase of some turns that is shown, nil for none.
func firstSeen(turns []chronicle.Turn) *chronicle.Phase {
	for i := range turns {
		for k := range turns[i].Parts {
			for n := range turns[i].Parts[k].Phases {
				if p := &turns[i].Parts[k].Phases[n]; visible(p) {
					return p
				}
			}
		}
	}
	return nil
}

// last is the position when the last turn is over, and the verdict where the game is
// over with it.
func (s *studio) last(turns []chronicle.Turn, hold time.Duration) shot {
	t := &turns[len(turns)-1]
	x := shot{turn: s.tell.TurnHead(t.Number), dates: chronicle.Days(t.Dates), stacks: t.View.Stacks, totals: t.Totals, hold: lastHold * hold}
	switch o := s.c.Outcome; {
	case t.Number != s.c.Turns[len(s.c.Turns)-1].Number:
		x.caption = s.tell.Say("So the turn ended.")
	case o != nil:
		x.phase, x.caption = s.tell.Say("The end"), s.tell.Sentence(o.Why)
		if o.Winner != "" {
			x.nation = s.c.Nation(o.Winner)
		}
	default:
		x.caption = s.tell.Say("The game is still on.")
	}
	return x
}

// thinned is a film with half the phases: each shot takes in what happened in the
// one before.
func thinned(shots []shot) []shot {
	if len(shots) < 4 {
		return shots
	}
	list := []shot{shots[0]}
	for i := 1; i < len(shots)-1; i += 2 {
		x := shots[i]
		if i+1 < len(shots)-1 {
			y := shots[i+1]
			y.phases = append(slices.Clone(x.phases), y.phases...)
			y.hold = max(x.hold, y.hold)
			x = y
		}
		list = append(list, x)
	}
	return append(list, shots[len(shots)-1])
}

// happened is what the phases of a shot drew on the map.
func (x *shot) happened() (ways []chronicle.Way, strikes []chronicle.Strike, taken, fallen []string) {
	for _, p := range x.phases {
		ways = append(ways, chronicle.Ways(p.Lines)...)
		strikes = append(strikes, p.Strikes()...)
		taken = append(taken, story.Taken(p.Lines)...)
		fallen = append(fallen, story.Fallen(p.Lines)...)
	}
	return ways, strikes, taken, fallen
}
