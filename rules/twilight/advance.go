package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 11.4: advance after combat, and the end of an attack.

func addAdvance() {
	book.Add(
		&verbs{Name: rules.VerbAdvance, Label: "Advance into the hex", Case: "11.4", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atAdvance),
			Check: func(p *Position, a args) *refusal { return advanceIn(p).mayAdvance(a) }, Candidates: eachAdvance,
			Do: func(p *Position, a args) { advanceIn(p).advance(a) }},
		&verbs{Name: "advance-all", Label: "Advance with all that can", Case: "11.4", Stages: verb.Of(atAdvance),
			Do: func(p *Position, _ args) { advanceIn(p).advanceAll() }})
	done.On(atAdvance, "No further advance", "11.4", nil, func(p *Position) { advanceIn(p).end() })
}

var (
	refuseNoVictor    = &refusal{Case: "11.4.2", Why: "{unit} did not take part in this attack and cannot advance."}
	refuseFallen      = &refusal{Case: "11.4", Why: "{unit} is no longer on the map."}
	refuseRetreated   = &refusal{Case: "11.4.2", Why: "{unit} has retreated and cannot advance."}
	refuseAdvanced    = &refusal{Case: "11.4.1", Why: "{unit} has already advanced."}
	refuseNotVacated  = &refusal{Case: "11.4", Why: "{hex} was not vacated in this combat."}
	refuseGunsRiver   = &refusal{Case: "11.4.2", Why: "{unit} cannot advance over a river without a bridge."}
	refuseAdvanceFull = &refusal{Case: "11.4.1", Why: "{unit} would exceed the stacking limit in {hex}."}
	refuseGunsFirst   = &refusal{Case: "9.5", Why: "{hex} lies in an enemy zone of control: {unit} can only follow a combat unit into it."}
)

// advancing leads attackers forward.
type advancing struct{ *Position }

func advanceIn(p *Position) advancing { return advancing{p} }

func (p advancing) mayAdvance(a args) *refusal {
	c := &p.combat
	x := c.fighter(a.Unit)
	switch {
	case x == nil || x.role != attacker:
		return refuseNoVictor
	case !p.onMap(a.Unit):
		return refuseFallen
	case x.back > 0:
		return refuseRetreated
	case p.at(a.Unit) == c.target:
		return refuseAdvanced
	case a.Hex != c.target || p.enemyIn(c.target, p.active()) && !p.forces(a.Unit):
		return refuseNotVacated
	case garrisonsOf(p.Position).isGarrison(a.Unit) && garrisonsOf(p.Position).leaves(a.Unit, a.Hex):
		return marchIn(p.Position).bound(a.Unit)
	case p.unit(a.Unit).kind == artillery && retreatsIn(p.Position).unbridged(x.post, a.Hex):
		return refuseGunsRiver
	case p.unit(a.Unit).kind == artillery && !p.holdsForce(p.active(), a.Hex) && p.zone(p.active(), a.Hex):
		return refuseGunsFirst
	}
	load, guns := stackingOf(p.Position).load(p.active(), a.Hex)
	if load+p.bulk(a.Unit) > mostHalves || p.unit(a.Unit).kind == artillery && guns >= mostGuns {
		return refuseAdvanceFull
	}
	return nil
}

func eachAdvance(p *Position, yield func(args)) {
	for _, u := range p.combat.units(attacker) {
		yield(verb.OfUnitHex(u, p.combat.target))
	}
}

func (p advancing) any() bool {
	return slices.ContainsFunc(p.combat.units(attacker), func(u int16) bool { return p.mayAdvance(verb.OfUnitHex(u, p.combat.target)) == nil })
}

// forces tells whether those whom a retreat over a river has left behind make way for a
// unit that advances (4.1.1a).
func (p advancing) forces(u int16) bool {
	d, ok := p.Board().DirectionTo(p.at(u), p.combat.target)
	return ok && fordOf(p.Position).gives(p.active(), []int16{u}, p.at(u), d, p.combat.target)
}

func (p advancing) advance(a args) {
	if fordOf(p.Position).clear(fording{to: a.Hex, unit: a.Unit}, p.active()) {
		return
	}
	from := p.at(a.Unit)
	p.place(a.Unit, a.Hex)
	s := p.owner(a.Unit)
	p.tellOf(rules.Event{Kind: rules.EventAdvance, Case: "11.4", Side: s.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(from, a.Hex),
		Text: p.Label(a.Unit) + " advances to " + p.HexName(a.Hex) + "."},
		doing(s, "advances", "advance")+" from "+p.HexName(from)+" to "+p.HexName(a.Hex)+".")
}

// advanceAll leads all forward that can go, combat units first.
func (p advancing) advanceAll() {
	units := p.combat.units(attacker)
	slices.SortStableFunc(units, func(a, b int16) int {
		return int(min(p.unit(a).kind, artillery)) - int(min(p.unit(b).kind, artillery))
	})
	for _, u := range units {
		if a := verb.OfUnitHex(u, p.combat.target); p.mayAdvance(a) == nil {
			p.advance(a)
		}
		if p.fording.to != board.None {
			return
		}
	}
}

// end ends an attack. One that was prepared earns a point (10.3, 27.2).
func (p advancing) end() {
	c := &p.combat
	if c.prepared {
		accountOf(p.Position).prepared(p.active(), c.units(attacker), c.final >= leastPrepared, c.target)
	}
	for _, u := range c.units(attacker) {
		p.units[u].aim = 0
	}
	p.Tell(rules.Event{Kind: "attack-over", Case: "10.2", Side: p.active().id(), Hexes: p.Hexes(c.target), Text: "The attack on " + p.HexName(c.target) + " is over."})
	battleIn(p.Position).close(atOrder)
}
