package table

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"vistula/rules"
	"vistula/ui/desk"
)

func TestSheetsAndPanelsAtAllSizes(t *testing.T) {
	for _, size := range []struct {
		name string
		w, h float32
		dark bool
	}{{"small", 1024, 768, true}, {"usual", 1440, 900, false}} {
		p := sit(t, campaign(t), persons(), true, size.w, size.h, size.dark)
		p.button("Determine supply")
		p.shoot(size.name + "-table")
		for _, id := range []string{overlaySupply, overlayZones, overlayThreat, overlayControl} {
			p.t.rail.toggle(id)
		}
		p.shoot(size.name + "-overlays")
		for _, kind := range []string{sheetDisplays, sheetTracks, sheetCharts, sheetDice} {
			p.t.sheets.open(kind)
			for i := range p.t.sheets.pages() {
				p.t.sheets.at = i
				p.t.sheets.fill()
				if i < 2 {
					p.shoot(size.name + "-" + kind + []string{"", "-2"}[i])
				}
			}
		}
		p.t.back()
		if p.t.sheets.up() {
			t.Error("Esc does not close a sheet")
		}
		for _, s := range p.t.drawer.sections() {
			p.t.drawer.hide(s)
		}
		if p.t.drawer.open() {
			t.Error("an empty drawer is open")
		}
		p.t.drawer.toggle()
		if !p.t.drawer.open() || p.t.drawer.journal.hidden {
			t.Error("the panels do not come back")
		}
		p.t.drawer.tear(p.t.drawer.journal)
		p.t.drawer.journal.win.Close()
		if p.t.drawer.journal.win != nil || !p.t.drawer.journal.all.Visible() {
			t.Error("a torn off panel does not come back")
		}
		p.t.Refresh()
	}
}

func TestTheGameIsSteppedThrough(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	p.click("8.05", "ah.4-ii")
	p.point("8.08")
	p.click("8.08")
	n := p.t.desk.Match.Cursor()
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyPageUp})
	if p.t.past != n-1 || p.t.desk.Match.Cursor() != n {
		t.Fatalf("looking back at %d, cursor %d", p.t.past, p.t.desk.Match.Cursor())
	}
	p.shoot("past")
	p.t.lookAt(0)
	if s := p.t.view().Stacks; len(s) != 2 {
		t.Errorf("at the start there were %d stacks", len(s))
	}
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.t.past != now {
		t.Error("Esc does not return to the present")
	}
	p.t.undoPhase()
	if p.t.desk.Match.Cursor() != 0 {
		t.Error("the phase was not taken back")
	}
	p.button("Redo")
	if p.t.desk.Match.Cursor() != n {
		t.Error("what one click did was not done again")
	}
	p.click("14.06", "ru.9-x")
	if p.t.float.note.Visible() == false {
		t.Error("a click on an enemy far off is refused without a word")
	}
	p.shoot("refused")
}

func TestComputersPlay(t *testing.T) {
	p := sitAround(t, lend, campaign(t), map[rules.Side]desk.Seat{"austria": "random", "russia": desk.Person}, false, 1280, 800, false)
	b := p.t.bots
	b.paused = true
	player, err := b.player("austria")
	if err != nil {
		t.Fatal(err)
	}
	for range 400 {
		if !p.t.desk.Computer() {
			break
		}
		d := p.t.desk
		got := think(t.Context(), player, d.Position().Clone(), "austria", batchMost, mostThought)
		b.done(&thought{match: d.Match, at: d.Match.Cursor(), side: "austria", player: player, cancel: func() {}}, got)
	}
	if p.t.desk.Computer() || len(p.t.desk.Offers()) == 0 {
		t.Errorf("after the computer's turn: %+v", p.status())
	}
	p.shoot("after-bot")
}

// The window's own colour is the ground of the drawer beside the map; over the map it
// needs one.
func TestTheDrawerHasAGroundOverTheMapOnly(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, true)
	if c := p.t.drawer.ground.FillColor; c != color.Color(color.Transparent) {
		t.Errorf("beside the map the drawer's ground is %v", c)
	}
	back := p.t.app.Settings().Theme().Color(theme.ColorNameBackground, p.t.app.Settings().ThemeVariant())
	if r, g, b, _ := p.t.look.Ground.RGBA(); !same(back, r, g, b) {
		t.Errorf("the window is %v, the panels are %v", back, p.t.look.Ground)
	}
	p.t.setSlim(true)
	p.t.drawer.Layout(nil, fyne.NewSize(700, 600))
	if c := p.t.drawer.ground.FillColor; c != color.Color(p.t.look.Ground) {
		t.Errorf("over the map the drawer's ground is %v", c)
	}
}

func same(c color.Color, r, g, b uint32) bool {
	x, y, z, _ := c.RGBA()
	return x == r && y == g && z == b
}
