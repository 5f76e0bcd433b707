package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Chapter 10: command control.

func addCommand() {
	book.Add(
		&verbs{Name: "command", Label: "Take command", Case: "10.32", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atCommand, atOrders),
			Words:      func(p *Position, a args) string { return commandOf(p).commandWords(a) },
			Check:      func(p *Position, a args) *refusal { return commandOf(p).mayCommand(a) },
			Candidates: eachCommand,
			Part:       func(p *Position, a args) *refusal { return commandOf(p).whyUncommanded(a) },
			Do:         func(p *Position, a args) { commandOf(p).command(a.Unit, commandOf(p).chosenHQ(a)) }},
		&verbs{Name: "command-all", Label: "Command as many as possible", Case: "10.32", Stages: verb.Of(atCommand, atOrders),
			Check: func(p *Position, _ args) *refusal { return commandOf(p).mayCommandAny() }, Do: func(p *Position, _ args) { commandOf(p).commandAll() }},
		&verbs{Name: "rally", Label: "Roll for command", Case: "10.41", Takes: verb.Unit, Stages: verb.Of(atRally),
			Dice:       1,
			Check:      func(p *Position, a args) *refusal { return commandOf(p).mayRally(a) },
			Candidates: (*Position).eachOfMover,
			Do:         func(p *Position, a args) { commandOf(p).rally(a.Unit) }},
		&verbs{Name: "rally-all", Label: "Roll for all units out of command", Case: "10.41", Stages: verb.Of(atRally),
			Throws: func(p *Position, _ args) int { return commandOf(p).countStragglers() },
			Do:     func(p *Position, _ args) { commandOf(p).rallyAll() }})
	done.On(atCommand, "End allocation", "10.31", nil, func(p *Position) { p.stage = atRally })
	done.On(atRally, "Stop rolling", "10.41", nil, func(p *Position) { turnOf(p).beginMovement() })
	done.On(atOrders, "Go on to the attacks", "10.36", nil, func(p *Position) { turnOf(p).beginCombat() })
}

// commanding is what headquarters reach and give out (10.3, 10.4).
type commanding struct{ *Position }

func commandOf(p *Position) commanding { return commanding{p} }

// radius is the command radius of a headquarters as its face shows it.
func (p commanding) radius(hq int16) int { return p.unit(hq).face(p.units[hq].lost).CommandRadius }

// strengthOf is the command strength of a headquarters in stacking points.
func (p commanding) strengthOf(hq int16) int {
	return p.unit(hq).face(p.units[hq].lost).CommandStrength
}

// commandUsed is how much of its strength a headquarters has given out.
func (p commanding) commandUsed(hq int16) int {
	n := 0
	for _, u := range p.rs.ofSide[p.owner(hq)] {
		if p.units[u].hq == hq+1 {
			n += int(p.unit(u).points)
		}
	}
	return n
}

// commandSearch spreads a headquarters' radius (10.33): not through blocked
// hexsides nor enemies, and, with a rating of 2 or more, not through enemy zones
// of control that no friend negates (10.34).
func (p commanding) commandSearch(hq int16) *path.Search {
	unit := p.unit(hq)
	search := p.rs.searches.Take(p.Board(), 1)
	search.Run(p.radius(hq), func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		barred := p.Board().Side(from.Hex, d).Has(board.Blocked) || p.bars(unit.side.enemy(), to) ||
			unit.rating > 1 && p.openZoc(unit.side, to)
		return 1, 0, !barred
	}, path.Seed{Node: path.Node{Hex: p.at(hq)}})
	return search
}

// inRadius tells whether a hex lies within the command radius of a headquarters.
// Putnik's counts only where another Serbian headquarters that is itself within
// it passes his word on (19.1; see Rulings).
func (p commanding) inRadius(hq int16, at board.ID) bool {
	if !p.onMap(hq) || at == board.None || p.units[hq].absent {
		return false
	}
	if p.unit(hq).putnik {
		return slices.ContainsFunc(p.rs.staffs, func(via int16) bool { return p.relays(hq, via) && p.inRadius(via, at) })
	}
	return p.covers(hq, at)
}

// covers is the bare geometry of inRadius.
func (p commanding) covers(hq int16, at board.ID) bool {
	if d := p.Board().Distance(p.at(hq), at); d < 0 || d > p.radius(hq) {
		return false
	}
	return p.covered(hq).Has(at)
}

// relays tells whether a headquarters can pass on the word of Putnik: one of the same
// nation within his radius.
func (p commanding) relays(hq, via int16) bool {
	unit := p.unit(via)
	return via != hq && p.onMap(via) && unit.hq && !unit.putnik && unit.nation == p.unit(hq).nation && p.covers(hq, p.at(via))
}

// headquarters lists those of a side on the map.
func (p commanding) headquarters(s side) []int16 {
	var list []int16
	for _, u := range p.rs.staffs {
		if p.owner(u) == s && p.onMap(u) {
			list = append(list, u)
		}
	}
	return list
}

// commandedNow tells whether a unit is in command control: headquarters always are
// (see Rulings).
func (p commanding) commandedNow(u int16) bool { return p.unit(u).hq || p.units[u].commanded }

// clearCommand takes all command of the phasing side back before it is given out
// anew (10.31, 10.36).
func (p commanding) clearCommand() {
	for i := range p.units {
		if st := &p.units[i]; p.owner(int16(i)) == p.side {
			st.commanded, st.hq, st.rallied = false, 0, false
		}
	}
}

// Refusals of command (10.31 to 10.41).
var (
	refuseNoHQ           = &refusal{Case: "10.32", Why: "You have no such headquarters on the map."}
	refuseTwice          = &refusal{Case: "10.32", Why: "{unit} is already in command."}
	refuseNeedsNone      = &refusal{Case: "10.35", Why: "{unit} is a headquarters and needs no command."}
	refuseRadius         = &refusal{Case: "10.33", Why: "{unit} is outside the command radius of that headquarters."}
	refuseNoRadius       = &refusal{Case: "10.33", Why: "{unit} is outside the command radius of every headquarters of its nation."}
	refuseStrength       = &refusal{Case: "10.31", Why: "That headquarters does not have enough command strength left for {unit}."}
	refuseNoStrengthLeft = &refusal{Case: "10.31", Why: "No headquarters in range has enough command strength left for {unit}."}
	refuseNobodyToRally  = &refusal{Case: "10.41", Why: "{unit} is in command or has already rolled."}
	refuseNoneLeft       = &refusal{Case: "10.32", Why: "No headquarters can command another unit."}
)

// needsCommand tells why a unit has no use for command, whoever gives it.
func (p commanding) needsCommand(u int16) *refusal {
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case p.unit(u).hq:
		return refuseNeedsNone
	case p.units[u].commanded:
		return refuseTwice
	}
	return nil
}

// whyUncommanded tells why no headquarters can command a unit.
func (p commanding) whyUncommanded(a args) *refusal {
	if a.Unit < 0 {
		return nil
	}
	if r := p.needsCommand(a.Unit); r != nil {
		return r
	}
	why := refuseNoRadius
	for _, hq := range p.headquarters(p.side) {
		a.Choice = p.UnitID(hq)
		switch p.mayCommand(a) {
		case nil:
			return nil
		case refuseStrength:
			why = refuseNoStrengthLeft
		}
	}
	return why
}

func (p commanding) mayCommand(a args) *refusal {
	hq, ok := p.FindUnit(a.Choice)
	if !ok || !p.unit(hq).hq || p.owner(hq) != p.side || !p.onMap(hq) {
		return refuseNoHQ
	}
	if r := p.needsCommand(a.Unit); r != nil {
		return r
	}
	switch {
	case p.unit(hq).nation != p.unit(a.Unit).nation || !p.inRadius(hq, p.at(a.Unit)):
		return refuseRadius
	case !p.options.unlimited && p.commandUsed(hq)+int(p.unit(a.Unit).points) > p.strengthOf(hq):
		return refuseStrength
	}
	return nil
}

// eachCommand yields the units that a headquarters can command, and no others: there
// are many of both.
func eachCommand(p *Position, yield func(args)) {
	for _, hq := range p.rs.staffs {
		if p.owner(hq) != p.side || !p.onMap(hq) {
			continue
		}
		left := commandOf(p).strengthOf(hq) - commandOf(p).commandUsed(hq)
		for _, u := range p.rs.ofSide[p.side] {
			if commandOf(p).couldCommand(hq, u, left) {
				yield(verb.OfUnitChoice(u, p.UnitID(hq)))
			}
		}
	}
}

// couldCommand tells whether a headquarters with so much strength left can command a
// unit of its side.
func (p commanding) couldCommand(hq, u int16, left int) bool {
	unit, st := p.unit(u), &p.units[u]
	return !unit.hq && !st.commanded && st.hex != board.None && unit.nation == p.unit(hq).nation &&
		(p.options.unlimited || int(unit.points) <= left) && p.inRadius(hq, st.hex)
}

// commandWords are the same for all units of a headquarters as long as it has as
// much strength left.
func (p commanding) commandWords(a args) string {
	hq := p.chosenHQ(a)
	now := words{hq: hq, left: p.strengthOf(hq) - p.commandUsed(hq), most: p.strengthOf(hq)}
	if last := &p.scratch.words; last.hq != now.hq || last.left != now.left || last.most != now.most || last.text == "" {
		now.text = "Under " + p.Label(hq)
		if !p.options.unlimited {
			now.text += fmt.Sprintf(" (strength: %d of %d left)", now.left, now.most)
		}
		*last = now
	}
	return p.scratch.words.text
}

// chosenHQ is the headquarters that is chosen, once it is known that there is one.
func (p commanding) chosenHQ(a args) int16 { return p.rs.unitOf(a.Choice) }

func (p commanding) command(u, hq int16) {
	p.units[u].commanded, p.units[u].hq = true, hq+1
	p.Tell(rules.Event{Kind: "command", Case: "10.32", Side: p.side.id(), Units: p.IDs(u, hq), Hexes: p.Hexes(p.at(u)),
		Text: p.Label(hq) + " takes command of " + p.Label(u) + "."})
}

func (p commanding) mayCommandAny() *refusal {
	if !p.anyToCommand() {
		return refuseNoneLeft
	}
	return nil
}

// anyToCommand tells whether a headquarters can take command of a further unit.
// Where none can, the allocation is at its end by itself.
func (p commanding) anyToCommand() bool {
	for _, hq := range p.rs.staffs {
		if p.owner(hq) != p.side || !p.onMap(hq) {
			continue
		}
		left := p.strengthOf(hq) - p.commandUsed(hq)
		for _, u := range p.rs.ofSide[p.side] {
			if p.straggles(u) && p.couldCommand(hq, u, left) {
				return true
			}
		}
	}
	return false
}

// order is a unit with the headquarters that is to command it.
type order struct{ unit, hq int16 }

// bestOrder gives out what is left of command strength greedily: the largest
// units first, each to the headquarters of its own army if it can, else to the
// one with most strength left.
func (p commanding) bestOrder() []order {
	hqs := p.headquarters(p.side)
	left := make([]int, len(hqs))
	for i, hq := range hqs {
		left[i] = p.strengthOf(hq) - p.commandUsed(hq)
	}
	waiting := p.stragglers()
	slices.SortStableFunc(waiting, func(a, b int16) int { return int(p.unit(b).points) - int(p.unit(a).points) })
	var orders []order
	for _, u := range waiting {
		best := -1
		for i, hq := range hqs {
			if p.unit(hq).nation != p.unit(u).nation || !p.options.unlimited && left[i] < int(p.unit(u).points) || !p.inRadius(hq, p.at(u)) {
				continue
			}
			own := func(i int) bool { return p.unit(hqs[i]).Army == p.unit(u).Army }
			if best < 0 || own(i) && !own(best) || own(i) == own(best) && left[i] > left[best] {
				best = i
			}
		}
		if best >= 0 {
			left[best] -= int(p.unit(u).points)
			orders = append(orders, order{unit: u, hq: hqs[best]})
		}
	}
	return orders
}

// commandAll gives out what bestOrder says, and tells of it once for each
// headquarters.
func (p commanding) commandAll() {
	units := map[int16][]int16{}
	for _, o := range p.bestOrder() {
		p.units[o.unit].commanded, p.units[o.unit].hq = true, o.hq+1
		units[o.hq] = append(units[o.hq], o.unit)
	}
	for _, hq := range p.headquarters(p.side) {
		if len(units[hq]) == 0 {
			continue
		}
		p.Tell(rules.Event{Kind: "command", Case: "10.32", Side: p.side.id(), Units: p.IDs(append([]int16{hq}, units[hq]...)...), Hexes: p.Hexes(p.at(hq)),
			Text: p.Label(hq) + " takes command of " + verb.Labels(p, units[hq]) + "."})
	}
}

// straggles tells whether a phasing unit on the map is out of command and has not
// rolled for it yet.
func (p commanding) straggles(u int16) bool {
	st := &p.units[u]
	return st.hex != board.None && p.owner(u) == p.side && !p.unit(u).hq && !st.commanded && !st.rallied
}

func (p commanding) stragglers() []int16 { return p.all(p.straggles) }

func (p commanding) countStragglers() int {
	n := 0
	for _, u := range p.rs.ofSide[p.side] {
		if p.straggles(u) {
			n++
		}
	}
	return n
}

func (p commanding) anyRally() bool { return slices.ContainsFunc(p.rs.ofSide[p.side], p.straggles) }

func (p commanding) mayRally(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !p.straggles(a.Unit):
		return refuseNobodyToRally
	}
	return nil
}

// rallyAll rolls for all that are out of command and tells how many act.
func (p commanding) rallyAll() {
	waiting, acting := p.stragglers(), 0
	for _, u := range waiting {
		p.rally(u)
		if p.units[u].commanded {
			acting++
		}
	}
	p.Tell(rules.Event{Kind: rules.EventTally, Case: "10.41", Side: p.side.id(),
		Text: fmt.Sprintf("%d of %s can act.", acting, verb.Count(len(waiting), "unit out of command", "units out of command"))})
}

// rally rolls for a unit out of command: more than its rating brings it back for
// this Movement Phase, without counting towards any headquarters (10.32, 10.41).
func (p commanding) rally(u int16) {
	die := p.Dies.D6()
	st := &p.units[u]
	st.rallied, st.commanded = true, die > int(p.unit(u).rating)
	outcome := "stays out of command"
	if st.commanded {
		outcome = "is in command this phase"
	}
	p.Tell(rules.Event{Kind: "rally", Case: "10.41", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Dice: []int{die},
		Text: fmt.Sprintf("%s rolls %d against a rating of %d and %s.", p.Label(u), die, p.unit(u).rating, outcome)})
}

// outOfCommand tells whether a unit bears an Out of Command Control marker: it
// does while command has been given out and it got none (10.31, 10.36).
func (p commanding) outOfCommand(u int16) bool {
	unit, st := p.unit(u), &p.units[u]
	if unit.hq || unit.side != p.side || st.hex == board.None || st.commanded {
		return false
	}
	return p.stage == atRally || p.phase == movementPhase || p.phase == combatPhase
}

// covered is the cover of a headquarters as things stand.
func (p commanding) covered(hq int16) occupancy.Area {
	k := &p.known
	if len(k.covers) == 0 {
		k.covers = make([]cover, len(p.rs.staffs))
	}
	c := &k.covers[p.unit(hq).staff]
	if c.good == k.age+1 && c.radius == p.radius(hq) {
		return c.area
	}
	*c = cover{good: k.age + 1, radius: p.radius(hq), area: occupancy.Emptied(c.area, p.Board().Len())}
	search := p.commandSearch(hq)
	for id := range board.ID(p.Board().Len()) {
		if _, ok := search.Cost(path.Node{Hex: id}); ok {
			c.area.Add(id)
		}
	}
	p.rs.searches.Give(search)
	return c.area
}
