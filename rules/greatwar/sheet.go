package greatwar

import (
	"slices"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// assessment writes the sheets of attacks, with their exact odds.
type assessment struct{ *Position }

func assess(p *Position) assessment { return assessment{p} }

// sheetNow is the combat sheet of the attack in hand. From the roll on its figures
// are those of the moment of combat.
func (p assessment) sheetNow() *rules.Sheet {
	c := &p.combat
	if p.doing() == atCommit {
		return p.sheet(battleIn(p.Position).drawnUp(), battleIn(p.Position).weigh(battleIn(p.Position).drawnUp()))
	}
	if p.doing() < atRoll {
		return p.sheet(c, battleIn(p.Position).weigh(c))
	}
	s := p.sheet(c, battleIn(p.Position).balanceThen())
	if c.die > 0 {
		s.Dice, s.Result = []int{int(c.die)}, resultText(c.result)
		s.Losses = nil // what the options cost is said where they are chosen
		s.Row = strconv.Itoa(min(max(int(c.die)+int(c.modifier), 1), len(p.rs.tables.CRT.Rows)))
	}
	return s
}

// sheetFor is the sheet of an attack that a side might make, with nobody's shift.
func (p assessment) sheetFor(s side, targets []board.ID, attackers []int16) *rules.Sheet {
	q := p.attackerIs(s)
	c := combat{targets: targets, attackers: attackers}
	for _, h := range targets {
		c.defenders = append(c.defenders, battleIn(q).defendersIn(h)...)
	}
	return assess(q).sheet(&c, battleIn(q).weigh(&c))
}

// attackerIs is the position as if it were a side's turn to attack.
func (p assessment) attackerIs(s side) *Position {
	if p.side == s {
		return p.Position
	}
	q := p.clone()
	q.phase = ordersPhase
	turnOf(q).setSide(s)
	return q
}

// sheet writes an attack down.
func (p assessment) sheet(c *combat, b balance) *rules.Sheet {
	t := p.rs.tables
	s := &rules.Sheet{Target: p.Board().Number(c.targets[0]), Certain: true}
	if len(c.targets) > 1 {
		s.Targets = p.Hexes(c.targets...)
	}
	s.Attacker = rules.Force{Side: p.side.id(), Strength: b.attack, Steps: b.steps[attacker]}
	s.Defender = rules.Force{Side: p.side.enemy().id(), Strength: b.defense, Steps: b.steps[defender]}
	p.listUnits(s, c, &b)
	if len(c.attackers) == 0 && !c.flotilla {
		return s
	}
	rating := battleIn(p.Position).ratingOf(c)
	s.Chart = ratedID(rating)
	s.Ratio, s.Column = t.ratioName(rating, b.base), t.ratioName(rating, b.column)
	s.Rounded = t.rounded(rating, &b)
	s.Shifts = p.shiftLines(c, &b)
	if b.base < 0 {
		s.Forbidden = &rules.Modifier{What: "Attacks below the lowest odds of the table are not allowed", Case: "8.8"}
		return s
	}
	p.countChances(s, c, &b)
	return s
}

// shiftLines are the shifts of the column, and what modifies the die and the result,
// with their cases.
func (p assessment) shiftLines(c *combat, b *balance) []rules.Modifier {
	var list []rules.Modifier
	for _, hq := range c.shifts {
		cas := "10.21"
		if p.unit(hq).putnik {
			cas = "19.1"
		}
		list = append(list, rules.Modifier{What: p.Label(hq), Value: battleIn(p.Position).attackShift(hq), Case: cas})
	}
	if c.guard > 0 {
		list = append(list, rules.Modifier{What: p.Label(c.guard-1) + " for the defence", Value: -battleIn(p.Position).attackShift(c.guard - 1), Case: "18.2"})
	}
	if b.modifier != 0 {
		list = append(list, rules.Modifier{What: "Die roll: all attack across major rivers", Value: b.modifier, Case: "8.3"})
	}
	for role, who := range [2]string{"Attackers", "Defenders"} {
		if b.adrift[role] {
			list = append(list, rules.Modifier{What: who + " out of command: their result", Value: 1, Case: "10.43"})
		}
	}
	return list
}

// listUnits names the units on both sides, those beside them that take no part and
// why, and what counts besides units.
func (p assessment) listUnits(s *rules.Sheet, c *combat, b *balance) {
	then := p.inAttack() && p.doing() > atRoll // their state is no longer that of the moment
	sum := [2]int{}
	add := func(f *rules.Force, role int, u int16, x share) {
		part := rules.Participant{Counter: p.placed(u), Strength: int(x.strength)}
		if !then && role == attacker {
			_, part.Modifiers = battleIn(p.Position).attackShare(c, u)
		} else if !then {
			_, part.Modifiers = battleIn(p.Position).defenseShare(c, u)
		}
		f.Units = append(f.Units, part)
		sum[role] += int(x.strength)
	}
	for i, u := range c.attackers {
		add(&s.Attacker, attacker, u, b.brought[i])
	}
	for i, u := range c.defenders {
		add(&s.Defender, defender, u, b.brought[len(c.attackers)+i])
	}
	more := func(f *rules.Force, what string, n int, cas string) {
		if n != 0 {
			f.Whole = append(f.Whole, rules.Modifier{What: what, Value: n, Case: cas})
		}
	}
	if c.flotilla {
		s.Attacker.Units = append(s.Attacker.Units, p.flotillaPart())
		sum[attacker] += p.rs.tables.Flotilla
	}
	more(&s.Attacker, "Cavalry against other units: one quarter", b.attack-sum[attacker], "12.21")
	for _, h := range c.targets {
		if f := p.rs.fortAt[h]; f >= 0 && p.rs.forts[f].side != p.side {
			more(&s.Defender, "Fortress "+p.rs.forts[f].name, b.defense-sum[defender], "11.11")
			sum[defender] = b.defense
		}
	}
	more(&s.Defender, "Minimum of one", b.defense-sum[defender], "5.36")
	p.listIdle(s, c)
}

// flotillaPart is the monitors as ones that take part. They have no counter on the map.
func (p assessment) flotillaPart() rules.Participant {
	n := p.rs.tables.Flotilla
	c := rules.Counter{Unit: "flotilla", Name: "Monitor flotilla", Side: austria.id(), Nation: nationIDs[austriaHungary], Type: "monitors",
		Values: []rules.Value{{Name: "attack", Value: n}}}
	return rules.Participant{Counter: c, Strength: n, Case: "21.0"}
}

// listIdle names who stands beside without taking part.
func (p assessment) listIdle(s *rules.Sheet, c *combat) {
	for _, u := range battleIn(p.Position).beside(c.targets) {
		if slices.Contains(c.attackers, u) {
			continue
		}
		part := rules.Participant{Counter: p.placed(u), Why: "Withheld.", Case: "8.12"}
		if r := battleIn(p.Position).able(u, c.targets); r != nil {
			part.Why, part.Case = strings.ReplaceAll(r.Why, "{unit}", p.Label(u)), r.Case
		}
		s.Attacker.Withheld = append(s.Attacker.Withheld, part)
	}
	if battleIn(p.Position).maySail(c.targets, c.flotilla) == nil {
		part := p.flotillaPart()
		part.Strength, part.Why, part.Case = 0, "Withheld.", "21.0"
		s.Attacker.Withheld = append(s.Attacker.Withheld, part)
	}
	for _, h := range c.targets {
		for u := range p.each(p.side.enemy(), h) {
			if !slices.Contains(c.defenders, u) {
				s.Defender.Withheld = append(s.Defender.Withheld, rules.Participant{Counter: p.placed(u),
					Why: "It retreated into this hex this turn and adds nothing to the defence.", Case: "8.66"})
			}
		}
	}
}

// countChances counts all rolls of the die: the results that apply in the end,
// and the steps that each side loses, of the defender those of the option that
// costs him least.
func (p assessment) countChances(s *rules.Sheet, c *combat, b *balance) {
	var own, theirs []int
	for die := 1; die <= 6; die++ {
		r := p.rs.tables.outcome(b.column, die+b.modifier, b.adrift)
		text := resultText(r)
		i := slices.IndexFunc(s.Chances, func(x rules.Chance) bool { return x.Result == text })
		if i < 0 {
			i = len(s.Chances)
			s.Chances = append(s.Chances, rules.Chance{Result: text, In: 6})
		}
		s.Chances[i].Of++
		own, theirs = append(own, battleIn(p.Position).attackerLoses(c, b, r[attacker])), append(theirs, battleIn(p.Position).defenderLoses(c, b, r[defender]))
	}
	s.Losses = []rules.LossChances{lossChances(p.side.id(), own), lossChances(p.side.enemy().id(), theirs)}
}

// lossChances counts numbers of losses, one for each roll.
func lossChances(s rules.Side, losses []int) rules.LossChances {
	l := rules.LossChances{Side: s, In: len(losses), Of: make([]int, slices.Max(losses)+1)}
	for _, n := range losses {
		l.Of[n]++
		l.Sum += n
	}
	return l
}

// placed is a counter with its hex.
func (p assessment) placed(u int16) rules.Counter {
	c := viewOf(p.Position).counter(u)
	c.Hex = p.Board().Number(p.at(u))
	return c
}
