package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
)

// What computer players are told of the game besides its Facts.

// habits are what those verbs are for that are no roles. What is done for all units at
// once needs no thought, such as the ammunition for an attack that is under way (10.5).
var habits = map[string]rules.Habit{
	"supply-auto":     rules.HabitProceed,
	"ap-auto":         rules.HabitProceed,
	"replace-auto":    rules.HabitProceed,
	"enter-auto":      rules.HabitProceed,
	"railheads-auto":  rules.HabitProceed,
	"ap-back":         rules.HabitUndo,
	"cancel-boundary": rules.HabitUndo,
	"decline":         rules.HabitDecline,
	"stay":            rules.HabitDecline,
	"leave-marker":    rules.HabitDecline,
	"eliminate":       rules.HabitSacrifice,
	"depot":           rules.HabitJourney,
}

// Habits are what those verbs are for that are no roles.
func (*Ruleset) Habits() map[string]rules.Habit { return habits }

// The terms that turn on this rulebook.
const (
	termStarving = iota
	termScanty
	termCutOff
	termSpirit
	termBaggage
	termGarrisons
	termDepots
	termArrivals
	ownTerms
)

var judged = [ownTerms]rules.Term{
	termStarving:  {Name: "starving", Weight: 0.12, Words: "units that will be out of supply"},
	termScanty:    {Name: "scanty", Weight: 0.02, Words: "units that will be in low supply"},
	termCutOff:    {Name: "cut-off", Weight: 0.05, Words: "enemies that will be out of supply"},
	termSpirit:    {Name: "spirit", Weight: 0.08, Words: "combat effectiveness"},
	termBaggage:   {Name: "baggage", Weight: 2, Words: "trains ahead of the troops"},
	termGarrisons: {Name: "garrisons", Weight: 0.2, Words: "garrisons away from their fortress"},
	termDepots:    {Name: "depots", Weight: 0.02, Words: "depots close to their army"},
	termArrivals:  {Name: "arrivals", Weight: 2, Words: "trains to stations that are full"},
}

// Terms are the rulebook's own terms.
func (*Position) Terms() []rules.Term { return judged[:] }

// Appraise tells what the next Supply Phase will do to either side (14.4), how effective
// its units are (7.1), which trains stand ahead of all who fight, which garrisons have
// gone too far to come back in time, how close the depots are to their armies, and which
// stations will be too full for who travels there.
func (p *Position) Appraise(who rules.Side, f *rules.Facts, list []float64) {
	s := sideOf(string(who))
	out, low := supplyOf(p).provisions(s, f)
	list[termStarving], list[termScanty] = -out, -low
	list[termCutOff], _ = supplyOf(p).provisions(s.enemy(), f)
	a := appraising{p}
	list[termSpirit] = a.worn(s.enemy()) - a.worn(s)
	list[termBaggage] = -a.baggage(s, f)
	list[termGarrisons] = -a.strayed(s, f)
	list[termDepots] = supplyOf(p).based(s, f)
	list[termArrivals] = -float64(a.crush(s, f))
}

// appraising is the job of weighing a position for computer players.
type appraising struct{ *Position }

// worn is the strength of a side that its loss of effectiveness is worth: the whole of a
// unit with none left (7.1 to 7.4).
func (p appraising) worn(s side) (sum float64) {
	for _, u := range p.rs.ofSide[s] {
		if st := &p.units[u]; p.onMap(u) && st.ce+st.disorder > 0 {
			sum += float64(p.attack(u)+p.defence(u)) / 2 * min(1, float64(st.ce+st.disorder)/float64(mostStatus))
		}
	}
	return sum
}

// scouted is from how many hexes an enemy is no danger to a train.
const scouted = 7

// baggage is how far trains and depots of a side are from safety that no unit of their own
// side is nearer to the enemy than they are: he needs only to come beside them (9.8, 9.9).
func (p appraising) baggage(s side, f *rules.Facts) (sum float64) {
	for i := range f.Units {
		if u := &f.Units[i]; u.Side == int8(s) && u.Hex != board.None && u.State&(rules.Depot|rules.Entrained) == rules.Depot {
			sum += p.ahead(u.Hex, int8(s), f)
		}
	}
	return sum
}

// ahead is how close to the nearest enemy a hex is with nobody in it or before it, as a
// part of the distance from which there is no danger.
func (p appraising) ahead(at board.ID, s int8, f *rules.Facts) float64 {
	foe, away := nearest(p.Board(), f, at, 1-s, scouted)
	if away >= scouted {
		return 0
	}
	if _, screen := nearest(p.Board(), f, foe, s, away); screen < away {
		return 0
	}
	if _, escort := nearest(p.Board(), f, at, s, 1); escort == 0 {
		return 0
	}
	return float64(scouted-away) / scouted
}

// nearest finds who of a side that fights is nearest to a hex and how far that is, below
// some distance.
func nearest(b *board.Board, f *rules.Facts, to board.ID, s int8, below int) (at board.ID, away int) {
	at, away = board.None, below
	for i := range f.Units {
		u := &f.Units[i]
		if u.Side != s || u.Hex == board.None || u.Allowance == 0 || u.State&(rules.Depot|rules.Entrained) != 0 {
			continue
		}
		if d := b.Distance(u.Hex, to); d >= 0 && d < away {
			at, away = u.Hex, d
		}
	}
	return at, away
}

// A garrison that is no longer bound (3.3.5, 12.4) makes sorties from its fortress: so far
// as it comes back in a turn or two.
const (
	sortie = 4 // hexes
	beyond = 3 // hexes more at which it is gone
)

// strayed is the strength of the garrisons of a side that are too far from their fortress,
// while it is still held.
func (p appraising) strayed(s side, f *rules.Facts) (sum float64) {
	for i := range f.Units {
		x := &f.Units[i]
		if x.Side != int8(s) || x.Hex == board.None {
			continue
		}
		u, ok := p.rs.FindUnit(x.ID)
		if !ok || !p.scenario.garrison[u] || !p.controls(s, p.scenario.home[u]) {
			continue
		}
		if d := p.Board().Distance(x.Hex, p.scenario.home[u]) - sortie; d > 0 {
			sum += float64(x.Attack+x.Defense) / 2 * min(1, float64(d)/beyond)
		}
	}
	return sum
}
