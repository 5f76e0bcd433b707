package table

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
)

// trayTitle says what waits, and of the one that is chosen where it belongs.
func (t *Table) trayTitle(units []rules.Counter) string {
	chosen := t.desk.Selected()
	for i := range units {
		if slices.Contains(chosen, units[i].Unit) {
			return lang.L("{{.Name}}: {{.Where}}.", map[string]any{"Name": desk.FullName(units[i]), "Where": t.whereabouts(&units[i])})
		}
	}
	return lang.L("Waiting to come on")
}
