package verb

import (
	"vistula/rules"
	"vistula/rules/board"
)

// Windows ask why nothing can be done with a unit or a hex by trying an action that
// names only that. Such an action is refused in words that a player can read.

// fields are what a verb may take, with their values in an action and what is said
// if one is missing or superfluous.
func fields(action rules.Action) []field {
	return []field{
		{action.Unit, Unit, MayUnit, "choose a unit", "is not about a unit"},
		{action.Hex, Hex, 0, "choose a hex", "is not about a hex"},
		{action.From, From, 0, "choose the hex to start from", "does not start from a hex"},
		{action.Choice, Choice, MayChoice, "choose one of the options", "has no options"},
	}
}

type field struct {
	value       string
	must, may   Fields
	lacks, over string
}

// surplus tells what an action names that its verb does not take, "" if nothing.
func surplus(takes Fields, action rules.Action) string {
	for _, f := range fields(action) {
		if f.value != "" && takes&(f.must|f.may) == 0 {
			return f.over
		}
	}
	return ""
}

// lacking tells what an action still has to name, "" if nothing.
func lacking(takes Fields, action rules.Action) string {
	for _, f := range fields(action) {
		if f.value == "" && takes&f.must != 0 {
			return f.lacks
		}
	}
	return ""
}

// incomplete refuses an action that does not name everything its verb takes: with
// the reason why it cannot be completed, or by asking for what is missing. The
// arguments returned are those that the reason is about.
func (v *Verb[P]) incomplete(p P, a Args, lacks string) (*Refusal, Args) {
	if v.Part != nil {
		if r := v.Part(p, a); r != nil {
			return r, a
		}
	}
	var first *Refusal
	about, open := a, false
	if v.Candidates != nil && v.Check != nil {
		v.Candidates(p, func(c Args) {
			if open || !a.partOf(c) {
				return
			}
			r := v.Check(p, c)
			open = r == nil
			if first == nil {
				first, about = r, c
			}
		})
	}
	if first != nil && !open {
		return first, about
	}
	return &Refusal{Case: v.Case, Why: "\"" + v.Label + "\": " + lacks + "."}, a
}

// partOf tells whether other arguments name all that these do.
func (a Args) partOf(c Args) bool {
	return (a.Unit < 0 || a.Unit == c.Unit) && (a.Hex == board.None || a.Hex == c.Hex) &&
		(a.From == board.None || a.From == c.From) && (a.Choice == "" || a.Choice == c.Choice)
}
