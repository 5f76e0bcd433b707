package report

import (
	"math/rand/v2"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
)

// TestColumnsFillTheirPages pours lines behind a heading: every line stands once and in
// order, no head stands at the foot of a column, both columns of every page but the last
// are full, and on the last they are of a height.
func TestColumnsFillTheirPages(t *testing.T) {
	type placed struct {
		piece      int
		page       int
		x, y, foot float64
	}
	rng := rand.New(rand.NewPCG(1, 2))
	var got []placed
	page := 0
	var list []piece
	for i := range 700 {
		high := 3 + float64(rng.IntN(4))
		p := piece{high: high, keep: rng.IntN(6) == 0, space: rng.IntN(9) == 0}
		p.paint = func(_ pen.Pen, x, y float64) { got = append(got, placed{i, page, x, y, y + high}) }
		list = append(list, p)
	}
	p := newPress(nil, func() {})
	p.y = 180 // a lead stands above
	p.pour(list)
	for n, leaf := range p.leaves {
		page = n
		for _, draw := range leaf {
			draw(nil)
		}
	}
	k := 0
	feet := map[[2]int]placed{}
	for i := range list {
		if list[i].space {
			continue
		}
		if k == len(got) || got[k].piece != i {
			t.Fatalf("piece %d is missing or out of order", i)
		}
		if got[k].foot > columnFoot+0.1 {
			t.Errorf("piece %d ends at %.1f mm, below the column", i, got[k].foot)
		}
		column := 0
		if got[k].x > marginSide {
			column = 1
		}
		feet[[2]int{got[k].page, column}] = got[k]
		k++
	}
	const loose = 20.0 // some heads in a row, with the line that they belong to
	for at, last := range feet {
		if list[last.piece].keep && last.piece < len(list)-1 {
			t.Errorf("a head stands at the foot of column %d of page %d", at[1], at[0])
		}
		if at[0] < len(p.leaves)-1 && last.foot < columnFoot-loose {
			t.Errorf("column %d of page %d ends at %.1f mm of %.1f", at[1], at[0], last.foot, columnFoot)
		}
	}
	end := len(p.leaves) - 1
	if a, b := feet[[2]int{end, 0}].foot, feet[[2]int{end, 1}].foot; a-b > loose || b-a > loose {
		t.Errorf("the last columns end at %.1f and %.1f mm", a, b)
	}
}

// TestCellsOfATableStayInTheirColumns: a long one is broken, and its row is higher.
func TestCellsOfATableStayInTheirColumns(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	c := columns{s: &studio{set: set}}
	c.row([]string{"1", "7 steps", "2 steps"}, set.Serif, narrowSize, false, false)
	c.row([]string{"2", "132 steps, 72 levels, 14 units", "80 steps"}, set.Serif, narrowSize, false, false)
	if short, long := c.list[0].high, c.list[1].high; long < short+narrowLead-0.01 {
		t.Errorf("a row whose cell is too long is %v mm high, a short one %v", long, short)
	}
}

// TestTheDiceOfBothSidesStandSideBySide: where nothing else is in the columns, one side's in
// each of them.
func TestTheDiceOfBothSidesStandSideBySide(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	b := &book{Labels: labels{Dice: "Dice", DiceNote: "A fair die averages 3.5."}}
	for _, side := range []string{"Russia", "Central Powers"} {
		b.Dice = append(b.Dice, diceOf{Side: side, Faces: [6]int{1, 1, 1, 1, 1, 1}, Dice: 6})
	}
	c := columns{s: &studio{set: set}}
	c.bars(b)
	bind(c.list)
	if _, high, _ := balanced(c.list, columnFoot-marginTop); high > 0.7*height(c.list) {
		t.Errorf("the dice are %.0f mm high in two columns, and %.0f mm in one", high, height(c.list))
	}
}
