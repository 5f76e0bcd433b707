package twilight

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"vistula/data"
	"vistula/rules/board"
)

// Case 6.2: the organisational displays of the armies, and what a scenario begins
// with.

// readDisplays gives the armies their displays, which stand in the data in the order
// of the armies along the front.
func (rs *Ruleset) readDisplays(fsys fs.FS) error {
	list, err := data.ArmyDisplays(fsys, id)
	if err != nil {
		return err
	}
	for _, d := range list {
		i := int8(slices.IndexFunc(rs.armies, func(a army) bool { return a.id == d.Army }))
		if i < 0 {
			return fmt.Errorf("%s/displays.json: no unit belongs to the army %q", id, d.Army)
		}
		rs.armies[i].ArmyDisplay = d
		rs.frontOrder = append(rs.frontOrder, i)
	}
	for _, a := range rs.armies {
		if a.Army == "" {
			return fmt.Errorf("%s/displays.json: the army %q has no display", id, a.id)
		}
	}
	return nil
}

// readBoundaries reads the boundaries that a scenario begins with, and who begins
// under another army than its own.
func (rs *Ruleset) readBoundaries(sc *scenario) error {
	for i, x := range sc.Start.Boundaries {
		l := boundary{bend: int8(x.Bend)}
		for k, name := range x.Armies {
			l.armies[k] = int8(slices.IndexFunc(rs.armies, func(a army) bool { return a.id == name }))
			h, ok := rs.Board().Find(x.Between[k])
			if !ok || l.armies[k] < 0 {
				return fmt.Errorf("start: boundaries[%d]: %q or hex %q is unknown", i, name, x.Between[k])
			}
			l.between[k] = h
		}
		var ok bool
		if l.bearing, ok = bearingOf(x.Bearing); !ok {
			return fmt.Errorf("start: boundaries[%d]: unknown bearing %q", i, x.Bearing)
		}
		if l.second, ok = bearingOf(x.Second); !ok && x.Second != "" {
			return fmt.Errorf("start: boundaries[%d]: unknown bearing %q", i, x.Second)
		}
		sc.start.boundaries = append(sc.start.boundaries, l)
	}
	for _, a := range rs.frontOrder {
		for _, name := range sc.Start.Attached[rs.armies[a].id] {
			sc.start.units[rs.unitOf(name)].army = a
		}
	}
	for i := range sc.start.boundaries {
		l, s := &sc.start.boundaries[i], rs.armies[sc.start.boundaries[i].armies[0]].nation.side()
		*l = areasOf(sc.start).front(s).facing(*l, areasOf(sc.start).pulls(s, l.armies[0]))
	}
	for _, s := range []side{russia, central} {
		if r := areasOf(sc.start).undrawn(s); r != nil {
			return fmt.Errorf("start: boundaries: %s", r.Why)
		}
	}
	return nil
}

// attaching is who is subordinated to whom (6).
type attaching struct{ *Position }

func armiesOf(p *Position) attaching { return attaching{p} }

// fielded lists the armies of a side that are there, in their order along the front.
func (p attaching) fielded(s side) []int8 {
	var list []int8
	for _, a := range p.rs.frontOrder {
		if x := &p.rs.armies[a]; x.nation.side() == s && p.scenario.armies[a] && int(p.turn) >= x.Opens {
			list = append(list, a)
		}
	}
	return list
}

// trainOf is the Corps Train of a corps, -1 where it has none.
func (p attaching) trainOf(c int8) int16 {
	if c < 0 {
		return -1
	}
	return p.rs.corps[c].train
}

// present tells whether a unit is on the map and not on a train (6.1.1).
func (p attaching) present(u int16) bool { return u >= 0 && p.onMap(u) && !p.railMode(u) }

// commanding tells whether a corps is a command: its Corps Train is on the map and
// has left its train (6.2.2), or it is the Königsberg Corps and its marker is placed (22.5).
func (p attaching) commanding(c int8) bool {
	return p.isKoenigsberg(c) && p.koenigsberg || p.present(p.trainOf(c))
}

// corpsOf lists the corps attached to an army, in the order of their numbers.
func (p attaching) corpsOf(a int8) []int8 {
	var list []int8
	for c := range int8(len(p.rs.corps)) {
		t := p.trainOf(c)
		there := p.isKoenigsberg(c) && p.koenigsberg || t >= 0 && (p.units[t].gone == onBoard || p.units[t].gone == offMap)
		if there && p.armyOfCorps(c) == a {
			list = append(list, c)
		}
	}
	return list
}

// formationsOf lists the formations on a track of an army: that of a corps, or -1 the
// independent one.
func (p attaching) formationsOf(a, c int8) []int16 {
	return p.all(func(u int16) bool {
		st := &p.units[u]
		return p.unit(u).formation() && st.army == a && st.corps == c && (st.gone == onBoard || st.gone == offMap)
	})
}

// load is what formations take of an Attachment Limit, in halves: a division two, a
// brigade one (3.8.3).
func (p attaching) load(units []int16) int {
	n := 0
	for _, u := range units {
		n++
		if p.unit(u).size == division {
			n++
		}
	}
	return n
}

// room tells why an army has no free track for a corps (6.2.1).
func (p attaching) room(a, c int8) *refusal {
	army := &p.rs.armies[a]
	taken, riders := 0, 0
	for _, x := range p.corpsOf(a) {
		if x == c {
			continue
		}
		taken++
		if p.rs.corps[x].riders {
			riders++
		}
	}
	limit := army.Corps
	if army.CavalryCorps && (riders > 0 || p.rs.corps[c].riders) {
		limit++
	}
	if taken >= limit {
		return &refusal{Case: "6.2.1", Why: fmt.Sprintf("%s has no free track: it takes %d corps.", army.name, limit)}
	}
	return nil
}

// foreign tells why a unit of one nation cannot be attached to an army of another
// (6.2.4): at most one German reserve division in all to Austro-Hungarian armies, and
// one Austro-Hungarian cavalry division to German ones. The German 3 LW Corps with its
// divisions may be under the Austro-Hungarians from turn 4 to 18.
func (p attaching) foreign(u int16, a int8) *refusal {
	unit, other := p.unit(u), p.rs.armies[a].nation
	if unit.nation == other || other == noNation {
		return nil
	}
	if unit.nation == german && unit.Corps == "3 LW" && p.turn >= 4 && p.turn <= 18 {
		return nil
	}
	if !p.mayServe(u, other) {
		return &refusal{Case: "6.2.4", Why: "{unit} cannot be attached to an army of another nation."}
	}
	for v := range p.units {
		if w := int16(v); w != u && p.mayServe(w, other) && p.units[v].army >= 0 && p.rs.armies[p.units[v].army].nation == other && p.units[v].alive() {
			return &refusal{Case: "6.2.4", Why: "{unit} cannot be attached: " + p.Label(w) + " is already attached to an army of that nation, and only one may be."}
		}
	}
	return nil
}

// mayServe tells whether a unit is of those of which one may be attached to an army
// of another nation.
func (p attaching) mayServe(u int16, other nation) bool {
	unit := p.unit(u)
	switch {
	case unit.size != division || unit.nation == other:
		return false
	case unit.nation == german && other == austrian:
		return unit.kind == infantry && strings.HasSuffix(unit.Name, " r")
	case unit.nation == austrian && other == german:
		return unit.kind == cavalry
	}
	return false
}

// areaOf is the army in whose area a hex lies, -1 where no areas are drawn.
func (p areas) areaOf(s side, h board.ID) int8 {
	if h == board.None {
		return -1
	}
	plan := p.plan(s)
	return plan.of(p.Board().Coord(h))
}
