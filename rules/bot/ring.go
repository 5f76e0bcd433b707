package bot

import "vistula/rules/board"

// ring is how far the stacks of the enemy are closed in: their worth by the share of the
// hexes around them that no retreat leads to, because a side stands in or beside them and
// none of the enemy holds them open, or nobody may enter. Up to half of them it is nothing
// yet, and the last ones count most.
func (j *judge) ring(me int8) (sum float64) {
	foe := 1 - me
	for _, h := range j.used {
		if j.attack[me][h] == 0 {
			continue
		}
		j.shut(h)
		for _, n := range j.board.Neighbours(h) {
			j.shut(n)
		}
	}
	for _, h := range j.used {
		if j.worth[foe][h] == 0 {
			continue
		}
		shut, around := 0, j.board.Neighbours(h)
		for _, n := range around {
			if n == board.None || j.barred[n] || j.closed[n] && j.worth[foe][n] == 0 {
				shut++
			}
		}
		if part := 2*float64(shut)/float64(len(around)) - 1; part > 0 {
			sum += j.worth[foe][h] * part * part
		}
	}
	for _, h := range j.shuts {
		j.closed[h] = false
	}
	j.shuts = j.shuts[:0]
	return sum
}

// shut notes that no retreat leads to a hex.
func (j *judge) shut(h board.ID) {
	if h != board.None && !j.closed[h] {
		j.closed[h], j.shuts = true, append(j.shuts, h)
	}
}
