package edit

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"vistula/rules/board"
)

// Change is an entry that differs from the program's own.
type Change struct {
	Sentence
	File string // "map-galicia.json"
	// Hex is where it lies on the map, "" for nowhere; Unit the counter that it
	// concerns, "" for none.
	Hex, Unit string

	p   place
	key string
}

// Resets tells whether the change can be set back by itself.
func (c *Change) Resets() bool { return c.key != "" }

// Changes lists all that differs from the program's own data, whenever it was
// changed: maps, then scenarios, then units, in the order of the files.
func (s *Session) Changes() []Change {
	var all []Change
	for _, file := range s.files {
		if s.origin[file] == nil {
			all = append(all, Change{Sentence: say("{{.File}} is your own file", "File", file), File: file})
			continue
		}
		other := !bytes.Equal(s.docs[file].frame(), s.origin[file].frame())
		for _, list := range listsOf(file) {
			p := place{file, list}
			if s.unchanged(p) {
				continue
			}
			switch list {
			case rivers, ridges: // they follow the hexsides
				other = other || s.unchanged(place{file, sides})
			case courses: // they follow the hexes
				other = other || s.unchanged(place{file, hexes})
			case rails, roads:
				all = append(all, s.linkChanges(p)...)
			case hexes, sides, units, setup:
				all = append(all, s.entryChanges(p)...)
			}
		}
		if other {
			all = append(all, Change{Sentence: say("{{.File}} has other changes of yours", "File", file), File: file})
		}
	}
	return all
}

// unchanged tells whether a list is as the program has it.
func (s *Session) unchanged(p place) bool { return slices.Equal(s.list(p), s.program(p)) }

// entryChanges compares a list entry by entry.
func (s *Session) entryChanges(p place) []Change {
	now, was := map[string]string{}, map[string]string{}
	var keys []string
	for _, e := range s.program(p) {
		k := s.key(p.list, e)
		was[k] = e
		keys = append(keys, k)
	}
	for _, e := range s.list(p) {
		k := s.key(p.list, e)
		now[k] = e
		if was[k] == "" {
			keys = append(keys, k)
		}
	}
	var all []Change
	for _, k := range keys {
		if now[k] != was[k] {
			all = append(all, s.entryChange(p, k, was[k], now[k]))
		}
	}
	return all
}

func (s *Session) entryChange(p place, key, was, now string) Change {
	c := Change{File: p.file, p: p, key: key}
	head := ""
	switch p.list {
	case hexes:
		c.Hex, head = key, "Hex {{.Key}}: {{.What}}"
	case sides:
		c.Hex, _, _ = strings.Cut(key, "/")
		head = "Hexside {{.Key}}: {{.What}}"
	case units:
		c.Unit, head = key, "{{.Key}}: {{.What}}"
	case setup:
		c.Unit, head = key, "Set-up of {{.Key}}: {{.What}}"
		c.Hex, _ = s.Placed(strings.TrimSuffix(strings.TrimPrefix(p.file, "scenario-"), ".json"), key)
	}
	c.Sentence = say(head, "Key", strings.ReplaceAll(key, "/", " / "), "What", differences(was, now))
	return c
}

// differences are two entries field by field: "terrain clear instead of woods".
func differences(was, now string) string {
	a, _ := parseObject([]byte(was)) // both were read before
	b, _ := parseObject([]byte(now))
	if len(b) == 0 {
		return "nothing instead of " + plain(first(a, "is"))
	}
	var list []string
	for _, m := range b {
		old := a.get(m.key)
		switch {
		case m.key == source, m.key == "note", m.key == "between", len(old) > 0 && same(old, m.raw):
		case m.key == "hex" && b.index("between") >= 0:
			list = append(list, "guards "+plain(m.raw))
		case string(m.raw) == "true":
			list = append(list, words(m.key))
		case len(a) == 0:
			list = append(list, plain(m.raw))
		case m.key == "faces":
			list = append(list, faceDifferences(old, m.raw)...)
		case len(old) == 0:
			list = append(list, words(m.key)+" "+plain(m.raw))
		default:
			list = append(list, words(m.key)+" "+plain(m.raw)+" instead of "+plain(old))
		}
	}
	for _, m := range a {
		if b.index(m.key) < 0 && m.key != source && m.key != "note" {
			list = append(list, strings.TrimSuffix("no "+words(m.key)+" "+plain(m.raw), " true"))
		}
	}
	if len(list) == 0 {
		return "formatted differently"
	}
	return strings.Join(list, "; ")
}

func first(o object, key string) json.RawMessage {
	if raw := o.get(key); raw != nil {
		return raw
	}
	return json.RawMessage(`""`)
}

func faceDifferences(was, now json.RawMessage) []string {
	a, b := listOf(was), listOf(now)
	var list []string
	for i := range b {
		switch {
		case i >= len(a):
			list = append(list, "another face")
		case !same(a[i], b[i]):
			side := "front: "
			if i > 0 {
				side = "back: "
			}
			list = append(list, side+differences(string(a[i]), string(b[i])))
		}
	}
	return list
}

// plain is a value without quotes, brackets and braces.
func plain(raw json.RawMessage) string {
	return strings.NewReplacer(`"`, "", "[", "", "]", "", "{", "", "}", "").Replace(string(spaced(compact(raw))))
}

// linkChanges compares railways or roads link by link.
func (s *Session) linkChanges(p place) []Change {
	was, now := links(s.program(p)), links(s.list(p))
	var keys []string
	for _, m := range []map[string]int{was, now} {
		for k := range m {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	var all []Change
	for _, k := range slices.Compact(keys) {
		if was[k] == now[k] {
			continue
		}
		a, b, _ := strings.Cut(k, "/")
		all = append(all, Change{Sentence: linkSentence(p.list, now[k], a, b), File: p.file, Hex: a, p: p, key: k})
	}
	return all
}

// links are the tracks of each link.
func links(list []string) map[string]int {
	tracks := map[string]int{}
	for _, l := range readAll[board.Line](list) {
		for i := 1; i < len(l.Hexes); i++ {
			k := pairKey(l.Hexes[i-1], l.Hexes[i])
			tracks[k] = max(tracks[k], l.Tracks, 1)
		}
	}
	return tracks
}
