package bot

import (
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// Whoever closes the ways of retreat of a stack is better off the fewer are left; a friend
// of the stack holds one open, and up to half of them count for nothing.
func TestARingIsWorthMoreTheCloserItIs(t *testing.T) {
	rs, err := rules.Open("galicia", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.New("campaign", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	facts := rules.Sit(p, "").Facts(nil)
	j, err := newJudge(p, facts, "austria", taste{})
	if err != nil {
		t.Fatal(err)
	}
	hex := func(name string) board.ID {
		at, ok := rs.Board().Find(name)
		if !ok {
			t.Fatalf("there is no hex %s", name)
		}
		return at
	}
	const prey = "2.15"
	around := rs.Board().Neighbours(hex(prey))
	worth := func(own, friends []int) float64 {
		units := []rules.UnitFacts{{ID: "prey", Side: 1, Hex: hex(prey), Attack: 4, Defense: 4}}
		for _, d := range own {
			units = append(units, rules.UnitFacts{Side: 0, Hex: around[d], Attack: 4, Defense: 4})
		}
		for _, d := range friends {
			units = append(units, rules.UnitFacts{Side: 1, Hex: around[d], Attack: 4, Defense: 4})
		}
		j.muster(&rules.Facts{Units: units, Sides: facts.Sides})
		defer j.clear()
		return j.ring(0)
	}
	one, two, ring := worth([]int{0}, nil), worth([]int{0, 2}, nil), worth([]int{0, 3}, nil)
	if one != 0 || two <= one || ring <= two {
		t.Errorf("one beside it is worth %v, two %v, two that leave no way %v; want 0 and more each time", one, two, ring)
	}
	if open := worth([]int{0, 3}, []int{1}); open >= ring {
		t.Errorf("it is worth %v where a friend holds a way open, %v where none does", open, ring)
	}
}
