package fury_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// loetzen is the second example of 10.3: the 20th Corps in the fortress of 1206.
const loetzen = `russia combat 3
	state {"front":"north"}
	ru.hq-1 1306
	ru.iv 1306
	ru.xxvi-r 1306 {"lost":1}
	ru.ii 1207
	ru.xx 1104
	ge.xx 1206
	ge.cadre-1 off {"box":"pool"}
	ge.hq-8 0907`

func TestTwentiethCorps(t *testing.T) {
	rulestest.Cite(t, "2.1", "10.3 example", "10.3.1", "10.3.2", "10.3.3")
	g := place(t, strings.Replace(loetzen, "ge.xx 1206", `ge.xx 1206 {"disorganised":true}`, 1))
	g.fight("1206", "1306")
	for _, o := range g.P.Offers() {
		if o.Dice != 1 {
			t.Errorf("%d dice", o.Dice)
		}
	}
	// 1-1 DR: the full 4th Corps comes before the reserve that is reduced already.
	g.Throw("roll", 6)
	g.is("ru.iv", "1306 -1", "ge.xx", "1206 -1 dis")
	g.Do("refuse", "force", "lose ru.xxvi-r")
	g.is("ru.xxvi-r", "eliminated")
	g.Do("leave")
	if ask := g.P.View("central").Prompt.Ask; !strings.Contains(ask, "2 hexes to go") {
		t.Errorf("asked is %q, not how far the retreat goes", ask)
	}
	g.Do("retreat 1106")
	g.Throw("roll", 2) // the test fails, and the corps becomes a Cadre
	g.is("ge.xx", "eliminated", "ge.cadre-1", "1106 dis")
	g.Do("retreat 1007")
	if _, state := g.Record("ge.cadre-1"); state["disorganised"] != true {
		t.Error("the Cadre is not disorganised")
	}
	if g.P.Status().Stage == "advance" {
		g.Do("advance ru.iv")
	}
	g.is("ru.iv", "1206 -1")
}

func TestLastUnitCannotPay(t *testing.T) {
	rulestest.Cite(t, "10.3.1")
	g := place(t, strings.Replace(besideCholm, "ah.i 1414", `ah.i 1414 {"lost":1}`, 1)+"ah.v 1314")
	g.fight("1414", "1514")
	g.Throw("roll", 6, 1) // 13 to 4 is +3, HQ +1: 5, one loss each
	if g.P.Status().Stage == "loss" {
		g.Do("lose ru.v")
	}
	g.is("ah.i", "eliminated")
	g = place(t, strings.Replace(besideCholm, "ah.i 1414", `ah.i 1414 {"lost":1}`, 1)+"ah.v 1314")
	g.fight("1414", "1514")
	g.Throw("roll", 6, 2)         // 6: 0-0 DR
	g.Stage("retreat", "central") // nobody can pay for a refusal
	g.Refuses("refuse", "5")
}

func TestRetreatPriorities(t *testing.T) {
	rulestest.Cite(t, "10.3.2")
	g := place(t, strings.Replace(besideCholm, "ah.i 1414", `ah.i 1414`, 1)+"ru.xix 1413\n ah.v 1314")
	g.fight("1414", "1514")
	g.Throw("roll", 6, 4)
	if g.P.Status().Stage == "loss" {
		g.Do("lose ru.v")
	}
	g.Stage("retreat", "central") // its loss has left it without another
	// 1314 has friends; 1313 is in the zone of 1413.
	g.Refuses("retreat 1514", "9")
	if got := g.Hexes("retreat", ""); strings.Contains(got, "1313") {
		t.Errorf("offered are %s", got)
	}
	// Attackers go back one hex, with their headquarters, and are disorganised.
	g = place(t, besideCholm)
	g.fight("1414", "1514")
	g.Throw("roll", 6, 1) // 13 to 7 is +1, HQ +1: 3, AR
	g.Stage("refuse", "russia")
	g.Do("accept", "retreat 1614")
	g.is("ru.v", "1614 dis", "ru.xvii", "1614 dis", "ru.hq-5", "1614")
	for id, want := range map[string]any{"ru.v": true, "ru.xvii": true, "ru.hq-5": nil} {
		if _, state := g.Record(id); state["disorganised"] != want {
			t.Errorf("%s: disorganised %v", id, state["disorganised"])
		}
	}
}

func TestExcessGoesOn(t *testing.T) {
	rulestest.Cite(t, "10.3.2", "9.2")
	g := place(t, besideCholm+"ru.xix 1614")
	g.fight("1414", "1514")
	g.Throw("roll", 6, 1)
	g.Do("accept", "retreat 1614")
	g.Stage("excess", "russia")
	g.Refuses("onward ru.xix", "10.3.2")
	g.Do("onward ru.v")
	g.Stage("retreat", "russia")
	g.Do("retreat " + strings.Fields(g.Hexes("retreat", ""))[0])
	g.is("ru.xvii", "1614 dis", "ru.xix", "1614")
}
