package fury_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// przemysl is the example of 11.2. Its picture is lost; the units stand where what
// the text says of them holds: the Grenadiers in 1016 and the 14th Corps before
// Przemysl are cut off by the 9th Corps in 0915 and the 17th in 1216, as these are by
// them. In the book Przemysl may lie in 1017, out of reach of 1115 (data, doubts).
const przemysl = `adjustment 3
	state {"forts":[{"hex":"1116","holder":"central","besieged":true}]}
	ah.r-3 1018
	ah.i 0613
	ah.v 1116
	ah.xvii 1216
	ah.ix 0915
	ru.gr 1016
	ru.xiv 1116
	ru.xxv 1014
	ru.xi 1317
	ru.x 1517`

// isolated lists who has to go back.
func (g *game) isolated() string {
	seen := map[string]bool{}
	var list []string
	for _, verb := range []string{"withdraw", "abandon"} {
		for _, u := range strings.Fields(g.Units(verb)) {
			if !seen[u] {
				seen[u] = true
				list = append(list, u)
			}
		}
	}
	return strings.Join(list, " ")
}

func TestRussiaAdjustsFirst(t *testing.T) {
	rulestest.Cite(t, "11.2", "11.2 example", "10.3.2")
	g := place(t, "russia "+przemysl)
	if got := g.isolated(); got != "ru.gr ru.xiv" {
		t.Fatalf("isolated are %s", got)
	}
	// The Grenadiers first: to 1015 or 1115, with a test; then the 14th gives the siege
	// up, with a test too.
	if got := g.Hexes("withdraw", "ru.gr"); got != "1115 1015" {
		t.Errorf("the Grenadiers go to %s", got)
	}
	g.Do("withdraw ru.gr 1015")
	g.Stage("cohesion", "russia")
	g.Throw("roll", 3)
	g.Do("withdraw ru.xiv 1016")
	g.Stage("cohesion", "russia")
	g.Throw("roll", 2)
	g.is("ru.gr", "1015", "ru.xiv", "1016 -1")
	// The 14th first: then Przemysl is free and hands the line on to the 17th Corps.
	g = place(t, "russia "+przemysl)
	g.Do("withdraw ru.xiv 1115")
	g.Throw("roll", 6)
	if p := g.P.Status(); p.ToAct != "central" || g.isolated() != "ah.ix" {
		t.Errorf("%s goes on with %s", p.ToAct, g.isolated())
	}
}

func TestAustriaAdjustsFirst(t *testing.T) {
	rulestest.Cite(t, "11.2", "11.2 example")
	g := place(t, "central "+przemysl)
	if got := g.isolated(); got != "ah.ix ah.xvii" {
		t.Fatalf("isolated are %s", got)
	}
	if got := g.Hexes("withdraw", "ah.ix"); got != "0815 0816" {
		t.Errorf("the 9th goes to %s", got)
	}
	g.Do("withdraw ah.ix 0815") // no test
	g.Stage("adjust", "central")
	g.Do("withdraw ah.xvii 1217")
	g.Throw("roll", 4)
	for g.P.Status().Stage == "adjusting" {
		g.Do("withdraw ah.xvii 1117")
	}
	g.Stage("cohesion", "central")
	g.Throw("roll", 5)
	g.is("ah.xvii", "1117", "ah.ix", "0815", "ru.gr", "1016", "ru.xiv", "1116")
	// That has freed the lines of the Grenadiers and the 14th.
	if s := g.P.Status(); s.Phase == "adjustment" && s.Stage != "siege" {
		t.Errorf("%s has still to go back: %s", s.ToAct, g.isolated())
	}
}

func TestAllAtOnce(t *testing.T) {
	rulestest.Cite(t, "11.2", "10.3.1")
	g := place(t, "central "+przemysl)
	g.Do("withdraw-all") // the 9th has gone back; the 17th tests its cohesion
	g.Stage("cohesion", "central")
	g.is("ah.ix", "0815")
	// One isolated unit is no matter for all.
	g = place(t, "central adjustment 3\n ah.i 0813\n ah.hq-1 0814")
	g.Refuses("withdraw-all", "11.2")
	// All advance together, the headquarters behind the units.
	g = place(t, koenigsberg+"")
	g.fight("1004", "1104")
	g.Throw("roll", 5)
	g.Do("accept")
	for g.P.Status().Stage != "advance" {
		g.Do(g.All()[0])
	}
	g.Do("advance-all")
	g.is("ru.iii", "1004", "ru.iv", "1004")
	g.Refuses("advance-all", "5")
}
