package bot

import "testing"

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
