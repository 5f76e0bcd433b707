package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// duties adds to a prompt what the side that decides owes before the step can end,
// and what ending it would bring about. The other side is told nothing.
func (p page) duties(pr *rules.Prompt, who side) {
	if who != nobody && who != p.toAct() {
		return
	}
	switch p.stage {
	case atMove:
		pr.Owed = p.owedMoves()
	case atDeclare:
		pr.Owed = p.owedAttacks()
	default:
		pr.Owed = book.Owed(p.Position, rules.VerbDone, rules.VerbHalt)
	}
	if len(pr.Owed) > 0 {
		p.explain(&pr.Owed[0], pr)
	}
	if p.stage == atReplace && p.points > 0 {
		pr.Warn = append(pr.Warn, rules.Duty{Case: "11.3", Text: nationNames[p.nation] + " has " + points(p.points) + " left: they are lost when you end its replacements."})
	}
}

// owedMoves are the attacks that armies must still be brought to (2.2).
func (p page) owedMoves() []rules.Duty {
	var list []rules.Duty
	for a := range dutiesIn(p.Position).owing {
		units, posts := dutiesIn(p.Position).servants(a)
		list = append(list, rules.Duty{Text: dutiesIn(p.Position).owedMove(a), Case: "2.2", Units: p.IDs(units...), Hexes: p.Hexes(posts...),
			Overlay: &rules.Query{Kind: "command", Side: p.side.id()}})
	}
	return list
}

// owedAttacks are the attacks that armies must still declare (2.2).
func (p page) owedAttacks() []rules.Duty {
	var list []rules.Duty
	for _, a := range battleIn(p.Position).indebted() {
		d := rules.Duty{Text: battleIn(p.Position).owedAttack(a), Case: "2.2", Overlay: &rules.Query{Kind: "threat", Side: p.side.id()}}
		if i := battleIn(p.Position).inTheWay(a); i >= 0 && !battleIn(p.Position).couldAttack(a) {
			d.Hexes = p.Hexes(p.attacks[i].target)
		}
		var units []int16
		var targets []board.ID
		eachAttack(p.Position, func(x args) {
			force := p.forceIn(p.side, x.From)
			if len(force) > 0 && p.armyOf(force[0]) == a && battleIn(p.Position).mayDeclare(x.From, x.Hex) == nil {
				units = append(units, slices.DeleteFunc(force, func(u int16) bool { return slices.Contains(units, u) })...)
				targets = append(targets, slices.DeleteFunc([]board.ID{x.Hex}, func(h board.ID) bool { return slices.Contains(targets, h) })...)
			}
		})
		d.Units, d.Hexes = p.IDs(units...), append(d.Hexes, p.Hexes(targets...)...)
		list = append(list, d)
	}
	return list
}

// explain adds to what is owed at other stages whom and where it concerns.
func (p page) explain(d *rules.Duty, pr *rules.Prompt) {
	switch p.stage {
	case atMoving:
		d.Units, d.Hexes = pr.Units, pr.Hexes
		if d.Case == "2.2" {
			_, posts := dutiesIn(p.Position).servants(p.armyOf(p.moving()))
			d.Hexes, d.Overlay = p.Hexes(posts...), &rules.Query{Kind: "command", Side: p.side.id()}
		}
	case atDeploy:
		d.Units = pr.Units
	case atAdvance:
		d.Units, d.Hexes = pr.Units, pr.Hexes
	case atArrive:
		eachExchange(p.Position, func(a args) {
			if p.mayExchange(a) == nil {
				c, _ := p.FindUnit(a.Choice)
				d.Units, d.Hexes = append(d.Units, p.IDs(a.Unit)...), append(d.Hexes, p.Hexes(p.at(c))...)
			}
		})
	}
}
