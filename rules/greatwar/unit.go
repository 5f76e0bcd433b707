package greatwar

import (
	"slices"
	"strconv"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/verb"
)

// side is one of the two sides as an index.
type side int8

const (
	allied side = iota
	austria
	nobody side = -1
)

var sideIDs = [2]rules.Side{
	allied:  "allied",
	austria: "austria",
}
var sideNames = [2]string{
	allied:  "Allies",
	austria: "Austria-Hungary",
}

// power is a side within a sentence.
func (s side) power() string {
	if s == allied {
		return "the Allies"
	}
	return sideNames[s]
}

// opening is a side at the beginning of a sentence.
func (s side) opening() string {
	if s == allied {
		return "The Allies"
	}
	return sideNames[s]
}

// earnsFor says what a side has for a place of so many points, whatever their sign in the
// account.
func (s side) earnsFor(points int) string {
	worth := verb.Count(max(points, -points), "point", "points")
	if s == allied {
		return s.opening() + " earn " + worth + " for it each turn while they control it in supply."
	}
	return s.opening() + " earns " + worth + " for it each turn while it controls it in supply."
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

// nation is one of the three armies as an index (16.0).
type nation int8

const (
	austriaHungary nation = iota
	russia
	serbia
	noNation nation = -1
)

var nationIDs = [3]string{
	austriaHungary: "austria-hungary",
	russia:         "russia",
	serbia:         "serbia",
}
var nationNames = [3]string{
	austriaHungary: "Austria-Hungary",
	russia:         "Russia",
	serbia:         "Serbia",
}
var nationAdjectives = [3]string{
	austriaHungary: "Austro-Hungarian",
	russia:         "Russian",
	serbia:         "Serbian",
}

// nationOf is the nation with the given id, noNation where there is none.
func nationOf(id string) nation { return nation(slices.Index(nationIDs[:], id)) }

// side is whose army a nation's is.
func (n nation) side() side {
	if n == austriaHungary {
		return austria
	}
	return allied
}

// unit is what is printed on a counter (2.31).
type unit struct {
	data.Unit
	side      side
	nation    nation
	hq        bool // headquarters (10.1)
	heroic    bool // 10.12
	alternate bool // has a reduced side to displace to (10.54)
	putnik    bool // 19.0: shift only through another headquarters, moves by rail only
	depot     bool // supply depot
	staff     int8 // place of a headquarters among all of them
	cavalry   bool
	level     int8 // command level of a headquarters (10.22)
	rating    int8 // tactical competence, 1 to 4
	points    int8 // stacking points (6.11)
	steps     int8
	attack    []int8 // by steps lost (8.52, 8.53)
	defense   []int8
	values    [][]rules.Value // what the counter shows, by steps lost
	title     string          // of its army in lists
}

// command levels (10.22).
const (
	armyLevel int8 = iota
	groupLevel
	supremeLevel
)

func newUnit(d data.Unit) unit {
	has := func(flag string) bool { return slices.Contains(d.Flags, flag) }
	u := unit{Unit: d, side: sideOf(d.Side), nation: nationOf(d.Nation), hq: d.Type == "headquarters", heroic: has("heroic"),
		alternate: has("alternate-hq"), putnik: has("shift-parenthesised"), depot: d.Type == "depot", cavalry: d.Type == "cavalry",
		rating: int8(d.Competence), points: int8(d.StackingPoints), steps: int8(d.Steps)}
	switch {
	case has("supreme"):
		u.level = supremeLevel
	case has("group-level"):
		u.level = groupLevel
	}
	for lost := range d.Steps {
		a, f := strengths(&d, lost)
		u.attack, u.defense = append(u.attack, int8(a)), append(u.defense, int8(f))
	}
	return u
}

// print fills in what lists show of a unit.
func (u *unit) print() {
	for lost := range max(u.steps, 1) + 1 {
		u.values = append(u.values, u.shownValues(lost))
	}
	u.title = u.armyTitle()
}

// strengths are a unit's attack and defence after it has lost so many steps: the
// second face of a division, the second face and the markers of a corps (8.52,
// 8.53).
func strengths(d *data.Unit, lost int) (attack, defense int) {
	if len(d.StepStrengths) > lost {
		return d.StepStrengths[lost][0], d.StepStrengths[lost][1]
	}
	f := d.Faces[min(lost, len(d.Faces)-1)]
	return f.Attack, f.Defense
}

// face is the printed side of a counter that is up.
func (u *unit) face(lost int8) *data.Face {
	n := 0
	switch {
	case u.hq && lost > 0, !u.hq && int(lost)*2 >= u.Steps && u.Steps > 1:
		n = len(u.Faces) - 1
	}
	return &u.Faces[n]
}

// armyTitle is the heading of a unit's army.
func (u *unit) armyTitle() string {
	if u.Army == "" {
		return nationAdjectives[u.nation] + " units of no army"
	}
	return nationAdjectives[u.nation] + " " + armyName(u.Army)
}

// armyName is the name of an army from its designation: "4th Army", "Kummer".
func armyName(a string) string {
	if n, err := strconv.Atoi(a); err == nil {
		return verb.Ordinal(n) + " Army"
	}
	return a
}

// kind is the box of a unit in its army's row.
func (u *unit) kind() string {
	switch {
	case u.hq:
		return "Headquarters"
	case u.depot:
		return "Depots"
	case u.cavalry:
		return "Cavalry"
	}
	return "Infantry"
}

// shownValues are the figures of a counter that has lost so many steps.
func (u *unit) shownValues(lost int8) []rules.Value {
	f := u.face(lost)
	if u.hq {
		return []rules.Value{{Name: "shift", Value: f.AttackShift}, {Name: "command", Value: f.CommandStrength}, {Name: "radius", Value: f.CommandRadius},
			{Name: "combat", Value: f.CombatStrength}, {Name: "movement", Value: f.Movement}}
	}
	shown := min(lost, max(u.steps-1, 0))
	return []rules.Value{{Name: "attack", Value: int(u.attack[shown])}, {Name: "defense", Value: int(u.defense[shown])}, {Name: "movement", Value: f.Movement}}
}
