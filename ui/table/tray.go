package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
)

// trayTitle says what waits, or what can be done with the units where they do not, and of the one that is chosen where it belongs.
func (t *tabletop) trayTitle(units []rules.Counter) string {
	chosen := t.desk.Waiting()
	for i := range units {
		if slices.Contains(chosen, units[i].Unit) {
			return lang.L("{{.Name}}: {{.Where}}.", map[string]any{"Name": desk.FullName(units[i]), "Where": t.whereabouts(&units[i])})
		}
	}
	if labels := t.desk.TrayLabels(); len(labels) > 0 {
		return lang.L("Choose a unit for: {{.What}}", map[string]any{"What": strings.Join(labels, " · ")})
	}
	return lang.L("Waiting to come on")
}
