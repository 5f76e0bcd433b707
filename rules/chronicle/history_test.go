package chronicle_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
)

// TestHistoriesAddUp wants the histories of all units to tell of each battle once
// for each unit that was in it, of every loss, and of where each unit stands.
func TestHistoriesAddUp(t *testing.T) {
	games(t, func(t *testing.T, _ *journal.Match, c *chronicle.Chronicle) {
		fought, lost := 0, map[rules.Side]chronicle.Toll{}
		for unit, h := range c.Histories {
			fought += h.Fights()
			s := lost[h.Side]
			lost[h.Side] = chronicle.Toll{Steps: s.Steps + h.Steps, Units: s.Units + h.Units, Grades: s.Grades + h.Grades}
			if at, ok := c.End.Find(unit); ok && at.Hex != h.Last {
				t.Errorf("%s stands in %q, its history ends in %q", unit, at.Hex, h.Last)
			}
			if h.Gone != nil && h.Last == "" && h.Units == 0 {
				t.Errorf("%s is gone, but lost nothing", unit)
			}
		}
		want := 0
		for _, b := range c.Battles {
			want += len(b.Sheet.Attacker.Units) + len(b.Sheet.Defender.Units)
		}
		if fought != want {
			t.Errorf("histories tell of %d parts in battles, there were %d", fought, want)
		}
		for side, x := range c.Losses {
			if lost[side] != x {
				t.Errorf("%s lost %v, its units' histories say %v", side, x, lost[side])
			}
		}
	})
}

// TestWaysLeadFromPlaceToPlace wants every way of a phase to begin where its units
// stood before, to have no loops, and a unit's last way to end where it stood after.
func TestWaysLeadFromPlaceToPlace(t *testing.T) {
	games(t, func(t *testing.T, _ *journal.Match, c *chronicle.Chronicle) {
		ways, strikes := 0, 0
		for _, turn := range c.Turns {
			for _, part := range turn.Parts {
				for i := range part.Phases {
					p := &part.Phases[i]
					from := places(p.Before)
					for _, w := range chronicle.Ways(p.Lines) {
						ways++
						seen := map[string]bool{}
						for _, h := range w.Hexes {
							if seen[h] {
								t.Errorf("turn %d: %v goes through %s twice: %v", turn.Number, w.Units, h, w.Hexes)
							}
							seen[h] = true
						}
					}
					for _, s := range p.Strikes() {
						strikes++
						for k, u := range s.Battle.Sheet.Attacker.Units {
							if at := from[u.Unit]; at != "" && len(s.From) == 0 {
								t.Errorf("turn %d: attacker %d stood in %s, but its attack comes from nowhere", turn.Number, k, at)
							}
						}
					}
				}
			}
		}
		if ways == 0 || strikes == 0 {
			t.Errorf("%d ways, %d attacks", ways, strikes)
		}
	})
}

// TestPhasesHoldThePositions wants a march of a phase to begin where its unit stood
// before the phase, and the last to end where the unit stands after it.
func TestPhasesHoldThePositions(t *testing.T) {
	games(t, func(t *testing.T, _ *journal.Match, c *chronicle.Chronicle) {
		marches := 0
		for _, turn := range c.Turns {
			for _, part := range turn.Parts {
				for _, p := range part.Phases {
					before, after, last := places(p.Before), places(p.After), map[string]string{}
					for _, l := range p.Lines {
						if l.Class == chronicle.March && len(l.Units) == 1 && len(l.Hexes) > 1 {
							if u := l.Units[0]; last[u] == "" && before[u] != "" && before[u] != l.Hexes[0] {
								t.Errorf("turn %d, %s: %q, but it stood in %s", turn.Number, p.Title, l.Text, before[u])
							}
							last[l.Units[0]] = l.Hexes[len(l.Hexes)-1]
						} else {
							for _, u := range l.Units {
								delete(before, u) // it may have gone elsewhere, as by rail
								delete(after, u)
							}
						}
					}
					for u, h := range last {
						if marches++; after[u] != "" && after[u] != h {
							t.Errorf("turn %d, %s: %s marched to %s, but stands in %s", turn.Number, p.Title, u, h, after[u])
						}
					}
				}
			}
		}
		if marches == 0 {
			t.Error("nobody marched")
		}
	})
}

// places are the hexes of the units on the map.
func places(stacks []rules.Stack) map[string]string {
	at := map[string]string{}
	for _, s := range stacks {
		for _, u := range s.Units {
			at[u.Unit] = s.Hex
		}
	}
	return at
}
