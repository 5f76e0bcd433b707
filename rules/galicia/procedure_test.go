package galicia_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// reductionsOf is the loss table of the rulebook, written out once more.
func reductionsOf(die int, large bool) int {
	limits := []int{4, 7, 10}
	if large {
		limits = []int{1, 4, 7, 10, 13}
	}
	for n, limit := range limits {
		if die <= limit {
			return n
		}
	}
	return len(limits)
}

// combatResults is the table of the rulebook, written out once more, by column
// as it is printed there.
var combatResults = map[string]string{
	"4:1":   "-/R4 -1/R3 -/R3 -/R2 +1/R2 -/R1 -/-1.R1 +1/-1.R1 -/-1.R1 -/-1 +1/-1",
	"3:1":   "-1/R3 -/R3 -/R2 +1/R2 -/R1 +1/R1 +1/-1.R1 -/-1.R1 -/-1 +1/-1 +1/-2",
	"2.5:1": "-/R3 -/R3 -/R2 +1/R2 -/R1 +1/R1 +1/-1.R1 +1/- +1/-1 +2/-1 +2/-2",
	"2:1":   "-/R3 -/R2 +1/R2 -/R1 +1/R1 +1/-1.R1 +1/-1 +1/-1 +2/-1 +2/-2 +1.R1/-1",
	"1.5:1": "-/R2 +1/R2 -/R1 +1/R1 +1/-1.R1 +1/-1 +1/-1 +2/-1 +2/-2 +1.R1/-1 +1.R1/-1",
	"1:1":   "+1/R2 -/R1 +1/R1 +1/-1.R1 +1/- +1/-1 +1/-1 +2/-1 +2/-2 +1.R1/-1 +1.R1/-2",
	"1.5:2": "+1/R2 -/R1 +1/R1 +2/-1.R1 +1/- +1/-1 +1/-2 +2/-1 +2/-2 +1.R1/-2 +2.R1/-1",
	"1:2":   "-/R1 +1/R1 +1/-1.R1 +1/- +1/-1 +1/-2 +2/-1 +2/-2 +1.R1/-2 +2.R1/-1 +2.R1/-2",
	"1:3":   "+1/R1 +1/-1.R1 +1/- +1/-1 -/-2 +1/-2 +2/-2 +1.R1/-2 +2.R1/-1 +2.R1/-2 +2.R1/-2",
}

// cell reads one half of a result: the modifier of the loss roll and the hexes
// of retreat.
func cell(text string) (modifier, retreat int) {
	for _, word := range strings.Split(text, ".") {
		if hexes, ok := strings.CutPrefix(word, "R"); ok {
			retreat, _ = strconv.Atoi(hexes)
		} else if word != "-" {
			modifier, _ = strconv.Atoi(word)
		}
	}
	return modifier, retreat
}

// modifiers asserts what a loss roll is modified by, case by case.
func modifiers(t *testing.T, who string, f rules.Force, want map[string]int) {
	t.Helper()
	got := map[string]int{}
	for _, m := range f.Modifiers {
		key := m.Case
		if strings.HasPrefix(m.What, "Ratios") {
			key = "over"
		}
		got[key] += m.Value
	}
	for k, v := range want {
		if v == 0 {
			delete(want, k)
		}
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s: the loss roll is modified by %v, want %v", who, got, want)
	}
}

// Each cell of the table is thrown, and what the throw does is compared with
// what the cell says: modifiers, who goes back and how far.
func TestEveryCellOfTheCombatResultsTable(t *testing.T) {
	rulestest.Cite(t, "8.3", "9.1", "9.4.1")
	for column, text := range combatResults {
		cells := strings.Fields(text)
		if len(cells) != 11 {
			t.Fatalf("%s has %d cells", column, len(cells))
		}
		strengths := map[string][2]int{"4:1": {8, 2}, "3:1": {6, 2}, "2.5:1": {5, 2}, "2:1": {10, 5}, "1.5:1": {6, 4},
			"1:1": {5, 5}, "1.5:2": {3, 4}, "1:2": {4, 8}, "1:3": {1, 3}}[column]
		setting, units := forces(strengths[0], strengths[1])
		start := place(t, setting)
		start.assault("9.10", units...)
		guns := [2]int{start.Sheet().Attacker.Artillery, start.Sheet().Defender.Artillery}
		for throw := range 36 {
			g := at(t, start.P.Clone())
			a, b := throw/6+1, throw%6+1
			g.roll(a, b)
			want := cells[a+b-2]
			where := fmt.Sprintf("%d and %d on %s, %s", a, b, column, want)
			if got := g.Sheet().Result; got != want {
				t.Errorf("%s: the result is %s", where, got)
			}
			left, right, _ := strings.Cut(want, "/")
			am, ar := cell(left)
			dm, dr := cell(right)
			steps := 0
			for ; g.P.Status().Stage == "retreat"; steps++ {
				from := "9.10"
				if ar > 0 {
					from = "8.10"
				}
				if offers := g.P.Offers(); steps == 0 && offers[0].From != from {
					t.Errorf("%s: %v retreats", where, offers[0])
				}
				if _, err := g.P.Do(g.P.Offers()[0].Action); err != nil {
					t.Fatal(err)
				}
			}
			if steps != ar+dr {
				t.Errorf("%s: %d hexes of retreat", where, steps)
			}
			g.muddle("loss-roll")
			modifiers(t, where, g.Sheet().Attacker, map[string]int{"9.1": am, "9.2": ar, "9.4.1": gunsOf(guns[1])})
			modifiers(t, where, g.Sheet().Defender, map[string]int{"9.1": dm, "9.2": dr, "9.4.1": gunsOf(guns[0])})
		}
	}
}

// gunsOf is what an artillery value adds to the enemy's loss roll.
func gunsOf(value int) int {
	switch {
	case value >= 14:
		return 4
	case value >= 10:
		return 3
	case value >= 6:
		return 2
	case value >= 3:
		return 1
	}
	return 0
}

func TestOverFourToOne(t *testing.T) {
	rulestest.Cite(t, "8.2", "9.4.1")
	for _, c := range []struct {
		attack, defense int
		over            int
	}{{4, 1, 0}, {9, 2, 0}, {5, 1, 1}, {6, 1, 2}, {13, 2, 2}, {9, 1, 5}} {
		text, units := forces(c.attack, c.defense)
		g := place(t, text)
		g.assault("9.10", units...)
		guns := g.Sheet().Attacker.Artillery
		g.roll(6, 6) // the last row, on 4:1: +1/-1
		if got := g.Sheet().Result; got != "+1/-1" {
			t.Errorf("%d:%d is resolved with %s", c.attack, c.defense, got)
		}
		name := fmt.Sprintf("%d:%d", c.attack, c.defense)
		modifiers(t, name, g.Sheet().Defender, map[string]int{"9.1": -1, "9.4.1": gunsOf(guns), "over": c.over})
		modifiers(t, name, g.Sheet().Attacker, map[string]int{"9.1": 1})
	}
}

// A flank lifts the final ratio over 4:1 as well.
func TestShiftsOverFourToOneCount(t *testing.T) {
	rulestest.Cite(t, "8.2", "9.4.1")
	g := place(t, `austria combat 8
		ru.gd-c 9.10
		ah.41 8.10
		ah.20 10.09`)
	g.assault("9.10", "ah.41", "ah.20")
	g.odds("8:2 4:1 6:1")
	g.roll(6, 6)
	modifiers(t, "6:1", g.Sheet().Defender, map[string]int{"9.1": -1, "9.4.1": 1, "7.8": 2, "over": 2})
}

func TestTooWeakAttacksAreCalledOff(t *testing.T) {
	rulestest.Cite(t, "8.2", "7.0", "15.1")
	g := place(t, `austria combat 8
		ah.101-ls 8.10
		ah.110-ls 8.10
		ah.25-ii 8.09
		ru.2-gd 9.10
		ru.78-r 9.11`)
	events := g.assault("9.10", "ah.101-ls")
	if got := kinds(events); got != "attack called-off" {
		t.Errorf("events: %s", got)
	}
	g.Stage("attack", "austria")
	if g.points() != [2]int{} {
		t.Errorf("points for an attack that was not made: %v", g.points())
	}
	if !g.status("ah.101-ls").Attacked || g.status("ah.110-ls").Attacked || g.status("ru.2-gd").Beaten {
		t.Error("the attacker alone has used his attack")
	}
	g.is("ah.101-ls", "8.10", "ru.2-gd", "9.10")
	g.Do("attack 9.10", "from 8.10", "declare")
	g.Refuses("commit ah.101-ls", "7.0")
	g.Do("commit ah.110-ls", "ready") // 1:4 again
	g.Refuses("attack 9.11", "7.0")
	g.assault("9.10", "ah.25-ii")
	g.odds("5:8 1:2 1:2")
	if g.points() != [2]int{1, 0} {
		t.Errorf("the points are %v", g.points())
	}
}

// The limit holds for the final ratio: a shift may lift an attack into the table
// or drop it out.
func TestShiftsAndTheLowerLimit(t *testing.T) {
	rulestest.Cite(t, "8.2", "7.8", "13.0")
	g := place(t, `russia combat 8
		ah.15-vi 9.10
		ru.gd-c 10.10 {"ce":0}
		ru.82-r 8.09`)
	g.assault("9.10", "ru.gd-c")
	g.Stage("attack", "russia") // 1:6, not flanked
	g = place(t, `russia combat 8
		ah.38-xii 9.10
		ru.gd-c 10.10
		ru.82-r 8.09
		ru.83-r 8.10
		ru.78-r 9.09`)
	g.assault("9.10", "ru.gd-c")
	g.odds("1:4 1:4 1:2")

	g = place(t, `russia combat 8
		ah.41 4.13
		ah.20 4.14
		ru.58-r 5.14
		ru.82-r 5.15`)
	g.assault("4.14", "ru.58-r")
	g.odds("4:4 1:1 1:2")
	g = place(t, `russia combat 8
		ah.41 4.14
		ru.61-r 5.14 {"ce":1}`)
	g.assault("4.14", "ru.61-r") // 2:5 is 1:3, less two columns
	g.Stage("attack", "russia")
}

func TestPrzemyslShiftsBothWays(t *testing.T) {
	rulestest.Cite(t, "13.0", "8.2")
	for _, c := range []struct{ name, text, target, unit, odds string }{
		{"Austria-Hungary defends", "russia combat 8\nah.41 4.14\nru.1-gn 5.14\nru.2-gn 5.14", "4.14", "ru.1-gn ru.2-gn", "12:5 2:1 1:1"},
		{"Austria-Hungary attacks", "austria combat 8\nah.41 5.14\nru.58-r 4.14", "4.14", "ah.41", "4:5 1.5:2 1.5:1"},
		{"out of the fortress", "austria combat 8\nah.41 3.15\nru.58-r 3.14", "3.14", "ah.41", "4:5 1.5:2 1.5:1"},
		{"out of it, over the San", "austria combat 8\nah.41 3.15\nru.58-r 3.16", "3.16", "ah.41", "2:5 1:3 1.5:2"},
		{"two hexes off", "russia combat 8\nah.41 4.13\nru.1-gn 5.14", "4.13", "ru.1-gn", "6:5 1:1 1:1"},
		{"from next to it, two hexes off", "austria combat 8\nah.41 4.14\nru.58-r 4.13", "4.13", "ah.41", "4:5 1.5:2 1.5:2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, c.text)
			g.assault(c.target, strings.Fields(c.unit)...)
			g.odds(c.odds)
		})
	}
	g := place(t, `russia combat 8
		ah.41 3.15
		ru.58-r 3.14`)
	g.Refuses("attack 3.15", "13.0")
}

// What is done comes in the order of the five stages: retreat and advance before
// the losses.
func TestOrderOfTheStages(t *testing.T) {
	rulestest.Cite(t, "8.0", "8.1", "8.3", "8.5")
	g := place(t, `austria combat 8
		ah.25-ii 8.10
		ah.13-ii 8.10
		ah.41 8.10
		ru.82-r 9.10
		ru.gd-c 9.10`)
	var events []rules.Event
	events = append(events, g.Do("attack 9.10", "from 8.10", "declare", "commit ah.25-ii", "commit ah.13-ii", "ready")...)
	g.Stage("withhold", "russia") // the defender chooses after the attacker
	events = append(events, g.Do("withhold ru.gd-c")...)
	g.Stage("roll", "austria")
	events = append(events, g.rollFor("-/R1")...)
	g.Stage("retreat", "russia")
	g.Refuses("advance ah.25-ii", "3.2")
	events = append(events, g.Do("retreat 10.10 9.10")...)
	g.Stage("advance", "austria")
	g.Refuses("roll", "3.2")
	events = append(events, g.Do("advance ah.25-ii", "stay")...)
	g.Stage("loss-roll", "austria")
	events = append(events, g.rollLosses(1, 1)...)
	g.Stage("loss", "austria")
	events = append(events, g.Do("lose ah.13-ii")...)
	if got, want := kinds(events), "attack must-withhold withhold odds points attack-roll must-retreat retreat advance loss-roll loss-roll reduce reduce"; got != want {
		t.Errorf("events:\n%s, want\n%s", got, want)
	}
	g.is("ah.25-ii", "9.10", "ah.13-ii", "8.10 ce1", "ru.82-r", "10.10 ce1", "ru.gd-c", "10.10")
}

// The steps that count are those that take part, as they stood at the beginning.
func TestMagnitude(t *testing.T) {
	rulestest.Cite(t, "8.4", "5.1")
	for _, c := range []struct {
		name, text, units string
		steps             [2]int
		size              string
	}{
		{"six steps", "ah.25-ii 8.10\nah.13-ii 8.10\nru.82-r 9.10", "ah.25-ii ah.13-ii", [2]int{4, 2}, "small"},
		{"seven steps", "ah.25-ii 8.10\nah.13-ii 8.10\nah.1-ls 8.10\nru.82-r 9.10", "ah.25-ii ah.13-ii ah.1-ls", [2]int{5, 2}, "large"},
		{"reduced divisions", "ah.25-ii 8.10 {\"reduced\":true}\nah.13-ii 8.10\nah.4-ii 8.10\nru.82-r 9.10 {\"reduced\":true}", "ah.25-ii ah.13-ii ah.4-ii", [2]int{5, 1}, "small"},
		{"withheld ones do not count", "ah.25-ii 8.10\nah.13-ii 8.10\nah.4-ii 8.10\nru.82-r 9.10\nru.pavlov 9.10 {\"ce\":2,\"supply\":\"out\"}", "ah.25-ii ah.13-ii", [2]int{4, 2}, "small"},
		{"cavalry corps and divisions", "ah.3-c 8.10\nah.9-c 8.10\nru.pavlov 9.10\nru.9-10-c 9.10", "ah.3-c ah.9-c", [2]int{2, 4}, "small"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "austria combat 8\n"+c.text)
			g.assault("9.10", strings.Fields(c.units)...)
			s := g.Sheet()
			if s.Magnitude != c.size || s.Attacker.Steps != c.steps[0] || s.Defender.Steps != c.steps[1] {
				t.Errorf("%d and %d steps are %s", s.Attacker.Steps, s.Defender.Steps, s.Magnitude)
			}
		})
	}

	// Steps lost on the retreat have taken part all the same.
	g := place(t, `austria combat 8
		ah.25-ii 4.21
		ah.13-ii 3.20
		ah.4-ii 5.21
		ah.41 5.20
		ah.20 3.21
		ru.2-rf 4.20 {"ce":2}`)
	g.assault("4.20", "ah.25-ii", "ah.13-ii", "ah.4-ii", "ah.41")
	if s := g.Sheet(); s.Magnitude != "large" || s.Attacker.Steps+s.Defender.Steps != 9 {
		t.Errorf("%+v", s)
	}
	g.rollFor("-/R1")
	g.Do("retreat 4.19 4.20") // over a river, which costs the brigade its last step
	g.is("ru.2-rf", "lost")
	if s := g.Sheet(); s.Magnitude != "large" || s.Defender.Steps != 1 {
		t.Errorf("after the retreat: %s, %d steps", s.Magnitude, s.Defender.Steps)
	}
}

// The losses are those of the rulebook's table at every modified die.
func TestEveryRowOfTheLossResultsTable(t *testing.T) {
	rulestest.Cite(t, "8.5", "9.4", "9.4.1")
	seen := map[string]bool{}
	for _, c := range []struct{ text, units string }{
		{"austria combat 8\nah.25-ii 8.10\nru.61-r 9.10", "ah.25-ii"},
		{"austria combat 8\nah.25-ii 8.10\nah.6-iii 10.09\nru.gd-c 9.10", "ah.25-ii ah.6-iii"},
		{"austria combat 8\nah.4-ii 8.10\nah.25-ii 8.10\nah.6-iii 10.09\nru.69-r 9.10", "ah.4-ii ah.25-ii ah.6-iii"},
		{"austria combat 8\nah.4-ii 8.10\nah.25-ii 8.10\nah.13-ii 8.10\nah.6-iii 10.09\nru.gd-c 9.10", "ah.4-ii ah.25-ii ah.13-ii ah.6-iii"},
		{"austria combat 8\nah.4-ii 8.10\nah.25-ii 8.10\nah.13-ii 8.10\nah.6-iii 8.10\nru.1-gn 9.10\nru.2-gn 9.10\nru.18-xiv 9.10", "ah.4-ii ah.25-ii ah.13-ii ah.6-iii"},
	} {
		start := place(t, c.text)
		start.assault("9.10", strings.Fields(c.units)...)
		large := start.Sheet().Magnitude == "large"
		for throw := range 36 {
			g := at(t, start.P.Clone())
			g.roll(throw/6+1, throw%6+1)
			g.muddle("loss-roll")
			total := func(f rules.Force) (n int) {
				for _, m := range f.Modifiers {
					n += m.Value
				}
				return n
			}
			add := [2]int{total(g.Sheet().Attacker), total(g.Sheet().Defender)}
			for die := 1; die <= 6; die++ {
				_, events, err := rules.DoForced(g.P, rules.Action{Verb: "roll"}, []int{die, 7 - die})
				if err != nil {
					t.Fatal(err)
				}
				for role, n := range []int{die + add[0], 7 - die + add[1]} {
					seen[fmt.Sprint(large, max(0, min(n, 14)))] = true
					if got, want := reductions(t, events[role]), reductionsOf(n, large); got != want {
						t.Errorf("%d, large %t, costs %d, want %d", n, large, got, want)
					}
				}
			}
		}
	}
	for n := 1; n <= 14; n++ {
		if !seen[fmt.Sprint(true, n)] || !seen[fmt.Sprint(false, n)] && n <= 11 {
			t.Errorf("a modified die of %d has never come up", n)
		}
	}
}

func TestArtilleryBands(t *testing.T) {
	rulestest.Cite(t, "9.4.1", "11.1")
	for _, c := range []struct {
		units       string
		value, adds int
	}{
		{"ah.1-m 8.10", 0, 0},
		{"ah.comb-xvii 8.10", 1, 0},
		{"ah.41 8.10", 2, 0},
		{"ah.13-ii 8.10", 3, 1},
		{"ah.41 8.10\nah.13-ii 8.10", 5, 1},
		{"ah.39-vi 8.10\nah.25-ii 8.10", 6, 2},
		{"ah.4-ii 8.10\nah.25-ii 8.10\nah.93-ls 8.10", 9, 2},
		{"ah.4-ii 8.10\nah.25-ii 8.10\nah.20 8.10", 10, 3},
		{"ah.6-iii 8.10\nah.28-iii 8.10\nah.22-iii 8.10\nah.41 8.10", 13, 3},
		{"ah.6-iii 8.10\nah.28-iii 8.10\nah.22-iii 8.10\nah.46-i 8.10", 14, 4},
		{"ah.4-ii 8.10 {\"supply\":\"out\"}\nah.13-ii 8.10", 3, 1},
		{"ah.4-ii 8.10 {\"supply\":\"out\"}", 0, 0},
		{"ah.4-ii 8.10 {\"supply\":\"low\",\"ce\":2}", 4, 1},
	} {
		var units []string
		for _, line := range strings.Split(c.units, "\n") {
			units = append(units, strings.Fields(line)[0])
		}
		g := place(t, "austria combat 8\nru.gd-c 9.10\n"+c.units)
		g.assault("9.10", units...)
		if got := g.Sheet().Attacker.Artillery; got != c.value {
			t.Errorf("%v have artillery %d, want %d", units, got, c.value)
			continue
		}
		g.roll(6, 6)
		g.muddle("loss-roll")
		got := 0
		for _, m := range g.Sheet().Defender.Modifiers {
			if strings.HasPrefix(m.What, "Artillery") {
				got += m.Value
			}
		}
		if got != c.adds {
			t.Errorf("artillery %d adds %d, want %d", c.value, got, c.adds)
		}
	}
}

func TestPointsForAttacks(t *testing.T) {
	rulestest.Cite(t, "15.1")
	for _, c := range []struct {
		head, units string
		points      [2]int
	}{
		{"austria combat 1", "ah.4-ii", [2]int{1, 0}},
		{"austria combat 9", "ah.4-ii ah.25-ii", [2]int{1, 0}},
		{"austria combat 10", "ah.4-ii", [2]int{0, 0}},
		{"austria combat 5", "ah.3-c", [2]int{0, 0}},
		{"russia combat 2", "ru.82-r", [2]int{0, 1}},
		{"russia combat 12", "ru.82-r", [2]int{0, 0}},
		{"russia combat 9", "ru.13-c", [2]int{0, 0}},
	} {
		enemy := "ru.gd-c"
		if strings.HasPrefix(c.head, "russia") {
			enemy = "ah.6-c"
		}
		text := c.head + "\n" + enemy + " 9.10"
		for _, u := range strings.Fields(c.units) {
			text += "\n" + u + " 8.10"
		}
		g := place(t, text)
		g.assault("9.10", strings.Fields(c.units)...)
		if got := g.points(); got != c.points {
			t.Errorf("%s, %s: the points are %v, want %v", c.head, c.units, got, c.points)
		}
	}
}
