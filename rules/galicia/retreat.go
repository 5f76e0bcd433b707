package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// 9.2: retreat after combat. The owner leads each stack hex by hex. Which hexes
// are offered follows from the priorities (9.2.1), taken over the whole way: as
// many of the hexes as can be, then as few empty hexes in enemy zones as can
// be, then an end that lies towards a supply source.

var retreatVerbs = []*verbs{
	{Name: rules.VerbRetreat, Label: "Retreat into this hex", Case: "9.2", Takes: verb.Hex | verb.From, Stages: verb.Of(atRetreat),
		Check:      func(p *Position, a args) *refusal { return retreatsIn(p).mayRetreat(a) },
		Candidates: eachRetreat,
		Do:         func(p *Position, a args) { retreatsIn(p).retreatStep(a) }},
	{Name: rules.VerbFollow, Label: "Retreat with the stack", Case: "7.6", Takes: verb.Unit, Stages: verb.Of(atRetreat),
		Check:      func(p *Position, a args) *refusal { return retreatsIn(p).mayFollow(a) },
		Candidates: func(p *Position, yield func(args)) { verb.Each(p.combat.idle, yield) },
		Do:         func(p *Position, a args) { retreatsIn(p).follow(a) }},
}

// retreating leads beaten stacks back (9.2).
type retreating struct{ *Position }

func retreatsIn(p *Position) retreating { return retreating{p} }

// beginRetreats lines up the stacks that the result sends back.
func (p retreating) beginRetreats() {
	c := &p.combat
	p.stage = atRetreat
	if n := c.result.retreat[defender]; n > 0 {
		p.lineUp(p.side.enemy(), c.target, p.in(p.side.enemy(), c.target), n)
	}
	if n := c.result.retreat[attacker]; n > 0 {
		for _, hex := range c.hexes {
			var units []int16
			for _, u := range c.attackers {
				if p.units[u].hex == hex {
					units = append(units, u)
				}
			}
			if len(units) > 0 {
				p.lineUp(p.side, hex, units, n)
			}
		}
	}
}

func (p retreating) lineUp(s side, from board.ID, units []int16, hexes int8) {
	c := &p.combat
	c.retreats = append(c.retreats, retreat{side: s, units: slices.Clone(units), trail: []board.ID{from}, hexes: hexes})
	p.Tell(rules.Event{Kind: "must-retreat", Case: "9.2", Side: s.id(), Units: p.IDs(units...), Hexes: p.Hexes(from),
		Text: p.Labels(units) + " must retreat " + verb.Count(int(hexes), "hex", "hexes") + " from " + p.HexName(from) + "."})
}

// proceedRetreat carries on with the stacks that must go back; it tells whether
// anything was done.
func (p retreating) proceedRetreat() bool {
	c := &p.combat
	if len(c.retreats) == 0 {
		advanceIn(p.Position).afterRetreats()
		return true
	}
	for i := range c.retreats {
		r := &c.retreats[i]
		r.units = slices.DeleteFunc(r.units, func(u int16) bool { return !p.onMap(u) })
		switch {
		case len(r.units) == 0:
		case r.left() == 0:
			p.endRetreat(r)
		case len(p.ways(r)) == 0:
			p.stuck(r)
		default:
			continue
		}
		c.retreats = slices.Delete(c.retreats, i, i+1)
		return true
	}
	return false
}

// role is the part that a side plays in the attack in hand.
func (p retreating) role(s side) int {
	if s == p.side {
		return attacker
	}
	return defender
}

// endRetreat looks whether the priorities were met (9.2.1) and whether the last
// hex is overstacked (9.2).
func (p retreating) endRetreat(r *retreat) {
	if !p.combat.late && (r.zones > 0 || !p.towardSupply(r, r.at())) {
		p.combat.failed[p.role(r.side)] = true
		p.Tell(rules.Event{Kind: "retreat-priority", Case: "9.2.1", Side: r.side.id(), Units: p.IDs(r.units...), Hexes: p.Hexes(r.at()),
			Text: p.Labels(r.units) + " could not follow the retreat priorities."})
	}
	if over := p.excess(r.side, r.at()); over > 0 {
		p.combat.splits = append(p.combat.splits, split{side: r.side, hex: r.at(), excess: int8(over),
			units: slices.Clone(r.units), trail: slices.Clone(r.trail)})
		p.stage = atSplit
	}
}

// stuck punishes a stack that cannot go back as far as it must: a reduction for
// each hex, and two on its loss roll (9.2.3).
func (p retreating) stuck(r *retreat) {
	if !p.combat.late {
		p.combat.failed[p.role(r.side)] = true
	}
	for _, u := range r.units {
		p.reduce(u, r.left(), "it cannot retreat", "9.2.3")
	}
	left := p.living(r.units)
	if len(left) == 0 || len(r.trail) == 1 {
		return
	}
	if over := p.excess(r.side, r.at()); over > 0 {
		p.combat.splits = append(p.combat.splits, split{side: r.side, hex: r.at(), excess: int8(over), units: left, trail: slices.Clone(r.trail)})
		p.stage = atSplit
	}
}

// way is how well a retreat can come out, the smaller the better, in the order of
// its fields.
type way struct {
	short int  // hexes it falls short
	zones int  // empty hexes in enemy zones
	away  bool // it does not end towards supply
}

func (w way) worse(v way) bool {
	switch {
	case w.short != v.short:
		return w.short > v.short
	case w.zones != v.zones:
		return w.zones > v.zones
	}
	return w.away && !v.away
}

// ways lists the hexes into which a stack may go next: those from which the
// best way leads on. It is empty when there is no hex to go to.
func (p retreating) ways(r *retreat) []board.ID {
	var next []board.ID
	var best way
	goals := p.goals(r)
	for _, n := range p.Board().Neighbours(r.at()) {
		if n == board.None || !p.canRetreatInto(r, n) {
			continue
		}
		w := p.wayBy(r, goals, n)
		if len(next) == 0 || best.worse(w) {
			best, next = w, next[:0]
		}
		if w == best {
			next = append(next, n)
		}
	}
	return next
}

// wayBy is the best way that leads through the next hex n.
func (p retreating) wayBy(r *retreat, goals []goal, n board.ID) way {
	zone := 0
	if p.openZoc(r.side, n) {
		zone = 1
	}
	r.trail = append(r.trail, n)
	defer func() { r.trail = r.trail[:len(r.trail)-1] }()
	best, found := way{}, false
	if r.left() > 0 {
		for _, m := range p.Board().Neighbours(n) {
			if m == board.None || !p.canRetreatInto(r, m) {
				continue
			}
			if w := p.wayBy(r, goals, m); !found || best.worse(w) {
				best, found = w, true
			}
		}
	}
	if !found {
		best = way{short: r.left(), away: !p.reaches(r, goals, n)}
	}
	best.zones += zone
	return best
}

// canRetreatInto tells whether a stack can go back into a hex at all.
func (p retreating) canRetreatInto(r *retreat, n board.ID) bool { return p.barred(r, n) == nil }

// barred is why a stack cannot go back into a hex at all. Hexes closed by 4.5 are
// open to it, since it does not go voluntarily; nobody goes back over his own track.
func (p retreating) barred(r *retreat, n board.ID) *refusal {
	switch {
	case p.holds(r.side.enemy(), n):
		return refuseEnemy
	case !p.rs.enterable[n]:
		return refuseSwamp
	case r.side == russia && n == p.rs.fortress:
		return refuseFortress
	case slices.Contains(r.trail, n):
		return refuseTrail
	}
	return nil
}

// goals are the supply sources towards which a stack may retreat (9.2.1),
// judged as if it had left the map, so that they stay the same on its way.
func (p retreating) goals(r *retreat) []goal {
	at := r.at()
	for _, u := range r.units {
		p.place(u, board.None)
	}
	goals := p.memory().goals[:0]
	for id, is := range linesOf(p.Position).sources(r.side) {
		if !is {
			continue
		}
		if d := p.Board().Distance(r.start(), board.ID(id)); d >= 0 && d <= p.rs.tables.Supply.Low {
			goals = append(goals, goal{board.ID(id), d})
		}
	}
	for _, u := range r.units {
		p.place(u, at)
	}
	p.memory().goals = goals
	return goals
}

// reaches tells whether a retreat that ends in a hex goes towards one of the
// goals: it ends nearer to it, or, where one hex was asked, not further off.
func (p retreating) reaches(r *retreat, goals []goal, end board.ID) bool {
	for _, g := range goals {
		d := p.Board().Distance(end, g.hex)
		if d < g.from || r.hexes == 1 && d == g.from {
			return true
		}
	}
	return false
}

func (p retreating) towardSupply(r *retreat, end board.ID) bool { return p.reaches(r, p.goals(r), end) }

// open is the stack that a retreat action of a hex moves: the one under way, or
// any that has not begun and stands there. Stacks of one side go one after the
// other.
func (p retreating) open(from board.ID) *retreat {
	c := &p.combat
	for i := range c.retreats {
		r := &c.retreats[i]
		if r.side != c.retreats[0].side {
			break
		}
		if r.begun {
			if r.at() == from {
				return r
			}
			return nil
		}
	}
	for i := range c.retreats {
		if r := &c.retreats[i]; r.side == c.retreats[0].side && r.at() == from {
			return r
		}
	}
	return nil
}

func eachRetreat(p *Position, yield func(args)) {
	for i := range p.combat.retreats {
		r := &p.combat.retreats[i]
		if retreatsIn(p).open(r.at()) != r {
			continue
		}
		for _, n := range retreatsIn(p).ways(r) {
			yield(args{Unit: -1, Hex: n, From: r.at()})
		}
	}
}

var (
	refuseNoRetreat = &refusal{Case: "9.2", Why: "No stack has to retreat from {from} now."}
	refuseTrail     = &refusal{Case: "9.2.1", Why: "The stack cannot retreat into {hex}."}
	refusePriority  = &refusal{Case: "9.2.1", Why: "Another hex fits the priorities better than {hex}: avoid empty hexes in enemy ZOCs, then retreat toward supply."}
	refuseNoFollow  = &refusal{Case: "7.6", Why: "{unit} is not stacked with attackers that retreat."}
)

func (p retreating) mayRetreat(a args) *refusal {
	r := p.open(a.From)
	switch {
	case r == nil:
		return refuseNoRetreat
	case !p.Board().Adjacent(a.From, a.Hex):
		return refuseNotBeside
	case !p.canRetreatInto(r, a.Hex):
		return p.barred(r, a.Hex)
	case !slices.Contains(p.ways(r), a.Hex):
		return refusePriority
	}
	return nil
}

// retreatStep leads a stack one hex back.
func (p retreating) retreatStep(a args) {
	r := p.open(a.From)
	r.begun = true
	if p.openZoc(r.side, a.Hex) {
		r.zones++
	}
	r.trail = append(r.trail, a.Hex)
	p.goBack(r.units, a.From, a.Hex)
}

// goBack moves retreating units one hex; each that crosses a river without
// a bridge suffers a reduction (9.2.2).
func (p retreating) goBack(units []int16, from, to board.ID) {
	d, _ := p.Board().DirectionTo(from, to)
	for _, u := range units {
		p.place(u, to)
	}
	e := rules.Event{Kind: rules.EventRetreat, Case: "9.2", Side: p.owner(units[0]).id(), Units: p.IDs(units...), Hexes: p.Hexes(from, to),
		Text: p.Labels(units) + " retreat to " + p.HexName(to) + "."}
	if len(units) == 1 {
		e.Text = p.Label(units[0]) + " retreats to " + p.HexName(to) + "."
	}
	p.Tell(e)
	if f := p.Board().Side(from, d); f.Has(board.River) && !f.Has(board.Bridge) {
		for _, u := range units {
			p.reduce(u, 1, "it retreats over a river without a bridge", "9.2.2")
		}
	}
}

// mayFollow lets units withheld beside attackers go back with them (7.6).
func (p retreating) mayFollow(a args) *refusal {
	if !slices.Contains(p.combat.idle, a.Unit) || !p.onMap(a.Unit) {
		return refuseNoFollow
	}
	r := p.open(p.units[a.Unit].hex)
	if r == nil || r.begun || r.side != p.side || slices.Contains(r.units, a.Unit) {
		return refuseNoFollow
	}
	return nil
}

func (p retreating) follow(a args) {
	r := p.open(p.units[a.Unit].hex)
	r.units = append(r.units, a.Unit)
	p.Tell(rules.Event{Kind: "follow", Case: "7.6", Side: p.side.id(), Units: p.IDs(a.Unit), Text: p.Label(a.Unit) + " retreats with the attackers."})
}
