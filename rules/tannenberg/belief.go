package tannenberg

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

var _ rules.Concealing = (*Position)(nil)

// belief is a position whose unknown parts are drawn anew.
type belief struct{ *Position }

func believe(p *Position) belief { return belief{p} }

// Believe draws anew what a side cannot see: before the plan is revealed where the
// other side sets up, with limited intelligence which German unit is which.
func (p *Position) Believe(who rules.Side, rng *rand.Rand) {
	s := sideOf(string(who))
	switch {
	case s == nobody || p.stage == atEnd:
	case p.settingUp():
		believe(p).believePlan(s, rng)
	default:
		if p.choosing(s.enemy()) {
			p.moving = p.moving[:0]
		}
		believe(p).believeMasked(s, rng)
	}
}

// believePlan sets the other side up elsewhere. While it is still at it, nobody knows
// how far it has come; later all of its units stand but those that may be in the
// west. While the Central Powers plan there are no Russians yet.
func (p belief) believePlan(viewer side, rng *rand.Rand) {
	them := viewer.enemy()
	if p.phase == planPhase && them == russia {
		return
	}
	if p.side == them {
		p.moving = p.moving[:0]
	}
	for _, u := range p.rs.armies[them] {
		if p.onMap(u) {
			p.place(u, board.None)
		}
	}
	begun := rng.IntN(4) > 0 // or every unit is still to be set up
	for _, u := range p.rs.armies[them] {
		st := &p.units[u]
		if deployIn(p.Position).optional(u) && st.front == west && st.due == 0 && st.alive() {
			st.front = east
		}
		switch {
		case !deployIn(p.Position).initial(u):
		case p.side == them && (!begun || rng.IntN(8) == 0):
		case deployIn(p.Position).optional(u) && rng.IntN(2) == 0:
			if p.side != them {
				st.front = west
			}
		default:
			p.placeSomewhere(u, rng)
		}
	}
}

// placeSomewhere sets a unit up in any hex where it may stand and takes nothing.
func (p belief) placeSomewhere(u int16, rng *rand.Rand) {
	homes := p.rs.homes[p.unit(u).nation]
	from := rng.IntN(len(homes))
	for i := range homes {
		h := homes[(from+i)%len(homes)]
		o := p.rs.objectiveOf[h]
		if deployIn(p.Position).checkPost(u, h) == nil && (o < 0 || p.held[o] == p.owner(u)) {
			p.place(u, h)
			return
		}
	}
}

// believeMasked has the units that a side cannot tell apart change places at random,
// as far as each can be in the state of the one in whose place it comes.
func (p belief) believeMasked(viewer side, rng *rand.Rand) {
	q := p.rs.borrowSight()
	defer q.release()
	units := q.findMasked(p.Position, viewer)
	if len(units) < 2 {
		return
	}
	now := q.everyone(len(p.units))
	p.inOrder(q, units, now)
	for i := len(units) - 1; i > 0; i-- {
		u, v := units[i], units[rng.IntN(i+1)]
		// now tells who has come into the place of a unit; here it is those places that
		// are exchanged.
		if a, b := now[u], now[v]; u != v && p.couldBe(a, v) && p.couldBe(b, u) {
			now[u], now[v] = b, a
		}
	}
	states := q.states[:0]
	for _, u := range units {
		states = append(states, p.units[u])
	}
	q.states = states
	for i, u := range units {
		p.units[now[u]] = states[i]
	}
	for _, u := range units {
		p.post(u, p.units[u].hex)
	}
	p.rename(now)
}

// inOrder gives the places of units that cannot be told apart to them in the order of
// the map, as far as each can be there: what is drawn then does not depend on who is
// really where.
func (p belief) inOrder(q *sight, units, now []int16) {
	q.spots, q.free = append(q.spots[:0], units...), append(q.free[:0], units...)
	places, free := q.spots, q.free
	slices.SortFunc(places, func(a, b int16) int {
		x, y := &p.units[a], &p.units[b]
		return cmp.Or(cmp.Compare(x.hex, y.hex), cmp.Compare(x.rank, y.rank))
	})
	slices.Sort(free)
	for _, place := range places {
		i := slices.IndexFunc(free, func(u int16) bool { return p.couldBe(u, place) })
		if i < 0 { // then they stay where they are
			for _, u := range units {
				now[u] = u
			}
			return
		}
		now[place] = free[i]
		free = slices.Delete(free, i, i+1)
	}
	copy(units, places) // the draw goes by places
}

// couldBe tells whether a unit could be in the place and the state of another one
// without anything that was seen being impossible.
func (p belief) couldBe(u, other int16) bool {
	a, b, st := p.unit(u), p.unit(other), &p.units[other]
	switch {
	case st.railed && a.brigades != b.brigades, // the capacity used is known (Railroads 4)
		!st.railed && p.spentOf(a, st) < 0,
		(st.attacked || p.committed(other)) && a.attack == 0,
		p.supporting(other) && a.defense == 0:
		return false
	}
	return true
}

// spentOf is what a unit on foot would have left in a state.
func (p belief) spentOf(unit *unit, st *unitState) int {
	n := int(unit.movement)
	if st.isolated {
		n /= 2
	}
	return n - int(st.spent)
}

// committed tells whether a unit is in the attack in hand.
func (p belief) committed(u int16) bool {
	return p.inAttack() && slices.Contains(p.combat.attackers, u)
}

// supporting tells whether a unit was named to support forts.
func (p belief) supporting(u int16) bool {
	for i := range p.supports {
		if p.supports[i].unit == u {
			return true
		}
	}
	return false
}
