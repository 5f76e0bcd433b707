package march_test

import (
	"fmt"
	"log"
	"testing/fstest"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
	"vistula/rules/hex"
	"vistula/rules/march"
	"vistula/rules/occupancy"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// brook is the data of a game on two rows of four hexes, cut in half by a brook. Its
// only bridge leads from 2.2 to 2.3.
var brook = fstest.MapFS{
	"brook/map-brook.json": {Data: []byte(`{"id": "brook", "title": "The brook", "source": "reconstruction", "scale_km": 1,
  "grid": {"orientation": "pointy", "numbering": "r.c", "shifted": "even", "shift": "right",
    "first": {"axis": "row", "direction": "down", "from": 1, "to": 2}, "second": {"axis": "column", "direction": "right", "from": 1, "to": 4}},
  "legend": {"clear": "1 movement point", "woods": "2 movement points", "river": "hexside: 1 more without a bridge"},
  "hexes": [{"hex": "1.1", "terrain": "clear"}, {"hex": "1.2", "terrain": "clear"}, {"hex": "1.3", "terrain": "clear"}, {"hex": "1.4", "terrain": "clear"},
    {"hex": "2.1", "terrain": "woods"}, {"hex": "2.2", "terrain": "clear"}, {"hex": "2.3", "terrain": "clear"}, {"hex": "2.4", "terrain": "clear"}],
  "sides": [{"between": ["1.2", "1.3"], "is": ["river"]}, {"between": ["2.2", "1.3"], "is": ["river"]}, {"between": ["2.2", "2.3"], "is": ["river", "bridge"]}],
  "rivers": [{"name": "Brook", "sides": [["1.2", "1.3"], ["1.3", "2.2"], ["2.2", "2.3"]]}]}`)},
	"brook/cases.json": {Data: []byte(`[{"case": "5.1", "title": "Units move up to their movement points", "kind": "rule"}]`)},
}

// Stages of the game: a unit is chosen, and moves.
const (
	atMove stage = iota
	atMoving
)

// walk is a position in which units walk. Table gives it the words of sentences and
// the events of the action in hand.
type walk struct {
	core.Table
	stage  stage
	moving []int16 // in hand
	who    *occupancy.Map
	units  []walker
	search *path.Search // scratch of Overlay, in no save
}

type walker struct {
	at    board.ID
	left  int8 // movement points
	moved bool
}

var (
	walkBook  verb.Book[*walk]
	walkMoves march.Moves[*walk, stage]
)

func (p *walk) Stage() int { return int(p.stage) }
func (p *walk) NotNow(string, string) *verb.Refusal {
	return &verb.Refusal{Case: "5.1", Why: "No unit is in hand."}
}

// End carries the game on: a unit that can go no farther is set down.
func (p *walk) End() []rules.Event {
	walkMoves.Settle(p)
	return p.Told()
}

// cost is what a step takes, and zone whether an enemy zone of control ends the move.
func (p *walk) cost(s march.Step) int {
	points := map[string]int{"clear": 1, "woods": 2}[p.Board().Hexes[s.To].Terrain]
	if f := p.Board().Side(s.From, s.D); f.Has(board.River) && !f.Has(board.Bridge) {
		points++
	}
	return points
}

func (p *walk) zone(h board.ID) bool     { return p.who.Zone(blue, h) }
func (p *walk) closed(s march.Step) bool { return p.who.Holds(red, s.To) || p.who.Holds(blue, s.To) }

func (p *walk) price(s march.Step) (cost, left int) {
	cost = p.cost(s)
	return cost, int(p.units[p.moving[0]].left) - cost
}

func (p *walk) mayPick(a verb.Args) *verb.Refusal {
	if p.units[a.Unit].moved {
		return &verb.Refusal{Case: "5.1", Why: "{unit} has already moved."}
	}
	return nil
}

func (p *walk) mayStep(s march.Step) *verb.Refusal {
	if _, left := p.price(s); left < 0 {
		return &verb.Refusal{Case: "5.1", Why: "There are not enough movement points left for {hex}."}
	}
	if p.closed(s) {
		return &verb.Refusal{Case: "5.1", Why: "{hex} is occupied."}
	}
	return nil
}

func (p *walk) goTo(s march.Step) {
	u := p.moving[0]
	_, left := p.price(s)
	if p.zone(s.To) {
		left = 0
	}
	p.units[u].at, p.units[u].left = s.To, int8(left)
	p.who.Put(u, red, s.To, occupancy.Exerts)
	p.Tell(rules.Event{Kind: rules.EventStep, Case: "5.1", Text: p.Label(u) + " moves to " + p.HexName(s.To) + ".", Units: p.IDs(u), Hexes: p.Hexes(s.From, s.To)})
}

const red, blue int8 = 0, 1

// A unit is picked up, walks over several hexes and pays for each. It is set down where
// it can go no farther: here a zone of control takes its last point, so that there is
// nothing left to halt. The query "reach" asks the same functions.
func Example() {
	p := newWalk()
	walkMoves = march.Moves[*walk, stage]{
		Idle: atMove, Moving: atMoving,
		Stage:   func(p *walk) *stage { return &p.stage },
		Hand:    func(p *walk) *[]int16 { return &p.moving },
		At:      func(p *walk, u int16) board.ID { return p.units[u].at },
		Own:     func(_ *walk, yield func(verb.Args)) { yield(verb.OfUnit(0)) },
		MayPick: (*walk).mayPick, MayStep: (*walk).mayStep, Price: (*walk).price, Go: (*walk).goTo,
		CanGoOn:  func(p *walk, u int16) bool { return p.units[u].left > 0 },
		SetDown:  func(p *walk, u int16) { p.units[u].moved = true },
		Refusals: march.Refusals{NotBeside: &verb.Refusal{Case: "5.1", Why: "{hex} is not adjacent."}},
	}
	walkBook.Add(walkMoves.Pick("Move this unit", "5.1"), walkMoves.Step("Move one hex", "5.1"), walkMoves.Halt("End the move here", "5.1"))

	// The search has two layers because zones of control stop a move.
	reach := march.Range{Board: p.Board(), Search: p.search, At: p.units[0].at, Left: int(p.units[0].left), Case: "5.1",
		Cost: p.cost, Closed: p.closed, Stops: p.zone, Zone: p.zone}
	var o rules.Overlay
	if err := reach.Mark(&o, rules.Query{Kind: rules.QueryReach}); err != nil {
		log.Fatal(err)
	}
	for _, m := range o.Hexes {
		fmt.Println(m.Hex, m.Kind, m.Cost)
	}
	for _, a := range []rules.Action{{Verb: rules.VerbPick, Unit: "ru.i"}, {Verb: rules.VerbStep, Hex: "1.2"}, {Verb: rules.VerbStep, Hex: "2.2"}, {Verb: rules.VerbStep, Hex: "2.3"}, {Verb: rules.VerbHalt}} {
		events, err := walkBook.Do(p, a)
		if err != nil {
			fmt.Println(err)
		}
		for _, e := range events {
			fmt.Println(e.Text)
		}
	}
	// Output:
	// 1.2 reach 1
	// 1.3 reach 3
	// 1.4 reach-zone 4
	// 2.1 reach 2
	// 2.2 reach 2
	// 2.3 reach-zone 3
	// I Corps moves to 1.2.
	// I Corps moves to 2.2.
	// I Corps moves to 2.3.
	// No unit is in hand (5.1).
}

// newWalk has a Russian unit in 1.1 and an Austrian one in 2.4.
func newWalk() *walk {
	rulebook, err := core.Open(brook, "brook", "The brook")
	if err != nil {
		log.Fatal(err)
	}
	field, err := data.Board(brook, "brook", "brook")
	if err != nil {
		log.Fatal(err)
	}
	rulebook.Lay(field, field.Name)
	rulebook.Enlist([]core.Counter{{ID: "ru.i", Label: "I Corps"}, {ID: "ah.x", Label: "X Corps"}}, []rules.Side{"russia", "austria"})
	noRiver := func(from board.ID, d hex.Direction, _ board.ID) bool { return !field.Side(from, d).Has(board.River) }
	p := &walk{Table: core.NewTable(&rulebook), who: occupancy.New(occupancy.NewGround(field, 2, noRiver)), search: path.New(field, 2)}
	for u, number := range []string{"1.1", "2.4"} {
		h, _ := field.Find(number)
		p.units = append(p.units, walker{at: h, left: 4})
		p.who.Put(int16(u), int8(u), h, occupancy.Exerts)
	}
	return p
}
