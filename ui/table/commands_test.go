package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// The menu has room in the smallest window, with each of its groups open.
func TestTheMenuHasRoomInASmallWindow(t *testing.T) {
	small := fyne.NewSize(800, 600)
	p := sitAt(t, campaign(t), true, small, 1)
	height := func(list []command) float32 {
		return widget.NewPopUpMenu(fyne.NewMenu("", menuItems(list)...), p.t.win.Canvas()).MinSize().Height
	}
	list := p.t.commands()
	if h, room := height(list), p.t.board.Size().Height; h > room {
		t.Errorf("the menu is %.0f high; the map has %.0f", h, room)
	}
	for _, c := range list {
		if len(c.more) == 0 {
			continue
		}
		if h := height(c.more); h > small.Height-height(list)/2 {
			t.Errorf("%q is %.0f high in a window of %.0f", c.label, h, small.Height)
		}
	}
}

// On a tablet a group opens in place of the menu, with a way back.
func TestAGroupOfTheMenuOpensInItsPlace(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(800, 600), 1)
	k := p.t.knobs
	k.fold(0)
	press := func(list []command, label string) {
		t.Helper()
		i := slices.IndexFunc(list, func(c command) bool { return c.label == label })
		if i < 0 {
			t.Fatalf("there is no line %q in %v", label, list)
		}
		k.press(list[i])
	}
	const group = "The story so far"
	press(p.t.commands(), group)
	sees(t, p, "Analyse the game …")
	k.fold(0) // the same button shuts it, and opens the menu again
	k.fold(0)
	sees(t, p, "Find and show ›")
	press(menu{p.t}.storyCommands(), "What happened")
	if k.from >= 0 || p.t.sheets.kind != sheetHappened {
		t.Errorf("the menu is open: %v; the sheet is %q", k.from >= 0, p.t.sheets.kind)
	}
}

func sees(t *testing.T, p *play, words string) {
	t.Helper()
	if shown := texts(p.t.content); !strings.Contains(shown, words) {
		t.Errorf("%q is not to be seen: %s", words, shown)
	}
}

// What folds out lies over a sheet that is pulled up, so that all of its lines can be
// pressed; the buttons themselves stay below.
func TestTheMenuOfATabletLiesOverTheSheets(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(800, 600), 1)
	p.t.knobs.fold(0)
	at := func(o fyne.CanvasObject) int { return slices.Index(p.t.main.Objects, o) }
	buttons, sheet, menu := at(p.t.knobs.box), at(p.t.drawer.box), at(p.t.knobs.over)
	if buttons < 0 || buttons > sheet || sheet > menu || !p.t.knobs.over.Visible() {
		t.Errorf("the buttons lie in layer %d, the sheet in %d, the menu in %d", buttons, sheet, menu)
	}
	if out := p.t.knobs.out; out.Position().Y+out.Size().Height > p.t.knobs.over.Size().Height {
		t.Error("the menu reaches out of the window")
	}
}
