package galicia_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// cut keeps the railways of Galicia from being Russian supply sources: what is
// left for Russia west of it are the lines around Lublin.
const cut = `
	ah.2-c 9.07
	ah.4-c 7.02
	ah.11-c 3.02`

// deadEnd are units around 9.10 that leave 10.10 as its only way out, from which no other
// leads on.
const deadEnd = `
		ah.4-ii 8.10
		ah.25-ii 8.09
		ah.13-ii 9.11
		ah.41 9.09
		ah.20 10.09
		ah.3-c 11.10
		ah.9-c 11.11
		ah.7-c 10.11`

// failed tells whether a force has two on its loss roll for a retreat that went
// wrong.
func failed(t *testing.T, f rules.Force) bool {
	t.Helper()
	for _, m := range f.Modifiers {
		if strings.HasPrefix(m.What, "Retreat priorities not met") {
			if m.Case != "9.4.1" {
				t.Errorf("a bad retreat is told by %s: the case of the list has it, which names failed priorities (9.2.1) and stacks that cannot go (9.2.3) together", m.Case)
			}
			if m.Value != 2 {
				t.Errorf("a bad retreat adds %d", m.Value)
			}
			return true
		}
	}
	return false
}

func TestRetreatPriorities(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.2.1")
	for _, c := range []struct {
		name, text, target, units, result string
		ways                              string // offered, hex by hex, with what is chosen: "10.09 10.10: 10.09"
		failed                            bool
	}{
		{"two hexes clear of zones", "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.09\nru.82-r 9.10", "9.10", "ah.4-ii ah.25-ii", "+1/R1", "10.09 10.10: 10.10", false},
		{"the zone of a bystander", "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.09\nah.3-c 10.11\nru.82-r 9.10", "9.10", "ah.4-ii ah.25-ii", "+1/R1", "10.09: 10.09", false},
		{"a friend makes a hex in a zone as good as any", "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.09\nah.3-c 10.11\nru.82-r 9.10\nru.gd-c 10.10", "9.10", "ah.4-ii ah.25-ii", "+1/R1", "10.09 10.10: 10.10", false},
		{"nothing but zones", "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.09\nah.3-c 11.10\nru.82-r 9.10", "9.10", "ah.4-ii ah.25-ii", "+1/R1", "9.09 9.11 10.09 10.10: 10.10", true},
		{"a zone does not cross a river", "austria combat 8\nah.4-ii 8.02\nah.25-ii 8.04\nru.82-r 8.03", "8.03", "ah.4-ii ah.25-ii", "+1/R1", "7.03: 7.03", false},
		// Away from 5.22 all sources are ten hexes or more to the north.
		{"clear of zones though away from supply", "austria combat 8" + cut + "\nah.4-ii 6.21\nah.25-ii 6.22\nru.82-r 5.22", "5.22", "ah.4-ii ah.25-ii", "+1/R1", "4.21 4.22: 4.22", true},
		{"a friend in a zone, and not away", "austria combat 8" + cut + "\nah.4-ii 6.21\nah.25-ii 6.22\nru.82-r 5.22\nru.gd-c 5.23", "5.22", "ah.4-ii ah.25-ii", "+1/R1", "5.23: 5.23", false},
		{"one hex may keep its distance", "austria combat 8" + cut + "\nah.4-ii 4.21\nah.25-ii 4.21\nru.82-r 5.22", "5.22", "ah.4-ii ah.25-ii", "+1/R1", "5.23 6.21 6.22: 5.23", false},
		{"two hexes must bring it nearer", "austria combat 8" + cut + "\nah.4-ii 4.21\nah.25-ii 4.21\nru.82-r 5.22", "5.22", "ah.4-ii ah.25-ii", "-/R2", "5.23 6.21 6.22: 5.23, 6.22 6.23: 6.23", false},
		// The same from the other side: 5.21 is as far as 5.22, and so is 5.20.
		{"two hexes must bring it nearer, whichever way it looks first", "austria combat 8" + cut + "\nah.4-ii 4.22\nah.25-ii 4.22\nru.82-r 5.22", "5.22", "ah.4-ii ah.25-ii", "-/R2", "5.21 6.21 6.22: 5.21, 6.20 6.21: 6.20", false},
		{"no source within twelve hexes", "austria combat 8" + cut + "\nah.4-ii 4.21\nah.25-ii 4.21\nru.82-r 3.22", "3.22", "ah.4-ii ah.25-ii", "+1/R1", "2.21 2.22 3.23: 3.23", true},
		{"twelve hexes are near enough", "austria combat 8" + cut + "\nah.4-ii 3.21\nah.25-ii 3.21\nru.82-r 4.21", "4.21", "ah.4-ii ah.25-ii", "+1/R1", "4.22 5.21 5.22: 4.22", false},
		// 6.21, 6.22 and 5.24 are each as good as 6.23 in one respect only.
		{"clear of zones and towards supply", "austria combat 8" + cut + "\nah.4-ii 4.21\nah.25-ii 4.21\nah.3-c 7.22\nru.82-r 5.22", "5.22", "ah.4-ii ah.25-ii", "-/R2", "5.23: 5.23, 6.23: 6.23", false},
		{"Russians keep out of Przemysl", "austria combat 8\nah.4-ii 3.13\nah.25-ii 4.13\nru.2-gd 3.14", "3.14", "ah.4-ii ah.25-ii", "+1/R1", "2.14: 2.14", false},
		{"the garrison's own go in", "russia combat 8\nru.18-xiv 4.13\nru.1-gn 4.13\nah.41 4.14\nru.gd-c 3.13", "4.14", "ru.18-xiv ru.1-gn", "+1/R1", "3.15 4.15 5.15: 3.15", false},
		// 4.08 is swamp.
		{"nobody goes into a swamp", "russia combat 8\nru.18-xiv 4.06\nru.45-xiv 5.07\nah.41 4.07", "4.07", "ru.18-xiv ru.45-xiv", "-/R1", "3.07 3.08: 3.07", false},
		{"the closed hexes are open to a retreat", "russia combat 3\nru.18-xiv 8.02\nru.45-xiv 8.02\nah.41 9.02\nru.gd-c 10.02", "9.02", "ru.18-xiv ru.45-xiv", "-/R1", "9.01: 9.01", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, c.text)
			g.assault(c.target, strings.Fields(c.units)...)
			g.rollFor(c.result)
			at := c.target
			for _, step := range strings.Split(c.ways, ", ") {
				offered, chosen, _ := strings.Cut(step, ": ")
				if got := ordered(g.Hexes("retreat", "")); got != ordered(offered) {
					t.Errorf("from %s it may go to %s, want %s", at, got, offered)
				}
				g.Do("retreat " + chosen + " " + at)
				at = chosen
			}
			g.muddle("loss-roll", "advance")
			if got := failed(t, g.Sheet().Defender); got != c.failed {
				t.Errorf("the priorities were not met: %t, want %t", got, c.failed)
			}
			if failed(t, g.Sheet().Attacker) {
				t.Error("the attacker pays for it")
			}
		})
	}
}

// ordered sorts the hexes of a list.
func ordered(list string) string {
	words := strings.Fields(list)
	for i := range words {
		for j := i; j > 0 && words[j] < words[j-1]; j-- {
			words[j], words[j-1] = words[j-1], words[j]
		}
	}
	return strings.Join(words, " ")
}

func TestRetreatRefusals(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.2.1")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.09
		ru.82-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.rollFor("+1/R1")
	g.Stage("retreat", "russia")
	g.Refuses("retreat 8.10 9.10", "4.1")   // the enemy is there
	g.Refuses("retreat 9.11 9.10", "9.2.1") // a zone, though there are hexes without
	g.Refuses("retreat 11.10 9.10", "4.2")
	g.Refuses("retreat 10.10 8.10", "9.2")
	g.Refuses("follow ah.4-ii", "7.6")
}

// A longer retreat does not come back on itself, and each hex of it, but none of
// a further hex, adds to the loss roll.
func TestRetreatOfSeveralHexes(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.4.1")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.09
		ah.13-ii 8.10
		ru.gd-c 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii")
	g.roll(1, 1)
	g.Do("retreat 10.10 9.10")
	g.Refuses("retreat 9.10 10.10", "9.2.1")
	g.Do("retreat 11.10 10.10", "retreat 11.11 11.10", "retreat 11.12 11.11")
	g.is("ru.gd-c", "11.12")
	g.Stage("advance", "austria")
	hexes := 0
	for _, m := range g.Sheet().Defender.Modifiers {
		if m.Case == "9.2" {
			hexes += m.Value
		}
	}
	if hexes != 4 {
		t.Errorf("four hexes add %d", hexes)
	}
}

func TestStackRetreatsTogether(t *testing.T) {
	rulestest.Cite(t, "9.2", "7.6")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.09
		ru.82-r 9.10
		ru.gd-c 9.10
		ru.2-rf 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.Do("withhold ru.gd-c")
	g.rollFor("-/R1")
	g.Do("retreat 10.10 9.10")
	g.is("ru.82-r", "10.10", "ru.gd-c", "10.10", "ru.2-rf", "10.10")
}

// Attackers go back from each of their hexes as a stack of its own, in the order
// their owner likes; those withheld beside them need not go.
func TestAttackersRetreat(t *testing.T) {
	rulestest.Cite(t, "9.2", "7.6")
	text := `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.09
		ah.13-ii 8.09
		ah.41 8.10
		ah.20 8.10
		ru.2-gd 9.10`
	g := place(t, text)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii")
	g.rollFor("+1.R1/-1")
	g.Stage("retreat", "austria")
	if got := g.Units("follow"); got != "ah.41 ah.20" {
		t.Errorf("%s may go along", got)
	}
	g.Refuses("follow ah.4-ii", "7.6")
	g.Do("follow ah.20")
	g.Refuses("follow ah.20", "7.6")
	g.Do("retreat 7.09 8.09", "retreat 7.11 8.10")
	g.is("ah.4-ii", "7.11", "ah.20", "7.11", "ah.41", "8.10", "ah.25-ii", "7.09", "ah.13-ii", "7.09", "ru.2-gd", "9.10")
	g.Stage("loss-roll", "austria")
	g.rollLosses(3, 1)
	// Whoever only went along takes no losses.
	g.is("ah.4-ii", "7.11 ce1", "ah.20", "7.11", "ah.41", "8.10", "ah.25-ii", "7.09 ce1", "ah.13-ii", "7.09 ce1", "ru.2-gd", "9.10 ce1")

	g = place(t, text)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii")
	g.rollFor("+1.R1/-1")
	g.Do("retreat 7.11 8.10")
	g.Refuses("follow ah.41", "7.6") // the stack has gone
	g.Do("retreat 7.09 8.09")
	g.is("ah.41", "8.10", "ah.20", "8.10")
}

// A stack that has gone back into the hex of another does not follow that one.
func TestOnlyWithheldUnitsFollow(t *testing.T) {
	rulestest.Cite(t, "7.6", "9.2")
	g := place(t, `austria combat 8
		ah.25-ii 8.10
		ah.13-ii 8.09
		ru.2-gd 9.10`)
	g.assault("9.10", "ah.25-ii", "ah.13-ii")
	g.rollFor("+1.R1/-1")
	g.Do("retreat 8.10 8.09")
	g.Refuses("follow ah.13-ii", "7.6")
	g.Do("retreat 7.10 8.10")
	g.is("ah.13-ii", "8.10", "ah.25-ii", "7.10")
}

func TestRetreatOverARiver(t *testing.T) {
	rulestest.Cite(t, "9.2.2")
	// Around 4.20 only 4.19 is free, beyond a river without a bridge.
	text := "austria combat 8" + cut + `
		ah.4-ii 4.21
		ah.25-ii 3.20
		ah.13-ii 5.21
		ah.41 5.20
		ah.20 3.21
		ru.61-r 4.20
		ru.70-r 4.20 {"ce":2}
		ru.gd-c 4.20`
	g := place(t, text)
	g.assault("4.20", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.20")
	g.Do("withhold ru.gd-c")
	g.rollFor("-/R1")
	events := g.Do("retreat 4.19 4.20")
	g.is("ru.61-r", "4.19 ce1", "ru.70-r", "4.19 reduced", "ru.gd-c", "4.19 ce1")
	if n := strings.Count(kinds(events), "reduce"); n != 3 || events[1].Case != "9.2.2" {
		t.Errorf("%d reductions: %v", n, events)
	}
	g.muddle("loss-roll", "advance")
	if failed(t, g.Sheet().Defender) {
		t.Error("a river is no bad way")
	}

	// The same river by the bridge from 3.20.
	g = place(t, "austria combat 8"+cut+`
		ah.4-ii 2.20
		ah.25-ii 3.21
		ah.13-ii 4.20
		ah.41 2.19
		ah.20 3.19
		ru.61-r 3.20`)
	g.assault("3.20", "ah.4-ii", "ah.25-ii", "ah.13-ii")
	g.rollFor("-/R1")
	g.Do("retreat 4.19 3.20")
	g.is("ru.61-r", "4.19")
}

// A stack that dies on its way has left its hex; the others' way goes on.
func TestEliminatedOnTheWay(t *testing.T) {
	rulestest.Cite(t, "9.2.2", "10.2", "9.3")
	text := "austria combat 8" + cut + `
		ah.4-ii 4.21
		ah.25-ii 3.20
		ah.13-ii 5.21
		ah.41 5.20
		ah.20 3.21
		ru.2-rf 4.20 {"ce":2}`
	g := place(t, text)
	g.assault("4.20", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.20")
	g.rollFor("-/R3")
	g.Do("retreat 4.19 4.20")
	g.is("ru.2-rf", "lost")
	g.Stage("advance", "austria")
	g.Do("advance ah.20", "stay")
	g.roll(6, 6) // there is nobody left to lose anything
	g.muddle()
	g.is("ah.20", "4.20 ce1")

	g = place(t, text+"\nru.61-r 4.20")
	g.assault("4.20", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.20")
	g.rollFor("-/R3")
	g.Do("retreat 4.19 4.20")
	g.is("ru.2-rf", "lost", "ru.61-r", "4.19 ce1")
	g.Stage("retreat", "russia")
	if _, err := g.P.Do(g.P.Offers()[0].Action); err != nil {
		t.Fatal(err)
	}
	g.is("ru.2-rf", "lost")
}

func TestUnableToRetreat(t *testing.T) {
	rulestest.Cite(t, "9.2.3", "9.4.1")
	ring := "austria combat 8" + cut + `
		ah.4-ii 8.10
		ah.25-ii 8.09
		ah.13-ii 9.11
		ah.41 9.09
		ah.20 10.09
		ah.23 10.10`
	for _, c := range []struct{ units, result, left, withheld string }{
		{"ru.1-gn 9.10\nru.gd-c 9.10", "-/R1", "9.10 ce1", "9.10 ce1"},
		{"ru.1-gn 9.10\nru.gd-c 9.10", "+1/R2", "9.10 ce2", "9.10 ce2"},
		{"ru.1-gn 9.10\nru.gd-c 9.10", "-/R3", "9.10 reduced", "lost"},
		{"ru.1-gn 9.10\nru.gd-c 9.10", "-/R4", "9.10 ce1 reduced", "lost"},
		{"ru.1-gn 9.10 {\"reduced\":true,\"ce\":1}\nru.gd-c 9.10", "-/R4", "lost", "lost"},
	} {
		g := place(t, ring+"\n"+c.units)
		g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.41")
		g.Do("withhold ru.gd-c")
		g.rollFor(c.result)
		g.is("ru.1-gn", c.left, "ru.gd-c", c.withheld)
		if !failed(t, g.Sheet().Defender) {
			t.Errorf("%s: unable to retreat costs nothing", c.result)
		}
		if want := map[bool]string{true: "advance", false: "loss-roll"}[c.left == "lost"]; g.P.Status().Stage != want {
			t.Errorf("%s: now comes %s, want %s", c.result, g.P.Status().Stage, want)
		}
	}
}

// A white symbol is gone with its second reduction.
func TestUnableToRetreatWithAWhiteSymbol(t *testing.T) {
	rulestest.Cite(t, "9.2.3", "10.2")
	g := place(t, `russia combat 8
		ru.18-xiv 8.10
		ru.45-xiv 8.09
		ru.1-gn 9.11
		ru.2-gn 9.09
		ru.1-gd 10.09
		ru.2-gd 10.10
		ah.41 9.10
		ah.1-m 9.10`)
	g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.1-gn")
	g.rollFor("+1/R2")
	g.is("ah.41", "9.10 ce2", "ah.1-m", "lost")
	if g.points() != [2]int{0, 1} { // the attack; an Ersatz unit is worth nothing
		t.Errorf("the points are %v", g.points())
	}
}

// Who cannot go all the way goes as far as he can, and pays for the rest.
func TestRetreatFallsShort(t *testing.T) {
	rulestest.Cite(t, "9.2.3")
	g := place(t, "austria combat 8"+cut+deadEnd+`
		ru.1-gn 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.41")
	g.rollFor("-/R3")
	if got := g.Hexes("retreat", ""); got != "10.10" {
		t.Errorf("offered are %s", got)
	}
	g.Do("retreat 10.10 9.10")
	g.is("ru.1-gn", "10.10 ce2")
	g.Stage("advance", "austria")
	if !failed(t, g.Sheet().Defender) {
		t.Error("falling short costs nothing")
	}
}

// A hex from which a stack cannot go on costs the loss roll for that, whatever else is
// wrong with the way: where friends take the enemy's zone from it, that is all.
func TestTheOverlayTellsOfADeadEnd(t *testing.T) {
	rulestest.Cite(t, "9.2.3")
	g := place(t, "austria combat 8"+cut+deadEnd+`
		ru.gd-c 10.10
		ru.1-gn 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.41")
	g.rollFor("-/R3")
	if got := g.choices("russia", ""); !strings.Contains(got, "10.10 costly then stuck: CE\u00a0−2, no way on: +2 9.2.3") {
		t.Errorf("the choice is %s", got)
	}
}

// All of its hexes come before everything else: a way that goes on through zones
// is better than one that ends early.
func TestDistanceComesBeforeZones(t *testing.T) {
	rulestest.Cite(t, "9.2.1", "9.2.3")
	// 10.10 is held by a friend but leads nowhere; 9.09 lies in zones.
	g := place(t, "austria combat 8"+cut+`
		ah.4-ii 8.10
		ah.25-ii 8.09
		ah.13-ii 9.11
		ah.20 10.09
		ah.3-c 11.10
		ah.9-c 11.11
		ah.7-c 10.11
		ru.gd-c 10.10
		ru.1-gn 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.20")
	g.rollFor("+1/R2")
	if got := g.Hexes("retreat", ""); got != "9.09" {
		t.Errorf("offered are %s", got)
	}
}

// A bad retreat of one of the stacks counts for the loss roll of its side.
func TestOneBadRetreatAmongAttackers(t *testing.T) {
	rulestest.Cite(t, "9.2.1", "9.4.1")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 10.10
		ru.2-gd 9.10
		ru.58-r 10.12
		ru.60-r 11.09
		ru.61-r 12.11`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.rollFor("+1.R1/-1")
	g.Do("retreat 7.10 8.10")
	if failed(t, g.Sheet().Attacker) {
		t.Error("a good retreat has failed")
	}
	if _, err := g.P.Do(g.P.Offers()[0].Action); err != nil {
		t.Fatal(err)
	}
	if !failed(t, g.Sheet().Attacker) || failed(t, g.Sheet().Defender) {
		t.Error("a bad retreat is not charged to its side")
	}
}

// Withheld defenders whose comrades are all eliminated, without a retreat, go
// back one hex; that is no result of the table and costs nothing.
func TestWithheldUnitsLeftAlone(t *testing.T) {
	rulestest.Cite(t, "7.6", "9.3")
	text := `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.09
		ru.13-c 9.10 {"ce":2}
		ru.82-r 9.10 {"ce":2}
		ru.83-r 9.10`
	g := place(t, text)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.Do("withhold ru.82-r", "withhold ru.83-r")
	g.odds("9:1 9:1 9:1")
	g.rollFor("-/-1")
	g.Stage("loss-roll", "austria")
	g.rollLosses(0, 1)
	g.is("ru.13-c", "lost", "ru.82-r", "9.10 ce2")
	g.Stage("retreat", "russia")
	if got := ordered(g.Hexes("retreat", "")); got != "10.09 10.10" {
		t.Errorf("offered are %s", got)
	}
	g.Do("retreat 10.10 9.10")
	g.is("ru.82-r", "10.10 ce2", "ru.83-r", "10.10")
	g.Stage("advance", "austria")
	g.Do("advance ah.4-ii", "stay")
	g.is("ah.4-ii", "9.10")
	g.Stage("attack", "austria")
	if g.points() != [2]int{2, 0} { // the attack and the division
		t.Errorf("the points are %v", g.points())
	}

	// With nowhere to go they stay and suffer for it.
	g = place(t, text+"\nah.13-ii 9.11\nah.41 9.09\nah.20 10.09\nah.23 10.10")
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.Do("withhold ru.82-r", "withhold ru.83-r")
	g.rollFor("-/-1")
	g.rollLosses(0, 3)
	g.is("ru.13-c", "lost", "ru.82-r", "9.10 reduced", "ru.83-r", "9.10 ce1")
	g.Stage("attack", "austria")

	// With the defenders alive the withheld stay where they are.
	g = place(t, text)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.Do("withhold ru.13-c")
	g.rollFor("+1/-1")
	g.rollLosses(-1, 1)
	g.muddle()
	if !strings.HasPrefix(g.unit("ru.13-c"), "9.10") {
		t.Errorf("the withheld unit is at %s", g.unit("ru.13-c"))
	}
}

// Who has suffered the retreat result with the defenders, though nobody could go,
// is not sent back again when they are gone.
func TestWithheldUnitsRetreatOnce(t *testing.T) {
	rulestest.Cite(t, "7.6", "9.2.3")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.09
		ah.13-ii 9.11
		ah.41 9.09
		ah.20 10.09
		ah.23 10.10
		ru.82-r 9.10
		ru.13-c 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.Do("withhold ru.82-r")
	g.rollFor("-/R1")
	g.is("ru.82-r", "9.10 ce1", "ru.13-c", "9.10 ce1")
	g.rollLosses(-1, 3)
	g.muddle("attack")
	g.is("ru.82-r", "9.10 ce1", "ru.13-c", "lost")
}
