package galicia

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 8: combat procedure, stages one to four.

var rollVerbs = []*verbs{
	{Name: rules.VerbRoll, Label: "Roll the dice", Case: "8.3", Stages: verb.Of(atRoll, atLossRoll), Dice: 2, Do: func(p *Position, _ args) {
		if p.stage == atRoll {
			battleIn(p).rollAttack()
		} else {
			battleIn(p).rollLosses()
		}
	}},
}

// battle weighs and fights the attack in hand, and attacks that might be made (7, 8).
type battle struct{ *Position }

func battleIn(p *Position) battle { return battle{p} }

// balance is what two forces weigh against each other.
type balance struct {
	strength, artillery, steps [2]int16 // by role
	ratio, column              int16    // before and after shifts
	flanked                    bool
	fortress                   int16
}

// halved tells whether an attack over the hexside between two adjacent hexes
// has strength and artillery halved (7.7); a bridge does not help.
func (p battle) halved(from, target board.ID) bool {
	return p.Board().Between(from, target)&(board.River|board.Ridge) != 0 // nothing, where the unit has retreated or advanced since
}

// attackOf is what a unit brings to an attack: strength and artillery after all
// modifiers, each halved by itself with fractions rounded up (7.7).
func (p battle) attackOf(u int16, target board.ID) (strength, artillery int) {
	strength, artillery = p.attackStrength(u), p.artillery(u)
	if p.halved(p.units[u].hex, target) {
		strength, artillery = (strength+1)/2, (artillery+1)/2
	}
	return strength, artillery
}

// shareOf is what a unit brings to an attack on a hex, in its role.
func (p battle) shareOf(u int16, target board.ID, role int) share {
	s := share{effectiveness: int8(-p.marker(u)), supply: int8(p.supplyStrength(u))}
	if role == defender {
		s.strength, s.artillery = int8(p.defenseStrength(u)), int8(p.artillery(u))
		return s
	}
	strength, artillery := p.attackOf(u, target)
	s.strength, s.artillery, s.across = int8(strength), int8(artillery), int8(strength-p.attackStrength(u))
	return s
}

// weigh compares two forces: stage one (8.1), stage two (8.2) and the steps that
// stage four will count (8.4).
func (p battle) weigh(target board.ID, attackers, defenders []int16) balance {
	var b balance
	for _, u := range attackers {
		s, a := p.attackOf(u, target)
		b.strength[attacker] += int16(s)
		b.artillery[attacker] += int16(a)
		b.steps[attacker] += int16(p.stepsOf(u))
	}
	for _, u := range defenders {
		b.strength[defender] += int16(p.defenseStrength(u))
		b.artillery[defender] += int16(p.artillery(u))
		b.steps[defender] += int16(p.stepsOf(u))
	}
	// Units without strength that stand alone defend with one (7.4).
	b.strength[defender] = max(1, b.strength[defender])
	b.ratio = int16(p.rs.tables.ratio(int(b.strength[attacker]), int(b.strength[defender])))
	b.flanked = p.flanked(target, attackers)
	b.fortress = int16(p.fortressShift(target))
	b.column = b.ratio + b.fortress
	if b.flanked {
		b.column += int16(p.rs.tables.flankShift)
	}
	return b
}

// resolve begins the attack once both sides have chosen. An attack that turns out
// weaker than 1:3 is not allowed (8.2): it is called off, earns nothing, and
// its units may not attack again this phase (see Rulings).
func (p battle) resolve() {
	c := &p.combat
	b := p.weigh(c.target, c.attackers, c.defenders)
	c.strength, c.artillery, c.steps, c.column, c.flanked = b.strength, b.artillery, b.steps, b.column, b.flanked
	c.brought = nil
	for role, units := range [][]int16{c.attackers, c.defenders} {
		for _, u := range units {
			c.brought = append(c.brought, p.shareOf(u, c.target, role))
		}
	}
	for _, u := range c.attackers {
		p.units[u].fought = true
	}
	if b.column < 0 {
		p.Tell(rules.Event{Kind: "called-off", Case: "8.2", Side: p.side.id(), Units: p.IDs(c.attackers...), Hexes: p.Hexes(c.target), Reveals: true,
			Text: fmt.Sprintf("The attack on %s is called off: %d against %d is %s, less than 1:3.", p.HexName(c.target), b.strength[attacker], b.strength[defender], p.rs.tables.ratioName(int(b.column)))})
		p.endCombat()
		return
	}
	for _, u := range p.in(p.side.enemy(), c.target) {
		p.units[u].beaten = true
	}
	p.Tell(rules.Event{Kind: "odds", Case: "8.1", Side: p.side.id(), Units: append(p.IDs(c.attackers...), p.IDs(c.defenders...)...), Hexes: p.Hexes(c.target), Reveals: true,
		Text: p.oddsText(b)})
	scoreOf(p.Position).scoreAttack()
	p.stage = atRoll
}

func (p battle) oddsText(b balance) string {
	c := &p.combat
	text := fmt.Sprintf("%s attack with %d against %d of %s: %s", p.Labels(c.attackers), b.strength[attacker], b.strength[defender],
		p.Labels(c.defenders), p.rs.tables.ratioName(int(b.ratio)))
	if len(c.attackers) == 1 {
		text = fmt.Sprintf("%s attacks with %d against %d of %s: %s", p.Label(c.attackers[0]), b.strength[attacker], b.strength[defender],
			p.Labels(c.defenders), p.rs.tables.ratioName(int(b.ratio)))
	}
	if b.flanked {
		text += ", flanked"
	}
	if b.fortress != 0 {
		text += ", next to Przemysl"
	}
	if b.column != b.ratio {
		text += ", so " + p.rs.tables.ratioName(int(b.column))
	}
	return text + "."
}

// rollAttack is stage three: two dice on the Combat Results Table (8.3).
func (p battle) rollAttack() {
	c := &p.combat
	a, b := p.Dies.D6(), p.Dies.D6()
	c.dice = [2]int8{int8(a), int8(b)}
	column := min(int(c.column), lastColumn)
	c.result = p.rs.tables.results[a+b-2][column]
	p.Tell(rules.Event{Kind: "attack-roll", Case: "8.3", Side: p.side.id(), Dice: []int{a, b}, Hexes: p.Hexes(c.target),
		Result: p.rs.tables.CRT.Rows[a+b-2].Results[column], Means: c.result.meaning(),
		Text: fmt.Sprintf("%d and %d on %s: %s.", a, b, p.rs.tables.CRT.Columns[column], p.rs.tables.CRT.Rows[a+b-2].Results[column])})
	retreatsIn(p.Position).beginRetreats()
}

// large tells the magnitude of the attack by the steps that took part (8.4).
func (p battle) large() bool {
	return int(p.combat.steps[attacker]+p.combat.steps[defender]) >= p.rs.tables.Losses.LargeFrom
}

// endCombat goes back to the choice of targets.
func (p *Position) endCombat() {
	p.combat = combat{}
	p.stage = atAttack
}
