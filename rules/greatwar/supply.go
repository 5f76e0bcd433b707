package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Chapter 9: supply, with 16.0 [9.0] and [9.1], 11.22 and 20.0.

func addSupply() {
	book.Add(&verbs{Name: "supply", Label: "Determine supply", Case: "9.11", Stages: verb.Of(atSupply),
		Throws: func(p *Position, _ args) int { return supplyOf(p).supplyDice() },
		Do:     func(p *Position, _ args) { supplyOf(p).determineSupply() }})
	book.Add(&verbs{Name: "forage", Label: "Forage", Case: "24.0", Takes: verb.Unit, Stages: verb.Of(atForage),
		Check:      func(p *Position, a args) *refusal { return supplyOf(p).mayForage(a) },
		Candidates: (*Position).eachOfMover,
		Do:         func(p *Position, a args) { supplyOf(p).forage(a.Unit) }})
	done.On(atForage, "Forage no more", "24.0", nil, func(p *Position) { turnOf(p).beginArrivals() })
	roll.Roll(atAttrition, "Roll for attrition", "9.22", func(p *Position) int { return len(supplyOf(p).starving()) }, func(p *Position) { supplyOf(p).rollAttrition() })
}

// supplying traces the lines of supply, and lets those suffer who have none (9).
type supplying struct{ *Position }

func supplyOf(p *Position) supplying { return supplying{p} }

// network is the supply of a nation as things stand.
func (p supplying) network(n nation) *network {
	net := &p.known.nets[n]
	if net.good != p.known.age+1 {
		k := p.found(n)
		net.good, net.source, net.reach = p.known.age+1, append(net.source[:0], k.source...), append(net.reach[:0], k.reach...)
	}
	return net
}

// supplyLines is a search that finds the supply of a nation with its lines.
func (p supplying) supplyLines(n nation) *path.Search {
	search := p.rs.searches.Take(p.Board(), 2)
	p.runSupply(search, n, p.network(n).source)
	return search
}

// runSupply spreads from the sources to where carry does, with the ways. Layer 1 is a hex in an enemy zone, where a
// line can end, because the unit's own hex does not count (9.13), but not go on.
func (p supplying) runSupply(search *path.Search, n nation, source occupancy.Area) {
	seeds := p.scratch.seeds[:0]
	for id := range board.ID(p.Board().Len()) {
		if source.Has(id) {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: id}})
		}
	}
	p.scratch.seeds = seeds
	search.Run(p.rs.tables.SupplyRange, func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		f := p.Board().Side(from.Hex, d)
		switch {
		case from.Layer > 0 || closesSupply(n, f) || p.bars(n.side().enemy(), to):
			return 0, 0, false
		case p.openZoc(n.side(), to):
			return 1, 1, true
		}
		return 1, 0, true
	}, seeds...)
}

// suppliedAt tells whether a unit would have a line of supply in a hex. Serbs are
// always supplied in Serbia (16.0 [9.1]), headquarters care for nothing (10.35).
func (p supplying) suppliedAt(u int16, at board.ID) bool {
	unit := p.unit(u)
	return unit.hq || at == board.None || unit.nation == serbia && p.rs.country[at] == serbia || p.network(unit.nation).reaches(at)
}

// supplied tells whether a unit is in supply now, be it that a fortress feeds it
// (11.22).
func (p supplying) supplied(u int16) bool { return p.suppliedAt(u, p.at(u)) || p.fed(u) }

// fed tells whether a unit is the one that a fortress feeds: of those in its hex
// that have no line of supply, the one with most steps (11.22; see Rulings).
func (p supplying) fed(u int16) bool {
	at, s := p.at(u), p.owner(u)
	if at == board.None || p.fortOf(s, at) < 0 {
		return false
	}
	best := int16(-1)
	for v := range p.each(s, at) {
		if !p.unit(v).hq && !p.suppliedAt(v, at) && (best < 0 || lossesOf(p.Position).stepsOf(v) > lossesOf(p.Position).stepsOf(best)) {
			best = v
		}
	}
	return best == u
}

// sourceDistance measures how far a hex is from the nearest source of supply of a
// unit, for retreats towards it (8.63): -1 where there is none on that map.
func (p supplying) sourceDistance(u int16) func(board.ID) int {
	var list []board.ID
	source := p.network(p.unit(u).nation).source
	for id := range board.ID(p.Board().Len()) {
		if source.Has(id) {
			list = append(list, id)
		}
	}
	return func(at board.ID) int {
		best := -1
		for _, id := range list {
			if d := p.Board().Distance(at, id); d >= 0 && (best < 0 || d < best) {
				best = d
			}
		}
		return best
	}
}

// supplyDice is one die for Serbian supply, where Serbia is in play (20.2).
func (p supplying) supplyDice() int {
	if p.side == allied && p.scenario.maps[1] {
		return 1
	}
	return 0
}

// determineSupply is the Initial Supply Determination Segment: what is found here
// holds for the movement of this player turn (9.11, 9.21).
func (p supplying) determineSupply() {
	if p.supplyDice() > 0 {
		p.replenish()
	}
	count := [2]int{}
	for i := range p.units {
		u := int16(i)
		if p.owner(u) != p.side {
			continue
		}
		if p.units[i].forages {
			p.change(u, func(st *unitState) { st.forages = false })
		}
		p.units[i].unsupplied = p.onMap(u) && !p.supplied(u)
		if p.onMap(u) && p.units[i].unsupplied {
			count[1]++
		} else if p.onMap(u) {
			count[0]++
		}
	}
	p.Tell(rules.Event{Kind: rules.EventSupply, Case: "9.11", Side: p.side.id(),
		Text: fmt.Sprintf("%s in supply, %s out of supply.", verb.Count(count[0], "unit is", "units are"), verb.OrNone(count[1]))})
	p.stage = atForage
}

// replenish rolls for Serbian supply points; what the track cannot hold is lost
// (20.2; see Rulings).
func (p supplying) replenish() {
	die := p.Dies.D6()
	t := &p.rs.tables.SerbianSupply
	got := min(t.Roll[die-1], t.Most-int(p.serbia))
	p.serbia += int8(got)
	p.Tell(rules.Event{Kind: "serbian-supply", Case: "20.2", Side: p.side.id(), Dice: []int{die},
		Text: fmt.Sprintf("Roll of %d: Serbia receives %s and now has %d.", die, verb.Count(got, "supply point", "supply points"), p.serbia)})
}

// Refusals of foraging (24.0).
var (
	refuseNoForage      = &refusal{Case: "24.0", Why: "Only cavalry that is out of supply may forage."}
	refuseForageCrowd   = &refusal{Case: "24.0", Why: "Cavalry may forage only where no more than two stacking points are in the hex."}
	refuseForageBeside  = &refusal{Case: "24.0", Why: "{unit} cannot forage next to enemy units or unsupplied friendly units."}
	refuseForageAlready = &refusal{Case: "24.0", Why: "{unit} is already foraging."}
)

// mostForagers is the stacking points that a hex can feed (24.0).
const mostForagers = 2

func (p supplying) mayForage(a args) *refusal {
	u := a.Unit
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case p.units[u].forages:
		return refuseForageAlready
	case !p.unit(u).cavalry || !p.units[u].unsupplied:
		return refuseNoForage
	case p.load(p.side, p.at(u)) > mostForagers:
		return refuseForageCrowd
	}
	for _, n := range p.Board().Neighbours(p.at(u)) {
		if n == board.None {
			continue
		}
		if p.holds(p.side.enemy(), n) || p.hungerIn(n) {
			return refuseForageBeside
		}
	}
	return nil
}

// hungerIn tells whether friendly units in a hex are out of supply.
func (p supplying) hungerIn(at board.ID) bool {
	for u := range p.each(p.side, at) {
		if p.units[u].unsupplied && !p.units[u].forages {
			return true
		}
	}
	return false
}

func (p supplying) anyForage() bool {
	if !p.options.forage {
		return false
	}
	return slices.ContainsFunc(p.rs.ofSide[p.side], func(u int16) bool { return p.onMap(u) && p.mayForage(verb.OfUnit(u)) == nil })
}

// forage exempts cavalry from the lack of supply in this player turn (24.0, 24.1).
func (p supplying) forage(u int16) {
	p.change(u, func(st *unitState) { st.forages, st.unsupplied = true, false })
	p.Tell(rules.Event{Kind: "forage", Case: "24.0", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
		Text: p.Label(u) + " forages."})
}

// findStarving determines who must roll in the Attrition Segment (9.22);
// headquarters never (9.24), nor foragers (24.0).
func (p supplying) findStarving() {
	for i := range p.units {
		u := int16(i)
		if p.owner(u) == p.side && p.onMap(u) && !p.unit(u).hq {
			p.units[i].starves = !p.units[i].forages && !p.supplied(u)
		}
	}
}

func (p supplying) starving() []int16 {
	return p.all(func(u int16) bool { return p.units[u].starves })
}

func (p supplying) anyStarving() bool {
	return slices.ContainsFunc(p.units, func(st unitState) bool { return st.starves })
}

// rollAttrition rolls for every unit that is out of supply (9.22).
func (p supplying) rollAttrition() {
	starving := p.starving()
	suffer := p.attritionOf(starving, "9.22")
	p.Tell(rules.Event{Kind: rules.EventTally, Case: "9.22", Side: p.side.id(),
		Text: fmt.Sprintf("%s out of supply; %s.", verb.Count(len(starving), "unit is", "units are"), suffering(suffer))})
}

// suffering is how many units lose steps, in words.
func suffering(n int) string {
	if n == 0 {
		return "none loses steps"
	}
	return verb.Count(n, "loses", "lose") + " steps"
}

// attritionOf rolls for each of some units and tells how many suffered.
func (p supplying) attritionOf(units []int16, cas string) (suffer int) {
	for _, u := range units {
		before := p.units[u].lost
		p.units[u].starves = false
		p.attrition(u, cas)
		if p.units[u].lost != before {
			suffer++
		}
	}
	return suffer
}

// attritionUpTo is the greatest die on which a unit suffers (9.22).
const attritionUpTo = 3

// attrition rolls a die for one unit: on 1 to 3 it loses half of its steps,
// rounded up. These steps are not lost in combat (25.2).
func (p supplying) attrition(u int16, cas string) {
	die := p.Dies.D6()
	outcome := "no loss"
	if die <= attritionUpTo {
		outcome = "it loses half of its steps"
	}
	p.Tell(rules.Event{Kind: "attrition", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Dice: []int{die},
		Text: fmt.Sprintf("%s is out of supply and rolls %d: %s.", p.Label(u), die, outcome)})
	if die <= attritionUpTo {
		lossesOf(p.Position).loseSteps(u, int8((lossesOf(p.Position).stepsOf(u)+1)/2), false, " to attrition", cas)
	}
}
