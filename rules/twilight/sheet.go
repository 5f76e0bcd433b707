package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// The sheets of attacks, with their exact chances, as a side may know them.

// laidOpen tells whether the attack in hand has shown a unit to both sides: who is in
// the hex under attack or in one that it comes from (10.2).
func (p *Position) laidOpen(u int16) bool {
	if !p.fighting() {
		return false
	}
	for i := range p.combat.fighters {
		if x := &p.combat.fighters[i]; x.unit == u || x.role == attacker && x.post == p.at(u) {
			return true
		}
	}
	return false
}

// seesUnit tells whether the side looks on a unit: its own, the top one of a stack of
// the enemy's that no works cover, and whoever an attack has laid open (4.2.6).
func (p viewer) seesUnit(u int16) bool {
	s, h := p.owner(u), p.at(u)
	return p.sees(s) || p.laidOpen(u) || p.topAt(s, h) == u && !p.covered(s, h)
}

// supposed is the position as the side may take it to be: enemy units that it does not
// see are gone, and those that it sees have the full strength of the face that is up.
func (p viewer) supposed() *Position {
	q := p.clone()
	if p.to == nobody {
		return q
	}
	for _, u := range p.rs.ofSide[p.to.enemy()] {
		switch {
		case !p.onMap(u):
		case !p.seesUnit(u):
			q.remove(u, absent)
		default:
			q.change(u, func(st *unitState) {
				st.lost, st.ce, st.disorder, st.supply, st.half, st.given, st.task = 0, 0, 0, inSupply, 0, 0, noTask
				st.army, st.corps = p.scenario.start.units[u].army, p.unit(u).corps
			})
		}
	}
	return q
}

// assay writes an attack down on a position that is kept for that.
type assay struct {
	*Position
	to   side // who reads it
	sure bool // nothing hidden can change it
}

// suppose draws an attack up on a supposed position: of the defenders stand those whom
// the attacker should expect, of whom the owner has not withheld.
func (p viewer) suppose(q *Position, target board.ID, attackers []int16, out func(u int16) bool) assay {
	q.combat = combat{target: target}
	for _, u := range attackers {
		if q.onMap(u) {
			q.combat.add(u, attacker, q.at(u)).armed = p.armedNow(q, u)
		}
	}
	for _, u := range q.of(q.active().enemy(), target) {
		x := q.combat.add(u, defender, target)
		x.armed, x.out = p.armedNow(q, u), out(u)
	}
	p.ration(q, attacker)
	b := battleIn(q)
	able := b.eligible()
	if set := b.strongestDefence(b.open()); set != nil {
		able = set
	}
	if len(able) > 0 {
		for i := range q.combat.fighters {
			if x := &q.combat.fighters[i]; x.role == defender && !slices.Contains(able, x.unit) {
				x.out = true
			}
		}
	}
	p.ration(q, defender)
	b.lineUp()
	return assay{Position: q, to: p.to}
}

// ration silences the artillery of a role, in an attack whose ammunition is not allocated
// yet, that two Ammunition Points cannot serve (10.5). Of its own side the reader knows what
// its depots and trains can give; the enemy's fire by two commands, those that have most.
func (p viewer) ration(q *Position, role int8) {
	if p.combat.target == q.combat.target && (p.stage == atMuster || p.stage == atWithhold) {
		return
	}
	list := slices.DeleteFunc(battleIn(q).gunners(role), func(u int16) bool { return q.combat.fighter(u).out })
	if len(list) == 0 {
		return
	}
	armingOf(q).begin()
	served := armingOf(q).loudest(list)
	if s := p.owner(list[0]); p.sees(s) {
		served = p.servable(q, list, role)
	}
	for _, u := range list {
		x := q.combat.fighter(u)
		x.armed = x.armed && slices.Contains(served, u)
	}
}

// servable are the units, of some of one side in an attack, whose artillery would fire if
// all that can still be given to it were.
func (p viewer) servable(q *Position, list []int16, role int8) []int16 {
	supplyOf(p.Position).lines(p.owner(list[0])) // for the copies as well
	r := p.clone()
	allocating := p.stage == atAmmunition && p.combat.target == q.combat.target
	if !allocating {
		armingOf(r).begin()
	}
	if !allocating || role >= p.combat.asks { // the attacker has announced his once the defender is asked
		armingOf(r).auto(list)
	}
	return slices.DeleteFunc(slices.Clone(list), func(u int16) bool { return !armingOf(r).armed(u) })
}

// armedNow tells whether a unit's artillery counts: of the attack in
// hand, once ammunition is allocated, that which has some.
func (p viewer) armedNow(q *Position, u int16) bool {
	if x := p.combat.fighter(u); x != nil && (p.stage == atMuster || p.stage == atWithhold) {
		return x.armed
	}
	return battleIn(q).supplied(u)
}

// sheetNow is the combat sheet of the attack or the Repulse in hand, nil where there is
// none that the side may see.
func (p viewer) sheetNow() *rules.Sheet {
	c := &p.combat
	nobodyOut := func(int16) bool { return false }
	switch {
	case c.target == board.None && p.stage == atRepulse:
		return p.sheetOf(p.repulse.target, p.repulse.units, nobodyOut, true)
	case c.target == board.None, p.stage == atCommit && !p.sees(p.active()):
		return nil
	case p.stage == atCommit:
		return p.sheetOf(c.target, c.units(attacker), nobodyOut, false)
	case p.stage == atAmmunition:
		return p.sheetOf(c.target, c.units(attacker), nobodyOut, false)
	case p.stage == atMuster || p.stage == atWithhold:
		return p.sheetOf(c.target, c.units(attacker), func(u int16) bool { x := c.fighter(u); return x != nil && x.out }, false)
	}
	return assay{Position: p.Position, to: p.to, sure: true}.sheet()
}

// sheetOf is the sheet of an attack that is not settled yet.
func (p viewer) sheetOf(target board.ID, attackers []int16, out func(u int16) bool, unarmed bool) *rules.Sheet {
	q := p.supposed()
	if len(attackers) > 0 && q.active() != p.owner(attackers[0]) {
		q.side, q.phase, q.struck = p.owner(attackers[0]), attackPhase, nil
	}
	x := p.suppose(q, target, attackers, out)
	if unarmed {
		for i := range q.combat.fighters {
			q.combat.fighters[i].armed = false
		}
		battleIn(q).lineUp()
	}
	s := x.sheet()
	if unarmed {
		s.Checks = nil // a Repulse has a check of its own (8.5.3)
	}
	return s
}

// sheet writes the attack down as it stands.
func (p assay) sheet() *rules.Sheet {
	c := &p.combat
	s := &rules.Sheet{Target: p.Board().Number(c.target), Certain: p.sure}
	s.Attacker.Side, s.Defender.Side = p.sideOf(attacker), p.sideOf(defender)
	for i := range c.fighters {
		p.list(s, &c.fighters[i])
	}
	p.listIdle(s)
	if len(s.Attacker.Units) == 0 || len(s.Defender.Units) == 0 {
		return s
	}
	for role, f := range []*rules.Force{&s.Attacker, &s.Defender} {
		f.Strength, f.Artillery, f.Support = int(c.strength[role]), int(c.guns[role]), int(c.guns[role])
	}
	s.Ratio, s.Column = c.base.String(), c.final.String()
	s.Rounded = rounded(s.Attacker.Strength, s.Defender.Strength)
	s.Shifts = p.shiftLines()
	s.Chart = "crt-" + seasonIDs[p.season()]
	s.Magnitude = magnitudeIDs[battleIn(p.Position).size()]
	s.Chances = chances(p.rs.tables.results[p.season()][c.final.column()], p.goesBack)
	s.Losses = []rules.LossChances{p.lossChances(attacker), p.lossChances(defender)}
	s.Checks = viewer{p.Position, p.to}.checkChances()
	if c.dice[0] > 0 {
		s.Dice, s.Result = []int{int(c.dice[0]), int(c.dice[1])}, battleIn(p.Position).result().text
		for role, f := range []*rules.Force{&s.Attacker, &s.Defender} {
			l := battleIn(p.Position).loader(role, battleIn(p.Position).result().orders)
			f.Modifiers = l.modifiers()
		}
	}
	return s
}

// goesBack tells whether an order sends anybody of a role back, once works and fortress
// units have taken their part (10.9).
func (p assay) goesBack(role int8, o order) bool {
	f, c := foretelling{checksIn(p.Position), p.to}, &p.combat
	for i := range c.fighters {
		if x := &c.fighters[i]; x.role == role && !x.out && battleIn(p.Position).mobile(x.unit) && f.sentBack(role, x, o) > 0 {
			return true
		}
	}
	return false
}

// sideOf is the side of a role: whoever is in it, else whoever attacks or does not.
func (p assay) sideOf(role int8) rules.Side {
	if s := battleIn(p.Position).combatants(role); s != nobody {
		return s.id()
	}
	if role == attacker {
		return p.active().id()
	}
	return p.active().enemy().id()
}

// list names a unit of the attack. What those of the other side have lost is not shown,
// only the sum of their strength is.
func (p assay) list(s *rules.Sheet, x *fighter) {
	look := viewer{p.Position, p.to}
	part := rules.Participant{Counter: look.top(x.unit), Strength: int(x.strength+1) / 2, Artillery: int(x.guns+1) / 2}
	if look.sees(p.owner(x.unit)) && p.onMap(x.unit) {
		part.Counter = look.counter(x.unit)
	} else if !look.sees(p.owner(x.unit)) {
		part.Strength, part.Artillery = p.nominal(x)
	}
	part.Hex = p.Board().Number(x.post)
	if at := p.at(x.unit); at != board.None { // arrows lead from where somebody stands now
		part.Hex = p.Board().Number(at)
	}
	f := &s.Attacker
	if x.role == defender {
		f = &s.Defender
	}
	if x.out {
		part.Strength, part.Artillery, part.Why, part.Case = 0, 0, "Withheld.", "10.1.5"
		f.Withheld = append(f.Withheld, part)
		return
	}
	if x.role == attacker && battleIn(p.Position).overRiver(x.post) {
		part.Modifiers = append(part.Modifiers, rules.Modifier{What: "Halved: across a major or grand river", Value: -part.Strength, Case: "10.6.1"})
	}
	if x.role == defender && p.units[x.unit].half > 0 {
		part.Modifiers = append(part.Modifiers, rules.Modifier{What: "Halved: Combat Strength 1/2", Value: -part.Strength, Case: "10.6.2"})
	}
	f.Steps += p.stepsShown(x.unit)
	f.Units = append(f.Units, part)
}

// stepsShown are the steps that a reader of the sheet counts on a unit.
func (p assay) stepsShown(u int16) int {
	look := viewer{p.Position, p.to}
	if look.sees(p.owner(u)) && p.onMap(u) {
		return p.steps(u)
	}
	return look.top(u).Steps
}

// nominal is what a unit would bring with nothing lost on the face that is up.
func (p assay) nominal(x *fighter) (strength, guns int) {
	unit := p.unit(x.unit)
	f := &unit.faces[unit.up(p.units[x.unit].lost)]
	if unit.works() || unit.kind == artillery {
		return int(x.strength+1) / 2, int(x.guns+1) / 2
	}
	strength = int(f.defence)
	if x.role == attacker {
		strength = int(f.attack)
	}
	if x.armed {
		guns = int(f.artillery)
		strength += guns
	}
	if x.role == attacker && battleIn(p.Position).overRiver(x.post) {
		strength, guns = strength/2, guns/2
	}
	return strength, guns
}

// listIdle names who stands with the attackers and does not attack, and why.
func (p assay) listIdle(s *rules.Sheet) {
	c := &p.combat
	if c.dice[0] > 0 {
		return
	}
	for _, h := range battleIn(p.Position).hexesOf(c.units(attacker)) {
		for _, u := range p.of(p.owner(c.units(attacker)[0]), h) {
			if c.fighter(u) != nil || p.unit(u).supplies() || p.unit(u).works() || !(viewer{p.Position, p.to}).sees(p.owner(u)) {
				continue
			}
			part := rules.Participant{Counter: viewer{p.Position, p.to}.counter(u), Why: "Not committed.", Case: "10.1.5"}
			if r := battleIn(p.Position).joins(u); r != nil {
				i := r.Illegal(p.Position, rules.Action{}, argsOf(u, c.target))
				part.Why, part.Case = i.Why, i.Case
			}
			part.Hex = p.Board().Number(h)
			s.Attacker.Withheld = append(s.Attacker.Withheld, part)
		}
	}
}

// shiftLines are the shifts of the attack with their reasons; once the dice have fallen
// only their sum is known.
func (p assay) shiftLines() []rules.Modifier {
	c := &p.combat
	if c.dice[0] > 0 {
		if n := int(c.final - c.base); n != 0 {
			return []rules.Modifier{{What: "All shifts", Value: n, Case: "10.8"}}
		}
		return nil
	}
	list := battleIn(p.Position).shifts(c.units(attacker), c.flanked)
	if idle := battleIn(p.Position).unprepared(c.units(attacker)); len(idle) > 0 && (viewer{p.Position, p.to}).sees(p.active()) {
		list = append(list, rules.Modifier{What: "Prepared attack lost: " + p.named(idle...) + " " + verb.Conjugate(idle, "has", "have") + " not prepared it", Case: "10.3.2"})
	}
	return list
}

// lossChances counts the steps that a role loses over all throws of the attack and of
// its loss die.
func (p assay) lossChances(role int) rules.LossChances {
	c := &p.combat
	l := rules.LossChances{Side: p.sideOf(int8(role)), In: 36 * 6}
	column, size := p.rs.tables.results[p.season()][c.final.column()], battleIn(p.Position).size()
	steps := p.stepsOf(int8(role))
	base := battleIn(p.Position).loader(role, [2]order{})
	flat := rules.SumOf(base.modifiers())
	for total := range column {
		ways := 6 - max(total-5, 5-total)
		orders := column[total].orders
		modifier := flat + int(orders[role].drm)
		if role == attacker && orders[role].german && base.german[attacker] {
			modifier--
		}
		for die := 1; die <= 6; die++ {
			n := min(steps, int(tollFor(p.rs.tables.tolls[size], die+modifier).steps))
			for len(l.Of) <= n {
				l.Of = append(l.Of, 0)
			}
			l.Of[n] += ways
			l.Sum += ways * n
		}
	}
	return l
}

// stepsOf are the steps of a role as the reader counts them.
func (p assay) stepsOf(role int8) int {
	n := 0
	for _, u := range p.combat.units(role) {
		n += p.stepsShown(u)
	}
	return n
}
