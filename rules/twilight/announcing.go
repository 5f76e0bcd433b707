package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 10.1 to 10.3: who attacks whom. In an attack phase all attacks are announced
// first, each with the units that are to make it; then they are fought one by one
// in the order that the attacker likes.

func addAnnouncements() {
	book.Add(
		&verbs{Name: rules.VerbAttack, Label: "Attack this hex", Case: "10.2", Takes: verb.Hex, Stages: verb.Of(atAttack),
			Check: func(p *Position, a args) *refusal { return battleIn(p).mayAttack(a) }, Candidates: eachTarget,
			Do: func(p *Position, a args) { battleIn(p).prepareAttack(a) }},
		&verbs{Name: rules.VerbRecall, Label: "Call off the attack", Case: "10.2", Takes: verb.Hex, Stages: verb.Of(atAttack, atOrder),
			Check: func(p *Position, a args) *refusal { return battleIn(p).mayRecall(a) }, Candidates: eachAnnounced,
			Do: func(p *Position, a args) { battleIn(p).recall(a) }},
		&verbs{Name: rules.VerbCommit, Label: "Commit to the attack", Case: "10.1", Takes: verb.Unit, Stages: verb.Of(atCommit, atMuster),
			Check: func(p *Position, a args) *refusal { return battleIn(p).joins(a.Unit) }, Candidates: eachBeside,
			Do: func(p *Position, a args) { battleIn(p).commit(a) }},
		&verbs{Name: rules.VerbCommitAll, Label: "Commit the strongest force", Case: "10.1", Stages: verb.Of(atCommit),
			Check: func(p *Position, _ args) *refusal { return battleIn(p).mayCommitAll() }, Do: func(p *Position, _ args) { battleIn(p).commitAll() }},
		&verbs{Name: rules.VerbWithhold, Label: "Withhold", Case: "10.1.5", Takes: verb.Unit, Stages: verb.Of(atCommit, atMuster, atWithhold),
			Check: func(p *Position, a args) *refusal { return battleIn(p).mayWithhold(a) }, Candidates: eachPart,
			Do: func(p *Position, a args) { battleIn(p).withhold(a) }},
		&verbs{Name: rules.VerbCancel, Label: "Cancel", Case: "10.2", Stages: verb.Of(atCommit),
			Do: func(p *Position, _ args) { battleIn(p).close(atAttack) }},
		&verbs{Name: rules.VerbDeclare, Label: "Announce the attack", Case: "10.2", Stages: verb.Of(atCommit),
			Check: func(p *Position, _ args) *refusal { return battleIn(p).mayDeclare() }, Do: func(p *Position, _ args) { battleIn(p).declare() }},
		&verbs{Name: rules.VerbReady, Label: "Fight with these units", Case: "10.2", Stages: verb.Of(atMuster, atWithhold),
			Check: func(p *Position, _ args) *refusal { return battleIn(p).mayBeReady() }, Do: func(p *Position, _ args) { battleIn(p).ready() }})
}

var (
	refuseNoEnemy    = &refusal{Case: "10.1", Why: "There is no enemy in {hex} to attack."}
	refuseStruck     = &refusal{Case: "10.1", Why: "{hex} has already been attacked in this phase."}
	refuseBeaten     = &refusal{Case: "10.1", Why: "The units in {hex} have retreated from an attack in this phase and cannot be attacked again."}
	refuseNobody     = &refusal{Case: "10.1", Why: "No adjacent unit can attack {hex}."}
	refuseNoneFree   = &refusal{Case: "10.1.1", Why: "Every adjacent unit that could attack {hex} is to attack another hex, or others attack from its hex and leave it no room (4.2.2)."}
	refuseNoAttack   = &refusal{Case: "10.2", Why: "No attack on {hex} is announced."}
	refusePledged    = &refusal{Case: "10.3", Why: "{unit} has prepared this attack and must make it."}
	refuseOwed       = &refusal{Case: "10.2", Why: "The attack on {hex} is announced and has to be made."}
	refuseBoundHex   = &refusal{Case: "10.3", Why: "Units have prepared an attack on {hex} and must make it."}
	refuseAimed      = &refusal{Case: "10.3", Why: "{unit} has prepared an attack on another hex."}
	refuseTaken      = &refusal{Case: "10.1.1", Why: "{unit} is to attack another hex. Withhold it there first."}
	refuseApart      = &refusal{Case: "10.1", Why: "{unit} is not adjacent to the hex under attack."}
	refuseFought     = &refusal{Case: "10.1", Why: "{unit} has already attacked in this phase."}
	refuseUnfit      = &refusal{Case: "10.1.2", Why: "{unit} is demoralized or disordered and cannot attack."}
	refuseNoArms     = &refusal{Case: "10.1.2", Why: "{unit} can never attack."}
	refuseBusy       = &refusal{Case: "8.9", Why: "{unit} is in the middle of a task and cannot attack."}
	refuseOnRails    = &refusal{Case: "8.2.4", Why: "{unit} is in Rail Mode and cannot attack."}
	refuseHalved     = &refusal{Case: "8.2.5", Why: "{unit} is at half its combat strength and cannot attack."}
	refuseGunsGone   = &refusal{Case: "9.5.1a", Why: "{unit} was displaced and cannot take part in combat."}
	refuseWayShut    = &refusal{Case: "10.1.2", Why: "{unit} cannot cross that hexside and so cannot attack over it."}
	refuseCommitted  = &refusal{Case: "10.1", Why: "{unit} is already committed."}
	refuseNotIn      = &refusal{Case: "10.1", Why: "{unit} is not part of this attack."}
	refuseArmies     = &refusal{Case: "10.1.4", Why: "{unit} belongs to another army than the units committed."}
	refuseMixed      = &refusal{Case: "10.1.4", Why: "Cavalry and infantry cannot fight together."}
	refuseGunsAlone  = &refusal{Case: "10.1.2", Why: "{unit} can only attack together with a combat unit from its hex. Commit that first."}
	refuseManyHere   = &refusal{Case: "4.2.2", Why: "No more than two divisions can attack from one hex in a phase; {unit} must be withheld."}
	refuseManyGuns   = &refusal{Case: "4.2.2", Why: "No more than one artillery unit can attack from one hex in a phase; {unit} must be withheld."}
	refuseNoForce    = &refusal{Case: "10.2", Why: "Commit at least one combat unit to the attack."}
	refuseForgotten  = &refusal{Case: "10.3", Why: "Every unit that has prepared this attack must take part where the rules let it."}
	refuseAllIn      = &refusal{Case: "10.1", Why: "All units that can attack are committed."}
	refuseMustStand  = &refusal{Case: "10.1.5", Why: "{unit} must defend."}
	refuseWithhold   = &refusal{Case: "10.1.5", Why: "Withhold units until the rest can defend together: two divisions and one artillery unit of one army, infantry or cavalry."}
	refuseNotDefends = &refusal{Case: "10.1.5", Why: "{unit} is not among the defenders."}
)

// battle announces, weighs and fights attacks.
type battle struct{ *Position }

func battleIn(p *Position) battle { return battle{p} }

// them is the side under attack in an attack phase.
func (p battle) them() side { return p.active().enemy() }

// eachTarget yields the hexes of the enemy with units of the attacker next to them.
func eachTarget(p *Position, yield func(args)) {
	for _, h := range battleIn(p).besieged() {
		yield(verb.OfHex(h))
	}
}

// besieged lists the enemy's hexes that units of the attacker are adjacent to, in the
// order of the board.
func (p battle) besieged() []board.ID {
	var list []board.ID
	for _, u := range p.rs.ofSide[p.them()] {
		h := p.at(u)
		if h == board.None || slices.Contains(list, h) {
			continue
		}
		if slices.ContainsFunc(p.around(h), func(n board.ID) bool { return p.holdsForce(p.active(), n) }) {
			list = append(list, h)
		}
	}
	slices.Sort(list)
	return list
}

// around lists the hexes next to one.
func (p battle) around(h board.ID) []board.ID {
	var list []board.ID
	for _, n := range p.Board().Neighbours(h) {
		if n != board.None {
			list = append(list, n)
		}
	}
	return list
}

// targetable tells why a hex cannot be attacked by anybody (10.1).
func (p battle) targetable(h board.ID) *refusal {
	units := p.of(p.them(), h)
	fresh := func(u int16) bool { return !p.units[u].fled }
	switch {
	case len(units) == 0:
		return refuseNoEnemy
	case slices.Contains(p.struck, h):
		return refuseStruck
	case !slices.ContainsFunc(units, fresh):
		return refuseBeaten
	}
	return nil
}

// mayAttack asks for a combat unit that can attack the hex and is free to.
func (p battle) mayAttack(a args) *refusal {
	if r := p.targetable(a.Hex); r != nil {
		return r
	}
	if p.announced(a.Hex) != nil {
		return nil // it can be changed
	}
	why := refuseNobody
	for _, u := range p.beside(a.Hex) {
		switch {
		case !p.unit(u).combat() || p.able(u, a.Hex) != nil:
		case p.isAnnounced(u) || p.combines(nil, u) != nil:
			why = refuseNoneFree
		default:
			return nil
		}
	}
	return why
}

// beside lists the attacker's units next to a hex.
func (p battle) beside(target board.ID) []int16 {
	var list []int16
	for _, n := range p.around(target) {
		list = append(list, p.of(p.active(), n)...)
	}
	return list
}

// able tells why a unit cannot attack a hex, whoever else does (10.1).
func (p battle) able(u int16, target board.ID) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case unit.supplies() || unit.works() || unit.guards:
		return refuseNoArms
	case !p.Board().Adjacent(st.hex, target):
		return refuseApart
	case st.fought:
		return refuseFought
	case p.demoralised(u):
		return refuseUnfit
	case st.task != noTask:
		return refuseBusy
	case p.railMode(u):
		return refuseOnRails
	case st.half > 0:
		return refuseHalved
	case st.displaced:
		return refuseGunsGone
	case p.aimedAt(u) != board.None && p.aimedAt(u) != target:
		return refuseAimed
	case !p.crossable(st.hex, target):
		return refuseWayShut
	}
	return specialOf(p.Position).barred(u, st.hex, target)
}

// prepareAttack takes a hex in hand, with the units that are already to attack it.
func (p battle) prepareAttack(a args) {
	p.combat = combat{target: a.Hex}
	for i := range p.attacks {
		if p.attacks[i].target == a.Hex {
			for _, u := range p.attacks[i].units {
				p.combat.add(u, attacker, p.at(u))
			}
		}
	}
	p.stage = atCommit
}

func eachAnnounced(p *Position, yield func(args)) {
	for i := range p.attacks {
		yield(verb.OfHex(p.attacks[i].target))
	}
}

// announced is the attack on a hex that is still to be fought, nil where there is none.
func (p battle) announced(target board.ID) *attack {
	for i := range p.attacks {
		if p.attacks[i].target == target {
			return &p.attacks[i]
		}
	}
	return nil
}

// mayRecall lets an attack be called off that nobody has prepared; once all are announced
// only one of whose units a Repulse has left none where they stood.
func (p battle) mayRecall(a args) *refusal {
	x := p.announced(a.Hex)
	switch {
	case x == nil:
		return refuseNoAttack
	case slices.ContainsFunc(x.units, func(u int16) bool { return p.units[u].aim > 0 }):
		return refuseBoundHex
	case p.stage == atOrder && !p.unbound(x):
		return refuseOwed
	}
	return nil
}

// mayDeclare asks for a combat unit, and for all who have prepared the attack.
func (p battle) mayDeclare() *refusal {
	c := &p.combat
	if !slices.ContainsFunc(c.units(attacker), func(u int16) bool { return p.unit(u).combat() }) {
		return refuseNoForce
	}
	for _, u := range p.beside(c.target) {
		if p.aimedAt(u) == c.target && c.fighter(u) == nil && p.must(u) {
			return refuseForgotten
		}
	}
	return nil
}

// declare announces the attack.
func (p battle) declare() {
	c := &p.combat
	x := attack{target: c.target, units: c.units(attacker)}
	p.attacks = append(slices.DeleteFunc(p.attacks, func(y attack) bool { return y.target == x.target }), x)
	slices.SortFunc(p.attacks, func(a, b attack) int { return int(a.target) - int(b.target) })
	from := p.hexesOf(x.units)
	p.Tell(rules.Event{Kind: "announce", Case: "10.2", Side: p.active().id(), Hexes: p.Hexes(append(from, x.target)...),
		Text: doing(p.active(), "announces", "announce") + " an attack on " + p.HexName(x.target) + "."})
	p.close(atAttack)
}

// recall calls an announced attack off, which both sides hear of, as they did of its
// announcement.
func (p battle) recall(a args) {
	p.attacks = slices.DeleteFunc(p.attacks, func(x attack) bool { return x.target == a.Hex })
	p.Tell(rules.Event{Kind: rules.EventRecall, Case: "10.2", Side: p.active().id(), Hexes: p.Hexes(a.Hex),
		Text: doing(p.active(), "calls", "call") + " off the attack on " + p.HexName(a.Hex) + "."})
}

// hexesOf lists the hexes in which some units stand.
func (p battle) hexesOf(units []int16) []board.ID {
	var list []board.ID
	for _, u := range units {
		if h := p.at(u); h != board.None && !slices.Contains(list, h) {
			list = append(list, h)
		}
	}
	return list
}

// close puts the attack in hand away.
func (p battle) close(next stage) {
	p.combat = noCombat()
	armingOf(p.Position).begin()
	p.stage = next
}
