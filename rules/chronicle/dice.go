package chronicle

import "vistula/rules"

// Throws counts the dice of a side, of six faces each.
type Throws struct {
	Faces [7]int // index: face
	Dice  int
	Sum   int
}

// Mean is the mean of the dice in hundredths, 0 where none was rolled; 350 is to
// be expected.
func (t *Throws) Mean() int {
	if t.Dice == 0 {
		return 0
	}
	return (100*t.Sum + t.Dice/2) / t.Dice
}

// count counts the dice of an event for the side that it befell, or else for who
// acted.
func (t *teller) count(e rules.Event, actor rules.Side) {
	side := e.Side
	if side == "" {
		side = actor
	}
	for _, n := range e.Dice {
		if n < 1 || n > 6 {
			continue
		}
		x := t.c.Dice[side]
		if x == nil {
			x = &Throws{}
			t.c.Dice[side] = x
		}
		x.Faces[n]++
		x.Dice++
		x.Sum += n
	}
}
