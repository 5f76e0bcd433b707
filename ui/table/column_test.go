package table

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// An attack whose odds are beyond the last column of the table is rolled on that, and said
// to be.
func TestOddsBeyondTheTableAreResolvedOnItsLastColumn(t *testing.T) {
	p := movement(t)
	for column, want := range map[string]string{"7:1": "4:1", "5:1": "4:1", "4:1": "4:1", "1.5:1": "1.5:1", "1:5": "1:5", "": ""} {
		if got := p.t.column(&rules.Sheet{Column: column}); got != want {
			t.Errorf("%q is rolled on %q, want %q", column, got, want)
		}
	}
	const width = 340
	card := p.t.drawer.battle.combatRoll(&chronicle.Battle{Sheet: &rules.Sheet{Ratio: "3:1", Column: "5:1"}, Rolled: []int{2, 4}, Result: "+1/R2"}, width)
	if said := wordsIn(card); !strings.Contains(said, "column 4:1 (odds of 5:1)") {
		t.Errorf("the card says %q", said)
	}
	if wide := card.MinSize().Width; wide > width {
		t.Errorf("it is %v wide on a panel of %v", wide, float32(width))
	}
}
