package chronicle

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Battle is one attack with all that came of it.
type Battle struct {
	Turn               int
	Attacker, Defender rules.Side
	Targets            []string // hexes under attack
	// Sheet is the combat sheet as it was when the dice fell, Result included where
	// the View still showed it. Its chances are those before the throw.
	Sheet  *rules.Sheet
	Dice   []int        // all that were thrown in it
	Result string       // "" where it is not known
	Chance rules.Chance // of that result; In is 0 where it is not known
	Lines  []Line
	Tolls  []UnitToll // by unit
	Losses map[rules.Side]Toll
	// Expected is the mean of the losses by the tables, in hundredths; nil where the
	// sheet told none.
	Expected map[rules.Side]int
	// Weight is how large it was, to compare battles by: losses first, then the
	// forces that met.
	Weight int
	live   bool // the sheet still lies on the table
}

// follow keeps an eye on the combat sheet after an action: it opens a battle where
// a new sheet is laid down, and keeps its latest figures.
func (t *teller) follow(s *rules.Sheet, where rules.Status) {
	if s == nil {
		return
	}
	if b := t.battle; b == nil || !b.live || !b.sameAs(s) {
		t.settle()
		t.battle = &Battle{Turn: where.Turn, Attacker: s.Attacker.Side, Defender: s.Defender.Side, Losses: map[rules.Side]Toll{}, live: true}
		p := t.phase()
		p.Lines = append(p.Lines, Line{Class: Fight, Side: s.Attacker.Side, Battle: t.battle})
	}
	t.battle.take(s)
}

// sameAs tells whether a sheet is of this battle: of one that has been fought no
// other can follow without dice.
func (b *Battle) sameAs(s *rules.Sheet) bool {
	return b.Sheet.Target == s.Target && b.Attacker == s.Attacker.Side && (len(b.Sheet.Dice) == 0 || len(s.Dice) > 0)
}

// take keeps the latest sheet, with what only an earlier one told.
func (b *Battle) take(s *rules.Sheet) {
	if old := b.Sheet; old != nil {
		if len(s.Chances) == 0 && (len(s.Dice) > 0 || s.Result != "") {
			s.Chances, s.Losses = old.Chances, old.Losses
		}
		if len(old.Dice) > 0 && old.Result != "" { // the figures are those of the throw
			old.Result, old.Dice = s.Result, s.Dice
			return
		}
	}
	b.Sheet = s
	if b.Targets = s.Targets; len(b.Targets) == 0 {
		b.Targets = []string{s.Target}
	}
}

// has tells whether a line is of the battle: all are while the sheet lies on the
// table, and afterwards those about its units and its hexes.
func (b *Battle) has(l *Line) bool {
	if b.live {
		return true
	}
	for _, u := range l.Units {
		if b.takesPart(u) {
			return true
		}
	}
	return slices.ContainsFunc(l.Hexes, func(h string) bool { return slices.Contains(b.Targets, h) })
}

func (b *Battle) takesPart(unit string) bool {
	in := func(p rules.Participant) bool { return p.Unit == unit }
	return slices.ContainsFunc(b.Sheet.Attacker.Units, in) || slices.ContainsFunc(b.Sheet.Defender.Units, in)
}

// settle ends the battle in hand with its aftermath. An attack that never came to
// blows is no battle: what was told of it goes back among the other lines.
func (t *teller) settle() {
	b := t.battle
	if b == nil {
		return
	}
	t.battle = nil
	if !b.fought() {
		p := t.phase()
		i := slices.IndexFunc(p.Lines, func(l Line) bool { return l.Battle == b })
		p.Lines = slices.Replace(p.Lines, i, i+1, b.Lines...)
		return
	}
	for i := range b.Lines {
		b.Dice = append(b.Dice, b.Lines[i].Dice...)
	}
	b.findResult()
	b.weigh()
	t.luck(b)
	t.c.Battles = append(t.c.Battles, b)
	turn := t.turn()
	for _, h := range b.Targets {
		turn.here(h)
	}
}

// findResult looks up how likely the result was. Where the sheet was gone before it
// could tell the result, the words of the throw end with it.
func (b *Battle) findResult() {
	for _, x := range b.Sheet.Chances {
		if b.Sheet.Result == "" && len(x.Result) > len(b.Chance.Result) && b.told(x.Result) || x.Result == b.Sheet.Result {
			b.Chance = x
		}
	}
	b.Result = b.Sheet.Result
	if b.Result == "" {
		b.Result = b.Chance.Result
	}
}

// told tells whether a throw of the battle ends in these words.
func (b *Battle) told(result string) bool {
	return result != "" && slices.ContainsFunc(b.Lines, func(l Line) bool {
		return len(l.Dice) > 0 && strings.HasSuffix(strings.TrimSuffix(l.Text, "."), " "+result)
	})
}

// fought tells whether it came to blows.
func (b *Battle) fought() bool {
	return len(b.Sheet.Dice) > 0 || len(b.Tolls) > 0 || slices.ContainsFunc(b.Lines, func(l Line) bool { return len(l.Dice) > 0 })
}

// weigh makes the measure of the battle. A step counts as much as all that can
// have met in an attack without loss.
func (b *Battle) weigh() {
	for _, x := range b.Losses {
		b.Weight += 200*x.Steps + 100*x.Grades + 50*x.Units
	}
	b.Weight += min(99, b.Sheet.Attacker.Strength+b.Sheet.Defender.Strength)
}

// Luck compares the losses of a side with those that its battles' tables lead one
// to expect, in hundredths of a step or grade. Less than expected is lucky.
type Luck struct {
	Battles          int
	Expected, Actual int
}

func (t *teller) luck(b *Battle) {
	for i := range b.Sheet.Losses {
		x := &b.Sheet.Losses[i]
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
		l.Actual += 100 * b.Losses[x.Side].Hits()
	}
}

// Largest lists the n largest battles, the largest first.
func (c *Chronicle) Largest(n int) []*Battle {
	list := slices.Clone(c.Battles)
	slices.SortStableFunc(list, func(a, b *Battle) int { return b.Weight - a.Weight })
	return list[:min(n, len(list))]
}
