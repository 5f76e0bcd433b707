package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Chapter 18: pontoon bridges.

// pontoonPool are the bridges of each nation; in the south Russia has more (18.1).
var pontoonPool = [3]int{russian: 2, german: 3, austrian: 4}

// nearDepot is how near to its army's depot a second bridge in a turn must be, like the
// first (18.2).
const nearDepot = 3

// begin opens the Pontoon Bridge Phase: bridges that were taken up are at hand again.
func (p bridging) begin() {
	p.pontoons = slices.Clone(p.pontoons)
	for i := range p.pontoons {
		p.pontoons[i].fresh = false
	}
	for n := range p.folded {
		if nation(n).side() == p.side {
			p.folded[n] = 0
		}
	}
}

// spare is how many bridges a nation can still build.
func (p bridging) spare(n nation) int {
	left := pontoonPool[n] - int(p.folded[n])
	for i := range p.pontoons {
		if p.pontoons[i].nation == n {
			left--
		}
	}
	return left
}

var (
	refuseNoRiver    = &refusal{Case: "18.1", Why: "A pontoon bridge lies over a major or grand river where there is no bridge and no ferry."}
	refuseNoPontoon  = &refusal{Case: "18.1", Why: "No pontoon bridges are left: those taken up come back in your next Pontoon Bridge Phase."}
	refuseNoBuilder  = &refusal{Case: "18.2", Why: "No infantry formation or Corps Train in supply stands at {from} to build a bridge."}
	refuseFarBank    = &refusal{Case: "18.2", Why: "The bank at {hex} is held or watched by the enemy."}
	refuseHighWater  = &refusal{Case: "18.2", Why: "No bridges are built in high water."}
	refuseArmyBuilt  = &refusal{Case: "18.2", Why: "That army has built a bridge this turn: it builds a second one only if both are within 3 hexes of its depot."}
	refuseNoneThere  = &refusal{Case: "18.1", Why: "You have no pontoon bridge there."}
	refuseBanks      = &refusal{Case: "8.1", Why: "{hex} is not adjacent to {from}."}
	refuseBridgeOver = &refusal{Case: "18.1", Why: "A pontoon bridge lies there already."}
)

func addPontoons() {
	course[pontoonPhase] = part{stage: atPontoon, begin: func(p *Position) { bridgesOf(p).begin() }, open: func(p *Position) bool { return bridgesOf(p).anySite() },
		end: func(p *Position) { bridgesOf(p).tellNone() }}
	course[weatherPhase].end = func(p *Position) { bridgesOf(p).sweep() }
	book.Add(
		&verbs{Name: "bridge", Label: "Build a pontoon bridge", Case: "18.2", Takes: verb.Hex | verb.From, Stages: verb.Of(atPontoon),
			Check:      func(p *Position, a args) *refusal { return bridgesOf(p).mayBuild(a) },
			Candidates: func(p *Position, yield func(args)) { bridgesOf(p).eachSite(yield) },
			Do:         func(p *Position, a args) { bridgesOf(p).build(a) }},
		&verbs{Name: "take-up", Label: "Take the pontoon bridge up", Case: "18.1", Takes: verb.Hex | verb.From, Stages: verb.Of(atPontoon),
			Check: func(p *Position, a args) *refusal {
				if i := bridgesOf(p).over(a.Hex, a.From); i < 0 || p.pontoons[i].nation.side() != p.side || p.pontoons[i].fresh {
					return refuseNoneThere
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) {
				for i := range p.pontoons {
					yield(verb.OfHexFrom(p.pontoons[i].between[1], p.pontoons[i].between[0]))
				}
			},
			Do: func(p *Position, a args) { bridgesOf(p).takeUp(bridgesOf(p).over(a.Hex, a.From), "is taken up") }})
}

// eachSite yields the hexsides of rivers beside the phasing side's builders.
func (p bridging) eachSite(yield func(args)) {
	var seen []board.ID
	for _, u := range p.rs.ofSide[p.side] {
		at := p.at(u)
		if !p.builds(u) || slices.Contains(seen, at) {
			continue
		}
		seen = append(seen, at)
		for d, to := range p.Board().Neighbours(at) {
			if to != board.None && p.Board().Side(at, hex.Direction(d)).Has(board.Major) {
				yield(verb.OfHexFrom(to, at))
			}
		}
	}
}

// anySite tells whether a bridge could be built.
func (p bridging) anySite() bool {
	any := false
	p.eachSite(func(a args) { any = any || p.mayBuild(a) == nil })
	return any
}

// builds tells whether a unit can build bridges: an infantry formation or a Corps Train
// that was in supply last (18.2).
func (p bridging) builds(u int16) bool {
	unit, st := p.unit(u), &p.units[u]
	return st.hex != board.None && st.army >= 0 && !p.railMode(u) && st.supply == inSupply && (unit.kind == train || unit.kind == infantry && unit.formation())
}

// builder is the unit that builds a bridge from a hex, -1 for none: of several, one
// whose army can still build.
func (p bridging) builder(from, to board.ID) (u int16, why *refusal) {
	why = refuseNoBuilder
	for _, v := range p.of(p.side, from) {
		switch {
		case !p.builds(v):
		case p.spare(p.unit(v).nation) <= 0:
			why = refuseNoPontoon
		case !p.armyCan(p.units[v].army, from, to):
			why = refuseArmyBuilt
		default:
			return v, nil
		}
	}
	return -1, why
}

// armyCan tells whether an army can build another bridge this turn.
func (p bridging) armyCan(army int8, from, to board.ID) bool {
	built := 0
	for i := range p.pontoons {
		x := &p.pontoons[i]
		if x.army != army || !x.fresh {
			continue
		}
		built++
		if !p.nearDepot(army, x.between) {
			return false
		}
	}
	return built == 0 || built == 1 && p.nearDepot(army, [2]board.ID{from, to})
}

// nearDepot tells whether a hexside is within reach of an army's depot.
func (p bridging) nearDepot(army int8, between [2]board.ID) bool {
	for _, depot := range p.rs.armies[army].depots {
		if depot >= 0 && p.onMap(depot) && min(p.Board().Distance(p.at(depot), between[0]), p.Board().Distance(p.at(depot), between[1])) <= nearDepot {
			return true
		}
	}
	return false
}

func (p bridging) mayBuild(a args) *refusal {
	d, ok := p.Board().DirectionTo(a.From, a.Hex)
	switch {
	case !ok:
		return refuseBanks
	case p.over(a.From, a.Hex) >= 0:
		return refuseBridgeOver
	}
	side := p.Board().Side(a.From, d)
	switch {
	case !side.Has(board.Major) || side&(board.Bridge|board.Ferry) != 0 || !p.inPlay(a.Hex) || p.rs.country[a.Hex] == noNation:
		return refuseNoRiver
	case p.weather == highWater:
		return refuseHighWater
	case p.enemyIn(a.Hex, p.side) || p.openZone(p.side, a.Hex):
		return refuseFarBank
	}
	_, why := p.builder(a.From, a.Hex)
	return why
}

func (p bridging) build(a args) {
	u, _ := p.builder(a.From, a.Hex)
	p.pontoons = append(slices.Clone(p.pontoons), pontoon{between: ends(a.From, a.Hex), nation: p.unit(u).nation, army: p.units[u].army, fresh: true})
	p.forgetSupply()
	p.Tell(rules.Event{Kind: "bridge", Case: "18.2", Side: p.side.id(), Hexes: p.Hexes(a.From, a.Hex),
		Text: fmt.Sprintf("A pontoon bridge is built from %s to %s.", p.HexName(a.From), p.HexName(a.Hex))})
}

// takeUp takes a bridge off the map; it is at hand again in its owner's next Pontoon
// Bridge Phase (18.2).
func (p bridging) takeUp(i int, how string) {
	x := p.pontoons[i]
	p.folded[x.nation]++
	p.pontoons = slices.Delete(slices.Clone(p.pontoons), i, i+1)
	p.forgetSupply()
	p.Tell(rules.Event{Kind: "bridge", Case: "18.1", Side: x.nation.side().id(), Hexes: p.Hexes(x.between[:]...),
		Text: fmt.Sprintf("The pontoon bridge from %s to %s %s.", p.HexName(x.between[0]), p.HexName(x.between[1]), how)})
}

// enter takes up the bridges at a hex that an enemy unit enters (18.1).
func (p bridging) enter(h board.ID, s side) {
	for i := len(p.pontoons) - 1; i >= 0; i-- {
		if x := p.pontoons[i]; x.nation.side() != s && (x.between[0] == h || x.between[1] == h) {
			p.takeUp(i, "is taken up before the enemy")
		}
	}
}

// sweep takes away the bridges over grand rivers in high water (18.2).
func (p bridging) sweep() {
	if p.weather != highWater {
		return
	}
	for i := len(p.pontoons) - 1; i >= 0; i-- {
		x := p.pontoons[i].between
		if d, ok := p.Board().DirectionTo(x[0], x[1]); ok && p.Board().Side(x[0], d).Has(board.Grand) {
			p.takeUp(i, "is swept away by high water")
		}
	}
}
