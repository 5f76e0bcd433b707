package table

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// fights plays an attack with the first answer to everything, and has it looked at before
// each.
func (p *play) fights(look func()) {
	p.Helper()
	d := p.t.desk
	for range 60 {
		offers := d.Offers()
		if len(offers) == 0 {
			return
		}
		p.t.after(d.Do(offers[0].Action))
		if d.View().Combat != nil {
			look()
		}
	}
}

// What a choice costs stands at the head of the panel while it is to be made.
func TestWhatAChoiceCostsComesFirst(t *testing.T) {
	m := rulestest.RandomMatch(t, ruleset(t), "campaign", nil, 2, 2000)
	m.Friendly = true
	p := sit(t, m, persons(), true, 1280, 800, false)
	seen := 0
	for n := m.Cursor(); n > 0 && seen < 3; n-- {
		if m.Status(n).Phase != "combat" {
			continue
		}
		if err := p.t.desk.Undo(m.Cursor()-n, true); err != nil {
			t.Fatal(err)
		}
		if len(p.t.desk.Prices()) == 0 {
			continue
		}
		seen++
		p.t.update()
		if said := strings.TrimSpace(wordsIn(p.t.drawer.fight.body)); !strings.HasPrefix(said, "What each choice costs") {
			t.Errorf("after %d actions the panel begins with %.80q", n, said)
		}
	}
	if seen == 0 {
		t.Fatal("no choice cost anything")
	}
}

// On a small table the map moves so that the hexes of a choice lie clear of the sheet with
// the combat, and not only who fights.
func TestAChoiceLiesClearOfTheSheetBelow(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06"), persons(), true, 800, 600, false)
	b, seen := p.t.board, 0
	hidden := func(hexes []string) bool {
		return slices.ContainsFunc(hexes, func(hex string) bool { return !b.InSight(hex) })
	}
	p.fights(func() {
		hexes, _ := p.t.views.decision()
		fighters := fightHexes(p.t.view().Combat)
		from := b.Vantage()
		for k := range 49 { // as one may look when the sheet comes up
			at := from
			at.X, at.Y = at.X+float64(k%7-3), at.Y+float64(k/7-3)
			if b.LookFrom(at); hidden(fighters) || !hidden(hexes) {
				continue
			}
			seen++
			if p.t.drawer.showFight(); hidden(hexes) {
				t.Errorf("%s: of %v not all are in sight", p.t.bar.ask, hexes)
			}
		}
		b.LookFrom(from)
	})
	if seen == 0 {
		t.Fatal("no hex was to be chosen out of sight")
	}
}

// The map may come to rest under the pointer while the sheet of a fight slides in: it is
// scrolled clear of the sheet all the same.
func TestTheMapIsScrolledClearThoughItRestsUnderThePointer(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06"), persons(), true, 800, 600, false)
	p.click("8.06")
	d, b := p.t.drawer, p.t.board
	away := b.Vantage()
	away.Y -= 3 // the target lies at the lower edge, under the sheet
	b.LookFrom(away)
	if b.InSight("8.06") {
		t.Fatal("the target is in sight before the sheet is there")
	}
	d.below.fresh = true
	p.t.hovers = true
	d.clear()
	p.t.hovers = false
	d.clear()
	if !b.InSight("8.06") {
		t.Error("the target lies under the sheet")
	}
}
