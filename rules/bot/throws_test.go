package bot

import (
	"math"
	"testing"

	"vistula/data"
	"vistula/rules"
)

// Of each six throws in turn every face comes up once on each of the first dice, and all of
// them are every throw of two dice.
func TestThrowsAreSpreadEvenly(t *testing.T) {
	pairs := map[[2]int]bool{}
	for block := range len(throws) / six {
		var seen [4][7]int
		for n := block * six; n < (block+1)*six; n++ {
			d := throw(n)
			var faces [4]int
			for i := range faces {
				faces[i] = d.D6()
				seen[i][faces[i]]++
			}
			pairs[[2]int{faces[0], faces[1]}] = true
		}
		for die := range seen {
			for face := 1; face <= six; face++ {
				if seen[die][face] != 1 {
					t.Errorf("in the %d. six throws a %d comes up %d times on die %d", block+1, face, seen[die][face], die+1)
				}
			}
		}
	}
	if len(pairs) != 36 {
		t.Errorf("there are %d different throws of two dice", len(pairs))
	}
}

// No level tries a fight by a part of six throws.
func TestFightsAreTriedByWholeSixes(t *testing.T) {
	for _, level := range levels {
		l := &lab{effort: level.effort, nodes: 1}
		if n := l.fair(rolls, 3); n%six != 0 || n > len(throws) {
			t.Errorf("%s tries a fight by %d throws", level.name, n)
		}
	}
}

// At a glance a fight is tried by three throws, which may be those of one in twelve: what
// promises something by these is held against six, as by whoever looks closer.
func TestAGlanceTakesNoAttackForItsLuck(t *testing.T) {
	rs, err := rules.Open("galicia", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, units := range [][]string{
		{"ah.4-ii", "ru.13-vii"}, {"ah.25-ii", "ru.45-xiv", "ah.4-ii"}, {"ah.2-x", "ru.13-c"}, {"ah.12-i", "ru.7-c"}, {"ah.5-i", "ru.13-vii", "ah.46-i"},
	} {
		s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "combat"}
		for i, hex := range []string{"7.09", "8.08", "7.08"}[:len(units)] {
			s.Units = append(s.Units, rules.UnitState{ID: units[i], Hex: hex})
		}
		p, err := rs.SetUp(s)
		if err != nil {
			t.Fatal(err)
		}
		m, offers := deciding(t, "level1", p)
		tries := func(a []rules.Action, most float64) (gain float64, judged int) {
			m.lab.nodes = 0
			before := m.lab.judged
			gain = m.lab.expects(a, pass{}, most)
			return gain, m.lab.judged - before
		}
		for _, a := range m.lab.attacks(offers) {
			_, three := tries(a, math.Inf(1))
			switch gain, judged := tries(a, -1e6); {
			case judged != 2*three:
				t.Errorf("%v: what promises more than the best is judged %d times, what does not %d times", units, judged, three)
			case gain != 0:
				seen++
			}
		}
	}
	if seen == 0 {
		t.Error("there is no attack to be tried")
	}
}
