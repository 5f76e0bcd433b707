package toy

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// book holds the verbs in the order in which they are offered. Of every verb, Candidates
// lists what could be offered, Check tells why it is not legal, and Do carries it out:
// what is offered, and why everything else is refused, both follow from Check.
var book verb.Book[*position]

type verbs = verb.Verb[*position]

func init() {
	own, answer := verb.Of(atAction), verb.Of(atRetreat)
	advance := verb.Of(atAdvance)
	book.Add(
		&verbs{Name: "move", Label: "Move", Case: "1.1", Takes: verb.Unit | verb.Hex, Stages: own,
			Check: (*position).mayMove, Candidates: (*position).eachUnitAndHex, Do: (*position).move,
			Words: to("Move to "), Price: func(*position, verb.Args) (cost, left int) { return 1, 0 }},
		&verbs{Name: rules.VerbAttack, Label: "Attack", Case: "2.1", Takes: verb.Unit | verb.Hex, Stages: own, Dice: 2,
			Check: (*position).mayAttack, Candidates: (*position).eachUnitAndHex, Do: (*position).attack,
			Words: func(p *position, a verb.Args) string { return "Attack " + p.Label(p.standing(a.Hex)) }},
		&verbs{Name: "mine", Label: "Lay a mine", Case: "3.1", Takes: verb.Hex, Stages: own,
			Check: (*position).mayMine, Candidates: (*position).eachHex, Do: (*position).mine, Words: to("Lay a mine in ")},
		&verbs{Name: "end", Label: "End the turn", Case: "1.2", Stages: own, Do: (*position).endTurn},

		&verbs{Name: rules.VerbRetreat, Label: "Retreat", Case: "2.2", Takes: verb.Unit | verb.Hex, Stages: answer,
			Check: (*position).mayRetreat, Candidates: (*position).eachWayOut, Do: (*position).retreat, Words: to("Retreat to ")},
		&verbs{Name: "yield", Label: "Yield", Case: "2.2", Takes: verb.Unit, Stages: answer,
			Check:      func(p *position, a verb.Args) *verb.Refusal { return p.mayAnswer(a.Unit, p.fight.defender) },
			Candidates: func(p *position, yield func(verb.Args)) { yield(verb.OfUnit(p.fight.defender)) }, Do: (*position).yield},

		&verbs{Name: rules.VerbAdvance, Label: "Advance", Case: "2.3", Takes: verb.Unit | verb.Hex, Stages: advance,
			Check:      (*position).mayAdvance,
			Candidates: func(p *position, yield func(verb.Args)) { yield(verb.OfUnitHex(p.fight.attacker, p.fight.at)) },
			Do:         (*position).advance, Words: to("Advance to ")},
		&verbs{Name: "stay", Label: "Stay", Case: "2.3", Takes: verb.Unit, Stages: advance,
			Check:      func(p *position, a verb.Args) *verb.Refusal { return p.mayAnswer(a.Unit, p.fight.attacker) },
			Candidates: func(p *position, yield func(verb.Args)) { yield(verb.OfUnit(p.fight.attacker)) }, Do: (*position).stay},
	)
}

// to is a label that names the hex.
func to(what string) func(*position, verb.Args) string {
	return func(p *position, a verb.Args) string { return what + p.HexName(a.Hex) }
}

// Offers lists every action that is legal now.
func (p *position) Offers() []rules.Offer { return book.Offers(p) }

// Do carries an action out. One that is not offered gives an *rules.Illegal and leaves
// the position as it was.
func (p *position) Do(a rules.Action) ([]rules.Event, error) { return book.Do(p, a) }

// Stage is what is being decided.
func (p *position) Stage() int { return int(p.stage) }

// NotNow says why a verb does not fit what is being decided.
func (p *position) NotNow(_, label string) *verb.Refusal {
	if p.stage == atEnd {
		return &verb.Refusal{Case: "4.1", Why: "The game is over."}
	}
	return &verb.Refusal{Case: "1", Why: "\"" + label + "\" is not possible now. " + p.ask()}
}

// End carries on after an action until somebody has to decide: here the game ends when
// a side has lost all its units (4.1).
func (p *position) End() []rules.Event {
	if p.count(red) == 0 || p.count(blue) == 0 {
		p.stage, p.fight = atEnd, fight{}
	}
	return p.Told()
}

func (p *position) fighting() bool { return p.stage == atRetreat || p.stage == atAdvance }

// refusal is why something is not allowed: a case and a sentence.
type refusal = verb.Refusal

var (
	refuseLost    = &refusal{Case: "1.1", Why: "{unit} is not on the map."}
	refuseEnemy   = &refusal{Case: "1.1", Why: "{unit} belongs to the other side."}
	refuseSpent   = &refusal{Case: "1.1", Why: "{unit} has already moved or attacked in this turn."}
	refuseFar     = &refusal{Case: "1.1", Why: "{unit} is not adjacent to {hex}."}
	refuseTaken   = &refusal{Case: "1.1", Why: "{unit} may not enter {hex}, which is occupied."}
	refuseNobody  = &refusal{Case: "2.1", Why: "{unit} finds no enemy in {hex}."}
	refuseOther   = &refusal{Case: "2.2", Why: "{unit} is not the unit that has to decide."}
	refuseNotHere = &refusal{Case: "2.3", Why: "{unit} may only advance to the hex that the defender has left."}
	refuseSecond  = &refusal{Case: "3.1", Why: "Each side lays only one mine."}
	refuseCrowded = &refusal{Case: "3.1", Why: "A mine may only be laid in an empty hex, and a unit stands in {hex}."}
)

// Movement (1.1).

// eachUnitAndHex lists every unit of the side with the hexes around it. Candidates may
// list more than is legal, but nothing may be missing.
func (p *position) eachUnitAndHex(yield func(verb.Args)) {
	for u := int16(p.side); int(u) < len(p.units); u += 2 {
		if p.mayAct(u) == nil {
			p.around(u, yield)
		}
	}
}

func (p *position) around(u int16, yield func(verb.Args)) {
	for _, h := range p.Board().Neighbours(p.at(u)) {
		if h != board.None {
			yield(verb.OfUnitHex(u, h))
		}
	}
}

// mayAct tells why a unit can neither move nor attack.
func (p *position) mayAct(u int16) *refusal {
	switch {
	case owner(u) != p.side:
		return refuseEnemy
	case !p.onMap(u):
		return refuseLost
	case p.units[u].spent:
		return refuseSpent
	}
	return nil
}

func (p *position) mayMove(a verb.Args) *refusal {
	if r := p.mayAct(a.Unit); r != nil {
		return r
	}
	return p.mayEnter(a)
}

// mayEnter tells why a unit on the map cannot go to a hex.
func (p *position) mayEnter(a verb.Args) *refusal {
	if _, beside := p.Board().DirectionTo(p.at(a.Unit), a.Hex); !beside {
		return refuseFar
	}
	if !p.empty(a.Hex) {
		return refuseTaken
	}
	return nil
}

func (p *position) move(a verb.Args) {
	p.units[a.Unit].spent = true
	p.enter(a, "moves to")
}

// enter has a unit go to a hex, where a mine of the enemy may lie (3.1).
func (p *position) enter(a verb.Args, how string) {
	p.place(a.Unit, a.Hex)
	foe := &p.mines[owner(a.Unit).enemy()]
	p.Tell(rules.Event{Kind: "move", Case: "1.1", Text: p.Label(a.Unit) + " " + how + " " + p.HexName(a.Hex) + ".",
		Side: sideIDs[owner(a.Unit)], Units: p.IDs(a.Unit), Hexes: p.Hexes(a.Hex),
		// That there is no mine here is news as long as one lies somewhere: it cannot
		// be undone, or a player could look for the mine step by step.
		Reveals: foe.at != board.None && foe.at != a.Hex})
	if foe.at == a.Hex {
		*foe = mine{at: board.None, sprung: true}
		p.lose(a.Unit, "3.1", " is lost on a mine.", true)
	}
}

func (p *position) lose(u int16, cas, how string, reveals bool) {
	p.place(u, board.None)
	p.Tell(rules.Event{Kind: rules.EventLoss, Case: cas, Text: p.Label(u) + how, Side: sideIDs[owner(u)], Units: p.IDs(u), Reveals: reveals})
}

// endTurn ends the player turn (1.2), and after the last the game (4.1).
func (p *position) endTurn(verb.Args) {
	p.Tell(rules.Event{Kind: "ended", Case: "1.2", Text: p.side.name() + " ends its turn.", Side: sideIDs[p.side]})
	for u := range p.units {
		p.units[u].spent = false
	}
	p.side = p.side.enemy()
	switch {
	case p.side == blue:
	case p.turn == p.last:
		p.stage = atEnd
	default:
		p.turn++
	}
}

// Combat (2.1).

func (p *position) mayAttack(a verb.Args) *refusal {
	if r := p.mayAct(a.Unit); r != nil {
		return r
	}
	if _, beside := p.Board().DirectionTo(p.at(a.Unit), a.Hex); !beside {
		return refuseFar
	}
	if !p.who.Holds(int8(p.side.enemy()), a.Hex) {
		return refuseNobody
	}
	return nil
}

func (p *position) attack(a verb.Args) {
	foe := p.standing(a.Hex)
	us, them := &p.units[a.Unit], &p.units[foe]
	ours, theirs := p.Dies.D6(), p.Dies.D6()
	p.Tell(rules.Event{Kind: "attack", Case: "2.1",
		Text: fmt.Sprintf("%s attacks %s with %d+%d against %d+%d.", p.Label(a.Unit), p.Label(foe), us.strength, ours, them.strength, theirs),
		Side: sideIDs[p.side], Units: p.IDs(a.Unit, foe), Hexes: p.Hexes(a.Hex), Dice: []int{ours, theirs}, Reveals: !us.seen || !them.seen})
	us.seen, them.seen, us.spent = true, true, true
	if int(us.strength)+ours > int(them.strength)+theirs {
		p.stage, p.fight = atRetreat, fight{a.Unit, foe, a.Hex}
	}
}

// Retreat (2.2) and advance (2.3): the decisions inside an attack.

// mayAnswer tells why a unit is not the one that has to decide.
func (p *position) mayAnswer(u, whose int16) *refusal {
	if u != whose {
		return refuseOther
	}
	return nil
}

func (p *position) eachWayOut(yield func(verb.Args)) { p.around(p.fight.defender, yield) }

func (p *position) mayRetreat(a verb.Args) *refusal {
	if r := p.mayAnswer(a.Unit, p.fight.defender); r != nil {
		return r
	}
	return p.mayEnter(a)
}

func (p *position) retreat(a verb.Args) {
	p.stage = atAdvance
	p.enter(a, "retreats to")
}

func (p *position) yield(a verb.Args) {
	p.stage = atAdvance
	p.lose(a.Unit, "2.2", " yields.", false)
}

func (p *position) mayAdvance(a verb.Args) *refusal {
	if r := p.mayAnswer(a.Unit, p.fight.attacker); r != nil {
		return r
	}
	if a.Hex != p.fight.at {
		return refuseNotHere
	}
	return nil
}

func (p *position) advance(a verb.Args) {
	p.stage, p.fight = atAction, fight{}
	p.enter(a, "advances to")
}

func (p *position) stay(a verb.Args) {
	p.stage, p.fight = atAction, fight{}
	p.Tell(rules.Event{Kind: "stay", Case: "2.3", Text: p.Label(a.Unit) + " stays.", Side: sideIDs[p.side], Units: p.IDs(a.Unit)})
}

// Mines (3.1).

func (p *position) eachHex(yield func(verb.Args)) {
	for h := range board.ID(p.Board().Len()) {
		yield(verb.OfHex(h))
	}
}

func (p *position) mayMine(a verb.Args) *refusal {
	switch m := p.mines[p.side]; {
	case !p.empty(a.Hex):
		return refuseCrowded
	case m.at != board.None || m.sprung:
		return refuseSecond
	}
	return nil
}

func (p *position) mine(a verb.Args) {
	p.mines[p.side].at = a.Hex
	p.Tell(rules.Event{Kind: "mine", Case: "3.1", Text: "A mine is laid in " + p.HexName(a.Hex) + ".", Side: sideIDs[p.side], Hexes: p.Hexes(a.Hex),
		// What the other side is told instead.
		Public: &rules.Event{Kind: "mine", Case: "3.1", Text: "A mine is laid somewhere.", Side: sideIDs[p.side]}})
}

// Public is what the other side may know of an action: not where a mine is laid.
func (p *position) Public(a rules.Action) rules.Action {
	if a.Verb == "mine" {
		a.Hex = ""
	}
	return a
}
