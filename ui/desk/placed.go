package desk

import (
	"regexp"
	"slices"
	"strings"
)

// Spot is where a text names a place on the map.
type Spot struct {
	From, To int // bytes
	Hex      string
}

// numbered is what may be the number of a hex.
var numbered = regexp.MustCompile(`[A-Za-z]?\d[\d.]*\d`)

// Places finds the hexes that a text names: those of a list, and others that stand in
// brackets behind the town that lies there. The name of the town is part of the spot.
// A number elsewhere may be a case, a strength or a unit.
func (d *Story) Places(text string, hexes []string) []Spot {
	b := d.Match.Ruleset().Board()
	var list []Spot
	for _, at := range numbered.FindAllStringIndex(text, -1) {
		s := Spot{at[0], at[1], text[at[0]:at[1]]}
		id, ok := b.Find(s.Hex)
		if !ok || wordAt(text, at) != s.Hex {
			continue
		}
		before, bracket := strings.CutSuffix(text[:s.From], "(")
		town := b.Hexes[id].Town
		named := bracket && town != "" && strings.HasSuffix(before, town+" ")
		switch {
		case named && strings.HasPrefix(text[s.To:], ")"):
			s.From, s.To = len(before)-len(town)-1, s.To+1
		case !slices.Contains(hexes, s.Hex):
			continue
		}
		list = append(list, s)
	}
	return list
}

// wordAt is the word that a part of a text belongs to, as far as letters, digits and what
// joins them go.
func wordAt(text string, at []int) string {
	joins := func(c byte) bool { return strings.IndexByte("/:+-", c) >= 0 }
	is := func(c byte) bool {
		return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || joins(c)
	}
	from, to := at[0], at[1]
	for from > 0 && is(text[from-1]) {
		from--
	}
	for to < len(text) && is(text[to]) {
		to++
	}
	return strings.TrimRight(text[from:to], "/:+-")
}
