package greatwar

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
	"vistula/rules/march"
	"vistula/rules/rulestest"
)

// scene is a position as the tests of the other files set it up, for what cannot
// be reached by actions alone.
func scene(t *testing.T, side rules.Side, phase string, units ...rules.UnitState) *Position {
	t.Helper()
	rs := rulestest.Open(t, id)
	p := rulestest.Place(t, rs, rules.Setup{Scenario: "campaign", Only: true, Turn: 9, Side: side, Phase: phase, Units: units})
	return p.(*Position)
}

func TestAttackedUnitsDetrain(t *testing.T) {
	rulestest.Cite(t, "5.36")
	p := scene(t, "allied", "movement", rules.UnitState{ID: "ah.corps-10", Hex: "g1313", State: []byte(`{"entrained":true}`)}, rules.UnitState{ID: "ah.corps-1", Hex: "g1313"})
	u, v := p.rs.unitOf("ah.corps-10"), p.rs.unitOf("ah.corps-1")
	at, beside := p.at(u), p.Board().Neighbour(p.at(u), 0)
	p.place(v, board.None)
	if p.zoc(austria, beside) {
		t.Error("an entrained unit has a zone of control")
	}
	railsOf(p).detrainAttacked([]int16{u})
	if p.units[u].entrained || !p.zoc(austria, beside) || p.at(u) != at {
		t.Error("it does not detrain, or has no zone of control afterwards")
	}
}

// Each line through a hexside carries its own load (17.53): the map has no such
// hexside, so that one is laid out here.
func TestTwoLinesThroughAHexside(t *testing.T) {
	rulestest.Cite(t, "17.53")
	p := scene(t, "austria", "movement", rules.UnitState{ID: "ah.corps-10", Hex: "g1313"})
	rs := *p.rs
	from, _ := rs.Board().Find("g1512")
	to, _ := rs.Board().Find("g1411")
	if got := rs.lineLimit(austriaHungary, from, to); got != 5 {
		t.Errorf("a single track carries %d", got)
	}
	m := *rs.Board().Maps[0]
	m.Rails = append(slices.Clone(m.Rails), board.Line{Name: "second", Tracks: 2, Hexes: []string{"g1411", "g1512"}})
	b, err := board.New(&m, rs.Board().Maps[1])
	if err != nil {
		t.Fatal(err)
	}
	rs.Lay(b, b.Name)
	if got := rs.lineLimit(austriaHungary, from, to); got != 19 {
		t.Errorf("a single and a double track carry %d", got)
	}
}

// The chart names blocked hexsides; the map has none.
func TestBlockedHexsides(t *testing.T) {
	rulestest.Cite(t, "5.4")
	p := scene(t, "austria", "movement", rules.UnitState{ID: "ah.corps-10", Hex: "g1217"})
	rs := *p.rs
	m := *rs.Board().Maps[0]
	m.Sides = append(slices.Clone(m.Sides), board.Hexside{Between: [2]string{"g1217", "g1216"}, Is: []string{"blocked"}})
	b, err := board.New(&m, rs.Board().Maps[1])
	if err != nil {
		t.Fatal(err)
	}
	rs.Lay(b, b.Name)
	p.rs, p.Table = &rs, core.NewTable(&rs.Rulebook)
	u := rs.unitOf("ah.corps-10")
	to, _ := b.Find("g1216")
	d, _ := b.DirectionTo(p.at(u), to)
	if r := marchIn(p).barred(u, march.Step{From: p.at(u), D: d, To: to}); r != refuseSealed {
		t.Errorf("the way is refused with %v", r)
	}
}

// No unit of this game is rated 1, but the rules say what such a one may do.
func TestRatingOne(t *testing.T) {
	rulestest.Cite(t, "5.32", "10.52", "5.4")
	p := scene(t, "austria", "movement", rules.UnitState{ID: "ah.corps-10", Hex: "g1313"}, rules.UnitState{ID: "ru.corps-7", Hex: "g1314"},
		rules.UnitState{ID: "ru.hq-8-brusilov", Hex: "g0508"}, rules.UnitState{ID: "ah.corps-1", Hex: "g0408"}, rules.UnitState{ID: "ah.corps-2", Hex: "g0607"})
	rs := *p.rs
	rs.units = slices.Clone(rs.units)
	p.rs = &rs
	corps, hq := rs.unitOf("ah.corps-10"), rs.unitOf("ru.hq-8-brusilov")
	for rating, want := range []*refusal{1: nil, 2: refuseWatched} {
		if rating == 0 {
			continue
		}
		rs.units[corps].rating, rs.units[hq].rating = int8(rating), int8(rating)
		if r := railsOf(p).mayBoard(corps); r != want || railsOf(p).entrainCost(corps) != rating {
			t.Errorf("rated %d it entrains in an enemy zone for %d: %v", rating, railsOf(p).entrainCost(corps), r)
		}
		if displacementOf(p).trapped(hq) != (rating > 1) {
			t.Errorf("rated %d a headquarters among enemy zones is trapped: %v", rating, displacementOf(p).trapped(hq))
		}
	}
}

func TestAlternateHeadquarters(t *testing.T) {
	rulestest.Cite(t, "10.54")
	near := rules.UnitState{ID: "ru.corps-7", Hex: "g0505"}
	for _, c := range []struct {
		what  string
		units []rules.UnitState
		hex   string
		lost  int8
		dead  bool
	}{
		{"an army", []rules.UnitState{{ID: "ru.hq-8-brusilov", Hex: "g0508"}, near}, "g0505", 1, false},
		{"an army's alternate", []rules.UnitState{{ID: "ru.hq-8-brusilov", Hex: "g0508", State: []byte(`{"lost":1}`)}, near}, "", 1, true},
		{"nobody left", []rules.UnitState{{ID: "ru.hq-8-brusilov", Hex: "g0508"}}, "", 1, true},
		{"a group", []rules.UnitState{{ID: "ah.hq-kummer", Hex: "g0508"}, {ID: "ah.corps-10", Hex: "g0505"}}, "", 1, true},
		{"surrounded", []rules.UnitState{{ID: "ru.hq-8-brusilov", Hex: "g0508"}, near, {ID: "ah.corps-1", Hex: "g0408"}, {ID: "ah.corps-5", Hex: "g0607"}, {ID: "ah.corps-2", Hex: "g0407"},
			{ID: "ah.corps-3", Hex: "g0608"}}, "", 1, true},
	} {
		side := rules.Side("austria")
		if c.units[0].ID == "ah.hq-kummer" {
			side = "allied"
		}
		p := scene(t, side, "movement", c.units...)
		u := p.rs.unitOf(c.units[0].ID)
		if p.stage != atMove || p.units[u].dead > 0 {
			t.Fatalf("%s: the position is already at %s", c.what, stageIDs[p.stage])
		}
		displacementOf(p).eliminateHQ(u, "in combat", "10.53")
		for displacementOf(p).openDisplacement() || p.stage == atDisplace {
			if !displacementOf(p).proceedDisplacement() {
				t.Fatalf("%s: there is a choice", c.what)
			}
		}
		if st := &p.units[u]; st.lost != c.lost || (st.dead > 0) != c.dead || p.Board().Number(st.hex) != c.hex {
			t.Errorf("%s: it is at %q with %d lost, eliminated in turn %d", c.what, p.Board().Number(st.hex), st.lost, st.dead)
		}
		if len(p.displaced) > 0 {
			t.Errorf("%s: %v still wait", c.what, p.displaced)
		}
	}
}

// The Allies are several, in the note on a place as everywhere.
func TestANoteOnAPlaceAgreesWithItsSide(t *testing.T) {
	for s, want := range map[side]string{
		allied:  "The Allies earn 4 points for it each turn while they control it in supply.",
		austria: "Austria-Hungary earns 4 points for it each turn while it controls it in supply.",
	} {
		if got := s.earnsFor(4) + s.earnsFor(-4); got != want+want {
			t.Errorf("the note is %q", got)
		}
	}
}
