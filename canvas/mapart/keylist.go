package mapart

import (
	"slices"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// inventory is what occurs on a sheet: the terrain key shows that and no more.
type inventory struct {
	terrain   map[string]bool
	features  board.Features
	ridges    bool
	single    bool // railways
	double    bool
	gauges    [3]bool // that are told apart
	roads     map[string]bool
	wooded    bool // trees that the rules do not know
	works     bool
	magazine  bool
	city      bool
	town      bool
	fortress  bool
	frontier  bool
	strength  bool // of fortresses
	pass      bool
	entry     bool
	friendly  []string
	countries []string
}

// inventory looks through the map, or through all maps where the cards stand on
// a sheet of their own.
func (s *page) inventory() inventory {
	v := inventory{terrain: map[string]bool{}, roads: map[string]bool{}}
	for _, r := range s.plan.Ridges {
		v.ridges = v.ridges || r.Kind == "" || r.Kind == "ridge"
	}
	for _, l := range s.plan.Roads {
		v.roads[l.Class] = true
	}
	for _, r := range s.rails {
		v.gauges[r.gauge] = true
	}
	for i := range s.board.Hexes {
		if id := board.ID(i); s.frame == (pen.Rect{}) || s.Has(id) {
			v.add(s.board, id)
		}
	}
	slices.Sort(v.countries)
	slices.Sort(v.friendly)
	return v
}

func (v *inventory) add(b *board.Board, id board.ID) {
	h := &b.Hexes[id]
	v.terrain[h.Terrain] = true
	v.city = v.city || h.Class == "city" || h.Class == "big city"
	v.town = v.town || h.Town != ""
	v.fortress = v.fortress || h.Fortress || h.Fort != nil
	v.strength = v.strength || h.Fort != nil
	v.wooded = v.wooded || h.Wooded
	v.works = v.works || h.Works != ""
	v.magazine = v.magazine || h.Magazine
	v.pass = v.pass || h.Pass != ""
	v.entry = v.entry || len(h.Entry) > 0
	v.frontier = v.frontier || h.Border
	for _, side := range h.Friendly {
		if !slices.Contains(v.friendly, side) {
			v.friendly = append(v.friendly, side)
		}
	}
	if h.Country != "" && !slices.Contains(v.countries, h.Country) {
		v.countries = append(v.countries, h.Country)
	}
	for d := range hex.Direction(hex.Directions) {
		f := b.Side(id, d)
		if f.Has(board.River) && !f.Has(board.Major) {
			f |= minorRiver
		}
		v.features |= f
		v.single = v.single || b.Tracks(id, d) == 1
		v.double = v.double || b.Tracks(id, d) > 1
	}
}

// minorRiver marks in an inventory that a river was seen that is no major one.
const minorRiver board.Features = 1 << 15

// keySamples lists the entries of the key in order.
func (s *page) keySamples() []sample {
	v := s.inventory()
	var list []sample
	add := func(occurs bool, name, legend string, draw func(*canvas, pen.Rect)) {
		if occurs {
			list = append(list, sample{name, s.plan.Legend[legend], draw})
		}
	}
	for _, t := range keyOrder {
		l := looks[t]
		// Open ground needs no entry where nothing could be taken for it.
		add(v.terrain[t] && (l.texture != plain || s.hilly), l.name, t, func(c *canvas, r pen.Rect) { c.sampleGround(r, l) })
	}
	add(v.wooded, "Woods", "wooded", func(c *canvas, r pen.Rect) { c.sampleGround(r, looks["woods"]) })
	ranked := v.features.Has(board.Major)
	add(v.ridges, "Ridge", "ridge", (*canvas).sampleRidge)
	add(v.features.Has(board.MountainRidge), "Mountain ridge", "mountain_ridge", (*canvas).sampleRidge)
	add(v.features.Has(board.Escarpment), "Escarpment", "escarpment", (*canvas).sampleScarp)
	add(!ranked && v.features.Has(board.River) || len(s.plan.RiversThrough) > 0, "River", "river", func(c *canvas, r pen.Rect) { c.sampleRiver(r, 0.092) })
	add(ranked && v.features.Has(minorRiver), "Minor river", "minor_river", func(c *canvas, r pen.Rect) { c.sampleRiver(r, minorWidth) })
	add(ranked, "Major river", "major_river", func(c *canvas, r pen.Rect) { c.sampleRiver(r, majorWidth) })
	add(v.features.Has(board.Grand), "Grand river", "grand_river", func(c *canvas, r pen.Rect) { c.sampleRiver(r, grandWidth) })
	add(v.features.Has(board.Bridge), "Bridge", "bridge", (*canvas).sampleBridge)
	add(v.features.Has(board.Ferry), "Ferry", "ferry", (*canvas).sampleFerry)
	add(v.features.Has(board.Lake), "Lake side", "lake_side", func(c *canvas, r pen.Rect) { c.sampleLakeSide(r, false) })
	add(v.features.Has(board.Causeway), "Causeway", "causeway", func(c *canvas, r pen.Rect) { c.sampleLakeSide(r, true) })
	add(v.features.Has(board.Blocked), "No passage", "", (*canvas).sampleBlocked)
	if v.single {
		list = append(list, sample{"Railway", "single", func(c *canvas, r pen.Rect) { c.sampleRail(r, false, board.Standard) }})
	}
	if v.double {
		list = append(list, sample{"Railway", "double", func(c *canvas, r pen.Rect) { c.sampleRail(r, true, board.Standard) }})
	}
	add(v.gauges[board.Russian], "Russian gauge", "russian_gauge", func(c *canvas, r pen.Rect) { c.sampleRail(r, true, board.Russian) })
	add(v.gauges[board.Narrow], "Narrow gauge", "narrow_gauge", func(c *canvas, r pen.Rect) { c.sampleRail(r, false, board.Narrow) })
	add(v.roads["primary"], "Primary road", "primary", func(c *canvas, r pen.Rect) { c.sampleRoad(r, "primary") })
	add(v.roads["secondary"], "Secondary road", "secondary", func(c *canvas, r pen.Rect) { c.sampleRoad(r, "secondary") })
	add(v.features.Has(board.Border) || v.frontier, "Frontier", "", func(c *canvas, r pen.Rect) { c.sampleFrontier(r, v.countries) })
	cities := s.hilly && v.city && s.plan.Legend["city"] != ""
	add(cities, "City", "city", (*canvas).sampleCity)
	add(v.town, "Towns", "", func(c *canvas, r pen.Rect) { c.sampleTowns(r, !cities) })
	add(v.fortress && !v.strength, "Fortress", "", func(c *canvas, r pen.Rect) { c.sampleFortress(r, town{}) })
	add(len(s.sideForts) > 0, "Fort", "fort", (*canvas).sampleSideFort)
	if v.strength {
		list = append(list, sample{"Fortress", "whole · weakened", func(c *canvas, r pen.Rect) { c.sampleFortress(r, town{strength: 8, weakened: 4}) }})
	}
	add(v.works, "Printed works", "works", (*canvas).sampleWorks)
	add(v.magazine, "Magazine", "magazine", (*canvas).sampleMagazine)
	add(v.pass, "Pass", "", (*canvas).samplePass)
	if v.entry {
		list = append(list, sample{"Entry", "reinforcements", (*canvas).sampleEntry})
		list = append(list, sample{"Friendly edge", "", func(c *canvas, r pen.Rect) { c.sampleFriendly(r, v.friendly) }})
	}
	return list
}
