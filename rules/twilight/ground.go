package twilight

import (
	"fmt"

	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Costs of a supply line in quarters of a hex (14.1.2).
const (
	aHex        = quarters
	doubleTrack = 1
	singleTrack = 2
	overRiver   = quarters // more over a Grand or Major river in High Water and in autumn
)

// ground is what supply finds of a board and never changes: what each step of a line
// costs off the railways, and where the railways lead.
type ground struct {
	b     *board.Board
	steps [][hex.Directions]supplyStep
	// rails are the hexes to which a railway other than a narrow one leads.
	rails path.Links
	// beside spreads from hexes to those next to them.
	beside *occupancy.Spread
}

// supplyStep is a step of a supply line into an adjacent hex. Costs are in quarters
// and 0 where no line leads.
type supplyStep struct {
	dry    int8 // in most weathers
	frozen int8 // when wetlands are frozen (20.1)
	tracks int8 // of railways that trains use
	big    bool // over a Grand or Major river
	wet    bool // over one without bridge or ferry, which needs a pontoon bridge
	sea    bool // over an arm of the sea, which needs Pillau (14.1.1)
}

// newGround works out the steps of a board. costs are those of its terrains in
// quarters; a terrain that is not there lets no line through.
func newGround(b *board.Board, costs map[string]int, ridge int) *ground {
	g := &ground{b: b, steps: make([][hex.Directions]supplyStep, b.Len()), rails: make(path.Links, b.Len())}
	beside := make([][]board.ID, b.Len())
	for at := range board.ID(b.Len()) {
		for d := range hex.Direction(hex.Directions) {
			to := b.Neighbour(at, d)
			if to == board.None {
				continue
			}
			beside[at] = append(beside[at], to)
			s := g.stepTo(at, d, to, costs, ridge)
			g.steps[at][d] = s
			if s.tracks > 0 {
				g.rails[at] = append(g.rails[at], to)
			}
		}
	}
	g.beside = occupancy.NewSpread(beside)
	return g
}

func (g *ground) stepTo(at board.ID, d hex.Direction, to board.ID, costs map[string]int, ridge int) supplyStep {
	f, terrain := g.b.Side(at, d), g.b.Hexes[to].Terrain
	s := supplyStep{tracks: int8(max(g.b.TracksOf(at, d, board.Standard), g.b.TracksOf(at, d, board.Russian)))}
	// A causeway is a dam through the lake, and what moves over it can be supplied
	// over it; see Rulings.
	lake := f.Has(board.Lake) && !f.Has(board.Causeway)
	if costs[terrain] == 0 || lake || f.Has(board.Blocked) {
		return supplyStep{}
	}
	byWay := g.b.Road(at, d) >= board.Secondary
	cost, frozen := costs[terrain], costs[terrain]
	switch {
	case byWay:
		cost, frozen = aHex, aHex
	case terrain == "wetlands":
		frozen = costs["clear"]
	}
	if f.Has(board.MountainRidge) && !byWay {
		cost, frozen = cost+ridge, frozen+ridge
	}
	s.dry, s.frozen = int8(cost), int8(frozen)
	s.big = f.Has(board.Major)
	s.wet = s.big && f&(board.Bridge|board.Ferry) == 0
	s.sea = f.Has(board.Sea)
	return s
}

// supplyCosts are the costs of the terrains and of a mountain ridge in quarters.
func supplyCosts(rows []terrainRow) (costs map[string]int, ridge int, err error) {
	costs = map[string]int{}
	for _, r := range rows {
		if r.Supply == "" {
			continue
		}
		n, err := fraction.Read(r.Supply, quarters)
		if err != nil {
			return nil, 0, fmt.Errorf("terrain %q: supply: %w", r.ID, err)
		}
		switch {
		case r.Kind == "hex":
			costs[r.ID] = n
		case r.ID == "mountain_ridge":
			ridge = n
		}
	}
	return costs, ridge, nil
}
