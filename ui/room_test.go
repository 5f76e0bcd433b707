package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

// TestNothingNeedsMoreRoomThanASmallScreen: what a window shows must not make it
// grow beyond a screen of 1024 by 768, nor a dialog lie partly outside of it.
func TestNothingNeedsMoreRoomThanASmallScreen(t *testing.T) {
	room := fyne.NewSize(1016, 728) // less what a window manager draws round it
	for _, text := range []int{100, 200} {
		a := newApe(t, "galicia", 1, room)
		a.apply(func(s *settings.Settings) { s.TextSize = text })
		a.win.Resize(room)
		fits := func(what string) {
			t.Helper()
			if m := a.win.Content().MinSize(); m.Width > room.Width || m.Height > room.Height {
				t.Errorf("text %d, %s: the window grows to %v", text, what, m)
			}
			if o := a.win.Canvas().Overlays().Top(); o != nil {
				if m := o.MinSize(); m.Width > room.Width || m.Height > room.Height {
					t.Errorf("text %d, %s: the dialog needs %v", text, what, m)
				}
				a.hand.Key(fyne.KeyEscape, 0)
			}
		}
		fits("the start screen")
		a.preferences()
		fits("the settings")
		a.Shell.say("Head", fmt.Sprint("A sentence that is rather long, and longer than that, and tells of ", a.folders.Games))
		fits("a message")
		m, err := journal.New(mustFind(t, a, "galicia"), "campaign", nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		a.Shell.begin(m, "", note{Title: "Battle", Seats: seatNames(map[rules.Side]desk.Seat{"austria": desk.Person, "russia": desk.Person})})
		a.win.Resize(room)
		fits("the table")
		a.print(m.Position())
		fits("printing")
		for range 400 { // until the table is handed over
			if a.game.desk.HandOver() != "" {
				break
			}
			offers := a.game.desk.Offers()
			for _, o := range offers {
				if o.Verb == rules.VerbDone {
					offers = []rules.Offer{o}
					break
				}
			}
			a.game.desk.Do(offers[0].Action)
		}
		a.game.table.Refresh()
		if a.ready() == nil {
			t.Fatal("the table is not handed over")
		}
		fits("the hand-over")
	}
}

func mustFind(t *testing.T, a *ape, id string) rules.Ruleset {
	t.Helper()
	rs, err := a.find(id)
	if err != nil {
		t.Fatal(err)
	}
	return rs
}
