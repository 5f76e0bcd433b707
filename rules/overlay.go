package rules

// Query asks something of the map without changing it. Kinds that every ruleset
// knows are "reach" (Unit), "zones" (Side), "supply" (Side), "odds" (Hex, Units)
// and "threat" (Side: what that side could attack); a ruleset may know more.
type Query struct {
	Kind  string   `json:"kind"`
	Side  Side     `json:"side,omitempty"`
	Unit  string   `json:"unit,omitempty"`
	Hex   string   `json:"hex,omitempty"`
	Units []string `json:"units,omitempty"`
}

// Overlay is the answer to a Query.
type Overlay struct {
	Kind  string `json:"kind"`
	Hexes []Mark `json:"hexes,omitempty"`
	Ways  []Way  `json:"ways,omitempty"`
	Sheet *Sheet `json:"sheet,omitempty"`
}

// Mark is something to be shown in one hex.
type Mark struct {
	Hex   string `json:"hex"`
	Kind  string `json:"kind"`
	Value int    `json:"value,omitempty"`
	Note  string `json:"note,omitempty"`
	From  string `json:"from,omitempty"` // the hex before on the way here
}

// Way is a line from hex to hex: a path, a supply line.
type Way struct {
	Unit  string   `json:"unit,omitempty"`
	Kind  string   `json:"kind"`
	Hexes []string `json:"hexes"`
	Note  string   `json:"note,omitempty"`
}
