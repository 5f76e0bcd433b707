package bot

import (
	"context"
	"maps"
	"math"
	"slices"
	"time"

	"vistula/rules"
	"vistula/rules/board"
)

// Units march one after the other, and each goes to where it is best for things as they
// stand: so the first of a corps sees no use in a hex that is a good one only if the others
// come there too. Who marches in concert first finds where all had best stand together at
// the end, by the facts alone; then each unit in its turn sets out in view of where the
// others are about to go, and what it does is tried by the rules as ever.

// concert is where the units that have not marched yet are about to go.
type concert struct {
	made  bool
	aims  map[string]board.ID
	bulks map[string]int16 // room that each of them takes
	aim   board.ID         // of the unit that is thought about
}

// ahead is what the facts will be when all who have not marched are where they are about to
// go.
func (c *concert) ahead(f *rules.Facts) *rules.Facts {
	if c == nil || len(c.aims) == 0 {
		return f
	}
	for i := range f.Units {
		u := &f.Units[i]
		if at, ok := c.aims[u.ID]; ok && u.Hex != board.None && u.Hex != at {
			c.shift(f, u, at)
		}
	}
	return f
}

// shift puts a unit in another hex, with the room that it takes.
func (c *concert) shift(f *rules.Facts, u *rules.UnitFacts, to board.ID) {
	bulk := c.bulks[u.ID]
	f.Hexes[u.Hex].Room += bulk
	f.Hexes[to].Room -= bulk
	u.Hex = to
}

// turnTo takes up a unit, which from now on is where it really is; false where nothing was
// agreed on.
func (c *concert) turnTo(unit string) bool {
	if c == nil || !c.made {
		return false
	}
	at, ok := c.aims[unit]
	if c.aim = board.None; ok {
		c.aim = at
		delete(c.aims, unit)
	}
	return true
}

// only leaves out who is not on a list: whoever cannot march any more stays where it is.
func (c *concert) only(units []string) {
	if c != nil {
		maps.DeleteFunc(c.aims, func(u string, _ board.ID) bool { return !slices.Contains(units, u) })
	}
}

// wants tells whether a hex is where the unit that is thought about was to go.
func (c *concert) wants(at board.ID) bool { return c != nil && c.made && at == c.aim }

// convenes tells whether the units are to agree now: when those that carry supply and
// command have marched, for what they carry is known only where they are there.
func (l *lab) convenes(f *rules.Facts, next string) bool {
	if l.concert == nil || l.concert.made || l.glances() || l.shape(shapeConcert) == 0 {
		return false
	}
	u := find(f, next)
	return u != nil && u.State&trains == 0
}

// Of the search for where all had best stand: an annealing, in which changes for the worse
// become ever less likely.
const (
	changes = 12000 // that are tried at most
	cooling = 0.03  // what is left in the end of how much worse a change may be
	portion = 4     // the part of the time or the nodes left that it may take
)

// agree finds where those of a list had best stand together, all of whom are still to march.
func (l *lab) agree(t *table, facts *rules.Facts, order []string) {
	c := l.concert
	c.made, c.aims, c.bulks = true, map[string]board.ID{}, map[string]int16{}
	a := annealing{lab: l, facts: clone(facts)}
	for _, id := range order {
		if l.spent() {
			return
		}
		a.invite(t, id)
	}
	if len(a.list) > 0 {
		a.run()
	}
	for i := range a.list {
		c.aims[a.list[i].unit.ID] = a.list[i].best
	}
}

// walker is a unit that takes part: the hexes it could go to, the first where it stands, and
// where it stood when all stood best.
type walker struct {
	unit    *rules.UnitFacts
	options []board.ID
	best    board.ID
}

// annealing is the search for where all had best stand.
type annealing struct {
	*lab
	facts *rules.Facts
	list  []walker
	now   float64 // what it is worth as all stand
	most  float64
}

// invite has a unit take part, if there is anywhere that it could go and nothing keeps it.
func (a *annealing) invite(t *table, id string) {
	u := find(a.facts, id)
	if u == nil || u.Hex == board.None || u.State&trains != 0 || a.guards(a.facts, id) {
		return
	}
	reach, err := t.Overlay(rules.Query{Kind: rules.QueryReach, Unit: id})
	if err != nil {
		return
	}
	w := walker{unit: u, options: []board.ID{u.Hex}, best: u.Hex}
	for i := range reach.Hexes {
		m := &reach.Hexes[i]
		if at, ok := a.board.Find(m.Hex); ok && at != u.Hex && m.Note == "" && m.Kind != rules.MarkBeyond && a.facts.Hexes[at].Room > 0 {
			w.options = append(w.options, at)
		}
	}
	if len(w.options) > 1 {
		a.concert.bulks[id] = a.bulkOf(u)
		a.list = append(a.list, w)
	}
}

// bulkOf is how much room a unit takes: what becomes free where it leaves.
func (l *lab) bulkOf(u *rules.UnitFacts) int16 {
	q := l.after(l.base, []rules.Action{{Verb: rules.VerbPick, Unit: u.ID}})
	if q == nil {
		return 1
	}
	defer l.handBack(q)
	before := l.factsOf(l.base).Hexes[u.Hex].Room
	l.list = rules.AppendOffers(q, l.list[:0])
	for i := range l.list {
		if l.list[i].Verb != rules.VerbStep {
			continue
		}
		if _, err := l.try(q, l.list[i].Action); err != nil {
			continue
		}
		if x := find(l.factsOf(q), u.ID); x != nil && x.Hex != u.Hex {
			return max(0, l.known.Hexes[u.Hex].Room-before)
		}
		break
	}
	return 1
}

// run tries changes, one unit at a time, until it has cooled down or the time is used up.
func (a *annealing) run() {
	rounds := min(changes, a.nodes/portion)
	until := a.ctx
	if end, ok := a.ctx.Deadline(); ok {
		bound, cancel := context.WithTimeout(a.ctx, time.Until(end)/portion)
		defer cancel()
		until = bound
	}
	a.now = a.weighs(a.base, a.facts, a.side)
	a.most = a.now
	for n := range rounds {
		if until.Err() != nil {
			return
		}
		a.change(a.shape(shapeConcert) * math.Pow(cooling, float64(n)/float64(rounds)))
	}
}

// change puts one unit somewhere else, and leaves it there if that is better, or not much
// worse as warm as it is.
func (a *annealing) change(warm float64) {
	w := &a.list[a.rng.IntN(len(a.list))]
	to, from := w.options[a.rng.IntN(len(w.options))], w.unit.Hex
	if to == from || a.facts.Hexes[to].Room < a.concert.bulks[w.unit.ID] {
		return
	}
	before := a.now
	if len(a.ways) > 0 { // each as its army group sees it
		a.lead(w.options[0])
		before = a.weighs(a.base, a.facts, a.side)
	}
	a.judging()
	a.concert.shift(a.facts, w.unit, to)
	gain := a.weighs(a.base, a.facts, a.side) - before + a.serves(w.unit.ID, to) - a.serves(w.unit.ID, from)
	if gain < 0 && a.rng.Float64() >= math.Exp(gain/warm) {
		a.concert.shift(a.facts, w.unit, from)
		return
	}
	if a.now += gain; a.now > a.most {
		a.most = a.now
		for i := range a.list {
			a.list[i].best = a.list[i].unit.Hex
		}
	}
}
