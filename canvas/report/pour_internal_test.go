package report

import (
	"slices"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
)

// spot is where a piece came to stand.
type spot struct {
	name         string
	page, column int
	y            float64
}

// named is a piece that notes where it is drawn; what is drawn twice is noted twice.
func named(name string, p piece, to *[]spot) piece {
	p.paint = func(_ pen.Pen, x, y float64) {
		column := 0
		if x > marginSide {
			column = 1
		}
		*to = append(*to, spot{name: name, column: column, y: y})
	}
	return p
}

// poured pours pieces below a height and returns the pages, and where the pieces stand.
func poured(from float64, list []piece, got *[]spot) *press {
	p := newPress(nil, func() {})
	p.y = from
	p.pour(list)
	for n, leaf := range p.leaves {
		for _, draw := range leaf {
			first := len(*got)
			draw(nil)
			for i := range (*got)[first:] {
				(*got)[first+i].page = n
			}
		}
	}
	return p
}

// TestNoPageIsEmpty pours what fills one or two pages nearly or exactly, with free room
// behind it: no page is begun for that.
func TestNoPageIsEmpty(t *testing.T) {
	for lines := 90; lines < 260; lines++ {
		var got []spot
		var list []piece
		for range lines {
			list = append(list, named("line", piece{high: narrowLead}, &got))
		}
		list = append(list, piece{high: 0.9, space: true}, piece{high: 2, space: true})
		p := poured(marginTop, list, &got)
		for n, leaf := range p.leaves {
			if len(leaf) == 0 {
				t.Errorf("%d lines leave page %d of %d empty", lines, n+1, len(p.leaves))
			}
		}
	}
}

// TestAHeadlineKeepsTwoLines pours a headline at every height of a column: with free room
// between, it stands in the column of the two lines that follow.
func TestAHeadlineKeepsTwoLines(t *testing.T) {
	for before := range 140 {
		var got []spot
		var list []piece
		for range before {
			list = append(list, named("line", piece{high: narrowLead}, &got))
		}
		list = append(list, piece{high: 2, space: true}, named("head", piece{high: 5.8, keep: true, head: true}, &got), piece{high: 0.8, space: true},
			named("label", piece{high: narrowLead, keep: true, head: true}, &got), named("first", piece{high: narrowLead}, &got), named("second", piece{high: narrowLead}, &got))
		for range 60 {
			list = append(list, named("line", piece{high: narrowLead}, &got))
		}
		poured(180, list, &got)
		at := slices.IndexFunc(got, func(s spot) bool { return s.name == "head" })
		for i, name := range []string{"head", "label", "first", "second"} {
			if s := got[at+i]; s.name != name || s.page != got[at].page || s.column != got[at].column {
				t.Errorf("after %d lines, %q stands in another column than the headline: %+v", before, s.name, got[at:at+4])
			}
		}
	}
}

// TestABrokenTableRepeatsItsHead pours a table at every height of a column: wherever it is
// broken, its head stands above the rows, and never above none.
func TestABrokenTableRepeatsItsHead(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	rows := make([][]string, 30)
	for i := range rows {
		rows[i] = []string{itoa(i + 1), "2 steps", "1 step"}
	}
	broken := 0
	for before := range 60 {
		var got []spot
		var list []piece
		for range before {
			list = append(list, named("line", piece{high: narrowLead}, &got))
		}
		c := columns{s: &studio{set: set}}
		c.table(&table{Head: []string{"Turn", "Russia", "Central Powers"}, Rows: rows}, false)
		c.list[0] = named("head", c.list[0], &got)
		for i := range c.list[1:] {
			row := &c.list[1+i]
			head := named("head", *row.again, &got)
			*row = named("row", *row, &got)
			row.again = &head
		}
		poured(150, append(list, c.list...), &got)
		for i, s := range got {
			if s.y > columnFoot {
				t.Errorf("after %d lines, a %s stands below the column", before, s.name)
			}
			begins := i == 0 || got[i-1].page != s.page || got[i-1].column != s.column
			if begins && s.name == "row" {
				t.Errorf("after %d lines, column %d of page %d begins with a row", before, s.column+1, s.page+1)
			}
			if begins && s.name == "head" {
				broken++
			}
			if s.name == "head" && got[i+1].name != "row" {
				t.Errorf("after %d lines, a head stands without a row", before)
			}
		}
	}
	if broken < 60 {
		t.Errorf("the table was broken only %d times", broken)
	}
}

// TestAHeadlineKeepsOffTheTextAbove pours what begins with a headline below a text: there is
// more room above it than between lines, and none at the top of a page.
func TestAHeadlineKeepsOffTheTextAbove(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, from := range []float64{marginTop, 100} {
		var got []spot
		c := columns{s: &studio{set: set}}
		c.head("Turning points")
		c.list[1] = named("head", c.list[1], &got)
		for range 4 {
			c.list = append(c.list, named("line", piece{high: narrowLead}, &got))
		}
		poured(from, c.list, &got)
		want := from
		if from > marginTop {
			want += headGap
		}
		if got[0].y != want {
			t.Errorf("below %v mm a headline stands at %v mm, not at %v", from, got[0].y, want)
		}
	}
	if headGap <= narrowLead {
		t.Errorf("above a headline are %v mm, from line to line %v", headGap, narrowLead)
	}
}

// TestAWholeTableIsNotBroken pours one at every height of a column: all its rows stand in one.
func TestAWholeTableIsNotBroken(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	for before := range 60 {
		var got []spot
		var list []piece
		for range before {
			list = append(list, named("line", piece{high: narrowLead}, &got))
		}
		c := columns{s: &studio{set: set}}
		c.table(&table{Head: []string{"Turn", "Russia"}, Rows: slices.Repeat([][]string{{"1", "2 steps"}}, 10)}, true)
		for i := range c.list {
			c.list[i] = named("row", c.list[i], &got)
		}
		poured(150, append(list, c.list...), &got)
		rows := slices.DeleteFunc(got, func(s spot) bool { return s.name != "row" })
		if slices.ContainsFunc(rows, func(s spot) bool { return s.page != rows[0].page || s.column != rows[0].column }) {
			t.Errorf("after %d lines, the table is broken: %+v", before, rows)
		}
	}
}

// TestLossesStandOnOnePage: in a column where all sums fit on the page, and else in two halves
// below their headline, at every height of the page.
func TestLossesStandOnOnePage(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	b := &book{Losses: &table{Head: []string{"Turn", "Russia"}, Rows: slices.Repeat([][]string{{"1", "2 steps"}}, 26)}}
	for range 6 {
		b.Battles = append(b.Battles, headline{When: "Turn 1", What: "Russia took the lead."})
	}
	for from := marginTop; from < columnFoot; from += 9 {
		p := newPress(&studio{set: set}, func() {})
		p.y = from
		p.losses(b)
		if len(p.leaves) > 2 || len(p.leaves) == 2 && len(p.leaves[0]) > 0 {
			t.Errorf("from %.0f mm the losses stand on %d pages", from, len(p.leaves))
		}
	}
	short, long := newPress(&studio{set: set}, func() {}), newPress(&studio{set: set}, func() {})
	long.y = columnFoot - 150 // room for neither column to hold all
	short.sums(b)
	long.sums(b)
	if len(short.leaves) != 1 || len(long.leaves) != 1 || long.y > columnFoot {
		t.Errorf("the sums take %d pages of an empty one and %d from the middle of another, to %.0f mm", len(short.leaves), len(long.leaves), long.y)
	}
}

// TestTheListOfTheTurnsStandsOnOnePage: below the map of a long game, and wherever it begins.
func TestTheListOfTheTurnsStandsOnOnePage(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	b := &book{Chapters: make([]chapter, 25)}
	p := newPress(&studio{set: set}, func() {})
	p.y = 98 // a lead and five options stand above
	p.y += p.finalHigh(b) + 8.1
	p.small(0, "The signs")
	p.y += 2 * 4.3 // the note on them has three lines
	p.contents(b)
	if len(p.leaves) != 1 {
		t.Errorf("the list of 25 turns stands on %d pages", len(p.leaves))
	}
	for from := marginTop; from < columnFoot; from += 9 {
		p := newPress(&studio{set: set}, func() {})
		p.y = from
		p.contents(b)
		if len(p.leaves) > 2 || len(p.leaves) == 2 && len(p.leaves[0]) > 0 {
			t.Errorf("from %.0f mm the list of the turns is broken", from)
		}
	}
}
