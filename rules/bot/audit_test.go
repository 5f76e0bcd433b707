package bot_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/bot"
	_ "vistula/rules/twilight"
)

// audit looks at what a level has made of its movement: blunders of its own making, by
// the hex and the unit.
type audit struct {
	before rules.Facts
	side   int8
	left   map[board.ID]bool // places that nobody holds any more, and whether an enemy stood beside them when the last one went
}

// begin notes where everybody stands.
func (a *audit) begin(p rules.Position, side rules.Side) {
	rules.Sit(p, "").Facts(&a.before)
	a.before.Units = append([]rules.UnitFacts(nil), a.before.Units...)
	a.before.Hexes = append([]rules.HexFacts(nil), a.before.Hexes...)
	a.before.Objectives = append([]rules.ObjectiveFacts(nil), a.before.Objectives...)
	a.side, a.left = a.before.SideIndex(side), map[board.ID]bool{}
}

// watch notes, after an action, which places were left. An enemy who reacts may come beside
// one later, which is no blunder of whoever left it.
func (a *audit) watch(p rules.Position) {
	var f rules.Facts
	rules.Sit(p, "").Facts(&f)
	held, friends, foes := strengths(&a.before, a.side), strengths(&f, a.side), strengths(&f, 1-a.side)
	for i := range f.Objectives {
		h := f.Objectives[i].Hex
		if friends[h] > 0 {
			delete(a.left, h)
		} else if _, known := a.left[h]; !known && held[h] > 0 {
			a.left[h] = beside(p, foes, h)
		}
	}
}

// beside tells whether any of those who stand somewhere stand next to a hex.
func beside(p rules.Position, there map[board.ID]int, h board.ID) bool {
	for _, n := range p.Ruleset().Board().Neighbours(h) {
		if n != board.None && there[n] > 0 {
			return true
		}
	}
	return false
}

// blunders lists what is worse after the movement than before it.
func (a *audit) blunders(p rules.Position) (list []string) {
	var f rules.Facts
	rules.Sit(p, "").Facts(&f)
	b := p.Ruleset().Board()
	foes, friends := strengths(&f, 1-a.side), strengths(&f, a.side)
	held := strengths(&a.before, a.side)
	for i := range f.Units {
		u, was := &f.Units[i], &a.before.Units[i]
		if u.Side != a.side || u.Hex == board.None || was.Hex == u.Hex && held[u.Hex] == 0 || u.ID != was.ID {
			continue
		}
		if u.State&(rules.Headquarters|rules.Depot) != 0 && friends[u.Hex] == 0 && beside(p, foes, u.Hex) {
			list = append(list, fmt.Sprintf("%s stands alone before the enemy in %s", u.ID, b.Number(u.Hex)))
		}
	}
	for i := range f.Units {
		u, was := &f.Units[i], &a.before.Units[i]
		if u.Side == a.side && u.Hex != board.None && was.Hex != board.None && was.Hex != u.Hex && a.before.Hexes[was.Hex].Supply&(1<<a.side) != 0 && f.Hexes[u.Hex].Supply&(1<<a.side) == 0 && u.Attack > 0 && u.State&rules.Cavalry == 0 {
			list = append(list, fmt.Sprintf("%s goes out of supply to %s", u.ID, b.Number(u.Hex)))
		}
		if u.Side == a.side && u.State&rules.Lost != 0 && was.State&rules.Lost == 0 {
			list = append(list, u.ID+" is lost in its own movement")
		}
		if u.Side == a.side && u.Hex != board.None && f.Hexes[u.Hex].Room < 0 && a.before.Hexes[u.Hex].Room >= 0 {
			list = append(list, fmt.Sprintf("%s is too many in %s", u.ID, b.Number(u.Hex)))
		}
	}
	for i := range f.Objectives {
		o := &f.Objectives[i]
		h, theirs := o.Hex, 1-a.side
		prize := o.Holder == a.side || o.Holder != theirs && o.Once[theirs]+o.EachTurn[theirs]+o.AtEnd[theirs] > 0
		if h != board.None && a.left[h] && beside(p, foes, h) && prize {
			list = append(list, fmt.Sprintf("%s is left to the enemy beside it", b.Number(h)))
		}
	}
	return list
}

// strengths is what a side has in each hex that could fight, headquarters and depots by
// themselves apart.
func strengths(f *rules.Facts, side int8) map[board.ID]int {
	sum := map[board.ID]int{}
	for i := range f.Units {
		if u := &f.Units[i]; u.Side == side && u.Hex != board.None && u.State&(rules.Headquarters|rules.Depot) == 0 {
			sum[u.Hex] += int(u.Attack) + int(u.Defense)
		}
	}
	return sum
}

// strays is how many units besides cavalry, which goes for railways, may leave their
// supply in the first turns of a game.
const strays = 2

// In the first turns of every book, a level leaves no place that counts to an enemy beside
// it, no headquarters or depot alone before him, puts no more units in a hex than may stay
// there, and hardly any but cavalry where they are not supplied.
func TestALevelMakesNoBlunders(t *testing.T) {
	for _, id := range []string{"fury", "galicia", "greatwar", "tannenberg", "twilight"} {
		hungry := 0
		for _, b := range blundersOf(t, id, 3) {
			if strings.Contains(b, "out of supply") {
				if hungry++; hungry <= strays {
					continue
				}
			}
			t.Error(id + ", " + b)
		}
	}
}

// blundersOf are those of a level that plays against itself for some turns.
func blundersOf(t *testing.T, id string, turns int) (list []string) {
	t.Helper()
	p := open(t, id, 7)
	s := p.Ruleset().Scenarios()[0]
	players := map[rules.Side]bot.Player{s.Sides[0]: player(t, "level1", 3, 4000), s.Sides[1]: player(t, "level1", 4, 4000)}
	var a audit
	var at rules.Status
	for n := 0; n < 4000 && p.Outcome() == nil && p.Status().Turn <= turns; n++ {
		st := p.Status()
		if st.Phase != at.Phase || st.Side != at.Side || st.Turn != at.Turn {
			if at.Phase == "movement" && a.before.Units != nil {
				for _, b := range a.blunders(p) {
					list = append(list, fmt.Sprintf("turn %d, %s: %s", at.Turn, at.Side, b))
				}
			}
			if at = st; slices.Contains(s.Sides, st.Side) {
				a.begin(p, st.Side)
			}
		}
		events, err := p.Do(players[st.ToAct].Choose(context.Background(), rules.Sit(p, st.ToAct)))
		if err != nil {
			t.Fatal(err)
		}
		if a.left != nil {
			a.watch(p)
		}
		if s.SetsUp(st, events) {
			at = rules.Status{}
		}
	}
	return list
}
