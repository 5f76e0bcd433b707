package fury

import (
	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
)

// Case 10.1: command, and the line along which a headquarters gives it.

var (
	refuseNoHQ         = &refusal{Case: "10.1", Why: "The army of the units in {from} has no headquarters on the map."}
	refuseOutOfCommand = &refusal{Case: "10.1", Why: "The units in {from} are out of command: bring them within the range of their headquarters."}
)

// defended tells whether a side has anything in a hex that can be attacked.
func (p *network) defended(s side, at board.ID) bool { return p.stands(s, at) || p.bastion(s, at) }

// commanded tells why a unit in a hex is not within the command range of its
// headquarters. The line must not pass through an enemy zone that no friendly unit
// reduces; its two ends are not passed through (10.1).
func (p *network) commanded(u int16, from board.ID) *refusal {
	hq, ok := p.hqOf(u)
	if !ok {
		return refuseNoHQ
	}
	if p.shutIn(p.owner(u), p.at(hq)) && p.at(hq) != from {
		return refuseOutOfCommand
	}
	if len(p.commandLine(p.owner(u), hq, p.at(hq), from)) == 0 {
		return refuseOutOfCommand
	}
	return nil
}

// commandLine is the line of command from a headquarters, if it is in the hex start,
// to another hex; nil where there is none.
func (p *network) commandLine(s side, hq int16, start, to board.ID) []board.ID {
	within := p.unit(hq).Faces[p.hqFace(hq)].CommandRange
	if p.Board().Distance(start, to) > within {
		return nil
	}
	search := p.scratch()
	search.Run(within, func(at path.Node, _ hex.Direction, n board.ID) (int, int8, bool) {
		if at.Hex != start && p.openZoc(s, at.Hex) {
			return 0, 0, false
		}
		return 1, 0, n == to || p.passable(s, n)
	}, path.Seed{Node: path.Node{Hex: start}})
	return search.Way(path.Node{Hex: to})
}

// scratch is a search of one layer, until the next one is asked for.
func (p *network) scratch() *path.Search {
	if p.field.scratch == nil {
		p.field.scratch = path.New(p.Board(), 1)
	}
	return p.field.scratch
}

// command is what the face of a headquarters shows that is up.
func (p *forces) command(hq int16) *data.Face { return &p.unit(hq).Faces[p.hqFace(hq)] }

// hqOf is the headquarters of a unit's army; ok is false where it is not on the
// map.
func (p *forces) hqOf(u int16) (hq int16, ok bool) {
	a := p.armyOf(u)
	if a < 0 {
		return -1, false
	}
	hq = p.rs.armies[a].hq
	return hq, p.onMap(hq)
}

// face is the printed side of a headquarters that is up.
func (p *forces) hqFace(hq int16) int {
	if p.units[hq].active {
		return 0
	}
	return 1
}
