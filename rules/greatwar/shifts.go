package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 10.21, 10.22 and 10.24, 18.0 and 19.1: headquarters shift the column of the
// table, to the right for an attack and to the left for a defence.

func addShifts() {
	book.Add(
		&verbs{Name: rules.VerbShift, Label: "Use the shift", Case: "10.21", Takes: verb.Choice, Stages: verb.Of(atCommit, atDefence),
			Words: (*Position).shiftWords, Check: (*Position).mayShift,
			Cite: func(p *Position, _ args) string {
				if p.stage == atDefence {
					return "18.2"
				}
				return "10.21"
			},
			Candidates: func(p *Position, yield func(args)) {
				for _, hq := range commandOf(p).headquarters(p.toAct()) {
					yield(verb.OfChoice(p.UnitID(hq)))
				}
			},
			Do: func(p *Position, a args) { battleIn(p).shift(commandOf(p).chosenHQ(a)) }},
		&verbs{Name: "pass", Label: "No defensive shift", Case: "18.2", Stages: verb.Of(atDefence),
			Do: func(p *Position, _ args) { supplyOf(p).beginHunger() }})
}

// heroPoints is with how many stacking points a headquarters must stand to fight
// (10.23, 10.53).
const heroPoints = 2

var (
	refuseNoStaff      = &refusal{Case: "10.21", Why: "You have no such headquarters."}
	refuseNoShift      = &refusal{Case: "10.21", Why: "That headquarters has no shift."}
	refuseShifted      = &refusal{Case: "10.11", Why: "That headquarters has already used its shift this phase or is committed to another combat."}
	refuseShiftTwice   = &refusal{Case: "10.21", Why: "That headquarters already shifts this attack."}
	refuseLevel        = &refusal{Case: "10.22", Why: "Another headquarters of the same level already shifts this attack."}
	refuseOutOfReach   = &refusal{Case: "10.21", Why: "At least half of the attacking steps must be within the command radius."}
	refuseOtherArmy    = &refusal{Case: "18.1", Why: "More than half of the steps must belong to the army of that headquarters."}
	refuseMonitors     = &refusal{Case: "21.0", Why: "Monitors attacking alone receive no shift."}
	refuseNoRelay      = &refusal{Case: "19.12", Why: "Putnik needs a second Serbian headquarters within his radius that is not committed to another attack."}
	refusePutnikGuards = &refusal{Case: "19.13", Why: "Putnik's shift may not be used in defence."}
	refuseFarGuard     = &refusal{Case: "18.2", Why: "All defenders must be within the command radius."}
	refuseManyGuarded  = &refusal{Case: "18.2", Why: "The defenders' stacking points exceed the command strength of that headquarters."}
	refuseHeroFought   = &refusal{Case: "10.24", Why: "A heroic leader whose strength counts in one combat cannot shift another."}
)

// attackShift is the shift that a headquarters' face shows (10.11).
func (p battle) attackShift(hq int16) int { return p.unit(hq).face(p.units[hq].lost).AttackShift }

// company is the number of stacking points among some units that stand with a
// headquarters.
func (p battle) company(units []int16, hq int16) int {
	n := 0
	for _, u := range units {
		if p.at(u) == p.at(hq) {
			n += int(p.unit(u).points)
		}
	}
	return n
}

// portion counts the steps of a force, and those of them for which a condition
// holds; headquarters have none (10.21).
func (p battle) portion(units []int16, is func(u int16) bool) (some, all int) {
	for _, u := range units {
		n := lossesOf(p.Position).stepsOf(u)
		all += n
		if is(u) {
			some += n
		}
	}
	return some, all
}

// halfInRadius tells whether at least half of the steps are in the command radius of
// a headquarters (10.21).
func (p battle) halfInRadius(hq int16, units []int16) bool {
	in, all := p.portion(units, func(u int16) bool {
		return p.unit(u).nation == p.unit(hq).nation && commandOf(p.Position).inRadius(hq, p.at(u))
	})
	return all > 0 && 2*in >= all
}

// ownArmy tells whether over half of the steps belong to the army of a
// headquarters (18.1). Units without an army belong to none.
func (p battle) ownArmy(hq int16, units []int16) bool {
	own, all := p.portion(units, func(u int16) bool {
		return p.unit(u).nation == p.unit(hq).nation && p.unit(u).Army == p.unit(hq).Army && p.unit(u).Army != ""
	})
	return 2*own > all
}

func (p *Position) mayShift(a args) *refusal {
	hq, ok := p.FindUnit(a.Choice)
	c := &p.combat
	switch {
	case !ok || !p.unit(hq).hq || p.owner(hq) != p.toAct() || !p.onMap(hq):
		return refuseNoStaff
	case p.stage == atDefence:
		return battleIn(p).mayGuard(hq)
	case slices.Contains(c.shifts, hq):
		return refuseShiftTwice
	case p.units[hq].used:
		return refuseShifted
	}
	return battleIn(p).shiftHolds(c, hq)
}

// shiftHolds tells why a headquarters cannot shift an attack as it stands: attackers
// may still join after the shift was named.
func (p battle) shiftHolds(c *combat, hq int16) *refusal {
	level := func(u int16) bool { return u != hq && p.unit(u).level == p.unit(hq).level }
	switch {
	case p.attackShift(hq) == 0:
		return refuseNoShift
	case len(c.attackers) == 0 && c.flotilla:
		return refuseMonitors
	case slices.ContainsFunc(c.shifts, level):
		return refuseLevel
	case p.unit(hq).putnik && p.via(c, hq) < 0:
		return refuseNoRelay
	case p.unit(hq).putnik:
		return nil // any Serbian units, by the radius of the second headquarters (19.11)
	case !p.halfInRadius(hq, c.attackers):
		return refuseOutOfReach
	case !p.ownArmy(hq, c.attackers):
		return refuseOtherArmy
	}
	return nil
}

// via is the second headquarters through which Putnik's shift works: one in his
// radius that is bound to no other attack and has half of the attackers in its own
// radius (19.1, 19.11, 19.12); best one that shifts this attack itself, else one
// that has no shift to lose. It is -1 where there is none, or for anybody else.
func (p battle) via(c *combat, hq int16) int16 {
	if !p.unit(hq).putnik {
		return -1
	}
	best, most := int16(-1), -1
	for _, u := range p.rs.staffs {
		if !commandOf(p.Position).relays(hq, u) {
			continue
		}
		here := slices.Contains(c.shifts, u) || slices.Contains(c.attackers, u)
		if p.units[u].used && !here || !p.halfInRadius(u, c.attackers) {
			continue
		}
		merit := 0
		switch {
		case here:
			merit = 2
		case p.attackShift(u) == 0:
			merit = 1
		}
		if merit > most {
			best, most = u, merit
		}
	}
	return best
}

func (p *Position) shiftWords(a args) string {
	hq := commandOf(p).chosenHQ(a)
	way := "right"
	if p.stage == atDefence {
		way = "left"
	}
	return fmt.Sprintf("Shift by %s: %d to the %s", p.Label(hq), battleIn(p).attackShift(hq), way)
}

func (p battle) shift(hq int16) {
	c := &p.combat
	if p.stage == atCommit {
		c.shifts = append(c.shifts, hq)
		return
	}
	c.guard = hq + 1
	p.units[hq].used = true
	p.Tell(rules.Event{Kind: "shift", Case: "18.2", Side: p.owner(hq).id(), Units: p.IDs(hq), Hexes: p.Hexes(c.targets...),
		Text: fmt.Sprintf("%s shifts the column %d to the left.", p.Label(hq), p.attackShift(hq))})
	supplyOf(p.Position).beginHunger()
}

// mayGuard tells why a headquarters cannot shift for the defence (18.2): its shift
// must not be in parentheses, all defenders must be within its radius, be no
// more than its command strength, and over half of them of its army (18.1).
func (p battle) mayGuard(hq int16) *refusal {
	c := &p.combat
	points := 0
	for _, u := range c.defenders {
		points += int(p.unit(u).points)
	}
	far := func(h board.ID) bool { return !commandOf(p.Position).inRadius(hq, h) }
	switch {
	case p.unit(hq).putnik:
		return refusePutnikGuards
	case p.attackShift(hq) == 0:
		return refuseNoShift
	case p.units[hq].used:
		return refuseShifted
	case p.unit(hq).heroic && p.units[hq].beaten && !slices.Contains(c.defenders, hq):
		return refuseHeroFought
	case slices.ContainsFunc(c.targets, far):
		return refuseFarGuard
	case points > commandOf(p.Position).strengthOf(hq):
		return refuseManyGuarded
	case !p.ownArmy(hq, c.defenders):
		return refuseOtherArmy
	}
	return nil
}

func (p battle) anyGuard() bool {
	return slices.ContainsFunc(commandOf(p.Position).headquarters(p.side.enemy()), func(hq int16) bool { return p.mayGuard(hq) == nil })
}
