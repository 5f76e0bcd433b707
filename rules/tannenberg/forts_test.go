package tannenberg_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// ossowiez has Germans before both forts of Ossowiez, and one beside them.
const ossowiez = `central combat 5
	ge.i 2016
	ge.xvii 2016
	ge.xx 1917
	ge.iii-rd 1917
	ge.lw-2 1918
	ru.xx 2510
`

func TestFortsBarTheWay(t *testing.T) {
	rulestest.Cite(t, "Forts 1", "Forts 7")
	g := place(t, `central movement 5
		ge.i 2016
		ru.xx 2510`)
	g.Do("pick ge.i")
	g.Refuses("step 2017", "Forts 1")
	g = place(t, `central movement 5
		ge.i 2016
		ru.xx 2510
		state {"destroyed":[["2017","2016"]]}`)
	g.Do("pick ge.i", "step 2017")
	g = place(t, `russia movement 5
		ru.iii 2017
		ge.i 0520`)
	g.Do("pick ru.iii", "step 2016") // its own forts are open to it
}

func TestStormingAFort(t *testing.T) {
	rulestest.Cite(t, "Forts 2", "Forts 5", "Forts 7")
	g := place(t, ossowiez)
	g.Refuses("attack 2017", "Combat")
	g.Refuses("storm 2016 2015", "Forts 2")
	g.Do("storm 2017 2016", "commit ge.i")
	g.Refuses("commit ge.xx", "Forts 2")
	if column, die := g.column(); column != "2-1" || die != 0 {
		t.Errorf("nine against a fort: %s, +%d", column, die)
	}
	g.Throw("roll", 4) // DB
	g.Stage("attack", "central")
	g.Refuses("storm 2017 2016", "Stacking 8")
	g.Do("storm 2017 1917", "commit ge.xx")
	g.Throw("roll", 1) // EX: the fort is lost, and at least four factors
	g.is("ge.xx", "dead")

	g = place(t, ossowiez)
	g.Do("storm 2017 2016", "commit ge.i", "commit ge.xvii")
	g.Throw("roll", 1) // 4-1: DE
	g.Refuses("storm 2017 2016", "Forts 2")
	g.is("ge.i", "2016", "ge.xvii", "2016")
}

func TestRussiansAgainstForts(t *testing.T) {
	rulestest.Cite(t, "Forts 2", "Forts 5")
	g := place(t, `russia combat 5
		ru.iii 1915
		ru.xx 1915
		ru.sup-1 2016
		ge.i 1411`)
	g.Do("storm 1814 1915", "commit ru.iii", "commit ru.xx")
	if column, die := g.column(); column != "3-1" || die != 2 {
		t.Errorf("twelve against a fort: %s, +%d", column, die)
	}
	g.Throw("roll", 4) // 6: AE
	g.Stage("choose", "russia")
}

// Artillery may only attack and adds nothing to a fort; cavalry may only defend and
// adds its factor.
func TestWhoAddsToAFort(t *testing.T) {
	rulestest.Cite(t, "Forts 3", "Units 7")
	for unit, want := range map[string]int{"ru.hvy-1": 4, "ru.cav-1": 12, "ru.xx": 10, "ru.sup-1": 4} {
		g := place(t, "central combat 5\n ge.i 2016\n ge.xvii 2016\n ru.iii 2510\n "+unit+" 2017")
		g.Do("storm 2017 2016", "commit ge.i", "commit ge.xvii")
		if got := g.P.View("").Combat.Defender.Strength; got != want {
			t.Errorf("with %s behind it a fort defends with %d, want %d", unit, got, want)
		}
	}
}

func TestSupportOfForts(t *testing.T) {
	rulestest.Cite(t, "Forts 3", "Forts 4", "Forts 6")
	text := ossowiez + `	ru.iii 2017
		ru.gdr 2017`
	g := place(t, text)
	g.Do("storm 2017 2016", "commit ge.i", "commit ge.xvii")
	if s := g.P.View("").Combat; s.Defender.Strength != 10 {
		t.Errorf("fort and corps defend with %d", s.Defender.Strength)
	}
	g.Throw("roll", 2) // 1-1: EX, the defender chooses
	g.Stage("loss", "russia")
	g.Do("raze", "done", "lose ge.i")
	g.Do("storm 2017 1917", "commit ge.xx", "commit ge.iii-rd")
	if s := g.P.View("").Combat; s.Defender.Strength != 10 {
		t.Errorf("the corps adds to the second fort: %d", s.Defender.Strength)
	}
	g = place(t, text)
	g.Do("storm 2017 2016", "commit ge.i", "commit ge.xvii")
	g.Throw("roll", 2)
	g.Do("lose ru.iii", "done", "lose ge.i")
	g.Stage("support", "russia") // whether the other takes over is up to the defender
	g.Refuses("support ru.iii", "Forts 6")
	p := g.P.Clone()
	g.Do("support ru.gdr", "storm 2017 1917", "commit ge.xx", "commit ge.iii-rd")
	if s := g.P.View("").Combat; s.Defender.Strength != 8 {
		t.Errorf("the other corps takes over: %d", s.Defender.Strength)
	}
	g = &game{language.At(t, p)}
	g.Do("done", "storm 2017 1917", "commit ge.xx", "commit ge.iii-rd")
	if s := g.P.View("").Combat; s.Defender.Strength != 4 || len(s.Defender.Withheld) != 1 {
		t.Errorf("nobody takes over: %d", s.Defender.Strength)
	}
	q, err := g.P.Ruleset().Load(p.AppendJSON(nil))
	if err != nil || string(q.AppendJSON(nil)) != string(p.AppendJSON(nil)) {
		t.Errorf("the question cannot be read back: %v", err)
	}
	g = place(t, ossowiez+"	ge.i-r 1918\nru.iii 2017")
	g.Do("attack 2017", "commit ge.i-r") // not over a fort
	g.Refuses("commit ge.i", "Forts 1")
}

func TestFortsBlockSupply(t *testing.T) {
	rulestest.Cite(t, "Forts 8")
	text := `russia movement 5
		ru.iii 2510
		ru.sup-1 1931
		ru.sup-2 2133
		ge.i 0520
		`
	g := place(t, text)
	if m := g.marks("supply", "russia"); m["2133"] != "source" || m["2134"] != "" || m["2135"] != "in" {
		t.Errorf("before Przemysl %s, in it %q, behind it %s", m["2133"], m["2134"], m["2135"])
	}
	g = place(t, text+`state {"destroyed":[["2134","2133"]]}`)
	if m := g.marks("supply", "russia"); m["2134"] != "in" {
		t.Error("no supply where the fort is destroyed")
	}
}
