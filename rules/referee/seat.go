package referee

import (
	"errors"
	"fmt"

	"vistula/rules"
	"vistula/rules/journal"
)

// seenState is where the game stands as a seat may know it: without the hash, on
// which guesses at what is hidden could be tested, and with the deeds counted that
// it knows of.
type seenState struct {
	Status  rules.Status   `json:"status"`
	Known   int            `json:"known"`
	Outcome *rules.Outcome `json:"outcome,omitempty"`
}

// seat is the seat that the field "seat" names, nil where there is none.
func (r *Referee) seat(req request) (*rules.Seat, error) {
	if _, there := req.fields["seat"]; !there {
		return nil, nil
	}
	side, err := r.sideIn(req, "seat")
	if err != nil {
		return nil, err
	}
	if side == "" {
		return nil, errors.New(`the field "seat": it must name a side`)
	}
	return rules.SitAt(r.game.match, side), nil
}

// seen is where the game stands for a seat.
func (r *Referee) seen(seat *rules.Seat) *seenState {
	if seat == nil {
		return nil
	}
	return seenFrom(seat)
}

func seenFrom(seat *rules.Seat) *seenState {
	deeds, _ := seat.Record(0) // there are always none or more
	return &seenState{seat.Status(), len(deeds), seat.Outcome()}
}

// record gives the deeds that a seat knows of.
func (r *Referee) record(req request) (any, error) {
	seat, err := r.seat(req)
	if err != nil {
		return nil, err
	}
	return recordOf(seat, req)
}

// recordOf is the record that a request asks for, as a seat knows it.
func recordOf(seat *rules.Seat, req request) (any, error) {
	var since int
	if err := req.get("since", &since); err != nil {
		return nil, err
	}
	deeds, err := seat.Record(since)
	if err != nil {
		return nil, fmt.Errorf("the field \"since\": %w", err)
	}
	return entries{entriesOf(deeds, since)}, nil
}

// entries are a record as it is answered.
type entries struct {
	Entries []recorded `json:"entries"`
}

// entriesOf are deeds after the first so many.
func entriesOf(deeds []rules.Deed, since int) []recorded {
	list := make([]recorded, len(deeds))
	for i, d := range deeds {
		list[i] = recorded{N: since + i + 1, Side: d.Side, Dice: d.Dice, Events: d.Events}
		if d.Action.Verb != "" {
			list[i].Action = &d.Action
		}
	}
	return list
}

// facts gives the numbers of the position.
func (r *Referee) facts(req request) (any, error) {
	seat, err := r.seat(req)
	if err != nil {
		return nil, err
	}
	if seat == nil {
		seat = rules.SitAt(r.game.match, "")
	}
	return factsAnswer{seat.Facts(nil)}, nil
}

type factsAnswer struct {
	Facts *rules.Facts `json:"facts"`
}

// undoOwn takes back the last action of a seat's own side. Deeds of the other side
// since then, seen or unseen, stay.
func (r *Referee) undoOwn(req request, seat *rules.Seat) error {
	m := r.game.match
	switch _, far := req.fields["to"]; {
	case far:
		return errors.New(`a seat takes back one action at a time, without the field "to"`)
	case !seat.ToAct(): // or the answer would tell whether the other side has done something in secret
		return fmt.Errorf("%s takes nothing back while the other side decides", seat.Side())
	case m.Cursor() == 0 || m.Entry(m.Cursor()).Side != seat.Side():
		return fmt.Errorf("%s has nothing to take back: the last action was not its own", seat.Side())
	}
	err := m.Undo()
	if fenced, ok := errors.AsType[*journal.Fenced](err); ok {
		// The number in the record would tell how many deeds the seat does not know of.
		fenced.N = r.seen(seat).Known
	}
	return err
}
