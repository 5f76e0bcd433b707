package core

import "vistula/rules"

// Phase is a part of a turn, listed once with all that is said of it.
type Phase struct {
	ID    string
	Title string // in the row of phases that windows show; one that is not shown there has none
	Case  string
	Name  string // at the head of a prompt
}

// Stage is what is being decided. P is the ruleset's type of phases.
type Stage[P ~int8] struct {
	ID    string
	Case  string // that a prompt cites, where it is the same each time
	Phase P      // to which the stage belongs
}

// PhaseIDs are the ids of phases in their order.
func PhaseIDs(phases []Phase) []string {
	ids := make([]string, len(phases))
	for i, p := range phases {
		ids[i] = p.ID
	}
	return ids
}

// StageIDs are the ids of stages in their order.
func StageIDs[P ~int8](stages []Stage[P]) []string {
	ids := make([]string, len(stages))
	for i, s := range stages {
		ids[i] = s.ID
	}
	return ids
}

// Row is the row of phases that windows show.
func Row(phases []Phase) []rules.Phase {
	var row []rules.Phase
	for _, p := range phases {
		if p.Title != "" {
			row = append(row, rules.Phase{ID: p.ID, Title: p.Title, Case: p.Case})
		}
	}
	return row
}
