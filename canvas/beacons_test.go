package canvas

import (
	"testing"

	"vistula/rules"
)

// beaconsSeen counts the rings that are seen.
func (x *table) beaconsSeen() int {
	n := 0
	for _, s := range x.beacons.rings {
		if !s.empty {
			n++
		}
	}
	return n
}

func TestADecisionIsRingedFarOut(t *testing.T) {
	x := newTable(t)
	x.Home()
	if px := x.PixelsPerHex(); px >= leastGlow {
		t.Fatalf("the whole map is shown at %v", px)
	}
	x.SetLit("5.16", "5.15")
	if n := x.beaconsSeen(); n != 2 {
		t.Errorf("%d rings, want 2", n)
	}
	x.SetMarks(rules.Mark{Hex: "6.16", Kind: rules.MarkOpen}, rules.Mark{Hex: "7.16", Kind: rules.MarkClosed})
	if n := x.beaconsSeen(); n != 3 {
		t.Errorf("with an open hex and a closed one %d rings, want 3", n)
	}
	x.SetPixelsPerHex(96) // there the glow itself is seen
	if n := x.beaconsSeen(); n != 0 {
		t.Errorf("near there are %d rings", n)
	}
	x.Home()
	x.SetMarks()
	x.SetLit()
	if n := x.beaconsSeen(); n != 0 {
		t.Errorf("without a decision there are %d rings", n)
	}
	var all []string
	for _, s := range x.pos.View("").Stacks {
		all = append(all, s.Hex)
	}
	x.SetLit(all...)
	if n := x.beaconsSeen(); n != 0 {
		t.Errorf("where nearly everything can be clicked there are %d rings", n)
	}
}

// Stations, which lie scattered over the map, are ringed however many they are; the
// hexes of a march, which touch, are not.
func TestScatteredHexesAreRingedFarOut(t *testing.T) {
	x := newTable(t)
	x.Home()
	var apart, all []rules.Mark
	for id := range x.board.Hexes {
		m := rules.Mark{Hex: x.board.Hexes[id].Number, Kind: rules.MarkOpen}
		if len(all) < 60 {
			all = append(all, m)
		}
		if id%7 == 0 && len(apart) < 60 {
			apart = append(apart, m)
		}
	}
	for want, marks := range map[int][]rules.Mark{0: all, 60: apart} {
		x.SetMarks(marks...)
		x.SetLit(marks[3].Hex) // which of them can be clicked does not matter
		if n := x.beaconsSeen(); n != want {
			t.Errorf("%d rings, want %d", n, want)
		}
	}
}

func TestUnitsInTheLight(t *testing.T) {
	x := newTable(t)
	v := x.pos.View("")
	unit, hex := v.Stacks[0].Units[0].Unit, v.Stacks[0].Hex
	for _, px := range []float64{20, 96} {
		x.SetPixelsPerHex(px)
		if n := x.SetSpotlight(unit, "no unit"); n != 1 || x.beaconsSeen() != 1 {
			t.Errorf("at %v %d hexes are lit with %d frames, want 1", px, n, x.beaconsSeen())
		}
		for id, s := range x.stacks.at {
			if lit := x.board.Number(id) == hex; lit != (s.o.Translucency == 0) {
				t.Errorf("%s is seen through by %v, lit %v", x.board.Number(id), s.o.Translucency, lit)
			}
		}
	}
	x.SetView(x.pos.View("")) // the light stays on
	if x.beaconsSeen() != 1 {
		t.Error("another view puts the light out")
	}
	if x.SetSpotlight(); x.beaconsSeen() != 0 {
		t.Error("the light stays on")
	}
	for _, s := range x.stacks.at {
		if s.o.Translucency != 0 {
			t.Fatal("a counter stays dim")
		}
	}
}
