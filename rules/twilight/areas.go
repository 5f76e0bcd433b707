package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
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

// A boundary is drawn in stages: the armies, the hexside where it starts, its
// bearing, where it bends and its second bearing.

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

func addAreas() {
	questions[atLineStart] = question{"6.1", "{us}: choose the hexside at the enemy's front line where the boundary starts."}
	questions[atLineBearing] = question{"6.1", "{us}: choose the bearing of the boundary."}
	questions[atLineBend] = question{"6.1", "{us}: choose after how many hexes the boundary bends."}
	questions[atLineSecond] = question{"6.1", "{us}: choose the second bearing of the boundary."}
	questions[atTrack] = question{"6.2.1", "{us}: choose the track for the formation."}
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
			Do: func(p *Position, _ args) { areasOf(p).drawAuto() }},
		&verbs{Name: "boundary", Label: "Draw a boundary", Case: "6.1", Takes: verb.Choice, Stages: verb.Of(atAttach),
			Words: func(p *Position, a args) string { return areasOf(p).pairWords(a.Choice) },
			Check: func(p *Position, a args) *refusal { return areasOf(p).mayDraw(a) },
			Candidates: func(p *Position, yield func(args)) {
				for _, pair := range areasOf(p).pairs(p.side) {
					yield(verb.OfChoice(areasOf(p).pairID(pair)))
				}
			},
			Do: func(p *Position, a args) {
				p.draft.armies, p.stage = areasOf(p).pair(a.Choice), atLineStart
			}},
		&verbs{Name: "start", Label: "Start the boundary here", Case: "6.1", Takes: verb.Hex | verb.From, Stages: verb.Of(atLineStart),
			Check: func(p *Position, a args) *refusal { return areasOf(p).mayStart(a) },
			Candidates: func(p *Position, yield func(args)) {
				for _, between := range areasOf(p).front(p.side).starts() {
					yield(verb.OfHexFrom(between[0], between[1]))
				}
			},
			Do: func(p *Position, a args) {
				p.draft.between = [2]board.ID{a.Hex, a.From}
				p.stage = atLineBearing
			}},
		&verbs{Name: "bearing", Label: "Run on this bearing", Case: "6.1", Takes: verb.Choice, Stages: verb.Of(atLineBearing, atLineSecond),
			Words:      func(_ *Position, a args) string { return areasBearingWords(a.Choice) },
			Check:      func(p *Position, a args) *refusal { return areasOf(p).mayBear(a.Choice) },
			Candidates: eachBearing, Do: func(p *Position, a args) { areasOf(p).bear(a.Choice) }},
		&verbs{Name: "bend", Label: "Bend the boundary", Case: "6.1", Takes: verb.Choice, Stages: verb.Of(atLineBend),
			Words:      func(_ *Position, a args) string { return bendWords(a.Choice) },
			Check:      func(p *Position, a args) *refusal { return areasOf(p).mayBend(a.Choice) },
			Candidates: eachBend, Do: func(p *Position, a args) { areasOf(p).bendAt(a.Choice) }},
		&verbs{Name: "cancel-boundary", Label: "Do not draw this boundary", Case: "6.1", Stages: verb.Of(atLineStart, atLineBearing, atLineBend, atLineSecond),
			Do: func(p *Position, _ args) { areasOf(p).endDraft() }})
}

// drawAuto draws all boundaries by itself. Where there is no front to draw them from,
// those on the map stay.
func (p areas) drawAuto() {
	lines, ok := p.auto(p.side)
	if ok {
		p.drop(p.side, func(*boundary) bool { return true })
		for _, l := range lines {
			p.put(l)
		}
	}
	p.set("The areas of the armies are drawn.")
}

// endDraft gives up what is being drawn.
func (p areas) endDraft() { p.draft, p.stage = noBoundary, atAttach }

// pairID names the boundary between two armies in an action.
func (p areas) pairID(pair [2]int8) string {
	return p.rs.armies[pair[0]].id + "-" + p.rs.armies[pair[1]].id
}

// pair is the inverse of pairID, once it is known that there is one.
func (p areas) pair(id string) [2]int8 {
	pairs := p.pairs(p.side)
	return pairs[slices.IndexFunc(pairs, func(pair [2]int8) bool { return p.pairID(pair) == id })]
}

func (p areas) pairWords(id string) string {
	for _, pair := range p.pairs(p.side) {
		if p.pairID(pair) == id {
			return "Draw boundary: " + p.rs.armies[pair[0]].Name + " and " + p.rs.armies[pair[1]].Name
		}
	}
	return "Draw a boundary"
}

func (p areas) mayDraw(a args) *refusal {
	switch {
	case p.drawn:
		return refuseSet
	case !slices.ContainsFunc(p.pairs(p.side), func(pair [2]int8) bool { return p.pairID(pair) == a.Choice }):
		return refuseNoPair
	}
	return nil
}

// mayStart asks that a boundary can be drawn from a hexside, whatever its course.
func (p areas) mayStart(a args) *refusal {
	f := p.front(p.side)
	l := boundary{between: [2]board.ID{a.Hex, a.From}}
	if _, ok := p.Board().DirectionTo(a.Hex, a.From); !ok {
		return refuseNoLine
	}
	why := refuseNoFront
	for d := range hex.Direction(hex.Directions) {
		oriented, ok := f.oriented(l.between, d)
		if !ok {
			continue
		}
		r := f.completable(&oriented)
		if r == nil && a.Hex > a.From { // a hexside has one name, the one that is offered
			return refuseTurned
		}
		if r == nil {
			return nil
		}
		why = r
	}
	return why
}

func eachBearing(p *Position, yield func(args)) {
	for _, name := range bearingIDs {
		yield(verb.OfChoice(name))
	}
}

func areasBearingWords(choice string) string {
	if d, ok := bearingOf(choice); ok {
		return "Run " + bearingNames[d]
	}
	return "Run on this bearing"
}

func (p areas) mayBear(choice string) *refusal {
	d, ok := bearingOf(choice)
	if !ok {
		return refuseBearing
	}
	f := p.front(p.side)
	if p.stage == atLineSecond {
		l := p.draft
		l.second = d
		return p.fits(f, &l)
	}
	l, ok := f.oriented(p.draft.between, d)
	if !ok {
		return refuseAskew
	}
	if r := f.startsWell(&l); r != nil {
		return r
	}
	return f.completable(&l)
}

// fits tells why a boundary that is drawn cannot be laid beside the others.
func (p areas) fits(f *front, l *boundary) *refusal {
	if r := f.wrong(l); r != nil {
		return r
	}
	part := partBy(p.Board(), l)
	for i := range p.boundaries {
		o := &p.boundaries[i]
		if p.rs.armies[o.armies[0]].nation.side() != p.side || o.armies == p.draft.armies {
			continue
		}
		other, first := partBy(p.Board(), o), slices.Index(p.rs.frontOrder, o.armies[0]) < slices.Index(p.rs.frontOrder, p.draft.armies[0])
		if first && f.crosses(other, part) || !first && f.crosses(part, other) {
			return refuseCross
		}
	}
	return nil
}

func (p areas) bear(choice string) {
	d, _ := bearingOf(choice)
	if p.stage == atLineSecond {
		p.draft.second = d
		p.lay()
		return
	}
	l, _ := p.front(p.side).oriented(p.draft.between, d)
	p.draft.between, p.draft.bearing = l.between, d
	p.stage = atLineBend
}

// noBend is the choice of a boundary that runs straight to the edge of the map.
const noBend = "none"

func bendWords(choice string) string {
	if choice == noBend {
		return "Run straight on to the edge of the map"
	}
	if choice == "1" {
		return "Bend after 1 hex"
	}
	return "Bend after " + choice + " hexes"
}

func eachBend(p *Position, yield func(args)) {
	yield(verb.OfChoice(noBend))
	f := areasOf(p).front(p.side)
	for n := 1; n < len(trace(f.board, &p.draft, f.inPlay)); n++ {
		yield(verb.OfChoice(itoa(n)))
	}
}

func (p areas) mayBend(choice string) *refusal {
	f := p.front(p.side)
	l := p.draft
	if choice == noBend {
		return p.fits(f, &l)
	}
	n := 0
	if _, err := fmt.Sscanf(choice, "%d", &n); err != nil || n < 1 || itoa(n) != choice {
		return refuseNoBend
	}
	if n >= len(trace(f.board, &l, f.inPlay)) {
		return refuseOverflow
	}
	l.bend = int8(n)
	why := refuseNoRound
	for _, turn := range []int{1, -1} {
		l.second = turned(l.bearing, turn)
		if why = p.fits(f, &l); why == nil {
			return nil
		}
	}
	return why
}

func (p areas) bendAt(choice string) {
	if choice == noBend {
		p.lay()
		return
	}
	n := 0
	fmt.Sscanf(choice, "%d", &n)
	p.draft.bend = int8(n)
	p.stage = atLineSecond
}

// lay puts the boundary that was drawn on the map.
func (p areas) lay() {
	p.put(p.front(p.side).facing(p.draft, p.pulls(p.side, p.draft.armies[0])))
	p.Tell(rules.Event{Kind: "boundary", Case: "6.1", Side: p.side.id(), Public: &rules.Event{}, Hexes: p.Hexes(p.draft.between[:]...),
		Text: fmt.Sprintf("The boundary between %s and %s is drawn.", p.rs.armies[p.draft.armies[0]].Name, p.rs.armies[p.draft.armies[1]].Name)})
	p.endDraft()
}
