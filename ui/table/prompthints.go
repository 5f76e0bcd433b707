package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
)

// hints says what mouse and keys do now.
func (b *promptBar) hints(v *rules.View) string {
	d := b.t.desk
	units, hexes := d.Left()
	lit, _ := d.Lit()
	if fyne.CurrentDevice().IsMobile() && v.Outcome == nil {
		return b.fingerHints(v)
	}
	switch {
	case v.Outcome != nil:
		return lang.L("You can replay the whole game in the journal.")
	case len(d.Hand()) > 0:
		return b.handHints(v)
	case d.Choice() != nil && priced(d.Choice()):
		return lang.L("Click a hex that glows. A solid outline is free; a dashed one costs what is written in it.")
	case d.Choice() != nil:
		return lang.L("Click a hex that glows.")
	case len(d.Selected()) > 0 && len(lit) > 0 && len(lit) < 7:
		return lang.L("Click {{.Hexes}}.", map[string]any{"Hexes": strings.Join(b.t.placeNames(lit), ", ")})
	}
	if owed := b.t.owed(); len(owed) > 0 { // the step cannot be ended, whatever is asked
		return firstSentence(owed[0]) + " " + b.freeHints(units, hexes)
	}
	return b.freeHints(units, hexes)
}

// freeHints says it where nothing is in hand or chosen: so many units can move, and so many
// hexes be chosen.
func (b *promptBar) freeHints(units, hexes int) string {
	d := b.t.desk
	lit, _ := d.Lit()
	switch {
	case len(d.TrayLabels()) > 0:
		return lang.L("Choose a unit above the bar, then press a button.")
	case len(d.Tray()) > 0:
		return lang.L("Choose a unit above the bar, then a hex that glows.")
	case units > 0:
		words := lang.N("{{.N}} units can still move: click one that glows, or Tab for the next.", units, map[string]any{"N": units})
		if d.Piled() {
			words += " " + lang.L("The number on a stack selects all of it.")
		}
		return words
	case b.far && d.Choice() == nil:
		return lang.L("Nothing that glows is in sight. Tab: go to the next.")
	case hexes > 0 && !b.t.aimed():
		return lang.L("Click a hex that glows.")
	case hexes > 0:
		return lang.L("Click a hex that glows; point at an enemy to see the odds. F1: charts.")
	case len(lit) == 0 && len(d.Offers()) > 1 && !slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Unit != "" || o.Hex != "" }):
		if desk.Equal(d.Buttons()) {
			return lang.L("Choose with a button or press its number. F1: charts.")
		}
		return lang.L("Choose with a button. F1: charts.") // of which but the one that is expected shows no number
	case len(d.Offers()) == 1:
		return lang.L("Space: {{.What}}.", map[string]any{"What": d.Label(d.Offers()[0])})
	}
	return lang.L("Click what glows on the map. F1: charts.")
}

// priced tells whether one of the hexes of a choice has a price.
func priced(o *rules.Overlay) bool {
	return slices.ContainsFunc(o.Hexes, func(m rules.Mark) bool { return m.Kind == rules.MarkCostly })
}

// handHints says what can be done with units in hand, what is special first.
func (b *promptBar) handHints(v *rules.View) string {
	d := b.t.desk
	var words []string
	if o := d.Reach(); o != nil && len(o.Hexes) > 0 && v.Status.Stage == rules.StageMoving { // else it is what is asked
		words = append(words, lang.L("Click a hex in the outline."))
	}
	if d.Threatens() {
		words = append(words, lang.L("Click an adjacent enemy to see your options."))
	}
	if i := b.digit(rules.VerbDrop); i > 0 && d.Leaves() {
		words = append(words, lang.L("Click a selected unit, or press {{.Key}}, to leave it here.", map[string]any{"Key": i}))
	}
	if d.MeetsOwn() {
		words = append(words, lang.L("Where your own units stand, click the hex to move there, or a fanned-out counter to select that unit."))
	}
	if d.Moved() { // Esc would end nothing
		return strings.Join(append(words, lang.L("Tab: next unit; those in hand end their move.")), " ")
	}
	return strings.Join(append(words, lang.L("Tab: next unit. Esc: back.")), " ")
}

// digit is the key for the first button of a verb, 0 where there is none.
func (b *promptBar) digit(verb string) int {
	return 1 + slices.IndexFunc(b.t.desk.Buttons(), func(k desk.Button) bool { return k.Verb == verb })
}
