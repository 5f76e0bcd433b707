package tannenberg_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestRussianRailways(t *testing.T) {
	rulestest.Cite(t, "Railroads 1", "Railroads 2", "Railroads 6", "Railroads 7")
	g := place(t, `russia movement 3
		ru.iii 2311
		ru.xx 2311
		ru.iv 2410
		ru.sup-1 2410
		ru.ii 2310
		ru.xiii 2112
		ru.vi 2512
		ge.i 2011`)
	g.Do("pick ru.ii")
	g.Refuses("entrain", "Railroads 1") // no railway
	g.Do("halt", "pick ru.xiii")
	g.Refuses("entrain", "Railroads 1") // next to an enemy
	g.Do("halt", "pick ru.iii", "entrain")
	g.Refuses("entrain", "Railroads 1")
	if cost, left := g.price("step 2410"); cost != 1 || left != 19 {
		t.Errorf("a hex by rail costs %d and leaves %d", cost, left)
	}
	g.Refuses("step 2310", "Railroads 2") // off the railway
	g.Do("step 2211")
	g.Refuses("step 2112", "Railroads 2") // next to the enemy
	g.Do("halt", "pick ru.xx", "entrain", "halt", "pick ru.iv")
	g.Refuses("entrain", "Railroads 6")
	g.Do("halt", "pick ru.sup-1")
	g.Refuses("entrain", "Railroads 6")

	g = place(t, `russia movement 3
		ru.iii 2112
		ge.i 1712`)
	g.Do("pick ru.iii", "entrain")
	g.Refuses("step 2011", "Railroads 7")
}

func TestOnFootNoTrain(t *testing.T) {
	rulestest.Cite(t, "Railroads 1")
	g := place(t, `russia movement 3
		ru.iii 2312
		ge.i 1712`)
	g.Do("pick ru.iii", "step 2311")
	g.Refuses("entrain", "Railroads 1")
}

func TestGermanRailways(t *testing.T) {
	rulestest.Cite(t, "Railroads 3", "Railroads 4", "Railroads 5", "Railroads 8")
	g := place(t, `central movement 3
		ge.i 0119
		ge.xvii 0119
		ge.lw-2 0122
		ge.xx 1712
		ah.i 1512
		ah.v 1512
		ru.iii 2012`)
	g.Do("pick ge.i", "entrain")
	if _, left := g.price("step 0218"); left != 24 {
		t.Errorf("a German has %d left of 25", left)
	}
	g.Do("halt", "pick ge.xx", "entrain", "step 1812", "step 1912", "halt") // next to the enemy
	g.Do("pick ge.xvii")
	g.Refuses("entrain", "Railroads 4")
	g.Do("halt", "pick ge.lw-2")
	g.Refuses("entrain", "Railroads 4")
	g.Do("halt", "pick ah.i", "entrain") // on German railways, with capacity of its own
	if _, left := g.price("step 1612"); left != 19 {
		t.Errorf("an Austrian has %d left of 20", left)
	}
	g.Do("step 1612", "step 1712", "step 1812")
	g.Refuses("step 1912", "Railroads 2")
	g.Do("halt", "pick ah.v")
	g.Refuses("entrain", "Railroads 5")
	g.Do("halt", "done", "attack 2012", "commit ge.xx") // it came by rail and attacks
}

func TestRestoredRailways(t *testing.T) {
	rulestest.Cite(t, "Railroads 9")
	units := `central movement 3
		ge.i 1318
		ge.eb-1 1419
		ru.iii 2510
	`
	g := place(t, units+`state {"restored":[{"unit":"ge.eb-1","hexes":["1319","1419"]}]}`)
	g.Do("pick ge.i", "entrain", "step 1319", "step 1419")
	g.Refuses("step 1420", "Railroads 9")
	g = place(t, `central movement 3
		ge.i 1318
		ru.iii 2510`)
	g.Do("pick ge.i", "entrain")
	g.Refuses("step 1319", "Railroads 9")
}
