// Package core is what every ruleset and every position of one has: the names of
// units and hexes, the cases, the dice, the events of the action in hand. A ruleset
// embeds Rulebook in its Ruleset and Table in its Position, and writes only what is
// its own.
package core

import (
	"io/fs"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// Rulebook is the part of a ruleset that all have. It never changes once the ruleset
// is open and may be shared by goroutines.
type Rulebook struct {
	id, title   string
	board       *board.Board
	names       *codec.Names
	labels      []string // of units in a sentence
	hexNames    []string // of hexes in a sentence
	cases       []rules.Case
	fingerprint string
	printed     []data.Unit
	weights     map[string]float64
	weightsErr  error
	balances    map[string]data.Balance
}

// Counter is a unit's id and what sentences call it.
type Counter struct{ ID, Label string }

// Open reads what the folder of a ruleset tells of its cases, and takes the
// fingerprint of all of it. The error names the file.
func Open(fsys fs.FS, id, title string) (Rulebook, error) {
	b := Rulebook{id: id, title: title}
	list, err := data.Cases(fsys, id)
	if err != nil {
		return b, err
	}
	for _, c := range list {
		b.cases = append(b.cases, rules.Case{Case: c.Case, Title: c.Title, Kind: c.Kind})
	}
	b.weights, b.weightsErr = data.Weights(fsys, id)
	if b.balances, err = data.Balances(fsys, id); err != nil {
		b.balances = nil // figures that cannot be read keep nobody from playing: the checks tell of them
	}
	b.fingerprint, err = data.Fingerprint(fsys, id)
	return b, err
}

// Lay gives the rulebook its board. hexName is what sentences call a hex.
func (b *Rulebook) Lay(on *board.Board, hexName func(board.ID) string) {
	b.board = on
	b.hexNames = make([]string, on.Len())
	for h := range b.hexNames {
		b.hexNames[h] = hexName(board.ID(h))
	}
}

// Enlist gives the rulebook its units, in their order, after its board.
func (b *Rulebook) Enlist(counters []Counter, sides []rules.Side) {
	ids := make([]string, len(counters))
	b.labels = make([]string, len(counters))
	for i, c := range counters {
		ids[i], b.labels[i] = c.ID, c.Label
	}
	b.names = codec.NewNames(b.board, ids, sides)
}

// ID is the ruleset's short name.
func (b *Rulebook) ID() string { return b.id }

// Title is the game's name.
func (b *Rulebook) Title() string { return b.title }

// Cases lists the rulebook's numbered cases.
func (b *Rulebook) Cases() []rules.Case { return b.cases }

// Fingerprint changes when the data of the ruleset change.
func (b *Rulebook) Fingerprint() string { return b.fingerprint }

// Weights are what computer players multiply the terms of a position by. A file that
// cannot be used keeps nobody from playing: its error is for them alone.
func (b *Rulebook) Weights() (map[string]float64, error) { return b.weights, b.weightsErr }

// Balance is what was measured of a scenario; false where nothing was.
func (b *Rulebook) Balance(scenario string) (rules.Balance, bool) {
	x, ok := b.balances[scenario]
	if !ok {
		return rules.Balance{}, false
	}
	measured := rules.Balance{Players: x.Players, Games: x.Games, Ahead: x.Ahead, Scored: rules.Side(x.Scored), Won: map[rules.Side]int{}}
	for side, n := range x.Won {
		measured.Won[rules.Side(side)] = n
	}
	if c := x.Chance; c != nil {
		measured.Chance = &rules.Prospects{Middle: c.Middle, End: c.Ends(), Tempo: c.Tempo, Late: c.Late, Spread: c.Spread, Par: c.Par}
	}
	return measured, true
}

// Board is the map that is played on.
func (b *Rulebook) Board() *board.Board { return b.board }

// Names are those of units, hexes and sides in JSON.
func (b *Rulebook) Names() *codec.Names { return b.names }

// FindUnit is the number of the unit with an id.
func (b *Rulebook) FindUnit(id string) (int16, bool) { return b.names.Find(id) }

// UnitID is a unit's id.
func (b *Rulebook) UnitID(u int16) string { return b.names.Units[u] }

// Label is what sentences call a unit.
func (b *Rulebook) Label(u int16) string { return b.labels[u] }

// HexName is what sentences call a hex; board.None is off the map.
func (b *Rulebook) HexName(h board.ID) string {
	if h == board.None {
		return b.board.Name(h)
	}
	return b.hexNames[h]
}
