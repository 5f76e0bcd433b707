package table

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// fingerHints are the hints where there is neither a mouse nor a keyboard.
func (b *promptBar) fingerHints(v *rules.View) string {
	d := b.t.desk
	units, hexes := d.Left()
	lit, _ := d.Lit()
	switch {
	case len(d.Hand()) > 0:
		return lang.L("Tap a hex in the outline; hold a finger on one to see what it costs.")
	case d.Choice() != nil && priced(d.Choice()):
		return lang.L("Tap a hex that glows. A solid outline is free; a dashed one costs what is written in it.")
	case d.Choice() != nil:
		return lang.L("Tap a hex that glows.")
	case len(d.Selected()) > 0 && len(lit) > 0 && len(lit) < 7:
		return lang.L("Tap {{.Hexes}}.", map[string]any{"Hexes": strings.Join(b.t.placeNames(lit), ", ")})
	case len(d.TrayLabels()) > 0:
		return lang.L("Choose a unit above the bar, then press a button.")
	case len(d.Tray()) > 0:
		return lang.L("Choose a unit above the bar, then a hex that glows.")
	case units > 0:
		return lang.N("{{.N}} units can still move: tap one that glows.", units, map[string]any{"N": units})
	case hexes > 0 && b.t.aimed():
		return lang.L("Tap a hex that glows; hold a finger on an enemy to see the odds.")
	case len(d.Offers()) == 1 || len(lit) == 0:
		return ""
	}
	return lang.L("Tap what glows on the map.")
}
