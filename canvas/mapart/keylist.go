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
	v, k := s.inventory(), &keyList{legend: s.plan.Legend}
	s.keyGround(k, &v)
	s.keyWaters(k, &v)
	s.keyWays(k, &v)
	s.keyPlaces(k, &v)
	return k.list
}

// keyList are the entries of a key so far.
type keyList struct {
	legend map[string]string // what the map itself says of its signs
	list   []sample
}

// sign lists a sign if it occurs, with what the map says of it.
func (k *keyList) sign(occurs bool, name, legend string, draw func(specimen, pen.Rect)) {
	k.signOf(occurs, name, k.legend[legend], draw)
}

// signOf lists a sign if it occurs, with words of our own.
func (k *keyList) signOf(occurs bool, name, words string, draw func(specimen, pen.Rect)) {
	if occurs {
		k.list = append(k.list, sample{name, words, draw})
	}
}

func (s *page) keyGround(k *keyList, v *inventory) {
	for _, t := range keyOrder {
		l := looks[t]
		// Open ground needs no entry where nothing could be taken for it.
		k.sign(v.terrain[t] && (l.texture != plain || s.hilly), l.name, t, func(own specimen, r pen.Rect) { own.sampleGround(r, l) })
	}
	k.sign(v.wooded, "Woods", "wooded", func(own specimen, r pen.Rect) { own.sampleGround(r, looks["woods"]) })
	k.sign(v.ridges, "Ridge", "ridge", specimen.sampleRidge)
	k.sign(v.features.Has(board.MountainRidge), "Mountain ridge", "mountain_ridge", specimen.sampleRidge)
	k.sign(v.features.Has(board.Escarpment), "Escarpment", "escarpment", specimen.sampleScarp)
}

func (s *page) keyWaters(k *keyList, v *inventory) {
	ranked := v.features.Has(board.Major)
	k.sign(!ranked && v.features.Has(board.River) || len(s.plan.RiversThrough) > 0, "River", "river", func(own specimen, r pen.Rect) { own.sampleRiver(r, 0.092) })
	k.sign(ranked && v.features.Has(minorRiver), "Minor river", "minor_river", func(own specimen, r pen.Rect) { own.sampleRiver(r, minorWidth) })
	k.sign(ranked, "Major river", "major_river", func(own specimen, r pen.Rect) { own.sampleRiver(r, majorWidth) })
	k.sign(v.features.Has(board.Grand), "Grand river", "grand_river", func(own specimen, r pen.Rect) { own.sampleRiver(r, grandWidth) })
	k.sign(v.features.Has(board.Bridge), "Bridge", "bridge", specimen.sampleBridge)
	k.sign(v.features.Has(board.Ferry), "Ferry", "ferry", specimen.sampleFerry)
	k.sign(v.features.Has(board.Lake), "Lake side", "lake_side", func(own specimen, r pen.Rect) { own.sampleLakeSide(r, false) })
	k.sign(v.features.Has(board.Causeway), "Causeway", "causeway", func(own specimen, r pen.Rect) { own.sampleLakeSide(r, true) })
	k.sign(v.features.Has(board.Blocked), "No passage", "", specimen.sampleBlocked)
}

func (s *page) keyWays(k *keyList, v *inventory) {
	k.signOf(v.single, "Railway", "single", func(own specimen, r pen.Rect) { own.sampleRail(r, false, board.Standard) })
	k.signOf(v.double, "Railway", "double", func(own specimen, r pen.Rect) { own.sampleRail(r, true, board.Standard) })
	k.sign(v.gauges[board.Russian], "Russian gauge", "russian_gauge", func(own specimen, r pen.Rect) { own.sampleRail(r, true, board.Russian) })
	k.sign(v.gauges[board.Narrow], "Narrow gauge", "narrow_gauge", func(own specimen, r pen.Rect) { own.sampleRail(r, false, board.Narrow) })
	k.sign(v.roads["primary"], "Primary road", "primary", func(own specimen, r pen.Rect) { own.sampleRoad(r, "primary") })
	k.sign(v.roads["secondary"], "Secondary road", "secondary", func(own specimen, r pen.Rect) { own.sampleRoad(r, "secondary") })
}

func (s *page) keyPlaces(k *keyList, v *inventory) {
	k.sign(v.features.Has(board.Border) || v.frontier, "Frontier", "", func(own specimen, r pen.Rect) { own.sampleFrontier(r, v.countries) })
	cities := s.hilly && v.city && s.plan.Legend["city"] != ""
	k.sign(cities, "City", "city", specimen.sampleCity)
	k.sign(v.town, "Towns", "", func(own specimen, r pen.Rect) { own.sampleTowns(r, !cities) })
	k.sign(v.fortress && !v.strength, "Fortress", "", func(own specimen, r pen.Rect) { own.sampleFortress(r, town{}) })
	k.sign(len(s.sideForts) > 0, "Fort", "fort", specimen.sampleSideFort)
	k.signOf(v.strength, "Fortress", "whole · weakened", func(own specimen, r pen.Rect) { own.sampleFortress(r, town{strength: 8, weakened: 4}) })
	k.sign(v.works, "Printed works", "works", specimen.sampleWorks)
	k.sign(v.magazine, "Magazine", "magazine", specimen.sampleMagazine)
	k.sign(v.pass, "Pass", "", specimen.samplePass)
	k.signOf(v.entry, "Entry", "reinforcements", specimen.sampleEntry)
	k.signOf(v.entry, "Friendly edge", "", func(own specimen, r pen.Rect) { own.sampleFriendly(r, v.friendly) })
}
