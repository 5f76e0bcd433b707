package greatwar_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// fort is what the view says of the fortress in a hex, in words.
func (g *game) fort(hex string) string {
	for _, c := range g.P.View("").Control {
		if c.Hex == hex {
			_, text, _ := strings.Cut(c.Note, "ortress")
			return text
		}
	}
	return ""
}

// siege is Przemysl (g1419) with Russian corps on both banks.
const siege = `allied combat 8
	ru.corps-9 g1519
	ru.corps-10 g1519
	ru.corps-11 g1420
	ru.corps-21 g1420
	ru.corps-14 g1418
	ru.corps-16 g1418
	`

func TestFortressDefends(t *testing.T) {
	rulestest.Cite(t, "11.11", "11.14", "8.14", "8.21")
	g := place(t, siege)
	g.prepare("g1419", "ru.corps-9", "ru.corps-10", "ru.corps-11")
	g.weighs("6:10 1:2 1:2")
	g.Do("cancel")
	// Its units add their strength.
	g = place(t, siege+"ah.div-9 g1419")
	g.prepare("g1419", "ru.corps-9", "ru.corps-10", "ru.corps-11", "ru.corps-21")
	g.weighs("8:13 1:2 1:2")
	// Half of its steps gone, it is weaker (11.14).
	g = place(t, siege+"state {\"forts\":[{\"hex\":\"g1419\",\"lost\":2}]}")
	g.prepare("g1419", "ru.corps-9", "ru.corps-10", "ru.corps-11")
	g.weighs("6:5 1:1 1:1")
	// It never attacks: Austria-Hungary has no attack without units.
	g = place(t, strings.Replace(siege, "allied", "austria", 1))
	if g.P.Status().Phase == "combat" {
		t.Error("a fortress attacks")
	}
	// It is attacked but once (8.14).
	g = place(t, siege+"ah.div-9 g1319\nru.cav-7 g1320\nru.corps-12 g1318")
	g.assault("g1419", "ru.corps-9", "ru.corps-10", "ru.corps-11")
	g.Throw("roll", 6, 6, 6)
	g.Throw("roll", 6)
	g.finish()
	g.Refuses("attack g1419", "8.14")
}

// The example of 11.13: two divisions in a fortress, eight steps; a 1 costs four,
// which two steps of the fortress absorb. An empty one loses three steps to a 3.
func TestFortressAbsorbsTwo(t *testing.T) {
	rulestest.Cite(t, "11.13", "11.12", "11.14")
	text := `allied combat 8
		ru.corps-9 g1519
		ru.corps-10 g1519
		ru.corps-11 g1420
		ru.corps-21 g1420
		ah.div-9 g1419
		ah.div-21 g1419
		ah.hq-kummer g1416`
	begin := func(die int) *game {
		g := place(t, text)
		g.assault("g1419", "ru.corps-9", "ru.corps-10", "ru.corps-11", "ru.corps-21")
		g.Throw("roll", 6, 6, 6, 6) // out of supply, no attrition
		g.weighs("8:16 1:2 1:2")
		g.Throw("roll", die)
		return g
	}
	g := begin(1) // 1/1
	if got := g.optionWords(); got != "1 Hold, lose 4 steps; 2 Retreat 1 hex, lose 2 steps" {
		t.Errorf("the options are %s", got)
	}
	g.Do("option =1")
	g.Stage("loss", "austria")
	h := g.clone()
	h.Do("lose-fort g1419")
	h.Refuses("lose-fort g1519", "11.13")
	h.Do("lose-fort g1419")
	h.is("ah.div-9", "g1419", "ah.div-21", "g1419")
	if got := h.fort("g1419"); !strings.Contains(got, "2 steps of 4, defence strength 5") {
		t.Errorf("the fortress: %s", got)
	}
	g.Do("lose ah.div-9", "lose ah.div-9", "lose ah.div-21", "lose ah.div-21")
	g.is("ah.div-9", "dead", "ah.div-21", "dead")
	if got := g.fort("g1419"); !strings.Contains(got, "4 steps") {
		t.Errorf("the fortress: %s", got)
	}
	// One of each.
	g = begin(1)
	g.Do("option =1", "lose ah.div-9", "lose-fort g1419", "lose ah.div-21")
	g.is("ah.div-9", "g1419 -1", "ah.div-21", "g1419 -1")
	// They may leave: half of the fortress's own four, one step, is its own.
	g = begin(1)
	g.Do("option =2")
	g.Stage("retreat", "austria")
	if got := g.fort("g1419"); !strings.Contains(got, "3 steps") {
		t.Errorf("the fortress: %s", got)
	}

	// Empty, a 2 costs it two.
	g = place(t, "allied combat 8\nru.corps-10 g1611\nru.corps-11 g1611\nru.corps-21 g1512\nru.corps-14 g1512\nru.corps-16 g1511")
	g.assault("g1612", "ru.corps-10", "ru.corps-11", "ru.corps-21", "ru.corps-14")
	g.Throw("roll", 6, 6, 6, 6)
	g.weighs("8:3 2:1 2:1")
	g.Throw("roll", 1) // -/2: all four affected, two steps
	if got := g.fort("g1612"); !strings.Contains(got, "2 steps of 4, defence strength 1") {
		t.Errorf("the fortress: %s", got)
	}
}

// Steps of a fortress are not replaced with those of units, nor in the turns after.
func TestFortressesAreNotRestored(t *testing.T) {
	rulestest.Cite(t, "11.15")
	g := place(t, `austria replacement 9
		state {"forts":[{"hex":"g1419","lost":1}]}
		ah.div-43 g1419 {"lost":1}
		ru.corps-7 g0506`)
	if got := g.All(); !slices.Equal(got, []string{"replace ah.div-43", "done"}) {
		t.Errorf("offered are %v", got)
	}
	g.Throw("replace ah.div-43", 6)
	g.is("ah.div-43", "g1419")
	g.until("austria", "supply", 10)
	if got := g.fort("g1419"); !strings.Contains(got, "3 steps of 4") {
		t.Errorf("the fortress: %s", got)
	}
}

// A 3 on an empty fortress costs three steps, half as much again as it has affected
// steps; E all four. A destroyed one lets the attackers in.
func TestEmptyFortress(t *testing.T) {
	rulestest.Cite(t, "11.13", "11.12", "8.71", "8.75")
	text := "allied combat 8\nru.hq-3-ruzski g1511\nru.corps-10 g1611\nru.corps-11 g1611\nru.corps-9 g1512\nru.corps-21 g1512\n"
	begin := func(more string, shift bool, die int) *game {
		g := place(t, text+more)
		units := []string{"ru.corps-10", "ru.corps-11", "ru.corps-9", "ru.corps-21"}
		if shift {
			units = append(units, "=ru.hq-3-ruzski")
		}
		g.assault("g1612", units...)
		g.Throw("roll", 6, 6, 6, 6)
		g.Throw("roll", die)
		return g
	}
	g := begin("", true, 1) // 2:1 and two shifts, 4:1: -/3
	if got := g.fort("g1612"); !strings.Contains(got, "1 step of 4") {
		t.Errorf("the fortress: %s", got)
	}
	// Weakened, 8:1 is 6:1: -/E.
	g = begin(`state {"forts":[{"hex":"g1612","lost":2}]}`, false, 1)
	if got := g.fort("g1612"); !strings.Contains(got, "destroyed") {
		t.Errorf("the fortress: %s", got)
	}
	g.Stage("advance", "allied")
	g.Do("advance ru.corps-10 g1612")
	// Its last step falls to a 2, and the attackers may come in: nobody chose to
	// hold out.
	g = begin(`state {"forts":[{"hex":"g1612","lost":3}]}`, false, 5) // 1/2
	for g.P.Status().Stage == "loss" {
		g.Do(g.All()[0])
	}
	g.Stage("advance", "allied")
	if got := g.fort("g1612"); !strings.Contains(got, "destroyed") {
		t.Errorf("the fortress: %s", got)
	}
	// Standing, it keeps them out.
	g = begin("", true, 1)
	if g.P.Status().Stage == "advance" {
		t.Error("attackers advance into a fortress that stands")
	}
}
