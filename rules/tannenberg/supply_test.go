package tannenberg_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// marks are the kinds of mark of an overlay by hex.
func (g *game) marks(kind string, side rules.Side) map[string]string {
	g.T.Helper()
	o, err := g.P.Overlay("", rules.Query{Kind: kind, Side: side})
	if err != nil {
		g.T.Fatal(err)
	}
	marks := map[string]string{}
	for _, m := range o.Hexes {
		marks[m.Hex] = m.Kind
	}
	return marks
}

func TestRailwaysSupplyTheCentralPowers(t *testing.T) {
	rulestest.Cite(t, "Supply 1", "Supply 5")
	g := place(t, `central movement 3
		ah.i 2832
		ru.iii 2210`)
	if m := g.marks("supply", "central"); m["2832"] != "source" || m["2733"] != "source" {
		t.Errorf("the Brody line: %s, %s", m["2832"], m["2733"])
	}
	g = place(t, `central movement 3
		ah.i 2832
		ru.iii 2733`)
	if m := g.marks("supply", "central"); m["2832"] == "source" || m["2733"] != "" {
		t.Errorf("behind the enemy at 2733: %s", m["2832"])
	}
}

func TestRussianSupplyFromTheBorder(t *testing.T) {
	rulestest.Cite(t, "Supply 2", "Isolation 4")
	g := place(t, `russia movement 3
		ru.iii 1632
		ru.xx 2112
		ge.i 0520`)
	m := g.marks("supply", "russia")
	if m["1730"] != "source" || m["1632"] != "in" || m["1533"] != "" || m["2011"] != "in" {
		t.Errorf("border hex %s, before Tarnow %s, Tarnow %q, beyond Wirballen %s", m["1730"], m["1632"], m["1533"], m["2011"])
	}
	g.Do("pick ru.iii")
	g.Refuses("step 1533", "Isolation 4") // as far as Tarnow, but not into it
}

func TestSupplyUnitsFormChains(t *testing.T) {
	rulestest.Cite(t, "Supply 3", "Supply 6")
	g := place(t, `russia movement 3
		ru.sup-1 1632
		ru.sup-2 1434
		ru.iii 1434
		ru.xx 1434
		ru.sup-3 0944
		ru.iv 0943
		ge.i 0520`)
	m := g.marks("supply", "russia")
	if m["1533"] != "in" || m["1434"] != "source" || m["1436"] != "in" || m["0943"] != "" {
		t.Errorf("Tarnow %s, Neu Sandez %s, beyond %s, Budapest %s", m["1533"], m["1434"], m["1436"], m["0943"])
	}
	if _, state := g.Record("ru.iv"); state["isolated"] != true {
		t.Error("a supply unit without supply supplies")
	}
	if _, state := g.Record("ru.iii"); state["isolated"] == true {
		t.Error("the second unit of the hex is not supplied")
	}
	// The chain goes with its last link only as far as the one before supplies it.
	g.Do("pick ru.sup-2")
	g.Refuses("step 1335", "Isolation 4")
}

func TestEBUnitsCarrySupply(t *testing.T) {
	rulestest.Cite(t, "Supply 4", "Supply 7", "Railroads 10")
	g := place(t, `central movement 3
		ge.eb-1 1318
		ge.i 1118
		ru.iii 2510`)
	g.Do("pick ge.eb-1")
	g.Refuses("step 1317", "Railroads 2")
	if cost, left := g.price("step 1319"); cost != 12 || left != 13 {
		t.Errorf("an enemy line costs %d and leaves %d", cost, left)
	}
	g.Do("step 1319", "step 1419")
	g.Refuses("step 1420", "Movement 5")
	if cost, _ := g.price("step 1319"); cost != 1 {
		t.Errorf("the restored line costs %d", cost)
	}
	g.Do("halt")
	if m := g.marks("supply", "central"); m["1319"] != "source" || m["1419"] != "source" || m["1520"] != "in" {
		t.Errorf("supply along the line: %s %s %s", m["1319"], m["1419"], m["1520"])
	}
	g.Do("done", "done", "pick ge.eb-1", "step 1319", "step 1318", "halt") // withdrawn
	if m := g.marks("supply", "central"); m["1419"] == "source" || m["1319"] == "source" {
		t.Error("the line is usable without its EB unit")
	}
}

func TestEBUnitsRide(t *testing.T) {
	rulestest.Cite(t, "Supply 7")
	g := place(t, `central movement 3
		ge.eb-1 0119
		ru.iii 2510`)
	g.Do("pick ge.eb-1")
	if cost, left := g.price("step 0218"); cost != 1 || left != 24 {
		t.Errorf("its own line costs %d and leaves %d", cost, left)
	}
	g.Refuses("entrain", "Supply 7")
}

func TestIsolation(t *testing.T) {
	rulestest.Cite(t, "Isolation", "Isolation 1", "Isolation 2", "Isolation 3")
	text := `central movement 3
		ge.i 1424
		ge.lw-2 1324
		ru.iii 1524
		ru.xx 1524`
	g := place(t, text)
	g.Do("pick ge.i")
	if _, left := g.price("step 1423"); left != 0 {
		t.Errorf("half of three leaves %d after a hex, want none", left)
	}
	g = place(t, `central combat 3
		ge.i 1424
		ge.xvii 1118
		ru.gdr 1119
		ru.iii 1524
		ru.xx 1525`)
	g.Refuses("attack 1524", "Combat")
	g = place(t, `russia combat 3
		ge.i 1424
		ru.iii 1524
		ru.xx 1525`)
	g.Do("attack 1424", "commit ru.iii", "commit ru.xx")
	if s := g.P.View("").Combat; s.Defender.Strength != 4 || s.Column != "3-1" {
		t.Errorf("half of nine defends with %d: %s", s.Defender.Strength, s.Column)
	}
}

func TestTheIsolatedDoNotAttack(t *testing.T) {
	rulestest.Cite(t, "Isolation 2")
	g := place(t, `central combat 3
		ge.i 1424
		ge.xvii 1323
		ge.xx 1118
		ru.iii 1423
		ru.gdr 1119`)
	g.Refuses("attack 1423", "Combat")
}
