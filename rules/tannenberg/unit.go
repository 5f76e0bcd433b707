package tannenberg

import (
	"slices"
	"strconv"

	"vistula/data"
	"vistula/rules"
)

// side is one of the two sides as an index. Red is russia, Blue is central.
type side int8

const (
	russia side = iota
	central
	nobody side = -1
)

var sideIDs = [2]rules.Side{russia: "russia", central: "central"}
var sideNames = [2]string{russia: "Russia", central: "Central Powers"}

func (s side) enemy() side { return 1 - s }

func (s side) id() rules.Side {
	if s == nobody {
		return ""
	}
	return sideIDs[s]
}

// sideOf is the side with the given id, nobody where there is none.
func sideOf(id string) side { return side(slices.Index(sideIDs[:], rules.Side(id))) }

// nation is one of the three armies as an index.
type nation int8

const (
	russian nation = iota
	german
	austrian
	noNation nation = -1
)

var nationIDs = [3]string{russian: "russia", german: "germany", austrian: "austria-hungary"}
var nationNames = [3]string{russian: "Russia", german: "Germany", austrian: "Austria-Hungary"}
var nationAdjectives = [3]string{russian: "Russian", german: "German", austrian: "Austro-Hungarian"}

// nationOf is the nation with the given id, noNation where there is none.
func nationOf(id string) nation { return nation(slices.Index(nationIDs[:], id)) }

// side is whose army a nation's is.
func (n nation) side() side {
	switch n {
	case russian:
		return russia
	case noNation:
		return nobody
	}
	return central
}

// unit is what is printed on a counter.
type unit struct {
	data.Unit
	side     side
	nation   nation
	attack   int8 // 0 for cavalry, EB and supply units
	defense  int8 // 0 for artillery
	factor   int8 // the printed combat factor, whatever it is good for
	movement int8
	brigades int8 // what the unit takes of a railway's capacity
	points   int8 // for whoever destroys it
	engineer bool // an EB unit
	supply   bool // a Russian supply unit
	values   []rules.Value
}

// newUnit reads a counter; the rows are those of tables.json.
func newUnit(d data.Unit, t *tables) (unit, bool) {
	f := d.Faces[0]
	u := unit{Unit: d, side: sideOf(d.Side), nation: nationOf(d.Nation), attack: int8(f.Attack), defense: int8(f.Defense),
		factor: int8(max(f.Attack, f.Defense)), movement: int8(f.Movement), engineer: d.Type == "engineer", supply: d.Type == "supply"}
	u.values = []rules.Value{{Name: "attack", Value: f.Attack}, {Name: "defense", Value: f.Defense}, {Name: "movement", Value: f.Movement}}
	row, ok := t.size(d.Size)
	if ok {
		u.brigades, u.points = int8(row.Brigades), int8(row.Points)
	}
	return u, ok && u.nation != noNation && u.side == u.nation.side() && u.factor > 0
}

// fights tells whether a unit is a combat unit: EB and supply units are not, and
// can only defend themselves.
func (u *unit) fights() bool { return !u.engineer && !u.supply }

// printed is what stands on a counter: "6-2", "3a2", "4d3", "EB".
func (u *unit) printed() string {
	letter := "-"
	switch {
	case u.engineer:
		return "EB"
	case u.supply:
		return "supply unit"
	case u.defense == 0:
		letter = "a"
	case u.attack == 0:
		letter = "d"
	}
	return strconv.Itoa(int(u.factor)) + letter + strconv.Itoa(int(u.movement))
}

// kind is the box of a unit in its nation's row.
func (unit *unit) kind() string {
	switch unit.Type {
	case "cavalry":
		return "Cavalry"
	case "artillery":
		return "Artillery"
	case "engineer":
		return "EB units"
	case "supply":
		return "Supply units"
	}
	switch unit.Size {
	case "corps", "army":
		return "Corps"
	case "division":
		return "Divisions"
	}
	return "Brigades"
}
