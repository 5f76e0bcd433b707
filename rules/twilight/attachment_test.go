package twilight

import (
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// fresh is the start of a scenario, for what a game cannot ask.
func fresh(t testing.TB, scenario string) *Position {
	t.Helper()
	r, err := open(data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.New(scenario, rules.Options{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*Position)
}

// 6.3.1: no unit goes up to the enemy outside its army's area.
func TestNobodyGoesUpToTheEnemyElsewhere(t *testing.T) {
	rulestest.Cite(t, "6.3.1")
	r, err := open(data.FS())
	if err != nil {
		t.Fatal(err)
	}
	q, err := r.SetUp(rules.Setup{Scenario: "tannenberg", Side: "russia", Phase: "movement", Turn: 4, Only: true, Units: []rules.UnitState{
		{ID: "ru.25-3", Hex: "39.21"}, {ID: "ru.26-2", Hex: "39.21"}, {ID: "ge.1-1", Hex: "42.22"}}})
	if err != nil {
		t.Fatal(err)
	}
	p := q.(*Position)
	for unit, want := range map[string]bool{"ru.25-3": true, "ru.26-2": false} {
		c := p.clone()
		if _, err := c.Do(rules.Action{Verb: "pick", Unit: unit}); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Do(rules.Action{Verb: "step", Hex: "40.22"}); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Do(rules.Action{Verb: "step", Hex: "41.21"}); (err == nil) != want {
			t.Errorf("%s: %v", unit, err)
		}
	}
}

// 6.3.1, 6.4.1: an Asset Unit of another army goes up to the enemy with a formation whose
// area it is, and not without.
func TestAnAssetGoesUpWithItsFormation(t *testing.T) {
	rulestest.Cite(t, "6.3.1", "6.4.1")
	p := field(t, "russia", "movement", at("ru.25-3", "40.22"), at("ru.26-2", "40.22"), at("ru.kowno", "40.22", `{"army":"2r"}`), at("ge.1-1", "42.22"))
	for _, c := range []struct {
		hand []string
		may  bool
	}{{[]string{"ru.kowno"}, false}, {[]string{"ru.kowno", "ru.25-3"}, true}, {[]string{"ru.kowno", "ru.26-2"}, false}, {[]string{"ru.kowno", "ru.25-3", "ru.26-2"}, false}} {
		q := p.clone()
		for i, unit := range c.hand {
			verb := rules.VerbAdd
			if i == 0 {
				verb = rules.VerbPick
			}
			if _, err := q.Do(rules.Action{Verb: verb, Unit: unit}); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := q.Do(rules.Action{Verb: rules.VerbStep, Hex: "41.21"}); (err == nil) != c.may {
			t.Errorf("%v: %v", c.hand, err)
		}
	}
}

// 6.2.4: who may be attached to an army of another nation.
func TestAttachmentAcrossNations(t *testing.T) {
	rulestest.Cite(t, "6.2.4")
	p := fresh(t, "tannenberg")
	of := p.rs.unitOf
	first := p.rs.armyOf("1a", austrian)
	ask := func(unit string, a int8) string {
		if r := armiesOf(p).foreign(of(unit), a); r != nil {
			return r.Case
		}
		return ""
	}
	eighth := p.rs.armyOf("8", german)
	for unit, want := range map[string]string{"ge.1-1": "6.2.4", "ge.3-r": "", "ge.train-1": "6.2.4", "ge.3-lw-3-lw": "6.2.4"} {
		if got := ask(unit, first); got != want {
			t.Errorf("%s to an Austro-Hungarian army: %q", unit, got)
		}
	}
	p.turn = 4 // the 3 LW Corps from turn 4 to 18
	if ask("ge.3-lw-3-lw", first) != "" || ask("ge.1-1", eighth) != "" {
		t.Error("an attachment that is allowed is refused")
	}
	p.units[of("ge.3-r")].army = first
	if ask("ge.36-r-1-r", first) != "6.2.4" {
		t.Error("a second German reserve division is attached to the Austro-Hungarians")
	}
	if ask("ah.3-c", eighth) != "" || ask("ah.2-m", eighth) != "6.2.4" {
		t.Error("one Austro-Hungarian cavalry division, and nothing else, may be attached to Germans")
	}
}

// A boundary that is kept follows the front along its own line.
func TestABoundaryFollowsTheFront(t *testing.T) {
	rulestest.Cite(t, "6.1")
	p := fresh(t, "tannenberg")
	f := areasOf(p).front(russia)
	l := p.boundaries[0]
	for i := range p.held { // the front moves forward to the west
		if q := p.Board().Coord(board.ID(i)); p.inPlay(board.ID(i)) && p.held[i] == central && q.Q > p.Board().Coord(l.between[0]).Q-4 {
			p.held[i] = russia
		}
	}
	if f.wrong(&l) == nil {
		t.Fatal("the boundary is at the front still")
	}
	moved, ok := f.slide(l)
	if !ok || f.wrong(&moved) != nil || moved.bearing != l.bearing {
		t.Fatalf("%+v", moved)
	}
	if d := p.Board().Distance(l.between[0], moved.between[0]); d < 3 || d > 6 {
		t.Errorf("it starts %d hexes away", d)
	}
	was, is := partBy(p.Board(), &l), partBy(p.Board(), &moved)
	for i := range p.Board().Len() {
		c := p.Board().Coord(board.ID(i))
		if p.inPlay(board.ID(i)) && was.of(c) != is.of(c) {
			t.Fatalf("hex %s has changed hands", p.Board().Number(board.ID(i)))
		}
	}
}

// 17.1: trains of a side run in its own country as long as the enemy never held the
// hex, and where its engineers have been; the enemy's coming breaks the line.
func TestWhereTrainsRun(t *testing.T) {
	rulestest.Cite(t, "17.1")
	p := fresh(t, "tannenberg")
	own, _ := p.Board().Find("45.19")
	if !engineersOf(p).runs(central, own) || engineersOf(p).runs(russia, own) {
		t.Fatal("45.19 is not a German railway hex")
	}
	p.hold(own, russia)
	p.hold(own, central)
	if engineersOf(p).runs(central, own) {
		t.Error("trains run where the enemy has been")
	}
	engineersOf(p).set(own, central)
	if !engineersOf(p).runs(central, own) {
		t.Error("no trains run on a line that was repaired")
	}
	p = fresh(t, "masurian-lakes")
	for number, want := range map[string]bool{"48.19": true, "45.19": true, "51.21": false} {
		if h, _ := p.Board().Find(number); engineersOf(p).runs(russia, h) != want {
			t.Errorf("Russian trains in %s: %v", number, !want)
		}
	}
}
