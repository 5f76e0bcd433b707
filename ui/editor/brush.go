package editor

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// target is what a brush paints: hexes, hexsides, or ways from hex to hex.
type target uint8

const (
	onNothing target = iota // it only selects
	onHex
	onSide
	onLink
)

// brush is one way of painting.
type brush struct {
	group, label string // in English; shown through lang.L
	help         string // what the rulebook says, "" for nothing
	on           target
	what         string // terrain, feature, flag ... as the data call it
	paint        func(e *Editor, s spot) error
	erase        func(e *Editor, s spot) error
	has          func(e *Editor, s spot) bool // it is there already
}

// spot is a place on the map: a hex and the nearest of its sides.
type spot struct {
	ok     bool
	id     board.ID
	d      hex.Direction
	mapID  string
	hex    string
	beyond string // the hex on the other side, "" beyond the map
	near   bool   // the pointer is close to the side
}

// spotAt is a hex and a side of it.
func (e *Editor) spotAt(id board.ID, d hex.Direction) spot {
	b := e.drawn
	if id == board.None {
		return spot{}
	}
	s := spot{ok: true, id: id, d: d, mapID: b.Maps[b.MapOf(id)].ID, hex: b.Number(id)}
	s.beyond = b.Number(b.Neighbour(id, d))
	return s
}

// same tells whether a brush does the same at two spots.
func (b *brush) same(x, y spot) bool {
	switch {
	case x.ok != y.ok:
		return false
	case b.on == onHex || b.on == onNothing:
		return x.hex == y.hex
	}
	return x.hex == y.hex && x.beyond == y.beyond || x.hex == y.beyond && x.beyond == y.hex
}

// Groups of brushes in the order in which they stand.
const (
	groupPick    = "Select"
	groupTerrain = "Terrain"
	groupSides   = "Hexsides"
	groupRails   = "Railways and roads"
	groupFlags   = "In the hex"
	groupCountry = "Country"
)

// brushes are those for all maps of the ruleset.
func (e *Editor) brushes() []*brush {
	list := []*brush{{group: groupPick, label: "Select and pan", on: onNothing}}
	seen := map[string]bool{}
	add := func(b *brush) {
		if key := b.group + b.what; !seen[key] {
			seen[key] = true
			list = append(list, b)
		}
	}
	for _, id := range e.session.Maps() {
		p := e.session.Palette(id)
		for _, t := range p.Terrains {
			add(terrainBrush(t, p.Legend[t]))
		}
		for _, f := range p.Sides {
			add(sideBrush(f, p.Legend[f]))
		}
		for n := 1; n <= min(2, p.Tracks); n++ {
			add(railBrush(n, p.Legend["railroad"]))
		}
		if p.Roads {
			add(roadBrush())
		}
		for _, f := range p.Flags {
			add(flagBrush(f, p.Legend[f]))
		}
		for _, c := range p.Countries {
			add(countryBrush(c))
		}
	}
	order := []string{groupPick, groupTerrain, groupSides, groupRails, groupFlags, groupCountry}
	slices.SortStableFunc(list, func(a, b *brush) int { return slices.Index(order, a.group) - slices.Index(order, b.group) })
	return list
}

func terrainBrush(t, help string) *brush {
	return &brush{group: groupTerrain, label: titled(t), help: help, on: onHex, what: t,
		paint: func(e *Editor, s spot) error { return e.session.SetTerrain(s.mapID, s.hex, t) },
		erase: func(e *Editor, s spot) error { return e.session.SetTerrain(s.mapID, s.hex, e.was(s, "terrain")) },
		has:   func(e *Editor, s spot) bool { return e.session.HexField(s.mapID, s.hex, "terrain") == t },
	}
}

func sideBrush(f, help string) *brush {
	return &brush{group: groupSides, label: titled(f), help: help, on: onSide, what: f,
		paint: func(e *Editor, s spot) error { return e.session.SetSide(s.mapID, s.hex, s.beyond, f, true) },
		erase: func(e *Editor, s spot) error { return e.session.SetSide(s.mapID, s.hex, s.beyond, f, false) },
		has:   func(e *Editor, s spot) bool { return slices.Contains(e.session.Side(s.mapID, s.hex, s.beyond), f) },
	}
}

func railBrush(tracks int, help string) *brush {
	label, what := "Railway", "rail1"
	if tracks > 1 {
		label, what = "Double track", "rail2"
	}
	return &brush{group: groupRails, label: label, help: help, on: onLink, what: what,
		paint: func(e *Editor, s spot) error { return e.session.SetTracks(s.mapID, s.hex, s.beyond, tracks) },
		erase: func(e *Editor, s spot) error { return e.session.SetTracks(s.mapID, s.hex, s.beyond, 0) },
		has:   func(e *Editor, s spot) bool { return e.session.Tracks(s.mapID, s.hex, s.beyond) == tracks },
	}
}

func roadBrush() *brush {
	return &brush{group: groupRails, label: "Road", on: onLink, what: "road",
		paint: func(e *Editor, s spot) error { return e.session.SetRoad(s.mapID, s.hex, s.beyond, true) },
		erase: func(e *Editor, s spot) error { return e.session.SetRoad(s.mapID, s.hex, s.beyond, false) },
		has:   func(e *Editor, s spot) bool { return e.session.Road(s.mapID, s.hex, s.beyond) },
	}
}

func flagBrush(f, help string) *brush {
	return &brush{group: groupFlags, label: titled(f), help: help, on: onHex, what: f,
		paint: func(e *Editor, s spot) error { return e.session.SetFlag(s.mapID, s.hex, f, true) },
		erase: func(e *Editor, s spot) error { return e.session.SetFlag(s.mapID, s.hex, f, false) },
		has:   func(e *Editor, s spot) bool { return e.session.HexField(s.mapID, s.hex, f) == "true" },
	}
}

func countryBrush(c string) *brush {
	return &brush{group: groupCountry, label: titled(c), on: onHex, what: c,
		paint: func(e *Editor, s spot) error { return e.session.SetHex(s.mapID, s.hex, "country", c) },
		erase: func(e *Editor, s spot) error { return e.session.SetHex(s.mapID, s.hex, "country", e.was(s, "country")) },
		has:   func(e *Editor, s spot) bool { return e.session.HexField(s.mapID, s.hex, "country") == c },
	}
}

// was is a field of a hex in the program's own data.
func (e *Editor) was(s spot, field string) string { return e.plain.HexField(s.mapID, s.hex, field) }

// use takes a brush in hand.
func (e *Editor) use(b *brush) {
	e.brush, e.placing = b, ""
	e.palette.look()
	e.glass.forget()
	e.say(b.hint())
}

// hint is what a brush does, in a sentence.
func (b *brush) hint() string {
	values := map[string]any{"Name": b.label}
	switch {
	case b.on == onNothing:
		return lang.L("Click a hex to select it; drag to pan, turn the wheel to zoom.")
	case b.help != "":
		values["Help"] = titled(b.help)
		return lang.L("{{.Name}}: click or drag to paint, right-click or press Delete to erase. {{.Help}}.", values)
	}
	return lang.L("{{.Name}}: click or drag to paint, right-click or press Delete to erase.", values)
}

// stroke paints or erases at a spot.
func (e *Editor) stroke(s spot, erase bool) {
	b := e.brush
	if !s.ok || b.on == onNothing {
		return
	}
	if b.on != onHex && s.beyond == "" {
		e.say(lang.L("There is no hex beyond this side."))
		return
	}
	if b.has(e, s) != erase && b.on != onHex || b.on == onHex && !erase && b.has(e, s) {
		return
	}
	do := b.paint
	if erase {
		do = b.erase
	}
	e.did(do(e, s), b, s)
}

// did shows what came of a change.
func (e *Editor) did(err error, b *brush, s spot) {
	if err != nil {
		e.say(sentence(err))
		return
	}
	if b != nil {
		e.glass.ghost(b, s)
	}
	e.changed()
}
