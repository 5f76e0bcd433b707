package galicia

import (
	"slices"

	"vistula/rules"
)

// Exact odds: every throw of the dice is counted, none is sampled. What cannot
// be counted beforehand, whether a retreat will meet its priorities, is taken
// to go well.

// lossThrows is the number of throws that the chances of losses are counted over:
// two dice for the attack and one for the losses.
const lossThrows = 36 * 6

// chances counts the results of the Combat Results Table for a column.
func (t *tables) chances(column int) []rules.Chance {
	var list []rules.Chance
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			text := t.CRT.Rows[a+b-2].Results[column]
			i := slices.IndexFunc(list, func(c rules.Chance) bool { return c.Result == text })
			if i < 0 {
				i = len(list)
				list = append(list, rules.Chance{Result: text, In: 36})
			}
			list[i].Of++
		}
	}
	return list
}

// lossChances counts the reductions that a role suffers over all throws.
func (p assessment) lossChances(role int, b balance) rules.LossChances {
	l := rules.LossChances{Side: p.side.id(), In: lossThrows, Of: make([]int, 6)}
	if role == defender {
		l.Side = p.side.enemy().id()
	}
	t := p.rs.tables
	large := int(b.steps[0]+b.steps[1]) >= t.Losses.LargeFrom
	column := min(int(b.column), lastColumn)
	for total := range t.results {
		ways := 6 - max(total-5, 5-total) // of two dice to show total+2
		modifier := rules.SumOf(battleIn(p.Position).lossModifiers(role, t.results[total][column], b, false))
		for die := 1; die <= 6; die++ {
			n := t.reductions(die+modifier, large)
			l.Of[n] += ways
			l.Sum += ways * n
		}
	}
	return l
}
