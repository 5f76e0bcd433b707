package toy

import (
	"fmt"
	"slices"

	"vistula/rules"
)

func (p *position) Status() rules.Status {
	s := rules.Status{Scenario: p.Scenario, Turn: min(p.Turn, p.Last), Side: p.Side, Phase: "action", ToAct: p.Side}
	if d := p.top(); d != nil {
		s.Stage, s.ToAct = d.Kind, p.find(d.Unit).Side
	}
	if p.over() {
		s.Over, s.Stage, s.ToAct = true, "", ""
	}
	return s
}

func (p *position) top() *decision {
	if len(p.Pending) == 0 {
		return nil
	}
	return &p.Pending[len(p.Pending)-1]
}

func (p *position) count(side rules.Side) int {
	n := 0
	for _, u := range p.Units {
		if u.Side == side && u.Hex != "" {
			n++
		}
	}
	return n
}

func (p *position) over() bool {
	return p.Turn > p.Last || p.count(Red) == 0 || p.count(Blue) == 0
}

func (p *position) Outcome() *rules.Outcome {
	if !p.over() {
		return nil
	}
	red, blue := p.count(Red), p.count(Blue)
	o := &rules.Outcome{Points: map[rules.Side]int{Red: red, Blue: blue}, Why: fmt.Sprintf("Red has %d units left and blue %d.", red, blue), Case: "4.1"}
	switch {
	case red > blue:
		o.Winner = Red
	case blue > red:
		o.Winner = Blue
	}
	return o
}

func (p *position) Offers() []rules.Offer {
	if p.over() {
		return nil
	}
	if d := p.top(); d != nil {
		return p.answers(d)
	}
	var list []rules.Offer
	for i := range p.Units {
		if u := &p.Units[i]; u.Side == p.Side && u.Hex != "" && !u.Spent {
			list = append(list, p.deeds(u)...)
		}
	}
	list = append(list, p.mines()...)
	return append(list, rules.Offer{Action: rules.Action{Verb: "end"}, Label: "End the turn", Case: "1.2", Left: -1})
}

// deeds are the moves and attacks of a unit.
func (p *position) deeds(u *unit) []rules.Offer {
	var list []rules.Offer
	for _, number := range p.around(u.Hex) {
		switch other := p.at(number); {
		case other == nil:
			list = append(list, rules.Offer{Action: rules.Action{Verb: "move", Unit: u.ID, Hex: number}, Label: "Move to " + number, Case: "1.1", Cost: 1})
		case other.Side != u.Side:
			list = append(list, rules.Offer{Action: rules.Action{Verb: "attack", Unit: u.ID, Hex: number}, Label: "Attack " + other.ID, Case: "2.1", Left: -1, Dice: 2})
		}
	}
	return list
}

func (p *position) mines() []rules.Offer {
	if p.Mines[index(p.Side)] != "" {
		return nil
	}
	var list []rules.Offer
	for _, h := range p.rs.board.Hexes {
		if p.at(h.Number) == nil {
			list = append(list, rules.Offer{Action: rules.Action{Verb: "mine", Hex: h.Number}, Label: "Lay a mine in " + h.Number, Case: "3.1", Left: -1})
		}
	}
	return list
}

// answers are the ways to take a pending decision.
func (p *position) answers(d *decision) []rules.Offer {
	if d.Kind == "advance" {
		return []rules.Offer{
			{Action: rules.Action{Verb: "advance", Unit: d.Unit, Hex: d.Hex}, Label: "Advance to " + d.Hex, Case: "2.3", Left: -1},
			{Action: rules.Action{Verb: "stay", Unit: d.Unit}, Label: "Stay", Case: "2.3", Left: -1},
		}
	}
	var list []rules.Offer
	for _, number := range p.around(d.Hex) {
		if p.at(number) == nil {
			list = append(list, rules.Offer{Action: rules.Action{Verb: "retreat", Unit: d.Unit, Hex: number}, Label: "Retreat to " + number, Case: "2.2", Left: -1})
		}
	}
	return append(list, rules.Offer{Action: rules.Action{Verb: "yield", Unit: d.Unit}, Label: "Yield", Case: "2.2", Left: -1})
}

var caseOf = map[string]string{"move": "1.1", "end": "1.2", "attack": "2.1", "retreat": "2.2", "yield": "2.2", "advance": "2.3", "stay": "2.3", "mine": "3.1"}

func (p *position) Do(a rules.Action) ([]rules.Event, error) {
	if !slices.ContainsFunc(p.Offers(), func(o rules.Offer) bool { return o.Action == a }) {
		return nil, &rules.Illegal{Case: caseOf[a.Verb], Why: "This cannot be done now.", Action: a}
	}
	u := p.find(a.Unit)
	switch a.Verb {
	case "move":
		u.Spent = true
		return p.enter(u, a.Hex, "moves to"), nil
	case "attack":
		return p.attack(u, p.at(a.Hex)), nil
	case "mine":
		return p.mine(a.Hex), nil
	case "end":
		return p.end(), nil
	}
	p.Pending = p.Pending[:len(p.Pending)-1]
	switch a.Verb {
	case "retreat":
		return p.enter(u, a.Hex, "retreats to"), nil
	case "advance":
		return p.enter(u, a.Hex, "advances to"), nil
	case "yield":
		u.Hex = ""
		return []rules.Event{{Kind: "loss", Case: "2.2", Text: u.name() + " yields.", Side: u.Side, Units: []string{u.ID}}}, nil
	}
	return []rules.Event{{Kind: "stay", Case: "2.3", Text: u.name() + " stays.", Side: u.Side, Units: []string{u.ID}}}, nil
}

func (p *position) enter(u *unit, number, how string) []rules.Event {
	u.Hex = number
	events := []rules.Event{{Kind: "move", Case: "1.1", Text: fmt.Sprintf("%s %s %s.", u.name(), how, number), Side: u.Side, Units: []string{u.ID}, Hexes: []string{number}}}
	mine := &p.Mines[index(enemy(u.Side))]
	if *mine != number {
		// That there is no mine here is news as long as one lies somewhere.
		events[0].Reveals = *mine != "" && *mine != "used"
		return events
	}
	*mine, u.Hex = "used", ""
	return append(events, rules.Event{Kind: "loss", Case: "3.1", Text: u.name() + " is lost on a mine.", Side: u.Side, Units: []string{u.ID}, Reveals: true})
}

func (p *position) attack(u, foe *unit) []rules.Event {
	a, d := p.dice.D6(), p.dice.D6()
	e := rules.Event{Kind: "attack", Case: "2.1", Text: fmt.Sprintf("%s attacks %s with %d+%d against %d+%d.", u.name(), foe.ID, u.Strength, a, foe.Strength, d),
		Side: u.Side, Units: []string{u.ID, foe.ID}, Hexes: []string{foe.Hex}, Dice: []int{a, d}, Reveals: !u.Seen || !foe.Seen}
	u.Seen, foe.Seen, u.Spent = true, true, true
	if u.Strength+a > foe.Strength+d {
		p.Pending = append(p.Pending, decision{"advance", u.ID, foe.Hex}, decision{"retreat", foe.ID, foe.Hex})
	}
	return []rules.Event{e}
}

func (p *position) mine(number string) []rules.Event {
	p.Mines[index(p.Side)] = number
	return []rules.Event{{Kind: "mine", Case: "3.1", Text: "A mine is laid in " + number + ".", Side: p.Side, Hexes: []string{number},
		Public: &rules.Event{Kind: "mine", Case: "3.1", Text: "A mine is laid somewhere.", Side: p.Side}}}
}

// Public keeps to itself where a mine is laid.
func (p *position) Public(a rules.Action) rules.Action {
	if a.Verb == "mine" {
		a.Hex = ""
	}
	return a
}

func (p *position) end() []rules.Event {
	for i := range p.Units {
		p.Units[i].Spent = false
	}
	e := rules.Event{Kind: "end", Case: "1.2", Text: title(p.Side) + " ends its turn.", Side: p.Side}
	if p.Side = enemy(p.Side); p.Side == Red {
		p.Turn++
	}
	return []rules.Event{e}
}
