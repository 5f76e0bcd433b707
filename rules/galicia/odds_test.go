package galicia_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// attackers and defender of 9.10 with the strengths wanted, up to 25 and 8.
func forces(attack, defense int) (text string, units []string) {
	text = "austria combat 8\nru." + [...]string{"", `gd-c 9.10 {"ce":1}`, "gd-c 9.10", `2-rf 9.10 {"ce":1}`, "2-rf 9.10",
		"61-r 9.10", `2-gd 9.10 {"ce":2}`, `2-gd 9.10 {"ce":1}`, "2-gd 9.10"}[defense]
	for _, u := range []string{"ah.6-iii", "ah.28-iii", "ah.22-iii", "ah.25-ii"} {
		n := min(attack, 5)
		if n <= 0 {
			break
		}
		attack -= n
		text += "\n" + u + " 8.10 " + [...]string{"", `{"reduced":true,"ce":1}`, `{"reduced":true}`, `{"ce":2}`, `{"ce":1}`, "{}"}[n]
		units = append(units, u)
	}
	return text, units
}

func TestRatiosAreRoundedForTheDefender(t *testing.T) {
	rulestest.Cite(t, "8.1", "8.2")
	for _, c := range []struct {
		attack, defense int
		column          string
	}{
		{1, 8, "1:8"}, {1, 6, "1:6"}, {1, 5, "1:5"}, {1, 4, "1:4"}, {2, 7, "1:4"}, {2, 8, "1:4"},
		{1, 3, "1:3"}, {2, 6, "1:3"}, {2, 5, "1:3"}, {3, 7, "1:3"}, {3, 8, "1:3"},
		{1, 2, "1:2"}, {2, 4, "1:2"}, {4, 8, "1:2"}, {2, 3, "1:2"}, {5, 7, "1:2"},
		{3, 4, "1.5:2"}, {6, 8, "1.5:2"}, {4, 5, "1.5:2"}, {5, 6, "1.5:2"}, {7, 8, "1.5:2"},
		{1, 1, "1:1"}, {8, 8, "1:1"}, {4, 3, "1:1"}, {7, 5, "1:1"}, {11, 8, "1:1"},
		{3, 2, "1.5:1"}, {12, 8, "1.5:1"}, {13, 8, "1.5:1"}, {7, 4, "1.5:1"}, {15, 8, "1.5:1"},
		{2, 1, "2:1"}, {16, 8, "2:1"}, {9, 4, "2:1"}, {12, 5, "2:1"}, {19, 8, "2:1"},
		{5, 2, "2.5:1"}, {20, 8, "2.5:1"}, {8, 3, "2.5:1"}, {11, 4, "2.5:1"}, {14, 5, "2.5:1"},
		{3, 1, "3:1"}, {7, 2, "3:1"}, {11, 3, "3:1"}, {15, 4, "3:1"}, {19, 5, "3:1"},
		{4, 1, "4:1"}, {8, 2, "4:1"}, {9, 2, "4:1"}, {14, 3, "4:1"}, {19, 4, "4:1"},
		{5, 1, "5:1"}, {10, 2, "5:1"}, {11, 2, "5:1"}, {20, 4, "5:1"}, {17, 3, "5:1"},
		{6, 1, "6:1"}, {12, 2, "6:1"}, {20, 3, "6:1"}, {7, 1, "7:1"}, {20, 1, "20:1"},
	} {
		text, units := forces(c.attack, c.defense)
		g := place(t, text)
		// Before the attacker commits himself the sheet shows the same.
		o, err := g.P.Overlay("", rules.Query{Kind: "odds", Hex: "9.10", Units: units})
		if err != nil || o.Sheet.Column != c.column || o.Sheet.Ratio != c.column {
			t.Fatalf("%d:%d is shown as %+v, want %s (%v)", c.attack, c.defense, o, c.column, err)
		}
		below := len(c.column) == 3 && c.column[:2] == "1:" && c.column[2] > '3'
		if below != (o.Sheet.Forbidden != nil) {
			t.Errorf("%d:%d is forbidden: %+v", c.attack, c.defense, o.Sheet.Forbidden)
		}
		events := g.assault("9.10", units...)
		if below {
			if !strings.HasSuffix(kinds(events), "called-off") || !strings.Contains(events[len(events)-1].Text, " is "+c.column+",") {
				t.Errorf("%d:%d, %s, is not called off: %v", c.attack, c.defense, c.column, events)
			}
			continue
		}
		g.odds(fmt.Sprintf("%d:%d %s %s", c.attack, c.defense, c.column, c.column))
	}
}

// suffered is the number of reductions from full strength of a unit with three
// to a step.
func (g *game) suffered(id string, steps int) int {
	g.T.Helper()
	text := g.unit(id)
	n := 0
	if text == "lost" {
		return 3 * steps
	}
	if i := strings.Index(text, " ce"); i >= 0 {
		n = int(text[i+3] - '0')
	}
	if strings.Contains(text, " reduced") {
		n += 3
	}
	return n
}

// muddle answers whatever is asked until a word is asked for, or the next attack.
func (g *game) muddle(until ...string) {
	g.T.Helper()
	for {
		stage := g.P.Status().Stage
		for _, u := range append(until, "attack") {
			if stage == u {
				return
			}
		}
		if stage == "roll" || stage == "loss-roll" {
			g.T.Fatalf("dice are asked for at %s", stage)
		}
		offers := g.P.Offers()
		if _, err := g.P.Do(offers[len(offers)-1].Action); err != nil {
			g.T.Fatal(err)
		}
	}
}

// Every throw is played in positions in which no retreat goes wrong, and the
// losses counted are those that the sheet foretold.
func TestOddsAgreeWithEveryThrow(t *testing.T) {
	rulestest.Cite(t, "8.3", "8.5")
	for _, c := range []struct {
		name, text, units, column string
	}{
		{"even and small", "austria combat 8\nah.25-ii 8.10\nru.61-r 9.10", "ah.25-ii", "1:1"},
		{"even and large", "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.10\nah.41 8.09\nru.34-vii 9.10\nru.13-vii 9.10", "ah.4-ii ah.25-ii ah.41", "1.5:2"},
		{"weak", "austria combat 8\nah.comb-xvii 8.10\nru.2-gd 9.10", "ah.comb-xvii", "1:3"},
		{"strong, flanked and large", "austria combat 8\nah.4-ii 9.09\nah.25-ii 10.10\nah.13-ii 10.10\nru.82-r 9.10", "ah.4-ii ah.25-ii ah.13-ii", "4:1"},
		{"over 4:1", "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.10\nah.13-ii 8.10\nru.pavlov 9.10 {\"supply\":\"out\"}", "ah.4-ii ah.25-ii ah.13-ii", "7:1"},
		{"guns out of supply", "austria combat 8\nah.4-ii 8.10 {\"supply\":\"out\"}\nah.25-ii 8.10\nru.2-gd 9.10 {\"supply\":\"low\"}", "ah.4-ii ah.25-ii", "1:1"},
		{"low supply and markers", "austria combat 8\nah.4-ii 8.10 {\"ce\":1}\nah.25-ii 8.10\nru.2-gd 9.10 {\"supply\":\"out\",\"ce\":1}", "ah.4-ii ah.25-ii", "1.5:1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := place(t, c.text)
			units := strings.Fields(c.units)
			var defenders []string
			for _, line := range strings.Split(c.text, "\n")[1:] {
				if u := strings.Fields(line)[0]; strings.HasPrefix(u, "ru.") {
					defenders = append(defenders, u)
				}
			}
			count := func(g *game, units []string) (n int) {
				for _, u := range units {
					n += g.suffered(u, 2)
				}
				return n
			}
			before := [2]int{count(start, units), count(start, defenders)}
			start.assault("9.10", units...)
			s := start.Sheet()
			if s.Column != c.column {
				t.Fatalf("the column is %s, want %s", s.Column, c.column)
			}
			results := map[string]int{}
			var of [2][6]int
			for throw := range 36 * 6 {
				g := at(t, start.P.Clone())
				die := throw%6 + 1
				g.roll(throw/36+1, throw/6%6+1)
				results[g.Sheet().Result]++
				g.muddle("loss-roll")
				for _, f := range []rules.Force{g.Sheet().Attacker, g.Sheet().Defender} {
					for _, m := range f.Modifiers {
						if strings.HasPrefix(m.What, "Retreat priorities") {
							t.Fatalf("a retreat went wrong after %v", g.Sheet().Dice)
						}
					}
				}
				g.roll(die, die)
				g.muddle()
				of[0][count(g, units)-before[0]]++
				of[1][count(g, defenders)-before[1]]++
			}
			total := 0
			for _, chance := range s.Chances {
				if total += chance.Of; chance.In != 36 || 6*chance.Of != results[chance.Result] {
					t.Errorf("%s has %d in %d chances, but came %d times in 216", chance.Result, chance.Of, chance.In, results[chance.Result])
				}
			}
			if total != 36 || len(s.Chances) != len(results) {
				t.Errorf("%d chances of results, not 36", total)
			}
			for i, side := range []rules.Side{"austria", "russia"} {
				l := s.Losses[i]
				sum, total := 0, 0
				for n, ways := range l.Of {
					if ways != of[i][n] {
						t.Errorf("%s loses %d in %d throws, foretold are %d", side, n, of[i][n], ways)
					}
					sum, total = sum+n*ways, total+ways
				}
				if l.Side != side || l.In != 216 || total != 216 || l.Sum != sum {
					t.Errorf("the chances of %s do not add up: %+v", side, l)
				}
			}
		})
	}
}
