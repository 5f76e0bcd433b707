package galicia

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/reading"
)

// overlayChoice shows what the hexes cost that the decision in hand is about: of
// a retreat, of a unit that retreats on, of a cavalry reaction. Only the side
// that decides is told.
func (p inquiry) overlayChoice(who side, q rules.Query) (*rules.Overlay, error) {
	o := &rules.Overlay{Kind: q.Kind}
	if p.stage == atEnd || who != nobody && who != p.toAct() {
		return o, nil
	}
	o.Side = p.toAct().id()
	switch p.stage {
	case atRetreat:
		for i := range p.combat.retreats {
			if r := &p.combat.retreats[i]; retreatsIn(p.Position).open(r.at()) == r {
				p.retreatChoice(o, r)
			}
		}
	case atSplit:
		s := &p.combat.splits[len(p.combat.splits)-1]
		for _, u := range s.units {
			if q.Unit == "" && retreatsIn(p.Position).needed(s, u) || q.Unit == p.unit(u).ID {
				r := s.retreat(u)
				p.retreatChoice(o, &r)
				break
			}
		}
	case atReaction:
		for _, t := range p.reaction.waiting {
			if q.Unit == p.unit(t.unit).ID || len(p.reaction.waiting) == 1 {
				p.reactionChoice(o, t.unit)
			}
		}
	}
	return o, nil
}

// retreatChoice marks the hexes round a stack that must go back.
func (p inquiry) retreatChoice(o *rules.Overlay, r *retreat) {
	c, role := &p.combat, retreatsIn(p.Position).role(r.side)
	here := rules.Mark{Hex: p.Board().Number(r.at()), Kind: "here", Value: r.left(), Case: "9.2",
		Label: fmt.Sprintf("step %d of %d", int(r.hexes)-r.left()+1, r.hexes)}
	if p.stage == atRetreat && !c.late {
		o.Account = battleIn(p.Position).lossModifiers(role, c.result, battleIn(p.Position).balance(), c.failed[role] || r.zones > 0)
		here.Label += fmt.Sprintf("\nloss roll %+d", rules.SumOf(o.Account))
		here.Note = "The loss roll so far:"
		for i, m := range o.Account {
			if i > 0 {
				here.Note += ","
			}
			here.Note += fmt.Sprintf(" %s %+d", lowered(m.What), m.Value)
		}
		here.Note += "."
	}
	o.Hexes = append(o.Hexes, here)
	goals, open := retreatsIn(p.Position).goals(r), retreatsIn(p.Position).ways(r)
	var best way
	if len(open) > 0 {
		best = retreatsIn(p.Position).wayBy(r, goals, open[0])
	}
	reading.Around(o, p.Board(), r.at(), func(d int, n board.ID, m *rules.Mark) {
		m.Kind, m.Case = "closed", "9.2.1"
		switch {
		case slices.Contains(open, n):
			p.retreatPrice(m, r, best, hex.Direction(d), n)
		case retreatsIn(p.Position).canRetreatInto(r, n):
			m.Label = worseBecause(retreatsIn(p.Position).wayBy(r, goals, n), best)
			m.Note = "Another hex fits the priorities better."
		default:
			m.Label, m.Case = p.barred(r, n)
		}
	})
}

// barred says in few words why nobody can go back into a hex at all.
func (p inquiry) barred(r *retreat, n board.ID) (label, cas string) {
	why := retreatsIn(p.Position).barred(r, n)
	switch {
	case why == refuseEnemy:
		label = "occupied"
	case why == refuseSwamp:
		label = "swamp"
	case why == refuseFortress:
		label = "Przemysl"
	case n == p.combat.target:
		label = "the fight was here"
	default:
		label = "came from here"
	}
	return label, why.Case
}

// worseBecause says in few words why one way of a retreat is worse than another.
func worseBecause(w, best way) string {
	switch {
	case w.short > best.short:
		return "dead end"
	case w.zones > best.zones:
		return "enemy zone"
	}
	return "away from supply"
}

// retreatPrice writes what a hex costs: a river without a bridge (9.2.2), and the
// priorities that the best way fails (9.2.1, 9.2.3).
func (p inquiry) retreatPrice(m *rules.Mark, r *retreat, w way, d hex.Direction, n board.ID) {
	c, role := &p.combat, retreatsIn(p.Position).role(r.side)
	m.Kind, m.Case = "open", "9.2"
	add := func(label, note, cas string) {
		if m.Kind == "costly" {
			m.Label, m.Note = m.Label+"\n"+label, m.Note+" "+note
			return
		}
		m.Kind, m.Label, m.Note, m.Case = "costly", label, note, cas
	}
	if f := p.Board().Side(r.at(), d); f.Has(board.River) && !f.Has(board.Bridge) {
		add("no bridge: CE\u00a0−1", "A river without a bridge costs each unit a reduction.", "9.2.2")
	}
	if w.short > 0 {
		add(fmt.Sprintf("then stuck: CE\u00a0−%d", w.short), "Dead end: each unit takes a reduction for every hex it cannot retreat.", "9.2.3")
	}
	if extra := p.rs.tables.failedLoss; !c.late && !c.failed[role] && r.zones == 0 {
		price := fmt.Sprintf("%+d", extra)
		roll := " It adds " + price + " to the loss roll."
		switch {
		case p.openZoc(r.side, n):
			add("enemy zone: "+price, "The hex is in an enemy ZOC."+roll, "9.2.1")
		case w.zones > 0:
			add("next enemy zone: "+price, "The next hex will be in an enemy ZOC."+roll, "9.2.1")
		case w.short > 0:
			add("no way on: "+price, "Who cannot retreat as far as he must pays on the loss roll as well."+roll, "9.2.3")
		case w.away:
			add("off supply: "+price, "The path does not lead toward a supply source."+roll, "9.2.1")
		}
	}
	if over := p.stepsIn(r.side, n) + p.stepsOfAll(r.units) - p.rs.tables.Stacking.Limit; r.left() == 1 && over > 0 {
		add("crowded: split", "The hex would be overstacked: some units would have to retreat further.", "9.2")
	}
	if m.Kind == "open" {
		m.Label = "free"
	}
}

func (p inquiry) stepsOfAll(units []int16) int {
	steps := 0
	for _, u := range units {
		steps += p.stepsOf(u)
	}
	return steps
}

// reactionChoice marks the hexes round cavalry that may react.
func (p inquiry) reactionChoice(o *rules.Overlay, u int16) {
	at := p.units[u].hex
	o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(at), Kind: "here", Case: "12.1"})
	reading.Around(o, p.Board(), at, func(_ int, n board.ID, m *rules.Mark) {
		m.Kind, m.Case = "open", "12.1"
		if r := cavalryOf(p.Position).mayReact(args{Unit: u, Hex: n, From: board.None}); r != nil {
			m.Kind, m.Label, m.Case = "closed", shortly[r], r.Case
		}
	})
}

// shortly is a refusal in a word or two, for a mark on the map.
var shortly = map[*refusal]string{
	refuseEnemy: "occupied", refuseSwamp: "swamp", refuseFortress: "Przemysl", refuseClosed: "closed",
	refuseVacated: "just left", refuseZone: "enemy zone", refuseFull: "full",
}

// lowered is a word with a small first letter.
func lowered(s string) string {
	if s == "" || s[0] < 'A' || s[0] > 'Z' {
		return s
	}
	return string(s[0]+'a'-'A') + s[1:]
}
