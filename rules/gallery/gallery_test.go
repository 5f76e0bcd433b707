package gallery_test

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
	"vistula/rules/hex"
)

const units = 12

// look is a unit of which only its hex and its state are shown.
type look struct {
	hex   board.ID
	state int
}

func (x look) Place() board.ID { return x.hex }

func sheet(t testing.TB) *board.Board {
	t.Helper()
	m := &board.Map{ID: "field", Grid: board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rr.cc",
		First: hex.Axis{Axis: "row", Direction: "up", From: 1, To: 1}, Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 6},
		Shifted: "odd", Shift: "right"}}}
	for c := range 6 {
		m.Hexes = append(m.Hexes, board.Hex{Number: fmt.Sprintf("01.%02d", c+1), Terrain: "clear"})
	}
	b, err := board.New(m)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// field is a position of which galleries are made: units of even numbers are of one
// side, the others of the other.
type field [units]look

func (f *field) counter(u int16, x *look) rules.Counter {
	return rules.Counter{Unit: fmt.Sprint(u), Steps: x.state}
}

// stacks yields where there are units, and whose.
func (f *field) stacks(b *board.Board) iter.Seq2[board.ID, int8] {
	return func(yield func(board.ID, int8) bool) {
		for h := range board.ID(b.Len()) {
			for s := range int8(2) {
				if len(f.in(h, s)) > 0 && !yield(h, s) {
					return
				}
			}
		}
	}
}

func (f *field) in(h board.ID, s int8) (list []int16) {
	for u := range int16(units) {
		if f[u].hex == h && int8(u%2) == s {
			list = append(list, u)
		}
	}
	return list
}

// show is what a gallery shows, with the number of counters and stacks that it makes,
// and who is told to have changed.
func (f *field) show(b *board.Board, g *gallery.Gallery[look]) (stacks []rules.Stack, made, piled int, changed []int16) {
	g.Refresh(b, units, func(u int16, x *look) { *x = f[u] },
		func(u int16, x *look) rules.Counter { made++; return f.counter(u, x) },
		func(u int16, was, now *look) { changed = append(changed, u) })
	stacks = g.Stacks(f.stacks(b), func(h board.ID, s int8) rules.Stack {
		piled++
		stack := rules.Stack{Hex: b.Number(h)}
		for _, u := range f.in(h, s) {
			stack.Units = append(stack.Units, g.Face(u))
		}
		return stack
	})
	return stacks, made, piled, changed
}

// TestItShowsWhatAFreshOneShows moves and changes units at random, sometimes several
// between two looks, and compares with a gallery that has shown nothing before.
func TestItShowsWhatAFreshOneShows(t *testing.T) {
	b, rng := sheet(t), rand.New(rand.NewPCG(1, 1))
	var f field
	var kept gallery.Gallery[look]
	var given, was []rules.Stack
	for range 2000 {
		for range rng.IntN(3) {
			f[rng.IntN(units)] = look{board.ID(rng.IntN(7) - 1), rng.IntN(3)}
		}
		got, _, _, _ := f.show(b, &kept)
		want, _, _, _ := f.show(b, &gallery.Gallery[look]{})
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("it shows\n%v, not\n%v", got, want)
		}
		if !reflect.DeepEqual(given, was) {
			t.Fatalf("what was given away has changed to\n%v from\n%v", given, was)
		}
		given, was = got, nil
		for _, s := range got {
			was = append(was, rules.Stack{Hex: s.Hex, Units: slices.Clone(s.Units)})
		}
		if was == nil {
			was = []rules.Stack{}
		}
	}
}

// Only what has changed is made anew: the counter of a unit that has moved, and the
// stacks where it was and is.
func TestOnlyWhatHasChangedIsMadeAnew(t *testing.T) {
	b := sheet(t)
	f := field{}
	for u := range f {
		f[u].hex = board.ID(u % 6)
	}
	var g gallery.Gallery[look]
	first, made, piled, changed := f.show(b, &g)
	if made != units || piled != 6 || len(changed) != units {
		t.Errorf("at first %d counters and %d stacks are made, and %v are new", made, piled, changed)
	}
	again, made, piled, changed := f.show(b, &g)
	if made != 0 || piled != 0 || changed != nil || &again[0] != &first[0] {
		t.Errorf("where nothing has changed, %d counters and %d stacks are made, and %v have changed", made, piled, changed)
	}
	f[3].hex = 5
	_, made, piled, changed = f.show(b, &g)
	if made != 1 || piled != 2 || !slices.Equal(changed, []int16{3}) {
		t.Errorf("after a move %d counters and %d stacks are made, and %v have changed", made, piled, changed)
	}
}

// TestARollListsWhoTakesPart: rows and boxes in the order of the first units in them,
// without those in which nobody is, and made anew only where somebody changed.
func TestARollListsWhoTakesPart(t *testing.T) {
	var r gallery.Roll
	for u, at := range [][2]string{{"1st", "foot"}, {"2nd", "foot"}, {"1st", "horse"}, {"1st", "foot"}, {"2nd", "horse"}} {
		r.Enrol(int16(u), at[0], at[1])
	}
	var l gallery.List
	absent, asked := map[int16]bool{4: true}, 0
	show := func(changed ...int16) (text string) {
		for _, u := range changed {
			l.Note(&r, u)
		}
		for _, row := range l.Rows(&r, func(u int16) (rules.Counter, string, bool) {
			asked++
			return rules.Counter{Unit: fmt.Sprint(u)}, fmt.Sprint("no. ", u), !absent[u]
		}) {
			text += row.Title
			for _, box := range row.Boxes {
				text += " " + box.Label + fmt.Sprint(box.Details)
			}
			text += "; "
		}
		return text
	}
	if got, want := show(0, 1, 2, 3, 4), "1st foot[no. 0 no. 3] horse[no. 2]; 2nd foot[no. 1]; "; got != want || asked != 5 {
		t.Errorf("it lists %q after %d questions, want %q", got, asked, want)
	}
	asked, absent[1], absent[0] = 0, true, true
	if got, want := show(1), "1st foot[no. 0 no. 3] horse[no. 2]; "; got != want || asked != 1 {
		t.Errorf("then it lists %q after %d questions, want %q", got, asked, want)
	}
	if got, want := show(0), "1st foot[no. 3] horse[no. 2]; "; got != want {
		t.Errorf("at last it lists %q, want %q", got, want)
	}
}
