package toy

import (
	"fmt"

	"vistula/rules"
)

func (p *position) View(side rules.Side) *rules.View {
	v := &rules.View{Ruleset: ID, For: side, Status: p.Status().SeenBy(side), Outcome: p.Outcome(), Stacks: []rules.Stack{},
		Prompt: rules.Prompt{Title: "Actions", Case: "1", Ask: "Choose what to do."}}
	for _, h := range p.rs.board.Hexes {
		if u := p.at(h.Number); u != nil {
			v.Stacks = append(v.Stacks, rules.Stack{Hex: h.Number, Side: u.Side, Units: []rules.Counter{counter(u, side)}})
		}
		for i, owner := range []rules.Side{Red, Blue} {
			if p.Mines[i] == h.Number && (side == owner || side == "") {
				v.Control = append(v.Control, rules.Control{Hex: h.Number, Name: "Mine", Side: owner})
			}
		}
	}
	return v
}

func counter(u *unit, side rules.Side) rules.Counter {
	c := rules.Counter{Unit: u.ID, Name: u.ID, Side: u.Side, Type: "infantry", Values: []rules.Value{}, Steps: 1}
	if side == u.Side || side == "" || u.Seen {
		c.Values = append(c.Values, rules.Value{Name: "strength", Value: u.Strength})
	}
	return c
}

// Overlay answers where a unit can go.
func (p *position) Overlay(_ rules.Side, q rules.Query) (*rules.Overlay, error) {
	if q.Kind != "reach" {
		return nil, fmt.Errorf("the query %q is unknown", q.Kind)
	}
	u := p.find(q.Unit)
	if u == nil || u.Hex == "" {
		return nil, fmt.Errorf("unit %q is not on the map", q.Unit)
	}
	o := &rules.Overlay{Kind: q.Kind}
	for _, number := range p.around(u.Hex) {
		if p.at(number) == nil {
			o.Hexes = append(o.Hexes, rules.Mark{Hex: number, Kind: "reach", Value: 1, From: u.Hex})
		}
	}
	return o, nil
}
