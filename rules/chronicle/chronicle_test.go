package chronicle_test

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

var lent = rules.Lender(data.FS())

// played is a random game of at most so many actions.
func played(t *testing.T, ruleset string, options rules.Options, most int) *journal.Match {
	t.Helper()
	rs, err := lent(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.RandomMatch(t, rs, "campaign", options, 5, most)
}

func sides(m *journal.Match) []rules.Side {
	s, _ := rules.FindScenario(m.Ruleset(), m.Scenario())
	return s.Sides
}

func tell(t *testing.T, m *journal.Match, side rules.Side) *chronicle.Chronicle {
	t.Helper()
	c, err := chronicle.Tell(context.Background(), m, chronicle.Options{Side: side})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// game is a whole game with its story, which the tests share and leave as it is.
type game struct {
	match *journal.Match
	story *chronicle.Chronicle
}

var shared = map[string]*game{}

// whole is a whole game of a ruleset.
func whole(t *testing.T, ruleset string) *game {
	t.Helper()
	if shared[ruleset] == nil {
		m := played(t, ruleset, nil, 100_000)
		shared[ruleset] = &game{m, tell(t, m, "")}
	}
	return shared[ruleset]
}

// games runs a test on a whole game of each ruleset.
func games(t *testing.T, test func(t *testing.T, m *journal.Match, c *chronicle.Chronicle)) {
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(id, func(t *testing.T) {
			g := whole(t, id)
			test(t, g.match, g.story)
		})
	}
}

// lines are all lines of a chronicle, those of battles included.
func lines(c *chronicle.Chronicle) []chronicle.Line {
	var list []chronicle.Line
	for _, turn := range c.Turns {
		for _, part := range turn.Parts {
			for _, phase := range part.Phases {
				for _, l := range phase.Lines {
					if list = append(list, l); l.Battle != nil {
						list = append(list, l.Battle.Lines...)
					}
				}
			}
		}
	}
	return list
}

func totals(v *rules.View) []rules.Total {
	i := slices.IndexFunc(v.Tracks, func(x rules.Track) bool { return x.ID == rules.TrackPoints })
	return v.Tracks[i].Totals
}

// TestTurnsAndPoints compares turns, their last positions and the points after
// each with a replay of our own.
func TestTurnsAndPoints(t *testing.T) {
	games(t, func(t *testing.T, m *journal.Match, c *chronicle.Chronicle) {
		p, err := m.At(0)
		if err != nil {
			t.Fatal(err)
		}
		turn := 0
		for n := 1; n <= m.Len(); n++ {
			now := p.Status().Turn
			if _, err := p.Do(m.Entry(n).Action); err != nil {
				t.Fatal(err)
			}
			if p.Status().Turn == now && n < m.Len() {
				continue
			}
			told := c.Turns[turn]
			if told.Number != now || !told.Whole {
				t.Fatalf("turn %d is told as turn %d, whole %v", now, told.Number, told.Whole)
			}
			want := totals(p.View(""))
			if !slices.Equal(told.Totals, want) {
				t.Errorf("turn %d: points %v, want %v", now, told.Totals, want)
			}
			for _, x := range want {
				i := slices.IndexFunc(c.Points, func(s chronicle.Series) bool { return s.Side == x.Side && s.Name == x.Name })
				if got := c.Points[i].Values[turn]; got != x.Value {
					t.Errorf("turn %d: the series of %s says %d, the track %d", now, x.Name, got, x.Value)
				}
			}
			turn++
		}
		if len(c.Turns) != turn {
			t.Errorf("%d turns are told, but %d were played", len(c.Turns), turn)
		}
		got, _ := json.Marshal(c.End)
		want, _ := json.Marshal(m.Position().View(""))
		if string(got) != string(want) {
			t.Error("the last view is not that of the position")
		}
		if c.Knows != chronicle.OfAll || c.Outcome == nil || c.Turns[0].Dates == "" {
			t.Errorf("knows %q, outcome %v, dates %q", c.Knows, c.Outcome, c.Turns[0].Dates)
		}
	})
}

// TestLossesAgreeWithThePosition wants every unit among the dead to have been told
// of as lost, and the accounts of turns and sides to be the sum of the lines.
func TestLossesAgreeWithThePosition(t *testing.T) {
	games(t, func(t *testing.T, m *journal.Match, c *chronicle.Chronicle) {
		gone, sum, told := map[string]bool{}, map[rules.Side]chronicle.Toll{}, 0
		for _, l := range lines(c) {
			for _, x := range l.Tolls {
				gone[x.Unit] = gone[x.Unit] || x.Units > 0
				told++
				s := sum[x.Side]
				sum[x.Side] = chronicle.Toll{Steps: s.Steps + x.Steps, Units: s.Units + x.Units, Grades: s.Grades + x.Grades}
			}
		}
		for i := range c.End.Displays {
			if !c.End.Displays[i].Dead() {
				continue
			}
			for u := range c.End.Displays[i].Counters() {
				if !gone[u.Unit] {
					t.Errorf("%s is among the dead, but its loss is not told", u.Unit)
				}
			}
		}
		byTurn := map[rules.Side]chronicle.Toll{}
		for _, turn := range c.Turns {
			for s, x := range turn.Losses {
				o := byTurn[s]
				byTurn[s] = chronicle.Toll{Steps: o.Steps + x.Steps, Units: o.Units + x.Units, Grades: o.Grades + x.Grades}
			}
		}
		for _, s := range sides(m) {
			if c.Losses[s] != sum[s] || byTurn[s] != sum[s] {
				t.Errorf("%s: account %v, lines %v, turns %v", s, c.Losses[s], sum[s], byTurn[s])
			}
		}
		if told == 0 {
			t.Error("no losses are told")
		}
	})
}

// TestBattles wants every battle to have come to blows, and its result to be one
// that its chances know of.
func TestBattles(t *testing.T) {
	games(t, func(t *testing.T, m *journal.Match, c *chronicle.Chronicle) {
		if len(c.Battles) == 0 {
			t.Fatal("no battle in this game")
		}
		luck := map[rules.Side]int{}
		for _, b := range c.Battles {
			if len(b.Targets) == 0 || b.Attacker == "" || b.Attacker == b.Defender || len(b.Lines) == 0 {
				t.Errorf("turn %d: battle without place, sides or words: %+v", b.Turn, b)
			}
			if len(b.Sheet.Chances) > 0 && b.Chance.In == 0 && len(b.Dice) > 0 {
				t.Errorf("turn %d, %v: result %q is not among the chances %v", b.Turn, b.Targets, b.Result, b.Sheet.Chances)
			}
			for s, x := range b.Expected {
				luck[s] += x
			}
		}
		for s, l := range c.Luck {
			if l.Expected != luck[s] {
				t.Errorf("%s: expected losses %d, by battle %d", s, l.Expected, luck[s])
			}
		}
		largest := c.Largest(len(c.Battles))
		for i := 1; i < len(largest); i++ {
			if largest[i].Weight > largest[i-1].Weight {
				t.Error("the largest battles are not in order")
			}
		}
	})
}

// TestDice wants every die of the record in the account, once.
func TestDice(t *testing.T) {
	games(t, func(t *testing.T, m *journal.Match, c *chronicle.Chronicle) {
		want, got := 0, 0
		for n := 1; n <= m.Len(); n++ {
			for _, e := range m.Entry(n).Events {
				want += len(e.Dice)
			}
		}
		for _, x := range c.Dice {
			got += x.Dice
		}
		if got != want {
			t.Errorf("%d dice are told, %d fell", got, want)
		}
	})
}

// TestASideIsToldOnlyWhatItKnows looks for anything of the enemy's in a side's
// chronicle that neither its views nor its events ever showed.
func TestASideIsToldOnlyWhatItKnows(t *testing.T) {
	for _, ruleset := range []string{"galicia", "tannenberg"} {
		t.Run(ruleset, func(t *testing.T) {
			m := played(t, ruleset, blind(t, ruleset), mostBlind)
			seen := allSeen(t, m)
			for _, side := range sides(m) {
				units, texts := seen[side].units, seen[side].texts
				c := tell(t, m, side)
				if c.Knows != chronicle.OfSide || c.End.For != side {
					t.Fatalf("knows %q, view of %q", c.Knows, c.End.For)
				}
				for _, turn := range c.Turns {
					if turn.View.For != side {
						t.Errorf("the view of turn %d is %q's", turn.Number, turn.View.For)
					}
				}
				foes := 0 // lines about the enemy: else there is nothing to betray
				for _, l := range lines(c) {
					if l.Side != side && len(l.Units) > 0 {
						foes++
					}
					for _, u := range l.Units {
						if !units[u] {
							t.Errorf("%s is told of %s: %q", side, u, l.Text)
						}
					}
					for _, x := range l.Tolls {
						if !units[x.Unit] {
							t.Errorf("%s is told of a loss of %s", side, x.Unit)
						}
					}
					if l.Text != "" && l.Class != chronicle.March && !texts[l.Text] {
						t.Errorf("%s is told %q", side, l.Text)
					}
				}
				if foes < 20 {
					t.Errorf("%s is told %d things of the enemy, too few to compare", side, foes)
				}
			}
		})
	}
}

// mostBlind is how many actions are told to each side: views of every action cost
// time.
const mostBlind = 1500

// blind are the options that hide the most.
func blind(t *testing.T, ruleset string) rules.Options {
	t.Helper()
	rs, err := lent(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.FindScenario(rs, "campaign")
	list := rules.Options{}
	for _, x := range s.Options {
		if strings.Contains(strings.ToLower(x.Title), "intelligence") {
			list[x.ID] = "on"
		}
	}
	return list
}

// known is what a side has ever seen: units in views and events, and the words of
// events.
type known struct{ units, texts map[string]bool }

// allSeen is what each side has seen in a match.
func allSeen(t *testing.T, m *journal.Match) map[rules.Side]known {
	t.Helper()
	p, err := m.At(0)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[rules.Side]known{}
	for _, s := range sides(m) {
		seen[s] = known{map[string]bool{}, map[string]bool{}}
	}
	look := func(events []rules.Event) {
		for side, k := range seen {
			for _, s := range p.View(side).Stacks {
				for _, u := range s.Units {
					k.units[u.Unit] = true
				}
			}
			for _, e := range events {
				e = e.SeenBy(side)
				k.texts[e.Text] = true
				for _, u := range e.Units {
					k.units[u] = true
				}
			}
		}
	}
	look(nil)
	for n := 1; n <= m.Cursor(); n++ {
		if _, err := p.Do(m.Entry(n).Action); err != nil {
			t.Fatal(err)
		}
		look(m.Entry(n).Events)
	}
	return seen
}

// TestAGameInTheMiddle tells a game that goes on, and one that was begun at a
// position of its own.
func TestAGameInTheMiddle(t *testing.T) {
	m := whole(t, "galicia").match.Branch()
	if err := m.GoTo(m.Len() / 2); err != nil {
		t.Fatal(err)
	}
	c := tell(t, m, "")
	if c.Knows != chronicle.OfReferee || c.Outcome != nil || c.Actions != m.Cursor() || c.Midway {
		t.Errorf("knows %q, outcome %v, %d actions, midway %v", c.Knows, c.Outcome, c.Actions, c.Midway)
	}
	if last := c.Turns[len(c.Turns)-1]; last.Number != m.Position().Status().Turn || last.Whole {
		t.Errorf("the last turn is %d, whole %v", last.Number, last.Whole)
	}
	own := journal.From(m.Position())
	c = tell(t, own, "")
	if !c.Midway || len(c.Turns) != 1 || len(c.Options) != 0 {
		t.Errorf("midway %v, %d turns, options %v", c.Midway, len(c.Turns), c.Options)
	}
}

func TestWhatCannotBeTold(t *testing.T) {
	m := whole(t, "galicia").match
	_, err := chronicle.Tell(context.Background(), m, chronicle.Options{Side: "prussia"})
	var unknown *chronicle.UnknownSide
	if !errors.As(err, &unknown) || err.Error() != `side "prussia" is unknown; there are austria and russia` {
		t.Errorf("got %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := chronicle.Tell(ctx, m, chronicle.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// TestMarchesAreOneLine wants no two lines in a row that are steps of the same
// march.
func TestMarchesAreOneLine(t *testing.T) {
	list := lines(whole(t, "galicia").story)
	long := 0
	for i, l := range list {
		if l.Class != chronicle.March {
			continue
		}
		if len(l.Hexes) > 2 {
			long++
		}
		if n := i + 1; n < len(list) && list[n].Class == chronicle.March && slices.Equal(l.Units, list[n].Units) && strings.Contains(l.Text, " moves ") && l.Hexes[len(l.Hexes)-1] == list[n].Hexes[0] && strings.Contains(list[n].Text, " moves ") {
			t.Errorf("%q goes on in %q", l.Text, list[n].Text)
		}
	}
	if long == 0 {
		t.Error("no march is longer than a step")
	}
}

// A match is as printed that was begun with its scenario and the options that the rulebook has
// by default, and not one with another option or from a position of its own.
func TestWhatWasBegunAsPrinted(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	s, _ := rules.FindScenario(rs, "campaign")
	i := slices.IndexFunc(s.Options, func(x rules.Option) bool { return x.Default == "off" && !x.Idle })
	optional := rules.Options{s.Options[i].ID: "on"}
	for name, c := range map[string]struct {
		options rules.Options
		moved   bool
		want    bool
	}{"by default": {nil, false, true}, "by optional rules": {optional, false, false}, "from a position of its own": {nil, true, false}} {
		m := rulestest.RandomMatch(t, rs, "campaign", c.options, 1, 60)
		if c.moved {
			m = journal.From(m.Position())
		}
		told, err := chronicle.Tell(context.Background(), m, chronicle.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if chronicle.AsPrinted(m) != c.want || told.AsPrinted != c.want {
			t.Errorf("%s: %v, and as it is told %v", name, chronicle.AsPrinted(m), told.AsPrinted)
		}
	}
}
