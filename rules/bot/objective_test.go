package bot

import (
	"testing"
	"testing/fstest"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// A place that earns points each turn is worth most to whoever holds it now, however likely
// it is to be his in the end; and the fewer turns are left, the more so.
func TestAPlaceBelongsToItsHolderForTheTimeBeing(t *testing.T) {
	rs, err := rules.Open("greatwar", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.New("campaign", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	j, err := newJudge(p, rules.Sit(p, "").Facts(nil), "", taste{})
	if err != nil {
		t.Fatal(err)
	}
	mine, theirs := rules.ObjectiveFacts{Holder: 0, EachTurn: [2]int16{5, 0}}, rules.ObjectiveFacts{Holder: 1, EachTurn: [2]int16{5, 0}}
	for _, chance := range []float64{0.1, 0.5, 0.9} {
		for _, left := range []float64{0.5, 1.5, 8.5} {
			held, wanted := j.earns(&mine, 0, left, chance), j.earns(&theirs, 0, left, chance)
			if held <= wanted {
				t.Errorf("%v turns before the end and with a chance of %v it earns %v if held, %v if not", left, chance, held, wanted)
			}
			if all := 5 * left; held > all || wanted < 0 {
				t.Errorf("%v turns before the end it earns %v or %v, of %v", left, held, wanted, all)
			}
		}
		near, far := j.earns(&mine, 0, 0.5, chance)/0.5, j.earns(&mine, 0, 8.5, chance)/8.5
		if near <= far {
			t.Errorf("with a chance of %v what is held earns %v a turn at the end, %v long before it", chance, near, far)
		}
	}
	if got := j.earns(&rules.ObjectiveFacts{Holder: 0, Once: [2]int16{7, 9}}, 0, 3, 0.8); got != 0 {
		t.Errorf("what was won by taking a place is won again: %v", got)
	}
}

// A weight may be for one side alone; the other keeps that of both.
func TestASideMayHaveAWeightOfItsOwn(t *testing.T) {
	own := fstest.MapFS{"greatwar/bot.json": {Data: []byte(`{"hold": 2, "allied.hold": 5, "threat": 1}`)}}
	rs, err := rules.Open("greatwar", data.Layer(own, data.FS()))
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.New("campaign", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	j, err := newJudge(p, rules.Sit(p, "").Facts(nil), "allied", taste{style: map[string]float64{"hold": 2}})
	if err != nil {
		t.Fatal(err)
	}
	if h, th := j.shape(shapeHold), j.weights[termThreat]; h != 10 || th != 1 {
		t.Errorf("the Allies play with hold %v and threat %v, not 10 and 1", h, th)
	}
	if err := j.weighAs(rs, "austria", taste{}); err != nil || j.shape(shapeHold) != 2 {
		t.Errorf("Austria-Hungary plays with hold %v, not 2 (%v)", j.shape(shapeHold), err)
	}
}

// What is due counts as points for whoever stands there, also where it is only asked what
// would be if a unit stood there; and who left a place that is only held by who stands in it
// has nothing of it.
func TestWhatIsDueIsAsGoodAsWon(t *testing.T) {
	rs, err := rules.Open("galicia", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 6, Side: "russia", Phase: "movement",
		Units: []rules.UnitState{{ID: "ru.45-xiv", Hex: "7.08"}, {ID: "ah.4-ii", Hex: "12.09"}}})
	if err != nil {
		t.Fatal(err)
	}
	f := rules.Sit(p, "").Facts(nil)
	j, err := newJudge(p, f, "russia", taste{})
	if err != nil {
		t.Fatal(err)
	}
	lemberg, _ := rs.Board().Find("7.09")
	outside := find(f, "ru.45-xiv").Hex
	for _, c := range []struct {
		at   board.ID
		want float64
	}{{outside, 0}, {lemberg, 10}, {outside, 0}} {
		find(f, "ru.45-xiv").Hex = c.at
		if j.appraise(p, f, 1); j.values[termPoints] != c.want {
			t.Errorf("at %s the points are %v, want %v", rs.Board().Number(c.at), j.values[termPoints], c.want)
		}
	}
}

// Who does not act again takes nothing, and loses nothing to whom he would have to take it
// from.
func TestWhoIsDoneTakesNothing(t *testing.T) {
	for _, c := range []struct {
		holder     int8
		done       [2]bool
		chance, is [2]float64
	}{
		{0, [2]bool{}, [2]float64{0.3, 0.7}, [2]float64{0.3, 0.7}},
		{0, [2]bool{false, true}, [2]float64{0.3, 0.7}, [2]float64{1, 0}},
		{0, [2]bool{true, false}, [2]float64{0.3, 0.7}, [2]float64{0.3, 0.7}},
		{-1, [2]bool{false, true}, [2]float64{0.3, 0.7}, [2]float64{0.3, 0}},
		{1, [2]bool{true, true}, [2]float64{0.3, 0.7}, [2]float64{0, 1}},
	} {
		got := c.chance
		if settle(&rules.Facts{Done: c.done}, &rules.ObjectiveFacts{Holder: c.holder}, &got); got != c.is {
			t.Errorf("held by %d, done %v: %v, want %v", c.holder, c.done, got, c.is)
		}
	}
}
