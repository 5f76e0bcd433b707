package edit

import (
	"encoding/json"
	"maps"
	"slices"

	"vistula/data"
	"vistula/rules/board"
)

// chain has a hexside belong to one of the rivers (or ridges) of a map that are
// drawn as one line, or to none. A map without such lines is drawn side by side
// and needs nothing.
func (c *change) chain(mapID, list, a, b string, on bool) error {
	p := place{mapFile(mapID), list}
	if len(c.s.program(p)) == 0 && len(c.list(p)) == 0 {
		return nil
	}
	all := readAll[board.Chain](c.list(p))
	key := pairKey(a, b)
	at, in := -1, -1
	for i := range all {
		if n := slices.IndexFunc(all[i].Sides, func(s [2]string) bool { return pairKey(s[0], s[1]) == key }); n >= 0 {
			at, in = i, n
		}
	}
	if on == (at >= 0) {
		return nil
	}
	var entries []string
	if on {
		entries = c.s.joined(p, all, a, b)
	} else {
		entries = c.s.parted(p, all, at, in)
	}
	c.set(p, c.s.settled(p, entries, chainSides))
	return nil
}

// joined adds a side at the end of a line that leads to it, else as a new line.
func (s *Session) joined(p place, all []board.Chain, a, b string) []string {
	m := s.frames[p.file]
	first, second := s.inOrder(p.file, a, b)
	side := [2]string{first, second}
	list := slices.Clone(s.list(p))
	name := "" // nobody has said how it is called
	for i, ch := range all {
		for _, longer := range [][][2]string{append(slices.Clone(ch.Sides), side), append([][2]string{side}, ch.Sides...)} {
			if data.Continuous(m, longer) {
				list[i] = s.rewritten(list[i], "sides", longer, chainOrder)
				return list
			}
		}
		for _, x := range ch.Sides {
			if data.Continuous(m, [][2]string{x, side}) {
				name = ch.Name // a branch
			}
		}
	}
	o := object{{"name", value(name)}, {"sides", value([][2]string{side})}}
	if p.list == ridges {
		o = o.with("kind", value("ridge"), chainOrder)
	}
	return append(list, o.with(source, value(data.Player), chainOrder).text())
}

// parted takes a side out of a line, which leaves what was before and after it.
func (s *Session) parted(p place, all []board.Chain, at, in int) []string {
	list := s.list(p)
	entries := slices.Clone(list[:at])
	for _, rest := range [][][2]string{all[at].Sides[:in], all[at].Sides[in+1:]} {
		if len(rest) > 0 {
			entries = append(entries, s.rewritten(list[at], "sides", rest, chainOrder))
		}
	}
	return append(entries, list[at+1:]...)
}

// rewritten is an entry with a new value for a key, marked as the player's.
func (s *Session) rewritten(entry, key string, v any, order []string) string {
	o, _ := parseObject([]byte(entry)) // it was read before
	return o.with(key, value(v), order).with(source, value(data.Player), order).text()
}

// settled is a list as it shall stand: the program's own where both are made of
// the same links.
func (s *Session) settled(p place, entries []string, links func(entry string) []string) []string {
	if maps.Equal(setOf(entries, links), setOf(s.program(p), links)) {
		return s.program(p)
	}
	return entries
}

func setOf(entries []string, links func(entry string) []string) map[string]bool {
	set := map[string]bool{}
	for _, e := range entries {
		for _, l := range links(e) {
			set[l] = true
		}
	}
	return set
}

func chainSides(entry string) []string {
	var c board.Chain
	_ = json.Unmarshal([]byte(entry), &c)
	keys := make([]string, len(c.Sides))
	for i, s := range c.Sides {
		keys[i] = pairKey(s[0], s[1])
	}
	return keys
}

// readAll reads entries that were read before.
func readAll[T any](entries []string) []T {
	list := make([]T, len(entries))
	for i, e := range entries {
		_ = json.Unmarshal([]byte(e), &list[i])
	}
	return list
}
