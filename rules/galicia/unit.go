package galicia

import (
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// side is one of the two sides as an index.
type side int8

const (
	austria side = iota
	russia
	nobody side = -1
)

var sideIDs = [2]rules.Side{austria: "austria", russia: "russia"}
var sideNames = [2]string{austria: "Austria-Hungary", russia: "Russia"}
var sideAdjectives = [2]string{austria: "Austro-Hungarian", russia: "Russian"}

func (s side) enemy() side { return 1 - s }

func (s side) id() rules.Side {
	if s == nobody {
		return ""
	}
	return sideIDs[s]
}

// sideOf is the side with the given id, nobody where there is none.
func sideOf(id string) side {
	return side(slices.Index(sideIDs[:], rules.Side(id)))
}

// unit is what is printed on a counter (2.1).
type unit struct {
	data.Unit
	side    side
	cavalry bool
	white   bool // white unit type symbol: two reductions are a step (10.2)
	ersatz  bool // 10.3.2, 15.1
	perStep int  // reductions that make up a step (10.2)
}

// lives is the number of reductions that eliminate a unit from full strength.
func (u *unit) lives() int { return u.perStep * u.Steps }

// arrival is a line of the reinforcement schedule (14.0).
type arrival struct {
	turn  int
	hexes []board.ID
	rail  bool // hexes are those of a railway (14.1)
	later *arrival
	text  string // where and when, in words
}

func newUnit(d data.Unit) unit {
	u := unit{Unit: d, side: sideOf(d.Side), cavalry: d.Type == "cavalry", perStep: 3,
		white: slices.Contains(d.Flags, "white"), ersatz: slices.Contains(d.Flags, "ersatz")}
	if u.white {
		u.perStep = 2
	}
	return u
}

// objective is a town that earns one side points (15.1).
type objective struct {
	hex     board.ID
	side    side
	name    string
	capture int
	occupy  int
	note    string // what it earns, in words
}
