package core

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Table is the part of a position that all have: the rulebook, the dice, and the
// events of the action in hand. With it a position has most of what a book of verbs
// asks of it.
type Table struct {
	Dies   rules.Dice
	book   *Rulebook
	events []rules.Event
}

// NewTable is a table at which a rulebook is played.
func NewTable(book *Rulebook) Table { return Table{book: book} }

// Copied is the table of a copy of a position: without the events in hand.
func (t *Table) Copied() Table { return Table{Dies: t.Dies, book: t.book} }

// Dice are the position's dice.
func (t *Table) Dice() *rules.Dice { return &t.Dies }

// Board is the map.
func (t *Table) Board() *board.Board { return t.book.board }

// FindUnit is the number of the unit with an id.
func (t *Table) FindUnit(id string) (int16, bool) { return t.book.FindUnit(id) }

// UnitID is a unit's id.
func (t *Table) UnitID(u int16) string { return t.book.UnitID(u) }

// Label is what sentences call a unit.
func (t *Table) Label(u int16) string { return t.book.Label(u) }

// HexName is what sentences call a hex.
func (t *Table) HexName(h board.ID) string { return t.book.HexName(h) }

// Begin forgets the events of the action before.
func (t *Table) Begin() { t.events = nil }

// Tell adds an event to the action in hand.
func (t *Table) Tell(e rules.Event) { t.events = append(t.events, e) }

// Told are the events of the action in hand, which is then over.
func (t *Table) Told() []rules.Event {
	events := t.events
	t.events = nil
	return events
}

// Events are those of the action in hand so far.
func (t *Table) Events() []rules.Event { return t.events }

// Hexes are the printed numbers of hexes.
func (t *Table) Hexes(ids ...board.ID) []string { return t.book.board.Numbers(ids) }

// IDs are the ids of units.
func (t *Table) IDs(units ...int16) []string {
	ids := make([]string, len(units))
	for i, u := range units {
		ids[i] = t.UnitID(u)
	}
	return ids
}

// Labels names units for a sentence: "II Corps, X Corps and XV Corps".
func (t *Table) Labels(units []int16) string { return verb.Enumerate(units, t.Label) }
