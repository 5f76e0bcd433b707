package referee

import (
	"errors"
	"fmt"
	"slices"

	"vistula/rules"
)

// Guest answers the requests of one program that plays one side of a game which is
// refereed elsewhere. It knows the part of the protocol that a seat may use, and
// "wait". A request may name the seat, but need not.
//
// It is not safe for use by several goroutines.
type Guest struct {
	seat   *rules.Seat
	chosen *rules.Action // what it has decided
}

// Sit gives the guest its seat, which it may ask until it has chosen; at the end of the
// game too, so that it learns how that went.
func (g *Guest) Sit(seat *rules.Seat) { g.seat, g.chosen = seat, nil }

// Chosen is what the program has decided since it sat down, nil while it has not.
func (g *Guest) Chosen() *rules.Action { return g.chosen }

// Handle answers one request as Referee.Handle does. Once the guest has chosen, nothing
// is to be asked before it sits down again.
func (g *Guest) Handle(line []byte) []byte { return handle(line, g.carryOut) }

// guestCommand is one word of the protocol as a guest may use it.
type guestCommand struct {
	fields []field
	run    func(*Guest, request) (any, error)
}

// guestCommands are filled in by init, because help lists them.
var guestCommands map[string]guestCommand

func init() {
	guestCommands = map[string]guestCommand{
		"wait":    {nil, (*Guest).status},
		"status":  {nil, (*Guest).status},
		"offers":  {nil, func(g *Guest, _ request) (any, error) { return offersTo(g.seat), nil }},
		"do":      {[]field{actionField}, (*Guest).do},
		"view":    {nil, func(g *Guest, _ request) (any, error) { return viewAnswer{g.seat.View()}, nil }},
		"overlay": {[]field{queryField}, (*Guest).overlay},
		"record":  {[]field{deedsField}, func(g *Guest, req request) (any, error) { return recordOf(g.seat, req) }},
		"facts":   {nil, func(g *Guest, _ request) (any, error) { return factsAnswer{g.seat.Facts(nil)}, nil }},
		"cases":   {nil, func(g *Guest, _ request) (any, error) { return casesOf(g.seat.Ruleset()), nil }},
		"charts":  {nil, func(g *Guest, _ request) (any, error) { return chartsOf(g.seat.Ruleset()), nil }},
		"help":    {nil, (*Guest).help},
	}
}

func (g *Guest) carryOut(req request) (body any, err error) {
	c, known := guestCommands[req.cmd]
	if !known {
		return nil, fmt.Errorf("a player at a seat has no command %q; \"help\" lists what there is", req.cmd)
	}
	if err := req.check(command{fields: append(slices.Clone(c.fields), seatField)}); err != nil {
		return nil, err
	}
	var seat rules.Side
	if err := req.get("seat", &seat); err != nil {
		return nil, err
	}
	if seat != "" && seat != g.seat.Side() {
		return nil, fmt.Errorf("the field \"seat\": you play %s, not %q", g.seat.Side(), seat)
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the program failed on this request: %v", p)
		}
	}()
	return c.run(g, req)
}

// guestState is where the game stands, and which game it is.
type guestState struct {
	Ruleset string     `json:"ruleset"`
	Seat    rules.Side `json:"seat"`
	*seenState
}

func (g *Guest) status(request) (any, error) {
	return guestState{g.seat.Ruleset().ID(), g.seat.Side(), seenFrom(g.seat)}, nil
}

// do takes a decision down: it is carried out when the program's side is asked next for
// something else. Only what is offered is taken.
func (g *Guest) do(req request) (any, error) {
	var action rules.Action
	if err := req.get("action", &action); err != nil {
		return nil, err
	}
	switch {
	case action.Verb == "":
		return nil, errors.New(`the field "action.verb" is missing or empty`)
	case g.seat.Outcome() != nil:
		return nil, errors.New("the game is over")
	case !slices.ContainsFunc(g.seat.Offers(), func(o rules.Offer) bool { return o.Action == action }):
		return nil, errors.New(`the field "action": it is none of the actions that "offers" lists`)
	}
	g.chosen = &action
	return struct{}{}, nil
}

func (g *Guest) overlay(req request) (any, error) {
	var q rules.Query
	if err := req.get("query", &q); err != nil {
		return nil, err
	}
	o, err := g.seat.Overlay(q)
	return overlayAnswer{o}, err
}

func (g *Guest) help(request) (any, error) {
	var names []string
	for name := range guestCommands {
		names = append(names, name)
	}
	slices.Sort(names)
	list := make([]commandHelp, len(names))
	for i, name := range names {
		does := commands[name].does
		if name == "wait" {
			does = "is answered once your side is to decide, or the game is over"
		}
		list[i] = commandHelp{name, does, guestCommands[name].fields}
	}
	return struct {
		Commands []commandHelp `json:"commands"`
	}{list}, nil
}
