package twilight

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Chapters 5.4.4 and 14.4: the Supply Phase in its order.

func addSupply() {
	course[supplyPhase].begin = func(p *Position) { supplyOf(p).begin() }
	// It is asked every time: whether there is anything to choose depends on what the
	// enemy does not know.
	course[supplyPhase].open = func(*Position) bool { return true }
	course[supplyPhase].end = func(p *Position) { supplyOf(p).determine() }
	book.Add(
		&verbs{Name: "supply-auto", Label: "Supply all units", Case: "14.4", Stages: verb.Of(atSupply),
			Throws: func(p *Position, _ args) int { return supplyOf(p).throws(true) },
			Do:     func(p *Position, _ args) { supplyOf(p).auto() }},
		&verbs{Name: "extend", Label: "Extended mode", Case: "14.4", Takes: verb.Unit, Stages: verb.Of(atSupply),
			Check: mayExtend, Candidates: eachSupplier,
			Do: func(p *Position, a args) { supplyOf(p).extend(a.Unit) }},
		&verbs{Name: "supply", Label: "Supply with the modes chosen", Case: "14.4", Stages: verb.Of(atSupply),
			Throws: func(p *Position, _ args) int { return supplyOf(p).throws(false) },
			Do:     func(p *Position, _ args) { turnOf(p).endPhase() }},
	)
}

// Refusals of the Supply Phase (14.4).
var (
	refuseNoSupplier = &refusal{Case: "3.6", Why: "{unit} is not a supply unit. Choose a depot or a Corps Train."}
	refuseExtended   = &refusal{Case: "3.6", Why: "{unit} is already in extended mode."}
	refuseNoUse      = &refusal{Case: "3.6", Why: "Extended mode of {unit} would not improve the supply of any unit."}
	refuseUnable     = &refusal{Case: "14.2", Why: "{unit} cannot supply other units now."}
)

func mayExtend(p *Position, a args) *refusal {
	u := a.Unit
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case !p.unit(u).supplies():
		return refuseNoSupplier
	case !p.onMap(u):
		return refuseOffMap
	case p.units[u].extended:
		return refuseExtended
	}
	n := supplyOf(p).network(p.side)
	k := n.supplier(u)
	switch {
	case k < 0 || !n.suppliers[k].able:
		return refuseUnable
	case !n.helps(k):
		return refuseNoUse
	}
	return nil
}

func eachSupplier(p *Position, yield func(args)) {
	for _, u := range p.rs.ofSide[p.side] {
		if p.unit(u).supplies() && p.onMap(u) {
			yield(verb.OfUnit(u))
		}
	}
}

// begin opens the Supply Phase: all supply units of the phasing player go back to their
// fronts and have given no Ammunition Points (5.4.4).
func (p supplying) begin() {
	for _, u := range p.rs.ofSide[p.side] {
		if p.unit(u).supplies() {
			p.units[u].extended, p.units[u].given = false, 0
		}
	}
	p.forgetSupply()
}

// extend turns a supply unit over to its extended side (3.6).
func (p supplying) extend(u int16) {
	p.units[u].extended = true
	p.forgetSupply()
	p.tellExtended(u, "3.6")
}

// tellExtended tells the owner that a supply unit has gone over to extended mode. The
// enemy sees the fronts of counters only.
func (p supplying) tellExtended(u int16, cas string) {
	p.Tell(rules.Event{Kind: "extend", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Public: &rules.Event{},
		Text: p.Label(u) + " goes over to extended mode."})
}

// auto extends what must be, and determines supply.
func (p supplying) auto() {
	n := &network{}
	p.find(p.side, n)
	for _, u := range n.extend() {
		p.extend(u)
	}
	turnOf(p.Position).endPhase()
}

// determine finds the supply of every unit of the phasing player, has those suffer who
// are out of supply, and turns the markers of the depots (5.4.4, 14.4).
func (p supplying) determine() {
	n := p.network(p.side)
	p.mark(n)
	p.suffer(n)
	for _, u := range p.rs.ofSide[p.side] {
		if st := &p.units[u]; st.settling > 0 {
			st.settling--
		}
	}
	p.forgetSupply()
	p.tellSupply()
}

// mark gives every unit its state of supply (14.4, steps 1 to 4).
func (p supplying) mark(n *network) {
	for _, u := range p.rs.ofSide[p.side] {
		p.units[u].supply, p.units[u].isolated = inSupply, false
	}
	for k := range n.suppliers {
		if s := &n.suppliers[k]; s.depot && !p.hasLine(s.unit) {
			p.units[s.unit].supply = outOfSupply
		}
	}
	for i := range n.receivers {
		p.units[n.receivers[i].unit].supply = n.receivers[i].state
	}
}

// tellSupply tells the phasing player how many units are supplied and who is not.
func (p supplying) tellSupply() {
	count, bad := [3]int{}, []int16{}
	for _, u := range p.rs.ofSide[p.side] {
		if !p.onMap(u) || p.unit(u).works() {
			continue
		}
		count[p.units[u].supply]++
		if p.units[u].supply == outOfSupply {
			bad = append(bad, u)
		}
	}
	text := fmt.Sprintf("%s in supply, %s in Low Supply, %s out of supply", verb.Count(count[inSupply], "unit is", "units are"), verb.OrNone(count[lowSupply]), verb.OrNone(count[outOfSupply]))
	if len(bad) > 0 {
		text += ": " + p.Labels(bad)
	}
	p.Tell(rules.Event{Kind: rules.EventSupply, Case: "14.4", Side: p.side.id(), Units: p.IDs(bad...), Text: text + ".",
		Public: &rules.Event{Kind: rules.EventSupply, Case: "14.4", Side: p.side.id(), Text: doing(p.side, "has", "have") + " determined supply."}})
}
