package data

import "io/fs"

// Unit is one counter. A key that only one ruleset knows has a field of its own
// here, so that readers stay strict.
type Unit struct {
	ID     string `json:"id"` // never changes once released
	Name   string `json:"name"`
	Short  string `json:"short,omitempty"` // what stands on the counter where that is less than the name
	Corps  string `json:"corps,omitempty"`
	Army   string `json:"army,omitempty"`
	Nation string `json:"nation"`
	Side   string `json:"side"`
	Type   string `json:"type"` // infantry, cavalry ...
	Size   string `json:"size"` // division, brigade, corps ...
	Steps  int    `json:"steps"`
	// Faces are the printed sides of the counter, the full-strength one first.
	Faces []Face   `json:"faces"`
	Flags []string `json:"flags,omitempty"`
	// StackingPoints is what the counter takes of a hex's limit, Competence its
	// tactical competence rating, 1 the best.
	StackingPoints int `json:"stacking_points,omitempty"`
	Competence     int `json:"tactical_competence,omitempty"`
	// StepStrengths are attack and defence after each step lost, where they
	// are more than the faces show.
	StepStrengths [][2]int `json:"step_strengths,omitempty"`
	// Bands are the armies of which the owner chooses one, where the counter has a
	// band of two colours; Front is the front of a headquarters and its army.
	Bands []string `json:"bands,omitempty"`
	Front string   `json:"front,omitempty"` // or, of any counter, the part of the board where its scenarios are played
	// RailCost is what the counter takes of a railway, as players write it: "1/2".
	RailCost string `json:"rail_cost,omitempty"`
	// BaseEffectiveness is the greatest combat effectiveness of its formation, or
	// that of an asset.
	BaseEffectiveness int `json:"base_effectiveness,omitempty"`
	// AttachmentLimit is how many divisions a corps takes, by its train.
	AttachmentLimit int `json:"attachment_limit,omitempty"`
	// Of a fortress: what each of its steps is worth, the complex that it is a part
	// of, the hex printed on its back, and of a bridgehead the greatest roll on which it
	// is held.
	StepMultiplier int    `json:"step_multiplier,omitempty"`
	Complex        string `json:"complex,omitempty"`
	Hex            string `json:"hex,omitempty"`
	Abandonment    int    `json:"abandonment,omitempty"`
	// Class is of troops: regular, reserve, guard ...; Formation is only shown.
	Class     string `json:"class,omitempty"`
	Formation string `json:"formation,omitempty"`
	Source    string `json:"source,omitempty"`
	Note      string `json:"note,omitempty"`
}

// Face is one printed side of a counter.
type Face struct {
	Attack    int `json:"attack,omitempty"`
	Defense   int `json:"defense,omitempty"`
	Artillery int `json:"artillery,omitempty"`
	Movement  int `json:"movement"`
	Combat    int `json:"combat,omitempty"` // potential, in attack and defence
	// Of a supply unit: how far it supplies, and how many ammunition points it
	// gives in a turn, 0 for no limit.
	SupplyRange int `json:"supply_range,omitempty"`
	APLimit     int `json:"ap_limit,omitempty"`
	// Of a headquarters.
	AttackShift     int    `json:"attack_shift,omitempty"`
	CommandStrength int    `json:"command_strength,omitempty"`
	CommandRadius   int    `json:"command_radius,omitempty"`
	CombatStrength  int    `json:"combat_strength,omitempty"`
	Support         int    `json:"support,omitempty"`
	Cavalry         int    `json:"cavalry,omitempty"`
	CommandRange    int    `json:"command_range,omitempty"`
	Source          string `json:"source,omitempty"`
}

// Units reads units.json.
func Units(fsys fs.FS, ruleset string) ([]Unit, error) {
	var file struct {
		Units []Unit `json:"units"`
	}
	if err := Read(fsys, ruleset, "units.json", &file); err != nil {
		return nil, err
	}
	return file.Units, nil
}
