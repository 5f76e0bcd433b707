package chronicle

import (
	"slices"

	"vistula/rules"
)

// Battle is one attack with all that came of it.
type Battle struct {
	Turn               int
	Attacker, Defender rules.Side
	Targets            []string // hexes under attack
	// Sheet is the combat sheet as it was just before the dice fell: the forces as
	// they attacked, and the chances of each result. Modifiers of what was rolled
	// later, as for losses, are added to its Forces.
	Sheet  *rules.Sheet
	Dice   []int        // all that were rolled in it
	Rolled []int        // those of the attack itself
	Aside  []int        // those rolled with them for a modifier
	Result string       // as the table prints it, "" where it is not known
	Means  string       // the result in a sentence
	Chance rules.Chance // of that result; In is 0 where it is not known
	Lines  []Line
	Tolls  []UnitToll // by unit
	Losses map[rules.Side]Toll
	// Due are the losses that the tables gave, which can be more or fewer than Losses; a side
	// that they gave none yet is not in it.
	Due map[rules.Side]int
	// Expected is the mean of Due by the tables, in hundredths; nil where the sheet told
	// none.
	Expected map[rules.Side]int
	// Weight is how large it was, to compare battles by: losses first, then the
	// forces that met.
	Weight int
	// First and Last are as in a Line.
	First, Last int
	// Over is false while losses, retreats or advances may still come.
	Over bool

	name    string // of its events
	opening string // the kind of its first event
	decided bool   // the dice of the attack have fallen
}

// sheetOf is the combat sheet of the attack that an event opens: the one that lay
// on the table before the action, or the one after it. It is nil where neither is
// of this attack, because the attack is only announced or was given up.
func sheetOf(l *Line, was, is scene) *rules.Sheet {
	for _, s := range []*rules.Sheet{was.view.Combat, is.view.Combat} {
		if s != nil && slices.ContainsFunc(l.Hexes, func(h string) bool { return slices.Contains(targets(s), h) }) {
			return s
		}
	}
	return nil
}

// targets are the hexes that a sheet's attack is on.
func targets(s *rules.Sheet) []string {
	if len(s.Targets) > 0 {
		return s.Targets
	}
	return []string{s.Target}
}

// open begins the battle that a line belongs to, unless it is in hand already. What
// the phase has told of it before, such as its announcement, becomes part of it.
func (t *teller) open(l *Line, was, is scene) {
	before := was.view.Combat
	rolled := before != nil && len(before.Dice) > 0
	if b := t.battle; b != nil && b.name == l.attack && (b.opening != l.kind || rolled) {
		return
	}
	sheet := sheetOf(l, was, is)
	if sheet == nil {
		if b := t.battle; b != nil && b.name != l.attack {
			t.settle()
		}
		return
	}
	t.settle()
	t.battle = &Battle{Turn: was.status.Turn, Attacker: sheet.Attacker.Side, Defender: sheet.Defender.Side, Losses: map[rules.Side]Toll{},
		Targets: targets(sheet), Sheet: copied(sheet), First: t.at, Last: t.at, name: l.attack, opening: l.kind}
	if rolled && sheet == before { // the story begins in the middle of the attack
		t.battle.decided, t.battle.Result = true, sheet.Result
		t.battle.Aside, t.battle.Rolled = rules.Apart(sheet.Dice, sheet.Aside)
	}
	p := t.phase()
	p.Lines = slices.DeleteFunc(p.Lines, func(x Line) bool {
		if x.attack != l.attack || x.Battle != nil {
			return false
		}
		t.battle.Lines = append(t.battle.Lines, x)
		return true
	})
	p.Lines = append(p.Lines, Line{Class: Fight, Side: sheet.Attacker.Side, Battle: t.battle, First: t.at, Last: t.at, attack: l.attack})
}

// take notes what an event tells of the attack: its dice and its result.
func (b *Battle) take(e rules.Event, was, is scene) {
	for _, x := range e.Due {
		if b.Due == nil {
			b.Due = map[rules.Side]int{}
		}
		b.Due[x.Side] += x.Losses
	}
	if e.Result == "" || b.decided {
		return
	}
	b.decided = true
	b.Result, b.Means = e.Result, e.Means
	b.Aside, b.Rolled = rules.Apart(e.Dice, e.Aside)
	switch before, after := was.view.Combat, is.view.Combat; {
	case b.on(before) && before.Certain:
		b.Sheet = copied(before)
	case b.on(after): // what was hidden before the roll may be known now
		b.Sheet = copied(after)
	}
	if !b.on(is.view.Combat) && len(e.Brought) > 0 { // it was over at once
		b.Sheet = b.Sheet.Modified(e.Brought)
	}
}

// on tells whether a sheet is of the battle's side and hexes.
func (b *Battle) on(s *rules.Sheet) bool {
	return s != nil && slices.Equal(targets(s), b.Targets) && s.Attacker.Side == b.Attacker
}

// goesOn tells whether the battle is in hand: its sheet lies on the table, or what is
// left of it is still to be done.
func (b *Battle) goesOn(v *rules.View) bool {
	return b.on(v.Combat) || b.name != "" && b.name == v.Battle
}

// copied is a sheet of which the chronicle may change the modifiers.
func copied(s *rules.Sheet) *rules.Sheet {
	c := *s
	return &c
}

// follow keeps the latest sheet until the dice fall, and afterwards what later rolls
// were modified by.
func (t *teller) follow(s *rules.Sheet) {
	b := t.battle
	switch {
	case b == nil || !b.on(s):
	case !b.decided:
		b.Sheet = copied(s)
	case len(s.Dice) > 0: // else it is of a new attack
		if s.Aside > 0 { // a modifier may have come of those dice
			b.Sheet.Shifts, b.Sheet.Column = s.Shifts, s.Column
		}
		if len(b.Sheet.Attacker.Modifiers) == 0 {
			b.Sheet.Attacker.Modifiers = s.Attacker.Modifiers
		}
		if len(b.Sheet.Defender.Modifiers) == 0 {
			b.Sheet.Defender.Modifiers = s.Defender.Modifiers
		}
	}
}

// settle ends the battle in hand with its aftermath. An attack that never came to
// blows is no battle: what was told of it goes back among the other lines.
func (t *teller) settle() {
	b := t.battle
	if b == nil {
		return
	}
	t.battle, b.Over = nil, true
	if !b.fought() {
		p := t.phase()
		i := slices.IndexFunc(p.Lines, func(l Line) bool { return l.Battle == b })
		p.Lines = slices.Replace(p.Lines, i, i+1, b.Lines...)
		return
	}
	for i := range b.Lines {
		b.Dice = append(b.Dice, b.Lines[i].Dice...)
	}
	for _, x := range b.Sheet.Chances {
		if x.Result == b.Result {
			b.Chance = x
		}
	}
	b.weigh()
	t.luck(b)
	t.c.Battles = append(t.c.Battles, b)
	turn := t.turn()
	for _, h := range b.Targets {
		turn.here(h)
	}
}

// fought tells whether it came to blows.
func (b *Battle) fought() bool {
	return b.decided || len(b.Tolls) > 0 || slices.ContainsFunc(b.Lines, func(l Line) bool { return len(l.Dice) > 0 })
}

// weigh makes the measure of the battle. A step counts as much as all that can
// have met in an attack without loss.
func (b *Battle) weigh() {
	for _, x := range b.Losses {
		b.Weight += 200*x.Steps + 100*x.Grades + 50*x.Units
	}
	b.Weight += min(99, b.Sheet.Attacker.Strength+b.Sheet.Defender.Strength)
}

// Luck compares the losses that the tables gave a side in its battles with those that they
// lead one to expect, in hundredths. Less than expected is lucky. What a side lost beyond
// them by choice is no matter of luck, nor is what units were too weak to lose. Where
// effectiveness is checked by itself most losses are no matter of the tables, and nothing
// is compared.
type Luck struct {
	Battles          int
	Expected, Actual int
}

func (t *teller) luck(b *Battle) {
	if len(b.Sheet.Checks) > 0 {
		return
	}
	for i := range b.Sheet.Losses {
		x := &b.Sheet.Losses[i]
		due, known := b.Due[x.Side]
		if !known { // the story began after the roll
			continue
		}
		if b.Expected == nil {
			b.Expected = map[rules.Side]int{}
		}
		b.Expected[x.Side] = x.Expected()
		l := t.c.Luck[x.Side]
		if l == nil {
			l = &Luck{}
			t.c.Luck[x.Side] = l
		}
		l.Battles++
		l.Expected += x.Expected()
		l.Actual += 100 * due
	}
}

// Largest lists the n largest battles, the largest first.
func (c *Chronicle) Largest(n int) []*Battle {
	list := slices.Clone(c.Battles)
	slices.SortStableFunc(list, func(a, b *Battle) int { return b.Weight - a.Weight })
	return list[:min(n, len(list))]
}
