package journal

import (
	"encoding/json"
	"errors"
	"fmt"

	"vistula/rules"
)

// watchField marks what one side knows of a match, which is no save of it.
const watchField = "watch"

// watchFormat is the number of the way in which SaveFor writes.
const watchFormat = 1

// ErrWatched is the error of Open for what SaveFor wrote.
var ErrWatched = errors.New("this file holds what one side may know of a game: it can be watched with \"vistula replay\", but not played on")

// Watched is what one side knows of a match: enough to tell the story, not to go on
// with it.
type Watched struct {
	Format   int           `json:"format"`
	Program  string        `json:"program"`
	Ruleset  string        `json:"ruleset"`
	Scenario string        `json:"scenario"`
	Side     rules.Side    `json:"watch"`
	Deeds    []WatchedDeed `json:"deeds"`
	// View is what the side sees at the end.
	View *rules.View `json:"view"`
}

// WatchedDeed is one deed that the side knows of, in the status before it.
type WatchedDeed struct {
	Turn   int           `json:"turn"`
	Phase  string        `json:"phase"`
	Side   rules.Side    `json:"side"`
	Action *rules.Action `json:"action,omitempty"` // nil where it is not known
	Events []rules.Event `json:"events,omitempty"`
}

// SaveFor is what a side may know of the match, as JSON: it can be watched, but not
// opened as a game.
func (m *Match) SaveFor(side rules.Side) ([]byte, error) {
	m.settle(true)
	w := Watched{Format: watchFormat, Program: program(), Ruleset: m.rs.ID(), Scenario: m.scenario, Side: side, Deeds: []WatchedDeed{}, View: m.now.View(side)}
	p := m.snapshots[0].Clone()
	for n, e := range m.entries[:m.cursor] {
		status := p.Status()
		var err error
		if p, _, err = carryOut(p, e.Action, e.Dice); err != nil {
			return nil, fmt.Errorf("%s cannot be carried out again: %w", name(n+1, e.Action), err)
		}
		d, known := e.SeenBy(side)
		if !known {
			continue
		}
		deed := WatchedDeed{Turn: status.Turn, Phase: status.Phase, Side: d.Side, Events: d.Events}
		if d.Action.Verb != "" {
			deed.Action = &d.Action
		}
		w.Deeds = append(w.Deeds, deed)
	}
	return json.MarshalIndent(w, "", " ")
}

// OpenWatched reads what SaveFor wrote. The error is one sentence.
func OpenWatched(data []byte) (*Watched, error) {
	if err := checkSyntax(data); err != nil {
		return nil, fmt.Errorf("save: %w", err)
	}
	var w Watched
	if err := json.Unmarshal(data, &w); err != nil || w.Side == "" || w.Ruleset == "" {
		return nil, errors.New("save: this is JSON, but not what one side knows of a game")
	}
	if w.Format > watchFormat {
		return nil, fmt.Errorf(`save: field "format": it is %d, but this program reads formats up to %d; a newer Vistula wrote the save`, w.Format, watchFormat)
	}
	return &w, nil
}
