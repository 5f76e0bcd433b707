package arena

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/rulestest/toy"
)

func skirmish(pairs int, players ...string) *Contest {
	rs := toy.New()
	return &Contest{Ruleset: rs, Scenario: rs.Scenarios()[0], Players: players, Pairs: pairs, Seed: 1}
}

func field(jobs int) Field { return Field{Jobs: jobs, Limit: 1000, Make: bot.New} }

func play(t *testing.T, f Field, games []Game, there []Result) []Result {
	t.Helper()
	var list []Result
	if err := f.Play(context.Background(), games, there, func(r *Result) error { list = append(list, *r); return nil }); err != nil {
		t.Fatal(err)
	}
	for i := range list {
		list[i].Turns = nil // the clock's
	}
	slices.SortFunc(list, func(a, b Result) int { return strings.Compare(a.key(), b.key()) })
	return list
}

func TestEveryoneMeetsEveryoneOnBothSides(t *testing.T) {
	count := map[string]int{}
	for _, g := range skirmish(3, "a", "b", "c").Games(0, 1) {
		count[strings.Join(g.players, " ")]++
	}
	if want := map[string]int{"a b": 3, "b a": 3, "a c": 3, "c a": 3, "b c": 3, "c b": 3}; !reflect.DeepEqual(count, want) {
		t.Errorf("got %v, want %v", count, want)
	}
}

func TestShardsTogetherAreTheWholeAndTearNoPair(t *testing.T) {
	c := skirmish(5, "a", "b", "c")
	keys := func(games []Game) (list []string) {
		for _, g := range games {
			list = append(list, g.key())
		}
		return list
	}
	var all []string
	for shard := range 4 {
		part := c.Games(shard, 4)
		for i := 0; i < len(part); i += 2 {
			if part[i].seed != part[i+1].seed || part[i].players[0] != part[i+1].players[1] {
				t.Errorf("shard %d tears the pair of seed %d", shard, part[i].seed)
			}
		}
		all = append(all, keys(part)...)
	}
	whole := keys(c.Games(0, 1))
	slices.Sort(all)
	slices.Sort(whole)
	if !slices.Equal(all, whole) {
		t.Errorf("the shards play %d games, the whole has %d", len(all), len(whole))
	}
}

func TestTheSameResultsWhateverTheJobs(t *testing.T) {
	games := skirmish(10, "random", "random").Games(0, 1)
	one, many := play(t, field(1), games, nil), play(t, field(8), games, nil)
	if len(one) != 10 || !reflect.DeepEqual(one, many) {
		t.Errorf("%d games one after the other, %d at once, or they differ", len(one), len(many))
	}
}

func TestWhatIsThereIsNotPlayedAgain(t *testing.T) {
	games := skirmish(6, "random", "random").Games(0, 1)
	all := play(t, field(2), games, nil)
	rest := play(t, field(2), games, all[:4])
	if !reflect.DeepEqual(rest, all[4:]) {
		t.Errorf("%d of 6 games were played again with 4 there", len(rest))
	}
}

// liar chooses what is not offered, as red only.
type liar struct{ bot.Player }

func (l liar) Choose(ctx context.Context, seat *rules.Seat) rules.Action {
	if seat.Side() == toy.Red {
		return rules.Action{Verb: "win"}
	}
	return l.Player.Choose(ctx, seat)
}

func TestAPlayerThatFailsHasLost(t *testing.T) {
	f := field(2)
	f.Make = func(name string, seed uint64) (bot.Player, error) {
		p, err := bot.New("random", seed)
		if name == "liar" {
			p = liar{p}
		}
		return p, err
	}
	list := play(t, f, skirmish(2, "random", "liar").Games(0, 1), nil)
	failed := 0
	for _, r := range list {
		if red := r.Players[0] == "liar"; red != (r.Failed == toy.Red) || red && !strings.Contains(r.Why, "win") {
			t.Errorf("%v: failed %q: %s", r.Players, r.Failed, r.Why)
		}
		if r.Failed != "" {
			failed++
		}
	}
	s := Table(list)[0]
	if s.Games != 4 || failed != 2 || s.Failed[slices.Index(s.Players[:], "liar")] != 2 || s.Failed[slices.Index(s.Players[:], "random")] != 0 {
		t.Errorf("the table tells %+v", s)
	}
}

func TestTheTableCountsFromThePlayersSide(t *testing.T) {
	game := func(seed uint64, a, b, winner string, red, blue int) Result {
		return Result{Ruleset: "toy", Scenario: "s", Seed: seed, Players: []string{a, b}, Sides: []rules.Side{"red", "blue"},
			Winner: rules.Side(winner), Points: map[rules.Side]int{"red": red, "blue": blue}}
	}
	s := Table([]Result{
		game(1, "x", "y", "red", 5, 1), game(1, "y", "x", "blue", 2, 4), // x wins both by 4 and 2
		game(2, "x", "y", "", 3, 3), game(2, "y", "x", "red", 7, 3), // a draw, and y wins by 4
	})
	if len(s) != 1 {
		t.Fatalf("%d lines, want 1", len(s))
	}
	x := s[0]
	if x.Players != [2]string{"x", "y"} || x.Games != 4 || x.Won != 2 || x.Drawn != 1 || x.Score != 0.625 {
		t.Errorf("got %+v", x)
	}
	if x.Pairs != 2 || x.Margin != 1 || math.Abs(x.Error-1.96*5) > 1e-9 { // 6 and -4
		t.Errorf("the margins are %d pairs, %v ± %v", x.Pairs, x.Margin, x.Error)
	}
	if x.BySide != [2]float64{0.75, 0.5} {
		t.Errorf("by side %v", x.BySide)
	}
	if x.Low > x.Score || x.High < x.Score || x.Low < 0.1 || x.High > 0.95 {
		t.Errorf("the interval is %v to %v", x.Low, x.High)
	}
}

func TestResultsSurviveABreakInTheLastLine(t *testing.T) {
	name := filepath.Join(t.TempDir(), "r.jsonl")
	games := skirmish(3, "random", "random").Games(0, 1)
	all := play(t, field(1), games, nil)
	kept, err := Keep(name)
	if err != nil {
		t.Fatal(err)
	}
	for i := range all {
		if err := kept.Add(&all[i]); err != nil {
			t.Fatal(err)
		}
	}
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, raw[:len(raw)-20], 0o600); err != nil {
		t.Fatal(err)
	}
	kept, err = Keep(name)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(kept.Results(), all[:2]) {
		t.Fatalf("%d results are left, want 2", len(kept.Results()))
	}
	if err := errors.Join(kept.Add(&all[2]), kept.Close()); err != nil {
		t.Fatal(err)
	}
	if mended, err := os.ReadFile(name); err != nil || string(mended) != string(raw) {
		t.Errorf("the file is not as it was: %v", err)
	}
	if list, err := Merge([]string{name, name}); err != nil || len(list) != 3 {
		t.Errorf("merged twice: %d results, %v", len(list), err)
	}
}

func TestAFileThatIsNotOneOfResultsIsSaidSo(t *testing.T) {
	for text, want := range map[string]string{
		"nonsense\n": "line 1: it is not the result of a game",
		`{"ruleset":"toy","scenario":"s","seed":1,"players":["a"],"sides":["red","blue"],"winner":"","actions":1}` + "\n":                  "line 1: two players and two sides",
		`{"ruleset":"toy","scenario":"s","seed":1,"players":["a","b"],"sides":["red","blue"],"winner":"green","actions":1}` + "\n":         `line 1: the winner "green"`,
		`{"ruleset":"toy","scenario":"s","seed":1,"players":["a","b"],"sides":["red","blue"],"winner":"","actions":1,"elo":3}` + "\n":      "line 1: it is not the result of a game",
		`{"ruleset":"toy","scenario":"s","seed":1,"players":["a","b"],"sides":["red","blue"],"winner":"","failed":"x","actions":1}` + "\n": "none of the sides",
	} {
		name := filepath.Join(t.TempDir(), "r.jsonl")
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Keep(name); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: got %v, want %s", text, err, want)
		}
		if raw, err := os.ReadFile(name); err != nil || string(raw) != text {
			t.Errorf("the file was changed: %v", err)
		}
	}
}

// Which game ends first is chance where several are played at a time.
func TestTheTableIsTheSameInWhateverOrderGamesEnd(t *testing.T) {
	game := func(scenario string, seed uint64, a, b string, red int) Result {
		return Result{Ruleset: "toy", Scenario: scenario, Seed: seed, Players: []string{a, b}, Sides: []rules.Side{"red", "blue"},
			Winner: "red", Points: map[rules.Side]int{"red": red, "blue": 0}}
	}
	list := []Result{game("s", 1, "x", "y", 5), game("s", 1, "y", "x", 2), game("r", 1, "x", "y", 1), game("r", 1, "y", "x", 4)}
	back := slices.Clone(list)
	slices.Reverse(back)
	for _, names := range [][]string{nil, {"x", "y"}, {"y", "x"}} {
		one, other := Table(list, names...), Table(back, names...)
		first := "x"
		if names != nil {
			first = names[0]
		}
		if fmt.Sprint(one) != fmt.Sprint(other) || one[0].Players[0] != first || one[0].Scenario != "r" {
			t.Errorf("players named %v:\n%+v\n%+v", names, one, other)
		}
	}
}
