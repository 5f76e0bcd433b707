//go:build display && !headless

package window

import (
	"slices"

	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/rules"
)

// offers are those of whoever looks.
func offers() (list []rules.Offer) {
	fyne.DoAndWait(func() { list = slices.Clone(atDesk.Offers()) })
	return list
}

// fight attacks once, where anybody can be attacked, to the very end.
func (h *hand) fight() {
	h.Helper()
	targets := slices.DeleteFunc(offers(), func(o rules.Offer) bool { return o.Verb != rules.VerbAttack })
	if len(targets) == 0 {
		h.Log("nobody can be attacked")
		return
	}
	target := targets[0].Hex
	h.away()
	h.point(h.overEnemy(target))
	h.until("the odds are shown", func() bool { return sees("Ratio") || sees(" against ") }) // in a line where a small window has no room for more
	h.show("odds-ahead")
	h.click(h.overEnemy(target), 1)
	h.until("the attack is begun", func() bool { return atDesk.Position().Status().Stage != "attack" })
	h.show("attack")
	seen := map[string]bool{}
	dice := 0
	for range 60 {
		h.takeOver()
		s := status()
		if s.Stage == "attack" {
			h.show("fought")
			h.kept()
			if dice == 0 {
				h.Fatal("no dice fell")
			}
			return
		}
		if !seen[s.Stage] {
			seen[s.Stage] = true
			h.show("stage-" + s.Stage)
		}
		if h.decide() {
			dice++
			h.show("dice")
		}
	}
	h.Fatalf("the fight has no end: %s", standing())
}

// overEnemy is a pixel of the counters in a hex.
func (h *hand) overEnemy(hex string) pixel {
	h.Helper()
	p := h.bring(hex)
	fyne.DoAndWait(func() {
		if at, ok := spot(func(x canvas.Hit) bool { return x.Number == hex && x.Unit != "" }); ok {
			p = at
		}
	})
	return p
}

// decide takes one offer with the mouse: all units that can be are sent in, a
// unit that must bear a loss or leave is the first, and where nothing is left to
// point at the button is pressed. It tells whether dice fell.
func (h *hand) decide() (dice bool) {
	h.Helper()
	list := offers()
	if len(list) == 0 {
		h.Fatalf("nothing is offered: %s", standing())
	}
	before := cursor()
	o := list[0]
	for _, x := range list {
		if x.Verb == rules.VerbCommit || x.Verb == rules.VerbFrom || x.Verb == rules.VerbAdvance {
			o = x
			break
		}
	}
	switch {
	case o.Unit != "":
		h.unit(o.Unit)
		if o.Hex != "" {
			h.hex(o.Hex)
		}
	case o.Hex != "":
		h.hex(o.Hex)
	default:
		h.button(o.Label)
	}
	h.quiet()
	if h.menuIsOpen() {
		h.show("choice")
		h.press("the first line of the menu", firstLine())
	}
	h.until("something was decided by "+o.Verb+" "+o.Unit+o.Hex, func() bool { return atDesk.Match.Cursor() > before })
	return o.Verb == rules.VerbRoll
}

// menuIsOpen tells whether something lies over the window.
func (h *hand) menuIsOpen() (yes bool) {
	fyne.DoAndWait(func() { yes = shell.Window().Canvas().Overlays().Top() != nil })
	return yes
}

// firstLine is the uppermost text of what lies over the window.
func firstLine() func(*found) bool {
	top := float32(1e9)
	return func(f *found) bool {
		if f.words == "" || f.y0 >= top {
			return false
		}
		top = f.y0
		return true
	}
}
