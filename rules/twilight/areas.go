package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 6.1: the areas of the armies.

// areas draws the areas of the armies of a side.
type areas struct{ *Position }

func areasOf(p *Position) areas { return areas{p} }

// plan is the one that the boundaries on the map make.
func (p areas) plan(s side) *plan {
	k := &p.scratch.plans[s]
	if n := len(p.boundaries); k.turn != p.turn || len(k.lines) != n || n > 0 && &k.lines[0] != &p.boundaries[0] {
		*k = keptPlan{p.divide(s), p.boundaries, p.turn}
	}
	return &k.plan
}

// divide makes the plan. An army that stands alone has all of the map.
func (p areas) divide(s side) plan {
	var a plan
	for i := range p.boundaries {
		l := &p.boundaries[i]
		if p.rs.armies[l.armies[0]].nation.side() != s {
			continue
		}
		if len(a.armies) == 0 {
			a.armies = append(a.armies, l.armies[0])
		}
		a.armies = append(a.armies, l.armies[1])
		a.parts = append(a.parts, partBy(p.Board(), l))
	}
	if len(a.armies) == 0 {
		if all := armiesOf(p.Position).fielded(s); len(all) == 1 {
			a.armies = all
		}
	}
	return a
}

// front is what a boundary of a side has to heed now.
func (p areas) front(s side) *front {
	return &front{board: p.Board(), inPlay: p.inPlay, right: s == central,
		enemy: func(h board.ID) bool { return p.held[h] == s.enemy() && p.rs.country[h] != noNation },
		land:  func(h board.ID) bool { return p.rs.country[h] != noNation }}
}

// between is the place in the list of the boundary between two armies, -1 where there
// is none.
func (p areas) between(one, two int8) int {
	return slices.IndexFunc(p.boundaries, func(l boundary) bool { return l.armies == [2]int8{one, two} })
}

// pairs are the armies of a side that lie beside one another.
func (p areas) pairs(s side) [][2]int8 {
	list := armiesOf(p.Position).fielded(s)
	var pairs [][2]int8
	for i := 1; i < len(list); i++ {
		pairs = append(pairs, [2]int8{list[i-1], list[i]})
	}
	return pairs
}

// drop takes up the boundaries of a side for which a condition holds.
func (p areas) drop(s side, which func(l *boundary) bool) {
	p.boundaries = slices.DeleteFunc(slices.Clone(p.boundaries), func(l boundary) bool {
		return p.rs.armies[l.armies[0]].nation.side() == s && which(&l)
	})
}

// put lays a boundary in its place in the order of the front.
func (p areas) put(l boundary) {
	p.drop(p.rs.armies[l.armies[0]].nation.side(), func(o *boundary) bool { return o.armies == l.armies })
	p.boundaries = append(p.boundaries, l)
	slices.SortStableFunc(p.boundaries, func(a, b boundary) int {
		return slices.Index(p.rs.frontOrder, a.armies[0]) - slices.Index(p.rs.frontOrder, b.armies[0])
	})
}

// begin opens the Attachment Phase: boundaries between armies that no longer lie
// beside one another are taken up, and the others are moved along their own lines to
// where the front is now. A side with one army has nothing to draw.
func (p areas) begin() {
	pairs := p.pairs(p.side)
	p.drop(p.side, func(l *boundary) bool { return !slices.Contains(pairs, l.armies) })
	f := p.front(p.side)
	for i := range p.boundaries {
		l := &p.boundaries[i]
		if p.rs.armies[l.armies[0]].nation.side() != p.side {
			continue
		}
		if moved, ok := f.slide(*l); ok {
			moved = f.facing(moved, p.pulls(p.side, moved.armies[0]))
			p.boundaries = slices.Clone(p.boundaries)
			p.boundaries[i] = moved
		}
	}
	p.drawn = len(pairs) == 0
	if p.drawn {
		armiesOf(p.Position).settle()
	}
}

// undrawn tells why the areas of a side cannot stay as the boundaries on the map make
// them: the demands of 6.1 and 6.1.2, one after the other.
func (p areas) undrawn(s side) *refusal {
	f := p.front(s)
	var before []parting
	for _, pair := range p.pairs(s) {
		i := p.between(pair[0], pair[1])
		if i < 0 {
			return &refusal{Case: "6.1", Why: fmt.Sprintf("There is no boundary between %s and %s: draw it first.", p.rs.armies[pair[0]].name, p.rs.armies[pair[1]].name)}
		}
		if r := f.wrong(&p.boundaries[i]); r != nil {
			return r
		}
		part := partBy(p.Board(), &p.boundaries[i])
		for _, other := range before {
			if f.crosses(other, part) {
				return refuseCross
			}
		}
		before = append(before, part)
	}
	return p.crowded(s)
}

// crowded tells which army has more Corps Trains in its area than it may (6.1.2).
func (p areas) crowded(s side) *refusal {
	plan := p.plan(s)
	trains, riders := make([]int, len(p.rs.armies)), make([]int, len(p.rs.armies))
	for c := range p.rs.corps {
		t := p.rs.corps[c].train
		if t < 0 || p.owner(t) != s || !armiesOf(p.Position).present(t) {
			continue
		}
		if a := plan.of(p.Board().Coord(p.at(t))); a >= 0 {
			trains[a]++
			if p.rs.corps[c].riders {
				riders[a]++
			}
		}
	}
	for _, a := range plan.armies {
		limit := p.rs.armies[a].Corps
		if p.rs.armies[a].CavalryCorps && riders[a] > 0 {
			limit++
		}
		if trains[a] > limit {
			return &refusal{Case: "6.1.2", Why: fmt.Sprintf("The area of %s holds %d Corps Trains; its limit is %d.", p.rs.armies[a].name, trains[a], limit)}
		}
	}
	return nil
}

// pulls are the units that ought to lie on one side of a boundary: those of the
// armies up to the first of the pair, and those of all others.
func (p areas) pulls(s side, first int8) []pull {
	order := armiesOf(p.Position).fielded(s)
	var list []pull
	for _, u := range p.rs.ofSide[s] {
		unit, st := p.unit(u), &p.units[u]
		at := slices.Index(order, st.army)
		if at < 0 || !p.onMap(u) || unit.works() {
			continue
		}
		x := pull{at: p.Board().Coord(st.hex), weight: 1}
		switch {
		case unit.kind == train:
			x.weight = 6
		case unit.depot():
			x.weight = 4
		case unit.formation():
			x.weight = 2
		}
		if at > slices.Index(order, first) {
			x.army = 1
		}
		list = append(list, x)
	}
	return list
}

// auto draws all boundaries of a side by itself; ok is false where none can be drawn,
// as where no front is left.
func (p areas) auto(s side) (lines []boundary, ok bool) {
	f := p.front(s)
	var before []parting
	for _, pair := range p.pairs(s) {
		found := false
		for _, x := range f.sketches(p.pulls(s, pair[0])) {
			x.line.armies = pair
			part := partBy(p.Board(), &x.line)
			if !slices.ContainsFunc(before, func(other parting) bool { return f.crosses(other, part) }) {
				lines, before, found = append(lines, x.line), append(before, part), true
				break
			}
		}
		if !found {
			return nil, false
		}
	}
	return lines, true
}

// set fixes the boundaries for the phase and attaches the units by them (6.1.1).
func (p areas) set(how string) {
	p.drawn = true
	p.Tell(rules.Event{Kind: "areas", Case: "6.1", Side: p.side.id(), Text: how, Public: &rules.Event{}})
	armiesOf(p.Position).settle()
}

// Refusals of areas and their boundaries.
var (
	refuseSet      = &refusal{Case: "6.1.1", Why: "The areas are set for this phase."}
	refuseNoPair   = &refusal{Case: "6.1", Why: "There is no boundary to draw between such armies."}
	refuseUnset    = &refusal{Case: "6.1.1", Why: "Set the areas of your armies first: keep the boundaries, or draw them."}
	refuseNoRound  = &refusal{Case: "6.1", Why: "No boundary can be drawn that way."}
	refuseOverflow = &refusal{Case: "6.1", Why: "The boundary leaves the map before that."}
	refuseNoBend   = &refusal{Case: "6.1", Why: "A boundary bends after a number of hexes, one or more, or has no bend."}
	refuseBearing  = &refusal{Case: "6.1", Why: "The bearings of a boundary are n, ne, se, s, sw and nw."}
	refuseNoLine   = &refusal{Case: "6.1", Why: "A boundary cannot start in {hex}: it starts at a hexside of the enemy's front line."}
	refuseTurned   = &refusal{Case: "6.1", Why: "Name the hexside by {from} first, then {hex}."}
)

// addAreas adds what is done at the beginning of the phase; see drawing.go for how one
// boundary is drawn.
func addAreas() {
	book.Add(
		&verbs{Name: "keep-all", Label: "Keep all boundaries", Case: "6.1", Stages: verb.Of(atAttach),
			Check: func(p *Position, _ args) *refusal {
				if p.drawn {
					return refuseSet
				}
				return areasOf(p).undrawn(p.side)
			},
			Do: func(p *Position, _ args) { areasOf(p).set("The areas of the armies are set.") }},
		&verbs{Name: rules.VerbAuto, Label: "Draw the boundaries automatically", Case: "6.1", Stages: verb.Of(atAttach),
			Check: func(p *Position, _ args) *refusal {
				if p.drawn {
					return refuseSet
				}
				return nil
			},
			Do: func(p *Position, _ args) { areasOf(p).drawAuto() }})
	addDrawing()
}
