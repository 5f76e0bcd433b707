package story

import (
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

func TestASentenceDoesNotOpenWithFigures(t *testing.T) {
	w := New(&chronicle.Chronicle{}, nil)
	for text, want := range map[string]string{
		"24 units moved":   "Twenty-four units moved.",
		"18 battles":       "Eighteen battles.",
		"40 units of them": "Forty units of them.",
		"112 units moved":  "112 units moved.",
		"14.13 was held":   "14.13 was held.",
		"They moved 24":    "They moved 24.",
	} {
		if got := w.Sentence(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestDaysAreWrittenAsInPrint(t *testing.T) {
	w := New(&chronicle.Chronicle{}, nil)
	for _, x := range [][3]string{
		{"16-31 August", "16-31 December", "16 August to 31 December"},
		{"31 August - 1 September 1914", "14-15 September 1914", "31 August to 15 September 1914"},
		{"23-24 August 1914", "14-15 September 1914", "23 August to 15 September 1914"},
		{"17–18 Aug", "31 Aug–1 Sep", "17 Aug to 1 Sep"},
		{"17–18 Aug", "17–18 Aug", "17–18 Aug"},
		{"", "", ""},
	} {
		if got := w.Span(x[0], x[1]); got != x[2] {
			t.Errorf("%q and %q become %q, want %q", x[0], x[1], got, x[2])
		}
	}
	for text, want := range map[string]string{"16-31 August": "16–31 August", "30 Aug - 1 Sep": "30 Aug – 1 Sep", "Serbia-Galicia": "Serbia-Galicia"} {
		if got := chronicle.Days(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{
		"Game turn 12 (14-15 September 1914): Russia.":       "Game turn 12 (14–15 September 1914): Russia.",
		"Turn A2 (31 Aug - 1 Sep).":                          "Turn A2 (31 Aug – 1 Sep).",
		"Combat for 1417 (4-5): 4, with modifiers 6: 0-0 DR": "Combat for 1417 (4-5): 4, with modifiers 6: 0-0 DR",
		"The 3-5 Inf (2-3 Marburg Jaegers) moves.":           "The 3-5 Inf (2-3 Marburg Jaegers) moves.",
	} {
		if got := teller(t).Spoken(text, nil); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestUnitsOfAKindAreNamedTogether(t *testing.T) {
	for _, x := range [][3]string{
		{"the Russian 13th Corps", "the 15th Corps", "the Russian 13th and 15th Corps"},
		{"the Austro-Hungarian 5th Cavalry Division", "the 8th Cavalry Division", "the Austro-Hungarian 5th and 8th Cavalry Divisions"},
		{"the Austro-Hungarian II Corps", "XI Corps", "the Austro-Hungarian II and XI Corps"},
		{"the Russian 4th Corps", "the 26th Reserve Corps", ""},
		{"the Russian Grenadier Corps", "the 14th Corps", ""},
		{"Brusilov", "the 11th Cavalry Division", ""},
	} {
		if got := paired(x[0], x[1]); got != x[2] {
			t.Errorf("%q and %q become %q, want %q", x[0], x[1], got, x[2])
		}
	}
}

func TestALossIsToldInUnitsWhereEveryStepWasOne(t *testing.T) {
	w := New(&chronicle.Chronicle{}, nil)
	for want, toll := range map[string]chronicle.Toll{
		"two units":                               {Steps: 2, Units: 2},
		"seven steps (two units destroyed)":       {Steps: 7, Units: 2},
		"one step and one level of effectiveness": {Steps: 1, Grades: 1},
		"nothing": {},
	} {
		if got := w.Toll(toll); got != want {
			t.Errorf("%+v is %q, want %q", toll, got, want)
		}
	}
	if got := w.brief(chronicle.Toll{Steps: 3, Grades: 6, Units: 1}); got != "three steps and six levels, one unit destroyed" {
		t.Errorf("in brackets: %q", got)
	}
}

// Where units lost steps and were still there, steps are told of every loss, so that a
// column of them adds up.
func TestLossesOfAGameWithStepsAreToldInSteps(t *testing.T) {
	w := New(&chronicle.Chronicle{Losses: map[rules.Side]chronicle.Toll{"russia": {Steps: 9, Units: 3}}}, nil)
	gone := chronicle.Toll{Steps: 2, Units: 2}
	if got := w.ShortToll(gone); got != "2 steps, 2 units" {
		t.Errorf("in a table: %q", got)
	}
	if got := w.Toll(gone); got != "two steps (two units destroyed)" {
		t.Errorf("in a sentence: %q", got)
	}
	if got := w.brief(gone); got != "two steps, two units destroyed" {
		t.Errorf("in brackets: %q", got)
	}
}
