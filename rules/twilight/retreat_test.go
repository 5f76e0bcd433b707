package twilight

import (
	"slices"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// opened is the ruleset, read once for all tests.
var opened = sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open(id, data.FS()) })

// field is a position as the tests of the other files set it up, for what cannot be
// reached by actions alone.
func field(t *testing.T, side rules.Side, phase string, units ...rules.UnitState) *Position {
	t.Helper()
	rs, err := opened()
	if err != nil {
		t.Fatal(err)
	}
	p := rulestest.Place(t, rs, rules.Setup{Scenario: "tannenberg", Only: true, Turn: 3, Side: side, Phase: phase, Units: units})
	return p.(*Position)
}

// at is a unit in a hex, with a state where there is more to say.
func at(id, hex string, state ...string) rules.UnitState {
	u := rules.UnitState{ID: id, Hex: hex}
	if len(state) > 0 {
		u.State = []byte(state[0])
	}
	return u
}

// find is a hex by its number.
func (p *Position) find(t *testing.T, number string) board.ID {
	t.Helper()
	h, ok := p.Board().Find(number)
	if !ok {
		t.Fatalf("there is no hex %s", number)
	}
	return h
}

// sendBack has units of a hex go back so many hexes.
func (p *Position) sendBack(t *testing.T, hex string, cause retreatCause, hexes int8, ids ...string) *retreat {
	t.Helper()
	owed := map[int16]int8{}
	for _, id := range ids {
		owed[p.rs.unitOf(id)] = hexes
	}
	p.stage = atRetreat
	retreatsIn(p).lineUp(p.find(t, hex), cause, owed)
	return &p.retreats[len(p.retreats)-1]
}

// pay leads the first retreat into hexes one after the other, whatever they cost.
func (p *Position) lead(t *testing.T, hexes ...string) {
	t.Helper()
	for _, h := range hexes {
		a := args{Unit: -1, Hex: p.find(t, h), From: p.retreats[0].at()}
		retreatsIn(p).retreatStep(a)
	}
}

// numbers are hexes in words, sorted.
func (p *Position) numbers(hexes []board.ID) string {
	list := p.Hexes(hexes...)
	slices.Sort(list)
	text := ""
	for i, h := range list {
		if i > 0 {
			text += " "
		}
		text += h
	}
	return text
}

// A stack in a second enemy zone loses a step of each force and its guns: an Asset Unit
// is of its division's force (V002-19).
func TestRetreatThroughASecondZone(t *testing.T) {
	rulestest.Cite(t, "11.2.5", "2.1")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ru.kowno", "19.30"), at("ru.1-c", "19.30"), at("ru.1-hv", "19.30"), at("ru.2-hv", "19.30"),
		at("ge.1-1", "20.32"))
	p.sendBack(t, "19.30", byResult, 2, "ru.25-3", "ru.kowno", "ru.1-c", "ru.1-hv", "ru.2-hv")
	p.lead(t, "20.31")
	u := p.rs.unitOf
	if !p.zone(russia, p.find(t, "20.31")) || p.units[u("ru.25-3")].ce != 1 || p.units[u("ru.1-c")].ce != 1 || p.units[u("ru.25-3")].lost != 0 {
		t.Errorf("the first zone: %+v", p.units[u("ru.25-3")])
	}
	p.lead(t, "21.31")
	if st := p.units[u("ru.25-3")]; st.ce != 2 || st.lost != 1 {
		t.Errorf("the division has lost %d and is at %d", st.lost, st.ce)
	}
	if st := p.units[u("ru.1-c")]; st.ce != 2 || st.lost != 1 {
		t.Errorf("the cavalry has lost %d and is at %d", st.lost, st.ce)
	}
	if p.units[u("ru.kowno")].lost != 0 || p.onMap(u("ru.1-hv")) || p.onMap(u("ru.2-hv")) {
		t.Error("the asset lost a step of its own, or guns are left")
	}
}

// Levels that a demoralized unit does not have are steps (V002-20).
func TestDemoralizedThroughZones(t *testing.T) {
	rulestest.Cite(t, "11.2.5", "11.2.5a")
	p := field(t, "central", "attack", at("ru.25-3", "19.30", `{"status":3}`), at("ge.1-1", "20.32"), at("ge.2-1", "22.33"))
	p.sendBack(t, "19.30", byResult, 3, "ru.25-3")
	u := p.rs.unitOf("ru.25-3")
	for i, want := range []struct {
		hex  string
		lost int8
	}{{"20.31", 0}, {"21.31", 2}, {"22.32", 4}} {
		p.lead(t, want.hex)
		if st := p.units[u]; st.ce != 4 || st.lost != want.lost || !p.zone(russia, st.hex) {
			t.Errorf("zone %d: status %d and %d steps lost, want 4 and %d", i+1, st.ce, st.lost, want.lost)
		}
	}
}

// Two Asset Units without a formation are one force, whose levels are steps.
func TestAssetsThroughAZone(t *testing.T) {
	rulestest.Cite(t, "6.4.2", "11.2.5")
	p := field(t, "central", "attack", at("ru.kowno", "19.30"), at("ru.grodno", "19.30"), at("ge.1-1", "20.32"))
	p.sendBack(t, "19.30", byResult, 1, "ru.kowno", "ru.grodno")
	p.lead(t, "20.31")
	if lost := p.units[p.rs.unitOf("ru.kowno")].lost + p.units[p.rs.unitOf("ru.grodno")].lost; lost != 1 {
		t.Errorf("they lose %d steps", lost)
	}
}

// The ways open to a stack are those that lead farthest; to avoid enemy zones others
// are, too.
func TestRetreatPriorities(t *testing.T) {
	rulestest.Cite(t, "11.2.2", "11.2.2a")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ge.1-1", "18.30"))
	r := p.sendBack(t, "19.30", byResult, 2, "ru.25-3")
	// 18.31 and 19.29 lie in the zone of 18.30, which the owner may choose to enter.
	if got := p.numbers(retreatsIn(p).ways(r)); got != "18.31 19.29 19.31 20.30 20.31" {
		t.Errorf("the ways lead to %s", got)
	}
	v := retreatsIn(p).verdicts(r)
	d, _ := p.Board().DirectionTo(p.find(t, "19.30"), p.find(t, "18.30"))
	if v[d] != refuseBackIn {
		t.Errorf("the enemy's hex is refused with %v", v[d])
	}
	// The second hex is to be as far off as can be.
	p.lead(t, "20.31")
	r = &p.retreats[0]
	if got := p.numbers(retreatsIn(p).ways(r)); got != "20.32 21.30 21.31" {
		t.Errorf("from there the ways lead to %s", got)
	}
	v = retreatsIn(p).verdicts(r)
	d, _ = p.Board().DirectionTo(p.find(t, "20.31"), p.find(t, "19.31"))
	if v[d] != refuseBackWorse {
		t.Errorf("a hex beside the start is refused with %v", v[d])
	}
	// Where all of those lie in zones, hexes without are open as well.
	p = field(t, "central", "attack", at("ru.25-3", "19.30"), at("ge.1-1", "18.30"), at("ge.2-1", "22.31"), at("ge.35-17", "20.33"))
	p.sendBack(t, "19.30", byResult, 2, "ru.25-3")
	p.lead(t, "20.31")
	r = &p.retreats[0]
	if got := p.numbers(retreatsIn(p).ways(r)); got != "19.31 20.30 20.32 21.30 21.31" {
		t.Errorf("between zones the ways lead to %s", got)
	}
}

// A hex of one's own comes before one of the enemy's, and one towards supply before one
// away from it.
func TestRetreatToOwnHexesAndSupply(t *testing.T) {
	rulestest.Cite(t, "11.2.2")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ge.1-1", "18.30"))
	p.hold(p.find(t, "19.31"), central)
	r := p.sendBack(t, "19.30", byResult, 1, "ru.25-3")
	if got := p.numbers(retreatsIn(p).ways(r)); got != "18.31 19.29 20.30 20.31" {
		t.Errorf("the ways lead to %s", got)
	}
	p = field(t, "central", "attack", at("ru.25-3", "19.30"), at("ge.1-1", "18.30"), at("ru.train-3", "22.29"))
	r = p.sendBack(t, "19.30", byResult, 1, "ru.25-3")
	if got := p.numbers(retreatsIn(p).ways(r)); got != "19.29 20.30 20.31" {
		t.Errorf("towards the train the ways lead to %s", got)
	}
}

// Nobody goes into a hex that the enemy has just left by a retreat, unless there is no
// other way.
func TestHexesJustLeft(t *testing.T) {
	rulestest.Cite(t, "11.2.2b")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ge.1-1", "17.29"))
	p.combat = combat{target: p.find(t, "19.30")}
	x := p.combat.add(p.rs.unitOf("ge.1-1"), attacker, p.find(t, "18.30"))
	x.back = 1
	p.combat.add(p.rs.unitOf("ru.25-3"), defender, p.combat.target)
	r := p.sendBack(t, "19.30", byResult, 1, "ru.25-3")
	d, _ := p.Board().DirectionTo(p.find(t, "19.30"), p.find(t, "18.30"))
	if v := retreatsIn(p).verdicts(r); v[d] != refuseBackTabu {
		t.Errorf("the hex just left is refused with %v", v[d])
	}
}

// Who cannot go back a single hex by the result surrenders; who cannot go on, or by a
// check, loses a step and a level for each hex.
func TestUnableToRetreat(t *testing.T) {
	rulestest.Cite(t, "11.2.6")
	ring := []rules.UnitState{at("ge.1-1", "18.30"), at("ge.2-1", "19.29"), at("ge.35-17", "20.30"), at("ge.36-17", "20.31"), at("ge.37-20", "19.31"), at("ge.41-20", "18.31")}
	p := field(t, "central", "attack", append(ring, at("ru.25-3", "19.30"))...)
	u := p.rs.unitOf("ru.25-3")
	r := p.sendBack(t, "19.30", byResult, 2, "ru.25-3")
	if len(retreatsIn(p).ways(r)) != 0 {
		t.Fatalf("there are ways: %s", p.numbers(retreatsIn(p).ways(r)))
	}
	retreatsIn(p).unable(r)
	if p.onMap(u) || p.units[u].gone != eliminated {
		t.Error("it does not surrender")
	}
	p = field(t, "central", "attack", append(ring, at("ru.25-3", "19.30"))...)
	retreatsIn(p).unable(p.sendBack(t, "19.30", byCheck, 2, "ru.25-3"))
	if st := p.units[u]; st.lost != 2 || st.ce != 2 {
		t.Errorf("by a check it loses %d steps and is at %d", st.lost, st.ce)
	}
	p = field(t, "central", "attack", append(ring, at("ru.25-3", "19.30", `{"status":4}`))...)
	retreatsIn(p).unable(p.sendBack(t, "19.30", byCheck, 2, "ru.25-3"))
	if st := p.units[u]; st.lost != 4 || st.ce != 4 {
		t.Errorf("demoralized it loses %d steps", st.lost)
	}
}

// A retreat over a river without a bridge costs a level and the guns.
func TestRetreatOverARiver(t *testing.T) {
	rulestest.Cite(t, "11.2.4")
	p := field(t, "central", "attack", at("ru.25-3", "15.17"), at("ru.1-hv", "15.17"))
	from, to := p.find(t, "15.17"), p.find(t, "14.17")
	if !retreatsIn(p).unbridged(from, to) {
		t.Fatal("there is a bridge between 15.17 and 14.17")
	}
	p.sendBack(t, "15.17", byResult, 1, "ru.25-3", "ru.1-hv")
	p.lead(t, "14.17")
	if st := p.units[p.rs.unitOf("ru.25-3")]; st.ce != 1 || p.onMap(p.rs.unitOf("ru.1-hv")) {
		t.Errorf("the division is at %d; the guns are left: %v", st.ce, p.onMap(p.rs.unitOf("ru.1-hv")))
	}
}

// Who ends too many in a hex goes on where that helps, no more than has to.
func TestRetreatIntoACrowd(t *testing.T) {
	rulestest.Cite(t, "4.2.3", "11.2.1")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ru.27-3", "19.30"), at("ru.28-20", "20.30"), at("ru.29-20", "20.30"), at("ge.1-1", "18.30"))
	p.sendBack(t, "19.30", byResult, 1, "ru.25-3", "ru.27-3")
	p.lead(t, "20.30")
	if !retreatsIn(p).proceed() || len(p.retreats) != 1 {
		t.Fatalf("nobody goes on: %+v", p.retreats)
	}
	if r := &p.retreats[0]; !r.crowd || len(r.units) != 1 || r.left() != 1 {
		t.Errorf("%d go on for %d hexes", len(r.units), r.left())
	}
}

// Whoever stood where a retreat ends is not shown with those who come (4.2.6).
func TestARetreatShowsNobodyWhoStoodThere(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	p := field(t, "central", "attack", at("ru.25-3", "20.30"), at("ru.28-20", "20.30"), at("ge.1-1", "18.30"))
	p.combat = combat{target: p.find(t, "19.30")}
	top := p.topAt(russia, p.find(t, "20.30"))
	p.combat.add(top, defender, p.combat.target)
	p.stage = atAdvance
	for _, s := range p.View("central").Stacks {
		if s.Hex == "20.30" && (len(s.Units) != 1 || s.Units[0].Unit != p.UnitID(top)) {
			t.Errorf("%d units are shown", len(s.Units))
		}
	}
}

// Who ends farther from all supply of his command after two hexes loses a level, but not
// on a fortress.
func TestRetreatAwayFromSupply(t *testing.T) {
	rulestest.Cite(t, "11.2.3", "12.1")
	for _, c := range []struct {
		more []rules.UnitState
		back int8
		want int8
	}{
		{[]rules.UnitState{at("ru.train-3", "18.29")}, 2, 1},
		{[]rules.UnitState{at("ru.train-3", "18.29")}, 1, 0},
		{[]rules.UnitState{at("ru.train-3", "18.29"), at("ru.depot-1-army-major", "22.32")}, 2, 0},
		{nil, 2, 0},
		{[]rules.UnitState{at("ru.train-3", "18.29"), at("ru.fort-olita", "19.32")}, 2, 0},
	} {
		p := field(t, "central", "attack", append(c.more, at("ru.25-3", "19.32"), at("ge.1-1", "18.31"))...)
		p.combat = combat{target: p.find(t, "19.30")}
		p.combat.add(p.rs.unitOf("ru.25-3"), defender, p.combat.target).back = c.back
		checksIn(p).farFromSupply()
		if got := p.units[p.rs.unitOf("ru.25-3")].ce; got != c.want {
			t.Errorf("%+v, %d back: status %d, want %d", c.more, c.back, got, c.want)
		}
	}
}

// A stack of which one unit is at its end and another goes on can be saved.
func TestARetreatIsSaved(t *testing.T) {
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ru.27-3", "19.30"), at("ge.1-1", "18.30"))
	p.combat = combat{target: p.find(t, "19.30"), dice: [2]int8{1, 1}, lossDice: [2]int8{1, 1}}
	p.combat.add(p.rs.unitOf("ge.1-1"), attacker, p.find(t, "18.30"))
	for _, id := range []string{"ru.25-3", "ru.27-3"} {
		p.combat.add(p.rs.unitOf(id), defender, p.combat.target)
	}
	r := p.sendBack(t, "19.30", byCheck, 1, "ru.25-3", "ru.27-3")
	r.owes[1] = 2
	p.lead(t, "20.31")
	q, err := p.rs.Load(p.AppendJSON(nil))
	if err != nil {
		t.Fatal(err)
	}
	if got := q.(*Position).retreats[0].owes; !slices.Equal(got, []int8{0, 1}) {
		t.Errorf("they owe %v", got)
	}
}

// A retreat is of hexes, not of points, and of a stack together, guns included, whatever
// they can march.
func TestAStackRetreatsTogether(t *testing.T) {
	rulestest.Cite(t, "11.2", "11.2.1")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ru.gar-kow", "19.30"), at("ge.1-1", "18.30"))
	p.sendBack(t, "19.30", byResult, 2, "ru.25-3", "ru.gar-kow")
	p.lead(t, "20.31", "21.31")
	for _, id := range []string{"ru.25-3", "ru.gar-kow"} {
		if got := p.at(p.rs.unitOf(id)); got != p.find(t, "21.31") {
			t.Errorf("%s is in %s", id, p.Board().Number(got))
		}
	}
	if r := &p.retreats[0]; r.left() != 0 {
		t.Errorf("they have %d hexes left", r.left())
	}
}

// A pontoon bridge counts as one in a retreat: no level is lost and no guns are left.
func TestRetreatOverAPontoonBridge(t *testing.T) {
	rulestest.Cite(t, "11.2.4", "2.2")
	p := field(t, "central", "attack", at("ru.25-3", "15.17"), at("ru.1-hv", "15.17"))
	p.pontoons = []pontoon{{between: ends(p.find(t, "15.17"), p.find(t, "14.17")), nation: nationOf("russia")}}
	p.sendBack(t, "15.17", byResult, 1, "ru.25-3", "ru.1-hv")
	p.lead(t, "14.17")
	if st := p.units[p.rs.unitOf("ru.25-3")]; st.ce != 0 || p.at(p.rs.unitOf("ru.1-hv")) != p.find(t, "14.17") {
		t.Errorf("the division is at %d; the guns are in %s", st.ce, p.Board().Number(p.at(p.rs.unitOf("ru.1-hv"))))
	}
}

// Off the roads only three mountain guns retreat through mountains; other guns are lost.
func TestGunsInTheMountains(t *testing.T) {
	rulestest.Cite(t, "11.2.4")
	p := field(t, "russia", "attack")
	from, to := p.find(t, "20.109"), p.find(t, "20.110")
	if !retreatsIn(p).steep(from, to) {
		t.Fatal("there is a road from 20.109 to 20.110")
	}
	for id, lost := range map[string]bool{"ah.gar3": false, "ah.gar8": false, "ah.gar14": false, "ge.fa-kbg": true} {
		u := p.rs.unitOf(id)
		p.place(u, from)
		p.sendBack(t, "20.109", byResult, 1, id)
		retreatsIn(p).retreatStep(args{Unit: -1, Hex: to, From: from})
		if p.onMap(u) == lost {
			t.Errorf("%s is lost: %v", id, !p.onMap(u))
		}
		p.retreats = nil
	}
}
