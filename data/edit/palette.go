package edit

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"vistula/data"
	"vistula/rules/board"
)

// Palette is what can be painted on a map: what the program's own map and its
// legend know.
type Palette struct {
	Terrains  []string
	Legend    map[string]string // what the rulebook says of each
	Sides     []string          // features of hexsides
	Flags     []string          // what a hex can be: border, river ...
	Tracks    int               // most tracks of a railway; 0 where there are none
	Roads     bool
	Countries []string
	Classes   []string // of towns, as they are drawn
	Fields    []string // further fields of a hex, as SetHex has them
	Owners    []string // sides that have fortresses or earn points
}

// Palette is that of a map; an unknown map has an empty one.
func (s *Session) Palette(mapID string) Palette {
	file := mapFile(mapID)
	m := s.frames[file]
	if m == nil {
		return Palette{}
	}
	list := s.program(place{file, hexes})
	if list == nil {
		list = s.list(place{file, hexes})
	}
	all := readAll[board.Hex](list)
	p := Palette{Legend: m.Legend, Roads: len(s.list(place{file, roads})) > 0, Fields: fieldsOf(all)}
	p.Terrains = values(all, func(h *board.Hex) string { return h.Terrain })
	p.Countries = values(all, func(h *board.Hex) string { return h.Country })
	p.Classes = values(all, func(h *board.Hex) string { return h.Class })
	for _, flag := range []string{"river", "border", "forbidden", "fortress"} {
		if slices.ContainsFunc(all, func(h board.Hex) bool { return flagOf(&h, flag) }) {
			p.Flags = append(p.Flags, flag)
		}
	}
	p.Sides = s.sidesOf(file, p.Flags)
	for _, l := range m.Rails {
		p.Tracks = max(p.Tracks, l.Tracks, 1)
	}
	p.Owners = values(all, func(h *board.Hex) string {
		switch {
		case h.VP != nil:
			return h.VP.Side
		case h.Fort != nil:
			return h.Fort.Side
		}
		return ""
	})
	return p
}

// sidesOf are the features that hexsides of a map have, and those that its legend
// explains, unless they are what whole hexes are there.
func (s *Session) sidesOf(file string, flags []string) []string {
	used := map[string]bool{}
	for _, e := range readAll[board.Hexside](s.program(place{file, sides})) {
		for _, f := range e.Is {
			used[f] = true
		}
	}
	var list []string
	for _, f := range sideFeatures {
		_, known := s.frames[file].Legend[f]
		if used[f] || known && !slices.Contains(flags, f) {
			list = append(list, f)
		}
	}
	return list
}

// values are the different words of a field, the most used first.
func values(all []board.Hex, field func(*board.Hex) string) []string {
	count := map[string]int{}
	for i := range all {
		if v := field(&all[i]); v != "" {
			count[v]++
		}
	}
	list := slices.Sorted(maps.Keys(count))
	slices.SortStableFunc(list, func(a, b string) int { return count[b] - count[a] })
	return list
}

// fieldsOf are the fields that some hex of a map has.
func fieldsOf(all []board.Hex) []string {
	has := func(f func(*board.Hex) bool) bool {
		return slices.ContainsFunc(all, func(h board.Hex) bool { return f(&h) })
	}
	var list []string
	add := func(on bool, keys ...string) {
		if on {
			list = append(list, keys...)
		}
	}
	add(has(func(h *board.Hex) bool { return h.Pass != "" }), "pass")
	add(has(func(h *board.Hex) bool { return h.Fort != nil }), "fort.side", "fort.strength", "fort.weakened", "fort.steps")
	add(has(func(h *board.Hex) bool { return h.Points != 0 }), "points")
	add(has(func(h *board.Hex) bool { return h.VP != nil }), "vp.side", "vp.capture", "vp.occupy")
	return list
}

// FaceFields are the figures that a face of a counter can show: those of its
// kind anywhere in the ruleset.
func (s *Session) FaceFields(id string) []string {
	var like []string
	all := s.Units()
	i := slices.IndexFunc(all, func(u data.Unit) bool { return u.ID == id })
	if i < 0 {
		return nil
	}
	hq := all[i].Type == "headquarters"
	shown := map[string]bool{}
	for n, u := range all {
		if (u.Type == "headquarters") != hq {
			continue
		}
		o, _ := parseObject([]byte(s.list(place{unitsFile, units})[n]))
		for _, f := range listOf(o.get("faces")) {
			face, _ := parseObject(f)
			for _, m := range face {
				shown[m.key] = true
			}
		}
	}
	for _, k := range faceOrder {
		if shown[k] && k != source {
			like = append(like, k)
		}
	}
	return like
}

// UnitFields are the fields of a counter besides its faces that can be edited.
func (s *Session) UnitFields(id string) []string {
	o := s.entry(place{unitsFile, units}, id)
	if o == nil {
		return nil
	}
	list := []string{"name"}
	for _, k := range []string{"short", "corps", "army", "formation", "stacking_points", "tactical_competence"} {
		if o.index(k) >= 0 {
			list = append(list, k)
		}
	}
	return list
}

// Field is the value of a field of a counter as it would be typed.
func (s *Session) Field(id, field string) string {
	return typed(s.entry(place{unitsFile, units}, id).get(field))
}

// FaceField is the value of a figure on a face as it would be typed.
func (s *Session) FaceField(id string, face int, field string) string {
	faces := listOf(s.entry(place{unitsFile, units}, id).get("faces"))
	if face < 0 || face >= len(faces) {
		return ""
	}
	f, _ := parseObject(faces[face])
	return typed(f.get(field))
}

// HexField is the value of a field of a hex as it would be typed; "fort.steps"
// is one of its fortress.
func (s *Session) HexField(mapID, number, field string) string {
	o := s.entry(place{mapFile(mapID), hexes}, number)
	outer, inner, nested := strings.Cut(field, ".")
	if !nested {
		return typed(o.get(field))
	}
	in, _ := parseObject(o.get(outer)) // none is an empty one
	return typed(in.get(inner))
}

// entry is the entry of a list with a key as it stands now, nil where there is
// none.
func (s *Session) entry(p place, key string) object {
	list := s.list(p)
	i := s.find(list, p.list, key)
	if i < 0 {
		return nil
	}
	o, _ := parseObject([]byte(list[i])) // it was read before
	return o
}

// typed is a raw value as a person would type it.
func typed(raw json.RawMessage) string {
	if len(raw) == 0 || string(raw) == "null" {
		return ""
	}
	if raw[0] == '"' {
		return textOf(raw)
	}
	return string(raw)
}
