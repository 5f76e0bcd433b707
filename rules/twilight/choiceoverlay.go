package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
)

// mark adds a mark to an overlay.
func (p inquiry) mark(o *rules.Overlay, h board.ID, kind, label, cas string) {
	if h != board.None && !p.rs.rail.offMap(h) {
		o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(h), Kind: kind, Label: label, Case: cas})
	}
}

// stations marks the stations to which a unit can travel, each with the turn in
// which it would be off the train, for a depot with the movement points of the journey.
func (p inquiry) stations(o *rules.Overlay) {
	rails := railsOf(p.Position)
	u := rails.bound()
	from := rails.stop(u)
	p.mark(o, from, rules.MarkHere, "", "8.2.3")
	list := rails.choices()
	f := rails.spread(rails.account(u), from)
	if p.unit(u).depot() {
		f = rails.spreadDepot(p.owner(u), from)
	}
	for _, h := range list {
		n, _ := f.Cost(h)
		label := fraction.Write(n*parts/rails.rate(), parts) + " MP"
		if p.timed(u) {
			turn, _ := p.arrival(u, n*parts/rails.rate()+int(p.unit(u).railCost)*parts/2)
			label = "turn " + itoa(turn)
		}
		p.mark(o, h, rules.MarkOpen, label, "8.2.3")
	}
}

// pendingChoice marks the hexes between which the decision in hand is.
func (p inquiry) pendingChoice(o *rules.Overlay) {
	x := p.asked()
	from := p.Board().Number(p.at(x.unit))
	o.Hexes = append(o.Hexes, rules.Mark{Hex: from, Kind: rules.MarkHere, Case: givesWay[x.kind]})
	list := askingIn(p.Position).reactions
	if x.kind != toReact {
		list = askingIn(p.Position).shelters
	}
	for _, h := range list(x) {
		o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(h), Kind: rules.MarkOpen, From: from, Case: givesWay[x.kind]})
	}
}
