package desk

import "vistula/rules"

// Phases lists the phases of a player turn in their order, without those that an
// option of this game switches off.
func (d *Desk) Phases() []rules.Phase {
	if list := d.View().Phases; list != nil {
		return list
	}
	return d.scenario().Phases
}

// Maps are the IDs of the maps that the scenario is played on, nil for all.
func (d *Desk) Maps() []string { return d.scenario().Maps }

// scenario is the one that is played; its zero value where the ruleset does not
// know it any more.
func (d *Desk) scenario() rules.Scenario {
	s, _ := rules.FindScenario(d.Match.Ruleset(), d.Position().Status().Scenario)
	return s
}

// Overlays are the kinds of overlay that only this ruleset knows.
func (d *Desk) Overlays() []rules.OverlayKind { return d.scenario().Overlays }
