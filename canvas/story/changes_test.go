package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/rulestest"
)

// teller is a teller of a game of Tannenberg in which nothing has happened.
func teller(t *testing.T) *Teller {
	t.Helper()
	rs := rulestest.Open(t, "tannenberg")
	s := rs.Scenarios()[0]
	return New(&chronicle.Chronicle{Ruleset: rs, Scenario: s, Sides: []chronicle.Side{{ID: "russia", Name: "Russia"}, {ID: "central", Name: "Central Powers"}}}, nil)
}

// TestAPlaceThatIsWonBackIsToldOnce: not as two that fell, one to each side.
func TestAPlaceThatIsWonBackIsToldOnce(t *testing.T) {
	taken := func(from, to rules.Side) chronicle.Line {
		return chronicle.Line{Place: &chronicle.Capture{Name: "Goldap", From: from, To: to}}
	}
	for _, x := range []struct {
		lines []chronicle.Line
		ends  rules.Side
	}{
		{[]chronicle.Line{taken("central", "russia"), taken("russia", "central")}, "central"},
		{[]chronicle.Line{taken("central", "russia"), taken("russia", "central"), taken("central", "russia")}, "russia"},
	} {
		turn := &chronicle.Turn{Parts: []chronicle.Part{{Phases: []chronicle.Phase{{Lines: x.lines}}}}}
		list := changes(turn)
		if len(list) != 1 || list[0].by != "russia" || list[0].to != x.ends {
			t.Errorf("%d changes: %+v", len(list), list)
		}
		if s := teller(t).captures(turn); len(s) != 1 || strings.Count(s[0], "Goldap") != 1 || !strings.Contains(s[0], "Russia") {
			t.Errorf("it is told as %q", s)
		}
	}
}

// TestCausesOfAKindAreNamedTogether: also where others stand between them, and however the
// rulebook says that a place is taken.
func TestCausesOfAKindAreNamedTogether(t *testing.T) {
	w := teller(t)
	var words []string
	for _, why := range []string{"Lötzen is taken", "a prepared attack", "Gumbinnen is taken", "Goldap is lost again"} {
		words = append(words, w.cause(&rules.Entry{Why: why, Points: 1}))
	}
	if got, want := w.List(w.merged(words)), "Lötzen and Gumbinnen taken, a prepared attack and Goldap lost"; got != want {
		t.Errorf("it is told as %q, want %q", got, want)
	}
}

// TestStepsAndEliminationsAreCausesOfOneKind: however a rulebook writes them into the
// account, units go by their names and numbers by words.
func TestStepsAndEliminationsAreCausesOfOneKind(t *testing.T) {
	w := teller(t)
	w.c.Histories = map[string]*chronicle.History{}
	for _, name := range []string{"V", "VI"} {
		w.c.Histories[name] = &chronicle.History{Counter: rules.Counter{Unit: name, Name: name, Type: "infantry", Size: "corps"}}
	}
	var words []string
	for _, e := range []rules.Entry{
		{Why: "2 steps of Austro-Hungarian V", Unit: "V"}, {Why: "the elimination of Austro-Hungarian V", Unit: "V"}, {Why: "the elimination of VI", Unit: "VI"},
	} {
		words = append(words, w.cause(&e))
	}
	if got, want := w.List(w.merged(words)), "two steps of V Corps and V Corps and VI Corps eliminated"; got != want {
		t.Errorf("it is told as %q, want %q", got, want)
	}
}

// TestCausesAreThoseOfTheChange: of a single total also what the enemy earned, but not what
// moved it the other way; nothing from before the game; and a unit that is eliminated step by
// step is told once.
func TestCausesAreThoseOfTheChange(t *testing.T) {
	w := teller(t)
	w.c.Histories = map[string]*chronicle.History{}
	for _, name := range []string{"V", "VI", "VII"} {
		w.c.Histories[name] = &chronicle.History{Counter: rules.Counter{Unit: name, Name: name, Type: "infantry", Size: "corps"}}
	}
	start := rules.Entry{Turn: 1, Side: "russia", Points: 200, Why: "Places at the start of the game"}
	w.c.Start = &rules.View{Tracks: []rules.Track{{Entries: []rules.Entry{start}}}}
	w.c.Turns = []chronicle.Turn{{Number: 1, Gains: []rules.Entry{start,
		{Turn: 1, Side: "russia", Points: 1, Why: "1 step of V", Unit: "V"}, {Turn: 1, Side: "russia", Points: 2, Why: "2 steps of VI", Unit: "VI"},
		{Turn: 1, Side: "russia", Points: 3, Why: "the elimination of V", Unit: "V"}, {Turn: 1, Side: "central", Points: 1, Why: "1 step of VII", Unit: "VII"}}}}
	russia, central := chronicle.Series{Side: "russia"}, chronicle.Series{Side: "central"}
	for _, x := range []struct {
		points []chronicle.Series
		by     int
		want   string
	}{
		{[]chronicle.Series{russia}, 5, "V Corps eliminated and two steps of VI Corps"},
		{[]chronicle.Series{russia}, -1, "one step of VII Corps"},
		{[]chronicle.Series{russia, central}, 6, "V Corps eliminated and two steps of VI Corps"},
	} {
		w.c.Points = x.points
		if got := w.why(0, "russia", x.by); got != x.want {
			t.Errorf("%+d of %d totals came of %q, want %q", x.by, len(x.points), got, x.want)
		}
	}
	for _, place := range []string{"Brody", "Lublin", "Goldap", "Kowel"} {
		w.c.Turns[0].Gains = append(w.c.Turns[0].Gains, rules.Entry{Turn: 1, Side: "russia", Points: 1, Why: place + " is a railhead"})
	}
	if got := w.why(0, "russia", 9); !strings.HasSuffix(got, ", and four other causes") {
		t.Errorf("nine points came of %q", got)
	}
}

// TestTheAccountIsListedWithoutArticles: whichever way a rulebook says that a place was
// taken or a unit lost.
func TestTheAccountIsListedWithoutArticles(t *testing.T) {
	w := teller(t)
	division := rules.Counter{Unit: "17", Name: "17", Corps: "XVIII", Type: "infantry", Size: "division", Nation: "austria-hungary"}
	landsturm := rules.Counter{Unit: "106", Name: "106th Landsturm Division", Nation: "austria-hungary"}
	for _, c := range []struct {
		why   string
		units []rules.Counter
		want  string
	}{
		{"Jaworow captured", nil, "Jaworow taken"},
		{"Mlawa is taken", nil, "Mlawa taken"},
		{"Goldap is lost again", nil, "Goldap lost"},
		{"Insterburg is taken, but no unit occupies it.", nil, "Insterburg is taken, but no unit occupies it."},
		{"17/XVIII eliminated", []rules.Counter{division}, "17th Division eliminated"},
		{"106th Landsturm Division eliminated", []rules.Counter{landsturm}, "106th Landsturm Division eliminated"},
		{"the elimination of 17/XVIII", []rules.Counter{division}, "17th Division eliminated"},
		{"Austrian 17/XVIII is destroyed", []rules.Counter{division}, "Austrian 17th Division eliminated"},
		{"three attacks by infantry", nil, "Three attacks by infantry"},
	} {
		e := rules.Entry{Why: c.why}
		for _, u := range c.units {
			e.Unit = u.Unit
		}
		if got := w.Listed(&e, c.units); got != c.want {
			t.Errorf("%q is listed as %q, want %q", c.why, got, c.want)
		}
	}
}
