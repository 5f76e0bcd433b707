package table

import (
	"strings"
	"testing"

	fynetheme "fyne.io/fyne/v2/theme"
)

// Where not all buttons of the bar have room, the first choices are in sight and the last
// ones in the menu; tools and the main button keep their places.
func TestTheFirstChoicesStayInSight(t *testing.T) {
	choice := func(label string) barButton { return barButton{label: label} }
	tool := barButton{label: "undo", icon: fynetheme.ContentUndoIcon()}
	main := barButton{label: "end", main: true}
	for _, c := range []struct {
		list []barButton
		from int
		want string
	}{
		{[]barButton{choice("a"), choice("b"), choice("c"), tool, main}, 2, "b c a undo end"},
		{[]barButton{choice("a"), choice("b"), choice("c"), tool, main}, 1, "c a b undo end"},
		{[]barButton{tool, choice("a"), choice("b"), choice("c")}, 2, "c undo a b"},
		{[]barButton{choice("a"), choice("b"), tool, main}, 0, ""},
		{[]barButton{choice("a"), choice("b"), tool, main}, 2, ""}, // none has room
		{[]barButton{tool, choice("a"), main}, 1, ""},
	} {
		var got []string
		for _, k := range firstInSight(c.list, c.from) {
			got = append(got, k.label)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("from %d: %q, want %q", c.from, strings.Join(got, " "), c.want)
		}
	}
}
