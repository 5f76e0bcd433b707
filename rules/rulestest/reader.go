package rulestest

import (
	"bytes"
	"encoding/json"
	"slices"

	"vistula/rules"
)

// reader is the ruleset that a game's saves are opened by. At every step the position is
// read from its JSON, and then again from a save, which begins with the same position
// sixteen times in a row: a text that was just read is not read a second time, but a copy
// of what came out is given.
type reader struct {
	rules.Ruleset
	lately []reading
}

// reading is a position and what it was read from.
type reading struct {
	text     []byte
	position rules.Position
}

// remembered is the number of texts that are kept: the first position of a save, its last
// one, and both for a game that is disguised.
const remembered = 4

// Load reads a position, or gives a copy of one that was read from the same text.
func (r *reader) Load(text json.RawMessage) (rules.Position, error) {
	i := slices.IndexFunc(r.lately, func(l reading) bool { return bytes.Equal(l.text, text) })
	if i >= 0 {
		found := r.lately[i]
		r.lately = slices.Insert(slices.Delete(r.lately, i, i+1), 0, found)
		return found.position.Clone(), nil
	}
	p, err := r.Ruleset.Load(text)
	if err == nil {
		r.lately = slices.Insert(r.lately[:min(len(r.lately), remembered-1)], 0, reading{bytes.Clone(text), p.Clone()})
	}
	return p, err
}

// find gives the reader for every save.
func (r *reader) find(string) (rules.Ruleset, error) { return r, nil }
