package table

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2/lang"

	"vistula/ui/desk"
)

// warningStands is how long after a warning the space bar does nothing: a key that is pressed
// several times must neither answer it nor pass it by.
const warningStands = time.Second

// press does what a button says. Before a phase ends with something left to do the
// player is told so, once, and each time where units would be lost.
func (t *Table) press(k desk.Button) {
	units, hexes := t.desk.Left()
	if warn := t.view().Prompt.Warn; k.Ends && len(warn) > 0 {
		more := ""
		if units > 0 {
			more = leftSentence(units, 0, false)
		}
		t.warnOf(k, warn, more)
		return
	}
	st := t.desk.Seat().Status()
	if st.Side != "" && st.Side != st.ToAct { // most units stay where they are in the other's turn
		units = 0
	}
	phase := fmt.Sprint(st.Turn, st.Side, st.Phase)
	atOnce := t.desk.AtOnce()
	if !k.Ends || !t.settings.Confirm || units+hexes == 0 && atOnce == "" || t.warned == phase {
		t.after(t.desk.Press(k))
		return
	}
	t.warned, t.warnedAt = phase, time.Now()
	words := lang.L("You can still: {{.What}}.", map[string]any{"What": atOnce})
	if units+hexes > 0 {
		words = leftSentence(units, hexes, t.desk.Attacks())
		if hex := t.desk.LeftHex(); units == 0 && hex != "" && t.desk.Attacks() {
			words = lang.L("{{.Hex}} could still be attacked.", map[string]any{"Hex": t.placeName(hex)})
		}
	}
	t.doubt(k.Label, words, k.Label, lang.L("Go back"), func() { t.after(t.desk.Press(k)) })
}

// leftSentence says what is left to do; attacks tells that hexes are chosen to be
// attacked.
func leftSentence(units, hexes int, attacks bool) string {
	n := map[string]any{"N": hexes}
	switch {
	case units == 1:
		return lang.L("One unit has not moved.")
	case units > 0:
		return lang.L("{{.N}} units have not moved.", map[string]any{"N": units})
	case !attacks && hexes == 1:
		return lang.L("You can still choose one of the hexes that glow.")
	case !attacks:
		return lang.L("You can still choose from {{.N}} hexes that glow.", n)
	}
	return lang.L("{{.N}} hexes could still be attacked.", n)
}
