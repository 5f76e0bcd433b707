package tannenberg

import (
	"fmt"
	"strconv"

	"vistula/rules"
)

// The combat sheet: who fights, with what, and the exact chances of each result.

// sheetNow is the sheet of the attack in hand. From the roll on its figures are
// those of the moment of combat.
func (p *sight) sheetNow() *rules.Sheet {
	c := &p.combat
	s := p.sheet(c)
	if c.strength[attacker] > 0 {
		s.Attacker.Strength, s.Defender.Strength = int(c.strength[attacker]), int(c.strength[defender])
		s.Column, s.Chances, s.Forbidden, s.Certain = p.rs.tables.CRT.Columns[c.column], nil, nil, true
		s.Ratio = ratioText(int(c.strength[attacker]), int(c.strength[defender]))
		s.Rounded = p.rs.tables.rounded(int(c.strength[attacker]), int(c.strength[defender]))
	}
	if c.die > 0 {
		s.Dice, s.Result, s.Row = []int{int(c.die)}, resultIDs[c.result], strconv.Itoa(int(c.die))
	}
	return s
}

func ratioText(attack, defense int) string {
	return strconv.Itoa(attack) + ":" + strconv.Itoa(defense)
}

// sheet writes an attack down.
func (p *sight) sheet(c *combat) *rules.Sheet {
	b := battleIn(p.Position).weigh(c)
	s := &rules.Sheet{Target: p.Board().Number(c.target), Certain: true}
	attacks := p.side
	if len(c.attackers) > 0 {
		attacks = p.owner(c.attackers[0])
	}
	s.Attacker = rules.Force{Side: attacks.id(), Strength: b.attack}
	s.Defender = rules.Force{Side: attacks.enemy().id(), Strength: b.defense}
	for _, u := range c.attackers {
		s.Attacker.Units = append(s.Attacker.Units, rules.Participant{Counter: p.placed(u), Strength: int(p.unit(u).attack)})
	}
	p.sheetDefender(s, c)
	if battleIn(p.Position).blind(c) { // nothing is known of the odds
		s.Certain, s.Defender.Strength = false, 0
		return s
	}
	if len(c.attackers) == 0 {
		return s
	}
	s.Ratio, s.Shifts = ratioText(b.attack, b.defense), b.modifiers
	if b.column < 0 {
		s.Forbidden = &rules.Modifier{What: "Attacks at less than 1-3 are not allowed", Case: "Results 8"}
		return s
	}
	s.Column, s.Rounded = p.rs.tables.CRT.Columns[b.column], p.rs.tables.rounded(b.attack, b.defense)
	if b.helpless {
		s.Chances = []rules.Chance{{Result: resultIDs[resultDE], Means: p.rs.tables.meaning(resultDE), Of: 1, In: 1}}
		return s
	}
	s.Chances = p.chances(c, &b)
	return s
}

// placed is a counter with its hex.
func (p *sight) placed(u int16) rules.Counter {
	c := p.counter(u)
	c.Hex = p.Board().Number(p.at(u))
	return c
}

// sheetDefender names the unit that defends, the fort, and those of the hex that
// take no part.
func (p *sight) sheetDefender(s *rules.Sheet, c *combat) {
	d := battleIn(p.Position).meets(c)
	if c.defender > 0 {
		d = c.defender - 1
	}
	if d >= 0 {
		part := rules.Participant{Counter: p.placed(d), Strength: int(p.unit(d).defense)}
		switch {
		case battleIn(p.Position).blind(c):
			part.Strength = 0
		case p.onMap(d):
			part.Strength = p.defenseOf(d)
			if part.Strength < int(p.unit(d).defense) {
				part.Modifiers = []rules.Modifier{{What: "Isolated", Value: part.Strength - int(p.unit(d).defense), Case: "Isolation 3"}}
			}
		}
		s.Defender.Units = []rules.Participant{part}
	}
	if c.fort > 0 {
		s.Defender.Units = append(s.Defender.Units, p.fortPart(c.fort-1))
	}
	for _, u := range p.stack(sideOf(string(s.Defender.Side)), c.target) {
		if u != d {
			s.Defender.Withheld = append(s.Defender.Withheld, rules.Participant{Counter: p.placed(u), Why: "Only the top unit of a hex defends.", Case: "Stacking 2"})
		}
	}
}

// fortPart is a fort as one that takes part in its defence.
func (p *Position) fortPart(f int16) rules.Participant {
	fort, n := &p.rs.forts[f], p.rs.tables.FortStrength
	c := rules.Counter{Unit: fmt.Sprintf("fort-%s-%s", p.Board().Number(fort.inside), p.Board().Number(fort.outside)), Name: fort.name, Side: fort.side.id(),
		Nation: nationIDs[p.rs.country[fort.inside]], Type: "fortress", Values: []rules.Value{{Name: "defense", Value: n}}, Steps: 1}
	return rules.Participant{Counter: c, Strength: n, Case: "Forts 2"}
}

// chances counts what each throw gives.
func (p *Position) chances(c *combat, b *balance) []rules.Chance {
	var of [len(resultIDs)]int
	for die := 1; die <= 6; die++ {
		row := min(die+b.modifier(), len(p.rs.tables.CRT.Rows)) - 1
		r := resultOf(p.rs.tables.CRT.Rows[row][b.column])
		if c.fort > 0 && (r == resultDB || r == resultAB) {
			r = noResult
		}
		of[r]++
	}
	var list []rules.Chance
	for r, n := range of {
		if n > 0 {
			list = append(list, rules.Chance{Result: resultIDs[r], Means: p.rs.tables.meaning(result(r)), Of: n, In: 6})
		}
	}
	return list
}
