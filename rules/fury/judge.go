package fury

import (
	"math"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// What computer players are told of the game besides its Facts.

// habits are what those verbs are for that are no roles.
var habits = map[string]rules.Habit{
	"lift":     rules.HabitUndo,
	"resolve":  rules.HabitProceed,
	"accept":   rules.HabitDecline,
	"refuse":   rules.HabitAnswer,
	"yield":    rules.HabitDecline,
	"force":    rules.HabitAnswer,
	"displace": rules.HabitAnswer,
}

// Habits are what those verbs are for that are no roles.
func (*Ruleset) Habits() map[string]rules.Habit { return habits }

// The terms that turn on this rulebook: only fortresses count (4).
const (
	termAssaults = iota
	termSieges
	ownTerms
)

var judged = [ownTerms]rules.Term{
	termAssaults: {Name: "assaults", Weight: 12, Words: "attacks on fortresses to come"},
	termSieges:   {Name: "sieges", Weight: 20, Words: "sieges"},
}

// Terms are the rulebook's own terms.
func (*Position) Terms() []rules.Term { return judged[:] }

// Appraise tells how likely each side is to take fortresses as it stands: by an attack
// from the best hex (10.2), or by a siege until the end (10.5).
func (p *Position) Appraise(who rules.Side, f *rules.Facts, list []float64) {
	me := sideOf(string(who))
	a := appraisal{forces: &p.forces, strength: make([][2]int16, len(f.Hexes))}
	for i := range f.Units {
		if u := &f.Units[i]; u.Hex != board.None && u.State&rules.Headquarters == 0 {
			a.strength[u.Hex][u.Side] += u.Attack
		}
	}
	for i := range p.forts {
		s, sign := p.forts[i].holder.enemy(), 1.0
		if s != me {
			sign = -1
		}
		if p.forts[i].besieged {
			list[termSieges] += sign * a.falls(i, s, f.LastTurn-f.Status.Turn+1)
		} else {
			list[termAssaults] += sign * a.assault(p.rs.forts[i].hex, s)
		}
	}
}

// appraisal are the forces as the Facts have them, which may be elsewhere than they
// are on the map: a computer player looks at where they could go.
type appraisal struct {
	*forces
	strength [][2]int16 // by hex and side
}

// falls is how likely a siege succeeds in the turns that are left.
func (a *appraisal) falls(f int, by side, turns int) float64 {
	row, ok := a.rs.tables.ratio(int(a.strength[a.rs.forts[f].hex][by]), a.rs.forts[f].class.Strength)
	if !ok {
		return 0
	}
	return 1 - math.Pow(1-chance(row.Modifier, a.rs.tables.SiegeFalls), float64(turns))
}

// chance is how likely a die with a modifier reaches a number.
func chance(modifier, wanted int) float64 { return float64(min(6, max(0, 7+modifier-wanted))) / 6 }

// assault is how likely an attack from the best hex makes those in another retreat,
// whatever a headquarters adds.
func (a *appraisal) assault(target board.ID, by side) float64 {
	defence := max(int(a.strength[target][by.enemy()]), a.minimum(by.enemy(), target))
	best, ready := 0.0, 0
	for _, from := range a.Board().Neighbours(target) {
		if from != board.None && a.free(from, target, by) {
			ready++
		}
	}
	for d, from := range a.Board().Neighbours(target) {
		if from == board.None || a.strength[from][by] == 0 {
			continue
		}
		row, ok := a.rs.tables.ratio(int(a.strength[from][by]), max(1, defence))
		if !ok {
			continue
		}
		m := row.Modifier + a.rs.terrain[target].Modifier + a.walls(target, by.enemy()) + ready*a.rs.tables.Support
		if a.free(from, target, by) {
			m -= a.rs.tables.Support
		}
		if a.Board().Side(target, hex.Direction(d)).Has(board.River) {
			m += a.rs.tables.River
		}
		best = max(best, chance(m, 6))
	}
	return best
}

// free tells whether somebody stands in a hex who can support an attack (10.2.5).
func (a *appraisal) free(at, target board.ID, by side) bool {
	if a.strength[at][by] == 0 {
		return false
	}
	for _, n := range a.Board().Neighbours(at) {
		if n != board.None && n != target && (a.strength[n][by.enemy()] > 0 || a.bastion(by.enemy(), n)) {
			return false
		}
	}
	return true
}

// walls is what a fortress does for those in it (10.2.2).
func (a *appraisal) walls(at board.ID, s side) int {
	f := a.fortIn(at)
	switch {
	case f < 0 || a.forts[f].holder != s:
		return 0
	case a.forts[f].taken:
		return max(a.rs.tables.Captured, a.rs.forts[f].class.Modifier)
	}
	return a.rs.forts[f].class.Modifier
}
