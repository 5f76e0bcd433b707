package scene_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
	_ "vistula/rules/tannenberg"
)

var lent = rules.Lender(data.FS())

var rulesets = []string{"galicia", "greatwar", "tannenberg", "fury"}

// most is how many actions of a game are looked at.
const most = 1500

// eachGame runs a test on a random game of each ruleset.
func eachGame(t *testing.T, check func(t *testing.T, m *journal.Match)) {
	eachGameOf(t, 5, check)
}

// eachGameOf is eachGame with the games of a seed.
func eachGameOf(t *testing.T, seed uint64, check func(t *testing.T, m *journal.Match)) {
	for _, id := range rulesets {
		t.Run(id, func(t *testing.T) {
			rs, err := lent(id)
			if err != nil {
				t.Fatal(err)
			}
			actions := most
			if id == "tannenberg" { // random play chooses between its reinforcements again and again
				actions = 3 * most
			}
			check(t, rulestest.RandomMatch(t, rs, "campaign", nil, seed, actions))
		})
	}
}

func between(t *testing.T, m *journal.Match, side rules.Side, from, to int) []scene.Scene {
	t.Helper()
	list, err := scene.Between(m, side, from, to)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestEveryStepAndBattleIsInAScene: nobody moves, and no attack is fought, that is not
// shown, each battle once.
func TestEveryStepAndBattleIsInAScene(t *testing.T) {
	eachGame(t, func(t *testing.T, m *journal.Match) {
		type leg struct{ units, from, to string }
		shown, fought := map[leg]bool{}, map[*chronicle.Battle]int{}
		note := func(l *chronicle.Line) {
			for i := 1; i < len(l.Hexes); i++ {
				shown[leg{fmt.Sprint(l.Units), l.Hexes[i-1], l.Hexes[i]}] = true
			}
		}
		results := 0
		for _, s := range between(t, m, "", 0, m.Cursor()) {
			if s.Kind == scene.Battle {
				fought[s.Battle]++
				if s.Battle.Result != "" {
					results++
				}
				for _, l := range s.Ways() {
					note(&l)
				}
			}
			note(&s.Line)
		}
		legs, rolled := 0, 0
		for n := 1; n <= m.Cursor(); n++ {
			for _, e := range m.Entry(n).Events {
				if e.Result != "" && e.Battle != "" {
					rolled++
				}
				if moved := e.Kind == rules.EventStep || e.Kind == rules.EventRetreat || e.Kind == rules.EventAdvance; !moved || len(e.Hexes) != 2 || e.Text == "" {
					continue
				}
				legs++
				if !shown[leg{fmt.Sprint(e.Units), e.Hexes[0], e.Hexes[1]}] {
					t.Errorf("action %d is not shown: %s", n, e.Text)
				}
			}
		}
		for b, n := range fought {
			if n != 1 {
				t.Errorf("the battle at %v is shown %d times", b.Targets, n)
			}
		}
		if results != rolled || rolled < 3 || legs < 50 {
			t.Errorf("%d battles are shown, %d were rolled; %d legs", results, rolled, legs)
		}
	})
}

// shape is what is shown of marches and battles.
func shape(list []scene.Scene) (all []string) {
	for _, s := range list {
		switch s.Kind {
		case scene.March:
			all = append(all, fmt.Sprint(s.Class, s.Units, s.Hexes))
		case scene.Battle:
			all = append(all, fmt.Sprint("battle ", s.Hexes, s.Attackers(), s.Battle.Dice, s.Battle.Result, s.Battle.Means, s.Battle.Losses, len(s.Ways())))
		}
	}
	return all
}

// TestAReelThatGrowsShowsTheSame: whoever watches a game while it is played sees the
// same marches and battles, whole, as one who watches it afterwards.
func TestAReelThatGrowsShowsTheSame(t *testing.T) {
	eachGame(t, func(t *testing.T, m *journal.Match) {
		r, err := scene.Open(m, "", 0)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(1, 2))
		for n := 0; n < m.Cursor(); {
			n = min(m.Cursor(), n+1+rng.IntN(30))
			if err := r.Advance(n, n == m.Cursor()); err != nil {
				t.Fatal(err)
			}
		}
		got, want := shape(r.Scenes()), shape(between(t, m, "", 0, m.Cursor()))
		if !slices.Equal(got, want) {
			for i := range min(len(got), len(want)) {
				if got[i] != want[i] {
					t.Fatalf("scene %d: %s\nlater: %s", i, got[i], want[i])
				}
			}
			t.Fatalf("%d scenes while it is played, %d afterwards", len(got), len(want))
		}
	})
}

// TestPartsOfAGameAreThoseOfTheWhole: what happened in a turn is the same whether one
// begins to look there or at the start of the game. In some of these games a garrison comes
// back to a town that it had left empty, and so takes nothing.
func TestPartsOfAGameAreThoseOfTheWhole(t *testing.T) {
	for _, seed := range []uint64{2, 5, 9} {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) { eachGameOf(t, seed, eachTurnByItself) })
	}
}

// eachTurnByItself compares the scenes of each turn with those of the whole game.
func eachTurnByItself(t *testing.T, m *journal.Match) {
	whole := between(t, m, "", 0, m.Cursor())
	turns := 0
	for n, last := 1, 0; n < m.Cursor(); n++ {
		if m.Status(n).Turn == m.Status(n-1).Turn {
			continue
		}
		want := slices.DeleteFunc(slices.Clone(whole), func(s scene.Scene) bool { return s.First <= last || s.First > n })
		if got := between(t, m, "", last, n); !slices.Equal(shape(got), shape(want)) {
			t.Errorf("turn %d by itself: %d scenes, in the whole game %d", m.Status(n-1).Turn, len(got), len(want))
		}
		last = n
		turns++
	}
	if turns == 0 {
		t.Fatal("the game ended in its first turn")
	}
}

// TestTheAccountHasTheLosses: those of all scenes together are those of the story.
func TestTheAccountHasTheLosses(t *testing.T) {
	eachGame(t, func(t *testing.T, m *journal.Match) {
		r, err := scene.Open(m, "", 0)
		if err == nil {
			err = r.Advance(m.Cursor(), true)
		}
		if err != nil {
			t.Fatal(err)
		}
		a := scene.Sum(r.Scenes())
		if want := r.Chronicle().Losses; !reflect.DeepEqual(a.Losses, want) {
			t.Errorf("the account has losses of %v, the story %v", a.Losses, want)
		}
		if len(a.Battles) == 0 || len(a.Marches) == 0 {
			t.Errorf("%d battles and %d marches", len(a.Battles), len(a.Marches))
		}
	})
}

// TestAMarchInSeveralGoesIsOneWay in the account, and one that turns elsewhere in
// between is two.
func TestAMarchInSeveralGoesIsOneWay(t *testing.T) {
	march := func(unit string, hexes ...string) scene.Scene {
		return scene.Scene{Kind: scene.March, Turn: 1, Line: chronicle.Line{Class: chronicle.March, Units: []string{unit}, Hexes: hexes}}
	}
	a := scene.Sum([]scene.Scene{march("a", "1", "2"), march("b", "5", "6"), march("a", "2", "3"), march("b", "7", "8")})
	var got []string
	for _, m := range a.Marches {
		got = append(got, fmt.Sprint(m.Units, m.Hexes))
	}
	if want := []string{"[a] [1 2 3]", "[b] [5 6]", "[b] [7 8]"}; !slices.Equal(got, want) {
		t.Errorf("marches %v, want %v", got, want)
	}
}

// TestUnitsThatComeTogetherAreOneScene: the arrivals of a phase, with all their hexes; and
// units that went the same way are one march of the account.
func TestUnitsThatComeTogetherAreOneScene(t *testing.T) {
	eachGame(t, func(t *testing.T, m *journal.Match) {
		list := between(t, m, "", 0, m.Cursor())
		for i := range list {
			a := &list[i]
			if a.Class != chronicle.Arrival || i == 0 {
				continue
			}
			b := &list[i-1]
			if b.Class == chronicle.Arrival && a.Kind == b.Kind && a.Side == b.Side && a.Turn == b.Turn && a.Mover == b.Mover && a.Phase == b.Phase && len(a.Units) > 0 && len(b.Units) > 0 && len(a.Tolls)+len(b.Tolls)+len(a.Dice)+len(b.Dice)+a.Score+b.Score == 0 {
				t.Errorf("two scenes tell of arrivals that one could: %s / %s", b.Text, a.Text)
			}
		}
	})
	march := func(unit string, hexes ...string) scene.Scene {
		return scene.Scene{Kind: scene.March, Turn: 1, Line: chronicle.Line{Class: chronicle.March, Units: []string{unit}, Hexes: hexes}}
	}
	a := scene.Sum([]scene.Scene{march("a", "1", "2"), march("b", "1", "2"), march("a", "2", "3"), march("b", "2", "3"), march("c", "1", "2")})
	var got []string
	for _, m := range a.Marches {
		got = append(got, fmt.Sprint(m.Units, m.Hexes))
	}
	if want := []string{"[a b] [1 2 3]", "[c] [1 2]"}; !slices.Equal(got, want) {
		t.Errorf("marches %v, want %v", got, want)
	}
}

// TestRoutineIsToldOnce: no two scenes in a row tell of orders or rolls of one side in one
// phase, and none of them is lost.
func TestRoutineIsToldOnce(t *testing.T) {
	eachGame(t, func(t *testing.T, m *journal.Match) {
		list := between(t, m, "", 0, m.Cursor())
		routine := func(s *scene.Scene) bool {
			return s.Kind == scene.Other && s.Text != "" && (s.Class == chronicle.Other || s.Class == chronicle.Throw) && len(s.Tolls) == 0 && s.Score == 0
		}
		for i := range list {
			if i == 0 || !routine(&list[i]) || !routine(&list[i-1]) {
				continue
			}
			a, b := &list[i-1], &list[i]
			if a.Class == b.Class && a.Side == b.Side && a.Turn == b.Turn && a.Mover == b.Mover && a.Phase == b.Phase {
				t.Errorf("two scenes tell of routine that one could: %s / %s", a.Text, b.Text)
			}
		}
	})
	order := scene.Scene{Kind: scene.Other, Line: chronicle.Line{Class: chronicle.Other, Text: "An order.", Units: []string{"a"}}}
	loss := order
	loss.Class = chronicle.Loss
	if a := scene.Sum([]scene.Scene{order, order, order, loss, order}); len(a.Rest) != 3 || a.Rest[0].More != 2 {
		t.Errorf("three orders, a loss and an order are %d lines, the first with %d more", len(a.Rest), a.Rest[0].More)
	}
}

// TestASetUpShowsOnlyWhatItCost: of the dice for losses before the September game those
// that took nothing are not watched.
func TestASetUpShowsOnlyWhatItCost(t *testing.T) {
	rs, err := lent("greatwar")
	if err != nil {
		t.Fatal(err)
	}
	m, err := journal.New(rs, "september", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Press(t, m, rules.VerbAuto, rules.VerbDone, rules.VerbRoll)
	costs := 0
	for _, s := range between(t, m, "", 0, m.Cursor()) {
		if s.Phase != "Deployment" {
			continue
		}
		if s.Class == chronicle.Throw && len(s.Tolls) == 0 {
			t.Errorf("it is watched that %q", s.Text)
		}
		costs += len(s.Tolls)
	}
	if costs == 0 {
		t.Error("no loss is watched")
	}
}

// TestABattleThatGoesOnIsToldWhole: whoever begins to look in the middle of a battle,
// because the other side's choice in it came next, sees all that it cost.
func TestABattleThatGoesOnIsToldWhole(t *testing.T) {
	eachGame(t, func(t *testing.T, m *journal.Match) {
		looked := 0
		for _, s := range between(t, m, "", 0, m.Cursor()) {
			b := s.Battle
			if b == nil || !b.Over || b.Last == b.First || looked >= 25 {
				continue
			}
			for _, from := range []int{b.First, b.Last - 1} {
				list := between(t, m, "", from, b.Last)
				i := slices.IndexFunc(list, func(x scene.Scene) bool { return x.Battle != nil && slices.Equal(x.Battle.Targets, b.Targets) })
				if i < 0 {
					t.Fatalf("after action %d the battle of actions %d to %d is not told", from, b.First, b.Last)
				}
				if got := list[i].Battle; !reflect.DeepEqual(got.Losses, b.Losses) || got.Result != b.Result {
					t.Errorf("after action %d the battle of actions %d to %d has cost %v, result %q; it has cost %v, result %q", from, b.First, b.Last, got.Losses, got.Result, b.Losses, b.Result)
				}
			}
			looked++
		}
		if looked == 0 {
			t.Fatal("no battle took several actions")
		}
	})
}

// Who has marched himself is told of the others' marches only.
func TestAnAccountWithoutOnesOwnMarches(t *testing.T) {
	march := func(side rules.Side, unit string) scene.Scene {
		return scene.Scene{Kind: scene.March, Turn: 1, Line: chronicle.Line{Class: chronicle.March, Side: side, Units: []string{unit}, Hexes: []string{unit, "9"}}}
	}
	a := scene.Sum([]scene.Scene{march("austria", "1"), march("russia", "2")}).Without("austria")
	if len(a.Marches) != 1 || a.Marches[0].Side != "russia" {
		t.Errorf("the marches are %+v, want Russia's alone", a.Marches)
	}
	if a.Without("russia"); !a.Empty() {
		t.Error("nothing else happened, but the account is not empty")
	}
}
