package galicia

import (
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// 5.4: what a side may believe of the enemy. The markers under counters are drawn
// anew, and so is in which stacks the units lie that are beneath others, who is in
// hand before a stack moves, from where an attack will come before it is declared,
// and which cavalry may react.

// rounds is how often it is tried to find room beneath other counters for all units
// that lie there, before they stay where they are.
const rounds = 4

// Believe draws anew all that 5.4 hides from a side. What everyone has seen in this
// phase stays: who fought, who retreated where, who reacted.
func (p *Position) Believe(who rules.Side, rng *rand.Rand) {
	s := sideOf(string(who))
	if s == nobody || p.stage == atEnd {
		return
	}
	truth := p.borrow()
	defer p.leave(truth)
	b := belief{p: p, truth: truth, rng: rng, them: s.enemy()}
	for _, b.asked = range [...]bool{false, true} {
		if b.draw() {
			return
		}
		p.copyFrom(truth)
	}
}

// belief is what a side makes of its enemy, them.
type belief struct {
	p     *Position
	truth *Position
	rng   *rand.Rand
	them  side
	asked bool // the cavalry that is asked to react stays where it is
}

// draw tells whether what came of it is a position that could be.
func (b *belief) draw() bool {
	p := b.p
	b.scatter() // first: what supply a unit has in the mind depends on where it is there
	b.markers()
	theirs := p.side == b.them
	switch {
	case theirs && p.stage == atMoving && !p.moved:
		return b.hand()
	case theirs && p.stage == atHexes:
		return b.hexes()
	case theirs && p.stage == atCommit:
		return len(p.combat.attackers) > 0 || battleIn(p).ability(p.combat.hexes) == nil
	case !theirs && p.stage == atReaction:
		return b.reaction()
	}
	return true
}

// markers draws the effectiveness and supply of every unit whose markers are hidden.
// Half of the units have no marker, and most are in the state of supply that their
// hex would give them now.
func (b *belief) markers() {
	p := b.p
	in := linesOf(p).lengths(b.them, p.rs.tables.Supply.Low)
	for _, u := range p.rs.armies[b.them] {
		if !p.onMap(u) || p.sees(u) == laidOut {
			continue
		}
		st, per := &p.units[u], int8(p.unit(u).perStep)
		was := *st
		st.level -= st.level % per
		if b.rng.IntN(2) == 0 {
			st.level += int8(b.rng.IntN(int(per)))
		}
		st.supply = linesOf(p).stateBy(in[st.hex])
		if b.rng.IntN(4) == 0 {
			st.supply = int8(b.rng.IntN(len(supplyIDs)))
		}
		if !b.fits(u) {
			*st = was
		}
	}
}

// fits tells whether the strength of a unit agrees with what everyone knows: who is
// committed has strength (7.4), and of the defenders those that have none were
// withheld.
func (b *belief) fits(u int16) bool {
	p := b.p
	switch {
	case slices.Contains(p.combat.attackers, u):
		return p.attackStrength(u) > 0
	case p.stage == atWithhold && p.units[u].hex == p.combat.target:
		return (p.defenseStrength(u) > 0) == (b.truth.defenseStrength(u) > 0)
	}
	return true
}

// known tells whether the other side knows where a unit is although it lies beneath
// others.
func (b *belief) known(u int16) bool {
	p := b.p
	switch {
	case !p.released(u) || p.units[u].fought || p.inCombat(u) || b.watched(p.units[u].hex):
		return true
	case p.moved && slices.Contains(p.moving, u):
		return true
	case p.stage == atReaction && p.side != b.them:
		_, asked := cavalryOf(b.truth).waiting(u)
		return asked && b.asked || !asked && b.hasReacted(u)
	}
	return false
}

// watched tells whether everyone knows who is in a hex, or at least that a certain
// number is: the fight, the retreat or the move that is going on is there, or a unit
// in it has been attacked, and everyone saw who retreated into it. Where hexes are
// overstacked, they stay so.
func (b *belief) watched(hex board.ID) bool {
	p, c := b.p, &b.p.combat
	switch {
	case p.touched(hex):
		return true
	case p.stage == atReaction:
		return hex == p.reaction.to
	case p.stage == atCrowded:
		return p.excess(b.them, hex) > 0
	case p.stage > atHexes && p.stage <= atLoss:
		return hex == c.target || slices.Contains(c.hexes, hex) ||
			slices.ContainsFunc(c.retreats, func(r retreat) bool { return r.at() == hex }) ||
			slices.ContainsFunc(c.splits, func(s split) bool { return s.hex == hex || slices.Contains(s.trail, hex) })
	}
	return false
}

// touched tells whether a unit in a hex has been attacked.
func (p *Position) touched(hex board.ID) bool {
	for s := range austria + 2 {
		for u := range p.eachIn(s, hex) {
			if p.units[u].beaten {
				return true
			}
		}
	}
	return false
}

// scatter puts the units that lie beneath others into any stacks. All of them are
// taken up first, so that nothing of where they really are decides where they come.
func (b *belief) scatter() {
	p := b.p
	var under []int16
	for _, u := range p.rs.armies[b.them] {
		if p.onMap(u) && p.sees(u) == unseen && !b.known(u) {
			under = append(under, u)
		}
	}
	for range rounds {
		for _, u := range under {
			p.place(u, board.None)
		}
		if !slices.ContainsFunc(under, func(u int16) bool { return !b.beneath(u) }) {
			return
		}
	}
	for _, u := range under {
		p.place(u, b.truth.units[u].hex)
	}
}

// beneath puts a unit into a stack in which it does not come to lie on top, any of those
// that there are. It is false where there is none.
func (b *belief) beneath(u int16) bool {
	p, n, into := b.p, 0, board.None
	for _, top := range p.rs.armies[b.them] {
		hex := p.units[top].hex
		if hex == board.None || p.face(top).Attack <= p.face(u).Attack || top != p.topOf(b.them, hex) ||
			b.watched(hex) || p.stepsIn(b.them, hex)+p.stepsOf(u) > p.rs.tables.Stacking.Limit {
			continue
		}
		if n++; b.rng.IntN(n) == 0 {
			into = hex
		}
	}
	if into == board.None {
		return false
	}
	p.place(u, into)
	return true
}

// hand draws the units in hand: before they have moved, nobody else knows who they
// are (5.4).
func (b *belief) hand() bool {
	p, n := b.p, 0
	for _, u := range p.rs.armies[b.them] {
		if marchIn(p).mayPick(args{Unit: u}) != nil {
			continue
		}
		if n++; b.rng.IntN(n) == 0 {
			p.moving = append(p.moving[:0], u)
		}
	}
	if n == 0 {
		return false
	}
	first := p.moving[0]
	for u := range p.eachIn(b.them, p.units[first].hex) {
		if u != first && marchIn(p).mayPick(args{Unit: u}) == nil && b.rng.IntN(2) == 0 {
			p.moving = append(p.moving, u)
		}
	}
	return true
}

// hexes draws the hexes that have been named to attack from: they are told with the
// declaration (8.1).
func (b *belief) hexes() bool {
	p, c := b.p, &b.p.combat
	c.hexes = c.hexes[:0]
	any := false
	for _, n := range p.Board().Neighbours(c.target) {
		if n == board.None || battleIn(p).ability([]board.ID{n}) != nil {
			continue
		}
		any = true
		if b.rng.IntN(2) == 0 {
			c.hexes = append(c.hexes, n)
		}
	}
	b.rng.Shuffle(len(c.hexes), func(i, j int) { c.hexes[i], c.hexes[j] = c.hexes[j], c.hexes[i] })
	return any
}

// reaction finds the cavalry that may react to the move in hand, now that it may be
// elsewhere. That there is some, everyone knows.
func (b *belief) reaction() bool {
	p := b.p
	r := &p.reaction
	r.waiting = r.waiting[:0]
	for _, u := range p.rs.cavalry[b.them] {
		t, asked := cavalryOf(b.truth).waiting(u)
		switch {
		case !p.onMap(u):
		case asked && p.units[u].hex == b.truth.units[u].hex:
			r.waiting = append(r.waiting, t)
		case asked || !b.hasReacted(u):
			if second, ok := cavalryOf(p).triggered(u, r.movers, r.from, r.to); ok {
				r.waiting = append(r.waiting, trigger{unit: u, second: second})
			}
		}
	}
	return cavalryOf(p).anyReaction()
}

// hasReacted tells whether cavalry that is not asked would be, if it had not reacted
// to the move in hand already: then everyone saw where it went.
func (b *belief) hasReacted(u int16) bool {
	q := b.truth
	if !q.unit(u).cavalry || !q.onMap(u) {
		return false
	}
	_, ok := cavalryOf(q).triggered(u, q.reaction.movers, q.reaction.from, q.reaction.to)
	return ok
}
