package rules

import (
	"slices"

	"vistula/rules/board"
)

// Facts are a position in numbers, for programs: what a computer player weighs, or
// a spreadsheet shows. They hold nothing that the View of the same side does not.
type Facts struct {
	Status Status `json:"status"`
	// Sides are those of the scenario; where a number below stands for a side, it is
	// its place here, and -1 is nobody.
	Sides [2]Side `json:"sides"`
	// LastTurn is the last of the scenario.
	LastTurn int `json:"last_turn"`
	// Points are what each side has won so far, more being better in every game; the
	// difference decides, or would if the game ended now.
	Points [2]int `json:"points"`
	// Counted tells whose places are not counted again in this turn, but for what is due.
	Counted [2]bool `json:"counted"`
	// Done tells who does not act again before the game ends.
	Done [2]bool `json:"done"`
	// Units are those that the side may see, on the map and off it.
	Units []UnitFacts `json:"units"`
	// Hexes are all of the board, by board.ID.
	Hexes []HexFacts `json:"hexes"`
	// Objectives are the places that earn points, by hex.
	Objectives []ObjectiveFacts `json:"objectives"`
}

// UnitFacts are one unit.
type UnitFacts struct {
	ID   string `json:"id"`
	Side int8   `json:"side"`
	// Hex is where it stands, board.None off the map.
	Hex board.ID `json:"hex"`
	// Attack, Defense and Artillery are what it would bring now, reduced and low on
	// supply as it is. A game that knows one strength has it in the first two.
	Attack    int16 `json:"attack"`
	Defense   int16 `json:"defense"`
	Artillery int16 `json:"artillery"`
	// Steps are those that it has left; Most is what it has when full.
	Steps int8 `json:"steps"`
	Most  int8 `json:"most"`
	// Left is what it may still move this turn, in movement points; Allowance what it
	// may move in a turn.
	Left      int16     `json:"left"`
	Allowance int16     `json:"allowance"`
	State     Condition `json:"state"`
	// Army and Corps are what it belongs to, numbered from 1, as far as the game has such
	// bodies and the side knows; 0 for none. Of a headquarters or depot they are what it is
	// there for: 0 where it is for all.
	Army  int8 `json:"army,omitempty"`
	Corps int8 `json:"corps,omitempty"`
}

// Serves tells whether a headquarters or depot is there for a unit of its side.
func (u *UnitFacts) Serves(o *UnitFacts) bool {
	return (u.Army == 0 || u.Army == o.Army) && (u.Corps == 0 || u.Corps == o.Corps)
}

// Condition tells of a unit what is so, one bit each.
type Condition uint16

const (
	Headquarters Condition = 1 << iota
	Depot                  // or another source of supply that moves
	Cavalry
	Spent  // its move is over this turn
	Fought // has attacked this turn
	OutOfSupply
	OutOfCommand
	Disordered // or low on effectiveness
	Entrained
	ToCome  // off the map, and still to arrive
	Lost    // eliminated
	Beneath // lies under others, which defend the hex in its place
)

// If is the condition where it is so, else none.
func (c Condition) If(so bool) Condition {
	if so {
		return c
	}
	return 0
}

// HexFacts are one hex.
type HexFacts struct {
	// Owner is the side that holds the hex or was there last, where the game knows
	// of such a thing; else who stands there.
	Owner int8 `json:"owner"`
	// Room is how much the side that asks may still stack there, in the stacking
	// units of the game; 0 in hexes that are closed to it, and negative where it stands
	// over the limit.
	Room int16 `json:"room"`
	// Zone tells which sides extend a zone of control there: bit n for side n.
	Zone uint8 `json:"zone"`
	// Supply tells which sides could be in supply there: bit n for side n.
	Supply uint8 `json:"supply"`
}

// MarkHexes fills in which sides have zones and supply in the hexes: of each side a set
// of hexes, a bit for each in the order of the board, as occupancy.Area has them.
func MarkHexes(hexes []HexFacts, zones, supply [2][]uint64) {
	for w := 0; w*64 < len(hexes); w++ {
		z0, z1, s0, s1 := zones[0][w], zones[1][w], supply[0][w], supply[1][w]
		part := hexes[w*64 : min(w*64+64, len(hexes))]
		for i := range part {
			part[i].Zone, part[i].Supply = uint8(z0&1|z1&1<<1), uint8(s0&1|s1&1<<1)
			z0, z1, s0, s1 = z0>>1, z1>>1, s0>>1, s1>>1
		}
	}
}

// ObjectiveFacts are a place that earns points.
type ObjectiveFacts struct {
	Hex board.ID `json:"hex"`
	// Holder is who holds it.
	Holder int8 `json:"holder"`
	// Once is what each side wins by taking it, or loses by losing it, EachTurn what
	// holding it earns at the end of a turn, and AtEnd at the end of the game.
	Once     [2]int16 `json:"once"`
	EachTurn [2]int16 `json:"each_turn"`
	AtEnd    [2]int16 `json:"at_end"`
	// Due is what each side is given for it before its enemy acts again, if it holds it
	// then: as good as won, though not in the points yet. It stands for Once.
	Due [2]int16 `json:"due"`
	// Manned tells that nobody holds it but who stands there.
	Manned bool `json:"manned"`
}

// reset empties the facts and keeps their memory.
func (f *Facts) reset() {
	*f = Facts{Units: f.Units[:0], Hexes: f.Hexes[:0], Objectives: f.Objectives[:0]}
}

// SideIndex is the place of a side in Sides, -1 for nobody.
func (f *Facts) SideIndex(s Side) int8 { return int8(slices.Index(f.Sides[:], s)) }

// Begin fills in what all games have alike, as a side may know it.
func (f *Facts) Begin(p Position, side Side) {
	f.Status = p.Status().SeenBy(side)
	if s, ok := FindScenario(p.Ruleset(), f.Status.Scenario); ok {
		copy(f.Sides[:], s.Sides)
		f.LastTurn = s.Turns[1]
	}
	f.Hexes = slices.Grow(f.Hexes, p.Ruleset().Board().Len())
	for range p.Ruleset().Board().Len() {
		f.Hexes = append(f.Hexes, HexFacts{Owner: -1})
	}
}

// factsOf reads the facts off a view, where a game has no faster way.
func factsOf(p Position, side Side, f *Facts) {
	f.Begin(p, side)
	v, b := p.View(side), p.Ruleset().Board()
	add := func(c *Counter, at board.ID) {
		u := UnitFacts{ID: c.Unit, Side: f.SideIndex(c.Side), Hex: at, Steps: int8(c.Steps), Most: int8(c.Steps)}
		for _, x := range c.Values {
			switch x.Name {
			case "attack":
				u.Attack = int16(x.Value)
			case "defense":
				u.Defense = int16(x.Value)
			case "artillery":
				u.Artillery = int16(x.Value)
			case "movement":
				u.Allowance = int16(x.Value)
			}
		}
		f.Units = append(f.Units, u)
	}
	for i := range v.Stacks {
		s := &v.Stacks[i]
		at, ok := b.Find(s.Hex)
		if !ok {
			continue
		}
		f.Hexes[at].Owner = f.SideIndex(s.Side)
		for u := range s.Units {
			add(&s.Units[u], at)
		}
	}
	for _, c := range v.Control {
		at, ok := b.Find(c.Hex)
		if !ok {
			continue
		}
		f.Hexes[at].Owner = f.SideIndex(c.Side)
		f.Objectives = append(f.Objectives, ObjectiveFacts{Hex: at, Holder: f.SideIndex(c.Side)})
	}
}
