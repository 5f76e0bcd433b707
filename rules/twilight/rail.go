package twilight

import (
	"io/fs"

	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/path"
)

// Cases 8.2.1, 8.2.2 and 8.2.6: lines, rail points, stations and what they can take.

// readRail joins the railways.
func (rs *Ruleset) readRail(fsys fs.FS) error {
	off, err := data.ReadOffMapRail(fsys, id, rs.Board())
	if err != nil {
		return err
	}
	rs.rail, err = newRailNet(rs.Board(), off)
	return err
}

// halves writes points that are counted in halves.
func halves(n int) string { return fraction.Write(n, 2) }

// riding is the mode of a unit on a train (8.2.4). One that is entraining has none yet
// and one that is detraining still has it; their tasks tell.
const riding = 3

// platform is what a station has taken in a movement phase, in parts of a movement
// point (8.2.6), and by the option until when it is taken (8.2.6a).
type platform struct {
	hex         board.ID
	used, until int16
}

// stationTakes is how many Rail Cost Points go in and out of a station in a Movement
// Phase, and in a Counter Movement Phase (8.2.6).
const (
	stationTakes        = 8
	stationTakesCounter = 4
)

// accountNames are the accounts for players, as they follow on what is spent.
var accountNames = [accounts]string{germanRail: "German", austrianRail: "Austro-Hungarian", broadRail: "Russian gauge", europeanRail: "European gauge"}

// journeys are the railways as units use them.
type journeys struct{ *Position }

func railsOf(p *Position) journeys { return journeys{p} }

// rate is how many hexes of double track a train runs for a movement point (8.2.2).
func (p journeys) rate() int { return p.rs.tables.Turns[p.turn-1].RailRate }

// accountsOf are the accounts that may pay for a unit (8.2.1).
func accountsOf(n nation) []account {
	switch n {
	case german:
		return []account{germanRail}
	case austrian:
		return []account{austrianRail}
	}
	return []account{broadRail, europeanRail}
}

// accountNamed is the account of a unit's nation with a name; ok is false where it has
// none.
func (p journeys) accountNamed(u int16, name string) (a account, ok bool) {
	for _, a := range accountsOf(p.unit(u).nation) {
		if railAccounts[a] == name {
			return a, true
		}
	}
	return 0, false
}

// sharesAccount tells whether a unit is of one nation of the Central Powers and an account
// of the other, which they do not share (8.2.1a).
func (p journeys) sharesAccount(u int16, name string) bool {
	switch p.unit(u).nation {
	case german:
		return name == railAccounts[austrianRail]
	case austrian:
		return name == railAccounts[germanRail]
	}
	return false
}

// account is the one on which a unit rides.
func (p journeys) account(u int16) account {
	if a := p.units[u].train.account; a > 0 {
		return account(a - 1)
	}
	list := accountsOf(p.unit(u).nation)
	for _, a := range list {
		if p.onMap(u) && p.serves(a, p.at(u)) {
			return a
		}
	}
	return list[0]
}

// serves tells whether lines that an account may use lead to a hex.
func (p journeys) serves(a account, h board.ID) bool { return len(p.rs.rail.links[a][h]) > 0 }

// aboard tells whether a unit is on a train, on the map or off it.
func (p journeys) aboard(u int16) bool {
	return p.railMode(u) && (p.onMap(u) || p.units[u].gone == offMap && p.units[u].train.at != board.None)
}

// stop is where a unit is on the railways, on the map or off it.
func (p journeys) stop(u int16) board.ID {
	if p.onMap(u) {
		return p.at(u)
	}
	return p.units[u].train.at
}

// open tells whether trains on an account may pass a stop: operational lines of their
// side that no enemy holds or watches (8.2.3, 17.1); off the sheets in play those of
// their own country, off the map those of their nation (8.2.8).
func (p journeys) open(a account, at board.ID) bool {
	n := p.rs.rail
	s := a.nation().side()
	switch {
	case n.half(at):
		return true
	case n.offMap(at):
		return n.ownerOf(at).side() == s
	case !p.inPlay(at):
		return p.rs.owner[at] == s
	}
	return engineersOf(p.Position).runs(s, at) && !p.enemyIn(at, s) && !p.openZone(s, at)
}

// spread finds where a train can come from a stop, and how far that is.
func (p journeys) spread(a account, from board.ID) *path.Flood {
	f := &p.scratch.journey
	f.Run(p.rs.rail.links[a], len(p.rs.rail.links[a]), func(to board.ID) bool { return p.open(a, to) }, from)
	return f
}

// station tells whether units of a side may leave a train in a hex: a station that it
// controls, with operational lines, three hexes from enemy units (8.2.3).
func (p journeys) station(s side, h board.ID) bool {
	if !p.inPlay(h) || !p.Board().Hexes[h].Station || !engineersOf(p.Position).runs(s, h) {
		return false
	}
	for _, n := range p.rs.rail.near[h] {
		if p.enemyIn(n, s) {
			return false
		}
	}
	return true
}

// aroundOld is how far along the lines a new destination is from the one that was
// lost (8.2.3).
const aroundOld = 10

// nearOld tells whether a station may take the place of a destination that was lost.
func (p journeys) nearOld(u int16, h, old board.ID) bool {
	f := &p.scratch.rails
	f.Run(p.rs.supplies.rails, aroundOld, func(to board.ID) bool { return engineersOf(p.Position).runs(p.owner(u), to) }, old)
	return f.Reached(h)
}

// left is what a station still takes in the phase, in parts.
func (p journeys) left(h board.ID) int {
	most := stationTakes * parts
	if p.phase == counterMovementPhase {
		most = stationTakesCounter * parts
	}
	for _, x := range p.platforms {
		if x.hex == h {
			most -= int(x.used)
		}
	}
	return most
}

// need is what entraining or detraining still takes of a unit: a movement point for
// each Rail Cost Point.
func (p journeys) need(u int16) int {
	return int(p.unit(u).railCost)*parts/2 - int(p.units[u].spent)
}
