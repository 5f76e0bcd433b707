package arena

import (
	"math"
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest/toy"
)

func ten(string, string) (rules.Scenario, error) { return rules.Scenario{Turns: [2]int{1, 10}}, nil }

// A curve is found again in the games that were drawn from it.
func TestACurveIsFoundInTheGames(t *testing.T) {
	truth := rules.Prospects{Middle: -6, End: 2, Tempo: 4, Late: 0.8, Spread: 20}
	s, _ := ten("", "")
	rng := rand.New(rand.NewPCG(1, 2))
	var results []Result
	for n := range 4000 {
		turn := 1 + rng.IntN(10)
		margin, lead, moves := 30*rng.NormFloat64(), 30*rng.NormFloat64(), 1-2*rng.IntN(2)
		r := Result{Ruleset: "x", Scenario: "y", Seed: uint64(n), Players: []string{"a", "a"}, Sides: []rules.Side{"red", "blue"},
			Winner: "blue", Judged: []Judged{{float64(turn), float64(moves), margin, lead}}}
		if rng.Float64() < truth.Chance(rules.Outlook{Margin: margin, Lead: lead, Moves: moves, Left: s.Left(turn)}) {
			r.Winner = "red"
		}
		results = append(results, r)
	}
	list, err := Measures(results, ten)
	if err != nil || len(list) != 1 {
		t.Fatalf("%+v, %v", list, err)
	}
	m := list[0]
	if m.Chance == nil || math.Abs(m.Chance.Middle-truth.Middle) > 2 || math.Abs(m.Chance.End-truth.End) > 2 || math.Abs(m.Chance.Spread-truth.Spread) > 2 || math.Abs(m.Chance.Tempo-truth.Tempo) > 2 || math.Abs(m.Chance.Late-truth.Late) > 0.2 {
		t.Errorf("the curve is %+v, want about %+v", m.Chance, truth)
	}
	if m.Turns != 4000 || m.Games != 4000 || m.Won["red"]+m.Won["blue"] != 4000 || m.Drawn() != 0 {
		t.Errorf("it counts %+v", m)
	}
}

// Games that all end alike say that one side is better off, and not that it is sure to
// win.
func TestFewGamesMakeNoCertainty(t *testing.T) {
	var results []Result
	for n := range least {
		r := Result{Ruleset: "x", Scenario: "y", Seed: uint64(n), Players: []string{"a", "a"}, Sides: []rules.Side{"red", "blue"}, Winner: "red"}
		for turn := range 10 {
			r.Judged = append(r.Judged, Judged{float64(turn + 1), 1, float64(n + turn)})
		}
		results = append(results, r)
	}
	if list, err := Measures(results[1:], ten); err != nil || len(list) != 1 || list[0].Chance != nil {
		t.Errorf("a curve was fitted to %d games: %+v, %v", least-1, list, err)
	}
	list, err := Measures(results, ten)
	if err != nil || len(list) != 1 || list[0].Chance == nil {
		t.Fatalf("%+v, %v", list, err)
	}
	if c := list[0].Chance.Chance(rules.Outlook{Left: 1}); c < 0.6 || c > 0.98 {
		t.Errorf("the chance at the start is %.3f", c)
	}
	if c := list[0].Chance.Chance(rules.Outlook{Margin: -60, Lead: -60, Left: 0.1}); c > 0.5 {
		t.Errorf("the chance of a side that is hopelessly behind is %.3f", c)
	}
}

// Only games of equals tell of a scenario, by the rulebook's own options, and those that
// failed do not count.
func TestOnlyGamesOfEqualsMeasureAScenario(t *testing.T) {
	game := func(a, b, winner string) Result {
		return Result{Ruleset: "x", Scenario: "y", Players: []string{a, b}, Sides: []rules.Side{"red", "blue"}, Winner: rules.Side(winner)}
	}
	failed, optional := game("a", "a", ""), game("a", "a", "red")
	failed.Failed, optional.Options = "red", rules.Options{"fog": "on"}
	list, err := Measures([]Result{game("a", "a", "red"), game("a", "a", ""), game("a", "b", "blue"), failed, optional}, ten)
	if err != nil || len(list) != 1 || list[0].Games != 2 || list[0].Won["red"] != 1 || list[0].Drawn() != 1 {
		t.Errorf("%+v, %v", list, err)
	}
	if list[0].Chance != nil {
		t.Error("a curve was fitted to nothing")
	}
}

// Where one side wins nearly always, the curve tells who does better than the mean: at its end
// that is even where a game ends as usual, and not where nobody is ahead.
func TestAScenarioThatOneSideWinsHasACurveAboutTheMean(t *testing.T) {
	var results []Result
	for n := range 40 {
		blue := 50 + n%10 - n%4
		r := Result{Ruleset: "x", Scenario: "y", Seed: uint64(n), Players: []string{"a", "a"}, Sides: []rules.Side{"red", "blue"}, Winner: "blue",
			Points: map[rules.Side]int{"red": 0, "blue": blue}}
		for turn := range 10 {
			r.Judged = append(r.Judged, Judged{float64(turn + 1), 1, float64(10 - blue*turn/10), float64(-blue * turn / 10)})
		}
		results = append(results, r)
	}
	list, err := Measures(results, ten)
	if err != nil || len(list) != 1 || list[0].Chance == nil || list[0].Chance.Par == nil || *list[0].Chance.Par != *list[0].Ahead {
		t.Fatalf("%+v, %v", list, err)
	}
	at := func(lead float64) float64 { return list[0].Chance.Chance(rules.Outlook{Margin: lead, Lead: lead}) }
	if usual := at(*list[0].Ahead); math.Abs(usual-0.5) > 0.1 || at(0) < 0.9 || at(-100) > 0.1 {
		t.Errorf("a usual end is worth %.2f, an even one %.2f, a bad one %.2f", usual, at(0), at(-100))
	}
	results[0].Winner, results[1].Winner, results[2].Winner, results[3].Winner, results[4].Winner = "red", "red", "red", "red", "red"
	if list, err = Measures(results, ten); err != nil || list[0].Chance == nil || list[0].Chance.Par != nil {
		t.Errorf("where both sides win the curve is about %v, %v", list[0].Chance, err)
	}
}

// How far ahead the first side ends is told of games of which all tell it.
func TestTheMeanMarginIsThatOfTheFirstSide(t *testing.T) {
	game := func(red, blue int) Result {
		return Result{Ruleset: "x", Scenario: "y", Players: []string{"a", "a"}, Sides: []rules.Side{"red", "blue"}, Points: map[rules.Side]int{"red": red, "blue": blue}}
	}
	list, err := Measures([]Result{game(10, 3), game(2, 9), game(1, 6)}, ten)
	if err != nil || len(list) != 1 || list[0].Ahead == nil || *list[0].Ahead != -1.7 {
		t.Errorf("%+v, %v", list, err)
	}
	score := func(blue int) Result {
		r := game(0, blue)
		delete(r.Points, "red")
		return r
	}
	if list, err := Measures([]Result{score(110), score(90)}, ten); err != nil || *list[0].Ahead != -100 || list[0].Scored != "blue" {
		t.Errorf("where blue's score is that of both: %+v, %v", list, err)
	}
	untold := game(1, 6)
	delete(untold.Points, "blue")
	if list, err := Measures([]Result{game(10, 3), untold}, ten); err != nil || len(list) != 1 || list[0].Ahead != nil {
		t.Errorf("with a game that does not tell its points: %+v, %v", list, err)
	}
}

// Each player turn of a game is judged once, when it begins, for the first side.
func TestAGameIsJudgedTurnByTurn(t *testing.T) {
	list := play(t, field(1), skirmish(1, "random", "random").Games(0, 1), nil)
	r := list[0]
	if len(r.Judged) < 3 || r.Judged[0][0] != 1 || r.Judged[0][1] != 1 {
		t.Fatalf("judged: %v", r.Judged)
	}
	for i := 1; i < len(r.Judged); i++ {
		if r.Judged[i][1] != -r.Judged[i-1][1] {
			t.Errorf("a player turn follows another of the same side: %v", r.Judged)
		}
	}
	if r.Sides[0] != toy.Red {
		t.Errorf("the first side is %q", r.Sides[0])
	}
}

// A scenario in which the side that looks far ahead mostly loses: the curve is found, and
// not one that lies beyond it.
func TestACurveIsFoundThatLiesFarFromTheUsual(t *testing.T) {
	for _, truth := range []rules.Prospects{{Middle: 75, End: 75, Spread: 60}, {Middle: 60, End: 10, Spread: 30}} {
		var samples []sample
		for turn := range 12 {
			left := float64(12-turn) / 12
			for margin := -20.0; margin <= 60; margin += 4 {
				for _, moves := range []int{1, -1} {
					o := rules.Outlook{Margin: margin, Lead: margin, Moves: moves, Left: left}
					samples = append(samples, sample{o, truth.Chance(o), 3})
				}
			}
		}
		got := fit(samples)
		if got == nil || math.Abs(got.Middle-truth.Middle) > 10 || math.Abs(got.End-truth.End) > 10 || math.Abs(got.Spread-truth.Spread) > 10 {
			t.Errorf("the curve is %+v, want about %+v", got, truth)
		}
	}
}

// Results of before the points in hand were noted go by the margin alone.
func TestOlderResultsGoByTheMargin(t *testing.T) {
	s, _ := ten("", "")
	for _, c := range []struct {
		row  Judged
		want rules.Outlook
		ok   bool
	}{
		{Judged{6, -1, 4.5, 2}, rules.Outlook{Margin: 4.5, Lead: 2, Moves: -1, Left: 0.5}, true},
		{Judged{6, -1, 4.5}, rules.Outlook{Margin: 4.5, Lead: 4.5, Moves: -1, Left: 0.5}, true},
		{Judged{6}, rules.Outlook{}, false},
	} {
		if got, ok := c.row.outlook(&s); got != c.want || ok != c.ok {
			t.Errorf("%v is %+v, %v; want %+v, %v", c.row, got, ok, c.want, c.ok)
		}
	}
}

// Where one side has won most games, the other would win one at whose end it was ahead.
func TestWhoIsAheadAtTheEndWins(t *testing.T) {
	var results []Result
	for n := range 40 {
		r := Result{Ruleset: "x", Scenario: "y", Seed: uint64(n), Players: []string{"a", "a"}, Sides: []rules.Side{"red", "blue"}, Winner: "blue",
			Points: map[rules.Side]int{"red": 100, "blue": 130 + n}}
		if n%8 == 0 { // else the curve would be about something else than to win
			r.Winner, r.Points["red"] = "red", 200
		}
		for turn := range 10 {
			r.Judged = append(r.Judged, Judged{float64(turn + 1), 1, float64(-turn), float64(-2 * turn)})
		}
		results = append(results, r)
	}
	list, err := Measures(results, ten)
	if err != nil || len(list) != 1 || list[0].Chance == nil || list[0].Turns != 400 {
		t.Fatalf("%+v, %v", list, err)
	}
	c := list[0].Chance
	if won := c.Chance(rules.Outlook{Margin: 40, Lead: 40}); won < 0.8 {
		t.Errorf("40 points ahead when nothing is left are worth %.3f", won)
	}
	if start := c.Chance(rules.Outlook{Left: 1}); start > 0.3 {
		t.Errorf("at the start, where the other side mostly wins, the chance is %.3f", start)
	}
}
