package twilight

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// ringed has enemies in all six hexes around 19.30.
func ringed(more ...rules.UnitState) []rules.UnitState {
	return append([]rules.UnitState{at("ge.1-1", "18.30"), at("ge.2-1", "19.29"), at("ge.35-17", "20.30"), at("ge.36-17", "20.31"), at("ge.37-20", "19.31"), at("ge.41-20", "18.31")}, more...)
}

// Of forces that cannot retreat from their checks each suffers for the hexes that it had
// to go itself.
func TestEachForcePaysForItsOwnHexes(t *testing.T) {
	rulestest.Cite(t, "11.2.6")
	p := field(t, "central", "attack", ringed(at("ru.25-3", "19.30"), at("ru.27-3", "19.30"), at("ru.kowno", "19.30"))...)
	r := p.sendBack(t, "19.30", byCheck, 1, "ru.25-3", "ru.27-3", "ru.kowno")
	r.owes[slices.Index(r.units, p.rs.unitOf("ru.27-3"))] = 2
	retreatsIn(p).unable(r)
	for id, want := range map[string]int8{"ru.25-3": 1, "ru.27-3": 2} {
		if st := p.units[p.rs.unitOf(id)]; st.lost != want || st.ce != want {
			t.Errorf("%s has lost %d and is at %d, want %d", id, st.lost, st.ce, want)
		}
	}
}

// A force that gets part of the way before it is stopped does not surrender; one that the
// result sends back and that is ringed does, with the Asset Units of it.
func TestWhoSurrenders(t *testing.T) {
	rulestest.Cite(t, "11.2.6")
	p := field(t, "central", "attack", ringed(at("ru.25-3", "19.30"), at("ru.kowno", "19.30"), at("ru.1-hv", "19.30"))...)
	retreatsIn(p).unable(p.sendBack(t, "19.30", byResult, 1, "ru.25-3", "ru.kowno", "ru.1-hv"))
	for _, id := range []string{"ru.25-3", "ru.kowno", "ru.1-hv"} {
		if p.onMap(p.rs.unitOf(id)) {
			t.Errorf("%s is still there", id)
		}
	}
	p = field(t, "central", "attack", ringed(at("ru.25-3", "20.33"))...)
	p.sendBack(t, "20.33", byResult, 3, "ru.25-3")
	p.lead(t, "21.33")
	retreatsIn(p).unable(&p.retreats[0])
	if st := p.units[p.rs.unitOf("ru.25-3")]; st.gone != onBoard || st.lost != 2 || st.ce != 2 {
		t.Errorf("it has lost %d and is at %d", st.lost, st.ce)
	}
}

// Who is too many where a retreat ends goes on: as few units as have to, the smallest that
// do, and the Asset Units of their force with them.
func TestWhoGoesOnForWantOfRoom(t *testing.T) {
	rulestest.Cite(t, "4.2.3", "11.2.1")
	for _, c := range []struct {
		what         string
		there, comes []string
		want         string
	}{
		{"a division alone makes enough room", []string{"ru.28-20", "ru.29-20", "ru.5-rf"}, []string{"ru.1-rf", "ru.25-3"}, "ru.25-3"},
		{"a brigade does", []string{"ru.28-20", "ru.29-20"}, []string{"ru.25-3", "ru.5-rf"}, "ru.5-rf"},
		{"both have to", []string{"ru.28-20", "ru.29-20", "ru.27-3"}, []string{"ru.25-3", "ru.5-rf"}, "ru.25-3 ru.5-rf"},
		{"with what belongs to it", []string{"ru.28-20", "ru.29-20", "ru.27-3"}, []string{"ru.25-3", "ru.kowno", "ru.1-hv"}, "ru.25-3 ru.kowno ru.1-hv"},
		{"the third gun", []string{"ru.2-hv", "ru.28-20", "ru.gar-oss"}, []string{"ru.25-3", "ru.1-hv"}, "ru.1-hv"},
		{"nobody", []string{"ru.28-20", "ru.29-20"}, []string{"ru.25-3", "ru.kowno"}, ""},
	} {
		units := []rules.UnitState{at("ge.1-1", "18.30")}
		for _, id := range c.there {
			units = append(units, at(id, "20.30"))
		}
		for _, id := range c.comes {
			units = append(units, at(id, "19.30"))
		}
		p := field(t, "central", "attack", units...)
		p.sendBack(t, "19.30", byResult, 1, c.comes...)
		p.lead(t, "20.30")
		retreatsIn(p).proceed()
		got := ""
		for _, r := range p.retreats {
			for i, u := range r.units {
				if i > 0 {
					got += " "
				}
				got += p.UnitID(u)
			}
		}
		if got != c.want {
			t.Errorf("%s: %q go on, want %q", c.what, got, c.want)
		}
	}
}

// Who looks for room and finds no way stays where the retreat ended; it does not surrender.
func TestNoRoomIsNoSurrender(t *testing.T) {
	rulestest.Cite(t, "4.2.3")
	p := field(t, "central", "attack", ringed(at("ru.25-3", "19.30"))...)
	r := p.sendBack(t, "19.30", byResult, 1, "ru.25-3")
	r.crowd = true
	retreatsIn(p).unable(r)
	if st := p.units[p.rs.unitOf("ru.25-3")]; st.gone != onBoard || st.lost != 0 || st.ce != 0 {
		t.Errorf("it suffers: %+v", st)
	}
}

// The attacker's stacks find their room before the defender goes back.
func TestTheAttackerGoesBackFirst(t *testing.T) {
	rulestest.Cite(t, "11.3")
	p := field(t, "russia", "attack", at("ge.1-1", "19.30"), at("ru.25-3", "18.30"), at("ru.27-3", "17.30"), at("ru.28-20", "17.30"), at("ru.29-20", "17.30"))
	p.sendBack(t, "18.30", byResult, 1, "ru.25-3")
	p.sendBack(t, "19.30", byResult, 1, "ge.1-1")
	p.lead(t, "17.30")
	if !retreatsIn(p).proceed() || retreatsIn(p).leader() != russia || !p.retreats[0].crowd {
		t.Errorf("next goes %s", sideIDs[retreatsIn(p).leader()])
	}
}

// Withheld defenders lose levels in zones of control, but neither for a river nor for
// leading away from supply; their guns are lost in the river.
func TestWhatWithheldDefendersSuffer(t *testing.T) {
	rulestest.Cite(t, "10.1.5", "11.2.3", "11.2.4")
	for _, out := range []bool{false, true} {
		want := int8(1)
		if out {
			want = 0
		}
		p := field(t, "central", "attack", at("ru.25-3", "15.17"), at("ru.28-20", "15.17"), at("ru.1-hv", "15.17"))
		p.combat = combat{target: p.find(t, "15.17")}
		p.combat.add(p.rs.unitOf("ru.28-20"), defender, p.combat.target)
		for _, id := range []string{"ru.25-3", "ru.1-hv"} {
			p.combat.add(p.rs.unitOf(id), defender, p.combat.target).out = out
		}
		p.sendBack(t, "15.17", byResult, 1, "ru.25-3", "ru.28-20", "ru.1-hv")
		p.lead(t, "14.17")
		if a, b := p.units[p.rs.unitOf("ru.25-3")].ce, p.units[p.rs.unitOf("ru.28-20")].ce; a != want || b != 1 || p.onMap(p.rs.unitOf("ru.1-hv")) {
			t.Errorf("withheld %v: over the river they are at %d and %d", out, a, b)
		}
		p = field(t, "central", "attack", at("ru.25-3", "19.32"), at("ge.1-1", "18.31"), at("ru.train-3", "18.29"))
		p.combat = combat{target: p.find(t, "19.30")}
		x := p.combat.add(p.rs.unitOf("ru.25-3"), defender, p.combat.target)
		x.back, x.out = 2, out
		checksIn(p).farFromSupply()
		if got := p.units[p.rs.unitOf("ru.25-3")].ce; got != want {
			t.Errorf("withheld %v: away from supply it is at %d", out, got)
		}
		p = field(t, "central", "attack", at("ru.25-3", "19.30"), at("ge.1-1", "20.32"))
		p.combat = combat{target: p.find(t, "19.30")}
		p.combat.add(p.rs.unitOf("ru.25-3"), defender, p.combat.target).out = out
		p.sendBack(t, "19.30", byResult, 1, "ru.25-3")
		p.lead(t, "20.31")
		if got := p.units[p.rs.unitOf("ru.25-3")].ce; got != 1 {
			t.Errorf("withheld %v: in a zone it is at %d", out, got)
		}
	}
}

// What counts for leading away from supply are the hexes that a unit was required to go,
// even if it came only part of the way.
func TestRequiredHexesCount(t *testing.T) {
	rulestest.Cite(t, "11.2.3")
	for hexes, want := range map[int8]int8{1: 0, 2: 1} {
		p := field(t, "central", "attack", at("ru.25-3", "19.31"), at("ge.1-1", "18.30"), at("ru.train-3", "18.29"))
		p.combat = combat{target: p.find(t, "19.31")}
		p.combat.add(p.rs.unitOf("ru.25-3"), defender, p.combat.target)
		p.sendBack(t, "19.31", byResult, hexes, "ru.25-3")
		p.lead(t, "19.32") // and no farther
		checksIn(p).farFromSupply()
		if got := p.units[p.rs.unitOf("ru.25-3")].ce; got != want {
			t.Errorf("required to go %d hexes it is at %d, want %d", hexes, got, want)
		}
	}
}

// An Asset Unit makes its check with a formation that fought beside it, of its own nation,
// not with one that was withheld.
func TestWithWhomAnAssetUnitIsChecked(t *testing.T) {
	rulestest.Cite(t, "2.1", "6.4.1", "7.2")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ru.28-20", "19.30"), at("ru.kowno", "19.30"), at("ge.1-1", "18.30"), at("ah.prz-gar-1", "18.30"))
	list := func(ids ...string) [][]int16 {
		var units []int16
		for _, id := range ids {
			units = append(units, p.rs.unitOf(id))
		}
		return checksIn(p).tested(units)
	}
	for _, c := range []struct {
		units []string
		want  [][]string
	}{
		{[]string{"ru.25-3", "ru.28-20", "ru.kowno"}, [][]string{{"ru.25-3", "ru.kowno"}, {"ru.28-20"}}},
		{[]string{"ru.28-20", "ru.kowno"}, [][]string{{"ru.28-20", "ru.kowno"}}},
		{[]string{"ru.kowno"}, [][]string{{"ru.kowno"}}},
		{[]string{"ge.1-1", "ah.prz-gar-1"}, [][]string{{"ge.1-1"}, {"ah.prz-gar-1"}}},
	} {
		got := list(c.units...)
		if len(got) != len(c.want) {
			t.Fatalf("%v: %d forces", c.units, len(got))
		}
		for i := range got {
			if ids := p.IDs(got[i]...); !slices.Equal(ids, c.want[i]) {
				t.Errorf("%v: force %d is %v, want %v", c.units, i+1, ids, c.want[i])
			}
		}
	}
}

// Five zones cost three levels at most, a step from the second on with each, and the guns
// with the second; friends in a hex take its zone away.
func TestUpToFiveZones(t *testing.T) {
	rulestest.Cite(t, "11.2.5")
	p := field(t, "central", "attack", at("ru.25-3", "19.30"), at("ru.1-hv", "19.30"), at("ge.1-1", "20.32"), at("ge.2-1", "22.33"), at("ge.35-17", "23.35"), at("ru.54-r", "22.32"))
	p.sendBack(t, "19.30", byResult, 6, "ru.25-3", "ru.1-hv")
	u, guns := p.rs.unitOf("ru.25-3"), p.rs.unitOf("ru.1-hv")
	for _, c := range []struct {
		hex      string
		ce, lost int8
		guns     bool
	}{
		{"20.31", 1, 0, true}, {"21.31", 2, 1, false}, {"22.32", 2, 1, false}, {"23.33", 3, 2, false}, {"23.34", 3, 3, false}, {"24.35", 3, 4, false},
	} {
		p.lead(t, c.hex)
		if st := p.units[u]; st.ce != c.ce || st.lost != c.lost || p.onMap(guns) != c.guns {
			t.Errorf("%s (zone %v): status %d and %d steps lost, guns %v; want %+v", c.hex, p.zone(russia, st.hex), st.ce, st.lost, p.onMap(guns), c)
		}
	}
}

// A unit may die between the announcement of its attack and the attack, as one does that a
// Repulse pushes through enemy zones; the position can be saved then, and the others attack.
func TestAnAttackerThatDiedBeforeItsAttack(t *testing.T) {
	rulestest.Cite(t, "10.1")
	p := field(t, "central", "attack", at("ge.1-1", "20.33"), at("ge.masurian", "20.32"), at("ru.kowno", "21.32"), at("ru.25-3", "19.30"), at("ge.2-1", "18.30"))
	u := p.rs.unitOf
	p.attacks = []attack{{target: p.find(t, "19.30"), units: []int16{u("ge.2-1")}},
		{target: p.find(t, "21.32"), units: []int16{u("ge.1-1"), u("ge.masurian")}, pushed: []int16{u("ge.masurian")}}}
	p.stage = atOrder
	harmTo(p).eliminate(u("ge.masurian"), "it cannot retreat", "11.2.6")
	loaded, err := p.rs.Load(p.AppendJSON(nil))
	if err != nil {
		t.Fatal(err)
	}
	q := loaded.(*Position)
	if got := q.IDs(q.attacks[1].pushed...); !slices.Equal(got, []string{"ge.masurian"}) {
		t.Errorf("%v were pushed away", got)
	}
	if r := battleIn(q).mayRecall(args{Hex: q.find(t, "21.32")}); r != refuseOwed {
		t.Errorf("the attack can be called off: %v", r)
	}
	battleIn(q).fight(q.find(t, "21.32"))
	if got := q.IDs(q.combat.units(attacker)...); !slices.Equal(got, []string{"ge.1-1"}) {
		t.Errorf("there attack %v", got)
	}
}
