//go:build display && !headless

package window

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"vistula/canvas"
	"vistula/rules"
)

// wholeTurn plays the first turn of either player, in a hidden game.
func wholeTurn(h *hand) {
	h.choose("Human", "Hidden")
	h.picture("chosen")
	h.button("Play")
	h.until("the table is laid", func() bool { return seated != nil && atDesk != nil })
	h.show("table")
	first := status().Side
	h.supply()
	h.firstMove()
	h.overlays()
	h.march(raid())
	h.endMovement()
	h.fight()
	h.endCombat()
	h.takeOver()
	if s := status(); s.Side == first {
		h.Fatalf("it is not the other player's turn: %s", standing())
	}
	h.show("other-player")
	h.supply()
	h.march(raid())
	h.endMovement()
	h.fight()
	h.endCombat()
	h.takeOver()
	if s := status(); s.Side != first {
		h.Fatalf("the other player's turn is not over: %s", standing())
	}
	h.kept()
	h.show("next-turn")
	measured("resident memory after the turn, test included", "%d MB", resident("self"))
	h.leave()
	h.show("start-screen-with-game")
}

// offered is the label of the offer with a verb that names nothing on the map.
func offered(verb string) (label string) {
	fyne.DoAndWait(func() {
		for _, o := range atDesk.Offers() {
			if o.Verb == verb && o.Unit == "" && o.Hex == "" {
				label = o.Label
			}
		}
	})
	return label
}

// offer presses the button of an offer that names nothing on the map.
func (h *hand) offer(verb string) {
	h.Helper()
	label := offered(verb)
	if label == "" {
		h.Fatalf("%q is not offered: %s", verb, standing())
	}
	h.button(label)
}

func (h *hand) supply() {
	h.Helper()
	h.offer("supply")
	h.until("supply is determined", func() bool { return atDesk.Position().Status().Phase != "supply" })
	for range 30 {
		if status().Phase != "reinforcement" {
			return
		}
		h.reinforce()
	}
}

// firstMove takes one unit out of a stack, is refused, moves, takes it back and
// does it again.
func (h *hand) firstMove() {
	h.Helper()
	var g goer
	to := ""
	for _, x := range goers() {
		i := slices.IndexFunc(x.to, func(m rules.Mark) bool { return m.Kind == rules.MarkReach && m.Hex != x.from && !stacked(m.Hex) })
		if i < 0 || alone(x.from) {
			continue
		}
		if g, to = x, x.to[i].Hex; i > 0 {
			break
		}
	}
	if to == "" {
		h.Fatal("no stack has a unit that can move")
	}
	h.wheel(h.bring(g.from), 4)
	p := h.overUnit(g.unit)
	h.picture("stack-fanned-out")
	h.click(p, 1)
	h.until(g.unit+" is in hand", func() bool { return inHand(g.unit) })
	h.away()
	h.show("reach")
	h.refused(g)
	h.click(h.pointed(to), 1)
	h.until(g.unit+" has moved", func() bool { c, _ := atDesk.Counter(g.unit); return c.Hex == to })
	h.show("moved")
	h.kept()
	h.undoAndRedo(g, to)
}

// alone tells whether less than two units stand in a hex.
func alone(hex string) (yes bool) {
	fyne.DoAndWait(func() { s := atDesk.StackIn(hex); yes = s == nil || len(s.Units) < 2 })
	return yes
}

// pointed points at a hex, where the way there is to be seen, and gives the pixel.
func (h *hand) pointed(hex string) pixel {
	h.Helper()
	p := h.overHex(hex)
	h.point(p)
	h.show("way")
	return p
}

// refused clicks where the unit in hand cannot go.
func (h *hand) refused(g goer) {
	h.Helper()
	reach := append(reachOf(), g.from)
	before := cursor()
	var p pixel
	var hex string
	h.until("there is a hex out of reach", func() (ok bool) {
		p, ok = spot(func(x canvas.Hit) bool {
			return x.OnMap && x.Stack == nil && !x.InFan && !slices.Contains(reach, x.Number)
		})
		hex = under(p).Number
		return ok
	})
	h.click(p, 1)
	h.until("a sentence says why not", func() bool { return refuses(hex) })
	h.picture("refused")
	if n := cursor(); n != before {
		h.Fatalf("a refused click took %d actions", n-before)
	}
	h.until(g.unit+" is still in hand", func() bool { return inHand(g.unit) })
}

// refuses tells whether a sentence about a hex is to be read, which says more of it
// than what ground it is. In Fyne's goroutine.
func refuses(hex string) bool {
	return sees(hex+" is ") || sees(hex+") is ") || sees("leads to")
}

// undoAndRedo goes back to where a unit came from and to where it went again: one
// undo takes back what the one click did.
func (h *hand) undoAndRedo(g goer, to string) {
	h.Helper()
	n := cursor()
	h.press("Undo", iconed(theme.ContentUndoIcon()))
	h.until("the move is taken back", func() bool { c, _ := atDesk.Counter(g.unit); return c.Hex == g.from })
	h.show("undone")
	h.kept()
	h.press("Redo", iconed(theme.ContentRedoIcon()))
	h.until("the move is done again", func() bool { c, _ := atDesk.Counter(g.unit); return c.Hex == to })
	if at := cursor(); at != n {
		h.Fatalf("after redo %d actions are done, not %d", at, n)
	}
	h.show("redone")
}

// overlays switches some on, two of them at a time, and off.
func (h *hand) overlays() {
	h.Helper()
	var middle pixel
	fyne.DoAndWait(func() {
		size := seated.Board().Size()
		middle = pixelOf(shell.Window(), origin().AddXY(size.Width/2, size.Height/2))
	})
	h.wheel(middle, -3)
	defer h.wheel(middle, 3)
	flip := func(id string, want bool) {
		there := func(f *found) bool { o, _ := seated.Switch(id); return f.object == o }
		if canSee(there) {
			h.press("the switch of "+id, there)
		} else { // in a small window the rail is folded away; the letters stay
			h.key(id[:1])
		}
		h.until(id+" was switched", func() bool { _, on := seated.Switch(id); return on == want })
	}
	for _, pair := range [][2]string{{"supply", "control"}, {"zones", "threat"}} {
		flip(pair[0], true)
		flip(pair[1], true)
		h.away()
		h.show("overlays-" + pair[0] + "-" + pair[1])
		flip(pair[0], false)
		flip(pair[1], false)
	}
}

// takeOver hands the table over where that is called for.
func (h *hand) takeOver() {
	h.Helper()
	var covered bool
	fyne.DoAndWait(func() { covered = atDesk.HandOver() != "" })
	if !covered {
		return
	}
	h.until("the table is covered", func() bool { return sees("Hand the table") })
	h.show("hand-over")
	h.press("the button of the next player", func(f *found) bool { return len(f.words) > 7 && f.words[:7] == "I play " })
	h.until("the table is open", func() bool { return atDesk.HandOver() == "" && !sees("Hand the table") })
	h.read()
}

// read looks at what the other side did, skips the rest and closes the card that
// sums it up, where any of that comes.
func (h *hand) read() {
	h.Helper()
	h.quiet()
	if canSee(worded("Skip")) {
		h.picture("watched")
		h.key("Escape") // it may have ended by itself; then this does nothing
	}
	h.until("the present has come", func() bool { return !sees("Skip") })
	h.until("there is a card to read, or something to go on with", func() bool { return sees("Start my turn") || goesOn() || answers() })
	h.quiet()
	if canSee(worded("Start my turn")) {
		h.show("what-happened")
		h.button("Start my turn")
		h.until("the card is closed", func() bool { return !sees("Start my turn") })
	}
}

// goesOn tells whether something is offered that names nothing on the map, and can be seen.
func goesOn() bool {
	for _, o := range atDesk.Offers() {
		if o.Unit == "" && o.Hex == "" && sees(o.Label) {
			return true
		}
	}
	return false
}

// answers tells whether a decision within the other side's turn is asked for, such as a
// retreat, for which nobody is shown an account first. In Fyne's goroutine.
func answers() bool {
	s := atDesk.Position().Status()
	return s.ToAct == atDesk.Me() && s.ToAct != s.Side && len(atDesk.Offers()) > 0
}

// endMovement ends the phase, with the warning read and heeded once.
func (h *hand) endMovement() {
	h.Helper()
	h.setDown()
	before := cursor()
	h.offer("done")
	h.until("a warning is given", func() bool { return sees("not moved") })
	h.show("warning")
	h.button("Go back")
	h.until("the warning is gone", func() bool { return shell.Window().Canvas().Overlays().Top() == nil })
	if n, s := cursor(), status(); n != before || s.Phase != "movement" {
		h.Fatalf("going back has ended the phase: %s", standing())
	}
	h.offer("done")
	h.until("the combat phase has come", func() bool { return atDesk.Position().Status().Phase == "combat" })
	h.kept()
}

// endCombat ends the player turn.
func (h *hand) endCombat() {
	h.Helper()
	was := status()
	label := offered("done")
	h.offer("done")
	h.until("the turn is over or a warning is given", func() bool {
		return shell.Window().Canvas().Overlays().Top() != nil || atDesk.Position().Status().Side != was.Side
	})
	if status().Side == was.Side {
		h.show("warning-at-the-end-of-the-turn")
		h.button(label)
	}
	h.until("the other player's turn has come", func() bool { return atDesk.Position().Status().Side != was.Side })
	h.kept()
}
