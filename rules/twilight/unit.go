package twilight

import (
	"fmt"
	"slices"
	"strconv"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/fraction"
)

// side is one of the two sides as an index.
type side int8

const (
	russia side = iota
	central
	nobody side = -1
)

var sideIDs = [2]rules.Side{
	russia:  "russia",
	central: "central",
}
var sideNames = [2]string{
	russia:  "Russia",
	central: "Central Powers",
}

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

var nationIDs = [3]string{
	russian:  "russia",
	german:   "germany",
	austrian: "austria-hungary",
}
var nationAdjectives = [3]string{
	russian:  "Russian",
	german:   "German",
	austrian: "Austro-Hungarian",
}

// nationOf is the nation with the given id, noNation where there is none.
func nationOf(id string) nation { return nation(slices.Index(nationIDs[:], id)) }

// side is whose army a nation's is, nobody's for no nation.
func (n nation) side() side {
	switch n {
	case noNation:
		return nobody
	case russian:
		return russia
	}
	return central
}

// kind is what a counter stands for (3.2).
type kind int8

const (
	infantry kind = iota
	cavalry
	artillery
	train
	majorDepot
	minorDepot
	fortress
	fort
)

var kindIDs = []string{
	infantry: "infantry", cavalry: "cavalry", artillery: "artillery", train: "corps-train", majorDepot: "major-depot",
	minorDepot: "minor-depot", fortress: "fortress", fort: "fort",
}

// size is how large a formation is (3.3.2), the larger the greater.
type size int8

const (
	noSize size = iota
	battalion
	regiment
	brigade
	division
)

var sizeIDs = []string{noSize: "", battalion: "battalion", regiment: "regiment", brigade: "brigade", division: "division"}

// face is a printed side of a counter.
type face struct {
	attack, defence, artillery, movement int8
	reach                                int8 // supply range in hexes (3.6.1)
	points                               int8 // Ammunition Points that it gives in a turn, 0 without limit (3.6.2)
}

// unit is what is printed on a counter (3.3).
type unit struct {
	data.Unit
	side     side
	nation   nation
	kind     kind
	size     size
	corps    int8 // place in Ruleset.corps, -1 for none
	army     int8 // home army: place in Ruleset.armies, -1 for none
	steps    int8
	faces    [2]face
	flips    int8 // steps lost at which the second face is up (3.4.1)
	mult     int8 // step strength multiplier of a fortress (3.7.1)
	base     int8 // Base Combat Effectiveness (3.4.4, 3.8.2), 0 for none
	asset    bool // an Asset Unit, which has no marker on a display (6.4)
	ersatz   int8 // 0 none, 1, 2 on the back only (3.4.1a)
	heavy    bool // its artillery is heavy (3.4.3)
	high     bool // its artillery has a high trajectory
	guards   bool // artillery that may only defend (3.5.1)
	railOnly bool // goes by rail only (3.3.4a)
	source   bool // a fortress with a supply symbol (3.7.2)
	garrison bool // has the dot of a garrison (3.3.5)
	railCost int16
	complex  int8 // place in Ruleset.complexes, -1 for none (2.1)
	limit    int8 // of a Corps Train: divisions that its corps takes (3.8.3)
	// What is read off it again and again:
	values [2][]rules.Value
	label  string
}

// combat tells whether it is a combat unit (2.1).
func (u *unit) combat() bool { return u.kind == infantry || u.kind == cavalry }

// works tells whether it is a fortress unit (2.2).
func (u *unit) works() bool { return u.kind == fortress || u.kind == fort }

// supplies tells whether it is a supply unit (3.6).
func (u *unit) supplies() bool { return u.kind == train || u.depot() }

// depot tells whether it is an army's depot (2.2).
func (u *unit) depot() bool { return u.kind == majorDepot || u.kind == minorDepot }

// formation tells whether it has a marker on a display (2.1).
func (u *unit) formation() bool { return u.combat() && !u.asset }

// up is the face that shows after so many steps are lost.
func (u *unit) up(lost int8) int {
	if u.flips > 0 && lost >= u.flips {
		return 1
	}
	return 0
}

// newUnit reads a counter; its corps, army and complex are entered by the ruleset.
func newUnit(d data.Unit) (unit, error) {
	has := func(flag string) bool { return slices.Contains(d.Flags, flag) }
	u := unit{Unit: d, side: sideOf(d.Side), nation: nationOf(d.Nation), kind: kind(slices.Index(kindIDs, d.Type)),
		steps: int8(d.Steps), mult: int8(d.StepMultiplier), base: int8(d.BaseEffectiveness), asset: has("asset"),
		heavy: has("heavy"), high: has("high-trajectory"), guards: has("defend-only"), railOnly: has("rail-only"), source: has("supply-source"),
		garrison: has("garrison") || has("town-garrison"), limit: int8(d.AttachmentLimit), corps: -1, army: -1, complex: -1}
	if u.nation == noNation || u.kind < 0 || len(d.Faces) == 0 || len(d.Faces) > 2 {
		return u, fmt.Errorf("the nation %q or the type %q is unknown, or there is no face", d.Nation, d.Type)
	}
	if u.combat() || u.kind == artillery {
		u.size = size(max(0, slices.Index(sizeIDs, d.Size)))
	}
	if d.RailCost != "" {
		n, err := fraction.Read(d.RailCost, 2)
		if err != nil {
			return u, fmt.Errorf("rail_cost: %w", err)
		}
		u.railCost = int16(n)
	}
	switch {
	case has("ersatz"):
		u.ersatz = 1
	case has("ersatz-reduced"):
		u.ersatz = 2
	}
	for i := range u.faces {
		f := d.Faces[min(i, len(d.Faces)-1)]
		u.faces[i] = face{attack: int8(f.Attack), defence: int8(f.Defense), artillery: int8(f.Artillery), movement: int8(f.Movement),
			reach: int8(f.SupplyRange), points: int8(f.APLimit)}
		u.values[i] = u.printed(i)
	}
	if u.combat() && len(d.Faces) == 2 {
		u.flips = u.steps - u.faces[1].attack
	}
	return u, nil
}

// printed are the figures of a face.
func (u *unit) printed(n int) []rules.Value {
	f := &u.faces[n]
	switch {
	case u.works():
		return []rules.Value{{Name: "steps", Value: int(u.steps)}, {Name: "multiplier", Value: int(u.mult)}}
	case u.supplies():
		list := []rules.Value{{Name: "range", Value: int(f.reach)}}
		if f.points > 0 { // a Major Depot and a Corps Train have one on the extended side alone (3.6.2)
			list = append(list, rules.Value{Name: "limit", Value: int(f.points)})
		}
		return append(list, rules.Value{Name: "movement", Value: int(f.movement)})
	}
	return []rules.Value{{Name: "attack", Value: int(f.attack)}, {Name: "defense", Value: int(f.defence)}, {Name: "artillery", Value: int(f.artillery)}, {Name: "movement", Value: int(f.movement)}}
}

// armyName is the name of an army by its id: "1r" is the Russian First Army.
func armyName(id string) string {
	number, word := id, ""
	switch id[len(id)-1] {
	case 'r':
		number, word = id[:len(id)-1], "Russian "
	case 'a':
		number, word = id[:len(id)-1], "Austro-Hungarian "
	default:
		word = "German "
	}
	names := []string{"First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth", "Eleventh"}
	for i, name := range names {
		if number == itoa(i+1) {
			return word + name + " Army"
		}
	}
	return word + number + " Army"
}

func itoa(n int) string { return strconv.Itoa(n) }
