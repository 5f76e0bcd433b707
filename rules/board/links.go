package board

import (
	"fmt"

	"vistula/rules/hex"
)

// Gauge is the width of a railway's track.
type Gauge int8

// The gauges of the games. A line that names none has the standard one.
const (
	Standard Gauge = iota
	Russian
	Narrow

	gauges = iota
)

// GaugeNamed is the gauge with a name in the data, "" for the standard one; ok is
// false where there is none.
func GaugeNamed(name string) (g Gauge, ok bool) {
	g, ok = gaugeNames[name]
	return g, ok
}

var gaugeNames = map[string]Gauge{"": Standard, "standard": Standard, "russian": Russian, "narrow": Narrow}

// Road is how good a road is, the better the greater.
type Road int8

// The classes of roads.
const (
	NoRoad Road = iota
	Track
	Secondary
	Primary
)

var roadNames = map[string]Road{
	"": Secondary, "road": Secondary, "secondary": Secondary, "track": Track,
	"primary": Primary, "main": Primary, "highroad": Primary, "highway": Primary,
}

// link is the ways that lead from a hex to a neighbour.
type link struct {
	tracks [gauges]int8
	road   Road
}

// Tracks is the number of railway tracks that lead from a hex in direction d, of
// the best line where lines of several gauges do.
func (b *Board) Tracks(id ID, d hex.Direction) int {
	t := b.links[id][d].tracks
	return int(max(t[Standard], t[Russian], t[Narrow]))
}

// TracksOf is the number of tracks of one gauge.
func (b *Board) TracksOf(id ID, d hex.Direction, g Gauge) int { return int(b.links[id][d].tracks[g]) }

// Road is the best road that leads from a hex in direction d.
func (b *Board) Road(id ID, d hex.Direction) Road { return b.links[id][d].road }

// HasRail tells whether a railway touches the hex.
func (b *Board) HasRail(id ID) bool {
	for d := range hex.Direction(hex.Directions) {
		if b.Tracks(id, d) > 0 {
			return true
		}
	}
	return false
}

// HasGauge tells whether a railway of a gauge touches the hex.
func (b *Board) HasGauge(id ID, g Gauge) bool {
	for d := range hex.Direction(hex.Directions) {
		if b.TracksOf(id, d, g) > 0 {
			return true
		}
	}
	return false
}

func (b *Board) addRails(m *Map) error {
	for _, l := range m.Rails {
		g, ok := gaugeNames[l.Gauge]
		if !ok {
			return fmt.Errorf("rails: line %q: unknown gauge %q", l.Name, l.Gauge)
		}
		err := b.along(l, func(way *link) { way.tracks[g] = max(way.tracks[g], int8(max(1, l.Tracks))) })
		if err != nil {
			return fmt.Errorf("rails: line %q: %w", l.Name, err)
		}
	}
	return nil
}

func (b *Board) addRoads(m *Map) error {
	for _, l := range m.Roads {
		class, ok := roadNames[l.Class]
		if !ok {
			return fmt.Errorf("roads: line %q: unknown class %q", l.Name, l.Class)
		}
		if err := b.along(l, func(way *link) { way.road = max(way.road, class) }); err != nil {
			return fmt.Errorf("roads: line %q: %w", l.Name, err)
		}
	}
	return nil
}

// along does something to both ends of every link of a line.
func (b *Board) along(l Line, do func(*link)) error {
	for i := 1; i < len(l.Hexes); i++ {
		a, d, err := b.pair(l.Hexes[i-1], l.Hexes[i])
		if err != nil {
			return err
		}
		do(&b.links[a][d])
		do(&b.links[b.neighbours[a][d]][d.Opposite()])
	}
	return nil
}
