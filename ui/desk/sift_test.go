package desk

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
)

// fought is a desk on which one attack was made and resolved, and a march before it.
func foughtOut(t *testing.T) *Desk {
	t.Helper()
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "8.06")}})
	d.Open = true
	fight(t, d)
	return d
}

// A battle is one line that says who attacked and what the dice gave, with all events
// beneath it.
func TestABattleIsOneLine(t *testing.T) {
	d := foughtOut(t)
	n := 0
	for _, l := range d.Lines() {
		if l.Event.Battle == "" {
			continue
		}
		n++
		if len(l.Parts) < 3 || l.Event.Result == "" || len(l.Event.Dice) == 0 {
			t.Errorf("the battle is told as %+v", l)
		}
	}
	if n != 1 {
		t.Errorf("one battle is told in %d lines", n)
	}
}

// Two attacks of one name in different phases, and one that was taken back, are lines of
// their own.
func TestBattlesOfTwoPhasesAreTwoLines(t *testing.T) {
	event := rules.Event{Kind: "attack", Text: "A attacks B.", Battle: "1 on 2"}
	in := func(turn int, undone bool) Line {
		return Line{Event: event, Undone: undone, phase: rules.Status{Turn: turn, Phase: "combat"}}
	}
	var list []Line
	for _, l := range []Line{in(1, false), in(1, false), in(2, false), in(2, true)} {
		list = merged(list, l)
	}
	if len(list) != 3 || len(list[0].Parts) != 2 {
		t.Errorf("there are %d lines: %+v", len(list), list)
	}
}

// A march is one line from where it began to where it ended, however many steps the record
// has, also where others know nothing of actions in between.
func TestAMarchIsOneLine(t *testing.T) {
	step := func(n int, from, to string) Line {
		return Line{Entry: n, Event: rules.Event{Kind: rules.EventStep, Units: []string{"a", "b"}, Hexes: []string{from, to}, Text: "A and B move from " + from + " to " + to + " for 2."}}
	}
	var list []Line
	for _, l := range []Line{step(1, "1.01", "1.02"), step(2, "1.02", "1.03"), step(4, "1.03", "1.04"), step(5, "2.04", "2.05")} {
		list = merged(list, l)
	}
	if len(list) != 2 || list[0].Event.Text != "A and B move from 1.01 to 1.04." || list[0].Entry != 4 {
		t.Errorf("the marches are %+v", list)
	}
	// One that ends where it began says where it led.
	if list = merged(list, step(6, "2.05", "2.04")); list[1].Event.Text != "A and B move from 2.04 to 2.05 and back." {
		t.Errorf("the march is told as %q", list[1].Event.Text)
	}
}

// So is a journey by rail; trains of which one knows no more than where they go stay apart.
func TestAJourneyByRailIsOneLine(t *testing.T) {
	ride := func(n int, from, to string, units ...string) Line {
		return Line{Entry: n, Event: rules.Event{Kind: rules.EventRide, Units: units, Hexes: []string{from, to}, Text: "A rides from " + from + " to " + to + "."}}
	}
	list := merged(merged(nil, ride(1, "1.01", "1.02", "a")), ride(2, "1.02", "1.03", "a"))
	if len(list) != 1 || list[0].Event.Text != "A rides from 1.01 to 1.03." {
		t.Errorf("the journey is %+v", list)
	}
	if list = merged(merged(nil, ride(1, "1.01", "1.02")), ride(2, "1.02", "1.03")); len(list) != 2 {
		t.Errorf("trains of others are told together: %+v", list)
	}
}

// A sieve lets through what it is for, with the head of the turn; words are sought in the
// details too.
func TestTheJournalIsSifted(t *testing.T) {
	d := foughtOut(t)
	line := func(kind, text, battle string, side rules.Side) Line {
		return Line{Event: rules.Event{Kind: kind, Text: text, Battle: battle, Side: side}}
	}
	lines := []Line{
		line(rules.EventTurn, "Turn 1 begins.", "", ""),
		line("step", "A moves to Lemberg.", "", "austria"),
		line(rules.EventTurn, "Turn 2 begins.", "", ""),
		line("attack", "B attacks A.", "x", "russia"),
		line("reduce", "A is reduced by 1.", "", "austria"),
		line(rules.EventSupply, "C is out of supply.", "", "russia"),
	}
	lines[3].Parts = []rules.Event{{Text: "B attacks A."}, {Text: "A is eliminated."}}
	for _, c := range []struct {
		by     Sieve
		sought string
		want   int
	}{
		{Everything, "", 6}, {Battles, "", 2}, {Losses, "", 3}, {Supplies, "", 2}, {Mine, "", 4},
		{Everything, "lemberg A", 2}, {Everything, "eliminated", 2}, {Battles, "lemberg", 0},
	} {
		if got := d.Sift(lines, c.by, c.sought); len(got) != c.want {
			t.Errorf("%q %q lets %d lines through, want %d: %+v", c.by, c.sought, len(got), c.want, got)
		}
	}
}

// Where the computer plays all sides nothing of the journal is anybody's own.
func TestNothingIsMineWhereNobodyPlays(t *testing.T) {
	d := foughtOut(t)
	for _, seat := range []Seat{Person, "level1"} {
		for _, side := range d.Sides() {
			d.Seats[side] = seat
		}
		if got := slices.Contains(d.Sieves(), Mine); got != (seat == Person) {
			t.Errorf("with %s at the table, %q is offered: %v", seat, Mine, got)
		}
	}
}

// A text names the places of its event, and towns with their hex; numbers that only look
// like hexes are none.
func TestPlacesAreFoundInWords(t *testing.T) {
	d := foughtOut(t)
	text := "Russia attacks Sandomierz (8.24), held by 8.05: 2 against 8.06 (8.07), 8.05/V."
	var got string
	for _, s := range d.Places(text, []string{"8.05"}) {
		got += text[s.From:s.To] + " → " + s.Hex + "; "
	}
	if want := "Sandomierz (8.24) → 8.24; 8.05 → 8.05; "; got != want {
		t.Errorf("found are %s", got)
	}
	text, got = "2 victory points for Sandomierz, taken by the Sandomierzer in Sandomierz; Sandomierz (8.24) is not 8.05.", ""
	for _, s := range d.Places(text[:strings.Index(text, ";")], []string{"8.24", "8.05", "8.24"}) {
		got += text[:s.From] + "|" + text[s.From:s.To] + " → " + s.Hex + "; "
	}
	if want := "2 victory points for |Sandomierz → 8.24; "; got != want {
		t.Errorf("by the name of the town found are %s", got)
	}
}
