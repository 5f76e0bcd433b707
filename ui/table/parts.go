package table

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/tour"
)

// objects are the parts of the table that a target names; those of a slim table
// are other ones.
func (c *coach) objects(at tour.Target) []fyne.CanvasObject {
	t := c.t
	switch at {
	case tour.Bar:
		return []fyne.CanvasObject{t.bar.box}
	case tour.Main:
		return t.bar.find(func(o *press) bool { return o.Importance == widget.HighImportance })
	case tour.Undo:
		return t.bar.find(func(o *press) bool { return o.Icon == fynetheme.ContentUndoIcon() })
	case tour.Overlays:
		if t.slim {
			return t.knobs.find(1)
		}
		return t.rail.find(0, len(t.overlayKinds()))
	case tour.Charts:
		if t.slim {
			return t.knobs.find(0)
		}
		return t.rail.find(len(t.overlayKinds())+2, 1)
	case tour.Menu:
		if t.slim {
			return t.knobs.find(0)
		}
		return t.rail.find(len(t.rail.buttons)-1, 1)
	case tour.Journal:
		if t.slim && !t.drawer.journal.slid {
			return t.knobs.find(3)
		}
		return []fyne.CanvasObject{t.drawer.journal.all}
	case tour.Combat:
		return []fyne.CanvasObject{t.drawer.fight.all}
	}
	return nil
}
