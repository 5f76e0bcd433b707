// Package fraction writes and reads points that are counted in parts: in halves,
// quarters or whatever a rulebook divides them into. A number of points is held as
// an int of such parts, so that nothing is ever rounded before the rules say so.
package fraction

import (
	"fmt"
	"strconv"
	"strings"
)

// Write is so many parts of a point as players write them: 5 halves are "2 1/2".
func Write(parts, per int) string {
	sign := ""
	if parts < 0 {
		sign, parts = "-", -parts
	}
	whole, rest := parts/per, parts%per
	if rest == 0 {
		return sign + strconv.Itoa(whole)
	}
	shared := divisor(rest, per)
	text := fmt.Sprintf("%d/%d", rest/shared, per/shared)
	if whole > 0 {
		text = fmt.Sprintf("%d %s", whole, text)
	}
	return sign + text
}

// Read is the inverse of Write. The error says what is wrong with the text.
func Read(text string, per int) (int, error) {
	first, broken, two := strings.Cut(text, " ")
	if !two && strings.Contains(first, "/") {
		first, broken = "0", first
	}
	whole, err := strconv.Atoi(first)
	if err != nil || whole < 0 {
		return 0, notPoints(text)
	}
	if broken == "" && !two {
		return whole * per, nil
	}
	above, below, _ := strings.Cut(broken, "/")
	n, err1 := strconv.Atoi(above)
	d, err2 := strconv.Atoi(below)
	if err1 != nil || err2 != nil || n < 1 || d <= n {
		return 0, notPoints(text)
	}
	if n*per%d != 0 {
		return 0, fmt.Errorf("%q cannot be counted in parts of 1/%d", text, per)
	}
	return whole*per + n*per/d, nil
}

func notPoints(text string) error {
	return fmt.Errorf("%q is not a number of points such as 2, 1/2 or 2 1/2", text)
}

// divisor is the greatest common divisor.
func divisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
