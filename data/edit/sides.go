package edit

import (
	"encoding/json"
	"slices"
	"strings"

	"vistula/rules/board"
)

// sideFeatures are what can lie on a hexside, in the order of the palette.
var sideFeatures = []string{"river", "minor_river", "major_river", "bridge", "ridge", "border", "blocked", "fort"}

// side reads the entry of a hexside; ok is false where nothing lies there.
func (s *Session) side(mapID, a, b string) (h board.Hexside, ok bool) {
	list := s.list(place{mapFile(mapID), sides})
	i := s.find(list, sides, pairKey(a, b))
	if i < 0 {
		return h, false
	}
	return h, json.Unmarshal([]byte(list[i]), &h) == nil
}

// Side is what lies on the hexside between two hexes.
func (s *Session) Side(mapID, a, b string) []string {
	h, _ := s.side(mapID, a, b)
	return h.Is
}

func isRiver(feature string) bool { return strings.HasSuffix(feature, "river") }

// SetSide lays a feature on the hexside between two hexes, or takes it away. A
// river takes the place of another, and a bridge goes with its river. A fort
// guards the first of the two hexes.
func (s *Session) SetSide(mapID, a, b, feature string, on bool) error {
	if err := s.neighbours(mapID, a, b); err != nil {
		return err
	}
	old, _ := s.side(mapID, a, b)
	is, err := with(old.Is, feature, on)
	if err != nil || slices.Equal(is, old.Is) {
		return err
	}
	words := "Hexside {{.A}} / {{.B}}: no {{.Feature}}"
	if on {
		words = "Hexside {{.A}} / {{.B}}: {{.Feature}}"
	}
	return s.do(say(words, "A", a, "B", b, "Feature", feature), func(c *change) error { return c.side(mapID, a, b, is) })
}

// with is a list of features with one more, or one less.
func with(is []string, feature string, on bool) ([]string, error) {
	river := slices.ContainsFunc(is, isRiver)
	switch {
	case on == slices.Contains(is, feature):
		return is, nil
	case on && feature == "bridge" && !river:
		return nil, refuse("A bridge needs a river. Paint the river first.")
	case on && isRiver(feature) && river:
		n := slices.Clone(is)
		n[slices.IndexFunc(n, isRiver)] = feature
		return n, nil
	case on && isRiver(feature):
		return append([]string{feature}, is...), nil
	case on:
		return append(slices.Clone(is), feature), nil
	}
	return slices.DeleteFunc(slices.Clone(is), func(f string) bool {
		return f == feature || f == "bridge" && isRiver(feature)
	}), nil
}

// side sets all that lies on a hexside, and keeps the rivers and ridges that are
// drawn along.
func (c *change) side(mapID, a, b string, is []string) error {
	p := place{mapFile(mapID), sides}
	if !c.s.has(p) {
		return refuse("The map {{.Map}} has no list of hexsides.", "Map", mapID)
	}
	for list, feature := range map[string]func(string) bool{rivers: isRiver, ridges: func(f string) bool { return f == "ridge" }} {
		if err := c.chain(mapID, list, a, b, slices.ContainsFunc(is, feature)); err != nil {
			return err
		}
	}
	list := slices.Clone(c.list(p))
	i := c.s.find(list, sides, pairKey(a, b))
	if len(is) == 0 {
		if i >= 0 {
			list = slices.Delete(list, i, i+1)
		}
	} else {
		entry, err := c.s.sideEntry(p, list, i, a, b, is)
		if err != nil {
			return err
		}
		if i >= 0 {
			list[i] = entry
		} else {
			list = c.s.insertSide(p, list, entry, a, b)
		}
	}
	if sameSet(list, c.s.program(p)) {
		list = c.s.program(p)
	}
	c.set(p, list)
	return nil
}

// sideEntry writes a hexside with what lies on it.
func (s *Session) sideEntry(p place, list []string, i int, a, b string, is []string) (string, error) {
	first, second := s.inOrder(p.file, a, b)
	o := object{{"between", value([]string{first, second})}}
	if i >= 0 {
		var err error
		if o, err = parseObject([]byte(list[i])); err != nil {
			return "", err
		}
	} else if n := s.find(s.program(p), sides, pairKey(a, b)); n >= 0 {
		o, _ = parseObject([]byte(s.program(p)[n])) // it comes back as it was
	}
	o = o.with("is", value(is), sideOrder)
	fort := slices.Contains(is, "fort")
	switch {
	case !fort:
		o = o.without("hex")
	case o.index("hex") < 0:
		o = o.with("hex", value(a), sideOrder)
	}
	return s.marked(p, o, sideOrder), nil
}

// insertSide puts a new hexside where the program has it, else after the last
// that begins with the same hex.
func (s *Session) insertSide(p place, list []string, entry, a, b string) []string {
	was := s.program(p)
	if n := s.find(was, sides, pairKey(a, b)); n >= 0 {
		for n--; n >= 0; n-- {
			if at := slices.Index(list, was[n]); at >= 0 {
				return slices.Insert(list, at+1, entry)
			}
		}
		return slices.Insert(list, 0, entry)
	}
	first, _ := s.inOrder(p.file, a, b)
	begins := `["` + first + `"`
	for i := len(list) - 1; i >= 0; i-- {
		if strings.Contains(list[i], begins) {
			return slices.Insert(list, i+1, entry)
		}
	}
	return append(list, entry)
}

// sameSet tells whether two lists have the same entries in whatever order.
func sameSet(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	has := make(map[string]bool, len(a))
	for _, e := range a {
		has[e] = true
	}
	return !slices.ContainsFunc(b, func(e string) bool { return !has[e] })
}

// inOrder are two hexes as they follow in the map file.
func (s *Session) inOrder(file, a, b string) (first, second string) {
	list := s.list(place{file, hexes})
	if s.find(list, hexes, a) > s.find(list, hexes, b) {
		return b, a
	}
	return a, b
}

// neighbours refuses two hexes that are not adjacent on the map.
func (s *Session) neighbours(mapID, a, b string) error {
	m := s.frames[mapFile(mapID)]
	if m == nil {
		return refuse("There is no map {{.Map}}.", "Map", mapID)
	}
	for _, n := range []string{a, b} {
		if s.find(s.list(place{mapFile(mapID), hexes}), hexes, n) < 0 {
			return refuse("There is no hex {{.Hex}}.", "Hex", n)
		}
	}
	x, err1 := m.Grid.Parse(a)
	y, err2 := m.Grid.Parse(b)
	if _, ok := x.DirectionTo(y); err1 != nil || err2 != nil || !ok {
		return refuse("Hexes {{.A}} and {{.B}} are not adjacent.", "A", a, "B", b)
	}
	return nil
}
