package table

import "vistula/rules"

// finish opens the page of a game that has ended. After a battle that has not been looked
// at yet the page waits, for it would hide the dice, the losses and the retreats: it opens
// when the battle's card is put away, or with a button of the bar.
func (t *Table) finish(v *rules.View) {
	switch {
	case t.past != now:
		if t.watching { // up to there the game has been looked at
			t.looked = max(t.looked, t.past)
		}
		return
	case v.Outcome == nil:
		if t.ended && t.endShown() { // the end was taken back
			t.sheets.close()
		}
		t.ended, t.waits = false, false
	case !t.ended:
		t.ended, t.waits = true, t.foughtSince(t.looked)
		if t.waits {
			t.board.SetCursor("") // Enter is for the button now, not for a hex
		} else {
			t.showEnd()
		}
	}
	t.looked = t.desk.Match.Cursor()
}

// foughtSince tells whether the last battle was rolled, or paid for, after so many actions.
func (t *Table) foughtSince(n int) bool {
	f := t.fought()
	if f == nil {
		return false
	}
	b := t.drawer.cameOf(f)
	return f.Entry > n || b != nil && b.Last > n
}

// showEnd opens the page that tells how the game ended.
func (t *Table) showEnd() {
	t.waits = false
	t.sheets.open(sheetEnd)
}

// endShown tells whether that page lies over the map.
func (t *Table) endShown() bool { return t.sheets.up() && t.sheets.kind == sheetEnd }

// battlePutAway opens it where it has waited for that.
func (t acts) battlePutAway() {
	if t.waits {
		t.showEnd()
	}
}
