package journal

import (
	"bytes"
	"encoding/json"
	"strconv"

	"vistula/rules"
)

// format is the number of the way in which saves are written. It changes when
// an older program could not read a save rightly.
const format = 1

// savedAction is an action as it stands in a save, on a line of its own.
type savedAction struct {
	rules.Action
	Dice []int  `json:"dice,omitempty"`
	Hash string `json:"hash"`
}

// Save is the match as JSON: one field a line and one action a line, so that
// people and their tools can read it and compare two of them.
func (m *Match) Save() ([]byte, error) {
	var w writer
	w.text("{\n  \"format\": " + strconv.Itoa(format))
	w.field("program", program())
	w.field("ruleset", m.rs.ID())
	w.field("scenario", m.scenario)
	if m.set {
		w.position("start", m.snapshots[0])
	} else {
		if len(m.options) > 0 {
			w.field("options", m.options)
		}
		w.field("seed", m.seed)
	}
	w.field("data", m.rs.Fingerprint())
	if m.Friendly {
		w.field("friendly", true)
	}
	if m.Table != nil {
		w.field("table", m.Table)
	}
	w.field("cursor", m.cursor)
	w.actions(m.entries)
	w.position("position", m.now)
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

func (w *writer) actions(entries []Entry) {
	w.text(",\n  \"actions\": [")
	for i, e := range entries {
		if i > 0 {
			w.text(",")
		}
		w.text("\n    ")
		w.value(savedAction{e.Action, e.Dice, e.Hash})
	}
	if len(entries) > 0 {
		w.text("\n  ")
	}
	w.text("]")
}

// program is what writes the save, for whoever looks into it; no reader depends
// on it.
func program() string { return "vistula " + rules.Version }
