package bot_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
	_ "vistula/rules/twilight"
)

func open(t testing.TB, id string, seed uint64) rules.Position {
	t.Helper()
	rs := rulestest.Open(t, id)
	p := rulestest.Begin(t, rs, rs.Scenarios()[0].ID, seed)
	return p
}

func player(t *testing.T, name string, seed uint64, nodes int) bot.Player {
	t.Helper()
	p, err := bot.New(name, seed)
	if err != nil {
		t.Fatal(err)
	}
	if thinker, ok := p.(bot.Thinker); ok {
		thinker.Limit(nodes)
	}
	return p
}

// against plays a game of a level against random to the end of a turn.
func against(t *testing.T, p rules.Position, name string, nodes, turns int) rules.Position {
	t.Helper()
	sides := p.Ruleset().Scenarios()[0].Sides
	players := map[rules.Side]bot.Player{sides[0]: player(t, name, 3, nodes), sides[1]: player(t, "random", 4, 0)}
	for n := 0; p.Outcome() == nil && p.Status().Turn <= turns; n++ {
		if n > 8000 {
			t.Fatalf("%s does not come to an end: %+v", name, p.Status())
		}
		to := p.Status().ToAct
		a, err := bot.Ask(context.Background(), players[to], rules.Sit(p, to))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Do(a); err != nil {
			t.Fatalf("%+v: %v", p.Status(), err)
		}
	}
	return p
}

var books = []string{"fury", "galicia", "greatwar", "tannenberg"}

func TestTheSameSeedAndLimitPlayTheSameGame(t *testing.T) {
	for _, name := range []string{"level1", "level3", "beginner"} {
		for _, id := range append(books, "twilight") {
			a, b := against(t, open(t, id, 5), name, 1500, 1), against(t, open(t, id, 5), name, 1500, 1)
			if journal.Hash(a) != journal.Hash(b) {
				t.Errorf("%s plays %s differently with the same seed", name, id)
			}
		}
	}
}

func TestALevelTellsItsPlan(t *testing.T) {
	p := open(t, "galicia", 5)
	side := p.Ruleset().Scenarios()[0].Sides[0]
	me := player(t, "level2", 1, 3000).(bot.Thinker)
	for p.Status().Stage != "move" || me.Plan() == nil {
		if p.Status().Side != side {
			t.Fatal("the turn is over, and no plan was told")
		}
		if p.Status().ToAct != side { // cavalry may react
			if _, err := p.Do(p.Offers()[0].Action); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if _, err := p.Do(me.Choose(context.Background(), rules.Sit(p, side))); err != nil {
			t.Fatal(err)
		}
	}
	if text := strings.Join(me.Plan(), " "); !strings.HasPrefix(text, "Austria-Hungary ") || strings.Count(text, ".") < 1 {
		t.Errorf("the plan is %q", text)
	}
	ideas, err := me.Consider(context.Background(), rules.Sit(p, side))
	if err != nil || len(ideas) == 0 || ideas[0].Words == "" {
		t.Fatalf("%+v %v", ideas, err)
	}
	for _, i := range ideas {
		q := p.Clone()
		for _, a := range i.Actions {
			if q.Status().ToAct != side { // the rest waits for what cavalry does
				break
			}
			if _, err := q.Do(a); err != nil {
				t.Errorf("%s: %v", i.Words, err)
			}
		}
	}
	if _, err := me.Consider(context.Background(), rules.Sit(p, "russia")); err == nil {
		t.Error("a side that does not decide has ideas")
	}
	v, err := me.Weigh(rules.Sit(p, side))
	sum := 0.0
	for _, x := range v.Terms {
		sum += x.Value
	}
	if d := sum - v.Margin; err != nil || d > 1e-6 || d < -1e-6 {
		t.Errorf("the terms add up to %f and not to %f (%v)", sum, v.Margin, err)
	}
}

func TestALevelStopsWhenItIsTold(t *testing.T) {
	p := open(t, "tannenberg", 5)
	against(t, p, "level1", 2000, 1)
	for p.Status().Stage != "move" {
		next := p.Offers()[0].Action
		if done := (rules.Action{Verb: rules.VerbDone}); slices.ContainsFunc(p.Offers(), func(o rules.Offer) bool { return o.Action == done }) {
			next = done // or it would choose between two reinforcements for ever
		}
		if _, err := p.Do(next); err != nil {
			t.Fatal(err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() { time.Sleep(20 * time.Millisecond); cancel() }()
	seat := rules.Sit(p, p.Status().ToAct)
	player(t, "level3", 1, 1<<40).Choose(ctx, seat) // would think for days
	if ctx.Err() == nil {
		t.Error("it had nothing to think about: the position is no trial")
	}
}
