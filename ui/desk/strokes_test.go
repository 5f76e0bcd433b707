package desk

import (
	"strings"
	"testing"

	"vistula/rules"
)

// farHex is a hex in reach of what is selected that takes several steps.
func farHex(t *testing.T, d *Desk) string {
	t.Helper()
	for _, m := range d.Reach().Hexes {
		if len(d.Steps(m.Hex)) == 3 {
			return m.Hex
		}
	}
	t.Fatal("nothing is three steps away")
	return ""
}

// One undo takes back what one click did, and one redo does all of it again.
func TestOneUndoTakesBackOneClick(t *testing.T) {
	d := position(t, rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "movement",
		Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "9.10")}})
	start := d.Match.Cursor()
	d.Units("ah.4-ii")
	to := farHex(t, d)
	d.Hex(to)
	if did := d.Match.Cursor() - start; did < 3 {
		t.Fatalf("the click did %d actions", did)
	}
	end := d.Match.Cursor()
	if words := d.Took(d.ClickStart(), end); !strings.Contains(words, "4th Infantry Division") || !strings.Contains(words, to) {
		t.Errorf("the click is called %q", words)
	}
	if err := d.UndoClick(false); err != nil || d.Match.Cursor() != start {
		t.Fatalf("after one undo there are %d actions, not %d: %v", d.Match.Cursor(), start, err)
	}
	if err := d.Redo(); err != nil || d.Match.Cursor() != end {
		t.Errorf("after one redo there are %d actions, not %d: %v", d.Match.Cursor(), end, err)
	}
	// Another move; undoing the move takes back that one alone.
	d.Halt()
	halted := d.Match.Cursor()
	d.Units("ah.25-ii")
	d.Hex(farHex(t, d))
	d.Halt()
	if n := d.Moves(start, d.Match.Cursor()); n != 2 {
		t.Errorf("%d moves are counted", n)
	}
	if err := d.UndoMove(false); err != nil || d.Match.Cursor() != halted {
		t.Errorf("after the move is undone there are %d actions, not %d: %v", d.Match.Cursor(), halted, err)
	}
}

// A game that is read from a file takes a march back in one go as well, and does it again
// in one.
func TestAMarchThatWasReadIsOneUndo(t *testing.T) {
	d := position(t, rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05")}})
	d.Units("ah.4-ii")
	d.Hex(farHex(t, d))
	end := d.Match.Cursor()
	read := New(d.Match, both(), true)
	if err := read.UndoClick(false); err != nil || read.Match.Cursor() != 0 {
		t.Errorf("after one undo there are %d actions: %v", read.Match.Cursor(), err)
	}
	if err := read.Redo(); err != nil || read.Match.Cursor() != end {
		t.Errorf("after one redo there are %d actions, not %d: %v", read.Match.Cursor(), end, err)
	}
	// With its end.
	d.Do(halt)
	read = New(d.Match, both(), true)
	if err := read.UndoClick(false); err != nil || read.Match.Cursor() != 0 {
		t.Errorf("after one undo of a move and its end there are %d actions: %v", read.Match.Cursor(), err)
	}
}

// Where dice fell, the way back ends there, and a sentence says why.
func TestAFenceSaysWhy(t *testing.T) {
	d := position(t, rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "combat",
		Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "8.06")}})
	rolled := 0
	for range 40 {
		offers := d.Offers()
		c := d.Do(offers[0].Action)
		for _, e := range c.Events {
			if len(e.Dice) > 0 && rolled == 0 {
				rolled = d.Match.Cursor()
			}
		}
		if rolled > 0 && d.Match.Cursor() > rolled {
			break
		}
	}
	if rolled == 0 {
		t.Fatal("no dice fell")
	}
	if floor, why := d.Barred(0); floor < rolled || why == "" {
		t.Errorf("the way back ends after %d actions, dice fell in %d: %q", floor, rolled, why)
	}
	if floor, why := d.Barred(d.Match.Cursor()); floor != d.Match.Cursor() || why != "" {
		t.Errorf("where one stands is barred: %d, %q", floor, why)
	}
}

// TestWhatTheComputerAnswersIsTakenBackWithTheClick: a march up to cavalry that reacts is
// one undo, and so it is done again. The computer's own turn is taken back by itself.
func TestWhatTheComputerAnswersIsTakenBackWithTheClick(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement",
		Units: []rules.UnitState{at("ah.25-ii", "8.05"), at("ah.4-ii", "6.05"), at("ru.13-c", "8.03"), at("ru.14-c", "14.04")}})
	d.Seats = map[rules.Side]Seat{"austria": Person, "russia": Seat("level1")}
	d.Units("ah.25-ii")
	d.Hex("8.04")
	if d.status().ToAct != "russia" {
		t.Fatalf("nobody reacts: %+v", d.status())
	}
	for d.status().ToAct == "russia" {
		if _, err := d.Match.Do(d.Match.Position().Offers()[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	end := d.Match.Cursor()
	if err := d.UndoClick(true); err != nil || d.Match.Cursor() != 0 {
		t.Fatalf("after one undo there are %d actions: %v", d.Match.Cursor(), err)
	}
	if err := d.Redo(); err != nil || d.Match.Cursor() != end {
		t.Errorf("after one redo there are %d actions, not %d: %v", d.Match.Cursor(), end, err)
	}
}

// TestWhatTheComputerBeganWithIsOneUndo: the player who is asked first after the computer has
// acted takes all of that back at once, up to the beginning of the game.
func TestWhatTheComputerBeganWithIsOneUndo(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.25-ii", "8.05"), at("ru.14-c", "14.04")}})
	d.Units("ah.25-ii")
	d.Hex("8.04")
	d.Seats, d.gestures = map[rules.Side]Seat{"austria": Seat("level1"), "russia": Person}, nil // the computer did it
	if n := d.ClickStart(); n != 0 {
		t.Errorf("an undo leads back to %d actions, not to the beginning", n)
	}
	if err := d.UndoClick(true); err != nil || d.Match.Cursor() != 0 {
		t.Errorf("after one undo there are %d actions: %v", d.Match.Cursor(), err)
	}
}

// A click on another unit ends the move of the one in hand, which nobody sees: one undo
// takes the move back, and not its end alone.
func TestTheEndOfAMoveIsPartOfIt(t *testing.T) {
	d := position(t, rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "movement",
		Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "9.10")}})
	start := d.Match.Cursor()
	d.Units("ah.4-ii")
	to := farHex(t, d)
	d.Hex(to)
	moved := d.Match.Cursor()
	d.Units("ah.25-ii")
	end := d.Match.Cursor()
	if end != moved+1 {
		t.Fatalf("the click on another unit did %d actions", end-moved)
	}
	if words := d.Took(d.ClickStart(), end); !strings.Contains(words, to) {
		t.Errorf("what an undo takes back is called %q", words)
	}
	if err := d.UndoClick(false); err != nil || d.Match.Cursor() != start {
		t.Errorf("after one undo there are %d actions, not %d: %v", d.Match.Cursor(), start, err)
	}
	if err := d.Redo(); err != nil || d.Match.Cursor() != end {
		t.Errorf("after one redo there are %d actions, not %d: %v", d.Match.Cursor(), end, err)
	}
}
