package desk

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Found is something that a name leads to: a unit that is seen, or a place.
type Found struct {
	Unit  rules.Counter // its zero value for a place
	Place string        // the town, for a place
	Hex   string        // where it is, "" for a unit off the map
	Where string        // for a unit off the map: the display it lies in
}

// mostFound bounds the answers to a name.
const mostFound = 40

// Find looks for units and towns by a part of their name, as it is printed on the
// counter and as it is written out, of corps, type and size, or by their hex; all words must be found. Names that
// are what is sought come first, then those that begin with it, one's own units before the enemy's, and places last.
// Only what the viewer sees is found.
func (d *Sight) Find(text string) []Found {
	words := strings.Fields(strings.ToLower(text))
	if len(words) == 0 {
		return nil
	}
	type ranked struct {
		Found
		rank int
	}
	var list []ranked
	add := func(f Found, names ...string) {
		if r, ok := rank(words, append(names, f.Unit.Type, f.Unit.Size), f.Hex); ok {
			if f.Place != "" {
				r += 6
			} else if f.Unit.Side != d.Me() {
				r += 3
			}
			list = append(list, ranked{f, r})
		}
	}
	seen := map[string]bool{}
	d.everyCounter(func(c *rules.Counter, hex, where string) {
		if !seen[c.Unit] {
			seen[c.Unit] = true
			add(Found{Unit: *c, Hex: hex, Where: where}, c.Name, c.Short, c.Corps, FullName(*c))
		}
	})
	hexes := d.Match.Ruleset().Board().Hexes
	for i := range hexes {
		h := &hexes[i]
		for _, town := range append([]string{h.Town}, h.Also...) {
			if town != "" {
				add(Found{Place: town, Hex: h.Number}, town)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b ranked) int { return a.rank - b.rank })
	var found []Found
	for _, r := range list[:min(len(list), mostFound)] {
		found = append(found, r.Found)
	}
	return found
}

// everyCounter goes through all that is seen: the map, then displays and tracks.
func (d *Sight) everyCounter(do func(c *rules.Counter, hex, where string)) {
	v := d.View()
	for i := range v.Stacks {
		for k := range v.Stacks[i].Units {
			do(&v.Stacks[i].Units[k], v.Stacks[i].Hex, "")
		}
	}
	for i := range v.Displays {
		for c := range v.Displays[i].Counters() {
			do(c, c.Hex, v.Displays[i].Title)
		}
	}
	for i := range v.Tracks {
		for k := range v.Tracks[i].Boxes {
			box := &v.Tracks[i].Boxes[k]
			for u := range box.Units {
				do(&box.Units[u], box.Units[u].Hex, v.Tracks[i].Title)
			}
		}
	}
}

// rank tells whether all words are found in some names, or are the hex, and how well: 0
// where one is a name, 1 where a name begins with the first, 2 else.
func rank(words, names []string, hex string) (int, bool) {
	all := strings.ToLower(strings.Join(names, "\n"))
	best := 2
	for _, w := range words {
		if w != strings.ToLower(hex) && !strings.Contains(all, w) {
			return 0, false
		}
	}
	for _, n := range append(names, hex) {
		switch n = strings.ToLower(n); {
		case n == "":
		case n == strings.Join(words, " "):
			return 0, true
		case strings.HasPrefix(n, words[0]):
			best = 1
		}
	}
	return best, true
}
