package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Case 6.1: a boundary is drawn in stages: the armies, the hexside where it starts, its
// bearing, where it bends and its second bearing.

// addDrawing adds the stages of drawing a boundary.
func addDrawing() {
	questions[atLineStart] = question{"6.1", "{us}: choose the hexside at the enemy's front line where the boundary starts."}
	questions[atLineBearing] = question{"6.1", "{us}: choose the bearing of the boundary."}
	questions[atLineBend] = question{"6.1", "{us}: choose after how many hexes the boundary bends."}
	questions[atLineSecond] = question{"6.1", "{us}: choose the second bearing of the boundary."}
	questions[atTrack] = question{"6.2.1", "{us}: choose the track for the formation."}
	book.Add(
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
