package greatwar_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestCommandRadiusAndStrength(t *testing.T) {
	rulestest.Cite(t, "10.11", "10.31", "10.32", "10.33", "10.35")
	g := place(t, `austria command 3
		ah.hq-1-dankl g0506
		ah.corps-10 g0506
		ah.corps-1 g0507
		ah.corps-5 g0508
		ah.corps-2 g0509
		ah.corps-3 g0510
		ah.div-43 g0506
		ah.hq-4-auffenberg g1411
		ah.corps-6 g1411`)
	g.Refuses("command ah.corps-3 =ah.hq-1-dankl", "10.33") // four hexes
	g.Refuses("command ah.hq-1-dankl =ah.hq-1-dankl", "10.35")
	g.Refuses("command ah.corps-1 =ah.hq-2-boehm-ermolli", "10.32") // not on the map
	g.Do("command ah.corps-10 =ah.hq-1-dankl", "command ah.corps-1 =ah.hq-1-dankl", "command ah.corps-5 =ah.hq-1-dankl")
	g.Refuses("command ah.corps-1 =ah.hq-1-dankl", "10.32") // twice
	g.Do("command ah.corps-2 =ah.hq-1-dankl")
	g.Refuses("command ah.div-43 =ah.hq-1-dankl", "10.31") // sixteen are given
}

func TestCommandPassesNoEnemyZone(t *testing.T) {
	rulestest.Cite(t, "10.34")
	units := `austria command 3
		ah.hq-1-dankl g0506
		ah.corps-1 g0508
		ru.corps-7 g0408
		ru.corps-8 g0607`
	place(t, units+"\nah.div-95-landsturm g0506").Refuses("command ah.corps-1 =ah.hq-1-dankl", "10.33")
	place(t, units+"\nah.div-43 g0507").Do("command ah.corps-1 =ah.hq-1-dankl")
}

func TestUnlimitedCommand(t *testing.T) {
	rulestest.Cite(t, "10.32")
	g := place(t, `austria command 3
		option unlimited-command
		ah.hq-6-potiorek g0506
		ah.corps-10 g0506
		ah.corps-1 g0507
		ah.corps-5 g0508`)
	g.Do("command-all")
	for _, u := range []string{"ah.corps-10", "ah.corps-1", "ah.corps-5"} {
		if !g.flag(u, "commanded") {
			t.Errorf("%s is not commanded", u)
		}
	}
}

func TestCommandAllPrefersTheOwnArmy(t *testing.T) {
	rulestest.Cite(t, "10.32")
	g := place(t, `austria command 3
		ah.hq-1-dankl g0506
		ah.hq-4-auffenberg g0507
		ah.corps-10 g0506
		ah.corps-2 g0506
		ah.div-43 g0512`)
	g.Do("command-all")
	for unit, hq := range map[string]string{"ah.corps-10": "ah.hq-1-dankl", "ah.corps-2": "ah.hq-4-auffenberg"} {
		if _, state := g.Record(unit); state["hq"] != hq {
			t.Errorf("%s is commanded by %v, want %s", unit, state["hq"], hq)
		}
	}
	if g.flag("ah.div-43", "commanded") || g.Offers("command-all") {
		t.Error("nobody reaches the 43rd Division")
	}
}

func TestPutnikCommandsThroughOthers(t *testing.T) {
	rulestest.Cite(t, "19.1")
	units := "allied command 3\nse.hq-sok-putnik s1003\nse.timok-i s1003"
	place(t, units+"\nse.hq-uzice-bozanovic s1309\nse.timok-ii s1309").Refuses("command se.timok-i =se.hq-sok-putnik", "10.33")
	place(t, units+"\nse.hq-1-bojovic s1004").Do("command se.timok-i =se.hq-sok-putnik")
}

func TestUnitsRallyByTheirRating(t *testing.T) {
	rulestest.Cite(t, "10.41", "2.4")
	g := place(t, "austria command 3\nah.corps-10 g0506\nah.corps-1 g0507")
	g.Stage("rally", "austria")
	g.Throw("rally ah.corps-10", 4)
	g.Refuses("rally ah.corps-10", "10.41")
	g.Throw("rally ah.corps-1", 5)
	g.Stage("move", "austria")
	if g.flag("ah.corps-10", "commanded") || !g.flag("ah.corps-1", "commanded") {
		t.Error("an Austro-Hungarian unit needs more than four")
	}
	g = place(t, "allied command 3\nru.corps-7 g0506\nse.timok-i s1006")
	g.Throw("rally-all", 4, 3)
	if !g.flag("ru.corps-7", "commanded") || !g.flag("se.timok-i", "commanded") {
		t.Error("a Russian unit needs more than three, a Serbian one more than two")
	}
}

// In the Combat Phase command is given out anew, and no die helps (10.36, 10.42).
func TestCommandForCombat(t *testing.T) {
	rulestest.Cite(t, "10.36", "10.42")
	g := place(t, `austria orders 3
		ah.hq-1-dankl g0506
		ah.corps-10 g0506
		ah.corps-1 g0511
		ru.cav-7 g0505`)
	g.Do("command ah.corps-10 =ah.hq-1-dankl")
	g.Stage("attack", "austria")
	if g.flag("ah.corps-1", "commanded") {
		t.Error("a unit outside every radius is in command")
	}
}

func TestCommandOverlay(t *testing.T) {
	g := place(t, "austria command 3\nah.hq-1-dankl g0506\nah.corps-10 g0507\nah.corps-1 g0511")
	o, err := g.P.Overlay("", rules.Query{Kind: "command", Side: "austria"})
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]string{}
	for _, w := range o.Ways {
		kinds[w.Unit] = w.Kind
	}
	if len(o.Hexes) < 30 || kinds["ah.corps-10"] != "in" || kinds["ah.corps-1"] != "out" {
		t.Errorf("%d hexes, %v", len(o.Hexes), kinds)
	}
}

// The allocation ends by itself once no headquarters can command a further unit,
// but not before (10.31, 10.36): a press that decides nothing is not asked for.
func TestTheAllocationEndsByItself(t *testing.T) {
	rulestest.Cite(t, "10.36")
	units := `
		ah.hq-1-dankl g0506
		ah.corps-10 g0506
		ah.corps-1 g0507
		ru.cav-7 g0505`
	g := place(t, "austria command 3"+units)
	g.Do("command ah.corps-10 =ah.hq-1-dankl")
	g.Stage("command", "austria")
	g.Do("command ah.corps-1 =ah.hq-1-dankl")
	g.Stage("move", "austria")
	g = place(t, "austria command 3"+units+"\nah.div-43 g1411")
	g.Do("command-all")
	g.Stage("rally", "austria") // nobody reaches the 43rd Division, but a die may
	g = place(t, "austria orders 3"+units)
	g.Stage("orders", "austria")
	g.Do("command-all")
	g.Stage("attack", "austria")
}

// A click on a unit names no headquarters: the answer says why none can command it.
func TestWhyNobodyCommands(t *testing.T) {
	rulestest.Cite(t, "10.31", "10.33")
	g := place(t, `austria command 3
		ah.hq-1-dankl g0510
		ah.corps-10 g0510
		ah.corps-1 g0510
		ah.corps-5 g0510
		ah.corps-2 g0511
		ah.div-43 g0511
		ah.bde-13 g0511
		ah.corps-3 g0524`)
	command := func(unit string) rules.Action { return rules.Action{Verb: "command", Unit: unit} }
	g.because(command("ah.corps-3"), "III Corps is outside the command radius of every headquarters of its nation.")
	g.because(command("ah.div-43"), `"Take command": choose one of the options.`)
	g.Do("command ah.corps-10 =ah.hq-1-dankl", "command ah.corps-1 =ah.hq-1-dankl", "command ah.corps-5 =ah.hq-1-dankl")
	g.because(command("ah.corps-5"), "Austro-Hungarian V Corps is already in command.")
	g.because(command("ah.hq-1-dankl"), "Dankl is a headquarters and needs no command.")
	g.Do("command ah.div-43 =ah.hq-1-dankl")
	g.because(command("ah.corps-2"), "No headquarters in range has enough command strength left for II Corps.")
}
