package table

import (
	"slices"

	"vistula/ui/desk"
)

// rounds goes from one unit that is still to move to the next, or along the hexes that
// glow, without the pointer.
type rounds struct {
	*tabletop
	to roundsActs
}

// roundsActs is what that asks of the table.
type roundsActs interface {
	after(c desk.Change)
	say(words string)
}

// next goes to the next unit that has not moved, or the one before; where units
// are not asked for, to the next hex that glows, or the next unit at the map's
// edge that waits.
func (t *rounds) next(back bool) {
	if t.past != now {
		return
	}
	if c, any := t.desk.PutDown(); any { // what is in hand has its move behind it
		t.to.after(c)
	}
	unit := t.desk.NextUnit()
	if back {
		unit = t.desk.UnitBefore()
	}
	switch {
	case unit != "" && t.selectable(unit):
		t.takeUnit(unit)
	case t.nextLit(back):
	case len(t.desk.Tray()) > 0:
		t.takeUnit(t.desk.Tray()[0].Unit)
	default:
		t.to.say(desk.Sentence(t.desk.Ask()))
	}
}

// takeUnit selects a unit and brings it into sight.
func (t *rounds) takeUnit(unit string) {
	t.shown = unit
	c := t.desk.Units(unit)
	t.to.after(c)
	if u, ok := t.desk.Counter(unit); ok && u.Hex != "" {
		if t.board.PixelsPerHex() < nearEnough {
			t.board.CenterOn(u.Hex)
		}
		t.board.ShowAround(u.Hex, t.reached()...)
		t.board.SetCursor(u.Hex)
		t.board.OnCursor(u.Hex)
	}
}

// reached are the hexes that the selected units reach.
func (t *rounds) reached() []string {
	o := t.desk.Reach()
	if o == nil {
		return nil
	}
	hexes := make([]string, 0, len(o.Hexes))
	for _, m := range o.Hexes {
		hexes = append(hexes, m.Hex)
	}
	return hexes
}

// nextLit moves the cursor to the next of the hexes that glow; it is false where
// none does.
func (t *rounds) nextLit(back bool) bool {
	hexes := slices.Clone(t.lit(false))
	slices.Sort(hexes)
	hexes = slices.Compact(hexes)
	if len(hexes) == 0 {
		return false
	}
	by := 1
	if back {
		by = len(hexes) - 1
	}
	at := slices.Index(hexes, t.board.CursorHex())
	if at < 0 && back {
		at = 0
	}
	hex := hexes[(at+by)%len(hexes)]
	t.board.ShowAround(hex)
	t.board.SetCursor(hex)
	t.board.OnCursor(hex)
	return true
}
