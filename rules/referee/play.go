package referee

import (
	"errors"
	"fmt"
	"slices"

	"vistula/rules"
)

func (r *Referee) status(req request) (any, error) {
	m := r.game.match
	if seat, err := r.seat(req); seat != nil || err != nil {
		return r.seen(seat), err
	}
	return struct {
		Ruleset  string        `json:"ruleset"`
		Options  rules.Options `json:"options,omitempty"`
		Seed     uint64        `json:"seed"`
		Friendly bool          `json:"friendly"`
		state
	}{m.Ruleset().ID(), m.Options(), m.Seed(), m.Friendly, r.game.state()}, nil
}

func (r *Referee) offers(req request) (any, error) {
	seat, err := r.seat(req)
	if err != nil {
		return nil, err
	}
	if seat == nil {
		seat = rules.SitAt(r.game.match, "")
	}
	return offersTo(seat), nil
}

type offersAnswer struct {
	ToAct  rules.Side    `json:"to_act"`
	Offers []rules.Offer `json:"offers"`
}

func offersTo(seat *rules.Seat) offersAnswer {
	list := seat.Offers()
	if list == nil {
		list = []rules.Offer{}
	}
	return offersAnswer{seat.Status().ToAct, list}
}

func (r *Referee) do(req request) (any, error) {
	var action rules.Action
	var dice []int
	var side rules.Side
	if err := req.all(fieldInto{"action", &action}, fieldInto{"dice", &dice}, fieldInto{"side", &side}); err != nil {
		return nil, err
	}
	seat, err := r.seat(req)
	if err != nil {
		return nil, err
	}
	if seat != nil {
		if _, forced := req.fields["dice"]; forced || side != "" && side != seat.Side() {
			return nil, errors.New(`a seat neither forces dice nor acts for another side`)
		}
		side = seat.Side()
	}
	m := r.game.match
	if action.Verb == "" {
		return nil, errors.New(`the field "action.verb" is missing or empty`)
	}
	if toAct := m.Position().Status().ToAct; side != "" && side != toAct && toAct != "" {
		return nil, fmt.Errorf("%s cannot act now: it is %s's decision", side, toAct)
	}
	var events []rules.Event
	if _, forced := req.fields["dice"]; forced {
		events, err = m.DoForced(action, dice)
	} else {
		events, err = m.Do(action)
	}
	if err != nil {
		return nil, err
	}
	if seat != nil {
		return struct {
			Events []rules.Event `json:"events"`
			*seenState
		}{rules.SeenBy(events, side), r.seen(seat)}, nil
	}
	return struct {
		Events []rules.Event `json:"events"`
		state
	}{rules.SeenBy(events, side), r.game.stateFor(side)}, nil
}

// viewer reads the field "side". A side that is not in the game must not be
// taken for one that sees little.
func (r *Referee) viewer(req request) (rules.Side, error) {
	seat, err := r.seat(req)
	switch _, side := req.fields["side"]; {
	case err != nil:
		return "", err
	case seat != nil && side:
		return "", errors.New(`the fields "side" and "seat" exclude each other`)
	case seat != nil:
		return seat.Side(), nil
	}
	return r.sideIn(req, "side")
}

// sideIn reads a field that names a side, "" where it is left out.
func (r *Referee) sideIn(req request, name string) (rules.Side, error) {
	var side rules.Side
	if err := req.get(name, &side); err != nil || side == "" {
		return "", err
	}
	p := r.game.match.Position()
	for _, s := range p.Ruleset().Scenarios() {
		if s.ID == p.Status().Scenario && !slices.Contains(s.Sides, side) {
			return "", fmt.Errorf("the field %q: %q is not a side of this game; there are %s and %s", name, side, s.Sides[0], s.Sides[1])
		}
	}
	return side, nil
}

func (r *Referee) view(req request) (any, error) {
	side, err := r.viewer(req)
	if err != nil {
		return nil, err
	}
	return viewAnswer{r.game.match.Position().View(side)}, nil
}

type viewAnswer struct {
	View *rules.View `json:"view"`
}

func (r *Referee) overlay(req request) (any, error) {
	side, err := r.viewer(req)
	if err != nil {
		return nil, err
	}
	var q rules.Query
	if err := req.get("query", &q); err != nil {
		return nil, err
	}
	o, err := r.game.match.Position().Overlay(side, q)
	if err != nil {
		return nil, err
	}
	return overlayAnswer{o}, nil
}

type overlayAnswer struct {
	Overlay *rules.Overlay `json:"overlay"`
}

// recorded is one action of the record.
type recorded struct {
	N      int           `json:"n"`
	Side   rules.Side    `json:"side"`
	Action *rules.Action `json:"action,omitempty"` // nil where the side that asks may not know it
	Dice   []int         `json:"dice,omitempty"`   // forced ones
	Hash   string        `json:"hash,omitempty"`   // never for a side, which could test guesses with it
	Events []rules.Event `json:"events"`
}

func (r *Referee) events(req request) (any, error) {
	side, err := r.viewer(req)
	if err != nil {
		return nil, err
	}
	var since int
	if err := req.get("since", &since); err != nil {
		return nil, err
	}
	deeds, err := r.game.match.Record(side, since)
	if err != nil {
		return nil, fmt.Errorf("the field \"since\": %w", err)
	}
	list := entriesOf(deeds, since)
	if side == "" {
		for i, d := range deeds {
			list[i].Hash, list[i].Events = r.game.match.Entry(since+i+1).Hash, rules.SeenBy(d.Events, "")
		}
	}
	return entries{list}, nil
}

func (r *Referee) undo(req request) (any, error) {
	if seat, err := r.seat(req); seat != nil || err != nil {
		if err == nil {
			err = r.undoOwn(req, seat)
		}
		return r.seen(seat), err
	}
	return r.travel(req, r.game.match.Undo, func(to, cursor int) bool { return to <= cursor })
}

func (r *Referee) redo(req request) (any, error) {
	return r.travel(req, r.game.match.Redo, func(to, cursor int) bool { return to >= cursor })
}

// travel goes to the number of actions that the request names, or takes one
// step; fits tells whether the number lies in the right direction.
func (r *Referee) travel(req request, step func() error, fits func(to, cursor int) bool) (any, error) {
	m := r.game.match
	_, far := req.fields["to"]
	var to int
	if err := req.get("to", &to); err != nil {
		return nil, err
	}
	var err error
	switch {
	case !far:
		err = step()
	case to < 0 || to > m.Len() || !fits(to, m.Cursor()):
		err = fmt.Errorf("the field \"to\": cannot go from action %d to action %d of %d with %s", m.Cursor(), to, m.Len(), req.cmd)
	default:
		err = m.GoTo(to)
	}
	if err != nil {
		return nil, err
	}
	return r.game.state(), nil
}
