package journal

import "vistula/rules"

// Checkpoints stand in the saves of long games: positions from which a match can be
// played on before all that leads to them has been carried out again.
const (
	// checkEvery is the number of actions from one checkpoint to the next, a multiple
	// of interval; it is doubled until there are no more than mostCheckpoints.
	checkEvery      = 512
	mostCheckpoints = 8
)

// checkpoint is a position within a record.
type checkpoint struct {
	after    int // actions that lead to it
	position rules.Position
}

// spacing is the number of actions between the checkpoints of a record of n.
func spacing(n int) int {
	step := checkEvery
	for n/step > mostCheckpoints {
		step *= 2
	}
	return step
}

// checkpoints are those of the match that are at hand: what has not been read again
// since the save was opened may lack some.
func (m *Match) checkpoints() []checkpoint {
	var list []checkpoint
	step := spacing(len(m.entries))
	for n := step; n <= len(m.entries); n += step {
		if p := m.snapshots[n/interval]; p != nil {
			list = append(list, checkpoint{n, p})
		}
	}
	return list
}
