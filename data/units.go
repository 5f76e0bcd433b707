package data

import "io/fs"

// Unit is one counter. A key that only one ruleset knows has a field of its own
// here, so that readers stay strict.
type Unit struct {
	ID     string `json:"id"` // never changes once released
	Name   string `json:"name"`
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
	// Class and Formation are only shown.
	Class     string `json:"class,omitempty"`
	Formation string `json:"formation,omitempty"`
	Source    string `json:"source,omitempty"`
	Note      string `json:"note,omitempty"`
}

// Face is one printed side of a counter.
type Face struct {
	Attack    int `json:"attack"`
	Defense   int `json:"defense"`
	Artillery int `json:"artillery"`
	Movement  int `json:"movement"`
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
