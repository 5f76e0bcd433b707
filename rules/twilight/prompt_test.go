package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Nobody is asked for a hex to move to when no hex can be entered: the question says who
// cannot go on, and what to do. Everybody else is asked as before.
func TestNobodyIsAskedForAHexThatCannotBeEntered(t *testing.T) {
	g := place(t, `central movement 3
		ge.1-1 50.27
		ge.2-1 50.27
		ru.27-3 46.28`)
	halted := false
	g.Do("pick ge.1-1")
	for range 40 {
		step := ""
		for _, o := range g.P.Offers() {
			if o.Verb == "step" && (step == "" || o.Hex == "48.28" || o.Hex == "47.28") {
				step = "step " + o.Hex
			}
		}
		if g.P.Status().Stage != "moving" {
			break
		}
		ask := g.P.View("central").Prompt.Ask
		if asks := strings.Contains(ask, "choose a hex to move to"); asks != (step != "") {
			t.Fatalf("there is %q to choose, and it is asked: %s", step, ask)
		}
		if halted = step == ""; halted {
			if !strings.Contains(ask, "1st Infantry Division") || !strings.Contains(ask, "end the move") {
				t.Errorf("where nobody can go on it is asked: %s", ask)
			}
			break
		}
		g.Do(step)
	}
	if !halted {
		t.Errorf("the unit never came to the end of its move; there are %v", g.All())
	}
}

// A phase asks its question by its own case of the sequence of play.
func TestPhasesAskByTheirOwnCase(t *testing.T) {
	rulestest.Cite(t, "5.2.2", "5.4.3", "5.4.4", "5.4.5")
	for at, cas := range map[string]string{"pontoon 3": "5.4.3", "supply 3": "5.4.4", "engineering 3": "5.4.5", "inter-phase 3": "5.2.2"} {
		g := place(t, `russia `+at+`
			state {"railheads":[{"nation":"russia","hex":"38.19"}],"held":[{"hex":"39.19","side":"russia"}]}
			ru.25-3 15.17 {"lost":1}
			ru.train-3 20.22
			ru.depot-1-army-major 36.19
			ge.1-1 60.20`)
		if got := g.P.View("russia").Prompt.Case; got != cas {
			t.Errorf("%s asks by %s: %s", at, got, g.P.View("russia").Prompt.Ask)
		}
	}
}

// What preparing an attack would be worth is told before it is prepared, to who would do so,
// and that it must be made once it is (10.3).
func TestWhatPreparingAnAttackIsWorth(t *testing.T) {
	g := battlefield(t, "russia movement 3\nru.25-3 18.30\nge.1-1 19.30")
	query := rules.Query{Kind: rules.QueryOdds, Hex: "19.30", Units: []string{"ru.25-3"}}
	o, err := g.P.Overlay("russia", query)
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, m := range o.Sheet.Shifts {
		told = append(told, m.What)
	}
	if got := strings.Join(told, ", "); !strings.HasPrefix(got, "Prepared by all of them, +1: ") {
		t.Errorf("of the attack is told %q at %s", got, o.Sheet.Column)
	}
	g = battlefield(t, "russia attack 3\nge.1-1 19.30\nge.2-1 30.30\nru.27-3 30.31"+aimed(t, "ru.25-3", "18.30", "19.30"))
	if got := g.P.View("russia").Prompt.Ask; !strings.HasSuffix(got, "The prepared attack on 19.30 must be made (10.3).") {
		t.Errorf("the prompt is %q", got)
	}
}
