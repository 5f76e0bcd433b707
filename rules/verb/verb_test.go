package verb_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// march is a position of a tiny game: two units walk along three hexes, and at
// its end one shouts.
type march struct {
	board  *board.Board
	at     [2]board.ID
	stage  int
	events []rules.Event
}

const (
	walking = iota
	shouting
	over
)

var unitIDs = []string{"a.1", "a.2"}

func (m *march) Stage() int                { return m.stage }
func (m *march) Board() *board.Board       { return m.board }
func (m *march) UnitID(u int16) string     { return unitIDs[u] }
func (m *march) Label(u int16) string      { return "unit " + unitIDs[u] }
func (m *march) HexName(h board.ID) string { return "hex " + m.board.Number(h) }
func (m *march) Begin()                    { m.events = nil }
func (m *march) tell(text string)          { m.events = append(m.events, rules.Event{Kind: "told", Text: text}) }
func (m *march) NotNow(v, label string) *verb.Refusal {
	return &verb.Refusal{Case: "9.0", Why: "Not now: " + v + ", " + label + "."}
}

func (m *march) FindUnit(id string) (int16, bool) {
	u := slices.Index(unitIDs, id)
	return int16(u), u >= 0
}

func (m *march) End() []rules.Event {
	if m.stage == shouting && len(m.events) > 1 {
		m.stage = over
	}
	events := m.events
	m.events = nil
	return events
}

func start(t *testing.T) *march {
	t.Helper()
	sheet := &board.Map{ID: "road", Grid: board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "r.cc",
		First: hex.Axis{Axis: "row", Direction: "up", From: 1, To: 1}, Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 3},
		Shifted: "odd", Shift: "right"}}}
	for _, n := range []string{"1.01", "1.02", "1.03"} {
		sheet.Hexes = append(sheet.Hexes, board.Hex{Number: n, Terrain: "clear"})
	}
	b, err := board.New(sheet)
	if err != nil {
		t.Fatal(err)
	}
	m := &march{board: b}
	m.at[0], _ = b.Find("1.01")
	m.at[1], _ = b.Find("1.03")
	return m
}

func mayWalk(m *march, a verb.Args) *verb.Refusal {
	switch {
	case m.at[a.Unit] != a.From:
		return &verb.Refusal{Case: "1.1", Why: "{unit} is not in {from}."}
	case !m.board.Adjacent(a.From, a.Hex):
		return &verb.Refusal{Case: "1.2", Why: "{hex} is not next to {from}, {unit}."}
	}
	return nil
}

// everywhere offers far more walks than are possible.
func everywhere(m *march, yield func(verb.Args)) {
	for u := range int16(2) {
		for to := range board.ID(m.board.Len()) {
			for from := range board.ID(m.board.Len()) {
				yield(verb.Args{Unit: u, Hex: to, From: from})
			}
		}
	}
}

func rulebook() *verb.Book[*march] {
	b := &verb.Book[*march]{Room: func(m *march) int { return m.board.Len() }}
	b.Add(&verb.Verb[*march]{Name: "walk", Label: "Walk on", Case: "1.0", Takes: verb.Unit | verb.Hex | verb.From, Stages: []int{walking},
		Check: mayWalk, Candidates: everywhere,
		Do:    func(m *march, a verb.Args) { m.at[a.Unit] = a.Hex; m.tell("walked") },
		Price: func(m *march, a verb.Args) (int, int) { return 1, 7 },
		Words: func(m *march, a verb.Args) string { return "Walk to " + m.HexName(a.Hex) },
		Cite:  func(m *march, a verb.Args) string { return "1.3" }})
	b.Add(
		&verb.Verb[*march]{Name: "stop", Label: "Stop", Case: "2.0", Stages: []int{walking}, Do: func(m *march, _ verb.Args) { m.stage = shouting }},
		&verb.Verb[*march]{Name: "shout", Label: "Shout", Case: "3.0", Takes: verb.Choice | verb.MayUnit, Stages: []int{walking, shouting}, Dice: 1,
			Check: func(m *march, a verb.Args) *verb.Refusal {
				if a.Choice == "boo" {
					return &verb.Refusal{Case: "3.1", Why: "{unit} may not shout \"{choice}\"."}
				}
				return nil
			},
			Candidates: func(_ *march, yield func(verb.Args)) {
				for _, c := range []string{"boo", "hurrah"} {
					yield(verb.OfChoice(c))
				}
			},
			Part: func(m *march, a verb.Args) *verb.Refusal {
				if a.Unit == 1 {
					return &verb.Refusal{Case: "3.2", Why: "{unit} has no voice."}
				}
				return nil
			},
			Do:     func(m *march, a verb.Args) { m.tell(a.Choice); m.tell("echo") },
			Throws: func(m *march, _ verb.Args) int { return 1 + m.stage }},
		&verb.Verb[*march]{Name: "sign", Label: "Sign", Case: "4.0", Takes: verb.MayChoice, Stages: []int{shouting}, Dice: 2, Do: func(*march, verb.Args) {}})
	return b
}

func TestOffersAreWhatPassesTheChecks(t *testing.T) {
	b, m := rulebook(), start(t)
	walk := func(unit, from, to string) rules.Offer {
		return rules.Offer{Action: rules.Action{Verb: "walk", Unit: unit, Hex: to, From: from}, Label: "Walk to hex " + to, Case: "1.3", Cost: 1, Left: 7}
	}
	shout := rules.Offer{Action: rules.Action{Verb: "shout", Choice: "hurrah"}, Label: "Shout", Case: "3.0", Left: -1, Dice: 1}
	want := []rules.Offer{walk("a.1", "1.01", "1.02"), walk("a.2", "1.03", "1.02"),
		{Action: rules.Action{Verb: "stop"}, Label: "Stop", Case: "2.0", Left: -1}, shout}
	if got := b.Offers(m); !slices.Equal(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	// Whatever can be named: what is offered can be done, the rest is refused.
	offered := map[rules.Action]bool{}
	for _, o := range b.Offers(m) {
		offered[o.Action] = true
	}
	hexes := []string{"", "1.01", "1.02", "1.03", "1.04"}
	for _, name := range []string{"walk", "stop", "shout", "sign", "fly"} {
		for _, unit := range []string{"", "a.1", "a.2", "a.3"} {
			for _, to := range hexes {
				for _, from := range hexes {
					for _, choice := range []string{"", "boo", "hurrah"} {
						a := rules.Action{Verb: name, Unit: unit, Hex: to, From: from, Choice: choice}
						trial := *m
						_, err := b.Do(&trial, a)
						if name == "shout" && unit != "" && err == nil { // what may be named need not be offered
							a.Unit = ""
						}
						if (err == nil) != offered[a] {
							t.Errorf("%+v, offered %v: %v", a, offered[a], err)
						}
						if err != nil && !reflect.DeepEqual(trial, *m) {
							t.Errorf("%+v is refused and changes the position: %+v", a, trial)
						}
					}
				}
			}
		}
	}
	m.stage = shouting
	shout.Dice = 2
	want = []rules.Offer{shout, {Action: rules.Action{Verb: "sign"}, Label: "Sign", Case: "4.0", Left: -1, Dice: 2}}
	if got := b.Offers(m); !slices.Equal(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	m.stage = over
	if got := b.Offers(m); got == nil || len(got) != 0 {
		t.Errorf("at the end there is %#v, want an empty list", got)
	}
}

func TestDo(t *testing.T) {
	b, m := rulebook(), start(t)
	m.tell("a forgotten event")
	events, err := b.Do(m, rules.Action{Verb: "walk", Unit: "a.1", Hex: "1.02", From: "1.01"})
	if err != nil || len(events) != 1 || events[0].Text != "walked" || m.board.Number(m.at[0]) != "1.02" {
		t.Errorf("the walk gives %v, %v, %+v", events, err, m)
	}
	m.stage = shouting
	events, err = b.Do(m, rules.Action{Verb: "shout", Unit: "a.2", Choice: "hurrah"})
	if err != nil || len(events) != 2 || events[0].Text != "hurrah" || m.stage != over {
		t.Errorf("the shout gives %v, %v, %+v", events, err, m)
	}
}

func TestRefusals(t *testing.T) {
	b, m := rulebook(), start(t)
	m.tell("an event that no refusal forgets")
	for _, c := range []struct{ action, cas, why string }{
		{"fly", "", `There is no action "fly" in this game.`},
		{" a.1", "", `There is no action "" in this game.`},
		{"walk", "1.0", `"Walk on": choose a unit.`},
		{"walk a.1", "1.0", `"Walk on": choose a hex.`},
		{"walk a.1 1.02", "1.0", `"Walk on": choose the hex to start from.`},
		// Where no way to complete it is legal, the first of them says why.
		{"walk a.1 1.01", "1.2", "hex 1.01 is not next to hex 1.01, unit a.1."},
		{"walk a.2 1.01", "1.1", "unit a.2 is not in hex 1.01."},
		// Where somebody knows better, that is said.
		{"shout a.2", "3.2", "unit a.2 has no voice."},
		{"walk a.1 1.02 1.01 x", "1.0", `"Walk on" has no options.`},
		{"walk a.3 1.02 1.01", "", `There is no unit "a.3".`},
		{"walk a.1 1.04 1.01", "", "There is no hex 1.04 on the map."},
		{"walk a.1 1.02 nowhere", "", "There is no hex nowhere on the map."},
		{"stop a.1", "2.0", `"Stop" is not about a unit.`},
		{"stop  1.01", "2.0", `"Stop" is not about a hex.`},
		{"stop   1.01", "2.0", `"Stop" does not start from a hex.`},
		{"shout", "3.0", `"Shout": choose one of the options.`},
		{"shout   1.01 boo", "3.0", `"Shout" does not start from a hex.`},
		// What is misnamed is told before what comes at the wrong time.
		{"sign a.1", "4.0", `"Sign" is not about a unit.`},
		{"sign    x", "9.0", "Not now: sign, Sign."},
		{"walk a.1 1.01 1.02", "1.1", "unit a.1 is not in hex 1.02."},
		{"walk a.2 1.01 1.03", "1.2", "hex 1.01 is not next to hex 1.03, unit a.2."},
		{"shout    boo", "3.1", `The unit may not shout "boo".`},
		{"shout a.2   boo", "3.1", `unit a.2 may not shout "boo".`},
	} {
		var f [5]string
		copy(f[:], strings.Split(c.action, " "))
		a := rules.Action{Verb: f[0], Unit: f[1], Hex: f[2], From: f[3], Choice: f[4]}
		before := *m
		events, err := b.Do(m, a)
		illegal, ok := errors.AsType[*rules.Illegal](err)
		if !ok || events != nil || *illegal != (rules.Illegal{Case: c.cas, Why: c.why, Action: a}) {
			t.Errorf("%q: got %+v, want %s %s", c.action, err, c.cas, c.why)
		}
		if !reflect.DeepEqual(before, *m) {
			t.Errorf("%q is refused and changes the position", c.action)
		}
	}
}

// A hex that is not named leaves nothing in a sentence.
func TestPlaceholdersOfNothing(t *testing.T) {
	r := &verb.Refusal{Case: "1.0", Why: "{unit}/{hex}/{from}/{choice}/{other}"}
	if got := r.Illegal(start(t), rules.Action{}, verb.Nothing).Why; got != "The unit////{other}" {
		t.Errorf("got %q", got)
	}
}

func TestNamesOfArgs(t *testing.T) {
	for _, c := range []struct{ got, want verb.Args }{
		{verb.OfUnit(3), verb.Args{Unit: 3, Hex: board.None, From: board.None}},
		{verb.OfHex(2), verb.Args{Unit: -1, Hex: 2, From: board.None}},
		{verb.OfChoice("x"), verb.Args{Unit: -1, Hex: board.None, From: board.None, Choice: "x"}},
	} {
		if c.got != c.want {
			t.Errorf("got %+v, want %+v", c.got, c.want)
		}
	}
}

func TestAVerbStandsInTheBookOnce(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the second verb \"stop\" was taken")
		}
	}()
	rulebook().Add(&verb.Verb[*march]{Name: "stop", Label: "Stop again"})
}

// What a player reads of a verb is its label.
func TestAVerbHasALabel(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a verb without a label was taken")
		}
	}()
	rulebook().Add(&verb.Verb[*march]{Name: "whisper"})
}

// A staged verb is offered with the words, the case and the dice of its stage,
// and refused where it means nothing.
func TestStagedVerb(t *testing.T) {
	done := verb.NewStaged[*march, int8]("done", "Done", "9.0")
	done.On(walking, "Enough walked", "9.1", func(m *march) *verb.Refusal {
		if m.at[0] == 0 {
			return &verb.Refusal{Case: "9.2", Why: "Somebody must walk."}
		}
		return nil
	}, func(m *march) { m.stage = shouting })
	done.Roll(shouting, "Roll", "9.3", func(*march) int { return 2 }, func(m *march) { m.stage = over })
	b, m := &verb.Book[*march]{}, start(t)
	b.Add(done.Verb)
	if got := b.Offers(m); len(got) != 0 {
		t.Errorf("offered before anybody walked: %v", got)
	}
	var illegal *rules.Illegal
	if _, err := b.Do(m, rules.Action{Verb: "done"}); !errors.As(err, &illegal) || illegal.Case != "9.2" {
		t.Errorf("refused with %v, want 9.2", err)
	}
	m.at[0] = 1
	for _, want := range []rules.Offer{{Label: "Enough walked", Case: "9.1", Left: -1}, {Label: "Roll", Case: "9.3", Left: -1, Dice: 2}} {
		want.Verb = "done"
		if got := b.Offers(m); len(got) != 1 || got[0] != want {
			t.Errorf("got %v, want %v", got, want)
		}
		if _, err := b.Do(m, rules.Action{Verb: "done"}); err != nil {
			t.Fatal(err)
		}
	}
	if got := b.Offers(m); len(got) != 0 {
		t.Errorf("offered when all is over: %v", got)
	}
}

func TestCount(t *testing.T) {
	if one, many, none := verb.Count(1, "hex", "hexes"), verb.Count(12, "hex", "hexes"), verb.Count(0, "hex", "hexes"); one != "1 hex" || many != "12 hexes" || none != "0 hexes" {
		t.Errorf("%q, %q, %q", one, many, none)
	}
}

// Where nothing is to be decided play goes on, and only there.
func TestSkip(t *testing.T) {
	for _, any := range []bool{false, true} {
		went := false
		if skipped := verb.Skip(any, func() { went = true }); skipped == any || went == any {
			t.Errorf("anything to decide: %v; skipped: %v, went on: %v", any, skipped, went)
		}
	}
}

func TestOrdinal(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 13: "13th", 22: "22nd", 111: "111th"} {
		if got := verb.Ordinal(n); got != want {
			t.Errorf("%d is %s, want %s", n, got, want)
		}
	}
}
