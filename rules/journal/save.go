package journal

import (
	"bytes"
	"encoding/json"
	"maps"
	"strconv"

	"vistula/rules"
)

// format is the number of the way in which saves are written. It changes when
// an older program could not read a save rightly. Saves of format 1 hash the JSON of
// positions and have no checkpoints.
const format = 2

// savedAction is an action as it stands in a save, on a line of its own.
type savedAction struct {
	rules.Action
	Dice []int  `json:"dice,omitempty"`
	Hash string `json:"hash"`
}

// Save is the match as JSON: one field a line and one action a line, so that
// people and their tools can read it and compare two of them.
func (m *Match) Save() ([]byte, error) {
	s := m.head(false)
	s.actions = m.savedFrom(0)
	return s.encode()
}

// head is the match as it is saved, but for its actions. A copy may be encoded by another
// goroutine while the match is played on.
func (m *Match) head(copied bool) *record {
	take := func(p rules.Position) rules.Position { return p }
	if copied {
		take = rules.Position.Clone
	}
	s := &record{rs: m.rs, scenario: m.scenario, options: m.options, seed: m.seed, set: m.set, data: m.rs.Fingerprint(),
		friendly: m.Friendly, cursor: m.cursor, hashes: hashingOf(m.now), checkpoints: m.checkpoints(), position: take(m.now)}
	if m.Table != nil {
		s.table = &Table{maps.Clone(m.Table.Seats), m.Table.Hidden}
	}
	if m.set {
		s.start = take(m.snapshots[0])
	}
	for i := range s.checkpoints {
		s.checkpoints[i].position = take(s.checkpoints[i].position)
	}
	return s
}

// encode writes the save.
func (s *record) encode() ([]byte, error) {
	var w writer
	w.text("{\n  \"format\": " + strconv.Itoa(format))
	w.field("program", program())
	w.field("ruleset", s.rs.ID())
	w.field("scenario", s.scenario)
	if s.set {
		w.position("start", s.start)
	} else {
		if len(s.options) > 0 {
			w.field("options", s.options)
		}
		w.field("seed", s.seed)
	}
	w.field("data", s.data)
	if s.friendly {
		w.field("friendly", true)
	}
	if s.table != nil {
		w.field("table", s.table)
	}
	w.field("cursor", s.cursor)
	w.field("hashes", s.hashes)
	w.actions(s.actions)
	w.checkpoints(s.checkpoints)
	w.position("position", s.position)
	w.text("\n}\n")
	return w.Bytes(), w.err
}

// writer collects a save; its first error stops it.
type writer struct {
	bytes.Buffer
	err error
}

func (w *writer) text(s string) { w.WriteString(s) }

func (w *writer) value(v any) {
	b, err := json.Marshal(v)
	if err != nil && w.err == nil {
		w.err = err
	}
	w.Write(b)
}

func (w *writer) field(name string, v any) {
	w.text(",\n  \"" + name + "\": ")
	w.value(v)
}

func (w *writer) position(name string, p rules.Position) {
	w.text(",\n  \"" + name + "\": ")
	w.Write(p.AppendJSON(w.AvailableBuffer()))
}

func (w *writer) actions(list []savedAction) {
	w.text(",\n  \"actions\": [")
	for i, a := range list {
		if i > 0 {
			w.text(",")
		}
		w.text("\n    ")
		w.value(a)
	}
	if len(list) > 0 {
		w.text("\n  ")
	}
	w.text("]")
}

func (w *writer) checkpoints(list []checkpoint) {
	for i, c := range list {
		if i == 0 {
			w.text(",\n  \"checkpoints\": [")
		} else {
			w.text(",")
		}
		w.text("\n    {\"after\":" + strconv.Itoa(c.after) + ",\"position\":")
		w.Write(c.position.AppendJSON(w.AvailableBuffer()))
		w.text("}")
	}
	if len(list) > 0 {
		w.text("\n  ]")
	}
}

// program is what writes the save, for whoever looks into it; no reader depends
// on it.
func program() string { return "vistula " + rules.Version }
