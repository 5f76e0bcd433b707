package greatwar_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestAdvance(t *testing.T) {
	rulestest.Cite(t, "8.71", "8.72", "8.73", "8.74")
	text := rear + `ru.corps-11 g0314
		ah.div-9 g0313
		ah.corps-1 g0412
		ah.corps-5 g0513`
	g := place(t, text)
	g.rout("g0313", "ru.corps-9 ru.corps-10 ru.corps-11", 1, "2")
	g.finishRetreat()
	g.Stage("advance", "allied")
	g.Refuses("advance ru.hq-3-ruzski g0313", "8.71")
	g.Refuses("advance ru.corps-9 g0412", "8.71")
	g.Do("advance ru.corps-9 g0313") // next to the enemy (8.72)
	g.Refuses("advance ru.corps-9 g0313", "8.71")
	g.because(rules.Action{Verb: "advance", Unit: "ru.corps-9", Hex: "g0313"}, "Russian IX Corps has already advanced.")
	g.Do("advance ru.corps-10 g0313")
	g.is("ru.corps-9", "g0313", "ru.corps-10", "g0313")
	// Nobody else finds room, nor is there anybody who could attack.
	g.Stage("supply", "austria")
	// Who has advanced next to an enemy does not attack him in the same phase (8.73).
	g = place(t, text+"\nru.corps-14 g0312\nru.corps-16 g0312")
	g.rout("g0313", "ru.corps-9 ru.corps-10 ru.corps-11", 1, "2")
	g.finishRetreat()
	g.Do("advance ru.corps-9 g0313", "advance ru.corps-10 g0313", "attack g0412")
	g.Refuses("commit ru.corps-9", "8.14")
	g.Do("commit ru.corps-14", "commit ru.corps-16", "declare")
	// Nobody has to.
	g = place(t, text)
	g.rout("g0313", "ru.corps-9 ru.corps-10 ru.corps-11", 1, "2")
	g.finishRetreat()
	g.Do("done")
	g.is("ru.corps-9", "g0213", "ru.corps-11", "g0314")
	// A victorious defender stays (8.74), and a hex that is held is not entered.
	g = place(t, "austria combat 8\nah.corps-10 g1311 {\"lost\":3}\nru.cav-7 g1310\nru.hq-9-lechitski g1308")
	g.assault("g1310", "ah.corps-10")
	g.Throw("roll", 5) // 1:1: 1/-
	g.is("ah.corps-10", "dead", "ru.cav-7", "g1310")
	g.Stage("supply", "allied")
}

// finishRetreat leads all retreats the way that is offered first.
func (g *game) finishRetreat() {
	g.T.Helper()
	for g.P.Status().Stage == "retreat" {
		if _, err := g.P.Do(g.P.Offers()[0].Action); err != nil {
			g.T.Fatal(err)
		}
	}
}

// Held to the last man: supplied defenders who chose to stand against a 2 or a 3
// and are all gone keep the hex.
func TestNobodyPasses(t *testing.T) {
	rulestest.Cite(t, "8.75")
	for _, c := range []struct {
		name, more string
		die        int
		option     string
		advance    bool
	}{
		{"a 2, supplied, all gone", "ah.div-9 g0911\nah.hq-kummer g1010", 2, "1", false},
		{"a 2, unsupplied", "ah.div-9 g0911\nah.hq-kummer g1010\nru.cav-9 g0909\nru.cav-11 g0912\nru.cav-3k g0910", 2, "1", true},
		{"a 2, gone by the retreat", "ah.div-9 g0911\nah.hq-kummer g1010", 2, "3", true},
		{"E", "ah.bde-11-mountain g0911", 1, "1", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "allied combat 8\nru.corps-9 g0810\nru.corps-10 g0810\nru.corps-11 g0811\nru.corps-21 g0811\n"+c.more)
			g.assault("g0911", "ru.corps-9", "ru.corps-10", "ru.corps-11", "ru.corps-21")
			g.Throw("roll", 6, 6, 6, 6)
			told := g.Throw("roll", c.die)
			if g.P.Status().Stage == "option" {
				told = g.Do("option =" + c.option)
			}
			g.finishRetreat()
			for g.P.Status().Stage == "loss" {
				told = append(told, g.Do(g.All()[0])...)
			}
			if got := g.P.Status().Stage == "advance"; got != c.advance {
				t.Errorf("an advance is possible: %t, want %t (%+v)", got, c.advance, g.P.Status())
			}
			if e := last(told, "held"); (e.Case == "8.75") == c.advance {
				t.Errorf("of the advance it is told: %+v", e)
			}
		})
	}
}
