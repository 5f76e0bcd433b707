package twilight

import (
	"cmp"

	"vistula/rules/board"
)

// Cases 11.2.2 and 11.2.3: the priorities of retreats, taken over whole ways. A way is
// open if no other that goes through as few enemy zones keeps them better: its owner
// may avoid zones against the priorities, or go through them (11.2.2a).

// route is how well a retreat comes out, the smaller the better.
type route struct {
	short   int8 // hexes that it falls short
	tabu    int8 // hexes that the enemy left by a retreat (11.2.2b)
	crowded bool // it ends over the stacking limit, for those who look for room
	astray  bool // a garrison leaves its complex (12.4)
	near    int8 // less the farther it ends from where it began
	out     int8 // hexes outside the army's area
	foreign bool // it ends in a hex of the enemy's
	away    bool // it ends farther from all sources of supply
}

// hard compares what no enemy zone excuses.
func (a route) hard(b route) int {
	return cmp.Or(cmp.Compare(a.short, b.short), cmp.Compare(a.tabu, b.tabu), falseFirst(a.crowded, b.crowded), falseFirst(a.astray, b.astray))
}

// soft compares how the priorities are kept.
func (a route) soft(b route) int {
	return cmp.Or(cmp.Compare(a.near, b.near), cmp.Compare(a.out, b.out), falseFirst(a.foreign, b.foreign), falseFirst(a.away, b.away))
}

// falseFirst puts false before true.
func falseFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// mostZones is how many enemy zones ways are told apart by; who goes through more is
// as badly off.
const mostZones = 8

// survey is what a search over ways finds: for each first step and each number of
// enemy zones the best way.
type survey struct {
	retreating
	r     *retreat
	best  [6][mostZones + 1]route
	found [6][mostZones + 1]bool
	start board.ID
	lead  int16
}

// bar tells why a stack cannot go from a hex into an adjacent one at all.
func (p retreating) bar(r *retreat, trail []board.ID, from, to board.ID) *refusal {
	switch {
	case p.enemyIn(to, r.side):
		return refuseBackIn
	case !p.passable(from, to):
		return refuseBackShut
	}
	for _, h := range trail {
		if h == to {
			return refuseBackAgain
		}
	}
	for i, u := range r.units {
		if r.owes[i] > 0 && specialOf(p.Position).barred(u, from, to) != nil {
			return refuseBackShut
		}
	}
	return nil
}

// survey searches all ways of a stack.
func (p retreating) survey(r *retreat) *survey {
	s := &survey{retreating: p, r: r, start: r.start(), lead: r.going()[0]}
	for _, u := range r.going() {
		if p.unit(u).formation() {
			s.lead = u
			break
		}
	}
	left := r.left()
	trail := append(make([]board.ID, 0, len(r.trail)+left), r.trail...)
	for d, n := range p.Board().Neighbours(r.at()) {
		if n != board.None && p.bar(r, trail, r.at(), n) == nil {
			s.follow(d, append(trail, n), left-1, 0, route{})
		}
	}
	return s
}

// follow follows the ways on from the last hex of a trail.
func (s *survey) follow(first int, trail []board.ID, left, zones int, so route) {
	at := trail[len(trail)-1]
	if s.openZone(s.r.side, at) {
		zones = min(zones+1, mostZones)
	}
	if s.leftBehind(at) {
		so.tabu++
	}
	if !armiesOf(s.Position).inArea(s.lead, at) {
		so.out++
	}
	went := false
	if left > 0 {
		for _, n := range s.Board().Neighbours(at) {
			if n != board.None && s.bar(s.r, trail, at, n) == nil {
				went = true
				s.follow(first, append(trail, n), left-1, zones, so)
			}
		}
	}
	if went {
		return
	}
	so.short = int8(left)
	s.end(&so, at)
	if !s.found[first][zones] || cmp.Or(so.hard(s.best[first][zones]), so.soft(s.best[first][zones])) < 0 {
		s.found[first][zones], s.best[first][zones] = true, so
	}
}

// end judges where a way ends.
func (s *survey) end(so *route, at board.ID) {
	so.near = -int8(min(100, s.Board().Distance(s.start, at)))
	so.foreign = !s.controls(s.r.side, at)
	so.away = s.farther(s.lead, s.start, at)
	so.astray = s.strays(s.r, at)
	if s.r.crowd {
		load, guns := stackingOf(s.Position).load(s.r.side, at)
		for _, u := range s.r.going() {
			load += s.bulk(u)
			if s.unit(u).kind == artillery {
				guns++
			}
		}
		so.crowded = load > mostHalves || guns > mostGuns
	}
}

// verdicts tells for each hex around a stack why it cannot go there next, nil where it
// can.
func (p retreating) verdicts(r *retreat) [6]*refusal {
	s := p.survey(r)
	var list [6]*refusal
	hard, any := route{}, false
	for d := range s.best {
		for z, ok := range s.found[d] {
			if ok && (!any || s.best[d][z].hard(hard) < 0) {
				hard, any = s.best[d][z], true
			}
		}
	}
	for d, n := range p.Board().Neighbours(r.at()) {
		if n == board.None {
			list[d] = refuseNotBeside
		} else if list[d] = p.bar(r, r.trail, r.at(), n); list[d] == nil {
			list[d] = s.verdict(d, hard)
		}
	}
	return list
}

// verdict judges a first step: some way by it must be the best of those with as few
// enemy zones.
func (s *survey) verdict(d int, hard route) *refusal {
	why := refuseBackEnd
	for z, ok := range s.found[d] {
		if !ok {
			continue
		}
		mine := s.best[d][z]
		if mine.hard(hard) != 0 {
			if mine.short == hard.short && mine.tabu > hard.tabu {
				why = refuseBackTabu
			}
			continue
		}
		if !s.beaten(mine, z, hard) {
			return nil
		}
		why = refuseBackWorse
	}
	return why
}

// beaten tells whether another way with as few enemy zones keeps the priorities better.
func (s *survey) beaten(mine route, zones int, hard route) bool {
	for d := range s.best {
		for z := 0; z <= zones; z++ {
			if s.found[d][z] && s.best[d][z].hard(hard) == 0 && s.best[d][z].soft(mine) < 0 {
				return true
			}
		}
	}
	return false
}

// ways lists the hexes that a stack may enter next.
func (p retreating) ways(r *retreat) []board.ID {
	var list []board.ID
	for d, why := range p.verdicts(r) {
		if why == nil {
			list = append(list, p.Board().Neighbours(r.at())[d])
		}
	}
	return list
}

// findsRoom tells whether a stack can end its retreat within the stacking limit.
func (p retreating) findsRoom(r *retreat) bool {
	s := p.survey(r)
	for d := range s.best {
		for z, ok := range s.found[d] {
			if x := s.best[d][z]; ok && x.short == 0 && !x.crowded {
				return true
			}
		}
	}
	return false
}

// leftBehind tells whether the enemy left a hex by a retreat in the combat in hand
// (11.2.2b).
func (p retreating) leftBehind(h board.ID) bool {
	for i := range p.combat.fighters {
		if x := &p.combat.fighters[i]; x.post == h && x.back > 0 && !p.holds(p.owner(x.unit), h) && p.combat.target != board.None {
			return p.owner(x.unit) != p.leader()
		}
	}
	return false
}

// farther tells whether one hex is farther than another from all sources of supply of a
// unit's command that are on the map: the train of its corps and its army's depots
// (11.2.3).
func (p retreating) farther(u int16, from, to board.ID) bool {
	some := false
	for _, source := range p.sources(u) {
		if source < 0 || !p.onMap(source) {
			continue
		}
		some = true
		if h := p.at(source); p.Board().Distance(to, h) <= p.Board().Distance(from, h) {
			return false
		}
	}
	return some
}

// sources are the supply units of a unit's command; -1 stands for one that is not
// there.
func (p retreating) sources(u int16) [3]int16 {
	list := [3]int16{-1, -1, -1}
	st := &p.units[u]
	if st.corps >= 0 {
		list[0] = p.rs.corps[st.corps].train
	}
	if st.army >= 0 {
		list[1], list[2] = p.rs.armies[st.army].depots[0], p.rs.armies[st.army].depots[1]
	}
	return list
}

// strays tells whether a garrison among a stack leaves its fortress complex (12.4).
func (p retreating) strays(r *retreat, to board.ID) bool {
	for _, u := range r.going() {
		if garrisonsOf(p.Position).isGarrison(u) && garrisonsOf(p.Position).leaves(u, to) {
			return true
		}
	}
	return false
}
