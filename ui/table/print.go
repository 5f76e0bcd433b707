package table

import (
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/mapart"
	"vistula/canvas/print"
	"vistula/rules"
)

// plate is what stands on the sheet beside the map.
func (t *tabletop) plate() mapart.Print {
	return print.Plate(t.desk.Match.Ruleset().Title(), t.desk.View().Tracks, func(text string, values map[string]any) string {
		return lang.L(text, values)
	})
}

// position is the one that is looked at, for the referee's side of printing: the page
// shows no more of it than the player chooses and may see.
func (t *tabletop) position() rules.Position {
	if t.past != now {
		if p, err := t.desk.PositionAt(t.past); err == nil {
			return p
		}
	}
	return t.desk.Position()
}
