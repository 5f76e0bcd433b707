package chronicle

import (
	"slices"

	"vistula/rules"
)

// tell writes the events of an action down, with what they cost.
func (t *teller) tell(events []rules.Event, was, is scene, tolls []UnitToll) {
	for i := range tolls {
		tolls[i].Cause = causeOf(tolls[i].Unit, events)
	}
	of := blame(events, tolls)
	for i, e := range events {
		of[i] = append(of[i], breached(&e)...)
		if e.Kind == rules.EventTurn || e.Text == "" || e.Kind == "phase" && len(e.Units) == 0 {
			continue // that a phase begins is told by what happens in it
		}
		l := Line{Class: classOf(e, was.known, is.known), Text: e.Text, Case: e.Case, Side: e.Side, Units: e.Units, Hexes: e.Hexes, Dice: e.Dice, Score: e.Points, First: t.at, Last: t.at, kind: e.Kind, attack: e.Battle}
		if l.Tolls = of[i]; len(l.Tolls) > 0 && l.Class != Retreat && l.Class != Advance {
			l.Class = Loss
		}
		if t.battle != nil && l.attack != t.battle.name {
			t.settle()
		}
		if l.attack != "" {
			t.open(&l, was, is)
		}
		if t.battle != nil {
			t.battle.take(e, was, is)
		}
		t.add(l)
	}
	if silent := of[-1]; len(silent) > 0 {
		l := Line{Class: Loss, Side: silent[0].Side, Tolls: silent, First: t.at, Last: t.at}
		for _, x := range silent {
			l.Units, l.Hexes = append(l.Units, x.Unit), append(l.Hexes, x.Hex)
		}
		t.add(l)
	}
}

// bare tells whether a line only says where units are put, or that they are put
// nowhere: what a later line of the same phase about them makes void.
func (l *Line) bare() bool {
	return len(l.Units) > 0 && len(l.Dice) == 0 && l.Tolls == nil && (l.Class == Arrival || l.Class == Other && len(l.Hexes) == 0)
}

// Tidies tells whether a line is about the order of a stack only, which changes nothing
// that one would be told of.
func (l *Line) Tidies() bool { return l.kind == "raise" }

// Ends tells whether a line is that the game is over.
func (l *Line) Ends() bool { return l.kind == rules.EventEnd }

// Pays tells whether a line is that a side takes losses to change where a battle ends:
// to stay, or to make the other go.
func (l *Line) Pays() bool { return (l.kind == "refuse" || l.kind == "force") && len(l.Units) == 0 }

// Forces tells whether a line is that a side takes losses to make the other go that had
// refused to.
func (l *Line) Forces() bool { return l.kind == "force" && len(l.Units) == 0 }

// blame gives each loss to the event that tells of it, by index: the last that
// names the unit, rather one that tells of nothing else than one that tells of dice,
// of points or of a way, and rather one about few units than a summary; -1 where none does. A loss in the unit's hex whose bearer is not
// named tells of it better than what else names the unit.
func blame(events []rules.Event, tolls []UnitToll) map[int][]UnitToll {
	of := map[int][]UnitToll{}
	for _, x := range tolls {
		at, best, units := -1, 0, 0
		for i, e := range events {
			nameless := e.Kind == rules.EventLoss && e.Side == x.Side && len(e.Units) == 0 && slices.Contains(e.Hexes, x.Hex)
			if !slices.Contains(e.Units, x.Unit) && !nameless || e.Text == "" {
				continue
			}
			fit := 1
			if e.Points == 0 && len(e.Dice) == 0 {
				if fit = 2; len(e.Hexes) < 2 {
					fit = 3
				}
			}
			if fit > best || fit == best && len(e.Units) <= units {
				at, best, units = i, fit, len(e.Units)
			}
		}
		of[at] = append(of[at], x)
	}
	return of
}

// classOf finds out from the positions before and after what an event tells of.
func classOf(e rules.Event, was, is field) Class {
	switch {
	case e.Kind == rules.EventStep:
		return March
	case e.Kind == rules.EventRetreat:
		return Retreat
	case e.Kind == rules.EventAdvance:
		return Advance
	case e.Kind == rules.EventSupply:
		return Supply
	case e.Points != 0:
		return Points
	case len(e.Dice) > 0:
		return Throw
	}
	for _, u := range e.Units {
		old, before := was[u]
		now, after := is[u]
		switch {
		case !after || now.dead:
		case !before || old.dead:
			return Arrival
		case old.hex != now.hex && len(e.Hexes) > 1 && (e.Hexes[0] == old.hex || e.Hexes[len(e.Hexes)-1] == now.hex):
			return March
		}
	}
	return Other
}

// add puts a line where it belongs: into the battle, or among those of the phase.
func (t *teller) add(l Line) {
	t.bill(l)
	turn := t.turn()
	switch l.Class {
	case March, Retreat, Advance, Arrival:
		for _, h := range l.Hexes {
			t.moved[h] = true
		}
	case Loss:
		for _, x := range l.Tolls {
			turn.here(x.Hex)
		}
	}
	if b := t.battle; b != nil && b.name == l.attack {
		if k := len(b.Lines) - 1; k >= 0 && b.Lines[k].goesOn(&l) {
			b.Lines[k].extend(&l)
		} else {
			b.Lines = append(b.Lines, l)
		}
		b.Last = l.Last
		b.Tolls = append(b.Tolls, l.Tolls...)
		for _, x := range l.Tolls {
			b.Losses[x.Side] = b.Losses[x.Side].Plus(x.Toll)
		}
		return
	}
	p := t.phase()
	if l.kind == rules.EventRecall {
		if lines, ok := recalled(p.Lines, l.attack); ok {
			p.Lines = lines
			return
		}
	}
	p.Lines = merge(p.Lines, l)
}

// recalled takes the declaration of an attack out of some lines: one that was taken
// back before it came to blows never was. ok is false where there is none.
func recalled(lines []Line, attack string) (left []Line, ok bool) {
	for i := len(lines) - 1; i >= 0 && attack != ""; i-- {
		if x := &lines[i]; x.attack == attack && x.Battle == nil && x.Class == Other && x.Tolls == nil {
			return slices.Delete(lines, i, i+1), true
		}
	}
	return lines, false
}

// bill adds the losses of a line to the accounts of the turn and the game.
func (t *teller) bill(l Line) {
	turn := t.turn()
	if parts := turn.Parts; len(parts) > 0 && len(parts[len(parts)-1].Phases) > 0 && !t.c.OfTurn(t.phase()) {
		return // it was lost before the game
	}
	for _, x := range l.Tolls {
		turn.Losses[x.Side] = turn.Losses[x.Side].Plus(x.Toll)
		t.c.Losses[x.Side] = t.c.Losses[x.Side].Plus(x.Toll)
	}
}

// here notes a hex as one where the turn was decided.
func (t *Turn) here(hex string) {
	if hex != "" && !slices.Contains(t.Hexes, hex) {
		t.Hexes = append(t.Hexes, hex)
	}
}

// merge appends a line, or makes one of it and an earlier: the steps of a march
// are one line.
func merge(lines []Line, l Line) []Line {
	if k := len(lines) - 1; k >= 0 && lines[k].goesOn(&l) {
		lines[k].extend(&l)
		return lines
	}
	if l.kind == rules.EventDeploy && len(l.Units) == 0 && slices.ContainsFunc(lines, func(x Line) bool { return x.kind == l.kind && x.Text == l.Text }) {
		return lines // all was set up anew as before
	}
	if l.kind == rules.EventSetUp && slices.ContainsFunc(lines, func(x Line) bool { return x.Side == l.Side && x.kind == rules.EventDeploy }) {
		return lines // that a side's set-up is complete goes without saying
	}
	if !l.bare() && (l.Class != Other || len(l.Hexes) != 1 || len(l.Units) == 0 || len(l.Dice) > 0) {
		return append(lines, l)
	}
	// Of units that are put somewhere again and again only the last place counts.
	for i := len(lines) - 1; i >= 0; i-- {
		x := &lines[i]
		if !slices.Equal(x.Units, l.Units) {
			continue
		}
		if again := x.Class == Arrival && x.kind == l.kind && len(l.Hexes) == 1; again || x.bare() && l.bare() {
			if again {
				l.Class = Arrival
			}
			lines = slices.Delete(lines, i, i+1)
		}
	}
	return append(lines, l)
}

// goesOn tells whether a line is the next step of a march.
func (l *Line) goesOn(next *Line) bool {
	return (l.Class == March || l.Class == Retreat) && next.Class == l.Class && l.Tolls == nil && next.Tolls == nil && l.kind == next.kind && slices.Equal(l.Units, next.Units) &&
		len(l.Hexes) > 1 && len(next.Hexes) == 2 && l.Hexes[len(l.Hexes)-1] == next.Hexes[0]
}

// extend leads a march on: from where it began to where it now ends.
func (l *Line) extend(next *Line) {
	l.Hexes, l.Last = append(slices.Clone(l.Hexes), next.Hexes[1]), next.Last
	began := RouteOf(l.Text, l.Hexes[0], l.Hexes[len(l.Hexes)-2])
	ends := RouteOf(next.Text, next.Hexes[0], next.Hexes[1])
	if began.From == "" || ends.To == "" {
		l.Text = next.Text
		return
	}
	l.Text = began.Who + " from " + l.Hexes[0] + " to " + ends.To + "."
}

// hunger notes the units that have run out of supply, or into low supply.
func (t *teller) hunger(was, is scene) {
	for _, side := range t.c.Scenario.Sides {
		var units, hexes []string
		for u, now := range is.known {
			old, before := was.known[u]
			if now.side == side && !now.dead && before && !old.dead && now.supply < old.supply {
				units = append(units, u)
			}
		}
		if len(units) == 0 {
			continue
		}
		slices.Sort(units)
		for _, u := range units {
			hexes = append(hexes, is.known[u].hex)
		}
		p := t.phase()
		p.Lines = append(p.Lines, Line{Class: Supply, Side: side, Units: units, Hexes: hexes, First: t.at, Last: t.at})
	}
}
