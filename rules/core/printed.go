package core

import (
	"fmt"
	"io/fs"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// Read reads the parts of a ruleset in their order, up to the first error.
func Read(fsys fs.FS, parts ...func(fs.FS) error) error {
	for _, read := range parts {
		if err := read(fsys); err != nil {
			return err
		}
	}
	return nil
}

// ReadTables reads the ruleset's tables.json into its own struct and has it checked, its
// numbers first: they are from 0 to 99, or within what the tag `fits:"-9..9"` of a field says.
func (b *Rulebook) ReadTables(fsys fs.FS, into any, check func() error) error {
	if err := data.Tables(fsys, b.id, into); err != nil {
		return err
	}
	if err := bounded(into); err != nil {
		return fmt.Errorf("%s/tables.json: %w", b.id, err)
	}
	if err := check(); err != nil {
		return fmt.Errorf("%s/tables.json: %w", b.id, err)
	}
	return nil
}

// ReadMap reads the named maps, which become the board, and hands each hex on. An error
// of read is told with the map and the hex.
func (b *Rulebook) ReadMap(fsys fs.FS, read func(at board.ID, h *board.Hex) error, names ...string) error {
	on, err := data.Board(fsys, b.id, names...)
	if err != nil {
		return err
	}
	b.Lay(on, on.Name)
	for i := range on.Hexes {
		at, h := board.ID(i), &on.Hexes[i]
		if err := read(at, h); err != nil {
			return fmt.Errorf("%s/map-%s.json: hex %s: %w", b.id, on.Maps[on.MapOf(at)].ID, h.Number, err)
		}
	}
	return nil
}

// ReadUnits reads the counters of the ruleset, which belong to some sides.
func (b *Rulebook) ReadUnits(fsys fs.FS, sides []rules.Side) ([]data.Unit, error) {
	list, err := data.Units(fsys, b.id)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(sides))
	for i, s := range sides {
		names[i] = string(s)
	}
	b.printed = list
	return list, data.CheckUnits(fsys, b.id, list, names)
}

// EachScenario reads the scenarios of the ruleset, once its units and its board are
// there, and hands each on. enterable tells where units of a side may be; nil for
// everywhere.
func (b *Rulebook) EachScenario(fsys fs.FS, enterable func(side string, at board.ID) bool, add func(s *data.Scenario) error) error {
	return data.EachScenario(fsys, b.id, b.printed, b.board, enterable, add)
}

// Distinguish puts a word before the labels that several counters share.
func Distinguish(counters []Counter, word func(i int) string) {
	twins := map[string]int{}
	for _, c := range counters {
		twins[c.Label]++
	}
	for i := range counters {
		if c := &counters[i]; twins[c.Label] > 1 {
			c.Label = word(i) + " " + c.Label
		}
	}
}

// Find is the row of a table of which something holds, and whether there is one.
func Find[T any](rows []T, is func(row *T) bool) (*T, bool) {
	for i := range rows {
		if is(&rows[i]) {
			return &rows[i], true
		}
	}
	return nil, false
}
