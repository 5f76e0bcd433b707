package data

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"

	"vistula/rules/board"
)

// ArmyDisplay is the organizational display of an army: who leads it, and how many
// corps it has room for.
type ArmyDisplay struct {
	Army   string `json:"army"`
	Nation string `json:"nation"`
	Name   string `json:"name"`
	// Corps is the number of tracks for any corps, CavalryCorps one more for a
	// cavalry corps. Only lists the corps that each have one of the tracks to
	// themselves.
	Corps        int      `json:"corps"`
	CavalryCorps bool     `json:"cavalry_corps,omitempty"`
	Only         []string `json:"only,omitempty"`
	Opens        int      `json:"opens,omitempty"` // turn in which the army is there, 0 for the start
	Source       string   `json:"source,omitempty"`
}

// ArmyDisplays reads and checks displays.json.
func ArmyDisplays(fsys fs.FS, ruleset string) ([]ArmyDisplay, error) {
	const file = "displays.json"
	var read struct {
		Displays []ArmyDisplay `json:"displays"`
	}
	if err := Read(fsys, ruleset, file, &read); err != nil {
		return nil, err
	}
	f := openFaults(fsys, path.Join(ruleset, file))
	for i, d := range read.Displays {
		at, field := []any{"displays", i}, fmt.Sprintf("displays[%d]", i)
		if d.Army == "" || d.Nation == "" || d.Name == "" {
			f.at(at, field, "a display needs an army, a nation and a name")
		}
		if slices.ContainsFunc(read.Displays[:i], func(o ArmyDisplay) bool { return o.Army == d.Army }) {
			f.at(at, field+".army", "the army %q is listed twice", d.Army)
		}
		if d.Corps < 2 || d.Corps < len(d.Only) {
			f.at(at, field+".corps", "%d tracks for corps: there are at least 2, and one for each of \"only\"", d.Corps)
		}
		if d.Opens < 0 {
			f.at(at, field+".opens", "turn %d: turns are counted from 1", d.Opens)
		}
		if !knownSource(d.Source) {
			f.at(at, field+".source", "%q is none of rulebook, history, reconstruction", d.Source)
		}
	}
	return read.Displays, f.err()
}

// RailNode is a junction off the map.
type RailNode struct {
	Node   string `json:"node"`
	Owner  string `json:"owner"` // nation
	Source string `json:"source,omitempty"`
}

// RailLink is a railway off the map, between two nodes or from a hex at the edge of
// the board to a node; Hexes is its length.
type RailLink struct {
	From   string `json:"from"`
	To     string `json:"to"`
	Hexes  int    `json:"hexes"`
	Tracks int    `json:"tracks"`
	Gauge  string `json:"gauge"`
	Owner  string `json:"owner"` // nation
	Line   string `json:"line,omitempty"`
	Source string `json:"source,omitempty"`
	Note   string `json:"note,omitempty"`
}

// OffMapRail is the chart of the railways off the map.
type OffMapRail struct {
	Nodes []RailNode `json:"nodes"`
	Links []RailLink `json:"links"`
}

// ReadOffMapRail reads offmap-rail.json and checks it against the board.
func ReadOffMapRail(fsys fs.FS, ruleset string, b *board.Board) (*OffMapRail, error) {
	const file = "offmap-rail.json"
	o := &OffMapRail{}
	if err := Read(fsys, ruleset, file, o); err != nil {
		return nil, err
	}
	f := openFaults(fsys, path.Join(ruleset, file))
	for i, n := range o.Nodes {
		at, field := []any{"nodes", i}, fmt.Sprintf("nodes[%d]", i)
		if slices.ContainsFunc(o.Nodes[:i], func(m RailNode) bool { return m.Node == n.Node }) {
			f.at(at, field, "the node %q is listed twice", n.Node)
		}
		if !knownSource(n.Source) {
			f.at(at, field+".source", "%q is none of rulebook, history, reconstruction", n.Source)
		}
	}
	for i, l := range o.Links {
		at, field := []any{"links", i}, fmt.Sprintf("links[%d]", i)
		for _, end := range []string{l.From, l.To} {
			if why := o.wrongEnd(b, end); why != nil {
				f.at(at, field, "%v", why)
			}
		}
		if l.From == l.To || l.Hexes < 1 || l.Tracks < 1 {
			f.at(at, field, "a line has two ends, a length and tracks")
		}
		if _, ok := board.GaugeNamed(l.Gauge); !ok {
			f.at(at, field+".gauge", "unknown gauge %q", l.Gauge)
		}
		if !knownSource(l.Source) {
			f.at(at, field+".source", "%q is none of rulebook, history, reconstruction", l.Source)
		}
	}
	return o, f.err()
}

// wrongEnd tells why a line cannot end in a place: it is neither a node nor a
// railway hex at the edge of the board.
func (o *OffMapRail) wrongEnd(b *board.Board, end string) error {
	if slices.ContainsFunc(o.Nodes, func(n RailNode) bool { return n.Node == end }) {
		return nil
	}
	id, ok := b.Find(end)
	switch {
	case !ok:
		return fmt.Errorf("there is no node and no hex %q", end)
	case !onEdge(b, id):
		return fmt.Errorf("hex %s is not at the edge of the map", end)
	case !b.HasRail(id):
		return errors.New("hex " + end + " has no railway")
	}
	return nil
}
