package twilight

import (
	"slices"
	"strings"

	"vistula/rules/board"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Chapters 22.4, 22.5 and 24.3: units with rules of their own, as far as they fight in
// the north.

// special is those rules.
type special struct{ *Position }

func specialOf(p *Position) special { return special{p} }

// findCuriosities finds what the special rules speak of.
func (rs *Ruleset) findCuriosities() {
	c := &rs.special
	c.boyen, c.loetzen, c.landwehr, c.corps = -1, -1, -1, -1
	for i := range rs.units {
		u, n := &rs.units[i], int16(i)
		has := func(flag string) bool { return slices.Contains(u.Flags, flag) }
		switch {
		case u.kind == fortress && u.Name == "Boyen":
			c.boyen = n
		case has("white-triangle"):
			c.ofBoyen = append(c.ofBoyen, n)
			if u.Name == "Lötzen" {
				c.loetzen = n
			}
		case has("detachment") && has("double-circle"):
			c.slips = append(c.slips, n)
		case has("town-garrison"):
			c.towns = append(c.towns, n)
		case has("incomplete"):
			c.incomplete = append(c.incomplete, n)
		}
		if u.Corps == "KG" {
			c.koenigsberg, c.corps = append(c.koenigsberg, n), u.corps
		}
		if u.ID == "ge.2-lw" {
			c.landwehr = n
		}
	}
	if c.corps >= 0 {
		rs.corps[c.corps].limit = koenigsbergLimit
	}
	rs.findDetachments()
}

// boyenRange is how far Boyen feeds its own units, in quarters of a hex (14.2.4).
const boyenRange = 3 * quarters

// ofBoyen tells whether Boyen may feed a unit (14.2.4).
func (p special) ofBoyen(u int16) bool { return slices.Contains(p.rs.special.ofBoyen, u) }

// findBoyen marks the hexes within range of Boyen while it stands.
func (p supplying) findBoyen(t *tracing, search *path.Search) {
	into := occupancy.Emptied(p.scratch.supply.boyen, p.Board().Len())
	p.scratch.supply.boyen = into
	b := p.rs.special.boyen
	if b < 0 || !p.onMap(b) {
		return
	}
	t.from(search, p.at(b), boyenRange)
	search.Reached(func(n path.Node, _ int) bool {
		into.Add(n.Hex)
		return true
	})
}

// incomplete tells whether a Corps Train is (24.3).
func (p special) incomplete(u int16) bool {
	return slices.Contains(p.rs.special.incomplete, u) && !p.completed(u)
}

// completedAfter is the turn whose Inter-Phase completes the trains of the First and
// the Second Army (24.3).
const completedAfter = 6

// completed tells whether an incomplete train of the First or the Second Army has been
// made good (24.3).
func (p special) completed(u int16) bool {
	army := p.unit(u).Army
	return (army == "1r" || army == "2r") && int(p.turn) > completedAfter
}

// corpsFrom is the turn from which the Königsberg Corps may be formed (22.5).
const corpsFrom = 8

// storeRange is how far from its magazine the Königsberg Corps is given points (22.5).
const storeRange = 3

// magazine is the magazine that special rules give to a unit: Boyen's for Lötzen
// (10.5.5), that of Königsberg for its corps (22.5).
func (p special) magazine(u int16) board.ID {
	c := &p.rs.special
	switch {
	case u == c.loetzen && c.boyen >= 0 && p.onMap(c.boyen) && p.boyenReaches(u):
		return p.at(c.boyen)
	case slices.Contains(c.koenigsberg, u) && int(p.turn) >= corpsFrom:
		for i, name := range p.rs.complexes {
			store := p.rs.magazines[i]
			if name == "Königsberg" && store != board.None && p.controls(central, store) && p.Board().Distance(store, p.at(u)) <= storeRange {
				return store
			}
		}
	}
	return board.None
}

// findDetachments finds the units into which detachments may be integrated: those of
// their corps that their designation names, as in "det 22+24".
func (rs *Ruleset) findDetachments() {
	rs.special.parents = make([][]int16, len(rs.units))
	for i := range rs.units {
		u := &rs.units[i]
		numbers, ok := strings.CutPrefix(u.Name, "det ")
		if !ok || u.corps < 0 {
			continue
		}
		names := strings.Split(numbers, "+")
		for _, v := range rs.corps[u.corps].units {
			if x := &rs.units[v]; x.formation() && slices.Contains(names, x.Name) {
				rs.special.parents[i] = append(rs.special.parents[i], v)
			}
		}
	}
}

// boyenReaches tells whether a line of Boyen's leads to a unit as things stand now, for
// ammunition is asked for in the middle of a phase (10.5.3).
func (p special) boyenReaches(u int16) bool {
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	supplyOf(p.Position).lines(p.owner(u)).from(search, p.at(p.rs.special.boyen), boyenRange)
	_, reached := search.Cost(path.Node{Hex: p.at(u)})
	return reached
}
