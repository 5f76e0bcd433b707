package twilight

import (
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// What is demanded of the boundaries between armies (6.1, 6.1.2), told while they are
// drawn.

// unset tells whether the areas of the armies are still to be set in the phase.
func (p viewer) unset() bool { return p.drawing() || p.stage == atAttach && !p.drawn }

// boundaryTrack lists for each boundary of the side that draws what is demanded of it,
// and what of that is fulfilled.
func (p viewer) boundaryTrack() rules.Track {
	t := rules.Track{ID: "boundaries", Title: "Boundaries", Case: "6.1", Now: true}
	areas := areasOf(p.Position)
	for _, pair := range areas.pairs(p.side) {
		t.Lines = append(t.Lines, rules.Line{Text: p.rs.armies[pair[0]].Name + " and " + p.rs.armies[pair[1]].Name})
		if p.drawing() && p.draft.armies == pair {
			t.Lines = append(t.Lines, p.draftDemands()...)
			continue
		}
		if i := areas.between(pair[0], pair[1]); i >= 0 {
			t.Lines = append(t.Lines, p.demands(&p.boundaries[i])...)
		} else {
			t.Lines = append(t.Lines, rules.Line{Text: "Not drawn yet", State: rules.LineUnmet, Case: "6.1"})
		}
	}
	t.Lines = append(t.Lines, p.strayLine())
	return t
}

// Demands in the order in which a boundary is drawn.
const (
	startsAtFront = iota
	alongARow
	oneBend
	sevenBehind
	noHexTwice
	trainsFit
	demandCount
)

// demandWords are the demands for players.
var demandWords = [demandCount]string{
	startsAtFront: "Starts at the enemy's front line",
	alongARow:     "Runs along a row of hexes",
	oneBend:       "Has one bend at most",
	sevenBehind:   "Runs seven hexes behind your front",
	noHexTwice:    "Gives no hex to two armies",
	trainsFit:     "Gives no army too many Corps Trains",
}

// demandLines are the demands, none of them decided yet.
func demandLines() []rules.Line {
	lines := make([]rules.Line, demandCount)
	for i := range lines {
		lines[i] = rules.Line{Text: demandWords[i], State: rules.LineOpen, Case: "6.1"}
	}
	lines[trainsFit].Case = "6.1.2"
	return lines
}

// demands weighs a boundary that is on the map.
func (p viewer) demands(l *boundary) []rules.Line {
	areas, lines := areasOf(p.Position), demandLines()
	f := areas.front(p.side)
	why := f.wrong(l)
	for i := range lines {
		lines[i].State = rules.LineMet
	}
	fail := func(i int) { lines[i].State = rules.LineUnmet }
	switch why {
	case nil:
	case refuseNoStart, refuseNoFront:
		fail(startsAtFront)
	case refuseAskew:
		fail(alongARow)
	case refuseBend:
		fail(oneBend)
	default:
		fail(sevenBehind)
	}
	if part := partBy(p.Board(), l); p.crossed(f, l, part) {
		fail(noHexTwice)
	}
	if areas.crowded(p.side) != nil {
		fail(trainsFit)
	}
	p.describe(lines, l, atLineSecond+1)
	return lines
}

// crossed tells whether a boundary crosses another of its side.
func (p viewer) crossed(f *front, l *boundary, part parting) bool {
	before := true
	for i := range p.boundaries {
		o := &p.boundaries[i]
		switch {
		case p.rs.armies[o.armies[0]].nation.side() != p.side:
		case o.armies == l.armies:
			before = false
		default:
			other := partBy(p.Board(), o)
			if before && f.crosses(other, part) || !before && f.crosses(part, other) {
				return true
			}
		}
	}
	return false
}

// draftDemands are the demands on the boundary in hand: what has been chosen was offered
// because it fulfils its own, and the rest is open.
func (p viewer) draftDemands() []rules.Line {
	lines := demandLines()
	met := map[stage]int{atLineStart: startsAtFront, atLineBearing: alongARow, atLineBend: oneBend, atLineSecond: sevenBehind}[p.stage]
	for i := range met {
		lines[i].State = rules.LineMet
	}
	p.describe(lines, &p.draft, p.stage)
	return lines
}

// describe writes what a boundary is like beside the demands that have been decided when
// a stage is reached.
func (p viewer) describe(lines []rules.Line, l *boundary, at stage) {
	if at > atLineStart {
		lines[startsAtFront].Hexes = p.Hexes(l.between[:]...)
		lines[startsAtFront].Value = strings.Join(lines[startsAtFront].Hexes, " | ")
	}
	if at > atLineBearing {
		lines[alongARow].Value = strings.ToUpper(bearingIDs[l.bearing])
	}
	switch {
	case at > atLineBend && l.bend > 0:
		lines[oneBend].Value = "after " + itoa(int(l.bend))
	case at > atLineBend:
		lines[oneBend].Value = "none"
	}
	if at > atLineSecond {
		lines[sevenBehind].Value = itoa(len(trace(p.Board(), l, p.inPlay))) + " hexes"
	}
}

// strayLine tells who stands outside the area of its army as the boundaries are.
func (p viewer) strayLine() rules.Line {
	l := rules.Line{Text: "Every formation stands in its army's area", Case: "6.1.1", State: rules.LineMet}
	plan := areasOf(p.Position).plan(p.side)
	n := 0
	for _, u := range p.rs.ofSide[p.side] {
		h := p.at(u)
		if h == board.None || !p.unit(u).formation() || p.railMode(u) || plan.of(p.Board().Coord(h)) == p.units[u].army {
			continue
		}
		n++
		l.Value, l.State = itoa(n)+" outside", rules.LineUnmet
		l.Hexes = append(l.Hexes, p.Board().Number(h))
	}
	return l
}
