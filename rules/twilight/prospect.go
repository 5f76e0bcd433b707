package twilight

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/path"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// What choosing a hex would bring while a boundary is drawn (6.1) or a journey is
// planned (8.2.3): the line with the areas that it makes, the way with the turn of
// arrival.

// hexsides is a boundary as the pairs of hexes on either side of its hexsides.
func (p inquiry) hexsides(kind string, l *boundary) rules.Way {
	w := rules.Way{Kind: kind, Case: "6.1"}
	for _, pair := range trace(p.Board(), l, p.inPlay) {
		if pair[0] != board.None && pair[1] != board.None {
			w.Hexes = append(w.Hexes, p.Board().Number(pair[0]), p.Board().Number(pair[1]))
		}
	}
	return w
}

// chance is a course that the boundary in hand may take, and the choice that gives it.
type chance struct {
	line   boundary
	choice string
	from   int // how many hexsides of it are drawn already
}

// chances are the courses of the boundary in hand that can be chosen by a bearing.
func (p inquiry) chances() []chance {
	var list []chance
	f, areas := areasOf(p.Position).front(p.side), areasOf(p.Position)
	for _, id := range bearingIDs {
		if areas.mayBear(id) != nil {
			continue
		}
		d, _ := bearingOf(id)
		x := chance{line: p.draft, choice: id}
		if p.stage == atLineSecond {
			x.line.second, x.from = d, int(p.draft.bend)
		} else if l, ok := f.oriented(p.draft.between, d); ok {
			l.armies = p.draft.armies
			x.line = l
		}
		list = append(list, x)
	}
	return list
}

// drawLine marks what can be chosen of the boundary that is being drawn, and shows what
// the hex that is pointed at would make of it.
func (p inquiry) drawLine(o *rules.Overlay, q rules.Query) {
	switch p.stage {
	case atLineStart:
		p.lineStarts(o, q)
	case atLineBearing, atLineSecond:
		p.lineBearings(o, q)
	case atLineBend:
		p.lineBends(o, q)
	}
}

// lineStarts marks the hexsides at which a boundary can start, and the bearings from
// the one that is pointed at.
func (p inquiry) lineStarts(o *rules.Overlay, q rules.Query) {
	areas := areasOf(p.Position)
	f := areas.front(p.side)
	var seen []board.ID
	for _, pair := range f.starts() {
		if areas.mayStart(verb.OfHexFrom(pair[0], pair[1])) != nil {
			continue
		}
		names := p.Hexes(pair[:]...)
		o.Ways = append(o.Ways, rules.Way{Kind: rules.WayBoundaryStart, Hexes: names, Case: "6.1"})
		for _, h := range pair {
			if !slices.Contains(seen, h) {
				seen = append(seen, h)
				p.mark(o, h, rules.MarkOpen, "", "6.1")
			}
		}
		if q.From == "" || !slices.Contains(names, q.Hex) || !slices.Contains(names, q.From) {
			continue
		}
		for _, id := range bearingIDs {
			d, _ := bearingOf(id)
			if l, ok := f.oriented(pair, d); ok && f.startsWell(&l) == nil && f.completable(&l) == nil {
				o.Ways = append(o.Ways, p.hexsides(rules.WayBoundaryDraft, &l))
			}
		}
	}
}

// labelAt is how many hexes along a line its bearing is written.
const labelAt = 4

// lineBearings marks the hexes along each bearing that can be chosen.
func (p inquiry) lineBearings(o *rules.Overlay, q rules.Query) {
	chances := p.chances()
	var seen []board.ID
	for _, x := range chances {
		o.Ways = append(o.Ways, p.hexsides(rules.WayBoundaryDraft, &x.line))
		for i, pair := range trace(p.Board(), &x.line, p.inPlay) {
			if i <= x.from {
				continue
			}
			for k, h := range pair {
				if h == board.None || slices.Contains(seen, h) {
					continue
				}
				seen = append(seen, h)
				m := rules.Mark{Hex: p.Board().Number(h), Kind: rules.MarkOpen, Choice: x.choice, Case: "6.1"}
				if i == x.from+labelAt && k == 0 {
					m.Label = strings.ToUpper(x.choice)
				}
				o.Hexes = append(o.Hexes, m)
			}
		}
	}
	m := p.pointedAt(o, q)
	for _, x := range chances {
		if m != nil && x.choice == m.Choice {
			p.foresee(o, m, x.line)
		}
	}
}

// lineBends marks the hexes along the boundary at which it can bend, each with the
// number of hexes after which it would.
func (p inquiry) lineBends(o *rules.Overlay, q rules.Query) {
	areas := areasOf(p.Position)
	o.Ways = append(o.Ways, p.hexsides(rules.WayBoundaryDraft, &p.draft))
	pairs := trace(p.Board(), &p.draft, p.inPlay)
	for i, pair := range pairs {
		m := rules.Mark{Kind: rules.MarkOpen, Label: itoa(i), Choice: itoa(i), Case: "6.1"}
		switch {
		case i == 0:
			p.mark(o, pair[0], rules.MarkHere, "", "6.1")
			continue
		case i == len(pairs)-1 && areas.mayBend(noBend) == nil:
			m.Label, m.Choice = "straight", noBend
		case areas.mayBend(itoa(i)) != nil:
			continue
		}
		for _, h := range pair {
			if h != board.None {
				m.Hex = p.Board().Number(h)
				o.Hexes = append(o.Hexes, m)
				m.Label = ""
			}
		}
	}
	m := p.pointedAt(o, q)
	if m == nil {
		return
	}
	if m.Choice == noBend {
		p.foresee(o, m, p.draft)
		return
	}
	f := areas.front(p.side)
	for _, turn := range []int{1, -1} {
		l := p.draft
		fmt.Sscanf(m.Choice, "%d", &l.bend)
		if l.second = turned(l.bearing, turn); areas.fits(f, &l) == nil {
			o.Ways = append(o.Ways, p.hexsides(rules.WayBoundaryDraft, &l))
		}
	}
}

// pointedAt is the mark of the hex that is pointed at, nil where there is none that can
// be chosen.
func (p inquiry) pointedAt(o *rules.Overlay, q rules.Query) *rules.Mark {
	if q.Hex == "" {
		return nil
	}
	i := slices.IndexFunc(o.Hexes, func(m rules.Mark) bool { return m.Hex == q.Hex && m.Kind == rules.MarkOpen })
	if i < 0 {
		return nil
	}
	return &o.Hexes[i]
}

// foresee shows a boundary as if it were drawn, with the areas that it makes and who
// would stand outside his own.
func (p inquiry) foresee(o *rules.Overlay, m *rules.Mark, l boundary) {
	s := p.side
	m.Note = ""
	after := inquiry{viewer{p.clone(), p.to}}
	areas := areasOf(after.Position)
	areas.put(areas.front(s).facing(l, areas.pulls(s, l.armies[0])))
	plan := areas.plan(s)
	var out []int16
	for _, u := range p.rs.ofSide[s] {
		if a := plan.of(p.Board().Coord(max(0, p.at(u)))); p.unit(u).formation() && p.onMap(u) && !p.railMode(u) && a != p.units[u].army {
			out = append(out, u)
		}
	}
	m.Note = "Every formation stands in its army's area."
	switch n := len(out); {
	case n == 1:
		m.Note = p.Label(out[0]) + " would stand outside its army's area."
	case n > 3:
		m.Note = itoa(n) + " formations would stand outside their armies' areas."
	case n > 1:
		m.Note = p.Labels(out) + " would stand outside their armies' areas."
	}
	m.Case = "6.1.1"
	after.areas(o, s)
}

// journeyTo shows the way by rail to the station that is pointed at.
func (p inquiry) journeyTo(o *rules.Overlay, q rules.Query) {
	m := p.pointedAt(o, q)
	to, err := reading.QueryHex(p.Board(), q.Hex)
	if m == nil || err != nil {
		return
	}
	rails := railsOf(p.Position)
	u := rails.bound()
	a := rails.account(u)
	f := rails.spread(a, rails.stop(u))
	if p.unit(u).depot() {
		f = rails.spreadDepot(p.owner(u), p.at(u))
	}
	w := rules.Way{Unit: p.UnitID(u), Kind: rules.WayJourney, Case: "8.2.3"}
	for _, h := range p.rs.rail.way(f, a, to) {
		if !p.rs.rail.offMap(h) && p.inPlay(h) {
			w.Hexes = append(w.Hexes, p.Board().Number(h))
		}
	}
	if len(w.Hexes) > 1 {
		o.Ways = append(o.Ways, w)
	}
	m.Note = p.journeyNote(f, to)
}

// journeyNote says how long a journey is and when it ends.
func (p inquiry) journeyNote(f *path.Flood, to board.ID) string {
	rails := railsOf(p.Position)
	u := rails.bound()
	n, _ := f.Cost(to)
	note := fmt.Sprintf("%s by rail, %s MP", verb.Count(n, "hex", "hexes"), fraction.Write(n*parts/rails.rate(), parts))
	if !p.timed(u) {
		return note + "."
	}
	turn, counter := p.arrival(u, n*parts/rails.rate()+int(p.unit(u).railCost)*parts/2)
	when := "arrives and detrains in turn " + itoa(turn)
	if counter {
		when += ", in the Counter Movement Phase"
	}
	return note + "; " + when + " at the earliest."
}

// timed tells whether the turn in which a unit arrives can be told: a depot is where it
// goes at once, and who is sent elsewhere in the enemy's move goes on in his own.
func (p inquiry) timed(u int16) bool { return !p.unit(u).depot() && p.owner(u) == p.active() }
