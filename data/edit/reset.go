package edit

import (
	"encoding/json"
	"slices"
	"strings"

	"vistula/rules/board"
)

// Reset sets one entry back to what the program has.
func (s *Session) Reset(ch Change) error {
	if !ch.Resets() {
		return refuse("{{.File}} can only be restored as a whole.", "File", ch.File)
	}
	mapID := strings.TrimSuffix(strings.TrimPrefix(ch.p.file, "map-"), ".json")
	a, b, _ := strings.Cut(ch.key, "/")
	what := say("Restore original: {{.What}}", "What", ch.Sentence.String())
	return s.do(what, func(c *change) error {
		switch ch.p.list {
		case sides:
			return c.side(mapID, a, b, s.originalSide(ch.p, ch.key))
		case rails, roads:
			entries := s.cut(c.list(ch.p), a, b)
			if tracks := links(s.program(ch.p))[ch.key]; tracks > 0 {
				entries = s.laid(ch.p, mapID, entries, a, b, tracks)
			}
			c.set(ch.p, s.settled(ch.p, entries, linksOf))
			return nil
		}
		return c.restore(ch.p, mapID, ch.key)
	})
}

func (s *Session) originalSide(p place, key string) []string {
	var h board.Hexside
	if i := s.find(s.program(p), sides, key); i >= 0 {
		_ = json.Unmarshal([]byte(s.program(p)[i]), &h)
	}
	return h.Is
}

// restore puts the program's entry in the place of the one that is there; one
// that the program does not have goes.
func (c *change) restore(p place, mapID, key string) error {
	list := slices.Clone(c.list(p))
	was := c.s.find(c.s.program(p), p.list, key)
	i := c.s.find(list, p.list, key)
	switch {
	case was < 0 && i < 0:
		return nil
	case was < 0:
		list = slices.Delete(list, i, i+1)
	case i < 0:
		list = append(list, c.s.program(p)[was])
	default:
		list[i] = c.s.program(p)[was]
	}
	c.set(p, list)
	if p.list != hexes || was < 0 || !c.s.has(place{p.file, courses}) {
		return nil
	}
	var h board.Hex
	_ = json.Unmarshal([]byte(c.s.program(p)[was]), &h)
	return c.course(mapID, key, h.River)
}

// ResetAll sets all back to what the program has. Files that the program does
// not have stay.
func (s *Session) ResetAll() error {
	return s.do(say("Restore all"), func(c *change) error {
		for _, file := range s.files {
			if s.origin[file] == nil {
				continue
			}
			for _, list := range listsOf(file) {
				if p := (place{file, list}); s.has(p) {
					c.set(p, s.program(p))
				}
			}
		}
		return nil
	})
}
