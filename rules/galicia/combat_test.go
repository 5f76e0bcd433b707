package galicia_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// assault declares an attack on a hex by the units named, from where they stand,
// and ends the attacker's choice.
func (g *game) assault(target string, units ...string) []rules.Event {
	g.T.Helper()
	words, seen := []string{"attack " + target}, map[string]bool{}
	for _, u := range units {
		if hex, _, _ := strings.Cut(g.unit(u), " "); !seen[hex] {
			seen[hex] = true
			words = append(words, "from "+hex)
		}
	}
	words = append(words, "declare")
	for _, u := range units {
		words = append(words, "commit "+u)
	}
	return g.Do(append(words, "ready")...)
}

// odds asserts strengths, ratio and column of the attack in hand: "13:8 1.5:1 2.5:1".
func (g *game) odds(want string) {
	g.T.Helper()
	s := g.Sheet()
	if got := fmt.Sprintf("%d:%d %s %s", s.Attacker.Strength, s.Defender.Strength, s.Ratio, s.Column); got != want {
		g.T.Errorf("the odds are %s, want %s", got, want)
	}
}

// fighters lists the units of a force.
func fighters(f rules.Force) string {
	var ids []string
	for _, u := range f.Units {
		ids = append(ids, u.Unit)
	}
	return strings.Join(ids, " ")
}

// kinds lists the kinds of events.
func kinds(events []rules.Event) string {
	var list []string
	for _, e := range events {
		list = append(list, e.Kind)
	}
	return strings.Join(list, " ")
}

// status is what is kept of a unit in the position's JSON.
func (g *game) status(id string) (s struct {
	Attacked bool
	Beaten   bool `json:"been_attacked"`
}) {
	g.T.Helper()
	var p struct {
		Units []struct {
			ID    string
			State json.RawMessage
		}
	}
	if err := json.Unmarshal(g.P.AppendJSON(nil), &p); err != nil {
		g.T.Fatal(err)
	}
	for _, u := range p.Units {
		if u.ID == id && len(u.State) > 0 {
			if err := json.Unmarshal(u.State, &s); err != nil {
				g.T.Fatal(err)
			}
		}
	}
	return s
}

// rollFor throws for the attack what gives a result on the column of the attack
// in hand.
func (g *game) rollFor(result string) []rules.Event {
	g.T.Helper()
	for total := 2; total <= 12; total++ {
		a := max(1, total-6)
		q, events, err := rules.DoForced(g.P, rules.Action{Verb: "roll"}, []int{a, total - a})
		if err != nil {
			g.T.Fatal(err)
		}
		if strings.HasSuffix(events[0].Text, ": "+result+".") {
			g.P = q
			return events
		}
	}
	g.T.Fatalf("%s is not on the column %s", result, g.Sheet().Column)
	return nil
}

// rollLosses throws for the losses what costs the attacker and the defender these
// numbers of reductions; -1 is any number.
func (g *game) rollLosses(attacker, defender int) []rules.Event {
	g.T.Helper()
	var possible [][2]int
	for die := range 36 {
		q, events, err := rules.DoForced(g.P, rules.Action{Verb: "roll"}, []int{die/6 + 1, die%6 + 1})
		if err != nil {
			g.T.Fatal(err)
		}
		a, d := reductions(g.T, events[0]), reductions(g.T, events[1])
		if (a == attacker || attacker < 0) && (d == defender || defender < 0) {
			g.P = q
			return events
		}
		possible = append(possible, [2]int{a, d})
	}
	g.T.Fatalf("no dice cost the attacker %d and the defender %d, but %v", attacker, defender, possible)
	return nil
}

// reductions reads the number of reductions out of the event of a loss roll.
func reductions(t testing.TB, e rules.Event) int {
	t.Helper()
	n := -1
	text := e.Text[strings.LastIndex(e.Text, ":")+1:]
	if _, err := fmt.Sscanf(text, "%d reduction", &n); err != nil || e.Kind != "loss-roll" {
		t.Fatalf("%q tells no reductions", e.Text)
	}
	return n
}

func TestAttackingIsVoluntary(t *testing.T) {
	rulestest.Cite(t, "7.0")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ru.69-r 9.10
		ru.78-r 9.14`)
	if got := g.Hexes("attack", ""); got != "9.10" {
		t.Errorf("hexes that can be attacked: %s", got)
	}
	g.Refuses("attack 9.14", "7.0")
	g.Refuses("attack 8.10", "7.0")
	g.Refuses("attack 10.10", "7.0")
	g.Do("done")
	g.is("ru.69-r", "9.10")
	if g.points() != [2]int{} {
		t.Errorf("points for no attack: %v", g.points())
	}
}

func TestNobodyFightsTwiceInAPhase(t *testing.T) {
	rulestest.Cite(t, "7.0", "7.6")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.41 8.10
		ru.69-r 9.10
		ru.13-c 9.10
		ru.78-r 9.11`)
	g.assault("9.10", "ah.41")
	g.Do("withhold ru.13-c")
	g.rollFor("+1/-1")
	g.rollLosses(1, 0)
	for _, u := range []string{"ru.69-r", "ru.13-c"} {
		if !g.status(u).Beaten {
			t.Errorf("%s does not count as attacked", u)
		}
	}
	if g.status("ah.4-ii").Attacked || !g.status("ah.41").Attacked {
		t.Error("another unit counts as having attacked than the one that did")
	}
	g.Refuses("attack 9.10", "7.0")
	g.Do("attack 9.11", "from 8.10", "declare")
	g.Refuses("commit ah.41", "7.0")
	g.Do("commit ah.4-ii", "ready")
	g.rollFor("+1/-1")
	g.rollLosses(1, 1)
	// The one unit that is left has nobody to attack.
	if got := g.Hexes("attack", ""); got != "" {
		t.Errorf("%s can be attacked again", got)
	}
	g.Do("done")
	g.Do("supply")
	if g.status("ru.69-r").Beaten || g.status("ah.41").Attacked {
		t.Error("what has been done in one phase still counts in the next")
	}
}

// A stack that has been attacked is not attacked again where it retreats to: the
// others there defend without it, or with the option of sheltered hexes are as safe
// as it is.
func TestRetreatedUnitsAreNotAttackedAgain(t *testing.T) {
	rulestest.Cite(t, "7.0", "7.3", "7.6")
	for _, option := range []string{"", "\noption sheltered-hexes"} {
		g := place(t, `austria combat 8
			ah.4-ii 8.10
			ah.25-ii 8.10
			ah.41 9.11
			ah.20 9.11
			ru.69-r 9.10
			ru.78-r 10.10`+option)
		if !g.Offers("attack 10.10") {
			t.Fatal("10.10 cannot be attacked at first")
		}
		g.assault("9.10", "ah.4-ii", "ah.25-ii")
		g.rollFor("+1/R1")
		g.Do("retreat 10.10 9.10", "stay")
		g.rollLosses(0, 0)
		if option != "" {
			g.Refuses("attack 10.10", "7.0")
			continue
		}
		g.Do("attack 10.10", "from 9.11", "declare", "commit ah.41", "commit ah.20")
		withheld := 0
		for _, e := range g.Do("ready") {
			if e.Kind == "withhold" && e.Case == "7.0" && slices.Equal(e.Units, []string{"ru.69-r"}) {
				withheld++
			}
		}
		if d := g.P.View("").Combat.Defender; withheld != 1 || len(d.Units) != 1 || d.Units[0].Unit != "ru.78-r" || d.Withheld[0].Case != "7.0" {
			t.Errorf("withheld %d times; the defence is %+v", withheld, d)
		}
		g.rollFor("-/R1") // what is withheld goes back with the others
		if r := g.P.View("").Prompt.Units; len(r) != 2 {
			t.Errorf("%v retreat", r)
		}
	}
}

func TestOneTargetForAnAttack(t *testing.T) {
	rulestest.Cite(t, "7.1")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.09
		ah.41 7.09
		ru.69-r 9.10
		ru.78-r 9.11`)
	g.Do("attack 9.10")
	g.Refuses("attack 9.11", "3.2")
	g.Refuses("from 9.11", "7.1") // the enemy is there
	g.Refuses("from 10.10", "7.1")
	g.Refuses("from 7.09", "7.1")
	g.Refuses("declare", "7.1")
	g.Do("from 8.10")
	g.Refuses("from 8.10", "7.1")
	g.Do("from 8.09", "declare")
	g.Refuses("commit ah.41", "7.1")
	g.Refuses("commit ru.69-r", "7.1")
	g.Refuses("ready", "8.1")
	g.Do("commit ah.4-ii", "commit ah.13-ii")
	g.Refuses("commit ah.4-ii", "7.2")
	g.Do("ready")
	g.odds("9:5 1.5:1 1.5:1") // two hexes add their strength up
	g.rollFor("+1/-1")
	g.rollLosses(0, 0)
	// The other unit of the same hex attacks another hex on its own.
	g.Do("attack 9.11", "from 8.10", "declare")
	g.Refuses("commit ah.4-ii", "7.0")
	g.Do("commit ah.25-ii", "ready")
	g.odds("5:5 1:1 1:1")
}

func TestAttackersCommandLimit(t *testing.T) {
	rulestest.Cite(t, "7.2")
	for _, c := range []struct {
		name  string
		units string // those that can be committed, in this order
		not   string // the one that cannot be committed any more
	}{
		{"one corps and one of another", "ah.4-ii ah.25-ii ah.13-ii ah.3-xiv", "ah.8-xiv"},
		{"one corps and an independent unit", "ah.41 ah.4-ii ah.25-ii", "ah.20"},
		{"the one more may come first", "ah.3-xiv ah.4-ii ah.25-ii ah.13-ii", "ah.8-xiv"},
		{"two independent units", "ah.41 ah.20", "ah.23"},
		{"two independent units and no corps", "ah.41 ah.20", "ah.4-ii"},
		{"two corps of one unit each", "ah.3-xiv ah.6-iii", "ah.4-ii"},
		{"not two of each of two corps", "ah.3-xiv ah.4-ii ah.8-xiv", "ah.25-ii"},
		{"one corps alone", "ah.4-ii ah.13-ii ah.25-ii", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "austria combat 8\nru.2-gd 9.10"
			for _, u := range strings.Fields(c.units + " " + c.not) {
				text += "\n" + u + " 8.10"
			}
			g := place(t, text)
			g.Do("attack 9.10", "from 8.10", "declare")
			for _, u := range strings.Fields(c.units) {
				g.Do("commit " + u)
			}
			if c.not != "" {
				g.Refuses("commit "+c.not, "7.2")
			}
			g.Do("ready")
			if got := fighters(g.Sheet().Attacker); got != c.units {
				t.Errorf("%s attack, want %s", got, c.units)
			}
			if left := g.Sheet().Attacker.Withheld; c.not != "" && (len(left) != 1 || left[0].Unit != c.not) {
				t.Errorf("withheld are %v", left)
			}
		})
	}
}

// An unfinished corps may attack: the limit is not a demand.
func TestPartOfACorpsMayAttack(t *testing.T) {
	rulestest.Cite(t, "7.2", "7.6")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.10
		ru.69-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.odds("9:5 1.5:1 1.5:1")
	if w := g.Sheet().Attacker.Withheld; len(w) != 1 || w[0].Unit != "ah.13-ii" || w[0].Why != "held back" {
		t.Errorf("withheld are %+v", w)
	}
}

func TestDefendersCommandLimit(t *testing.T) {
	rulestest.Cite(t, "7.3")
	for _, c := range []struct {
		name   string
		units  string
		choice []string // what is offered, and which of it is withheld: "a b c: b"
		stand  string
	}{
		{"one corps", "ru.18-xiv ru.45-xiv", nil, "ru.18-xiv ru.45-xiv"},
		{"one corps and one more", "ru.18-xiv ru.45-xiv ru.82-r", nil, "ru.18-xiv ru.45-xiv ru.82-r"},
		{"two independent units", "ru.82-r ru.83-r", nil, "ru.82-r ru.83-r"},
		{"two corps", "ru.18-xiv ru.1-gd", nil, "ru.18-xiv ru.1-gd"},
		{"the example: the Guard withheld", "ru.18-xiv ru.1-gd ru.82-r", []string{"ru.18-xiv ru.1-gd ru.82-r: ru.1-gd"}, "ru.18-xiv ru.82-r"},
		{"the example: the 18th withheld", "ru.18-xiv ru.1-gd ru.82-r", []string{"ru.18-xiv ru.1-gd ru.82-r: ru.18-xiv"}, "ru.1-gd ru.82-r"},
		{"the example: the 82nd withheld", "ru.18-xiv ru.1-gd ru.82-r", []string{"ru.18-xiv ru.1-gd ru.82-r: ru.82-r"}, "ru.18-xiv ru.1-gd"},
		{"corps of two and two more", "ru.18-xiv ru.45-xiv ru.2-rf ru.82-r", []string{"ru.18-xiv ru.45-xiv ru.2-rf ru.82-r: ru.82-r"}, "ru.18-xiv ru.45-xiv ru.2-rf"},
		// Without one of the corps only the two others are left as a full defence.
		{"corps of two and two more, the corps withheld", "ru.18-xiv ru.45-xiv ru.2-rf ru.82-r",
			[]string{"ru.18-xiv ru.45-xiv ru.2-rf ru.82-r: ru.18-xiv", "ru.45-xiv: ru.45-xiv"}, "ru.2-rf ru.82-r"},
		{"two corps of two", "ru.18-xiv ru.45-xiv ru.47-xvi ru.41-xvi", []string{"ru.18-xiv ru.45-xiv ru.47-xvi ru.41-xvi: ru.41-xvi"}, "ru.18-xiv ru.45-xiv ru.47-xvi"},
		{"three independent units", "ru.82-r ru.83-r ru.80-r", []string{"ru.80-r ru.82-r ru.83-r: ru.80-r"}, "ru.82-r ru.83-r"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.10\nah.13-ii 8.10\nah.27-vi 8.10"
			for _, u := range strings.Fields(c.units) {
				text += "\n" + u + " 9.10"
			}
			g := place(t, text)
			g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.27-vi")
			for _, step := range c.choice {
				offered, chosen, _ := strings.Cut(step, ": ")
				g.Stage("withhold", "russia")
				if got := g.Units("withhold"); got != offered {
					t.Errorf("%s can be withheld, want %s", got, offered)
				}
				for _, u := range strings.Fields(c.units) {
					if !strings.Contains(" "+offered+" ", " "+u+" ") && g.Offers("withhold "+u) {
						t.Errorf("%s is offered", u)
					}
				}
				g.Do("withhold " + chosen)
			}
			g.Stage("roll", "austria")
			for _, u := range strings.Fields(c.stand) {
				if !strings.Contains(fighters(g.Sheet().Defender), u) {
					t.Errorf("%s defend, want %s", fighters(g.Sheet().Defender), c.stand)
				}
			}
			if n := len(g.Sheet().Defender.Units); n != len(strings.Fields(c.stand)) {
				t.Errorf("%d units defend, want %s", n, c.stand)
			}
		})
	}
}

// Nobody may be held out of a defence that has room for him.
func TestOnlyFullDefencesAreOffered(t *testing.T) {
	rulestest.Cite(t, "7.3")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.10
		ru.18-xiv 9.10
		ru.45-xiv 9.10
		ru.2-rf 9.10
		ru.82-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii")
	g.Refuses("withhold ah.4-ii", "7.3")
	g.Do("withhold ru.18-xiv")
	// The corps of one that is left would leave room for the unit withheld.
	g.Refuses("withhold ru.2-rf", "7.3")
	g.Refuses("withhold ru.82-r", "7.3")
	g.Refuses("withhold ru.18-xiv", "7.3")
	// What the attacker is shown meanwhile is a defence that can come about.
	g.odds("14:9 1.5:1 1.5:1")
	g.Do("withhold ru.45-xiv")
	g.odds("14:9 1.5:1 1.5:1")
}

// The helpless are out of it before the choice begins: they neither take a place
// in a defence nor leave one.
func TestHelplessUnitsDoNotNarrowTheChoice(t *testing.T) {
	rulestest.Cite(t, "7.3", "7.4")
	g := place(t, `austria combat 8
		ah.25-ii 8.10
		ru.18-xiv 9.10 {"reduced":true,"ce":2,"supply":"out"}
		ru.45-xiv 9.10
		ru.2-rf 9.10
		ru.82-r 9.10`)
	g.assault("9.10", "ah.25-ii")
	if got := g.Units("withhold"); got != "ru.45-xiv ru.2-rf ru.82-r" {
		t.Errorf("%s can be withheld", got)
	}
	g.Refuses("withhold ru.18-xiv", "7.3")
}

func TestNoStrengthLeftToAttack(t *testing.T) {
	rulestest.Cite(t, "7.4", "11.1", "10.1")
	g := place(t, `austria combat 8
		ah.1-m 8.10 {"ce":1,"supply":"low"}
		ah.5-m 8.10 {"supply":"out"}
		ah.41 8.10 {"reduced":true,"ce":2}
		ah.20 8.10 {"reduced":true,"ce":1}
		ah.10-m 8.09 {"ce":1,"supply":"out"}
		ah.23-m 9.11 {"supply":"out"}
		ru.gd-c 9.10 {"ce":1}
		ru.82-r 9.12`)
	g.Refuses("attack 9.12", "7.4") // only a unit without strength is beside it
	g.Do("attack 9.10")
	g.Refuses("from 8.09", "7.4")
	g.Do("from 8.10", "declare")
	for _, u := range []string{"ah.1-m", "ah.5-m", "ah.41"} {
		g.Refuses("commit "+u, "7.4")
	}
	g.Do("commit ah.20", "ready")
	g.odds("1:1 1:1 1:1")
}

func TestNoStrengthLeftToDefend(t *testing.T) {
	rulestest.Cite(t, "7.4")
	for _, c := range []struct{ name, units, stand, odds string }{
		{"beside another", "ru.82-r 9.10\nru.gd-c 9.10 {\"supply\":\"out\"}", "ru.82-r", "10:5 2:1 2:1"},
		{"beside a weaker one", "ru.2-rf 9.10 {\"ce\":2,\"supply\":\"out\"}\nru.3-rf 9.10 {\"ce\":2,\"supply\":\"low\"}", "ru.3-rf", "10:1 10:1 10:1"},
		{"alone", "ru.gd-c 9.10 {\"supply\":\"out\"}", "ru.gd-c", "10:1 10:1 10:1"},
		{"below zero", "ru.gd-c 9.10 {\"supply\":\"out\",\"ce\":2}", "ru.gd-c", "10:1 10:1 10:1"},
		{"all of them, whatever their kind and command", "ru.gd-c 9.10 {\"supply\":\"out\"}\nru.2-rf 9.10 {\"ce\":2,\"supply\":\"out\"}\nru.3-rf 9.10 {\"ce\":2,\"supply\":\"out\"}\nru.4-rf 9.10 {\"ce\":2,\"supply\":\"out\"}",
			"ru.2-rf ru.gd-c ru.3-rf ru.4-rf", "10:1 10:1 10:1"},
		// Without its helpless member the corps is within one command.
		{"so that nobody else need be withheld", "ru.82-r 9.10\nru.83-r 9.10\nru.2-rf 9.10 {\"ce\":2,\"supply\":\"out\"}", "ru.82-r ru.83-r", "10:10 1:1 1:1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "austria combat 8\nah.25-ii 8.10\nah.13-ii 8.10\n"+c.units)
			g.assault("9.10", "ah.25-ii", "ah.13-ii")
			g.Stage("roll", "austria")
			g.odds(c.odds)
			if got := fighters(g.Sheet().Defender); got != c.stand {
				t.Errorf("%s defend, want %s", got, c.stand)
			}
		})
	}
}

// Whoever has no strength does not take part, whatever his steps: the magnitude
// and the losses are those of the others.
func TestHelplessDefendersOnlyRetreat(t *testing.T) {
	rulestest.Cite(t, "7.4", "7.6")
	g := place(t, `austria combat 8
		ah.25-ii 8.10
		ah.13-ii 8.10
		ru.82-r 9.10
		ru.2-rf 9.10 {"ce":2,"supply":"out"}`)
	g.assault("9.10", "ah.25-ii", "ah.13-ii")
	if s := g.Sheet(); s.Magnitude != "small" || s.Defender.Steps != 2 {
		t.Errorf("%d steps defend", s.Defender.Steps)
	}
	g.rollFor("+1/R1")
	g.Do("retreat 10.10 9.10", "stay")
	g.is("ru.2-rf", "10.10 ce2 out", "ru.82-r", "10.10")
	g.rollLosses(0, 1)
	g.is("ru.2-rf", "10.10 ce2 out", "ru.82-r", "10.10 ce1")
}

func TestInfantryAndCavalryDoNotFightTogether(t *testing.T) {
	rulestest.Cite(t, "7.5", "12.2")
	text := `austria combat 8
		ah.25-ii 8.10
		ah.3-c 8.10
		ah.9-c 8.09
		ru.82-r 9.10
		ru.83-r 9.10
		ru.13-c 9.10
		ru.14-c 9.10`
	g := place(t, text)
	g.Do("attack 9.10", "from 8.10", "from 8.09", "declare", "commit ah.3-c")
	g.Refuses("commit ah.25-ii", "7.5")
	g.Do("commit ah.9-c", "ready")
	// Either kind may be withheld, but then all of it.
	if got := g.Units("withhold"); got != "ru.13-c ru.14-c ru.82-r ru.83-r" {
		t.Errorf("%s can be withheld", got)
	}
	g.Do("withhold ru.82-r")
	g.Refuses("withhold ru.13-c", "7.3")
	g.Do("withhold ru.83-r")
	g.odds("4:6 1:2 1:2")
	if got := fighters(g.Sheet().Defender); got != "ru.13-c ru.14-c" {
		t.Errorf("%s defend", got)
	}

	g = place(t, text)
	g.Do("attack 9.10", "from 8.10", "declare", "commit ah.25-ii")
	g.Refuses("commit ah.3-c", "7.5")
	g.Do("ready", "withhold ru.13-c")
	g.Refuses("withhold ru.82-r", "7.3")
	g.Do("withhold ru.14-c")
	g.odds("5:10 1:2 1:2")
}

// Cavalry has no corps: two units are all that one command leads.
func TestCommandOfCavalry(t *testing.T) {
	rulestest.Cite(t, "7.2", "7.3")
	g := place(t, `austria combat 8
		ah.3-c 8.10
		ah.9-c 8.10
		ah.7-c 8.10
		ru.13-c 9.10
		ru.14-c 9.10
		ru.7-c 9.10
		ru.82-r 9.10`)
	g.Do("attack 9.10", "from 8.10", "declare", "commit ah.3-c", "commit ah.9-c")
	g.Refuses("commit ah.7-c", "7.2")
	g.Do("ready", "withhold ru.82-r")
	if got := g.Units("withhold"); got != "ru.13-c ru.14-c ru.7-c" {
		t.Errorf("%s can be withheld", got)
	}
	g.Do("withhold ru.13-c")
	g.Stage("roll", "austria")
}

func TestTerrainHalvesEachAttacker(t *testing.T) {
	rulestest.Cite(t, "7.7")
	for _, c := range []struct {
		name, units, target, odds string
		artillery                 int
	}{
		{"no obstacle", "ah.13-ii 8.10\nru.gd-c 9.10", "9.10", "5:2 2.5:1 2.5:1", 3},
		{"river, up", "ah.13-ii 7.05\nru.gd-c 8.04", "8.04", "3:2 1.5:1 1.5:1", 2},
		{"river, even", "ah.4-ii 7.05\nru.gd-c 8.04", "8.04", "2:2 1:1 1:1", 2},
		{"bridged river", "ah.13-ii 7.05\nru.gd-c 8.05", "8.05", "3:2 1.5:1 1.5:1", 2},
		{"ridge", "ah.13-ii 9.05\nru.gd-c 9.06", "9.06", "3:2 1.5:1 1.5:1", 2},
		{"along the ridge", "ah.13-ii 9.04\nru.gd-c 9.05", "9.05", "5:2 2.5:1 2.5:1", 3},
		{"each unit by itself", "ah.13-ii 7.05\nah.25-ii 7.05\nru.gd-c 8.04", "8.04", "6:2 3:1 3:1", 4},
		{"only those that cross", "ah.13-ii 7.05\nah.25-ii 8.03\nru.gd-c 8.04", "8.04", "8:2 4:1 4:1", 6},
		{"after all else, so never to nothing", "ah.13-ii 7.05 {\"ce\":2,\"supply\":\"out\"}\nru.gd-c 8.04", "8.04", "1:2 1:2 1:2", 0},
		{"the modified strength", "ah.13-ii 7.05 {\"ce\":1}\nru.gd-c 8.04", "8.04", "2:2 1:1 1:1", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "austria combat 8\n"+c.units)
			var units []string
			for _, line := range strings.Split(c.units, "\n") {
				if u := strings.Fields(line)[0]; strings.HasPrefix(u, "ah.") {
					units = append(units, u)
				}
			}
			g.assault(c.target, units...)
			g.odds(c.odds)
			if got := g.Sheet().Attacker.Artillery; got != c.artillery {
				t.Errorf("the artillery counts %d, want %d", got, c.artillery)
			}
			if got := g.Sheet().Defender.Artillery; got != 1 {
				t.Errorf("the defender's artillery counts %d", got)
			}
		})
	}
}
