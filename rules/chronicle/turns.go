package chronicle

import (
	"slices"
	"strconv"

	"vistula/rules"
)

// begin opens the turn that the position stands in.
func (t *teller) begin() {
	v := t.last.view
	turn := Turn{Number: t.last.status.Turn, Losses: map[rules.Side]Toll{}}
	if b, ok := boxHere(v); ok {
		turn.Dates = b.Note
		if b.Label != strconv.Itoa(turn.Number) {
			turn.Label = b.Label
		}
	}
	t.c.Turns = append(t.c.Turns, turn)
	clear(t.moved)
	t.series(0)
}

// TurnLabel is what the turn record calls the turn of a view, "" where it has no name for it.
func TurnLabel(v *rules.View) string {
	b, _ := boxHere(v)
	return b.Label
}

// boxHere is the box of the turn record that the marker stands in.
func boxHere(v *rules.View) (rules.Box, bool) {
	for _, track := range v.Tracks {
		if track.ID != rules.TrackTurns {
			continue
		}
		for _, b := range track.Boxes {
			if b.Here {
				return b, true
			}
		}
	}
	return rules.Box{}, false
}

// turn is the turn that is being told.
func (t *teller) turn() *Turn { return &t.c.Turns[len(t.c.Turns)-1] }

// enter opens the part and the phase that a status stands in, unless it is open.
func (t *teller) enter(s rules.Status) {
	turn := t.turn()
	n := len(turn.Parts)
	if n == 0 || turn.Parts[n-1].Side != s.Side {
		t.endPhase()
		turn.Parts = append(turn.Parts, Part{Side: s.Side})
		n++
	}
	part := &turn.Parts[n-1]
	if k := len(part.Phases); k == 0 || part.Phases[k-1].ID != s.Phase {
		t.endPhase()
		part.Phases = append(part.Phases, Phase{ID: s.Phase, Title: PhaseTitle(&t.c.Scenario, s.Phase), Before: t.last.view.Stacks})
	}
}

// endPhase closes the phase in hand, if there is one, with the position before the
// action that is being told.
func (t *teller) endPhase() {
	t.settle()
	parts := t.turn().Parts
	if len(parts) == 0 || len(parts[len(parts)-1].Phases) == 0 {
		return
	}
	p := t.phase()
	p.After = t.last.view.Stacks
	if track := t.last.view.Points(); track != nil {
		p.Totals = track.Totals
	}
}

// PhaseTitle is what a phase is called; one that is not of the turn, such as a set-up,
// goes by its id.
func PhaseTitle(s *rules.Scenario, id string) string {
	for _, p := range s.Phases {
		if p.ID == id {
			return p.Title
		}
	}
	return Capital(id)
}

func (t *teller) phase() *Phase {
	part := &t.turn().Parts[len(t.turn().Parts)-1]
	return &part.Phases[len(part.Phases)-1]
}

// endTurn closes the turn with the position as it now stands.
func (t *teller) endTurn(whole bool) {
	t.endPhase()
	turn := t.turn()
	turn.View, turn.Whole = t.last.view, whole
	for i := range turn.Parts {
		p := &turn.Parts[i]
		p.Phases = slices.DeleteFunc(p.Phases, func(x Phase) bool { return len(x.Lines) == 0 })
	}
	turn.Parts = join(slices.DeleteFunc(turn.Parts, func(p Part) bool { return len(p.Phases) == 0 }))
	for h := range t.moved {
		turn.Moved = append(turn.Moved, h)
	}
	slices.Sort(turn.Moved)
	if track := turn.View.Points(); track != nil {
		turn.Totals = track.Totals
	}
	turn.Gains = gains(turn.View, turn.Number)
	t.series(len(t.c.Turns))
}

// join makes one part of parts of the same side that now follow each other.
func join(parts []Part) []Part {
	var list []Part
	for _, p := range parts {
		if n := len(list); n > 0 && list[n-1].Side == p.Side {
			list[n-1].Phases = append(list[n-1].Phases, p.Phases...)
			continue
		}
		list = append(list, p)
	}
	return list
}

// gains are the entries of a turn in all accounts, those of nothing left out.
func gains(v *rules.View, turn int) []rules.Entry {
	var list []rules.Entry
	for i := range v.Tracks {
		for _, e := range v.Tracks[i].Entries {
			if e.Turn == turn && e.Points != 0 {
				list = append(list, e)
			}
		}
	}
	return list
}

// series writes down how the totals stand after so many turns, 0 for the start.
func (t *teller) series(turns int) {
	track := t.last.view.Points()
	if track == nil {
		return
	}
	for _, total := range track.Totals {
		i := slices.IndexFunc(t.c.Points, func(s Series) bool { return s.Side == total.Side && s.Name == total.Name })
		if i < 0 {
			i = len(t.c.Points)
			t.c.Points = append(t.c.Points, Series{Side: total.Side, Name: total.Name, Start: total.Value})
		}
		s := &t.c.Points[i]
		for turns > 0 && len(s.Values) < turns-1 { // a total that was not there before
			s.Values = append(s.Values, s.Start)
		}
		if turns > 0 {
			s.Values = append(s.Values[:turns-1], total.Value)
		}
	}
}
