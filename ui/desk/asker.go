package desk

import "vistula/rules"

// asker is the sight as a table at which plans are made: it remembers what the rules
// have answered.
type asker struct{ *Sight }

func (a asker) Ruleset() rules.Ruleset { return a.Match.Ruleset() }
func (a asker) Status() rules.Status   { return a.status() }

func (a asker) Overlay(q rules.Query) (*rules.Overlay, error) {
	return a.Seat().Overlay(q)
}
