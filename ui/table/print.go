package table

import (
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/mapart"
	"vistula/canvas/print"
)

// plate is what stands on the sheet beside the map.
func (t *tabletop) plate() mapart.Print {
	return print.Plate(t.desk.Match.Ruleset().Title(), t.desk.View().Tracks, func(text string, values map[string]any) string {
		return lang.L(text, values)
	})
}
