package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"vistula/rules"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// greatwar is the second rulebook with its two maps.
func greatwar(t *testing.T) rules.Ruleset {
	t.Helper()
	rs := rulestest.Open(t, "greatwar")
	return rs
}

// texts are all words that can be read on something.
func texts(o fyne.CanvasObject) string {
	var list []string
	for _, x := range test.LaidOutObjects(o) {
		if w, ok := x.(*fynecanvas.Text); ok {
			list = append(list, w.Text)
		}
	}
	return strings.Join(list, " ")
}

// An attack on several hexes names each of them and points at each from every hex
// that attacks.
func TestAnAttackOnSeveralHexesShowsThemAll(t *testing.T) {
	unit := func(id, hex string) rules.UnitState { return rules.UnitState{ID: id, Hex: hex} }
	pos, err := greatwar(t).SetUp(rules.Setup{Scenario: "campaign", Turn: 3, Side: "allied", Phase: "combat", Only: true, Units: []rules.UnitState{
		unit("ru.corps-7", "g0505"), unit("ru.corps-8", "g0505"), unit("ah.corps-10", "g0506"), unit("ah.div-43", "g0605")}})
	if err != nil {
		t.Fatal(err)
	}
	p := sitAt(t, journal.From(pos), true, fyne.NewSize(1280, 740), 1)
	for _, a := range []rules.Action{{Verb: rules.VerbAttack, Hex: "g0506"}, {Verb: rules.VerbTarget, Hex: "g0605"}, {Verb: rules.VerbCommitAll}} {
		p.t.after(p.t.desk.Do(a))
	}
	sheet := p.t.view().Combat
	if sheet == nil || len(sheet.Targets) != 2 {
		t.Fatalf("the sheet is %+v", sheet)
	}
	var ends []string
	for _, w := range p.t.attackArrows() {
		ends = append(ends, strings.Join(w.Hexes, "-"))
	}
	slices.Sort(ends)
	if got := strings.Join(ends, " "); got != "g0505-g0506 g0505-g0605" {
		t.Errorf("the arrows are %s", got)
	}
	words := texts(p.t.drawer.fight.body)
	for _, hex := range []string{"One attack on 2 hexes", "g0506", "g0605", "In g0605"} {
		if !strings.Contains(words, hex) {
			t.Errorf("the sheet does not say %q: %s", hex, words)
		}
	}
}

// A scenario that is played on one map of two shows that one only.
func TestOnlyTheMapsOfTheScenarioLieOnTheTable(t *testing.T) {
	for scenario, want := range map[string]int{"september": 1, "campaign": 2} {
		m, err := journal.New(greatwar(t), scenario, nil, 7)
		if err != nil {
			t.Fatal(err)
		}
		p := sitAt(t, m, true, fyne.NewSize(1280, 740), 1)
		sheet, err := p.t.sheet(m.Ruleset())
		if err != nil {
			t.Fatal(err)
		}
		if got := len(sheet.Parts()); got != want || len(p.t.maps()) != want {
			t.Errorf("%s: %d maps lie there and %d can be chosen, want %d", scenario, got, len(p.t.maps()), want)
		}
		if got := p.t.float.maps.shown(); got != (want > 1) {
			t.Errorf("%s: a switch is shown: %v", scenario, got)
		}
		serbia, _ := m.Ruleset().Board().Find("s0307")
		if got := sheet.Has(serbia); got != (want > 1) {
			t.Errorf("%s: Belgrade is on the table: %v", scenario, got)
		}
	}
}

// Where many dice fell at once their sum is told, not the last of them.
func TestManyDiceAreSummedUp(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	throw := func(text string, die int) rules.Event {
		return rules.Event{Kind: "rally", Text: text, Dice: []int{die}}
	}
	p.t.tell([]rules.Event{throw("one acts", 5), throw("one does not", 1), {Kind: "tally", Text: "Of 2 units 1 can act."}})
	if got := texts(p.t.float.note); !strings.Contains(got, "Of 2 units 1 can act.") {
		t.Errorf("it is said: %q", got)
	}
	p.t.tell([]rules.Event{throw("one acts", 5), {Kind: "tally", Text: "Of 1 unit 1 can act."}})
	if got := texts(p.t.float.note); !strings.Contains(got, "one acts") {
		t.Errorf("of a single throw it is said: %q", got)
	}
}

// Where there is little room, the choices stay in sight and undo goes into the menu.
func TestNoneOfSeveralChoicesIsHidden(t *testing.T) {
	unit := func(id, hex string) rules.UnitState { return rules.UnitState{ID: id, Hex: hex} }
	pos, err := greatwar(t).SetUp(rules.Setup{Scenario: "campaign", Turn: 3, Side: "allied", Phase: "combat", Only: true, Units: []rules.UnitState{
		unit("ru.corps-7", "g0403"), unit("ru.corps-8", "g0403"), unit("ah.corps-10", "g0404")}})
	if err != nil {
		t.Fatal(err)
	}
	p := sitAt(t, journal.From(pos), true, fyne.NewSize(1024, 740), 1)
	for _, a := range []rules.Action{{Verb: rules.VerbAttack, Hex: "g0404"}, {Verb: rules.VerbCommitAll}, {Verb: rules.VerbDeclare}} {
		p.t.after(p.t.desk.Do(a))
	}
	for die := 1; die <= 6 && p.status().Stage == "roll"; die++ {
		q, _, err := rules.DoForced(p.t.desk.Position(), rules.Action{Verb: rules.VerbRoll}, []int{die})
		if err != nil {
			t.Fatal(err)
		}
		if n := len(q.Offers()); q.Status().Stage != "option" || n < 2 {
			continue
		}
		p = sitAt(t, journal.From(q), true, fyne.NewSize(1024, 740), 1)
		words := strings.ReplaceAll(texts(p.t.bar.buttons), "\n", " ")
		for _, o := range q.Offers() {
			if !strings.Contains(words, o.Label) {
				t.Errorf("%q is not in sight: %s", o.Label, words)
			}
		}
		return
	}
	t.Fatalf("no throw leaves a choice at %+v", p.status())
}

// Who has fallen back or advanced since the dice did not attack from where he stands now:
// while the fight goes on, its arrow is that of the attack as it was rolled.
func TestTheArrowOfARolledAttackStaysWhereItCameFrom(t *testing.T) {
	pos, err := ruleset(t).SetUp(rules.Setup{Scenario: "campaign", Only: true, Seed: 3, Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{
		{ID: "ah.25-ii", Hex: "8.07"}, {ID: "ru.13-vii", Hex: "8.08"}, {ID: "ru.9-x", Hex: "8.08"}, {ID: "ru.45-xiv", Hex: "8.08"}}})
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(pos)
	for range 12 {
		if v := m.Position().View(""); v.Combat != nil && v.Combat.Result != "" && hexOf(v, "ah.25-ii") != "8.07" {
			p := sit(t, m, persons(), true, 1280, 800, false)
			if ways := p.t.attackArrows(); len(ways) != 1 || !slices.Equal(ways[0].Hexes, []string{"8.07", "8.08"}) {
				t.Errorf("the arrows are %v", ways)
			}
			return
		}
		if _, err := m.Do(nextOfFight(m)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the attacker stays where he is until the fight is over")
}

// nextOfFight fights on: with all who can, and the first way of whatever is to be chosen.
func nextOfFight(m *journal.Match) rules.Action {
	offers := m.Position().Offers()
	for _, verb := range []string{rules.VerbAttack, rules.VerbCommit, rules.VerbDeclare, rules.VerbRoll} {
		if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == verb }); i >= 0 {
			return offers[i].Action
		}
	}
	return offers[0].Action
}

// hexOf is where a unit stands; "" off the map.
func hexOf(v *rules.View, unit string) string {
	for _, s := range v.Stacks {
		if slices.ContainsFunc(s.Units, func(c rules.Counter) bool { return c.Unit == unit }) {
			return s.Hex
		}
	}
	return ""
}
