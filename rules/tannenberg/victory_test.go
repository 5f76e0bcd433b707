package tannenberg_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestPointsAtTheStart(t *testing.T) {
	rulestest.Cite(t, "Victory 1")
	g := place(t, `russia movement 1
		ru.xx 2112
		ge.i 0520`)
	if russia, central := g.points(); russia != 195 || central != 235 {
		t.Errorf("at the start %d to %d, want 195 to 235", russia, central)
	}
}

func TestPlacesAndLosses(t *testing.T) {
	rulestest.Cite(t, "Victory 1", "Victory 2")
	g := place(t, `russia movement 3
		ru.iii 2732
		ru.xx 2112
		ge.i 0520`)
	g.Do("pick ru.iii", "step 2832", "halt") // Brody
	if russia, central := g.points(); russia != 205 || central != 225 {
		t.Errorf("with Brody %d to %d", russia, central)
	}
	for _, x := range []struct {
		unit   string
		points int
	}{{"ge.i", 5}, {"ge.iii-rd", 2}, {"ge.lw-2", 1}} {
		g := place(t, "russia combat 3\nru.iii 1119\nru.xx 1119\nru.hvy-1 1120\nge.xx 1411\n"+x.unit+" 1118")
		g.Do("attack 1118", "commit ru.iii", "commit ru.xx")
		g.Throw("roll", 1)
		if g.P.Status().Stage == "choose" {
			g.Do("stand")
		}
		if russia, _ := g.points(); russia != 195+x.points {
			t.Errorf("for %s Russia has %d", x.unit, russia)
		}
	}
}

func TestGrades(t *testing.T) {
	rulestest.Cite(t, "Victory 3", "Sequence 5")
	for _, x := range []struct {
		kills  string
		winner rules.Side
		grade  string
	}{
		{"[0,0]", "central", "marginal"},
		{"[40,0]", "", ""},
		{"[41,0]", "russia", "marginal"},
		{"[274,0]", "russia", "marginal"},
		{"[275,0]", "russia", "tactical"},
		{"[509,0]", "russia", "tactical"},
		{"[510,0]", "russia", "decisive"},
		{"[0,155]", "central", "tactical"},
		{"[0,350]", "central", "decisive"},
	} {
		g := place(t, `russia movement 25
			ru.xx 2112
			ge.i 0520
			state {"kills":`+x.kills+`}`)
		g.Do("done") // nobody to attack
		g.Stage("move", "central")
		g.Do("done")
		o := g.P.Outcome()
		if o == nil || o.Winner != x.winner || o.Grade != x.grade {
			t.Errorf("%s: %+v", x.kills, o)
		}
	}
}

func TestTheOrderOfATurn(t *testing.T) {
	rulestest.Cite(t, "Sequence 1", "Sequence 2", "Sequence 3", "Sequence 4", "Sequence 5", "Combat 6")
	g := place(t, `russia movement 3
		ru.iii 1119
		ge.i 1118
		ge.xx 1411`)
	var order []string
	for g.P.Status().Turn == 3 {
		s := g.P.Status()
		order = append(order, string(s.Side)+" "+s.Stage)
		g.Do("done") // no duty to attack
	}
	if got := len(order); got != 4 || order[0] != "russia move" || order[1] != "russia attack" || order[2] != "central move" || order[3] != "central attack" {
		t.Errorf("the turn went %v", order)
	}
}
