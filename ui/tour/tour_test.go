package tour

import (
	"slices"
	"testing"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// player plays a tour at a desk without a window.
type player struct {
	*testing.T
	*Guide
	d *desk.Desk
}

func sit(t *testing.T) *player {
	t.Helper()
	find := rules.Lender(data.FS())
	tour, ok := Find(find)
	if !ok {
		t.Fatal("there is no tour")
	}
	rs, err := find(tour.Ruleset)
	if err != nil {
		t.Fatal(err)
	}
	m, err := journal.New(rs, tour.Scenario, nil, tour.Seed)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.FindScenario(rs, tour.Scenario)
	seats := map[rules.Side]desk.Seat{}
	for _, side := range s.Sides {
		seats[side] = desk.Person
	}
	d := desk.New(m, seats, true)
	return &player{t, New(d, tour.Steps), d}
}

// at fails unless the tour is at a step.
func (p *player) at(id string) {
	p.Helper()
	got := "the end"
	if s, _, _ := p.Step(); s != nil {
		got = s.ID
	}
	if got != id {
		p.Fatalf("the tour is at %q, want %q; %s", got, id, p.d.View().Prompt.Ask)
	}
}

// did fails where something done does not lead on.
func (p *player) did(what string) {
	p.Helper()
	if !p.Did(what) {
		p.Fatalf("%q does not lead on", what)
	}
}

// try does an action through the desk.
func (p *player) try(c desk.Change) {
	p.Helper()
	if c.Why != "" {
		p.Fatal(c.Why)
	}
	p.Look()
}

// press presses the first button of one of the verbs.
func (p *player) press(verbs ...string) bool {
	for _, v := range verbs {
		for _, b := range p.d.Buttons() {
			if b.Verb == v {
				p.try(p.d.Press(b))
				return true
			}
		}
	}
	return false
}

// any does anything that is offered, what ends the fight last.
func (p *player) any() {
	offers := p.d.Offers()
	i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb != rules.VerbCancel && o.Verb != "call-off" })
	p.try(p.d.Do(offers[max(0, i)].Action))
}

// march takes a unit to a hex.
func (p *player) march(unit, hex string) {
	p.Helper()
	p.try(p.d.Units(unit))
	p.try(p.d.Point(hex, nil))
	if c, any := p.d.Halt(); any {
		p.try(c)
	}
}

func TestTheWholeTourCanBePlayed(t *testing.T) {
	p := sit(t)
	p.at("welcome")
	p.Next()
	p.at("zoom")
	p.did(Zoomed)
	p.did(Panned)
	p.at("bar")
	p.press("supply")
	p.at("fan")
	p.did(Fanned)
	p.try(p.d.Units("ah.14-v"))
	p.at("reach")
	p.Next()
	if c := p.d.Point("18.17", nil); c.Why == "" {
		t.Error("a hex out of reach is not refused")
	}
	p.did(Refused)
	p.at("march")
	p.march("ah.14-v", "11.22")
	p.at("undo")
	if err := p.d.Undo(1, true); err != nil {
		t.Fatal(err)
	}
	p.did(Undid)
	p.at("again")
	p.d.Halt()
	p.march("ah.33-v", "11.22")
	p.Next()
	p.at("overlays")
	p.did(Overlaid)
	p.at("endmove")
	p.press("done")
	p.at("odds")
	p.did(Looked)
	p.at("attack")
	p.try(p.d.Point("12.22", nil))
	for range 12 {
		if s, _, _ := p.Step(); s.ID != "attack" {
			break
		}
		if !p.press("declare") {
			p.any()
		}
	}
	p.at("commit")
	for range 60 {
		if s, _, _ := p.Step(); s == nil || s.ID != "commit" && s.ID != "losses" {
			break
		}
		if !p.press("roll", "ready") {
			p.any()
		}
	}
	p.at("journal")
	p.did(Recounted)
	p.did(Charted)
	p.at("turn")
	p.press("done")
	p.at("save")
	p.Next()
	p.at("end")
	p.Next()
	if s, _, _ := p.Step(); s != nil {
		t.Errorf("after the end there is %q", s.ID)
	}
}

// goOn does anything that is offered until the match is at another side's turn.
func (p *player) goOn(most int) {
	side := p.d.Position().Status().Side
	for range most {
		if p.d.Position().Status().Side != side {
			return
		}
		if !p.press("done", "supply") {
			p.any()
		}
	}
	p.Fatal("the turn does not end")
}

func TestThePlayerWhoDoesSomethingElseIsNotHeldUp(t *testing.T) {
	p := sit(t)
	p.goOn(50) // he knows the game and ends his turn
	p.at("welcome")
	for _, id := range []string{"zoom", "pan", "overlays", "journal", "charts", "save", "end"} {
		p.Next()
		p.at(id)
	}
}

func TestOneCanStepBackAndReadAgain(t *testing.T) {
	p := sit(t)
	p.Next()
	p.did(Zoomed)
	steps := 0
	for p.Back() {
		steps++
	}
	if steps != 2 {
		t.Errorf("the way back has %d steps, want 2", steps)
	}
	p.at("welcome")
	p.Next()
	p.at("zoom")
	if p.Did(Zoomed) || p.Waits() {
		t.Error("a step that was done before waits for it again")
	}
	p.Next()
	p.at("pan")
	if !p.Waits() {
		t.Error("the farthest step does not wait any more")
	}
}

func TestAClosedTourSaysNothing(t *testing.T) {
	p := sit(t)
	p.Close()
	p.Next()
	if s, _, _ := p.Step(); s != nil || p.Waits() {
		t.Errorf("it still shows %q", s.ID)
	}
}

// TestEveryStepCanBeShown: each has an ID of its own and words, and names only
// hexes and units that there are.
func TestEveryStepCanBeShown(t *testing.T) {
	find := rules.Lender(data.FS())
	for _, tour := range tours {
		rs, err := find(tour.Ruleset)
		if err != nil {
			t.Fatal(err)
		}
		p := rulestest.Begin(t, rs, tour.Scenario, tour.Seed)
		ids := map[string]bool{}
		for _, s := range tour.Steps {
			if ids[s.ID] || s.ID == "" || s.Title == "" || s.Words == "" {
				t.Errorf("%s: step %q stands there twice or says nothing", tour.Ruleset, s.ID)
			}
			ids[s.ID] = true
			for _, h := range s.Hexes {
				if _, ok := rs.Board().Find(h); !ok {
					t.Errorf("%s: step %q names the hex %s", tour.Ruleset, s.ID, h)
				}
			}
			for _, u := range s.Units {
				if _, ok := p.View("").Find(u); !ok {
					t.Errorf("%s: step %q names the unit %s", tour.Ruleset, s.ID, u)
				}
			}
		}
	}
}
