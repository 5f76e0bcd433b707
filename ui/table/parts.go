package table

import (
	"slices"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/tour"
)

// parts are the parts of the table that a target names; those of a slim table
// are other ones.
func (t *Table) parts(at tour.Target) []fyne.CanvasObject {
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

// buttonAt is where a button of the bar lies; false where it is not one.
func (t *Table) buttonAt(o fyne.CanvasObject) (fyne.Position, bool) {
	b := t.bar
	if !slices.Contains(b.buttons.Objects, o) {
		return fyne.Position{}, false
	}
	return b.box.Position().Add(b.buttons.Position()).Add(o.Position()), true
}

// sentence is where a sentence lies on the map, and whether one is shown.
func (t *Table) sentence() (at area, shown bool) {
	n := t.float.note
	return area{at: t.float.box.Position().Add(n.Position()), size: n.Size()}, n.Visible()
}

func (t *Table) sheetUp() bool    { return t.sheets.up() }
func (t *Table) barHigh() float32 { return t.bar.box.Size().Height }
