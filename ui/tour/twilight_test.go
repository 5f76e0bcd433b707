package tour

import (
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/twilight"
	"vistula/ui/desk"
)

// The first turn of Tannenberg leads through all its cards by what they ask for.
func TestTheFirstTurnOfTannenbergCanBePlayed(t *testing.T) {
	tour, ok := For(rules.Lender(data.FS()), "twilight")
	if !ok {
		t.Fatal("there is no tour")
	}
	rs := rulestest.Open(t, tour.Ruleset)
	m, err := journal.New(rs, tour.Scenario, nil, tour.Seed)
	if err != nil {
		t.Fatal(err)
	}
	d := desk.New(m, map[rules.Side]desk.Seat{"russia": desk.Person, "central": desk.Person}, true)
	p := &player{t, New(d, tour.Steps), d}
	p.at("welcome")
	p.Next()
	p.at("weather")
	p.press("roll")
	p.at("areas")
	p.press("keep-all")
	p.at("displays")
	p.did(Charted)
	p.at("supply")
	for range 3 {
		if d.View().Status.Phase != "supply" {
			p.press("done")
		}
	}
	p.press("supply-auto")
	p.at("pick")
	p.try(d.Units("ru.27-3"))
	p.at("march")
	o := d.Reach()
	if o == nil {
		t.Fatal("the 27th Division cannot move")
	}
	i := slices.IndexFunc(o.Hexes, func(m rules.Mark) bool { return d.StackIn(m.Hex) == nil })
	p.try(d.Point(o.Hexes[i].Hex, nil))
	p.at("rail")
	p.Next()
	p.at("endmove")
	d.Halt()
	p.press("done")
	p.at("counter")
	p.press("done")
	for range 20 {
		if s, _, _ := p.Step(); s.ID == "end" {
			return
		}
		if !p.press("done", "roll", "ready", "decline") {
			p.any()
		}
	}
	p.at("end")
}
