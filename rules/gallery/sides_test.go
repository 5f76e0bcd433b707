package gallery_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// Lost and ToCome: in these tests a state of 2 is a lost unit, and who is off the map
// and not lost is to come.
func (x look) Lost() bool   { return x.state == 2 }
func (x look) ToCome() bool { return x.hex == board.None && x.state != 2 }

// TestListsOfASideAreMadeAnewWhereTheyChange: units of even numbers are of one side.
func TestListsOfASideAreMadeAnewWhereTheyChange(t *testing.T) {
	b := sheet(t)
	f := field{}
	var rolls [2]gallery.Roll
	for u := range f {
		f[u].hex = board.ID(u % 6)
		rolls[u%2].Enrol(int16(u), "army", "corps")
	}
	var g gallery.Sides[look]
	show := func() (made []string) {
		g.Renew(b, &rolls, func(u int16) int8 { return int8(u % 2) }, units, func(u int16, x *look) { *x = f[u] }, f.counter)
		for s, name := range []string{"even", "odd"} {
			display := func(id string) func() rules.Display {
				return func() rules.Display { made = append(made, name+" "+id); return rules.Display{ID: id} }
			}
			d := g.AppendDisplays(nil, int8(s), func() []rules.Display { return []rules.Display{display("all")()} }, display("dead"), display("coming"))
			if len(d) != 3 || d[0].ID != "all" || d[1].ID != "dead" || d[2].ID != "coming" {
				t.Errorf("the displays of %s are %v", name, d)
			}
		}
		g.Turns(1, func() rules.Track { made = append(made, "turns"); return rules.Track{} })
		return made
	}
	for _, c := range []struct {
		what string
		unit int
		now  look
		want []string
	}{
		{"at first", 0, f[0], []string{"even all", "even dead", "even coming", "odd all", "odd dead", "odd coming", "turns"}},
		{"where nothing changes", 0, f[0], nil},
		{"after a move", 3, look{5, 0}, []string{"odd all"}},
		{"after a loss", 3, look{board.None, 2}, []string{"odd all", "odd dead"}},
		{"when one leaves the map", 4, look{board.None, 0}, []string{"even all", "even coming", "turns"}},
	} {
		f[c.unit] = c.now
		if made := show(); !slices.Equal(made, c.want) {
			t.Errorf("%s %v are made, want %v", c.what, made, c.want)
		}
	}
	entry := func(u int16) (rules.Counter, string, bool) { return g.Face(u), "", f[u].hex != board.None }
	if d := g.Battle(0, &rolls, "red", "Red", entry); d.ID != "order-of-battle-red" || len(d.Rows) != 1 || len(d.Rows[0].Boxes[0].Units) != units/2-1 {
		t.Errorf("the order of battle is %+v", d)
	}
}

// A list is the same until something in it changes, and is then kept as it is.
func TestSame(t *testing.T) {
	var kept []int
	for _, c := range []struct {
		now  []int
		want bool
	}{{[]int{1, 2}, false}, {[]int{1, 2}, true}, {[]int{1, 3}, false}, {[]int{1, 3}, true}} {
		if got := gallery.Same(&kept, c.now); got != c.want {
			t.Errorf("%v: %t", c.now, got)
		}
	}
}
