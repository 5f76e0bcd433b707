package edit

import (
	"encoding/json"
	"slices"

	"vistula/data"
	"vistula/rules/board"
)

// course leads a river that runs through hexes into a hex, or takes the hex out
// of all rivers.
func (c *change) course(mapID, number string, on bool) error {
	p := place{mapFile(mapID), courses}
	if !c.s.has(p) {
		return refuse("On this map rivers run along hexsides, not through hexes.")
	}
	list := c.list(p)
	all := readAll[board.Course](list)
	var entries []string
	switch {
	case !on:
		for i, course := range all {
			entries = append(entries, c.s.without(list[i], course, number)...)
		}
	case slices.ContainsFunc(all, func(r board.Course) bool { return slices.Contains(r.Hexes, number) }):
		return nil // it begins or ends there
	default:
		entries = c.lengthened(mapID, list, all, number)
	}
	c.set(p, c.s.settled(p, entries, courseHexes))
	return nil
}

// lengthened adds a hex at the end of a river beside it, else as a new one.
func (c *change) lengthened(mapID string, list []string, all []board.Course, number string) []string {
	list = slices.Clone(list)
	for i, course := range all {
		n := len(course.Hexes)
		switch {
		case n == 0:
		case c.flows(mapID, course.Hexes[n-1], number):
			list[i] = c.s.rewritten(list[i], "hexes", append(course.Hexes, number), courseOrder)
			return list
		case c.flows(mapID, course.Hexes[0], number):
			list[i] = c.s.rewritten(list[i], "hexes", append([]string{number}, course.Hexes...), courseOrder)
			return list
		}
	}
	o := object{{"name", value("")}, {"hexes", value([]string{number})}, {source, value(data.Player)}}
	return append(list, o.text())
}

// flows tells whether a river that ends in a hex can go on into another: the end
// of a river need not be a river hex, what lies within it must.
func (c *change) flows(mapID, end, to string) bool {
	h, ok := c.s.Hex(mapID, end)
	return ok && h.River && c.s.neighbours(mapID, end, to) == nil
}

// without takes a hex out of a river, which leaves what was before and after it.
func (s *Session) without(entry string, course board.Course, number string) []string {
	at := slices.Index(course.Hexes, number)
	if at < 0 {
		return []string{entry}
	}
	var entries []string
	for _, rest := range [][]string{course.Hexes[:at], course.Hexes[at+1:]} {
		if len(rest) > 0 {
			o := s.rewritten(entry, "hexes", rest, courseOrder)
			part := course
			part.Hexes = rest
			entries = append(entries, s.without(o, part, number)...)
		}
	}
	return entries
}

func courseHexes(entry string) []string {
	var c board.Course
	_ = json.Unmarshal([]byte(entry), &c)
	return c.Hexes
}
