package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/ui/desk"
)

// setAhead previews an attack that might be made, or says why none can be.
func (d *drawer) setAhead(s *rules.Sheet, note string) {
	d.ahead, d.aheadNote = s, note
	d.fillFight()
}

// fightNow chooses what to show: the attack in hand, as rolled once it is; else the
// preview of one; else the last one that was rolled, until it is dismissed.
func (d *drawer) fightNow() fightShown {
	t := d.t
	if b := t.battleShown; b != nil {
		return fightShown{sheet: b.Sheet, fought: b}
	}
	sheet := t.view().Combat
	fought := t.fought()
	switch {
	case t.rolled(sheet) != nil:
		return fightShown{sheet: fought.Sheet, head: lang.L("as rolled"), rolled: fought, fought: d.cameOf(fought)}
	case sheet != nil && sheet.Result != "":
		return fightShown{sheet: sheet, head: lang.L("as rolled")}
	case t.preparing(sheet):
		if s, words := t.desk.Preview(sheet.Target); s != nil {
			return fightShown{sheet: s, head: lang.L("attack in preparation"), note: words}
		}
		return fightShown{sheet: sheet, head: lang.L("attack in preparation")}
	case sheet != nil:
		return fightShown{sheet: sheet, head: lang.L("attack in hand")}
	case d.ahead != nil && t.desk.Declared(d.ahead.Target):
		return fightShown{sheet: d.ahead, head: lang.L("attack declared")}
	case d.ahead != nil:
		return fightShown{sheet: d.ahead, head: lang.L("preview: no attack declared yet"), note: d.aheadNote}
	case d.aheadNote != "":
		return fightShown{note: d.aheadNote}
	case t.watching: // the battle that was shown last is over; the scene is of something else
		return fightShown{}
	case fought != nil && d.dismissed != fought.Entry:
		return fightShown{sheet: fought.Sheet, head: lang.L("as rolled"), rolled: fought, fought: d.cameOf(fought)}
	}
	return fightShown{}
}

// cameOf is the battle that was rolled for, with what came of it; nil while one looks
// back.
func (d *drawer) cameOf(f *desk.Fought) *chronicle.Battle {
	if d.t.past != now {
		return nil
	}
	if b := d.t.desk.Battle(); b != nil && b.First <= f.Entry && f.Entry <= b.Last {
		return b
	}
	return nil
}

// dismiss puts away the attack that was rolled last; it tells whether one stood there.
func (d *drawer) dismiss() bool {
	t := d.t
	if t.battleShown != nil && !t.watching {
		t.battleShown = nil
		d.fillFight()
		d.to.lights()
		d.to.keepKeys()
		return true
	}
	f := t.fought()
	if f == nil || t.past != now || t.view().Combat != nil || d.dismissed == f.Entry {
		return false
	}
	d.dismissed = f.Entry
	d.fillFight()
	d.to.keepKeys()
	d.to.battlePutAway()
	return true
}

// fillFight shows the attack in hand, as rolled, or a preview.
func (d *drawer) fillFight() {
	t, s := d.t, d.fight
	show, was := d.fightNow(), s.hidden
	s.extra.Objects, s.foot.Objects = nil, nil
	switch {
	case show.sheet != nil:
		s.hidden = false
		is := show.about()
		if t.past == now && len(t.desk.Prices()) > 0 {
			is += " costs" // which stand at the head
		}
		if is != d.about { // else what one reads stays in sight
			d.about = is
			s.scroll.ScrollToTop()
		}
		s.extra.Add(t.fit(t.text(show.head, 11.5, plain, t.look.Second), d.headRoom()))
		parts := d.battle.combatSheet(show, d.fightWidth())
		if parts.button != nil && d.fightColumns() == 1 {
			s.foot.Objects = []fyne.CanvasObject{padded(6, 4, 0, 0, parts.button)}
			parts.button = nil
		}
		s.body.Objects = []fyne.CanvasObject{d.spread(parts)}
	case show.note != "":
		s.hidden = false
		s.body.Objects = []fyne.CanvasObject{t.para(show.note, 13, plain, t.look.Text, d.t.drawerRoom())}
	default:
		s.hidden = true
	}
	if was != s.hidden && s.win == nil {
		d.box.Refresh()
	}
	d.Layout(nil, d.box.Size())
	s.all.Refresh()
}

// headRoom is the width for words beside the panel's title.
func (d *drawer) headRoom() float32 {
	if d.t.slim && d.fight.win == nil {
		return d.t.windowSize().Width * 0.6
	}
	return d.t.drawerRoom() * 0.55
}
