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

// Places finds the hexes that a text names: those of a list, by number or by the town that
// lies there, and others that stand in brackets behind their town. The name of the town is
// part of the spot.
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
	for _, hex := range hexes {
		if s, ok := d.named(text, hex, list); ok {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b Spot) int { return a.From - b.From })
	return list
}

// named is where a text names a town without its number, unless the place or the words
// are among those found already.
func (d *Story) named(text, hex string, found []Spot) (Spot, bool) {
	b := d.Match.Ruleset().Board()
	id, ok := b.Find(hex)
	if !ok || b.Hexes[id].Town == "" || !strings.Contains(text, b.Hexes[id].Town) {
		return Spot{}, false
	}
	at := regexp.MustCompile(`(?:^|[^\pL\d])(` + regexp.QuoteMeta(b.Hexes[id].Town) + `)(?:$|[^\pL\d])`).FindStringSubmatchIndex(text)
	if at == nil {
		return Spot{}, false
	}
	s := Spot{at[2], at[3], hex}
	return s, !slices.ContainsFunc(found, func(o Spot) bool { return o.Hex == hex || o.From < s.To && s.From < o.To })
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
