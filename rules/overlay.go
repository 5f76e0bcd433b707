package rules

// Query asks something of the map without changing it. Kinds that every ruleset
// knows are
//
//	reach    where Unit can go; Units are those that go with it. Where Hex is
//	         named and is out of reach, a mark of the kind beyond in it tells
//	         what the way there would take
//	zones    the zones of control of Side
//	supply   the sources of Side, how far they reach, and the line of each unit
//	odds     an attack on Hex by Units
//	threat   what Side could attack
//	choice   the hexes that the decision in hand is about: what each costs, and
//	         why its neighbours are closed; Unit where it depends on the unit.
//	         Where Hex is named, with From the hex beyond a hexside of it, the
//	         answer also shows what choosing it would bring: lines, areas
//
// A ruleset may know more: Scenario.Overlays announces those that are about a
// whole Side, for a window to offer. One that has nothing to say to a choice answers
// with an empty Overlay.
type Query struct {
	Kind  string   `json:"kind"`
	Side  Side     `json:"side,omitempty"`
	Unit  string   `json:"unit,omitempty"`
	Hex   string   `json:"hex,omitempty"`
	From  string   `json:"from,omitempty"`
	Units []string `json:"units,omitempty"`
}

// OverlayKind is a kind of Query that not every ruleset knows and that asks about
// a whole Side.
type OverlayKind struct {
	ID    string `json:"id"`    // the Kind of the Query: "command"
	Title string `json:"title"` // one word: "Command"
	Help  string `json:"help,omitempty"`
}

// Overlay is the answer to a Query.
type Overlay struct {
	Kind string `json:"kind"`
	// Side is whom the answer is about, so that the zones of both sides can be
	// told apart where they are shown together.
	Side  Side   `json:"side,omitempty"`
	Hexes []Mark `json:"hexes,omitempty"`
	Ways  []Way  `json:"ways,omitempty"`
	Sheet *Sheet `json:"sheet,omitempty"`
	// Account is what has been charged so far, line by line, where a decision
	// is charged for hex by hex: the modifiers of a loss roll in a retreat.
	Account []Modifier `json:"account,omitempty"`
}

// Mark is something to be shown in one hex. Windows know these kinds and draw any
// other as a plain outline:
//
//	reach, reach-zone, reach-minimum   can be entered; in an enemy zone; only by
//	                                   a minimum move. Value is what is left
//	                                   there, Cost what the way there takes
//	beyond                             out of reach: Cost is what the way there
//	                                   would take, Value what is left, Case the
//	                                   one about movement points
//	zone, zone-negated                 a zone of control; one that counts for less
//	source, in, low                    a source of supply; in full or low supply
//	                                   from one, Value is the length of the line
//	cut                                where a line of supply is cut; Label says
//	                                   by what
//	within                             lies within the area that the answer is
//	                                   about, which is outlined as a whole: a
//	                                   radius of command
//	area-1, area-2, area-3             lies in the area that Note names, one of
//	                                   several that are adjacent
//	threat                             can be attacked; Label is the odds
//	open, costly                       of a choice: a hex that can be chosen,
//	                                   free or at a price; Label is the price
//	closed                             of a choice: it cannot be; Label is the
//	                                   reason in few words, with its Case
//	here                               of a choice: where those stand that are
//	                                   to go; Label is the account so far
type Mark struct {
	Hex   string `json:"hex"`
	Kind  string `json:"kind"`
	Value int    `json:"value,omitempty"`
	Cost  int    `json:"cost,omitempty"`
	// Per is into how many parts a point is divided where Value and Cost count
	// parts; 0 where they count whole points. See Points.
	Per int `json:"per,omitempty"`
	// Label is written in the hex: a few words at most. Note is a sentence or
	// two for whoever points at it.
	Label string `json:"label,omitempty"`
	Note  string `json:"note,omitempty"`
	Case  string `json:"case,omitempty"`
	// Warn says what the last step of the way here may bring about, as far as
	// the side that asks can know it: enemy cavalry that may react.
	Warn string `json:"warn,omitempty"`
	From string `json:"from,omitempty"` // the hex before on the way here
	// Choice is the Choice of the offer that a click on the hex takes, where the
	// decision in hand is not offered by hexes.
	Choice string `json:"choice,omitempty"`
}

// Way is a line from hex to hex. Kinds that windows know are in, low and out (the
// line of supply of Unit, only the hex itself where there is none), cut (the
// line that Unit would have but for the enemy), march, attack and journey (the
// way that a train would take). Four kinds are about hexsides, and their Hexes are
// pairs, the hexes on either side: boundary, boundary-draft (one that may be drawn),
// boundary-start (single hexsides, where one may start) and bridge.
type Way struct {
	Unit  string   `json:"unit,omitempty"`
	Kind  string   `json:"kind"`
	Hexes []string `json:"hexes"`
	Note  string   `json:"note,omitempty"`
	Case  string   `json:"case,omitempty"`
}
