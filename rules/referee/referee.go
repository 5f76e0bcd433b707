package referee

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"vistula/rules"
	"vistula/rules/journal"
)

// Referee holds one game and answers requests about it.
type Referee struct {
	find func(id string) (rules.Ruleset, error)
	game *game
	quit bool
}

// game is the match in hand and how to begin it anew.
type game struct {
	match *journal.Match
	begin func() (*journal.Match, error)
}

// New makes a referee without a game. find gives the ruleset with an id.
func New(find func(id string) (rules.Ruleset, error)) *Referee { return &Referee{find: find} }

// Handle answers one request. Whatever the request is, and whatever goes wrong
// with it, the answer is one JSON object without a line end, and a request that
// fails changes nothing.
func (r *Referee) Handle(line []byte) []byte { return handle(line, r.carryOut) }

// handle parses a request, has it carried out and writes the answer.
func handle(line []byte, carryOut func(request) (any, error)) []byte {
	req, err := parse(line)
	if err != nil {
		return refusal(req, err)
	}
	body, err := carryOut(req)
	if err != nil {
		return refusal(req, err)
	}
	answer, err := reply(req, body)
	if err != nil {
		return refusal(req, fmt.Errorf("the answer cannot be written: %w", err))
	}
	return answer
}

// carryOut runs a command. A panic in a ruleset must not end the process, nor
// leave a game half changed.
func (r *Referee) carryOut(req request) (body any, err error) {
	command, ok := commands[req.cmd]
	if !ok {
		return nil, fmt.Errorf("the command %q is unknown; \"help\" lists what there is", req.cmd)
	}
	if err := req.check(command); err != nil {
		return nil, err
	}
	if command.game && r.game == nil {
		return nil, errors.New(`there is no game yet; begin one with "new", "load" or "position"`)
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the program failed on this request: %v%s", p, r.restore())
		}
	}()
	return command.run(r, req)
}

// restore makes the game what it was before a request that failed half way, by
// carrying its record out again. It tells how that went, for the answer.
func (r *Referee) restore() (note string) {
	if r.game == nil {
		return ""
	}
	defer func() {
		if recover() != nil {
			r.game = nil
			note = "; the game could not be restored and is gone"
		}
	}()
	fresh, err := r.game.again()
	if err != nil {
		r.game = nil
		return "; the game could not be restored and is gone"
	}
	r.game.match = fresh
	return "; the game is as it was before"
}

// again is the match built anew from its record.
func (g *game) again() (*journal.Match, error) {
	old := g.match
	fresh, err := g.begin()
	if err != nil {
		return nil, err
	}
	for n := 1; n <= old.Len(); n++ {
		e := old.Entry(n)
		if e.Dice != nil {
			_, err = fresh.DoForced(e.Action, e.Dice)
		} else {
			_, err = fresh.Do(e.Action)
		}
		if err != nil {
			return nil, err
		}
	}
	fresh.Friendly = true
	err = fresh.GoTo(old.Cursor())
	fresh.Friendly = old.Friendly
	return fresh, err
}

// refused is the answer to a request that fails.
type refused struct {
	OK   bool            `json:"ok"`
	ID   json.RawMessage `json:"id,omitempty"`
	Case string          `json:"case"` // of the rulebook, "" where the request itself is wrong
	Why  string          `json:"why"`
}

func refusal(req request, err error) []byte {
	answer := refused{ID: req.fields["id"], Why: err.Error()}
	if illegal, ok := errors.AsType[*rules.Illegal](err); ok {
		answer.Case, answer.Why = illegal.Case, illegal.Why
	}
	answer.Why = strings.ReplaceAll(answer.Why, "\n", "; ") // all the faults of a data file
	b, err := marshal(answer)
	if err != nil { // the id is JSON and the rest are texts
		return []byte(`{"ok":false,"case":"","why":"the answer cannot be written"}`)
	}
	return b
}

// reply puts "ok" and the request's id before the fields of body, a struct.
func reply(req request, body any) ([]byte, error) {
	head := []byte(`{"ok":true`)
	if id := req.fields["id"]; id != nil {
		head = append(append(head, `,"id":`...), id...)
	}
	b, err := marshal(body)
	if err != nil {
		return nil, err
	}
	if len(b) > len("{}") {
		head = append(head, ',')
	}
	return append(head, b[1:]...), nil
}
