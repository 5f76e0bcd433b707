//go:build display && !headless

package window

import (
	"slices"

	"fyne.io/fyne/v2"

	"vistula/rules"
)

// byKeyboard begins an open game and plays the first phases without the mouse.
func byKeyboard(h *hand) {
	h.choose("Open")
	h.key("Return")
	h.until("the table is laid", func() bool { return seated != nil && atDesk != nil })
	h.quiet()
	h.chart()
	h.key("space")
	h.until("supply is determined", func() bool { return atDesk.Position().Status().Phase == "movement" })
	unit := h.tabTo(func(mates int) bool { return mates == 1 })
	h.show("keys-unit")
	to := h.cursorTo(free(reachOf()))
	h.show("keys-cursor")
	h.key("Return")
	h.until(unit+" has moved", func() bool { c, _ := atDesk.Counter(unit); return c.Hex == to })
	h.show("keys-moved")
	h.key("Escape") // which ends no move
	h.until("a sentence says so", func() bool { return sees("have moved") && atDesk.Moved() })
	h.key("space")
	h.until("what was in hand is set down", func() bool { return atDesk.Position().Status().Stage != rules.StageMoving })
	h.fanByKeys()
	h.key("Escape", "Escape")
	h.cursorTo(free(nil))
	h.key("space")
	h.until("a warning is given", func() bool { return sees("not moved") })
	h.key("Return")
	h.until("the phase is over", func() bool { return atDesk.Position().Status().Phase == "combat" })
	h.show("keys-next-phase")
	h.key("ctrl+z")
	h.until("the phase is back", func() bool { return atDesk.Position().Status().Phase == "movement" })
	h.key("ctrl+y")
	h.until("the phase is over again", func() bool { return atDesk.Position().Status().Phase == "combat" })
	h.kept()
	h.leave()
}

// free tells whether nobody stands in a hex, one of a list if there is a list.
func free(list []string) func(string) bool {
	taken := map[string]bool{}
	fyne.DoAndWait(func() {
		for _, s := range atDesk.View().Stacks {
			taken[s.Hex] = true
		}
	})
	return func(hex string) bool { return !taken[hex] && (list == nil || slices.Contains(list, hex)) }
}

// tabTo presses Tab until a unit in company as wanted is in hand that can move.
func (h *hand) tabTo(company func(mates int) bool) (unit string) {
	h.Helper()
	for range 40 {
		was := unit
		h.key("Tab")
		h.until("Tab goes to another unit", func() bool { hand := atDesk.Hand(); return len(hand) == 1 && hand[0] != was })
		mates := 0
		fyne.DoAndWait(func() {
			unit = atDesk.Hand()[0]
			if c, ok := atDesk.Counter(unit); ok {
				mates = len(atDesk.StackIn(c.Hex).Units)
			}
		})
		if company(mates) && len(reachOf()) > 1 {
			return unit
		}
	}
	h.Fatalf("Tab finds no such unit: %s", standing())
	return ""
}

// cursorTo leads the cursor with the arrow keys to the nearest hex that is wanted.
func (h *hand) cursorTo(wanted func(hex string) bool) string {
	h.Helper()
	at := func() (p pixel, hex string) {
		fyne.DoAndWait(func() { hex = seated.Board().CursorHex(); p, _ = placeOf(hex) })
		return p, hex
	}
	from, here := at()
	to, near := "", 1<<30
	for hex, p := range h.places() {
		if d := (p.x-from.x)*(p.x-from.x) + (p.y-from.y)*(p.y-from.y); d < near && hex != here && wanted(hex) {
			to, near = hex, d
		}
	}
	for range 24 {
		if here == to {
			return to
		}
		var goal pixel
		fyne.DoAndWait(func() { goal, _ = placeOf(to) })
		dx, dy := goal.x-from.x, goal.y-from.y
		switch {
		case dy*dy*3 >= dx*dx && dy < 0:
			h.key("Up")
		case dy*dy*3 >= dx*dx && dy > 0:
			h.key("Down")
		case dx < 0:
			h.key("Left")
		default:
			h.key("Right")
		}
		h.quiet()
		from, here = at()
	}
	h.picture("FAILED")
	h.Fatalf("the arrow keys do not lead to %s, but to %q: %s", to, here, standing())
	return ""
}

// places are the pixels of all hexes.
func (h *hand) places() map[string]pixel {
	list := map[string]pixel{}
	fyne.DoAndWait(func() {
		for i := range atDesk.Match.Ruleset().Board().Hexes {
			number := atDesk.Match.Ruleset().Board().Hexes[i].Number
			if p, _ := placeOf(number); p != (pixel{}) {
				list[number] = p
			}
		}
	})
	return list
}

// fanByKeys lays a stack out and picks another unit of it.
func (h *hand) fanByKeys() {
	h.Helper()
	unit := h.tabTo(func(mates int) bool { return mates > 1 })
	h.key("f")
	h.quiet()
	h.picture("keys-fan")
	h.key("Right", "Return")
	h.until("another unit of the stack is in hand", func() bool {
		hand := atDesk.Hand()
		return len(hand) == 1 && hand[0] != unit
	})
	h.show("keys-fan-picked")
}
