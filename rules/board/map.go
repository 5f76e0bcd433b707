package board

import (
	"encoding/json"

	"vistula/rules/hex"
)

// Map is one printed map sheet as it stands in a map file. Only playable hexes
// are listed.
type Map struct {
	ID      string            `json:"id"`
	Title   string            `json:"title"`
	ScaleKM int               `json:"scale_km"` // kilometres from hex centre to hex centre
	Source  string            `json:"source,omitempty"`
	Note    string            `json:"note,omitempty"`
	Grid    Grid              `json:"grid"`
	Legend  map[string]string `json:"legend,omitempty"`
	Sheets  []Sheet           `json:"sheets,omitempty"` // of a map of several
	Hexes   []Hex             `json:"hexes"`
	Sides   []Hexside         `json:"sides"`
	Rails   []Line            `json:"rails,omitempty"`
	Roads   []Line            `json:"roads,omitempty"`
	OffMap  []OffMapLink      `json:"offmap,omitempty"`
	Rivers  []Chain           `json:"rivers,omitempty"`
	Ridges  []Chain           `json:"ridges,omitempty"`
	// RiversThrough are the rivers of a map on which they run through hexes.
	RiversThrough []Course `json:"rivers_through,omitempty"`
	Labels        []Label  `json:"labels,omitempty"`
}

// Grid is the map's numbering together with where the sheet lies on the earth,
// which only drawing needs.
type Grid struct {
	hex.Grid
	Geo        *Geo            `json:"geo,omitempty"`
	GeoNote    string          `json:"geo_note,omitempty"`
	Projection json.RawMessage `json:"projection,omitempty"`
	Source     string          `json:"source,omitempty"`
}

// Geo turns a place on the sheet, x to the right and y down in hex widths from
// the centre of the first hex, into degrees: lon = Lon[0] + Lon[1]*x + Lon[2]*y.
type Geo struct {
	Lon [3]json.Number `json:"lon"`
	Lat [3]json.Number `json:"lat"`
}

// Hex is one playable hex.
type Hex struct {
	Number     string       `json:"hex"`
	Terrain    string       `json:"terrain"`
	Country    string       `json:"country,omitempty"`
	Town       string       `json:"town,omitempty"`
	Class      string       `json:"class,omitempty"` // big city, city, town, village, platform, as it is drawn
	Also       []string     `json:"also,omitempty"`  // further towns in the hex
	Fortress   bool         `json:"fortress,omitempty"`
	Fort       *Fort        `json:"fort,omitempty"`     // a fortress with a strength of its own
	Pass       string       `json:"pass,omitempty"`     // name of a mountain pass
	Entry      []string     `json:"entry,omitempty"`    // letters of the places where units come on
	Edge       []string     `json:"edge,omitempty"`     // edges of the sheet that the hex touches
	Friendly   []string     `json:"friendly,omitempty"` // sides for which it is a friendly map edge
	Supply     []string     `json:"supply,omitempty"`   // sides whose supply symbol is printed in it
	Restricted *Restriction `json:"restricted,omitempty"`
	VP         *Points      `json:"vp,omitempty"`
	Half       bool         `json:"half,omitempty"` // a half hex at the edge of the sheet
	// Of maps with stations and works.
	Station  bool   `json:"station,omitempty"`   // trains stop here
	RailExit bool   `json:"rail_exit,omitempty"` // a railway leads off the map
	Exit     string `json:"exit,omitempty"`      // what that exit is called
	Works    string `json:"works,omitempty"`     // name of the line of printed works that it belongs to
	Magazine bool   `json:"magazine,omitempty"`  // a supply symbol of a fortress is printed in it
	Wooded   bool   `json:"wooded,omitempty"`    // trees are drawn, but the rules know no woods here
	// Of maps on which rivers and frontiers run through hexes.
	River     bool   `json:"river,omitempty"`     // a river runs through two sides
	Border    bool   `json:"border,omitempty"`    // a frontier does
	Forbidden bool   `json:"forbidden,omitempty"` // nobody may enter it
	Points    int    `json:"points,omitempty"`    // victory points for whoever holds it at the end
	Source    string `json:"source,omitempty"`
	Note      string `json:"note,omitempty"`
}

// Restriction closes a hex to a side up to and including a game turn.
type Restriction struct {
	Side  string `json:"side"`
	Until int    `json:"until_after_turn"`
}

// Points are the victory points that a side earns for a town: once for its
// capture, and for each turn that it is held.
type Points struct {
	Side    string `json:"side"`
	Capture int    `json:"capture,omitempty"`
	Occupy  int    `json:"occupy,omitempty"`
}

// Fort is the strength of a fortress, whole and weakened.
type Fort struct {
	Side     string `json:"side"`
	Strength int    `json:"strength"`
	Weakened int    `json:"weakened"`
	Steps    int    `json:"steps"`
	Source   string `json:"source,omitempty"`
}

// Hexside tells what lies between two adjacent hexes.
type Hexside struct {
	Between [2]string `json:"between"`
	Name    string    `json:"name,omitempty"`
	Is      []string  `json:"is"`
	Hex     string    `json:"hex,omitempty"` // the one of both that a fort on the side guards
	Source  string    `json:"source,omitempty"`
	Note    string    `json:"note,omitempty"`
}

// Line is a railway or a road from hex to adjacent hex.
type Line struct {
	Name    string   `json:"line,omitempty"`
	Class   string   `json:"class,omitempty"`
	Tracks  int      `json:"tracks,omitempty"`
	Gauge   string   `json:"gauge,omitempty"`
	Country string   `json:"country,omitempty"`
	Hexes   []string `json:"hexes"`
	Source  string   `json:"source,omitempty"`
	Note    string   `json:"note,omitempty"`
	ID      string   `json:"id,omitempty"`
}

// OffMapLink is a way from one hex at the edge to another, perhaps of another
// map, that is travelled off the map in either direction; Hexes is its length.
type OffMapLink struct {
	Side   string `json:"side,omitempty"` // who may travel it; "" for all
	From   string `json:"from"`
	To     string `json:"to"`
	Hexes  int    `json:"hexes"`
	Tracks int    `json:"tracks,omitempty"`
	Source string `json:"source,omitempty"`
	Note   string `json:"note,omitempty"`
}

// Chain is a river or ridge as its hexsides in order, from source to mouth, so
// that it can be drawn as one line.
type Chain struct {
	Name   string      `json:"name"`
	Kind   string      `json:"kind,omitempty"` // of ridges the feature of their sides, "" for ridge
	Note   string      `json:"note,omitempty"`
	Sides  [][2]string `json:"sides"`
	Source string      `json:"source,omitempty"`
}

// Course is a river as the hexes that it runs through, from source to mouth.
type Course struct {
	Name   string   `json:"name"`
	Hexes  []string `json:"hexes"`
	Source string   `json:"source,omitempty"`
}

// Label is a name printed on the map along a row of hexes.
type Label struct {
	Text   string   `json:"text"`
	Kind   string   `json:"kind"`
	Along  []string `json:"along"`
	Source string   `json:"source,omitempty"`
}
