package data

import (
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Case is one numbered case of a rulebook with a title in our own words.
type Case struct {
	Case  string `json:"case"`
	Title string `json:"title"`
	Kind  string `json:"kind"` // one of Kinds
	Note  string `json:"note,omitempty"`
}

// Kinds are what a case can be. Only rules need a test that cites them; what a ruling of
// the ruleset's README leaves without effect is none.
var Kinds = []string{"rule", "no-effect", "definition", "component", "example", "description"}

// Cases reads cases.json.
func Cases(fsys fs.FS, ruleset string) ([]Case, error) {
	var cases []Case
	if err := Read(fsys, ruleset, "cases.json", &cases); err != nil {
		return nil, err
	}
	f := openFaults(fsys, path.Join(ruleset, "cases.json"))
	seen := map[string]bool{}
	for i, c := range cases {
		at := []any{i}
		switch {
		case c.Case == "":
			f.at(at, "case", "the case has no number")
		case seen[c.Case]:
			f.at(at, "case", "case %s is listed twice", c.Case)
		case c.Title == "":
			f.at(at, "title", "case %s has no title", c.Case)
		case !slices.Contains(Kinds, c.Kind):
			f.at(at, "kind", "case %s is a %q, which is none of %s", c.Case, c.Kind, strings.Join(Kinds, ", "))
		}
		seen[c.Case] = true
	}
	return cases, f.err()
}
