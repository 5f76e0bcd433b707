package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/path"
)

// serves tells whether a unit of an army can begin an attack from where it stands, or
// it and its headquarters can still come on foot to where it can.
func (p duties) serves(a int8) bool {
	d := &p.field.duty
	if d.witnesses == nil {
		d.witnesses = make([]testimony, len(p.rs.armies))
	}
	return p.witnessed(a) || p.anyServes(a, p.canServe)
}

// canServe tells whether a unit can begin an attack for its army.
func (p duties) canServe(u int16) bool {
	a := p.armyOf(u)
	return !p.remote(u, p.at(u), p.pointsLeft(u)) && p.eachPost(u, func(post board.ID) bool {
		from := p.commandedFrom(a, post)
		if from != board.None && u != p.moving() { // who goes from hex to hex is no witness for long
			p.testify(a, u, post, from)
		}
		return from != board.None
	})
}

// remote tells whether a unit in a hex, with so many points left, is too far from every
// enemy, or from where its headquarters could command it, wherever the two went on foot.
func (p duties) remote(u int16, at board.ID, left int) bool {
	hq, ok := p.hqOf(u)
	if !ok {
		return true
	}
	left = max(0, left)
	if p.Board().Distance(at, p.at(hq)) > left+max(0, p.pointsLeft(hq))+p.command(hq).CommandRange {
		return true
	}
	e := p.owner(u).enemy()
	for i := range p.units {
		if p.owner(int16(i)) == e && p.onMap(int16(i)) && p.Board().Distance(at, p.units[i].hex) <= left+1 {
			return false
		}
	}
	return !slices.ContainsFunc(p.rs.forts, func(f fort) bool { return p.bastion(e, f.hex) && p.Board().Distance(at, f.hex) <= left+1 })
}

// testify keeps how a unit serves from a hex, commanded from another.
func (p duties) testify(a int8, u int16, post, from board.ID) {
	t, hq := &p.field.duty.witnesses[a], p.rs.armies[a].hq
	t.kept[t.next] = witness{unit: u, way: p.wayOf(u, post), hqWay: p.wayOf(hq, from), line: p.commandLine(p.side, hq, from, post)}
	t.next = (t.next + 1) % len(t.kept)
}

// witnessed tells whether a witness of an army still holds.
func (p duties) witnessed(a int8) bool {
	t := &p.field.duty.witnesses[a]
	for i := range t.kept {
		if p.believes(a, &t.kept[i]) {
			return true
		}
	}
	return false
}

// unmoved tells whether a witness of an army holds that has nothing to do with the unit
// in hand, where it is, nor with where it would go.
func (p duties) unmoved(a int8, to board.ID) bool {
	u, d := p.moving(), &p.field.duty
	if p.rs.armies[a].hq == u || p.besieges(p.side, p.at(u)) { // to go away would lift the siege
		return false
	}
	apart := func(w *witness) bool { return w.unit != u && !p.leans(w, p.at(u)) && !p.minds(w, to) }
	if len(d.proofs) == 0 {
		d.proofs = append(d.proofs, make([]witness, len(p.rs.armies))...)
	}
	if w := &d.proofs[a]; len(w.way) > 0 && apart(w) {
		return true
	}
	t := &d.witnesses[a]
	for i := range t.kept {
		if w := &t.kept[i]; len(w.way) > 0 && apart(w) && p.believes(a, w) {
			d.proofs[a] = *w
			return true
		}
	}
	return false
}

// leans tells whether a witness may need the unit in hand to stay in a hex: as a
// friend on its ways, as a part of the attack, or as company of a headquarters that it
// would leave alone. Where ways only begin it makes no difference.
func (p duties) leans(w *witness, at board.ID) bool {
	return slices.Contains(w.way[1:], at) || w.way[len(w.way)-1] == at || slices.Contains(w.hqWay[1:], at) || slices.Contains(w.line[1:], at) ||
		w.way[0] == at && p.contact(p.side, at)
}

// minds tells whether the unit in hand may be in the way of a witness in a hex: only
// where one of its ways ends, for passing through friends is free, or where a
// headquarters would keep it company.
func (p duties) minds(w *witness, at board.ID) bool {
	return w.way[len(w.way)-1] == at || len(w.hqWay) > 1 && w.hqWay[len(w.hqWay)-1] == at || w.way[0] == at && p.unit(p.moving()).hq
}

// wayOf is the way on foot of a unit to a hex that it can come to.
func (p duties) wayOf(u int16, to board.ID) []board.ID {
	if to == p.at(u) {
		return []board.ID{to}
	}
	return p.onFoot(u).Way(path.Node{Hex: to})
}

// believes tells whether a witness still holds.
func (p duties) believes(a int8, w *witness) bool {
	if len(w.way) == 0 || p.armyOf(w.unit) != a || !p.onMap(w.unit) {
		return false
	}
	hq, post, from := p.rs.armies[a].hq, w.way[len(w.way)-1], w.hqWay[len(w.hqWay)-1]
	if !p.onMap(hq) || p.shutIn(p.side, p.at(hq)) {
		return false
	}
	return p.walks(w.unit, w.way, p.bound(w.unit)) && p.walks(hq, w.hqWay, p.units[hq].moved) &&
		(from == p.at(hq) || p.crowd(from, hq) == nil) && p.commands(hq, w.line) && p.fightsFrom(w.unit, post)
}

// walks tells whether a unit that is not bound to stay can go a way on foot.
func (p duties) walks(u int16, way []board.ID, bound bool) bool {
	if way[0] != p.at(u) {
		return false
	}
	left := p.pointsLeft(u)
	for i, to := range way[1:] {
		from := way[i]
		if bound || i == 0 && p.units[u].stopped || i > 0 && p.zoc(p.side.enemy(), from) || p.barred(u, from, to, false) != nil {
			return false
		}
		d, _ := p.Board().DirectionTo(from, to)
		if left -= p.stepCost(from, d, to); left < 0 {
			return false
		}
	}
	return true
}

// commands tells whether a line of command holds (10.1).
func (p duties) commands(hq int16, line []board.ID) bool {
	if len(line)-1 > p.command(hq).CommandRange {
		return false
	}
	for i := 1; i < len(line)-1; i++ {
		if !p.passable(p.side, line[i]) || p.openZoc(p.side, line[i]) {
			return false
		}
	}
	return true
}
