package tannenberg_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// column is the column of the attack in hand, and what is added to its die.
func (g *game) column() (string, int) {
	g.T.Helper()
	s := g.P.View("").Combat
	if s == nil {
		g.T.Fatal("no attack is in hand")
		return "", 0
	}
	n := 0
	for _, m := range s.Shifts {
		n += m.Value
	}
	return s.Column, n
}

// duel is one German attack in clear Russian ground west of Warsaw.
const duel = `central combat 5
	ge.i 1118
	ru.iii 1119`

func TestOddsAreRoundedForTheDefender(t *testing.T) {
	rulestest.Cite(t, "Combat 4", "Results 7", "Results 8")
	for _, x := range []struct{ attackers, defender, column string }{
		{"ru.ii-s", "ah.r-4", "1-1"}, // the rulebook's example: six to four
		{"ru.iii", "ah.i", "1-1"},
		{"ru.r-26", "ah.i", "1-2"},
		{"ru.iii ru.xx", "ah.i", "2-1"},
		{"ru.iii ru.xx", "ge.i", "1-1"},
		{"ru.iii ru.xx", "ah.kav-1", "3-1"},
		{"ru.iii ru.hvy-1", "ah.kav-h", "4-1"},
		{"ru.iii", "ge.lw-2", "6-1"},
		{"ru.iii ru.xx", "ge.lw-2", "6-1"}, // twelve to one
		{"ru.hvy-1", "ge.i", "1-3"},
	} {
		text := "russia combat 5\n" + x.defender + " 1118"
		list := splitWords(x.attackers)
		for _, u := range list {
			text += "\n" + u + " 1119"
		}
		g := place(t, text)
		g.Do("attack 1118")
		for _, u := range list {
			g.Do("commit " + u)
		}
		if got, _ := g.column(); got != x.column {
			t.Errorf("%s against %s: %s, want %s", x.attackers, x.defender, got, x.column)
		}
	}
	g := place(t, `central combat 5
		ge.iii-rd 1118
		ge.lw-2 1018
		ru.iii 1119
		ru.cav-1 1120`)
	g.Do("attack 1119", "commit ge.lw-2")
	g.Refuses("roll", "Results 8")
	g.Do("commit ge.iii-rd")
	if got, _ := g.column(); got != "1-2" {
		t.Errorf("four against six: %s", got)
	}
}

func splitWords(s string) []string {
	var list []string
	word := ""
	for _, r := range s + " " {
		if r != ' ' {
			word += string(r)
		} else if word != "" {
			list = append(list, word)
			word = ""
		}
	}
	return list
}

func TestWhoAttacksWhom(t *testing.T) {
	rulestest.Cite(t, "Combat", "Combat 1", "Combat 2", "Combat 3", "Combat 5", "Combat 8", "Sequence 4", "Stacking 8", "Units 8")
	g := place(t, `central combat 5
		ge.i 1118
		ge.xvii 1118
		ge.cav-1 1118
		ge.xx 1016
		ge.eb-1 1018
		ru.iii 1119
		ru.xx 1119
		ru.iv 1218`)
	if got := g.Hexes("attack", ""); got != "1119 1218" {
		t.Errorf("to be attacked: %s", got)
	}
	g.Refuses("attack 1016", "Combat")
	g.Do("attack 1119")
	g.Refuses("attack 1218", "Sequence") // one battle at a time
	g.Refuses("commit ge.cav-1", "Units 8")
	g.Refuses("commit ge.eb-1", "Combat") // no combat unit
	g.Refuses("commit ge.xx", "Combat")
	g.Refuses("commit ru.iv", "Movement 1")
	g.Refuses("roll", "Combat")
	g.Do("cancel", "attack 1119", "commit ge.i")
	g.Throw("roll", 6) // AE: it is lost
	g.is("ge.i", "dead")
	g.Refuses("attack 1119", "Stacking 8")
	g.Stage("attack", "central")
	g.Refuses("pick ru.iv", "Sequence") // nobody moves meanwhile
	g.Do("attack 1218", "commit ge.xvii")
	g.Throw("roll", 1)
	if g.P.Status().ToAct != "russia" {
		t.Errorf("%s decides on a DB", g.P.Status().ToAct)
	}
	g.Do("stand") // loses the corps
	g.is("ru.iv", "dead")
	g.Do("done") // no duty to advance
	// Nobody is left who could attack, and the turn is over.
	if s := g.P.Status(); s.Side != "russia" || s.Turn != 6 {
		t.Errorf("now %+v", s)
	}
}

func TestAUnitAttacksOnce(t *testing.T) {
	rulestest.Cite(t, "Stacking 3", "Stacking 7")
	g := place(t, `central combat 5
		ge.i 1118
		ge.xvii 1018
		ge.iii-rd 1018
		ru.iii 1119
		ru.xx 1019
		ru.iv 1218`)
	g.Do("attack 1119", "commit ge.i", "commit ge.xvii")
	if s := g.P.View("").Combat; s.Attacker.Strength != 18 || s.Column != "3-1" {
		t.Errorf("18 to 6 are %d at %s", s.Attacker.Strength, s.Column)
	}
	g.Refuses("commit ge.i", "Stacking 7")
	g.Throw("roll", 4) // DB
	g.Do("stand", "done", "attack 1019")
	g.Refuses("commit ge.xvii", "Stacking 7")
	g.Do("commit ge.iii-rd")
}

func TestOnlyTheTopUnitDefends(t *testing.T) {
	rulestest.Cite(t, "Stacking 2", "Units 7")
	g := place(t, `central combat 5
		ge.i 1118
		ru.gdr 1119
		ru.iii 1119`)
	g.Do("attack 1119", "commit ge.i")
	if got, _ := g.column(); got != "2-1" {
		t.Errorf("nine against the four on top: %s", got)
	}
	g = place(t, `central combat 5
		ge.i 1118
		ru.hvy-1 1119
		ru.gdr 1119`)
	g.Do("attack 1119", "commit ge.i")
	if s := g.P.View("").Combat; s.Defender.Units[0].Unit != "ru.gdr" {
		t.Errorf("artillery defends: %+v", s.Defender)
	}
	g = place(t, `central combat 5
		ge.lw-2 1118
		ge.i 0520
		ru.hvy-1 1119
		ru.gdr 2318`)
	g.Do("attack 1119", "commit ge.lw-2")
	g.Throw("roll") // no die: artillery alone is destroyed
	g.is("ru.hvy-1", "dead")
	g.Do("advance ge.lw-2 1119")
	g.is("ge.lw-2", "1119")
}

func TestRoughGroundHelpsTheDefender(t *testing.T) {
	rulestest.Cite(t, "Terrain 4", "Combat 7")
	g := place(t, `russia combat 5
		ru.iii 1916
		ru.sup-1 1916
		ge.iii-rd 1815`)
	g.Do("attack 1815", "commit ru.iii")
	if column, die := g.column(); column != "2-1" || die != 2 {
		t.Errorf("against rough ground: %s, die +%d", column, die)
	}
	g.Throw("roll", 6) // 8
	g.is("ru.iii", "dead")
	g = place(t, `russia combat 5
		ru.iii 1816
		ru.sup-1 1916
		ge.iii-rd 1815`)
	g.Do("attack 1815", "commit ru.iii")
	if s := g.P.View("").Combat; s.Attacker.Strength != 6 {
		t.Errorf("the attacker's ground counts: %+v", s.Attacker)
	}
	if got := g.Throw("roll", 1)[0].Text; got == "" { // 3: EX
		t.Error("the battle is not told")
	}
}

func TestBehindARiver(t *testing.T) {
	rulestest.Cite(t, "Terrain 5")
	for _, x := range []struct {
		more string
		die  int
		col  string
	}{{"", 1, "1-1"}, {"ge.i-r 0820", 1, "2-1"}, {"ge.i-r 0919", 0, "2-1"}, {"ge.i-r 0820\nge.iii-rd 0820", 0, "3-1"}} {
		g := place(t, "central combat 5\nge.i 0819\nru.iii 0920\n"+x.more)
		g.Do("attack 0920")
		for _, u := range splitWords(g.Units("commit")) {
			g.Do("commit " + u)
		}
		if col, die := g.column(); col != x.col || die != x.die {
			t.Errorf("with %q: %s, die +%d", x.more, col, die)
		}
	}
}

func TestTheTable(t *testing.T) {
	rulestest.Cite(t, "Results 5", "Combat 4")
	g := place(t, duel)
	g.Do("attack 1119", "commit ge.i")
	events := g.Throw("roll", 2) // 1-1: EX
	if last := events[0]; last.Dice[0] != 2 {
		t.Errorf("dice %v", last.Dice)
	}
	g.is("ru.iii", "dead", "ge.i", "dead")
}

func TestDefenderGoesBack(t *testing.T) {
	rulestest.Cite(t, "Results 1", "Results 6", "Results 9")
	g := place(t, duel)
	g.Do("attack 1119", "commit ge.i")
	g.Throw("roll", 1) // DB
	g.Stage("choose", "russia")
	g.Do("back")
	g.Stage("retreat", "russia")
	g.Refuses("retreat ru.iii 1218", "Results 9") // next to the enemy
	if got := g.Hexes("retreat", "ru.iii"); got == "" {
		t.Error("no way back")
	}
	g.Refuses("retreat ru.iii 1120", "Results 9") // as far from supply, and 1219 is nearer
	g.Do("retreat ru.iii 1219")
	g.Stage("advance", "central")
	g.Refuses("advance ru.iii 1119", "Results 6")
	g.Do("advance ge.i 1119")
	g.is("ge.i", "1119", "ru.iii", "1219")
}

func TestEliminatedDefender(t *testing.T) {
	rulestest.Cite(t, "Results 2", "Results 6")
	text := `central combat 5
		ge.i 1118
		ge.xvii 1118
		ru.gdr 1119
		ru.iii 1119`
	g := place(t, text)
	g.Do("attack 1119", "commit ge.i", "commit ge.xvii")
	g.Throw("roll", 1) // 4-1: DE
	g.is("ru.gdr", "dead", "ru.iii", "1119")
	g.Do("back", "retreat ru.iii 1219", "advance ge.i 1119", "advance ge.xvii 1119")
	g.is("ge.xvii", "1119")
	g = place(t, text)
	g.Do("attack 1119", "commit ge.i", "commit ge.xvii")
	g.Throw("roll", 1)
	g.Do("stand")
	g.is("ru.gdr", "dead", "ru.iii", "dead")
}

func TestEliminatedAttacker(t *testing.T) {
	rulestest.Cite(t, "Results 3")
	text := `central combat 5
		ge.i 1118
		ge.lw-2 1118
		ge.iii-rd 1018
		ru.iii 1119`
	g := place(t, text)
	g.Do("attack 1119", "commit ge.i", "commit ge.lw-2", "commit ge.iii-rd")
	g.Throw("roll", 6) // AE
	g.Stage("choose", "central")
	g.Do("back")
	g.Refuses("lose ru.iii", "Results 5")
	g.Do("lose ge.lw-2")
	g.Stage("retreat", "central")
	g.Refuses("retreat ge.i 1119", "Movement 4")
	g.Do("retreat ge.i 1117", "retreat ge.iii-rd 1017")
	g.Stage("advance", "russia")
	g.Do("advance ru.iii 1118")
	g.is("ru.iii", "1118")
	g = place(t, text)
	g.Do("attack 1119", "commit ge.i", "commit ge.lw-2", "commit ge.iii-rd")
	g.Throw("roll", 6)
	g.Do("stand", "lose ge.lw-2", "lose ge.iii-rd")
	g.is("ge.i", "1118", "ge.lw-2", "dead", "ge.iii-rd", "dead")
}

func TestAttackerGoesBack(t *testing.T) {
	rulestest.Cite(t, "Results 4")
	text := `central combat 5
		ge.i 1118
		ge.iii-rd 1118
		ru.iii 1119`
	g := place(t, text)
	g.Do("attack 1119", "commit ge.i", "commit ge.iii-rd")
	g.Throw("roll", 5) // 2-1: AB
	g.Do("back", "retreat ge.i 1117", "retreat ge.iii-rd 1117", "done")
	g.is("ge.i", "1117", "ge.iii-rd", "1117")
	g = place(t, text)
	g.Do("attack 1119", "commit ge.i", "commit ge.iii-rd")
	g.Throw("roll", 5)
	g.Do("stand", "lose ge.iii-rd")
	g.is("ge.i", "1118", "ge.iii-rd", "dead")
}

func TestExchange(t *testing.T) {
	rulestest.Cite(t, "Results 5")
	g := place(t, `central combat 5
		ge.i 1118
		ge.iii-rd 1118
		ge.lw-2 1018
		ru.iii 1119`)
	g.Do("attack 1119", "commit ge.i", "commit ge.iii-rd", "commit ge.lw-2")
	g.Throw("roll", 1) // 2-1: EX; the weaker Russians lose six, and so must the Germans
	g.is("ru.iii", "dead")
	g.Stage("loss", "central")
	g.Refuses("done", "Results 5")
	g.Do("lose ge.iii-rd")
	g.Stage("loss", "central") // three are not six
	g.Do("lose ge.i")
	g.Stage("advance", "central")
	g.Do("advance ge.lw-2 1119")

	g = place(t, `central combat 5
		ge.iii-rd 1118
		ge.lw-2 1118
		ru.iii 1119`)
	g.Do("attack 1119", "commit ge.iii-rd", "commit ge.lw-2")
	g.Throw("roll", 1) // 1-2: EX; the weaker Germans choose what they lose
	g.Stage("loss", "central")
	g.Do("lose ge.lw-2")
	g.Do("done")
	g.is("ge.iii-rd", "1118", "ru.iii", "dead")
}

func TestNoWayBackMeansLoss(t *testing.T) {
	rulestest.Cite(t, "Results 1")
	g := place(t, `central combat 5
		ge.i 1118
		ge.lw-2 1018
		ge.lw-5 1218
		ge.lw-6 1120
		ge.lw-9 1019
		ge.lw-20 1219
		ru.iii 1119`)
	g.Do("attack 1119", "commit ge.i")
	g.Throw("roll", 1) // DB, but they stand all round
	g.is("ru.iii", "dead")
}

func TestChancesAreExact(t *testing.T) {
	g := place(t, duel)
	g.Do("attack 1119", "commit ge.i")
	n := 0
	for _, c := range g.P.View("").Combat.Chances {
		n += c.Of
	}
	if n != 6 {
		t.Errorf("chances of %d in six", n)
	}
	o, err := g.P.Overlay("", rules.Query{Kind: "odds", Hex: "1119", Units: []string{"ge.i"}})
	if err != nil || o.Sheet.Column != "1-1" {
		t.Errorf("odds: %v %v", o, err)
	}
}
