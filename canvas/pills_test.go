package canvas

import (
	"image"
	"slices"
	"testing"

	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules"
)

func TestLabelsAreBrokenWhereTheyMustBe(t *testing.T) {
	short := func(s string) bool { return len(s) <= 10 }
	for words, want := range map[string][]string{
		"free":                   {"free"},
		"enemy zone: +2":         {"enemy", "zone: +2"},
		"no bridge\nCE -1 each":  {"no bridge", "CE -1 each"},
		"unbreakablyLongWord go": {"unbreakablyLongWord", "go"},
	} {
		if got := broken(words, short); !slices.Equal(got, want) {
			t.Errorf("%q is broken into %q, want %q", words, got, want)
		}
	}
}

// Far out only the hexes that can be chosen have a label, and only its first
// words; why a hex is closed needs no number of a case.
func TestLabelsSaySoMuchAsThereIsRoomFor(t *testing.T) {
	marks := []mark{
		{kind: "open", label: "free"},
		{kind: "costly", label: "no bridge: CE -1\nenemy zone: +2"},
		{kind: "closed", label: "swamp"},
		{kind: "here", label: "step 1 of 2"},
		{kind: "own-zone", value: 2},
		{kind: "reach", value: 3},
		{kind: "reach", value: 5, per: 2},
	}
	words := func(terse bool) (list []string) {
		for _, p := range pillsOf(marks, terse, palette.Of(palette.Usual)) {
			list = append(list, p.word)
		}
		return list
	}
	if got := words(true); !slices.Equal(got, []string{"free", "no bridge\nenemy zone", "3", "2 1/2"}) {
		t.Errorf("far out the labels are %q", got)
	}
	if got := words(false); !slices.Equal(got, []string{"free", "no bridge: CE -1\nenemy zone: +2", "swamp", "step 1 of 2", "3", "2 1/2"}) {
		t.Errorf("close up the labels are %q", got)
	}
}

// What a place is worth stands neither on a name nor on a counter where there is room
// elsewhere around the hex, and rather on a counter than on a name.
func TestBadgesKeepOffNamesAndCounters(t *testing.T) {
	box := image.Rect(-20, 20, 20, 60) // as it is cut, 100 pixels to a hex
	at := func(x, y, w, h float64, weight float64) hindrance {
		return hindrance{pen.Rect{X: x, Y: y, W: w, H: h}, weight}
	}
	foot, all := at(-0.5, 0.2, 1, 0.5, badgeOnNames), at(-2, -2, 4, 2, badgeOnNames)
	counters := at(-2, 0, 4, 2, badgeOnCounters)
	for _, c := range []struct {
		what string
		off  []hindrance
		ok   func(r pen.Rect) bool
	}{
		{"nothing", nil, func(r pen.Rect) bool { return r.Center().Y == pillBelow }},
		{"a name at the foot", []hindrance{foot}, func(r pen.Rect) bool { return overlap(r, foot.Rect) == 0 }},
		{"names above, counters below", []hindrance{all, counters}, func(r pen.Rect) bool { return overlap(r, all.Rect) == 0 }},
	} {
		if r := boxAt(clearest(pen.Point{}, box, 100, badgePlaces, c.off), box, 100); !c.ok(r) {
			t.Errorf("%s: the badge stands at %v", c.what, r)
		}
	}
}

// A number goes aside where a name would lie under it, and the whole sheet keeps
// clear of what floats over the edges.
func TestNumbersKeepOffNames(t *testing.T) {
	x := newTable(t)
	x.SetView(&rules.View{})
	id, _ := x.board.Find("8.05")
	box := image.Rect(-15, 50, 15, 75)
	c := x.sheet.Center(id)
	if at := x.pills.aside(id, box, 100, nil); at != (pen.Point{}) {
		t.Errorf("without names a number goes to %v", at)
	}
	name := pen.Rect{X: c.X - 0.3, Y: c.Y + 0.45, W: 0.6, H: 0.15}
	at := x.pills.aside(id, box, 100, []pen.Rect{name})
	if at == (pen.Point{}) || boxAt(c.Add(at), box, 100).Meets(name) {
		t.Errorf("the number goes to %v", at)
	}
}

func TestTheWholeSheetKeepsClearOfTheEdges(t *testing.T) {
	x := newTable(t)
	x.Spare(Insets{Bottom: 60})
	x.Home()
	x.Settle()
	foot := x.eye.now.ToWindow(x.eye.win, pen.Point{Y: x.sheet.Bounds().Bottom()}).Y
	if foot > testHigh-60 {
		t.Errorf("the sheet ends at %.0f of %d", foot, testHigh)
	}
}

// A plate keeps its picture when the map was only pulled, and has another at another
// zoom.
func TestPlatesKeepTheirPictures(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.SetMarks(rules.Mark{Hex: "8.17", Kind: "reach", Value: 3})
	x.Settle()
	before := x.pills.feet[0].o.Image
	x.drag(40, 20)
	x.rest()
	if x.pills.feet[0].o.Image != before {
		t.Error("a plate was painted anew though the map was only pulled")
	}
	x.SetPixelsPerHex(140)
	x.rest()
	if x.pills.feet[0].o.Image == before {
		t.Error("at another zoom a plate has its old picture")
	}
}

// TestNumbersLieBelowCounters: a figure at a counter lies above all counters, and neither
// does it hide the counter nor the counter it; it comes up when a counter comes there.
func TestNumbersLieBelowCounters(t *testing.T) {
	x := newTable(t)
	view := x.pos.View("")
	hex := view.Stacks[0].Hex
	id, _ := x.board.Find(hex)
	for _, px := range []float64{40, 60, 100, 200, 300} {
		x.SetView(&rules.View{})
		x.SetPixelsPerHex(px)
		x.CenterOn(hex)
		x.SetMarks(rules.Mark{Hex: hex, Kind: "threat", Label: "2:1"})
		x.Settle()
		if x.pills.numbers[0].empty {
			t.Fatalf("at %g pixels a hex without a counter has no figure", px)
		}
		x.SetView(view)
		x.Settle()
		if !x.pills.numbers[0].empty || x.pills.feet[0].empty {
			t.Fatalf("at %g pixels the figure lies under the counters", px)
		}
		c, half := x.sheet.Center(id), counterPart(x.aim())/2
		if box := x.pills.feet[0].onSheet(); box.Y < c.Y+half || box.Y > c.Y+half+0.15 {
			t.Errorf("at %g pixels the figure begins %.2f below the middle of the hex, the counter ends at %.2f", px, box.Y-c.Y, half)
		}
	}
}

// TestATargetHasNoPlate: the hex of an attack that is shown has an outline and no figure.
func TestATargetHasNoPlate(t *testing.T) {
	if list := pillsOf([]mark{{kind: "threat"}, {kind: "threat", label: "2:1"}}, false, palette.Of(palette.Usual)); len(list) != 1 || list[0].word != "2:1" {
		t.Errorf("the plates are %v", list)
	}
}
