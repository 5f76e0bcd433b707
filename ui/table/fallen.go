package table

import (
	"regexp"
	"slices"

	"fyne.io/fyne/v2/lang"
)

// fallen tells whether a unit lies among the dead.
func (t *unitSheet) fallen(unit string) bool {
	v := t.view()
	for i := range v.Displays {
		if !v.Displays[i].Dead() {
			continue
		}
		for c := range v.Displays[i].Counters() {
			if c.Unit == unit {
				return true
			}
		}
	}
	return false
}

// falling are the words of the rules for the end of a unit.
var falling = regexp.MustCompile(`(?i)\b(eliminat|destroy|surrender)`)

// end is the turn and the place in which a unit that is dead fell, as far as the record
// tells the viewer; 0 and "" where it does not.
func (t *unitSheet) end(unit string) (turn int, hex string) {
	last := t.desk.Match.Cursor()
	if t.past != now {
		last = t.past
	}
	for n := last; n > 0; n-- {
		deed, _ := t.desk.Deed(n)
		for _, e := range deed.Events {
			if !slices.Contains(e.Units, unit) || !falling.MatchString(e.Text) {
				continue
			}
			if len(e.Hexes) == 1 { // of several it may be another
				hex = e.Hexes[0]
			}
			return t.desk.Match.Status(n - 1).Turn, hex
		}
	}
	return 0, ""
}

// endWords say that a unit is eliminated, since when and where.
func (t *unitSheet) endWords(unit string) string {
	turn, hex := t.end(unit)
	switch {
	case turn == 0:
		return lang.L("Eliminated")
	case hex == "":
		return lang.L("Eliminated in turn {{.N}}", map[string]any{"N": turn})
	}
	return lang.L("Eliminated in turn {{.N}} at {{.Place}}", map[string]any{"N": turn, "Place": t.placeName(hex)})
}
