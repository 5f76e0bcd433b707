package rules_test

import (
	"strings"
	"testing"

	"vistula/rules"
)

// The nation of a side is that of most of its counters, wherever they lie; of as
// many, the first by name.
func TestNationOfASide(t *testing.T) {
	counters := func(side rules.Side, nations ...string) (list []rules.Counter) {
		for _, n := range nations {
			list = append(list, rules.Counter{Side: side, Nation: n})
		}
		return list
	}
	v := &rules.View{
		Stacks: []rules.Stack{{Units: counters("central", "germany")}, {Units: counters("russia", "russia")}},
		Displays: []rules.Display{{Rows: []rules.Row{{Boxes: []rules.Box{
			{Units: counters("central", "austria-hungary")}, {Units: counters("allied", "serbia", "montenegro")}}}}}},
	}
	for side, want := range map[rules.Side]string{"central": "austria-hungary", "russia": "russia", "allied": "montenegro", "nobody": ""} {
		if got := v.Nation(side); got != want {
			t.Errorf("%s: %q, want %q", side, got, want)
		}
	}
	v.Stacks[0].Units = counters("central", "germany", "germany")
	if got := v.Nation("central"); got != "germany" {
		t.Errorf("most counters are German, but the nation is %q", got)
	}
}

// What the lines of an account change makes its total, where one total decides as well as
// where each side has its own.
func TestChangesMakeTheTotals(t *testing.T) {
	total := func(s rules.Side) rules.Total { return rules.Total{Side: s} }
	one, two := rules.Track{Totals: []rules.Total{total("allied")}}, rules.Track{Totals: []rules.Total{total("allied"), total("austria")}}
	for _, c := range []struct {
		track        *rules.Track
		side         rules.Side
		points, want int
	}{
		{&one, "allied", 5, 5}, {&one, "austria", 2, -2}, {&one, "austria", 0, 0},
		{&two, "allied", 5, 5}, {&two, "austria", 2, 2}, {&two, "austria", -1, -1},
	} {
		if got := c.track.Change(c.side, c.points); got != c.want {
			t.Errorf("%d of %s changes one of %d totals by %d, not by %d", c.points, c.side, len(c.track.Totals), got, c.want)
		}
	}
}

// Dice for a modifier stand before those of the result. What a far machine says of them is
// taken no further than there are dice.
func TestDiceArePartedAsFarAsThereAreAny(t *testing.T) {
	for _, c := range []struct {
		aside        int
		first, other int
	}{{0, 0, 2}, {1, 1, 1}, {2, 2, 0}, {3, 2, 0}, {-1, 0, 2}} {
		if a, b := rules.Apart([]int{4, 6}, c.aside); len(a) != c.first || len(b) != c.other {
			t.Errorf("of two dice with %d aside %v are for a modifier and %v for the result", c.aside, a, b)
		}
	}
}

// Counters gives all counters of a display in their order, as long as they are
// wanted, and each as it stands in the display.
func TestCountersOfADisplay(t *testing.T) {
	box := func(units ...string) (b rules.Box) {
		for _, u := range units {
			b.Units = append(b.Units, rules.Counter{Unit: u})
		}
		return b
	}
	d := &rules.Display{Rows: []rules.Row{{Boxes: []rules.Box{box("a", "b"), box()}}, {}, {Boxes: []rules.Box{box("c")}}}}
	var got []string
	for c := range d.Counters() {
		if got = append(got, c.Unit); c.Unit == "b" {
			break
		}
	}
	for c := range d.Counters() {
		got = append(got, c.Unit)
		c.Name = "seen"
	}
	if words := strings.Join(got, " "); words != "a b a b c" || d.Rows[2].Boxes[0].Units[0].Name != "seen" {
		t.Errorf("got %s, %+v", words, d.Rows)
	}
}

func TestDisplaysOfTheDead(t *testing.T) {
	for id, want := range map[string]bool{"eliminated-russia": true, "destroyed": true, "order-of-battle-russia": false, "not-eliminated": false} {
		if d := (&rules.Display{ID: id}); d.Dead() != want {
			t.Errorf("%s: %v", id, d.Dead())
		}
	}
}

// An event of which the others see only a part belongs to the same attack for them;
// what they do not see at all belongs to none.
func TestAHiddenEventBelongsToItsAttack(t *testing.T) {
	e := rules.Event{Kind: "reduce", Side: "russia", Battle: "9.05", Public: &rules.Event{Kind: "reduce", Text: "A unit is reduced."}}
	if got := e.SeenBy("austria"); got.Battle != "9.05" || got.Text != "A unit is reduced." {
		t.Errorf("seen is %+v", got)
	}
	e.Public = &rules.Event{}
	if got := e.SeenBy("austria"); got.Battle != "" {
		t.Errorf("what is not seen belongs to %q", got.Battle)
	}
}
