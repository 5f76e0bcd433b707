package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 8.5: Repulse, the attempt of one force to push a stack away while it moves or
// retreats.

// repulsing is what an attempt costs while moving, in parts of a movement point.
const repulsing = parts

// How far a Repulse sends a stack, how many combat units attempt it, and the odds from
// which it may and must succeed.
const (
	repulseHexes = 2
	repulseUnits = 2
	repulseFrom  = rung(2) // 3:1
	repulseSure  = rung(6) // 7:1
)

// The verbs of an attempt: while moving, and in a retreat.
const (
	verbRepulse = "repulse"
	verbPush    = "push"
)

func addRepulse() {
	book.Add(
		&verbs{Name: verbRepulse, Label: "Attempt a Repulse", Case: "8.5", Takes: verb.Hex, Stages: verb.Of(atMoving),
			Check: func(p *Position, a args) *refusal { return repulsesIn(p).mayRepulse(a) }, Candidates: eachNextHex,
			Do:    func(p *Position, a args) { repulsesIn(p).repulseMoving(a) },
			Price: func(p *Position, _ args) (cost, left int) { return repulsing, max(0, battleIn(p).fewest()-repulsing) }},
		&verbs{Name: verbPush, Label: "Attempt a Repulse with this unit's force", Case: "8.5", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atRetreat),
			Check: func(p *Position, a args) *refusal { return repulsesIn(p).mayPush(a) }, Candidates: eachPush,
			Do: func(p *Position, a args) { repulsesIn(p).repulseRetreating(a) }})
	roll.Roll(atRepulse, "Roll for the Repulse", "8.5.2", func(*Position) int { return 2 }, func(p *Position) { repulsesIn(p).roll() })
	roll.Roll(atRepulseCheck, "Roll for effectiveness", "8.5.3", func(*Position) int { return 2 }, func(p *Position) { repulsesIn(p).check() })
}

var (
	refuseNoFoe    = &refusal{Case: "8.5", Why: "There is no enemy in {hex} to push away."}
	refuseFort     = &refusal{Case: "8.5.1", Why: "A fortress unit in {hex} cannot be pushed away."}
	refuseBroad    = &refusal{Case: "8.5.1", Why: "A Repulse cannot be attempted over a major or grand river."}
	refuseOneForce = &refusal{Case: "8.5.1", Why: "One force with at most two combat units attempts a Repulse."}

	refuseUnfitPush  = &refusal{Case: "8.5.1", Why: "Only combat units that are not demoralized can attempt a Repulse."}
	refusePushHalf   = &refusal{Case: "8.2.5", Why: "Units at half their combat strength cannot attempt a Repulse."}
	refusePushTwice  = &refusal{Case: "8.5.1", Why: "A stack attempts a Repulse only once in a retreat, and not while it is pushed away itself."}
	refusePushPoints = &refusal{Case: "8.5.1", Why: "A Repulse takes 1 movement point."}
)

// pushing attempts Repulses.
type pushing struct{ *Position }

func repulsesIn(p *Position) pushing { return pushing{p} }

// may tells why units cannot attempt a Repulse of a hex.
func (p pushing) may(units []int16, from, target board.ID) *refusal {
	s := p.owner(units[0])
	switch {
	case !p.Board().Adjacent(from, target):
		return refuseNotBeside
	case !p.enemyIn(target, s):
		return refuseNoFoe
	case battleIn(p.Position).fortressIn(target, s.enemy()) >= 0:
		return refuseFort
	case p.Board().Between(from, target)&(board.Major|board.Grand) != 0:
		return refuseBroad
	case !p.passable(from, target):
		return refuseNoWay
	}
	combat, arm, forces := 0, kind(-1), harmTo(p.Position).forcesAmong(units)
	for _, u := range units {
		if r := specialOf(p.Position).barred(u, from, target); r != nil {
			return r
		}
		switch unit := p.unit(u); {
		case unit.combat() && p.demoralised(u):
			return refuseUnfitPush
		case unit.combat() && p.units[u].half > 0:
			return refusePushHalf
		case unit.combat() && arm >= 0 && unit.kind != arm:
			return refuseMixed
		case unit.combat():
			combat, arm = combat+1, unit.kind
		case unit.kind != artillery:
			return refuseOneForce
		}
	}
	switch {
	case combat == 0:
		return refuseUnfitPush
	case combat > repulseUnits || len(forces) != 1:
		return refuseOneForce
	}
	return nil
}

// mayRepulse tells why the units in hand cannot attempt a Repulse.
func (p pushing) mayRepulse(a args) *refusal {
	if r := p.may(p.moving, p.at(p.moving[0]), a.Hex); r != nil {
		return r
	}
	for _, u := range p.moving {
		switch {
		case p.units[u].halted:
			return refuseHalted
		case p.units[u].stuck:
			return refuseStuck
		case marchIn(p.Position).within(u) < repulsing:
			return refusePushPoints
		}
	}
	return nil
}

// repulseMoving begins an attempt in a movement phase (8.5.1).
func (p pushing) repulseMoving(a args) {
	for _, u := range p.moving {
		p.units[u].left -= repulsing
		p.units[u].moved = true
	}
	p.begin(a.Hex, p.moving, false)
}

// begin begins an attempt: where the odds leave no doubt no dice are rolled.
func (p pushing) begin(target board.ID, units []int16, retreat bool) {
	p.bouts++
	p.repulse = repulse{target: target, from: p.at(units[0]), units: slices.Clone(units), retreat: retreat}
	s := p.owner(units[0])
	for _, u := range p.of(s.enemy(), target) {
		battleIn(p.Position).interrupt(u) // 8.9.3
	}
	p.Tell(rules.Event{Kind: "repulse", Case: "8.5", Side: s.id(), Units: p.IDs(units...), Hexes: p.Hexes(p.repulse.from, target), Reveals: true,
		Text: fmt.Sprintf("%s %s to push %s out of %s.", p.Labels(units), verb.Conjugate(units, "tries", "try"), p.Labels(p.of(s.enemy(), target)), p.HexName(target))})
	x, _ := p.weigh()
	switch final := x.final; {
	case final >= repulseSure:
		p.Tell(rules.Event{Kind: "repulse-odds", Case: "8.5.2", Side: s.id(), Hexes: p.Hexes(target), Text: fmt.Sprintf("At %v the Repulse succeeds without a roll.", final)})
		p.succeed()
	case final < repulseFrom:
		p.Tell(rules.Event{Kind: "repulse-odds", Case: "8.5.2", Side: s.id(), Hexes: p.Hexes(target), Text: fmt.Sprintf("At %v the Repulse fails without a roll.", final)})
		p.fail()
	default:
		p.stage = atRepulse
	}
}

// scratchCombat is the attempt in hand as an attack without ammunition (8.5.2).
func (p pushing) scratchCombat() combat {
	c := combat{target: p.repulse.target}
	for _, u := range p.repulse.units {
		if p.unit(u).combat() {
			c.add(u, attacker, p.repulse.from)
		}
	}
	s := p.owner(p.repulse.units[0])
	for _, u := range p.of(s.enemy(), c.target) {
		c.add(u, defender, c.target)
	}
	return c
}

// weigh is what the attempt in hand comes to, and who defends: what 10.1.5 lets, as
// strong as can be.
func (p pushing) weigh() (balance, []int16) {
	was := p.combat
	p.combat = p.scratchCombat()
	defer func() { p.combat = was }()
	b := battleIn(p.Position)
	b.benchUnfit()
	if set := b.strongestDefence(b.defences()); set != nil {
		for i := range p.combat.fighters {
			if x := &p.combat.fighters[i]; x.role == defender {
				x.out = !slices.Contains(set, x.unit)
			}
		}
	}
	return b.weigh(), p.combat.units(defender)
}

// roll rolls on the Combat Results Table for a retreat of the defender (8.5.2).
func (p pushing) roll() {
	a, b := p.Dies.D6(), p.Dies.D6()
	x, _ := p.weigh()
	r := &p.rs.tables.results[p.season()][x.final.column()][a+b-2]
	o := r.orders[defender]
	won := o.retreats() && !o.dug(worksOf(p.Position).level(p.repulse.target))
	means := "The Repulse fails."
	if won {
		means = "The Repulse succeeds."
	}
	p.Tell(rules.Event{Kind: "repulse-roll", Case: "8.5.2", Side: p.owner(p.repulse.units[0]).id(), Units: p.IDs(p.repulse.units...), Hexes: p.Hexes(p.repulse.target),
		Dice: []int{a, b}, Result: r.text, Means: means,
		Text: fmt.Sprintf("%d against %d at %v: %d and %d give %s.", x.strength[attacker], x.strength[defender], x.final, a, b, r.text)})
	if won {
		p.succeed()
	} else {
		p.fail()
	}
}

// succeed sends the whole stack back, whose markers of Prepared Attacks go (8.4.3); who
// defended makes a check then (8.5.3, 8.5.5).
func (p pushing) succeed() {
	q := &p.repulse
	_, defenders := p.weigh()
	owed := map[int16]int8{}
	for _, u := range p.of(p.owner(q.units[0]).enemy(), q.target) {
		if !battleIn(p.Position).mobile(u) {
			continue
		}
		owed[u] = repulseHexes
		q.pushed = append(q.pushed, u)
		p.units[u].aim = 0
		battleIn(p.Position).unbind(u)
		if slices.Contains(defenders, u) {
			q.checks = append(q.checks, u)
		}
	}
	p.stage = atRetreat
	if len(owed) > 0 {
		retreatsIn(p.Position).lineUp(q.target, byRepulse, owed)
	}
}

// stack is the next stack of those pushed away to make its check.
func (p pushing) stack() []int16 {
	var units []int16
	for _, u := range p.repulse.checks {
		if p.onMap(u) && (len(units) == 0 || p.at(u) == p.at(units[0])) {
			units = append(units, u)
		}
	}
	if len(checksIn(p.Position).tested(units)) == 0 {
		return nil
	}
	return units
}

// check rolls for the forces of a stack, unmodified: who fails loses a level.
func (p pushing) check() {
	units := p.stack()
	a, b := p.Dies.D6(), p.Dies.D6()
	s, at := p.owner(units[0]), p.at(units[0])
	p.Tell(rules.Event{Kind: "check", Case: "8.5.3", Side: s.id(), Units: p.IDs(units...), Hexes: p.Hexes(at), Dice: []int{a, b},
		Text: fmt.Sprintf("%s in %s %s %d and %d for effectiveness.", p.Labels(units), p.HexName(at), verb.Conjugate(units, "rolls", "roll"), a, b),
		Public: &rules.Event{Kind: "check", Case: "8.5.3", Side: s.id(), Hexes: p.Hexes(at), Dice: []int{a, b},
			Text: fmt.Sprintf("%s %d and %d for effectiveness in %s.", doing(s, "rolls", "roll"), a, b, p.HexName(at))}})
	p.repulse.checks = verb.Without(p.repulse.checks, units...)
	for _, force := range checksIn(p.Position).tested(units) {
		if a+b > p.cel(force[0]) {
			harmTo(p.Position).lower(force, 1, "it failed its effectiveness check", "8.5.3")
		}
	}
}

// proceed ends a Repulse once the checks are made.
func (p pushing) proceed() bool {
	if p.stack() != nil {
		return false
	}
	p.farFromSupply()
	p.end()
	return true
}

// farFromSupply lowers those who were pushed away from all sources of their supply
// (11.2.3). Who is in the combat in hand is judged at its end.
func (p pushing) farFromSupply() {
	units := slices.DeleteFunc(slices.Clone(p.repulse.pushed), func(u int16) bool {
		return !p.onMap(u) || p.combat.fighter(u) != nil || p.Board().Distance(p.repulse.target, p.at(u)) == 0 ||
			battleIn(p.Position).fortressIn(p.at(u), p.owner(u)) >= 0 || !retreatsIn(p.Position).farther(u, p.repulse.target, p.at(u))
	})
	for _, force := range checksIn(p.Position).tested(units) {
		harmTo(p.Position).lower(force, 1, "it was pushed away from its supply", "11.2.3")
	}
}

// fail costs each combat unit that tried a step; one that was moving moves no farther
// (8.5.4).
func (p pushing) fail() {
	q := p.repulse
	for _, u := range q.units {
		if p.unit(u).combat() {
			harmTo(p.Position).loseSteps(u, 1, "its Repulse failed", "8.5.4")
		}
	}
	p.end()
	if q.retreat {
		return
	}
	for _, u := range q.units {
		p.units[u].stuck = true
	}
}

// end goes on where the Repulse began.
func (p pushing) end() {
	retreat := p.repulse.retreat
	p.repulse = noRepulse()
	p.stage = atRetreat
	if !retreat {
		p.stage = atMoving
		p.moving = slices.DeleteFunc(p.moving, func(u int16) bool { return !p.onMap(u) })
		if len(p.moving) == 0 {
			p.stage = atMove
		}
	}
}

// eachPush yields a unit of each force of the stacks that retreat now, with the hexes
// around it.
func eachPush(p *Position, yield func(args)) {
	for _, r := range retreatsIn(p).now() {
		if retreatsIn(p).stackAt(r.at()) != r || r.tried || r.cause == byRepulse {
			continue
		}
		for _, force := range harmTo(p).forcesAmong(r.going()) {
			for _, n := range battleIn(p).around(r.at()) {
				if p.enemyIn(n, r.side) {
					yield(verb.OfUnitHex(checksIn(p).led(force), n))
				}
			}
		}
	}
}

// mayPush tells why the force of a unit that retreats cannot attempt a Repulse.
func (p pushing) mayPush(a args) *refusal {
	r := retreatsIn(p.Position).stackOf(a.Unit)
	switch {
	case r == nil:
		return &refusal{Case: "11.2", Why: "{unit} does not lead a force that is retreating now."}
	case r.tried || r.cause == byRepulse:
		return refusePushTwice
	}
	return p.may(p.pushers(r, a.Unit), r.at(), a.Hex)
}

// pushers are the units of the force that a unit leads, of a stack that retreats, which
// attempt a Repulse.
func (p pushing) pushers(r *retreat, lead int16) []int16 {
	for _, force := range harmTo(p.Position).forcesAmong(r.going()) {
		if checksIn(p.Position).led(force) == lead {
			return p.pick(force, lead)
		}
	}
	return []int16{lead}
}

// pick is who of a force attempts a Repulse in a retreat: its leader, and of the combat
// units of the same arm that can the strongest besides (8.5.1, 10.1.4).
func (p pushing) pick(force []int16, lead int16) []int16 {
	best := int16(-1)
	for _, u := range force {
		if u != lead && p.onMap(u) && p.unit(u).combat() && p.unit(u).kind == p.unit(lead).kind && p.units[u].half == 0 && !p.demoralised(u) &&
			(best < 0 || p.attack(u) > p.attack(best)) {
			best = u
		}
	}
	if best < 0 {
		return []int16{lead}
	}
	return []int16{lead, best}
}

// anyFrom tells whether a stack that retreats could attempt a Repulse.
func (p pushing) anyFrom(r *retreat) bool {
	if r.tried || r.cause == byRepulse {
		return false
	}
	for _, force := range harmTo(p.Position).forcesAmong(r.going()) {
		lead := checksIn(p.Position).led(force)
		for _, n := range battleIn(p.Position).around(r.at()) {
			if p.may(p.pick(force, lead), r.at(), n) == nil {
				return true
			}
		}
	}
	return false
}

// repulseRetreating begins an attempt in a retreat (8.5.1).
func (p pushing) repulseRetreating(a args) {
	r := retreatsIn(p.Position).stackOf(a.Unit)
	r.tried = true
	p.begin(a.Hex, p.pushers(r, a.Unit), true)
}
