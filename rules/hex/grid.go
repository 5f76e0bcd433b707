package hex

import (
	"fmt"
	"strconv"
	"strings"
)

// Orientation tells how hexes stand on the page.
type Orientation string

const (
	Pointy Orientation = "pointy" // hexes stand on a point, rows run across
	Flat   Orientation = "flat"   // hexes lie on a side, columns run down
)

// Axis is one of the two counts that make up a printed hex number.
type Axis struct {
	Axis      string `json:"axis"`      // "row" or "column"
	Direction string `json:"direction"` // "up", "down", "left" or "right" on the page
	From      int    `json:"from"`      // first number
	To        int    `json:"to"`        // last number
}

// Grid is the way a map numbers its hexes.
//
// Numbering shows how a number is composed: letters in front that name the map,
// then two runs of the letters r, c, X and Y whose lengths are the least number
// of digits, with or without a dot between them: "r.cc", "ccrr", "gXXYY".
type Grid struct {
	Orientation Orientation `json:"orientation"`
	Numbering   string      `json:"numbering"`
	First       Axis        `json:"first"`
	Second      Axis        `json:"second"`
	Shifted     string      `json:"shifted"` // "odd" or "even": which lines of the first axis lie half a hex aside
	Shift       string      `json:"shift"`   // to which side of the page: "left", "right", "up" or "down"

	prefix, separator string
	digits            [2]int
}

// Prepare checks the grid's description and must be called once before the
// grid is used. The error names the field that is wrong.
func (g *Grid) Prepare() error {
	if err := g.readNumbering(); err != nil {
		return err
	}
	// The first axis counts the lines that are whole rows (pointy) or whole
	// columns (flat); only such lines can be shifted against each other.
	lines, along := "row", "column"
	if g.Orientation == Flat {
		lines, along = "column", "row"
	} else if g.Orientation != Pointy {
		return fmt.Errorf("grid: orientation %q is neither pointy nor flat", g.Orientation)
	}
	if g.First.Axis != lines || g.Second.Axis != along {
		return fmt.Errorf("grid: on a %s grid the first axis is the %s and the second the %s", g.Orientation, lines, along)
	}
	for _, a := range []Axis{g.First, g.Second} {
		if sign(a.Direction) == 0 || (a.Axis == "row") != (a.Direction == "up" || a.Direction == "down") {
			return fmt.Errorf("grid: a %s cannot run %q", a.Axis, a.Direction)
		}
		if a.To < a.From {
			return fmt.Errorf("grid: %s numbers end at %d before they begin at %d", a.Axis, a.To, a.From)
		}
	}
	if g.Shifted != "odd" && g.Shifted != "even" {
		return fmt.Errorf("grid: shifted %q is neither odd nor even", g.Shifted)
	}
	if sign(g.Shift) == 0 || (g.Orientation == Pointy) != (g.Shift == "left" || g.Shift == "right") {
		return fmt.Errorf("grid: lines cannot be shifted %q", g.Shift)
	}
	return nil
}

func (g *Grid) readNumbering() error {
	const field = "rcXY"
	rest := strings.TrimLeftFunc(g.Numbering, func(r rune) bool { return !strings.ContainsRune(field, r) })
	g.prefix = g.Numbering[:len(g.Numbering)-len(rest)]
	var runs []string
	for rest != "" {
		run := rest[:len(rest)-len(strings.TrimLeft(rest, rest[:1]))]
		runs = append(runs, run)
		rest = rest[len(run):]
	}
	switch {
	case len(runs) == 3 && runs[1] == ".":
		g.separator = "."
		g.digits = [2]int{len(runs[0]), len(runs[2])}
	case len(runs) == 2:
		g.separator = ""
		g.digits = [2]int{len(runs[0]), len(runs[1])}
	default:
		return fmt.Errorf("grid: numbering %q is not of the form r.cc or ccrr", g.Numbering)
	}
	return nil
}

// sign is +1 where a count runs with the page's x or y (right, down), -1
// against it.
func sign(direction string) int {
	switch direction {
	case "right", "down":
		return 1
	case "left", "up":
		return -1
	}
	return 0
}

// half is twice the shift of line n of the first axis: -1, 0 or +1.
func (g *Grid) half(n int) int {
	if (n%2 != 0) == (g.Shifted == "odd") {
		return sign(g.Shift)
	}
	return 0
}

// Coord is the place of the hex with the two given counts, whether or not the
// map has such a hex.
func (g *Grid) Coord(first, second int) Coord {
	line := (first - g.First.From) * sign(g.First.Direction)
	along := (second - g.Second.From) * sign(g.Second.Direction)
	// along + half/2 = q + line/2 in units of a hex: doubled to stay whole.
	q := floorDiv(2*along+g.half(first)-line-g.parity(), 2)
	if g.Orientation == Flat {
		return Coord{Q: line, R: q}
	}
	return Coord{Q: q, R: line}
}

// parity makes the doubled coordinate of every hex even.
func (g *Grid) parity() int {
	if g.half(g.First.From) != 0 {
		return 1
	}
	return 0
}

// Counts is the inverse of Coord: the two counts of the hex at c.
func (g *Grid) Counts(c Coord) (first, second int) {
	line, q := c.R, c.Q
	if g.Orientation == Flat {
		line, q = c.Q, c.R
	}
	first = g.First.From + line*sign(g.First.Direction)
	along := floorDiv(2*q+line+g.parity()-g.half(first), 2)
	return first, g.Second.From + along*sign(g.Second.Direction)
}

// Parse reads a printed number. The error says what is wrong with it; a number
// outside the grid's range is an error too.
func (g *Grid) Parse(number string) (Coord, error) {
	rest, ok := strings.CutPrefix(number, g.prefix)
	if !ok {
		return Coord{}, fmt.Errorf("%q is not a hex number of the form %s", number, g.Numbering)
	}
	var a, b string
	if g.separator != "" {
		a, b, ok = strings.Cut(rest, g.separator)
	} else if ok = len(rest) >= g.digits[0]; ok {
		a, b = rest[:g.digits[0]], rest[g.digits[0]:]
	}
	first, err1 := strconv.Atoi(a)
	second, err2 := strconv.Atoi(b)
	if !ok || err1 != nil || err2 != nil || g.Format(first, second) != number {
		return Coord{}, fmt.Errorf("%q is not a hex number of the form %s", number, g.Numbering)
	}
	if first < g.First.From || first > g.First.To || second < g.Second.From || second > g.Second.To {
		return Coord{}, fmt.Errorf("hex %s lies outside the map", number)
	}
	return g.Coord(first, second), nil
}

// Format composes the printed number from its two counts.
func (g *Grid) Format(first, second int) string {
	return fmt.Sprintf("%s%0*d%s%0*d", g.prefix, g.digits[0], first, g.separator, g.digits[1], second)
}

// Number is the printed number of the hex at c.
func (g *Grid) Number(c Coord) string { return g.Format(g.Counts(c)) }
