package twilight

import (
	"fmt"
	"strconv"
	"strings"

	"vistula/rules"
)

// Case 10.10: the Step Loss Results Table.

// magnitude is how large a combat is.
type magnitude int8

const (
	small magnitude = iota
	medium
	large
	massive
)

var magnitudeIDs = [...]string{small: "small", medium: "medium", large: "large", massive: "massive"}

// fullDivision is a division in the halves that 10.10 counts.
const fullDivision = 2

// magnitudeOf is the column of the loss table for so many halves of divisions on both
// sides, and among them of the defender.
func magnitudeOf(all, defending int) magnitude {
	switch {
	case all < 2*fullDivision:
		return small
	case all < 4*fullDivision:
		return medium
	case all < 6*fullDivision || defending < 2*fullDivision:
		return large
	}
	return massive
}

// toll is a result of the loss table.
type toll struct {
	steps int8 // that the side loses
	worn  bool // +1 on the check of one of its forces
}

// parseToll reads a result: "2/+1", "1/-", "-".
func parseToll(text string) (toll, error) {
	if text == "-" {
		return toll{}, nil
	}
	steps, check, ok := strings.Cut(text, "/")
	n, err := strconv.Atoi(steps)
	if !ok || err != nil || n < 0 || n > 20 || check != "-" && check != "+1" {
		return toll{}, fmt.Errorf("%q is not a result such as -, 1/- or 2/+1", text)
	}
	return toll{int8(n), check == "+1"}, nil
}

// tollRow is a result and the lowest roll that gives it.
type tollRow struct {
	from int
	toll toll
}

// tollFor is the result of a modified roll: the last row that it reaches.
func tollFor(rows []tollRow, roll int) toll {
	t := rows[0].toll
	for _, r := range rows[1:] {
		if roll >= r.from {
			t = r.toll
		}
	}
	return t
}

// gunnery is what an artillery value adds to the losses of its opponent (10.10,
// third modifier).
func gunnery(value int) int {
	n := 0
	for _, from := range [...]int{3, 7, 12, 18, 25} {
		if value >= from {
			n++
		}
	}
	return n
}

// loader is what the modifiers of a loss roll are taken from.
type loader struct {
	role      int
	orders    [2]order
	final     rung
	guns      [2]int  // artillery values that count, modified for terrain
	intrinsic [2]bool // whether anybody on a side has an artillery value
	german    [2]bool // whether a side is German to the last unit
	shaken    bool    // a defending unit is demoralised
	dugIn     bool    // the defender is in a position of level 4
	flanked   bool
}

// modifiers are those of the loss roll of a side (10.10), with their reasons.
func (l *loader) modifiers() []rules.Modifier {
	var list []rules.Modifier
	add := func(is bool, what string, n int) {
		if is && n != 0 {
			list = append(list, rules.Modifier{What: what, Value: n, Case: "10.10"})
		}
	}
	own, them := l.role, 1-l.role
	add(true, "Combat result", int(l.orders[own].drm))
	add(own == attacker && l.orders[own].german && l.german[attacker], "All attackers are German and the result is X", -1)
	add(!l.intrinsic[them], "No enemy artillery", -1)
	add(l.intrinsic[them], fmt.Sprintf("Enemy artillery %d", l.guns[them]), gunnery(l.guns[them]))
	add(l.german[own], "German units only", -1)
	if own == attacker {
		add(l.shaken, "A defender is demoralized", -3)
		add(l.dugIn, "Against a level 4 position", 1)
		add(true, "Odds above 6:1", -(l.final.over()+1)/2)
		return list
	}
	add(true, "Odds above 6:1", (l.final.over()+2)/3)
	add(true, "Odds below 1:4", -l.final.under())
	add(l.flanked, "Flanked", 2)
	return list
}
