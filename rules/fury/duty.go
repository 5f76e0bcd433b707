package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Case 2.2: the duty to attack. At least one unit of each active headquarters must
// begin an attack when its front is activated, and in the first turn of every
// headquarters: nobody ends the movement while he can still bring that about.

// duties is a position in which armies must attack.
type duties struct{ *Position }

func dutiesIn(p *Position) duties { return duties{p} }

// mayEndMoves tells why the movement cannot end yet.
func (p *Position) mayEndMoves() *refusal {
	for a := range dutiesIn(p).owing {
		return &refusal{Case: "2.2", Words: func() string { return dutiesIn(p).owedMove(a) }}
	}
	return nil
}

// owing yields the armies that must attack and where nobody can do so from where he
// stands, while one can still come, or be brought under command.
func (p duties) owing(yield func(a int8) bool) {
	for i := range p.rs.armies {
		a := int8(i)
		if battleIn(p.Position).mustAttack(p.rs.armies[a].hq) && !p.ready(a) && p.serves(a) && !yield(a) {
			return
		}
	}
}

// owedMove tells what an army that owes an attack can do about it.
func (p duties) owedMove(a int8) string {
	hq := p.rs.armies[a].hq
	reach := verb.Spelled(p.command(hq).CommandRange, "hex", "hexes") + " from the " + p.Label(hq) + " in " + p.HexName(p.at(hq))
	must := "The " + p.rs.armies[a].name + " must attack in this activation. "
	for i := range p.units {
		u := int16(i)
		if p.units[u].army == a && p.onMap(u) && !p.unit(u).hq && p.fightsFrom(u, p.at(u)) && p.commandedSoon(a, p.at(u)) {
			return must + p.Label(u) + " in " + p.HexName(p.at(u)) + " is next to an enemy, but it is not in command: bring its headquarters closer. Command reaches " + reach + ", not through open enemy zones of control."
		}
	}
	return must + "None of its units can attack from where it stands: move one next to an enemy, in command. Command reaches " + reach + "."
}

// ready tells whether a unit of an army can begin an attack from where it stands.
func (p duties) ready(a int8) bool {
	if p.field.duty.witnesses != nil {
		for _, w := range p.field.duty.witnesses[a].kept {
			if len(w.way) == 1 && len(w.hqWay) == 1 && p.believes(a, &w) {
				return true
			}
		}
	}
	return p.anyServes(a, p.ableNow)
}

// servants lists the units of an army that can still come to where they can attack, its
// headquarters too if it has not moved, and the hexes from which they could.
func (p duties) servants(a int8) (units []int16, posts []board.ID) {
	p.anyServes(a, func(u int16) bool {
		serves := false
		p.eachPost(u, func(at board.ID) bool {
			if p.commandedSoon(a, at) {
				serves = true
				if !slices.Contains(posts, at) {
					posts = append(posts, at)
				}
			}
			return false
		})
		if serves {
			units = append(units, u)
		}
		return false
	})
	if hq := p.rs.armies[a].hq; p.onMap(hq) && !p.units[hq].moved {
		units = append(units, hq)
	}
	return units, posts
}

// anyServes tells whether a condition holds for a combat unit of an army on the map.
func (p *forces) anyServes(a int8, able func(u int16) bool) bool {
	for i := range p.units {
		if u := int16(i); p.units[u].army == a && p.onMap(u) && !p.unit(u).hq && able(u) {
			return true
		}
	}
	return false
}

// ableNow tells whether a unit can begin an attack from where it stands.
func (p duties) ableNow(u int16) bool {
	return p.fightsFrom(u, p.at(u)) && p.commanded(u, p.at(u)) == nil
}

// bound tells whether a unit stays where it is in what is left of the activation.
func (p *forces) bound(u int16) bool {
	st := &p.units[u]
	return st.moved || p.shutIn(p.owner(u), st.hex) || p.deserts(u)
}

// eachPost lists the hexes from which a unit could attack, commanded or not, be it
// where it stands or where it can still come on foot, until yield is content.
func (p duties) eachPost(u int16, yield func(at board.ID) bool) bool {
	here := p.at(u)
	if p.fightsFrom(u, here) && yield(here) {
		return true
	}
	if p.bound(u) || p.units[u].stopped {
		return false
	}
	var posts []board.ID // before yield searches anew
	for n := range p.onFoot(u).Reached {
		if n.Hex != here && p.fightsFrom(u, n.Hex) {
			posts = append(posts, n.Hex)
		}
	}
	slices.Sort(posts)
	return slices.ContainsFunc(posts, yield)
}

// onFoot is how far a unit that is not bound to stay can still come on foot. It stops
// where it enters an enemy zone (9.1). The next search is written over it.
func (p *forces) onFoot(u int16) *path.Search {
	return p.onFootFrom(u, p.at(u), p.pointsLeft(u), p.units[u].stopped)
}

// onFootFrom is onFoot as if the unit were somewhere else, with so many points left and
// stopped there or not.
func (p *forces) onFootFrom(u int16, here board.ID, left int, halted bool) *path.Search {
	f := p.field
	if f.foot == nil {
		f.foot = path.New(p.Board(), 1)
	}
	e := p.owner(u).enemy()
	f.foot.Run(max(0, left), func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		stopped := halted
		if from.Hex != here {
			stopped = p.zoc(e, from.Hex)
		}
		if stopped || p.barred(u, from.Hex, to, false) != nil {
			return 0, 0, false
		}
		return p.stepCost(from.Hex, d, to), 0, true
	}, path.Seed{Node: path.Node{Hex: here}})
	return f.foot
}

// fightsFrom tells whether a unit would have somebody to attack from a hex, together
// with those of its army who are there.
func (p duties) fightsFrom(u int16, at board.ID) bool {
	if !p.zoc(p.side.enemy(), at) || p.shutIn(p.side, at) || p.crowd(at, u) != nil {
		return false
	}
	force := p.strengthIn(p.side, at)
	if p.at(u) != at {
		force += p.strength(u)
	}
	for _, target := range p.Board().Neighbours(at) {
		if target != board.None && battleIn(p.Position).mayBeTarget(target) == nil {
			if _, ok := p.rs.tables.ratio(force, battleIn(p.Position).defence(target)); ok {
				return true
			}
		}
	}
	return false
}

// commandedSoon tells whether the headquarters of an army commands units in a hex,
// from where it is or from where it can still go on foot.
func (p duties) commandedSoon(a int8, post board.ID) bool {
	return p.commandedFrom(a, post) != board.None
}

// commandedFrom is the hex from which it does; None where there is none.
func (p duties) commandedFrom(a int8, post board.ID) board.ID {
	hq := p.rs.armies[a].hq
	switch {
	case !p.onMap(hq):
		return board.None
	case p.shutIn(p.side, p.at(hq)):
		if p.at(hq) != post {
			return board.None
		}
		return post
	case p.Board().Distance(p.at(hq), post) > p.command(hq).CommandRange+p.pointsLeft(hq):
		return board.None
	}
	if p.commandLine(p.side, hq, p.at(hq), post) != nil { // often, and the others must be searched first
		return p.at(hq)
	}
	for _, at := range p.stations(a) {
		if p.commandLine(p.side, hq, at, post) != nil {
			return at
		}
	}
	return board.None
}

// stations are the hexes where the headquarters of an army is or can still go on foot,
// kept as long as nobody moves.
func (p *forces) stations(a int8) []board.ID {
	f := p.field
	if f.stations == nil {
		f.stations = make([][]board.ID, len(p.rs.armies))
	}
	if len(f.stations[a]) > 0 {
		return f.stations[a]
	}
	hq := p.rs.armies[a].hq
	list := append(f.stations[a], p.at(hq))
	if !p.units[hq].moved {
		for n := range p.onFoot(hq).Reached {
			if n.Hex != p.at(hq) && p.crowd(n.Hex, hq) == nil {
				list = append(list, n.Hex)
			}
		}
		slices.Sort(list[1:])
	}
	f.stations[a] = list
	return list
}

// closedSteps lists the hexes beside the unit in hand that it could enter if its army
// did not have to attack (2.2).
func (p duties) closedSteps() []rules.Mark {
	var list []rules.Mark
	for s := range p.eachStep {
		if p.stepOpen(s) != nil {
			continue
		}
		if r := p.mayStep(s); r != nil {
			d := r.Duty(p.Position, verb.OfHex(s.To))
			list = append(list, rules.Mark{Hex: p.Board().Number(s.To), Kind: "closed", Label: "must attack", Note: d.Text, Case: d.Case})
		}
	}
	return list
}
