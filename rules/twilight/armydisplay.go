package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// armyDisplay is the organisational display of an army (6.2): a row for each track,
// with a box for the corps, one for each status of effectiveness and one for the
// Asset Units, and a row for the depots.
func (p viewer) armyDisplay(a int8) rules.Display {
	army := &p.rs.armies[a]
	corps := armiesOf(p.Position).corpsOf(a)
	d := rules.Display{ID: "army-" + army.id, Title: army.Name, Side: army.nation.side().id()}
	for _, c := range corps {
		d.Rows = append(d.Rows, p.trackRow(a, c))
	}
	for n := len(corps); n < army.Corps; n++ {
		d.Rows = append(d.Rows, rules.Row{Title: "Free corps track"})
	}
	d.Rows = append(d.Rows, p.trackRow(a, -1))
	depots := rules.Box{Label: "Depots"}
	for _, u := range army.depots {
		if u >= 0 && p.units[u].alive() {
			depots.Units = append(depots.Units, p.counterAt(u))
			depots.Details = append(depots.Details, p.Label(u)+": "+p.whereabouts(u))
		}
	}
	d.Rows = append(d.Rows, rules.Row{Title: "Depots", Boxes: []rules.Box{depots}})
	return d
}

// trackRow is an attachment track: that of a corps, or -1 the independent one.
func (p viewer) trackRow(a, c int8) rules.Row {
	row := rules.Row{Title: "Independent", Put: &rules.Put{Take: "marker", Verb: "track", Choice: independentTrack}}
	head := rules.Box{Label: "Command", Note: "supplied by the depots"}
	if c >= 0 {
		row.Title = p.rs.corps[c].title
		head.Note = armiesOf(p.Position).limitWords(c)
		row.Put = &rules.Put{Take: "marker", Verb: "track", Choice: armiesOf(p.Position).trackID(c)}
		if t := p.rs.corps[c].train; t >= 0 {
			head.Units = []rules.Counter{p.counterAt(t)}
		}
		if p.rs.corps[c].riders {
			head.Details = append(head.Details, "Cavalry only")
		}
	}
	row.Boxes = append(row.Boxes, head)
	for status := range int8(mostStatus + 1) {
		box := rules.Box{Label: itoa(int(status))}
		if status == mostStatus {
			box.Note = "demoralized"
		}
		for _, u := range armiesOf(p.Position).formationsOf(a, c) {
			if p.units[u].ce == status {
				box.Units = append(box.Units, p.counterAt(u))
			}
		}
		row.Boxes = append(row.Boxes, box)
	}
	assets := rules.Box{Label: "Assets"}
	for u := range p.units {
		v, st := int16(u), &p.units[u]
		if unit := p.unit(v); (unit.asset || unit.kind == artillery) && st.army == a && st.corps == c && st.hex != board.None {
			assets.Units = append(assets.Units, p.counterAt(v))
		}
	}
	row.Boxes = append(row.Boxes, assets)
	return row
}

// counterAt is a unit as its owner sees it, with where it is.
func (p viewer) counterAt(u int16) rules.Counter {
	c := p.counter(u)
	c.Hex = p.Board().Number(p.at(u))
	return c
}

// areaKinds are the marks of areas, which take turns along the front.
var areaKinds = [...]string{"area-1", "area-2", "area-3"}

// areas marks the area of each army of a side, in the order of the front; the other
// side is not shown them.
func (p inquiry) areas(o *rules.Overlay, s side) {
	if !p.sees(s) {
		return
	}
	plan := areasOf(p.Position).plan(s)
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		if !p.inPlay(h) || p.rs.country[h] == noNation || p.held[h] == s.enemy() {
			return false
		}
		a := plan.of(p.Board().Coord(h))
		if a < 0 {
			return false
		}
		m.Kind, m.Note, m.Case = areaKinds[slices.Index(plan.armies, a)%len(areaKinds)], p.rs.armies[a].Name, "6.1"
		return true
	})
	for i := range p.boundaries {
		l := &p.boundaries[i]
		if p.rs.armies[l.armies[0]].nation.side() != s {
			continue
		}
		way := p.hexsides(rules.WayBoundary, l)
		way.Note = p.rs.armies[l.armies[0]].Name + " and " + p.rs.armies[l.armies[1]].Name
		o.Ways = append(o.Ways, way)
	}
}
