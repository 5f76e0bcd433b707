package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 11.2: retreats. Each stack goes back hex by hex, led by its owner; which hexes
// are open follows from the whole ways that lead through them (routes.go).

func addRetreat() {
	book.Add(
		&verbs{Name: rules.VerbRetreat, Label: "Retreat into this hex", Case: "11.2", Takes: verb.Hex | verb.From, Stages: verb.Of(atRetreat),
			Check: func(p *Position, a args) *refusal { return retreatsIn(p).mayRetreat(a) }, Candidates: eachRetreat,
			Do: func(p *Position, a args) { retreatsIn(p).retreatStep(a) }},
		&verbs{Name: "stand", Label: "Go no farther", Case: "11.2.6", Takes: verb.Hex, Stages: verb.Of(atRetreat),
			Check: func(p *Position, a args) *refusal { return retreatsIn(p).mayStand(a) }, Candidates: eachStand,
			Do: func(p *Position, a args) { retreatsIn(p).unable(retreatsIn(p).stackAt(a.Hex)) }})
}

var (
	refuseNoStack   = &refusal{Case: "11.2", Why: "No stack is retreating from {from} now."}
	refuseNoStand   = &refusal{Case: "11.2", Why: "The stack in {hex} can retreat and must."}
	refuseBackIn    = &refusal{Case: "11.2.4", Why: "{hex} is held by the enemy."}
	refuseBackShut  = &refusal{Case: "11.2.4", Why: "Units of the stack may not move into {hex} from there, and so cannot retreat into it."}
	refuseBackAgain = &refusal{Case: "11.2.2", Why: "The stack has come from {hex}."}
	refuseBackWorse = &refusal{Case: "11.2.2", Why: "Another way fits the retreat priorities better than {hex} and goes through no more enemy zones."}
	refuseBackEnd   = &refusal{Case: "11.2.6", Why: "The retreat cannot be completed through {hex}, and through another hex it can."}
	refuseBackTabu  = &refusal{Case: "11.2.2b", Why: "The enemy left {hex} by a retreat in this combat."}
)

// retreating leads beaten stacks back.
type retreating struct{ *Position }

func retreatsIn(p *Position) retreating { return retreating{p} }

// lineUp has units of a hex go back so many hexes each.
func (p retreating) lineUp(h board.ID, cause retreatCause, owed map[int16]int8) {
	r := retreat{cause: cause, trail: []board.ID{h}}
	for u := range int16(len(p.units)) {
		if n := owed[u]; n > 0 {
			r.units, r.owes = append(r.units, u), append(r.owes, n)
		}
	}
	r.side = p.owner(r.units[0])
	if x := p.combat.fighter(r.units[0]); x != nil && cause != byRepulse {
		for i, u := range r.units {
			if y := p.combat.fighter(u); y != nil {
				y.owed += r.owes[i]
				r.zones, r.tried = max(r.zones, y.zones), r.tried || y.tried
			}
		}
		if x.post != h {
			r.trail, r.begun = []board.ID{x.post, h}, 1
		}
	}
	p.retreats = append(p.retreats, r)
	what := verb.Count(r.left(), "hex", "hexes")
	p.tellOf(rules.Event{Kind: "must-retreat", Case: "11.2", Side: r.side.id(), Units: p.IDs(r.units...), Hexes: p.Hexes(h),
		Text: fmt.Sprintf("%s must retreat %s from %s.", p.Labels(r.units), what, p.HexName(h))},
		fmt.Sprintf("%s retreat %s from %s.", doing(r.side, "must", "must"), what, p.HexName(h)))
}

// now lists the retreats that can go on now: that of a stack pushed away first, else
// those of the attacker before those of the defender (11.3).
func (p retreating) now() []*retreat {
	n := len(p.retreats)
	if n == 0 {
		return nil
	}
	if last := &p.retreats[n-1]; last.cause == byRepulse {
		return []*retreat{last}
	}
	var list []*retreat
	for i := range p.retreats {
		if r := &p.retreats[i]; r.side == p.retreats[0].side {
			list = append(list, r)
		}
	}
	return list
}

// leader is the side that leads a retreat now.
func (p retreating) leader() side {
	if list := p.now(); len(list) > 0 {
		return list[0].side
	}
	return p.active()
}

// proceed ends the retreats that are complete or hopeless.
func (p retreating) proceed() bool {
	n := len(p.retreats)
	switch {
	case p.repulse.target != board.None && (n == 0 || p.retreats[n-1].cause != byRepulse):
		p.stage = atRepulseCheck
		return true
	case n == 0:
		battleIn(p.Position).afterRetreats()
		return true
	}
	for _, r := range p.now() {
		p.bury(r)
		switch {
		case r.left() == 0:
			p.finish(r)
			return true
		case len(p.ways(r)) == 0 && !repulsesIn(p.Position).anyFrom(r):
			p.unable(r)
			return true
		}
	}
	return false
}

// bury takes the dead out of a retreat.
func (p retreating) bury(r *retreat) {
	for i := len(r.units) - 1; i >= 0; i-- {
		if !p.onMap(r.units[i]) {
			r.units, r.owes = slices.Delete(r.units, i, i+1), slices.Delete(r.owes, i, i+1)
		}
	}
}

// drop takes a retreat off the list.
func (p retreating) drop(r *retreat) {
	i := slices.IndexFunc(p.retreats, func(x retreat) bool { return &x.trail[0] == &r.trail[0] })
	p.retreats = slices.Delete(p.retreats, i, i+1)
}

// finish ends a retreat: who is too many where it ends goes on (4.2.3).
func (p retreating) finish(r *retreat) {
	done := *r
	p.drop(r)
	for _, u := range done.units {
		p.units[u].fled = p.units[u].fled || done.cause != byRepulse
	}
	for _, h := range battleIn(p.Position).hexesOf(done.units) {
		p.thin(&done, h)
	}
}

// stackAt is the stack that a retreat action moves: the one under way, or any that has
// not begun and stands there.
func (p retreating) stackAt(from board.ID) *retreat {
	list := p.now()
	for _, r := range list {
		if r.gone() > 0 && r.left() > 0 {
			if r.at() == from {
				return r
			}
			return nil
		}
	}
	for _, r := range list {
		if r.at() == from && r.left() > 0 {
			return r
		}
	}
	return nil
}

func eachRetreat(p *Position, yield func(args)) {
	for _, r := range retreatsIn(p).now() {
		if retreatsIn(p).stackAt(r.at()) != r {
			continue
		}
		for _, n := range retreatsIn(p).ways(r) {
			yield(verb.OfHexFrom(n, r.at()))
		}
	}
}

func eachStand(p *Position, yield func(args)) {
	for _, r := range retreatsIn(p).now() {
		yield(verb.OfHex(r.at()))
	}
}

func (p retreating) mayRetreat(a args) *refusal {
	r := p.stackAt(a.From)
	if r == nil {
		return refuseNoStack
	}
	d, ok := p.Board().DirectionTo(a.From, a.Hex)
	if !ok {
		return refuseNotBeside
	}
	return p.verdicts(r)[d]
}

// mayStand lets a stack that has no way left accept it, where it could still attempt a
// Repulse (11.2.6).
func (p retreating) mayStand(a args) *refusal {
	r := p.stackAt(a.Hex)
	switch {
	case r == nil:
		return &refusal{Case: refuseNoStack.Case, Why: "No stack is retreating from {hex} now."}
	case len(p.ways(r)) > 0:
		return refuseNoStand
	}
	return nil
}

// retreatStep leads a stack one hex back.
func (p retreating) retreatStep(a args) {
	r := p.stackAt(a.From)
	units := r.going()
	zone := p.openZone(r.side, a.Hex)
	for i := range r.owes {
		r.owes[i] = max(0, r.owes[i]-1)
	}
	r.trail = append(r.trail, a.Hex)
	for _, u := range units {
		if garrisonsOf(p.Position).isGarrison(u) && garrisonsOf(p.Position).leaves(u, a.Hex) {
			p.units[u].freed = true // 12.4
		}
		p.units[u].aim = 0 // 8.4.3
		railsOf(p.Position).alight(u)
		p.place(u, a.Hex)
	}
	p.tellOf(rules.Event{Kind: rules.EventRetreat, Case: "11.2", Side: r.side.id(), Units: p.IDs(units...), Hexes: p.Hexes(a.From, a.Hex),
		Text: p.Labels(units) + " " + verb.Conjugate(units, "retreats", "retreat") + " to " + p.HexName(a.Hex) + "."},
		doing(r.side, "retreats", "retreat")+" from "+p.HexName(a.From)+" to "+p.HexName(a.Hex)+".")
	p.pay(r, units, a.From, a.Hex, zone)
	for _, u := range units {
		if x := p.combat.fighter(u); x != nil {
			x.back, x.zones, x.tried = x.back+1, max(x.zones, r.zones), x.tried || r.tried
		}
	}
	p.bury(r)
}

// pay is what a step of a retreat costs: rivers, mountains and enemy zones.
func (p retreating) pay(r *retreat, units []int16, from, to board.ID, zone bool) {
	h := harmTo(p.Position)
	if p.unbridged(from, to) {
		p.loseGuns(units, "it retreats over a river without a bridge", "11.2.4")
		for _, force := range h.forcesAmong(p.engaged(units)) {
			h.lower(force, 1, "it retreats over a river without a bridge", "11.2.4")
		}
	}
	if p.steep(from, to) {
		p.loseGuns(slices.DeleteFunc(slices.Clone(units), func(u int16) bool { return slices.Contains(mountainGuns, p.UnitID(u)) }), "it retreats through mountains", "11.2.4")
	}
	if !zone {
		return
	}
	r.zones++
	const why = "it retreats through an enemy zone of control"
	if r.zones == 2 {
		p.loseGuns(units, why, "11.2.5")
	}
	for _, force := range h.forcesAmong(units) {
		if r.zones <= 3 {
			h.lower(force, 1, why, "11.2.5")
		}
		if r.zones >= 2 {
			h.takeSteps(force, 1, why, "11.2.5")
		}
	}
}

// engaged leaves out those of some units who are withheld from the combat in hand: they
// lose levels only in zones of control (10.1.5).
func (p retreating) engaged(units []int16) []int16 {
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool { x := p.combat.fighter(u); return x != nil && x.out })
}

// mountainGuns are the artillery units that retreat through mountains off the roads
// (11.2.4).
var mountainGuns = []string{"ah.gar3", "ah.gar8", "ah.gar14"}

// loseGuns eliminates the artillery units among some.
func (p retreating) loseGuns(units []int16, why, cas string) {
	for _, u := range units {
		if p.unit(u).kind == artillery && p.onMap(u) {
			harmTo(p.Position).eliminate(u, why, cas)
		}
	}
}

// unbridged tells whether a step leads over a major or grand river without a bridge, of
// which a pontoon bridge is one (2.2).
func (p retreating) unbridged(from, to board.ID) bool {
	f := p.Board().Between(from, to)
	d, _ := p.Board().DirectionTo(from, to)
	return f&(board.Major|board.Grand) != 0 && !f.Has(board.Bridge) && !bridgesOf(p.Position).spanned(from, d)
}

// steep tells whether a step leads through mountains off all roads and railways
// (11.2.4).
func (p retreating) steep(from, to board.ID) bool {
	d, _ := p.Board().DirectionTo(from, to)
	high := func(h board.ID) bool { id := p.rs.terrain[h].ID; return id == "mountain" || id == "high_mountain" }
	if !high(from) && !high(to) && !p.Board().Side(from, d).Has(board.MountainRidge) {
		return false
	}
	return p.Board().Road(from, d) == 0 && p.Board().Tracks(from, d) == 0
}

// unable is what befalls a stack that cannot go on (11.2.6): it surrenders where the
// result sends it back and it cannot go even one hex, else each force loses a step and
// a level for each hex that it falls short. Who only looked for room stays (4.2.3).
func (p retreating) unable(r *retreat) {
	stuck, owed := r.going(), map[int16]int8{}
	for i, u := range r.units {
		owed[u] = r.owes[i]
	}
	surrenders := r.cause == byResult && r.gone() == 0
	clear(r.owes)
	if r.crowd {
		return
	}
	h := harmTo(p.Position)
	p.tellOf(rules.Event{Kind: "no-retreat", Case: "11.2.6", Side: r.side.id(), Units: p.IDs(stuck...), Hexes: p.Hexes(r.at()),
		Text: p.Labels(stuck) + " cannot retreat."}, doing(r.side, "cannot", "cannot")+" retreat from "+p.HexName(r.at())+".")
	if surrenders {
		for _, u := range stuck {
			h.eliminate(u, "it cannot retreat and surrenders", "11.2.6")
		}
		return
	}
	const why = "it cannot retreat"
	for _, force := range h.forcesAmong(stuck) {
		left := int(owed[force[0]])
		h.takeSteps(force, left, why, "11.2.6")
		h.lower(force, left, why, "11.2.6")
	}
}

// stackOf is the stack that retreats now and has a unit that leads a force of it, nil
// where none does.
func (p retreating) stackOf(u int16) *retreat {
	for _, r := range p.now() {
		if p.stackAt(r.at()) == r && slices.Contains(r.going(), u) {
			return r
		}
	}
	return nil
}
