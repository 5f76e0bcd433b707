package rulestest

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"vistula/rules"
)

// Language is how a ruleset's tests put down positions and actions in words.
//
// An action is its verb, then a unit's id, hex numbers and a choice after "=" in
// any order; of two hexes the second is that from which: "retreat g1209 g1208".
type Language struct {
	Open func() (rules.Ruleset, error) // the ruleset; called for every game, so it should read the data only once
	Hex  *regexp.Regexp                // what the number of a hex looks like
}

// Ruleset is the ruleset; where it cannot be opened, the test ends.
func (l *Language) Ruleset(t testing.TB) rules.Ruleset {
	t.Helper()
	rs, err := l.Open()
	if err != nil {
		t.Fatal(err)
	}
	return rs
}

// Action reads an action in words.
func (l *Language) Action(words string) rules.Action {
	fields := strings.Fields(words)
	a := rules.Action{Verb: fields[0]}
	for _, f := range fields[1:] {
		switch {
		case f[0] == '=':
			a.Choice = f[1:]
		case !l.Hex.MatchString(f):
			a.Unit = f
		case a.Hex == "":
			a.Hex = f
		default:
			a.From = f
		}
	}
	return a
}

// Words puts an action into words, so that Action reads it back.
func Words(a rules.Action) string {
	words := strings.Join(strings.Fields(a.Verb+" "+a.Unit+" "+a.Hex+" "+a.From), " ")
	if a.Choice != "" {
		words += " =" + a.Choice
	}
	return words
}

// Describe reads a set-up of the campaign with the units that are named and
// nobody else: "austria combat 3", then a line for each unit: its id, its hex or
// "off", and, where it is not fresh, its state as JSON. A line "state {...}" gives
// the state of the game, "option id" switches one on, "option id value" chooses a
// value.
//
//	austria combat 3
//	option cavalry-forage
//	ah.corps-10 g1419
//	ru.corps-7 g1318 {"lost":1}
func (l *Language) Describe(t testing.TB, text string) rules.Setup {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(text), "\n")
	head := strings.Fields(lines[0])
	if len(head) != 3 {
		t.Fatalf("%q is not a side, a phase and a turn", lines[0])
	}
	turn, err := strconv.Atoi(head[2])
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Scenario: "campaign", Side: rules.Side(head[0]), Phase: head[1], Turn: turn, Only: true, Seed: 1, Options: rules.Options{}}
	for _, line := range lines[1:] {
		describeLine(&s, strings.TrimSpace(line))
	}
	return s
}

// describeLine reads a line of Describe below the head.
func describeLine(s *rules.Setup, line string) {
	if state, ok := strings.CutPrefix(line, "state "); ok {
		s.State = json.RawMessage(state)
		return
	}
	f := append(strings.SplitN(line, " ", 3), "", "")
	if f[0] == "option" {
		s.Options[f[1]] = f[2]
		if f[2] == "" {
			s.Options[f[1]] = "on"
		}
		return
	}
	u := rules.UnitState{ID: f[0]}
	if f[1] != "off" {
		u.Hex = f[1]
	}
	if f[2] != "" {
		u.State = json.RawMessage(f[2])
	}
	s.Units = append(s.Units, u)
}

// Place begins at a set-up that is described as Describe reads it.
func (l *Language) Place(t testing.TB, text string) *Game {
	t.Helper()
	return l.SetUp(t, l.Describe(t, text))
}

// SetUp begins at a set-up.
func (l *Language) SetUp(t testing.TB, s rules.Setup) *Game {
	t.Helper()
	p, err := l.Ruleset(t).SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	return &Game{T: t, P: p, language: l}
}

// Start begins a scenario. The options are ids, which are switched on, or an id
// and its value: "german-order=c".
func (l *Language) Start(t testing.TB, scenario string, seed uint64, options ...string) *Game {
	t.Helper()
	o := rules.Options{}
	for _, option := range options {
		id, value, ok := strings.Cut(option, "=")
		if !ok {
			value = "on"
		}
		o[id] = value
	}
	p, err := l.Ruleset(t).New(scenario, o, seed)
	if err != nil {
		t.Fatal(err)
	}
	return &Game{T: t, P: p, language: l}
}

// At goes on with a position.
func (l *Language) At(t testing.TB, p rules.Position) *Game { return &Game{T: t, P: p, language: l} }
