package twilight

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/path"
)

// Case 12.5: Austro-Hungarian bridgeheads, forts that may be abandoned when a Russian
// combat unit comes to them and that are abandoned when they are isolated.

// bridgeheads looks after them.
type bridgeheads struct{ *Position }

func bridgeheadsOf(p *Position) bridgeheads { return bridgeheads{p} }

// wavers tells whether a bridgehead is to be rolled for: a Russian combat unit is beside
// it for the first time while no Austro-Hungarian one stands in it (12.5.1).
func (p bridgeheads) wavers(u int16) bool {
	at := p.at(u)
	if at == board.None || p.units[u].stood {
		return false
	}
	for v := range p.each(p.owner(u), at) {
		if p.unit(v).combat() && p.unit(v).nation == austrian {
			return false
		}
	}
	return p.Board().AnyBeside(at, func(n board.ID) bool { return p.holdsForce(p.owner(u).enemy(), n) })
}

// roll rolls a die for a bridgehead: above its abandonment number it is lost.
func (p bridgeheads) roll(u int16) {
	die, most := p.Dies.D6(), p.unit(u).Abandonment
	if die > most {
		p.abandon(u, fmt.Sprintf("%s rolls %d, more than %d, and is abandoned.", p.Label(u), die, most), die)
		return
	}
	p.units[u].stood = true
	p.Tell(rules.Event{Kind: "bridgehead", Case: "12.5", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Dice: []int{die},
		Text: fmt.Sprintf("%s rolls %d, not more than %d, and is held.", p.Label(u), die, most)})
}

// cutOff has the phasing player's bridgeheads abandoned that are isolated (12.5.2).
func (p bridgeheads) cutOff() {
	var search *path.Search
	for _, u := range p.rs.bridgeheads {
		if p.owner(u) != p.side || !p.onMap(u) {
			continue
		}
		if search == nil {
			search = p.rs.searches.Take(p.Board(), 1)
			defer p.rs.searches.Give(search)
			supplyOf(p.Position).escape(p.side, search)
		}
		if _, free := search.Cost(path.Node{Hex: p.at(u)}); !free {
			p.abandon(u, p.Label(u)+" is isolated and abandoned.")
		}
	}
}

// abandon takes a bridgehead out of play.
func (p bridgeheads) abandon(u int16, text string, dice ...int) {
	at := p.at(u)
	p.remove(u, withdrawn)
	p.Tell(rules.Event{Kind: "bridgehead", Case: "12.5", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(at), Dice: dice, Reveals: true, Text: text})
}
