package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2/lang"

	"vistula/rules/journal"
)

// end is when and where a unit fell.
type end struct {
	turn int
	hex  string
}

// ends plays a match again and looks after each action who has left the map.
func ends(t *testing.T, m *journal.Match) map[string]end {
	t.Helper()
	p, err := m.At(0)
	if err != nil {
		t.Fatal(err)
	}
	p = p.Clone()
	stood, list := map[string]string{}, map[string]end{}
	for n := range m.Cursor() {
		turn := p.Status().Turn
		if _, err := p.Do(m.Entry(n + 1).Action); err != nil {
			t.Fatal(err)
		}
		is := map[string]string{}
		v := p.View("")
		for i := range v.Stacks {
			for _, c := range v.Stacks[i].Units {
				is[c.Unit] = v.Stacks[i].Hex
			}
		}
		for unit, hex := range stood {
			if is[unit] == "" {
				list[unit] = end{turn, hex}
			}
		}
		stood = is
	}
	return list
}

// The card of a unit among the dead says that it is eliminated, when and where, as far as
// the record tells, and nothing that is true of those alone who live.
func TestTheCardOfAnEliminatedUnit(t *testing.T) {
	m := amid(t, "greatwar", 4)
	p := sit(t, m, seated(m), true, 1280, 800, false)
	sheet, really := &unitSheet{p.t.tabletop}, ends(t, m)
	dead := 0
	for _, d := range p.t.view().Displays {
		if !d.Dead() {
			continue
		}
		for c := range d.Counters() {
			dead++
			words, was := texts(sheet.unitCard(*c, 300)), really[c.Unit]
			for _, untrue := range append(stateWords(c), lang.L("Reduced"), lang.L("Out of supply")) {
				if strings.Contains(words, untrue) {
					t.Errorf("%s is dead, and its card says %q: %s", c.Unit, untrue, words)
				}
			}
			if want := fmt.Sprintf("Eliminated in turn %d at %s", was.turn, p.t.placeName(was.hex)); !strings.Contains(words, want) {
				t.Errorf("the card of %s says %q, want %q", c.Unit, words, want)
			}
		}
	}
	if dead == 0 {
		t.Fatal("nobody is dead")
	}
}

// Each rulebook has words of its own for the end of a unit.
func TestWordsForTheEndOfAUnit(t *testing.T) {
	for text, want := range map[string]bool{
		"XVII Corps is eliminated.":             true,
		"The garrison of Przemysl surrenders.":  true,
		"5th Cavalry Division is destroyed.":    true,
		"The 3rd Division retreats to 12.21.":   false,
		"24 Division loses a step in Krasnik.":  false,
		"The elimination of 78th Division is 2": true,
	} {
		if falling.MatchString(text) != want {
			t.Errorf("%q is not understood", text)
		}
	}
}
