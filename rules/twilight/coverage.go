package twilight

import (
	"vistula/rules/board"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Chapter 14.2: the area that all sources of supply of a side cover.

// source is where a supply unit stands that may supply others, and how far it does at
// most.
type source struct {
	unit  int16
	at    board.ID
	reach int16
	kind  kind
}

// coverage is the area that sources and railways supply together.
type coverage struct {
	sources []source
	area    occupancy.Area
	// before is how they stood before that, and nil in it: whoever tries where a depot
	// could go asks for where it is in between.
	before *coverage
}

// alone is a coverage without the one before it.
func (c *coverage) alone() *coverage {
	if c == nil {
		return nil
	}
	return &coverage{sources: c.sources, area: c.area}
}

// serve fills in the area: depots and railways supply trains, and all of them, with the
// fortresses, the other units (14.2.2 to 14.2.4).
func (k *lines) serve(search *path.Search, to *coverage) {
	railways := k.railways(search)
	for i := range to.sources {
		if x := &to.sources[i]; x.reach > 0 && x.kind != train {
			to.area.AddAll(k.circle(search, x).area)
		}
	}
	var trains []*circle // all of them go by the depots alone
	for i := range to.sources {
		if x := &to.sources[i]; x.reach > 0 && x.kind == train && (to.area.Has(x.at) || railways.toRail[x.at] == 0) {
			trains = append(trains, k.circle(search, x))
		}
	}
	for _, c := range trains {
		to.area.AddAll(c.area)
	}
	to.area.AddAll(railways.served)
	for i := range to.sources {
		if x := &to.sources[i]; x.reach == 0 {
			to.area.Add(x.at)
			for _, h := range k.ground.b.Neighbours(x.at) {
				if h != board.None {
					to.area.Add(h)
				}
			}
		}
	}
}
