package fury

import (
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/verb"
)

// side is one of the two sides as an index.
type side int8

const (
	russian side = iota
	central
	nobody side = -1
)

var sideIDs = [...]rules.Side{russian: "russia", central: "central"}
var sideNames = [...]string{russian: "Russia", central: "Central Powers"}
var sidePowers = [...]string{russian: "Russia", central: "the Central Powers"}
var sidePlayers = [...]string{russian: "The Russian player", central: "The Central Powers' player"}

func (s side) enemy() side { return 1 - s }

func (s side) id() rules.Side {
	if s == nobody {
		return ""
	}
	return sideIDs[s]
}

// sideOf is the side with the given id, nobody where there is none.
func sideOf(id string) side { return side(slices.Index(sideIDs[:], rules.Side(id))) }

// nation is one of the three armies as an index, in the order in which they take
// replacements and plan (11.3, 11.5).
type nation int8

const (
	russia nation = iota
	austria
	germany
	noNation nation = -1
)

var nationIDs = [...]string{russia: "russia", austria: "austria-hungary", germany: "germany"}
var nationNames = [...]string{russia: "Russia", austria: "Austria-Hungary", germany: "Germany"}
var nationAdjectives = [...]string{russia: "Russian", austria: "Austrian", germany: "German"}

// nationOf is the nation with the given id, noNation where there is none.
func nationOf(id string) nation { return nation(slices.Index(nationIDs[:], id)) }

// side is whose army a nation's is.
func (n nation) side() side {
	if n == russia {
		return russian
	}
	return central
}

// front is one of the two fronts (7).
type front int8

const (
	north front = iota
	south
	noFront front = -1
)

var frontIDs = [...]string{north: "north", south: "south"}
var frontNames = [...]string{north: "Northern Front", south: "Southern Front"}

func (f front) other() front { return 1 - f }

// id is "" for none.
func (f front) id() string {
	if f == noFront {
		return ""
	}
	return frontIDs[f]
}

// frontOf is the front with the given id, noFront where there is none.
func frontOf(id string) front { return front(slices.Index(frontIDs[:], id)) }

// army is a headquarters with the units that are assigned to it.
type army struct {
	id     string // the unit id of the headquarters
	hq     int16
	name   string // "Russian 2nd Army"
	nation nation
	front  front // noFront where it is chosen when the headquarters enters (7, 12)

	forfeits *verb.Refusal // of a move after which it could not attack (2.2)
}

// unit is what is printed on a counter (2).
type unit struct {
	data.Unit
	side     side
	nation   nation
	hq       bool   // 2.2
	cadre    bool   // one of the generic counters (2.1)
	asterisk bool   // becomes a Cadre at its second loss (2.1)
	reduced  bool   // enters on its reduced side (2.1)
	optional bool   // takes part only by an option
	army     int8   // to which it belongs from the start, -1 for none
	bands    []int8 // armies to which its owner may assign it, nil for any where army is -1
	cost     int8   // of a step in half points (11.3)

	values [][]rules.Value // what each face shows
}

// combat potential by steps lost; a Cadre has one step only.
func (u *unit) combat(lost int8) int { return u.Faces[min(int(lost), len(u.Faces)-1)].Combat }

// newUnit reads what is printed; its armies are found later, when all headquarters
// are known.
func newUnit(d data.Unit) unit {
	has := func(flag string) bool { return slices.Contains(d.Flags, flag) }
	u := unit{Unit: d, side: sideOf(d.Side), nation: nationOf(d.Nation), hq: d.Type == "headquarters", cadre: has("cadre-counter"),
		asterisk: has("cadre"), reduced: has("enters-reduced"), optional: has("optional"), army: -1}
	for _, f := range d.Faces {
		if u.hq {
			u.values = append(u.values, []rules.Value{{Name: "support", Value: f.Support}, {Name: "cavalry", Value: f.Cavalry},
				{Name: "range", Value: f.CommandRange}, {Name: "movement", Value: f.Movement}})
		} else {
			u.values = append(u.values, []rules.Value{{Name: "combat", Value: f.Combat}, {Name: "movement", Value: f.Movement}})
		}
	}
	return u
}

// full is the combat potential of the front side.
func (u *unit) full() int { return u.Faces[0].Combat }

// mostLost is how many steps a unit can have lost: all but one while it is not
// eliminated.
func (u *unit) mostLost(in box) int {
	switch {
	case u.hq || u.cadre:
		return 0
	case in == eliminated:
		return u.Steps
	}
	return u.Steps - 1
}

// mayJoin tells whether a unit can be assigned to an army (12).
func (u *unit) mayJoin(a int8, of []army) bool {
	n := of[a].nation
	switch {
	case u.hq:
		return u.army == a
	case len(u.bands) > 0:
		return slices.Contains(u.bands, a)
	case u.cadre:
		return n.side() == u.side
	case u.army >= 0:
		return u.army == a
	}
	return n == u.nation || u.nation == germany && n == austria
}

// nations are some of the three, a bit each.
type nations uint8

func (n nation) only() nations { return 1 << n }
