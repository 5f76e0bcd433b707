package desk

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
)

func TestPhasesInTheirOrder(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{at("ah.4-ii", "8.05")}})
	var ids []string
	for _, p := range d.Phases() {
		ids = append(ids, p.ID)
		if p.Title == "" || strings.HasSuffix(p.Title, "Phase") {
			t.Errorf("phase %q has the title %q", p.ID, p.Title)
		}
	}
	if want := []string{"supply", "reinforcement", "movement", "combat"}; !slices.Equal(ids, want) {
		t.Errorf("the phases are %v, want %v", ids, want)
	}
}

func TestAPhaseIsTakenBack(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "14.05")}})
	d.Units("ah.4-ii")
	d.Hex("8.08")
	d.Units("ah.25-ii")
	d.Hex("8.07")
	if n := d.PhaseStart(); n != 0 {
		t.Errorf("the phase began after %d actions, want 0", n)
	}
	if err := d.UndoPhase(false); err != nil || d.Match.Cursor() != 0 {
		t.Errorf("%v; the cursor is %d", err, d.Match.Cursor())
	}
	if err := d.Undo(1, false); err == nil {
		t.Error("more was undone than there was")
	}
	if err := d.Redo(); err != nil || !d.CanUndo() {
		t.Error(err)
	}
}

func TestAFenceHoldsUnlessItIsLifted(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "8.06")}})
	d.Open = true
	fight(t, d)
	var fence *Fence
	if err := d.Undo(1, false); !errors.As(err, &fence) || fence.Error() != "You cannot undo a roll of the dice." || fence.Fact != "Dice were rolled." {
		t.Errorf("dice were taken back: %v", err)
	}
	if !d.MayLift() || d.Lifts(d.Match.Cursor()-1) != fence.Fact {
		t.Error("in an open game a fence may be lifted, after asking")
	}
	if err := d.Undo(1, true); err != nil {
		t.Error(err)
	}
	if d.Match.Friendly {
		t.Error("lifting one fence made the game friendly")
	}
}

// factOf is what keeps one from going back to the start, as it is told.
func factOf(d *Desk) string {
	if f := d.fence(0); f != nil {
		return f.Fact
	}
	return ""
}

// attacks plays two battles, the first one to its end and the second until it is announced,
// which shows who defends; rolled is called once the dice of the first have fallen.
func attacks(t *testing.T, d *Desk, rolled func()) {
	t.Helper()
	announced := 0
	for announced < 2 {
		offers := d.Offers()
		if len(offers) == 0 || d.Match.Cursor() > 40 {
			t.Fatal("there were no two attacks")
		}
		d.Do(offers[0].Action)
		for _, e := range d.Match.Entry(d.Match.Cursor()).Events {
			if len(e.Dice) > 0 {
				rolled()
			}
			if e.Kind == "attack" {
				announced++
			}
		}
	}
}

// TestAFenceTellsTheTrueReason: where all is open nothing hidden is revealed, so what is told
// is what really stands in the way; and of a computer player that it has acted.
func TestAFenceTellsTheTrueReason(t *testing.T) {
	const hidden, dice, acted = "Something hidden was revealed.", "Dice were rolled.", "The other side has acted since."
	for _, x := range []struct {
		name          string
		open          bool
		attacker      Seat
		rolled, after string
	}{
		{"hidden", false, Person, dice, hidden},
		{"open", true, Person, dice, dice},
		{"against the computer", false, Seat("level1"), dice, acted},
	} {
		t.Run(x.name, func(t *testing.T) {
			d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Seed: 1,
				Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "8.06"), at("ah.27-vi", "4.12"), at("ru.31-x", "4.13")}})
			d.Open, d.Match.Table = x.open, &journal.Table{Hidden: !x.open}
			attacks(t, d, func() {
				if got := factOf(d); got != x.rolled {
					t.Errorf("after a roll: %q", got)
				}
			})
			d.Seats["austria"] = x.attacker
			if got := factOf(d); got != x.after {
				t.Errorf("after a second attack was announced: %q, want %q", got, x.after)
			}
		})
	}
}

// fight clicks an attack together until the dice have fallen.
func fight(t *testing.T, d *Desk) {
	t.Helper()
	d.Point("8.06", []string{"ru.9-x"})
	for range 12 {
		offers := d.Offers()
		i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbRoll })
		if i < 0 {
			i = slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Unit == "" && o.Hex == "" && o.Verb != rules.VerbDone })
		}
		if i < 0 {
			i = 0
		}
		o := offers[i]
		if c := d.Do(o.Action); c.Why != "" {
			t.Fatal(c.Why)
		}
		if o.Verb == rules.VerbRoll {
			return
		}
	}
	t.Fatal("no dice fell")
}

func TestAPreview(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "8.06")}})
	sheet, _ := d.Preview("8.06")
	if sheet == nil || len(sheet.Attacker.Units) != 2 || len(sheet.Chances) == 0 {
		t.Fatalf("the preview is %+v", sheet)
	}
	d.Study(true, "ah.4-ii")
	if sheet, _ = d.Preview("8.06"); sheet == nil || len(sheet.Attacker.Units) != 1 {
		t.Errorf("the preview with one unit is %+v", sheet)
	}
	d.Study(false, "ah.4-ii")
	if len(d.Studied()) != 0 {
		t.Error("the mark was not taken back")
	}
	if sheet, _ := d.Preview("8.10"); sheet != nil {
		t.Error("an empty hex was attacked")
	}
}

func TestAClickMayMeanTwoThings(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.07"), at("ru.9-x", "14.05")}})
	d.Point("8.05", []string{"ah.4-ii"})
	c := d.Point("8.07", []string{"ah.25-ii"})
	if len(c.Choose) != 2 {
		t.Fatalf("a click on a unit within reach gave %+v", c)
	}
	if c = d.Choose(c.Choose[0]); c.Why != "" {
		t.Fatal(c.Why)
	}
	if s := d.StackIn("8.07"); s == nil || len(s.Units) != 2 {
		t.Errorf("in 8.07 lies %+v", s)
	}
	lines := d.Lines()
	if len(lines) == 0 || lines[0].Turn != 3 || lines[0].Entry < 1 {
		t.Errorf("the journal is %+v", lines)
	}
}

func TestTheGameIsPlayedOnFromThePast(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "8.06")}})
	d.Open = true
	fight(t, d)
	old := d.Match
	if err := d.PlayFrom(1); err != nil {
		t.Fatal(err)
	}
	if d.Match == old || d.Match.Len() != 1 || old.Len() < 2 {
		t.Errorf("the branch has %d actions, the old game %d", d.Match.Len(), old.Len())
	}
	if n := d.Dice()[""].Dice; n != 0 {
		t.Errorf("%d dice fell in the branch", n)
	}
}

func TestOneWhoPlaysAloneLooksAlways(t *testing.T) {
	p, err := galicia(t).New("campaign", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	d := New(journal.From(p), map[rules.Side]Seat{"austria": "random", "russia": Person}, false)
	if d.Viewer() != "russia" || d.HandOver() != "" || !d.Computer() {
		t.Errorf("the viewer is %q", d.Viewer())
	}
}
