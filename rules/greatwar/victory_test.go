package greatwar_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// endOfTurn plays a set-up of Austria-Hungary's Step Replacement Phase on to the
// end of the game turn.
func endOfTurn(t *testing.T, units string) *game {
	t.Helper()
	g := place(t, "austria replacement 8\nah.div-9 g1912 {\"lost\":1}\nse.timok-i s1006\nse.morava-i s1006\nse.combined s0907\nse.drina-i s0907\nse.dunav-i s0806\nse.sumadija-i s0806\n"+units)
	g.Do("done")
	return g
}

func TestTownsInSupplyYieldPoints(t *testing.T) {
	rulestest.Cite(t, "25.0", "25.11", "25.12", "25.13", "25.15", "25.2")
	for _, c := range []struct {
		name, units string
		want        int
	}{
		{"nothing is held", "", 0},
		{"Dubno without supply", "ah.div-43 g0702", 0},
		{"Dubno supplied by a depot", "ah.div-43 g0702\nah.depot-2 g0803", -5},
		{"Dubno left, but last held", "ah.depot-2 g0803\nstate {\"held\":[{\"hex\":\"g0702\",\"side\":\"austria\"}]}", -5},
		{"Brody is worth nothing, Lemberg five", "ru.corps-7 g1312\nru.depot-1-3 g1109\nru.depot-2-3 g0907\nru.depot-1-4 g1311\nru.depot-1-5 g1005", 5},
		{"Belgrade", "ah.div-43 s0307", -3},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := endOfTurn(t, c.units).points(); got != c.want {
				t.Errorf("the total is %d, want %d", got, c.want)
			}
		})
	}
}

func TestTheEndOfTheGame(t *testing.T) {
	rulestest.Cite(t, "25.3", "25.2", "26.1")
	for _, c := range []struct {
		score  string
		serbs  string
		total  int
		winner rules.Side
		grade  string
	}{
		{"56", sixDivisions, 56, "allied", "strategic"},
		{"55", sixDivisions, 55, "allied", "substantive"},
		{"35", sixDivisions, 35, "allied", "marginal"},
		{"20", sixDivisions, 20, "", ""},
		{"15", sixDivisions, 15, "", ""},
		{"14", sixDivisions, 14, "austria", "marginal"},
		{"4", sixDivisions, 4, "austria", "substantive"},
		{"-10", sixDivisions, -10, "austria", "substantive"},
		{"-11", sixDivisions, -11, "austria", "decisive"},
		{"30", "se.timok-i s1006\nse.morava-i s1006\nse.combined s0907\nse.drina-i s0907\nse.dunav-i s0806", 10, "austria", "marginal"},
	} {
		g := place(t, "austria replacement 13\nah.div-9 g1912 {\"lost\":1}\nstate {\"score\":"+c.score+"}\n"+c.serbs)
		g.Do("done")
		o := g.P.Outcome()
		if o == nil {
			t.Fatalf("%s: the game goes on", c.score)
		}
		if g.points() != c.total || o.Winner != c.winner || o.Grade != c.grade {
			t.Errorf("%s: %d, %q %q, want %d, %q %q", c.score, g.points(), o.Winner, o.Grade, c.total, c.winner, c.grade)
		}
	}
}

const sixDivisions = "se.timok-i s1006\nse.morava-i s1006\nse.combined s0907\nse.drina-i s0907\nse.dunav-i s0806\nse.sumadija-i s0806"

// Attrition costs steps without points, but the unit's end counts.
func TestAttritionEarnsOnlyTheUnit(t *testing.T) {
	rulestest.Cite(t, "25.14", "25.2")
	g := place(t, "austria movement 3\nah.div-43 g0506 {\"lost\":1}\nah.corps-10 g0405")
	g.Do("done")
	g.Throw("roll", 1, 1)
	if got := g.points(); got != 2 {
		t.Errorf("the total is %d, want 2 for the division", got)
	}
}
