package chronicle

import (
	"cmp"
	"slices"

	"vistula/rules"
)

// History is what one unit did and suffered, as far as the chronicle knows it.
type History struct {
	Unit, Name string
	Side       rules.Side
	Counter    rules.Counter // as it was last seen
	Arrived    int           // the turn in which it came onto the map, 0 where it was there from the start
	Attacks    []*Battle
	Defences   []*Battle
	Hexes      int // that it marched
	Retreats   int
	Toll
	// Gone is where and when it was lost, for the last time; nil where it never was.
	Gone *Fate
	// Earlier are its ends before that, after each of which it came back.
	Earlier []Fate
	// Returned is the turn in which it came onto the map again after it was lost, 0
	// where it did not.
	Returned int
	// Last is where it stands at the end, "" off the map.
	Last string

	retreat retreat // the last one that was counted
}

// Fate is the end of a unit.
type Fate struct {
	Turn   int
	Hex    string
	Battle *Battle // in which it was lost, nil for one lost otherwise
	Cause  Cause   // of one lost otherwise
	// Replaced tells that what was left of it fights on as another unit.
	Replaced bool
	// Before tells that it was lost before the game: the set-up has it among the dead.
	Before bool
}

// Fights is how many battles it was in.
func (h *History) Fights() int { return len(h.Attacks) + len(h.Defences) }

// Eventful compares histories by how much there is to tell: the most first.
func Eventful(a, b *History) int {
	weight := func(h *History) int {
		n := 4*h.Fights() + 3*h.Hits() + h.Retreats
		if h.Gone != nil {
			n += 6
		}
		return n
	}
	if d := weight(b) - weight(a); d != 0 {
		return d
	}
	return cmp.Compare(a.Unit, b.Unit)
}

// Eventful are the histories of a side's units that fought or lost anything, those
// with most to tell first.
func (c *Chronicle) Eventful(side rules.Side) []*History {
	var list []*History
	for _, h := range c.Histories {
		if h.Side == side && (h.Fights() > 0 || !h.None()) {
			list = append(list, h)
		}
	}
	slices.SortFunc(list, Eventful)
	return list
}

// recorder collects the histories from what was told.
type recorder struct {
	c    *Chronicle
	list map[string]*History
	turn int
	// phase is the phase in hand.
	phase *Phase
	// before tells that the phase in hand is one of the set-up: what the set-up takes
	// off was lost before the game.
	before bool
}

// histories are what the turns tell of each unit.
func (c *Chronicle) histories() map[string]*History {
	r := &recorder{c: c, list: map[string]*History{}}
	r.meet(c.Start.Stacks)
	for i := range c.Turns {
		t := &c.Turns[i]
		r.turn = t.Number
		for _, part := range t.Parts {
			for k := range part.Phases {
				p := &part.Phases[k]
				r.phase, r.before = p, !c.OfTurn(p)
				r.meet(p.After)
				for n := range p.Lines {
					r.line(&p.Lines[n], nil)
				}
			}
		}
	}
	r.meet(c.End.Stacks)
	for i := range c.End.Stacks {
		for k := range c.End.Stacks[i].Units {
			r.list[c.End.Stacks[i].Units[k].Unit].Last = c.End.Stacks[i].Hex
		}
	}
	return r.list
}

// meet takes in how units look.
func (r *recorder) meet(stacks []rules.Stack) {
	for i := range stacks {
		for k := range stacks[i].Units {
			u := &stacks[i].Units[k]
			h := r.of(u.Unit)
			h.Counter, h.Side = *u, u.Side
		}
	}
}

// of is the history of a unit.
func (r *recorder) of(unit string) *History {
	h := r.list[unit]
	if h == nil {
		h = &History{Unit: unit, Name: r.c.UnitName(unit)}
		r.list[unit] = h
	}
	return h
}

// line adds what a line tells, in a battle or outside of one.
func (r *recorder) line(l *Line, in *Battle) {
	if b := l.Battle; b != nil {
		for i := range b.Sheet.Attacker.Units {
			h := r.fighter(&b.Sheet.Attacker.Units[i])
			h.Attacks = append(h.Attacks, b)
		}
		for i := range b.Sheet.Defender.Units {
			h := r.fighter(&b.Sheet.Defender.Units[i])
			h.Defences = append(h.Defences, b)
		}
		for i := range b.Lines {
			r.line(&b.Lines[i], b)
		}
	}
	for _, u := range l.Units {
		switch h := r.of(u); l.Class {
		case March, Advance:
			h.Hexes += max(0, len(straight(l.Hexes))-1)
		case Retreat:
			h.retreats(l, r.phase, in)
		case Arrival:
			switch {
			case h.Gone != nil:
				h.Returned = r.turn
			case h.Arrived == 0 && l.kind != rules.EventDeploy:
				h.Arrived = r.turn
			}
		}
	}
	for i := range l.Tolls {
		r.toll(&l.Tolls[i], in)
	}
}

// toll adds what a unit lost, in a battle or outside of one.
func (r *recorder) toll(x *UnitToll, in *Battle) {
	h := r.of(x.Unit)
	if h.Side = x.Side; !r.before {
		h.Toll = h.Plus(x.Toll)
	}
	if x.Units == 0 {
		return
	}
	if h.Gone != nil {
		h.Earlier = append(h.Earlier, *h.Gone)
	}
	h.Gone, h.Returned = &Fate{Turn: r.turn, Hex: x.Hex, Battle: in, Cause: x.Cause, Replaced: !r.before && !r.dead(x.Unit), Before: r.before}, 0
}

// fighter is the history of a unit that takes part in an attack.
func (r *recorder) fighter(p *rules.Participant) *History {
	h := r.of(p.Unit)
	h.Side = p.Side
	if h.Counter.Unit == "" {
		h.Counter = p.Counter
	}
	return h
}

// dead tells whether a unit lies among the dead at the end.
func (r *recorder) dead(unit string) bool {
	for i := range r.c.End.Displays {
		d := &r.c.End.Displays[i]
		if !d.Dead() {
			continue
		}
		for u := range d.Counters() {
			if u.Unit == unit {
				return true
			}
		}
	}
	return false
}
