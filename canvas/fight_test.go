package canvas

import (
	"testing"

	"vistula/canvas/pen"
	"vistula/rules"
)

// arrowsOf counts the marks of where marches began (0) or the arrows (1).
func (x *table) arrowsOf(layer int) (n int) {
	for _, d := range x.marches.drawn {
		if ![]bool{d.ghost.empty, d.body.empty()}[layer] {
			n++
		}
	}
	return n
}

// TestMarchesComeAndGo: an arrow and a mark where it began for each march, at every
// zoom painted for it, and nothing afterwards.
func TestMarchesComeAndGo(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	at := x.at(-0.5, 0) // between two hexes of the way
	before := x.pixel(at)
	x.ShowMarches(March{Hexes: []string{"9.13", "10.14"}, Nation: "russia", Pale: true, Unmade: true}, March{Hexes: []string{"8.18", "8.17", "8.16"}, Nation: "russia", Number: 2})
	x.Skip()
	x.Settle()
	if ghosts, bodies := x.arrowsOf(0), x.arrowsOf(1); ghosts != 1 || bodies != 2 {
		t.Errorf("%d marks of where marches began, want 1; %d arrows, want 2", ghosts, bodies)
	}
	x.SetPixelsPerHex(60)
	x.Settle()
	if s := x.marches.drawn[1].body.list[0]; s.px != x.aim() {
		t.Errorf("at %v the arrow is that of %v", x.aim(), s.px)
	}
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.ShowMarches()
	x.Settle()
	if x.arrowsOf(0)+x.arrowsOf(1) != 0 || x.pixel(at) != before {
		t.Errorf("something of the marches is left: %v for %v", x.pixel(at), before)
	}
	x.ShowMarches(March{Hexes: []string{"no hex", "8.17"}}, March{}) // what is not on this map is passed over
	x.Settle()
	if x.arrowsOf(0)+x.arrowsOf(1) != 0 {
		t.Error("a march from nowhere is drawn")
	}
}

// TestAFightIsMarked: its targets, its figures, and the plate with the odds.
func TestAFightIsMarked(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	x.SetFight(Fight{Targets: []string{"8.17", "8.18"}, Words: "10 : 7", Apart: "1:1", Strengths: []Strength{{Hex: "9.17", Label: "10"}, {Hex: "8.17", Label: "7", Nation: "austria"}}})
	x.SetWays(rules.Way{Kind: "attack", Hexes: []string{"9.17", "8.17"}}, rules.Way{Kind: "attack", Hexes: []string{"11.17", "8.17"}})
	x.Settle()
	shown := func() (n int) {
		for _, s := range append(x.fight.targets, x.fight.plate.strips) {
			if !s.empty() {
				n++
			}
		}
		for _, s := range x.fight.discs {
			if !s.empty {
				n++
			}
		}
		return n
	}
	if n := shown(); n != 5 || len(x.signs.arrows) != 2 || x.signs.arrows[1].empty() {
		t.Errorf("%d pictures of the fight, want 2 targets, 2 figures and a plate; %d arrows", n, len(x.signs.arrows))
	}
	x.SetPixelsPerHex(20) // figures could not be read
	x.Settle()
	if x.PixelsPerHex() < leastForPills {
		if n := shown(); n != 3 {
			t.Errorf("from afar there are %d pictures, want 2 targets and the plate", n)
		}
	}
	x.SetFight(Fight{Others: []string{"8.17", "9.17"}}) // declared, and none of them in hand
	x.Settle()
	if n := shown(); n != 2 {
		t.Errorf("two attacks that are declared have %d pictures, want the two targets", n)
	}
	x.SetFight(Fight{})
	x.Settle()
	if n := shown(); n != 0 {
		t.Errorf("%d pictures of the fight are left", n)
	}
}

// TestTheFigureOfAnAttackerHidesNoValues, which are printed along the lower edge of his
// counter.
func TestTheFigureOfAnAttackerHidesNoValues(t *testing.T) {
	x := newTable(t)
	id, _ := x.board.Find("9.17")
	for _, px := range []float64{60, 110, 260, 400} {
		foot := x.sheet.Center(id).Y + counterPart(px)/2
		if at := x.fight.discAt(id, Strength{Hex: "9.17", Label: "10"}, px); at.Y-discRadius < foot-0.04 {
			t.Errorf("at %g pixels the figure begins at %v, the counter ends at %v", px, at.Y-discRadius, foot)
		}
	}
}

// TestThePlateOfAFightHidesNothingOfIt: wherever the attack comes from and however the map
// is zoomed, the plate lies on no strength, no arrow and no counter of those who fight, and its line
// crosses no strength.
func TestThePlateOfAFightHidesNothingOfIt(t *testing.T) {
	x := newTable(t)
	x.Settle()
	target, _ := x.board.Find("8.17")
	for _, px := range []float64{60, 96, 180} {
		x.SetPixelsPerHex(px)
		x.CenterOn("8.17")
		x.Settle()
		for _, n := range x.board.Neighbours(target) {
			from := x.board.Number(n)
			x.SetFight(Fight{Targets: []string{"8.17"}, Words: "13 : 13", Apart: "+0", Strengths: []Strength{{Hex: from, Label: "13"}, {Hex: "8.17", Label: "13", Nation: "austria"}}})
			x.SetWays(rules.Way{Kind: "attack", Hexes: []string{from, "8.17"}})
			x.Settle()
			if x.fight.plate.empty() {
				t.Fatal("there is no plate")
			}
			for _, h := range x.fight.hindrances(x.known([]string{"8.17"}), x.aim()) {
				c := x.sheet.Center(target)
				if h.weight >= onFighters && h.Meets(x.fight.plate.box) || h.weight == onFigures && crossed(c, x.fight.plate.box, []hindrance{h}) > 0 {
					t.Errorf("from %s at %g pixels: the plate in %v hides %v of the fight", from, px, x.fight.plate.box, h.Rect)
				}
			}
		}
	}
}

// TestAPlateAsideHasALineToItsHex: and one at its hex has none.
func TestAPlateAsideHasALineToItsHex(t *testing.T) {
	hex, size := pen.Point{X: 5, Y: 5}, pen.Point{X: 1.2, Y: 0.3}
	at := plateSpot(hex, size, nil)
	if _, _, aside := leader(hex, boxAbout(at, size)); aside || at.Y >= 5 || at.X != 5 {
		t.Errorf("where nothing hinders it the plate is at %v, want right above its hex and without a line", at)
	}
	wall := []hindrance{{pen.Rect{X: 3.5, Y: 3.9, W: 3, H: 2.2}, onFigures}}
	box := boxAbout(plateSpot(hex, size, wall), size)
	if hidden(box, wall) > 0 {
		t.Errorf("the plate in %v lies on what is in its way", box)
	}
	if _, _, aside := leader(hex, box); !aside {
		t.Errorf("the plate in %v has no line to its hex", box)
	}
}
