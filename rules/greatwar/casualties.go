package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Losses in combat (8.9, 11.12 to 11.15), the defender's first: the owner takes
// them from which of the units concerned he likes, step by step.

func addCasualties() {
	book.Add(
		&verbs{Name: rules.VerbLose, Label: "Take a step from this unit", Case: "8.9", Takes: verb.Unit, Stages: verb.Of(atLoss),
			Check:      func(p *Position, a args) *refusal { return tollOf(p).mayLose(a) },
			Words:      (*Position).loseWords,
			Candidates: func(p *Position, yield func(args)) { verb.Each(tollOf(p).bearers(), yield) },
			Do:         func(p *Position, a args) { tollOf(p).lose(a.Unit, 1) }},
		&verbs{Name: "lose-fort", Label: "Take a step from the fortress", Case: "11.13", Takes: verb.Hex, Stages: verb.Of(atLoss),
			Check: func(p *Position, a args) *refusal { return tollOf(p).mayLoseFort(a) },
			Words: (*Position).loseFortWords,
			Candidates: func(p *Position, yield func(args)) {
				for _, f := range tollOf(p).fortBearers() {
					yield(verb.OfHex(p.rs.forts[f].hex))
				}
			}, Do: func(p *Position, a args) { tollOf(p).loseFort(p.fortOf(p.side.enemy(), a.Hex)) }})
}

var (
	refuseSpared = &refusal{Case: "8.9", Why: "{unit} cannot take this loss."}
	refuseNoFort = &refusal{Case: "11.13", Why: "No fortress in {hex} can take this loss."}
)

// toll is what an attack costs, and who bears it (8.5 to 8.8).
type toll struct{ *Position }

func tollOf(p *Position) toll { return toll{p} }

// losing is the role that takes losses now; only one at a time has any.
func (p toll) losing() int {
	if p.combat.toLose[defender] > 0 {
		return defender
	}
	return attacker
}

// bearers lists the units that can take the next step: the attackers, the whole
// defending force, or, where it retreats, the stacks that are affected (8.9).
func (p toll) bearers() []int16 {
	c := &p.combat
	units := c.attackers
	if p.losing() == defender {
		units = c.defenders
	}
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool {
		return !p.onMap(u) || p.unit(u).hq || p.losing() == defender && battleIn(p.Position).chosen().retreat > 0 && !slices.Contains(c.stacks, p.at(u))
	})
}

// fortBearers lists the fortresses that can take the next step: those from which
// the units do not leave.
func (p toll) fortBearers() []int {
	if p.losing() != defender || battleIn(p.Position).chosen().retreat > 0 {
		return nil
	}
	return battleIn(p.Position).theirForts(p.combat.targets)
}

// fortWorth is how many steps one of a fortress absorbs: two (11.13). Where the
// affected are eliminated outright each step is one.
func (p toll) fortWorth() int {
	if p.combat.result[defender] == allGone {
		return 1
	}
	return 2
}

func (p toll) mayLose(a args) *refusal {
	if !slices.Contains(p.bearers(), a.Unit) {
		return refuseSpared
	}
	return nil
}

func (p toll) mayLoseFort(a args) *refusal {
	if f := p.fortOf(p.side.enemy(), a.Hex); f < 0 || !slices.Contains(p.fortBearers(), f) {
		return refuseNoFort
	}
	return nil
}

func (p toll) lose(u int16, n int) {
	c, role := &p.combat, p.losing()
	n = min(n, lossesOf(p.Position).stepsOf(u))
	c.toLose[role] -= int16(n)
	lossesOf(p.Position).loseSteps(u, int8(n), true, "", "8.9")
	p.endLosses(role)
}

func (p toll) loseFort(f int) {
	c := &p.combat
	c.toLose[defender] = max(0, c.toLose[defender]-int16(p.fortWorth()))
	p.breach(f)
	p.endLosses(defender)
}

// breach takes a step from a fortress and tells of it.
func (p toll) breach(f int) {
	lossesOf(p.Position).loseFortStep(f)
	fort := &p.rs.forts[f]
	text := fmt.Sprintf("Fortress %s loses a step: %d of %d left.", fort.name, fort.steps-p.forts[f], fort.steps)
	if p.forts[f] == fort.steps {
		text = fmt.Sprintf("Fortress %s is destroyed.", fort.name)
	}
	p.Tell(rules.Event{Kind: rules.EventLoss, Case: "11.13", Side: fort.side.id(), Hexes: p.Hexes(fort.hex), Text: text})
}

// loseForts takes the losses that fortresses bear alone while their garrison goes.
func (p toll) loseForts(n int) {
	for ; n > 0; n -= p.fortWorth() {
		forts := battleIn(p.Position).theirForts(p.combat.targets)
		if len(forts) == 0 {
			return
		}
		p.breach(forts[0])
	}
}

// beginLosses begins those of the defender.
func (p toll) beginLosses(o option) {
	p.combat.toLose[defender] = int16(o.lose)
	p.stage = atLoss
	p.endLosses(defender)
}

// endLosses goes on when a role has taken all its losses.
func (p toll) endLosses(role int) {
	switch {
	case p.combat.toLose[role] > 0:
	case role == defender:
		p.afterDefenders()
	default:
		p.afterAttackers()
	}
}

// proceedLosses takes the losses that leave no choice: all that is there, or those
// of the only one who can bear them. What is lacking is nobody's.
func (p toll) proceedLosses() bool {
	c, role := &p.combat, p.losing()
	units, forts := p.bearers(), p.fortBearers()
	_, steps := battleIn(p.Position).portion(units, func(int16) bool { return false })
	for _, f := range forts {
		steps += p.fortWorth() * int(p.rs.forts[f].steps-p.forts[f])
	}
	switch {
	case len(units)+len(forts) == 0:
		c.toLose[role] = 0
		p.endLosses(role)
	case steps > int(c.toLose[role]) && len(units)+len(forts) > 1:
		return false
	case len(units) > 0:
		p.lose(units[0], int(c.toLose[role]))
	default:
		p.loseFort(forts[0])
	}
	return true
}

// afterDefenders looks after those who share the fate of the defenders, and lines up
// the stacks that retreat.
func (p toll) afterDefenders() {
	c := &p.combat
	o := battleIn(p.Position).chosen()
	c.gone = p.heldToTheLast()
	for _, h := range c.targets {
		goes := o.retreat > 0 && slices.Contains(c.stacks, h) && battleIn(p.Position).stepsAt(h) > 0
		p.dragAlong(h, goes)
		p.headless(h)
		if goes {
			retreatsIn(p.Position).lineUp(h, o.retreat)
		}
	}
	p.stage = atRetreat
}

// heldToTheLast tells whether nobody may advance: all defending units, in supply at
// the moment of combat, were eliminated because their owner chose to stand
// against a 2 or a 3 (8.75). A fortress without units chooses nothing.
func (p toll) heldToTheLast() bool {
	c := &p.combat
	stood := c.option == 1 && (c.result[defender] == 2 || c.result[defender] == 3) && c.supplied
	alive, had := false, false
	for _, u := range c.defenders {
		if !p.unit(u).hq {
			alive, had = alive || p.onMap(u), true
		}
	}
	return stood && had && !alive
}

// dragAlong settles what becomes of units that had gone back into a hex under attack:
// if its defenders must retreat or are all gone they are eliminated, if those
// lose half of their steps they lose half as well (8.66, 12.17).
func (p toll) dragAlong(h board.ID, goes bool) {
	c := &p.combat
	guests := slices.DeleteFunc(p.in(p.side.enemy(), h), func(u int16) bool { return slices.Contains(c.defenders, u) })
	before, now := 0, battleIn(p.Position).stepsAt(h)
	for i, post := range c.posts {
		if post == h {
			before += int(c.brought[len(c.brought)-len(c.defenders)+i].steps)
		}
	}
	switch {
	case len(guests) == 0 || before == 0:
	case goes || now == 0:
		for _, u := range guests {
			lossesOf(p.Position).eliminate(u, true, "it had retreated into the hex", "8.66")
		}
	case 2*(before-now) >= before:
		_, steps := battleIn(p.Position).portion(guests, func(int16) bool { return false })
		for n := half(steps); n > 0; n-- {
			lossesOf(p.Position).loseSteps(p.strongest(guests), 1, true, ": it had retreated into the hex", "8.66")
		}
	}
}

// strongest is the unit with most steps, the first of equals.
func (p toll) strongest(units []int16) int16 {
	best := units[0]
	for _, u := range units {
		if lossesOf(p.Position).stepsOf(u) > lossesOf(p.Position).stepsOf(best) {
			best = u
		}
	}
	return best
}

// headless eliminates the headquarters in a hex under attack whose combat units are
// all gone (10.53); a fortress that still stands shelters them.
func (p toll) headless(h board.ID) {
	them := p.side.enemy()
	if p.holdsForce(them, h) || p.fortOf(them, h) >= 0 {
		return
	}
	for _, u := range p.in(them, h) {
		displacementOf(p.Position).eliminateHQ(u, "all units stacked with it are eliminated", "10.53")
	}
}

// afterRetreats comes to the attacker's losses: half of the affected steps or all of
// them (8.9). Monitors alone have nobody to lose (21.0).
func (p toll) afterRetreats() {
	c := &p.combat
	n := int(c.affected)
	switch c.result[attacker] {
	case noEffect:
		n = 0
	case 1:
		n = half(n)
	}
	c.toLose[attacker] = int16(n)
	p.stage = atLoss
	p.endLosses(attacker)
}

// afterAttackers takes away heroic leaders who attacked with units that are all gone
// (10.53), and comes to the advance, or says why there is none (8.75).
func (p toll) afterAttackers() {
	c := &p.combat
	if c.gone {
		p.Tell(rules.Event{Kind: "held", Case: "8.75", Side: p.side.enemy().id(), Hexes: p.Hexes(c.targets...),
			Text: "The defenders held " + battleIn(p.Position).targetNames(c) + " to the last man: no unit may advance."})
	}
	for _, u := range c.attackers {
		if p.unit(u).hq && p.onMap(u) && displacementOf(p.Position).alone(u) {
			displacementOf(p.Position).eliminateHQ(u, "all units stacked with it are eliminated", "10.53")
		}
	}
	p.stage = atAdvance
}
