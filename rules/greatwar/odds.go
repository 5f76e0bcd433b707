package greatwar

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// Cases 8.3, 8.4 and 8.8: strengths, the ratio and its column.

// cavalryShare is the part of cavalry's strength that counts against others: one
// in four (12.21).
const cavalryShare = 4

// drift is the least rating of units that suffer worse results out of command
// (10.43).
const drift = 3

// ordered tells whether a unit would attack in command. Outside the Combat Phase it is
// whether it could be: it stands in a command radius.
func (p battle) ordered(u int16) bool {
	if p.phase == combatPhase && p.owner(u) == p.side {
		return commandOf(p.Position).commandedNow(u)
	}
	return p.underHQ(u)
}

// underHQ tells whether a unit is within the command radius of any headquarters of
// its own (10.43).
func (p battle) underHQ(u int16) bool {
	return p.unit(u).hq || slices.ContainsFunc(commandOf(p.Position).headquarters(p.owner(u)), func(hq int16) bool {
		return p.unit(hq).nation == p.unit(u).nation && commandOf(p.Position).inRadius(hq, p.at(u))
	})
}

// attackShare is what a unit brings to an attack. Every halving rounds down, but
// never below one, as 9.21 has it; the rulebook gives no other rounding for
// rivers and command.
func (p battle) attackShare(c *combat, u int16) (int, []rules.Modifier) {
	unit := p.unit(u)
	if unit.hq { // with its full strength, come what may (10.51)
		if p.company(c.attackers, u) < heroPoints {
			return 0, nil
		}
		return unit.face(p.units[u].lost).CombatStrength, nil
	}
	n := int(marchIn(p.Position).printedAttack(u))
	var why []rules.Modifier
	halve := func(is bool, what, cas string) {
		if half := max(1, n/2); is && n > half {
			why = append(why, rules.Modifier{What: what, Value: half - n, Case: cas})
			n = half
		}
	}
	halve(slices.ContainsFunc(c.targets, func(h board.ID) bool { return p.Board().Between(p.at(u), h).Has(board.River) }), "Across a river", "8.3")
	halve(p.units[u].forages, "Lives off the land", "24.2")
	halve(!p.units[u].forages && !supplyOf(p.Position).suppliedAt(u, p.at(u)), "Out of supply", "9.21")
	halve(!p.ordered(u), "Out of command", "10.42")
	return n, why
}

// defenseShare is what a unit brings to a defence. A headquarters counts beside two
// stacking points of defenders (10.53), and a hero not after he has shifted
// another combat (10.24).
func (p battle) defenseShare(c *combat, u int16) (int, []rules.Modifier) {
	unit, st := p.unit(u), &p.units[u]
	n := 0
	switch {
	case !unit.hq:
		n = int(unit.defense[st.lost])
	case p.company(c.defenders, u) >= heroPoints && !(unit.heroic && st.used && c.guard != u+1):
		n = unit.face(st.lost).CombatStrength
	}
	var why []rules.Modifier
	change := func(to int, what, cas string) {
		if to != n {
			why = append(why, rules.Modifier{What: what, Value: to - n, Case: cas})
			n = to
		}
	}
	if st.entrained {
		change(n/2, "Entrained", "5.36")
	}
	if row := p.rs.terrain[p.at(u)]; row.Doubles {
		change(2*n, row.Title, "8.3")
	}
	return n, why
}

// onlyHorse tells whether cavalry attacks with full strength: only cavalry, depots
// and headquarters, and no fortress, are in the hexes (12.21).
func (p battle) onlyHorse(targets []board.ID) bool {
	them := p.side.enemy()
	for _, h := range targets {
		if p.fortOf(them, h) >= 0 {
			return false
		}
		for u := range p.each(them, h) {
			if unit := p.unit(u); !unit.cavalry && !unit.depot && !unit.hq {
				return false
			}
		}
	}
	return true
}

// balance is what an attack comes to.
type balance struct {
	brought         []share // attackers, then defenders
	attack, defense int
	steps           [2]int
	base, column    int // -1 below the table; before and after shifts
	modifier        int // of the die
	adrift          [2]bool
	supplied        bool
	affected        int
}

// weigh computes an attack as it stands.
func (p battle) weigh(c *combat) balance {
	b := balance{supplied: true}
	horse := 0
	for _, u := range c.attackers {
		n, _ := p.attackShare(c, u)
		b.brought = append(b.brought, share{strength: int8(n), steps: int8(lossesOf(p.Position).stepsOf(u))})
		b.steps[attacker] += lossesOf(p.Position).stepsOf(u)
		if p.unit(u).cavalry {
			horse += n
		} else {
			b.attack += n
		}
	}
	if !p.onlyHorse(c.targets) {
		horse /= cavalryShare
	}
	b.attack += horse
	if c.flotilla {
		b.attack += p.rs.tables.Flotilla
	}
	for _, u := range c.defenders {
		n, _ := p.defenseShare(c, u)
		b.brought = append(b.brought, share{strength: int8(n), steps: int8(lossesOf(p.Position).stepsOf(u))})
		b.steps[defender] += lossesOf(p.Position).stepsOf(u)
		b.defense += n
		b.supplied = b.supplied && supplyOf(p.Position).supplied(u)
	}
	for _, h := range c.targets {
		if f := p.fortOf(p.side.enemy(), h); f >= 0 {
			b.defense += p.fortStrength(f)
			b.steps[defender] += int(p.rs.forts[f].steps - p.forts[f])
		}
	}
	b.defense = max(1, b.defense) // half of one is nothing, but somebody is there
	p.judgeBalance(c, &b)
	return b
}

// judgeBalance finds the column and all else that follows from the strengths.
func (p battle) judgeBalance(c *combat, b *balance) {
	b.base = p.rs.tables.columnOf(p.ratingOf(c), b.attack, b.defense)
	b.column = b.base
	if b.base >= 0 {
		b.column = p.shifted(c, b.base)
	}
	if p.allAcross(c) {
		b.modifier = p.rs.tables.MajorRiverDie
	}
	b.adrift = [2]bool{p.isAdrift(c.attackers, p.ordered), p.isAdrift(c.defenders, p.underHQ)}
	b.affected = min(b.steps[attacker], b.steps[defender])
	if len(c.attackers) == 0 { // the monitors have no steps to measure by
		b.affected = b.steps[defender]
	}
}

// shifted applies the shifts: the attacker's first, then the defender's (18.2).
// Neither leads off the table.
func (p battle) shifted(c *combat, column int) int {
	for _, hq := range c.shifts {
		column += p.attackShift(hq)
	}
	column = min(column, lastColumn)
	if c.guard > 0 {
		column -= p.attackShift(c.guard - 1)
	}
	return max(column, 0)
}

// ratingOf is the tactical competence by which the column is found. Where ratings
// mix the worst counts, in favour of the defender; monitors are Austro-Hungarian.
func (p battle) ratingOf(c *combat) int {
	rating := 0
	for _, u := range c.attackers {
		rating = max(rating, int(p.unit(u).rating))
	}
	if rating == 0 {
		for i := range p.rs.units {
			if u := &p.rs.units[i]; u.nation == austriaHungary {
				return int(u.rating)
			}
		}
	}
	return rating
}

// columnOf is the last column whose ratio is reached, -1 where none is: fractions go
// in favour of the defender (8.4), and what is above the last column counts as it.
func (t *tables) columnOf(rating, attack, defense int) int {
	column := -1
	for i, name := range t.CRT.Columns[rating-1] {
		if a, d, err := parseRatio(name); err == nil && attack*d >= a*defense {
			column = i
		}
	}
	return column
}

func (t *tables) ratioName(rating, column int) string {
	if column < 0 {
		return "under " + strings.Replace(t.CRT.Columns[rating-1][0], "-", ":", 1)
	}
	return strings.Replace(t.CRT.Columns[rating-1][column], "-", ":", 1)
}

// rounded tells how the strengths of an attack became its ratio (8.4); nil where they are it.
func (t *tables) rounded(rating int, b *balance) *rules.Modifier {
	last := len(t.CRT.Columns[rating-1]) - 1
	if a, d, err := parseRatio(t.CRT.Columns[rating-1][last]); err == nil && b.attack*d > a*b.defense {
		return rules.LimitedOdds(b.attack, b.defense, t.ratioName(rating, last), "8.4")
	}
	return rules.RoundedOdds(b.attack, b.defense, t.ratioName(rating, b.base), rules.ForDefender, "8.4")
}

// allAcross tells whether all attackers attack all hexes over major rivers only.
// The monitors are on the river and do not count.
func (p battle) allAcross(c *combat) bool {
	for _, u := range c.attackers {
		for _, h := range c.targets {
			if !p.Board().Between(p.at(u), h).Has(board.Major) {
				return false
			}
		}
	}
	return len(c.attackers) > 0
}

// isAdrift tells whether a force suffers worse results: units with a rating of 3 or
// 4 that are out of command make up over half of its steps (10.43).
func (p battle) isAdrift(units []int16, led func(u int16) bool) bool {
	out, all := p.portion(units, func(u int16) bool { return int(p.unit(u).rating) >= drift && !led(u) })
	return 2*out > all
}

// outcome is the result of a die by role, made worse for who is out of command:
// 3 becomes E; what has no effect stays so (10.43). The attacker's table ends
// with 2.
func (t *tables) outcome(column, die int, adrift [2]bool) [2]int8 {
	a, d, err := parseResult(t.CRT.Rows[die-1][column])
	if err != nil {
		return [2]int8{}
	}
	r := [2]int8{a, d}
	for role, most := range [2]int8{2, allGone} {
		if adrift[role] && r[role] > noEffect && r[role] < most {
			r[role]++
		}
	}
	return r
}

// takeOdds is the moment of combat: what counts is written down. Where attrition has
// left the attackers too weak for the table, the attack comes to nothing.
func (p battle) takeOdds() {
	c := &p.combat
	c.attackers = slices.DeleteFunc(c.attackers, func(u int16) bool { return !p.onMap(u) })
	b := p.weigh(c)
	if len(c.attackers) == 0 && !c.flotilla || b.base < 0 {
		p.Tell(rules.Event{Kind: "combat", Case: "8.8", Side: p.side.id(), Hexes: p.Hexes(c.targets...), Text: "The attack is too weak to be resolved and has no effect."})
		p.endCombat()
		return
	}
	c.brought, c.strength = b.brought, [2]int16{int16(b.attack), int16(b.defense)}
	c.steps = [2]int16{int16(b.steps[attacker]), int16(b.steps[defender])}
	c.column, c.modifier, c.supplied = int8(b.column), int8(b.modifier), b.supplied
	c.adrift, c.affected = b.adrift, int16(b.affected)
	railsOf(p.Position).detrainAttacked(c.defenders)
	p.stage = atRoll
}

func addOdds() {
	roll.Roll(atRoll, "Roll for the attack", "8.4", func(*Position) int { return 1 }, func(p *Position) { battleIn(p).rollAttack() })
}

// rollAttack rolls the die of the attack (8.4).
func (p battle) rollAttack() {
	c := &p.combat
	die := p.Dies.D6()
	c.die = int8(die)
	c.result = p.rs.tables.outcome(int(c.column), die+int(c.modifier), c.adrift)
	thrown := strconv.Itoa(die)
	if c.modifier != 0 {
		thrown = fmt.Sprintf("%d%+d", die, c.modifier)
	}
	p.Tell(rules.Event{Kind: "combat", Case: "8.4", Side: p.side.id(), Units: p.IDs(c.attackers...), Hexes: p.Hexes(c.targets...), Dice: []int{die},
		Result: resultText(c.result), Means: p.rs.tables.meaning(c.result), Due: p.due(c),
		Text: fmt.Sprintf("%d against %d at %s: %s gives %s.", c.strength[attacker], c.strength[defender], p.rs.tables.ratioName(p.ratingOf(c), int(c.column)), thrown, resultText(c.result))})
	if c.result[defender] == noEffect {
		tollOf(p.Position).afterRetreats()
		return
	}
	p.stage = atOption
}
