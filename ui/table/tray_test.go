package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
)

// A choice of hexes that are all free says nothing of prices.
func TestOnlyAChoiceAtAPriceSpeaksOfIt(t *testing.T) {
	free := &rules.Overlay{Hexes: []rules.Mark{{Hex: "1.1", Kind: "open"}, {Hex: "1.2", Kind: "closed"}}}
	if priced(free) {
		t.Error("free hexes have a price")
	}
	free.Hexes = append(free.Hexes, rules.Mark{Hex: "1.3", Kind: "costly"})
	if !priced(free) {
		t.Error("a costly hex has no price")
	}
}

// The fan makes room for the hexes once a unit has been picked from it.
func TestTheFanClosesOverAUnitInHand(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	if p.t.leadable("ah.4-ii") {
		t.Error("a unit is in hand before it was clicked")
	}
	p.t.board.OpenFan("8.05")
	if !p.fanned() {
		t.Fatal("no fan is open")
	}
	h := p.hit("8.05", "ah.4-ii")
	h.InFan = true
	p.t.board.OnTap(h)
	if !p.t.leadable("ah.4-ii") || p.fanned() {
		t.Error("the fan lies over the hexes to go to")
	}
}

// fanned tells whether a fan lies anywhere over the map.
func (p *play) fanned() bool {
	for y := float32(0); y < 800; y += 8 {
		for x := float32(0); x < 1280; x += 8 {
			if p.t.board.HitAt(fyne.NewPos(x, y)).InFan {
				return true
			}
		}
	}
	return false
}
