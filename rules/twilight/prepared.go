package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Cases 8.4 and 10.3: prepared attacks.

func addPrepared() {
	book.Add(&verbs{Name: "prepare", Label: "Prepare an attack on this hex", Case: "8.4", Takes: verb.Hex, Stages: verb.Of(atMoving),
		Check: func(p *Position, a args) *refusal { return battleIn(p).mayPrepare(a) }, Candidates: eachNextHex,
		Do:    func(p *Position, a args) { battleIn(p).prepare(a) },
		Price: func(p *Position, _ args) (cost, left int) { return preparing, max(0, battleIn(p).fewest()-preparing) }})
}

var (
	refuseCounter  = &refusal{Case: "8.4", Why: "Attacks cannot be prepared in the Counter Movement Phase."}
	refuseOwnHex   = &refusal{Case: "8.4", Why: "Your own units are in {hex}."}
	refuseNoSiege  = &refusal{Case: "8.4.1", Why: "Only infantry and artillery that are not demoralized can prepare an attack."}
	refuseGunsWait = &refusal{Case: "8.4.1", Why: "Artillery can prepare an attack only on a hex on which infantry has prepared one."}
	refuseNoTime   = &refusal{Case: "8.4", Why: "Preparing an attack takes 3 movement points."}
	refuseNoWay    = &refusal{Case: "10.1.2", Why: "Units cannot attack {hex} from here."}
)

// eachNextHex yields the hexes next to the units in hand.
func eachNextHex(p *Position, yield func(args)) {
	for _, n := range battleIn(p).around(p.at(p.moving[0])) {
		yield(verb.OfHex(n))
	}
}

// mayPrepare tells why the units in hand cannot prepare an attack on a hex.
func (p battle) mayPrepare(a args) *refusal {
	at := p.at(p.moving[0])
	switch {
	case p.phase != movementPhase:
		return refuseCounter
	case !p.Board().Adjacent(at, a.Hex):
		return refuseNotBeside
	case p.holds(p.active(), a.Hex):
		return refuseOwnHex
	case !p.passable(at, a.Hex):
		return refuseNoWay
	}
	foot := len(p.aimers(a.Hex)) > 0
	for _, u := range p.moving {
		foot = foot || p.unit(u).kind == infantry
	}
	for _, u := range p.moving {
		unit := p.unit(u)
		switch {
		case unit.kind != infantry && unit.kind != artillery || p.demoralised(u) || p.units[u].displaced || unit.guards:
			return refuseNoSiege
		case !foot:
			return refuseGunsWait
		case marchIn(p.Position).within(u) < preparing:
			return refuseNoTime
		case specialOf(p.Position).barred(u, at, a.Hex) != nil:
			return specialOf(p.Position).barred(u, at, a.Hex)
		}
	}
	return nil
}

// prepare places the markers. Who bears one spends no more points in the phase (8.4).
func (p battle) prepare(a args) {
	d, _ := p.Board().DirectionTo(p.at(p.moving[0]), a.Hex)
	at, s := p.at(p.moving[0]), p.active()
	units := slices.Clone(p.moving)
	for _, u := range units {
		st := &p.units[u]
		st.left -= preparing
		marchIn(p.Position).forcedEnd(u)
		st.aim, st.left, st.moved, st.halted = int8(d)+1, 0, true, true
	}
	p.moving = nil
	p.stage = atMove
	p.tellOf(rules.Event{Kind: "prepare", Case: "8.4", Side: s.id(), Units: p.IDs(units...), Hexes: p.Hexes(at, a.Hex),
		Text: fmt.Sprintf("%s %s an attack on %s.", p.Labels(units), verb.Conjugate(units, "prepares", "prepare"), p.HexName(a.Hex))},
		fmt.Sprintf("%s an attack from %s on %s.", doing(s, "prepares", "prepare"), p.HexName(at), p.HexName(a.Hex)))
}

// aimedAt is the hex on which a unit has prepared an attack, None for none.
func (p *Position) aimedAt(u int16) board.ID {
	st := &p.units[u]
	if st.aim == 0 || st.hex == board.None {
		return board.None
	}
	return p.Board().Neighbour(st.hex, hex.Direction(st.aim-1))
}

// aimers lists the infantry that has prepared an attack on a hex.
func (p battle) aimers(h board.ID) []int16 {
	var list []int16
	for _, n := range p.around(h) {
		for _, u := range p.in(n) {
			if p.unit(u).kind == infantry && p.aimedAt(u) == h {
				list = append(list, u)
			}
		}
	}
	return list
}

// dropAims takes off the markers that point at hexes without enemies: their units may
// attack others (10.3). Units that are off the map have none.
func (p battle) dropAims() {
	for u := range p.units {
		v := int16(u)
		if p.units[v].aim == 0 || p.owner(v) != p.active() {
			continue
		}
		if h := p.aimedAt(v); h == board.None || !p.enemyIn(h, p.active()) {
			p.units[v].aim = 0
		}
	}
}

// fewest are the points of the unit in hand that has fewest.
func (p battle) fewest() int {
	n := mostParts
	for _, u := range p.moving {
		n = min(n, int(p.units[u].left))
	}
	return n
}
