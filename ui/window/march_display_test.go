//go:build display && !headless

package window

import (
	"slices"

	"fyne.io/fyne/v2"

	"vistula/rules"
)

// goer is a unit that can move, and where to.
type goer struct {
	unit, from string
	to         []rules.Mark
}

// goers are the units that can move, with their reach.
func goers() (list []goer) {
	fyne.DoAndWait(func() {
		p := atDesk.Position()
		for _, o := range atDesk.Offers() {
			c, ok := atDesk.Counter(o.Unit)
			if o.Verb != rules.VerbPick || !ok {
				continue
			}
			if r, err := p.Overlay(atDesk.Viewer(), rules.Query{Kind: rules.QueryReach, Unit: o.Unit}); err == nil {
				list = append(list, goer{o.Unit, c.Hex, r.Hexes})
			}
		}
	})
	return list
}

// raid finds units of one stack that can reach one hex beside an enemy.
func raid() (to string, units []string) {
	best := map[string][]string{} // hexes from and to
	var enemies []string
	board := atDesk.Match.Ruleset().Board()
	fyne.DoAndWait(func() {
		for _, s := range atDesk.View().Stacks {
			if s.Side != atDesk.Me() {
				enemies = append(enemies, s.Hex)
			}
		}
	})
	beside := func(hex string) bool {
		a, _ := board.Find(hex)
		return slices.ContainsFunc(enemies, func(e string) bool { b, ok := board.Find(e); return ok && board.Adjacent(a, b) })
	}
	for _, g := range goers() {
		for _, m := range g.to {
			if m.Hex == g.from || !beside(m.Hex) || stacked(m.Hex) {
				continue
			}
			key := g.from + ">" + m.Hex
			best[key] = append(best[key], g.unit)
			if n := len(best[key]); n <= 3 && (n > len(units) || n == len(units) && m.Hex < to) {
				to, units = m.Hex, slices.Clone(best[key])
			}
		}
	}
	return to, units
}

// march leads units to a hex, one after the other. Units of the other side may
// react; that is the other player's to decide.
func (h *hand) march(to string, units []string) {
	h.Helper()
	if to == "" {
		h.Log("nobody can come near an enemy")
		return
	}
	for i, u := range units {
		h.setDown()
		h.unit(u)
		h.until(u+" is in hand", func() bool { return inHand(u) })
		h.hex(to)
		if i == 0 {
			h.show("near-the-enemy")
		}
		h.settleStops(u, to)
	}
}

// setDown ends the move of what is in hand.
func (h *hand) setDown() {
	h.Helper()
	if offered("halt") != "" {
		h.offer("halt")
		h.until("what was in hand is set down", func() bool { return atDesk.Position().Status().Stage != rules.StageMoving })
	}
}

// settleStops brings a march on that the other side has stopped.
func (h *hand) settleStops(unit, to string) {
	h.Helper()
	for range 8 {
		h.takeOver()
		switch {
		case offered("hold") != "":
			h.show("reaction")
			h.offer("hold")
		case hexOf(unit) == to:
			return
		default:
			h.hex(to)
		}
		h.quiet()
	}
	h.Fatalf("%s does not get to %s: %s", unit, to, standing())
}
