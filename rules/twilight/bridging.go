package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Chapter 18: whether the Pontoon Bridge Phase is worth a question. Some formation stands
// beside a river in nearly every turn, most of them in a town with bridges of its own.

// noBridge is said where a side builds no bridge because it needs none.
const noBridge = "No pontoon bridge is built: there is a bridge within 2 hexes of every unit that could build one."

// bridgeNear is how near an open bridge must be for a second one to be of no use.
const bridgeNear = 2

// worthAsking tells whether there is a hexside where a bridge would open a new way, if
// perhaps for one that is taken up elsewhere.
func (p bridging) worthAsking() bool {
	worth := false
	p.eachSite(func(a args) {
		if worth {
			return
		}
		r := p.mayBuild(a)
		worth = (r == nil || r == refuseNoPontoon) && !p.crossesNear(a.From, bridgeNear)
	})
	return worth
}

// crossesNear tells whether an open bridge over a major or grand river touches a hex, or
// one within so many hexes of it.
func (p bridging) crossesNear(at board.ID, within int) bool {
	for d, to := range p.Board().Neighbours(at) {
		if to == board.None {
			continue
		}
		side := p.Board().Side(at, hex.Direction(d))
		bridge := side.Has(board.Major) && side.Has(board.Bridge) || p.bridged(p.side, at, hex.Direction(d))
		if bridge && p.mine(at) && p.mine(to) || within > 0 && p.crossesNear(to, within-1) {
			return true
		}
	}
	return false
}

// mine tells whether a bank is in play and neither held nor watched by the enemy.
func (p bridging) mine(h board.ID) bool {
	return p.inPlay(h) && !p.enemyIn(h, p.side) && !p.openZone(p.side, h)
}

// tellNone says that no bridge was built in a phase that needed none.
func (p bridging) tellNone() {
	built := slices.ContainsFunc(p.pontoons, func(x pontoon) bool { return x.fresh && x.nation.side() == p.side })
	if p.stage != atPontoon || built || !p.anySite() || p.worthAsking() {
		return
	}
	p.Tell(rules.Event{Kind: "no-bridge", Case: "18.2", Side: p.side.id(), Text: noBridge, Public: &rules.Event{}})
}
