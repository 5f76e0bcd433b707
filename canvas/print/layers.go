package print

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
)

// Layers are what is printed on the map, by name.
type Layers []string

// The layers of all games. A scenario may announce more, which are called by the
// ID of their kind.
const (
	Counters = "counters"
	Numbers  = "numbers"
	Supply   = "supply"
	Zones    = "zones"     // of the enemy
	OwnZones = "own-zones" // of the side that looks
	Threat   = "threat"
	Control  = "control"
)

// DefaultLayers are those of a map that nobody has asked more of.
func DefaultLayers() Layers { return Layers{Counters, Numbers} }

// LayerNames lists all layers of a scenario.
func LayerNames(s *rules.Scenario) []string {
	names := []string{Counters, Numbers}
	for _, l := range []struct{ name, asks string }{{Supply, rules.QuerySupply}, {Zones, rules.QueryZones}, {OwnZones, rules.QueryZones}, {Threat, rules.QueryThreat}} {
		if s.Answers(l.asks) {
			names = append(names, l.name)
		}
	}
	names = append(names, Control)
	for _, o := range s.Overlays {
		names = append(names, o.ID)
	}
	return names
}

// ParseLayers reads layers separated by commas; "none", or nothing, is the bare
// map. The error names the first that the scenario does not have.
func ParseLayers(list string, s *rules.Scenario) (Layers, error) {
	known := LayerNames(s)
	layers := Layers{}
	if list = strings.TrimSpace(list); list == "" || strings.EqualFold(list, "none") {
		return layers, nil
	}
	for name := range strings.SplitSeq(list, ",") {
		name = strings.ToLower(strings.TrimSpace(name))
		if !slices.Contains(known, name) {
			return nil, fmt.Errorf("the layer %q is unknown; there are %s", name, strings.Join(known, ", "))
		}
		if !slices.Contains(layers, name) {
			layers = append(layers, name)
		}
	}
	return layers, nil
}

// Has tells whether a layer is among them.
func (l Layers) Has(name string) bool { return slices.Contains(l, name) }

// ask puts the questions that a list of layers calls for. An open game shows the
// overlays of both sides, those of the first as its own. A game that does not
// know an overlay shows none.
func ask(pos rules.Position, viewer rules.Side, view *rules.View, s *rules.Scenario, l Layers) (marks []rules.Mark, ways []rules.Way) {
	mine, theirs := viewer, rules.Side("")
	sides := []rules.Side{viewer}
	if viewer == "" && len(s.Sides) > 0 {
		mine, sides = s.Sides[0], s.Sides
	}
	for _, side := range s.Sides {
		if side != mine {
			theirs = side
		}
	}
	put := func(kind string, side rules.Side, rename string) {
		o, err := pos.Overlay(viewer, rules.Query{Kind: kind, Side: side})
		if err != nil {
			return
		}
		for _, m := range o.Hexes {
			m.Kind = rename + m.Kind
			marks = append(marks, m)
		}
		ways = append(ways, o.Ways...)
	}
	if l.Has(Zones) {
		put("zones", theirs, "")
	}
	if l.Has(OwnZones) {
		put("zones", mine, "own-")
	}
	if l.Has(Threat) {
		put("threat", theirs, "")
	}
	for _, side := range sides {
		for _, kind := range append([]string{Supply}, overlayIDs(s)...) {
			if l.Has(kind) {
				put(kind, side, "")
			}
		}
	}
	if l.Has(Control) {
		marks = append(marks, controlMarks(view, mine)...)
	}
	return marks, ways
}

func overlayIDs(s *rules.Scenario) []string {
	var ids []string
	for _, o := range s.Overlays {
		ids = append(ids, o.ID)
	}
	return ids
}

// controlMarks are the flags on places that count.
func controlMarks(v *rules.View, mine rules.Side) []rules.Mark {
	var marks []rules.Mark
	for _, c := range v.Control {
		switch c.Side {
		case "":
		case mine:
			marks = append(marks, rules.Mark{Hex: c.Hex, Kind: "control-own"})
		default:
			marks = append(marks, rules.Mark{Hex: c.Hex, Kind: "control-enemy"})
		}
	}
	return marks
}
