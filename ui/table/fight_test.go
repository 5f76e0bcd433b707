package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

func TestTheFightOnASmallDarkScreen(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06", "ru.31-x", "8.06"), persons(), true, 1024, 768, true)
	p.click("8.06", "ru.9-x")
	p.shoot("small-fight")
	if p.t.desk.View().Combat == nil || p.t.drawer.fight.hidden {
		t.Error("the fight in hand is not shown")
	}
	if why := p.t.float; why.note.Visible() {
		t.Error("a click that was offered is refused")
	}
}

// Whatever else has to be scrolled, the button of a fight is wholly in sight, and the journal
// beneath keeps enough to be read.
func TestTheButtonOfAFightStaysInSight(t *testing.T) {
	for high, left := range map[float32]float32{720: 130, 800: 130, 1000: 150} {
		m := set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ah.11-xi", "8.07", "ah.15-vi", "7.06", "ru.9-x", "8.06")
		p := sit(t, m, persons(), true, 1280, high, false)
		p.point("8.06", "ru.9-x")
		d := p.t.drawer
		s := d.fight
		if !d.shows(s) || p.t.slim || len(s.foot.Objects) == 0 {
			t.Fatalf("%.0f: no fight with a button beside the map", high)
		}
		if need := s.foot.MinSize().Height; s.foot.Size().Height < need || s.foot.Position().Y+need > s.all.Size().Height || s.all.Position().Y+s.all.Size().Height > d.box.Size().Height {
			t.Errorf("%.0f: the button's foot is at %v of %v, its panel at %v of %v", high, s.foot.Position(), s.foot.Size(), s.all.Position(), s.all.Size())
		}
		if got, want := d.journal.all.Size().Height, d.t.px(left); got < want {
			t.Errorf("%.0f: the journal is %.0f high, want at least %.0f", high, got, want)
		}
	}
}

// What an attack is likely to come to is seen before it is made without scrolling, in the book
// in which most goes into it, with the journal open beneath.
func TestTheChancesOfAnAttackAreInSight(t *testing.T) {
	units := []rules.UnitState{{ID: "ru.28-20", Hex: "41.19"}, {ID: "ru.27-3", Hex: "41.19"}, {ID: "ge.2-1", Hex: "41.20"}}
	at := rulestest.Place(t, rulestest.Open(t, "twilight"), rules.Setup{Scenario: "tannenberg", Side: "russia", Phase: "attack", Turn: 2, Only: true, Units: units})
	p := sit(t, journal.From(at), map[rules.Side]desk.Seat{"russia": desk.Person, "central": desk.Person}, true, 1280, 800, false)
	p.point("41.20", "ge.2-1")
	d := p.t.drawer
	parts := d.battle.combatSheet(d.fightNow(), d.fightWidth())
	if !d.shows(d.journal) || len(parts.chances) == 0 {
		t.Fatal("no attack is looked at beside the journal")
	}
	need := d.spread(fightParts{forces: parts.forces, chances: parts.chances}).MinSize().Height
	if got := d.fight.scroll.Size().Height; got < need {
		t.Errorf("forces and chances are %.0f high, of which %.0f are to be seen", need, got)
	}
}

func TestAUnitAndAHexUnderOneClick(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.07", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	p.click("8.05", "ah.4-ii")
	p.click("8.07", "ah.25-ii")
	if p.win.Canvas().Overlays().Top() == nil {
		t.Fatal("no menu asks what was meant")
	}
	p.shoot("menu")
}

func TestReinforcementsAreChosenFromTheTray(t *testing.T) {
	m := campaign(t)
	p := sit(t, m, persons(), true, 1280, 800, false)
	p.t.hooks.Settings.Confirm = false
	for range 8 {
		if p.status().Stage == "arrivals" {
			break
		}
		p.t.bar.main()
	}
	tray := p.t.desk.Tray()
	if len(tray) == 0 || !p.t.float.tray.Visible() {
		t.Fatalf("no tray at %+v", p.status())
	}
	p.t.after(p.t.desk.Units(tray[0].Unit))
	p.shoot("tray")
	hexes, _ := p.t.desk.Lit()
	p.click(hexes[0])
	if s := p.t.desk.StackIn(hexes[0]); s == nil {
		t.Error("the reinforcement did not come on")
	}
}

// Where all that glows is out of sight the bar says what leads there, until it is in sight.
func TestWhatGlowsOutOfSight(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ru.9-x", "9.05"), persons(), true, 1280, 800, false)
	const far = "Tab: go to the next"
	lit := p.t.lit(false)
	if len(lit) == 0 {
		t.Fatal("nothing glows")
	}
	p.t.board.CenterOn("14.20")
	p.t.board.SetPixelsPerHex(90)
	if p.t.board.InSight(lit...) || !strings.Contains(p.t.bar.hint, far) {
		t.Fatalf("the bar says %q", p.t.bar.hint)
	}
	p.t.next(false)
	if !p.t.board.InSight(lit...) || strings.Contains(p.t.bar.hint, far) {
		t.Errorf("Tab leads to %s, and the bar says %q", p.t.board.CursorHex(), p.t.bar.hint)
	}
}

func TestThePointerAndTheKeys(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	test.MoveMouse(p.win.Canvas(), p.t.board.Position().AddXY(300, 300))
	p.t.rune('z')
	if !p.t.rail.on[overlayZones] {
		t.Error("Z does not show the zones")
	}
	p.t.rune('b')
	p.t.rune('b')
	p.t.next(false)
	if len(p.t.desk.Hand()) != 1 {
		t.Error("Tab selects nobody")
	}
	p.t.back()
	if len(p.t.desk.Hand()) != 0 {
		t.Error("Esc does not let the unit go")
	}
}
