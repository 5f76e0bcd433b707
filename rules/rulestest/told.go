package rulestest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/referee"
)

// listener is one side of a game at a referee, and what it asks for.
type listener struct {
	*referee.Referee
	questions [][]byte
}

// listen begins a game at a position and collects every question whose answer goes
// to one side. Of the queries two stand for all: the answers themselves are compared
// without the referee, which is faster.
func (g *trial) listen(p rules.Position, viewer rules.Side, queries []rules.Query) (*listener, error) {
	save, err := journal.From(p).Save()
	if err != nil {
		return nil, err
	}
	l := &listener{Referee: referee.New(g.reader.find)}
	if answer := l.ask(request{Cmd: "load", Save: save}); !bytes.HasPrefix(answer, []byte(`{"ok":true`)) {
		return nil, fmt.Errorf("the referee does not load the position: %s", answer)
	}
	for _, cmd := range []string{"status", "offers", "view", "facts", "record", "save", "undo"} {
		l.questions = append(l.questions, request{Cmd: cmd, Seat: viewer}.line())
	}
	for _, cmd := range []string{"view", "events"} {
		l.questions = append(l.questions, request{Cmd: cmd, Side: viewer}.line())
	}
	for _, i := range []int{0, len(queries) - 1} {
		l.questions = append(l.questions, request{Cmd: "overlay", Seat: viewer, Query: &queries[i]}.line(), request{Cmd: "overlay", Side: viewer, Query: &queries[i]}.line())
	}
	return l, nil
}

// request is a line to the referee.
type request struct {
	Cmd    string          `json:"cmd"`
	Seat   rules.Side      `json:"seat,omitempty"`
	Side   rules.Side      `json:"side,omitempty"`
	Action *rules.Action   `json:"action,omitempty"`
	Query  *rules.Query    `json:"query,omitempty"`
	Save   json.RawMessage `json:"save,omitempty"`
}

func (r request) line() []byte {
	line, err := json.Marshal(r)
	if err != nil {
		panic(err) // only texts
	}
	return line
}

func (l *listener) ask(r request) []byte { return l.Handle(r.line()) }

// answers are what the side is told.
func (l *listener) answers() [][]byte {
	list := make([][]byte, len(l.questions))
	for i, q := range l.questions {
		list[i] = l.Handle(q)
	}
	return list
}

// same compares answers to the same questions.
func (l *listener) same(one, other [][]byte) error {
	for i := range one {
		if !bytes.Equal(one[i], other[i]) {
			return fmt.Errorf("the referee answers %s otherwise: %s", l.questions[i], differ(other[i], one[i]))
		}
	}
	return nil
}

// sameTold asks the referee all that a side may ask, in both positions.
func (g *trial) sameTold(p, q rules.Position, viewer rules.Side, queries []rules.Query) error {
	one, err := g.listen(p, viewer, queries)
	if err != nil {
		return err
	}
	other, err := g.listen(q, viewer, queries)
	if err != nil {
		return err
	}
	return one.same(one.answers(), other.answers())
}

// checkSilence does what one side does in secret: where the record tells the other
// side nothing of an action, nothing else may tell it either.
func (g *trial) checkSilence(p rules.Position, offers []rules.Offer) error {
	viewer := g.opponent(p.Status().ToAct)
	if viewer == "" {
		return nil
	}
	// With a generator of its own, so that the game goes on as it would without.
	own := *g
	own.rng = rand.New(rand.NewPCG(g.seed, uint64(g.match.Len())))
	var l *listener
	var before [][]byte
	for range min(4, len(offers)) {
		a := offers[own.rng.IntN(len(offers))].Action
		if silent, err := isSilent(p, viewer, a); err != nil || !silent {
			if err != nil {
				return err
			}
			continue
		}
		if l == nil {
			var err error
			if l, err = g.listen(p, viewer, own.queries(offers)); err != nil {
				return err
			}
			before = l.answers()
		}
		if answer := l.ask(request{Cmd: "do", Action: &a}); !bytes.HasPrefix(answer, []byte(`{"ok":true`)) {
			return fmt.Errorf("the referee does not carry out %s: %s", show(a), answer)
		}
		if err := l.same(before, l.answers()); err != nil {
			return fmt.Errorf("%s is told nothing of %s, but notices it: %w", viewer, show(a), err)
		}
		if l.ask(request{Cmd: "undo"}); !bytes.Equal(before[0], l.Handle(l.questions[0])) {
			l = nil
		}
	}
	return nil
}

// isSilent tells whether the other side hears nothing of an action.
func isSilent(p rules.Position, viewer rules.Side, a rules.Action) (bool, error) {
	deed := rules.Deed{Side: p.Status().ToAct, Action: a, Public: rules.Public(p, a)}
	if deed.Public.Verb != "" {
		return false, nil
	}
	events, err := p.Clone().Do(a)
	deed.Events = events
	_, heard := deed.SeenBy(viewer)
	return err == nil && !heard, err
}
