package toy_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/rulestest/toy"
)

// language is how these tests put down actions: "move red-1 2.1".
var language = &rulestest.Language{
	Open: func() (rules.Ruleset, error) { return toy.New(), nil },
	Hex:  regexp.MustCompile(`^\d\.\d$`),
}

// skirmish begins the scenario with the units that are named, each with its hex and
// its strength, and nobody else.
func skirmish(t *testing.T, units ...string) *rulestest.Game {
	t.Helper()
	s := rules.Setup{Scenario: "skirmish", Only: true}
	for _, u := range units {
		f := strings.Fields(u)
		s.Units = append(s.Units, rules.UnitState{ID: f[0], Hex: f[1], State: json.RawMessage(`{"strength":` + f[2] + `}`)})
	}
	return language.SetUp(t, s)
}

func TestUnitsMoveOnceToAnEmptyHex(t *testing.T) {
	rulestest.Cite(t, "1.1")
	g := skirmish(t, "red-1 1.1 1", "red-2 1.2 1", "blue-1 4.4 1")
	if got := g.Hexes("move", "red-1"); got != "2.1" {
		t.Errorf("red-1 may go to %s", got)
	}
	g.Refuses("move red-1 1.2", "1.1") // occupied
	g.Refuses("move red-1 3.1", "1.1") // not adjacent
	g.Refuses("move blue-1 4.3", "1.1")
	g.Do("move red-1 2.1")
	g.Refuses("move red-1 1.1", "1.1")
}

func TestATurnEndsWhenItsSideSaysSo(t *testing.T) {
	rulestest.Cite(t, "1.2")
	g := skirmish(t, "red-1 1.1 1", "blue-1 4.4 1")
	g.Do("move red-1 2.1", "end")
	g.Stage("", toy.Blue)
	g.Do("end", "move red-1 1.1")
	if s := g.P.Status(); s.Turn != 2 {
		t.Errorf("it is turn %d", s.Turn)
	}
}

func TestAnAttackTakesThePlaceOfAMove(t *testing.T) {
	rulestest.Cite(t, "2.1")
	g := skirmish(t, "red-1 1.1 2", "blue-1 1.2 1")
	g.Refuses("attack red-1 2.1", "2.1") // nobody is there
	g.Throw("attack red-1 1.2", 1, 2)    // 2+1 is no more than 1+2
	g.Stage("", toy.Red)
	g.Refuses("move red-1 2.1", "1.1")
	g.Do("end")
	g.Throw("attack blue-1 1.1", 4, 1)
	g.Stage("retreat", toy.Red)
}

func TestABeatenUnitRetreatsOrYields(t *testing.T) {
	rulestest.Cite(t, "2.2")
	units := []string{"red-1 1.1 3", "blue-1 1.2 1", "blue-2 1.3 1"}
	for answer, stands := range map[string]string{"retreat blue-1 2.2": "2.2", "yield blue-1": ""} {
		g := skirmish(t, units...)
		g.Throw("attack red-1 1.2", 6, 1)
		g.Refuses("retreat blue-1 1.3", "1.1") // occupied
		g.Refuses("yield blue-2", "2.2")
		g.Do(answer)
		if hex, _ := g.Record("blue-1"); hex != stands {
			t.Errorf("%s: it stands in %q", answer, hex)
		}
		g.Stage("advance", toy.Red)
	}
}

func TestTheVictorMayAdvance(t *testing.T) {
	rulestest.Cite(t, "2.3")
	for answer, stands := range map[string]string{"advance red-1 1.2": "1.2", "stay red-1": "1.1"} {
		g := skirmish(t, "red-1 1.1 3", "blue-1 1.2 1", "blue-2 4.4 1")
		g.Throw("attack red-1 1.2", 6, 1)
		g.Do("yield blue-1")
		g.Refuses("advance red-1 2.1", "2.3")
		g.Do(answer)
		if hex, _ := g.Record("red-1"); hex != stands {
			t.Errorf("%s: it stands in %q", answer, hex)
		}
		g.Stage("", toy.Red)
	}
}

func TestEachSideLaysOneMine(t *testing.T) {
	rulestest.Cite(t, "3.1")
	g := skirmish(t, "red-1 1.1 1", "blue-1 3.1 1", "blue-2 4.4 1")
	g.Refuses("mine 1.1", "3.1") // occupied
	laid := g.Do("mine 2.1")
	if seen := laid[0].SeenBy(toy.Blue); len(seen.Hexes) > 0 || strings.Contains(seen.Text, "2.1") {
		t.Errorf("blue hears %q of %v", seen.Text, seen.Hexes)
	}
	g.Refuses("mine 2.2", "3.1")
	g.Do("end", "move blue-1 2.1")
	if hex, _ := g.Record("blue-1"); hex != "" {
		t.Errorf("the unit on the mine stands in %s", hex)
	}
	g.Do("end")
	g.Refuses("mine 2.2", "3.1") // also when it has gone off
}

func TestTheSideWithMoreUnitsWins(t *testing.T) {
	rulestest.Cite(t, "4.1")
	g := skirmish(t, "red-1 1.1 1", "blue-1 4.4 1", "blue-2 4.3 1")
	for range 6 {
		g.Do("end")
	}
	if o := g.P.Outcome(); o == nil || o.Winner != toy.Blue {
		t.Errorf("the outcome is %+v", o)
	}
	g.Refuses("end", "4.1")
}

// A position that a person has written is refused with the field that is wrong.
func TestWrongPositionsAreRefused(t *testing.T) {
	good := string(skirmish(t, "red-1 1.1 1", "blue-1 1.2 1").P.AppendJSON(nil))
	for want, change := range map[string][2]string{
		`turn: 9 is not from 1 to 3`:                   {`"turn":1`, `"turn":9`},
		`side: "green" is unknown`:                     {`"side":"red"`, `"side":"green"`},
		`unit red-1: strength: 7 is not from 1 to 3`:   {`"strength":1`, `"strength":7`},
		`units: unit "red-1" is missing`:               {`{"id":"red-1","hex":"1.1","state":{"strength":1}},`, ``},
		`needs one unit only in hex 1.2`:               {`"hex":"1.1"`, `"hex":"1.2"`},
		`needs a strength of unit red-1`:               {`"hex":"1.1","state":{"strength":1}`, `"hex":"1.1"`},
		`needs units of both sides`:                    {`"hex":"1.1",`, ``},
		`fight is missing`:                             {`"side":"red"`, `"side":"red","stage":"advance"`},
		`needs a defender who retreats from the hex o`: {`"side":"red"`, `"side":"red","stage":"retreat","fight":{"attacker":"red-1","defender":"blue-1","hex":"2.1"}`},
		`needs an attacker of the side`:                {`"side":"red"`, `"side":"red","stage":"retreat","fight":{"attacker":"blue-1","defender":"red-1","hex":"1.1"}`},
	} {
		if !strings.Contains(good, change[0]) {
			t.Fatalf("there is no %s in %s", change[0], good)
		}
		_, err := toy.New().Load(json.RawMessage(strings.Replace(good, change[0], change[1], 1)))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}
