package casebook

import (
	"errors"
	"slices"
	"strings"

	"vistula/rules"
)

// Report holds a rulebook's cases against the tests that cite them.
type Report struct {
	// Lines are all cases in the rulebook's order.
	Lines []Line
	// Unknown are cases that tests cite but the rulebook has not, in
	// alphabetical order.
	Unknown []Line
}

// Line is one case and the tests that cite it.
type Line struct {
	rules.Case
	Tests []string
}

// Join makes a report of a ruleset's cases and of what Scan found.
func Join(cases []rules.Case, cited map[string][]string) *Report {
	r := &Report{}
	known := map[string]bool{}
	for _, c := range cases {
		known[c.Case] = true
		r.Lines = append(r.Lines, Line{c, cited[c.Case]})
	}
	for number, tests := range cited {
		if !known[number] {
			r.Unknown = append(r.Unknown, Line{rules.Case{Case: number}, tests})
		}
	}
	slices.SortFunc(r.Unknown, func(a, b Line) int { return strings.Compare(a.Case.Case, b.Case.Case) })
	return r
}

// Uncited are the cases of kind "rule" that no test cites.
func (r *Report) Uncited() []Line {
	var list []Line
	for _, l := range r.Lines {
		if l.Kind == "rule" && len(l.Tests) == 0 {
			list = append(list, l)
		}
	}
	return list
}

// Err is nil where every rule is cited and every citation is of a known case;
// else it names those that are not, in one sentence.
func (r *Report) Err() error {
	var parts []string
	if list := r.Uncited(); len(list) > 0 {
		parts = append(parts, "no test cites "+numbers(list))
	}
	if len(r.Unknown) > 0 {
		parts = append(parts, "tests cite cases that the rulebook has not: "+numbers(r.Unknown))
	}
	if len(parts) == 0 {
		return nil
	}
	return errors.New(strings.Join(parts, "; "))
}

func numbers(list []Line) string {
	names := make([]string, len(list))
	for i, l := range list {
		names[i] = l.Case.Case
		if len(l.Tests) > 0 {
			names[i] += " (" + strings.Join(l.Tests, ", ") + ")"
		}
	}
	return strings.Join(names, ", ")
}
