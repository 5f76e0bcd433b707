package twilight

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestFailedChecks(t *testing.T) {
	rulestest.Cite(t, "11.3.2a")
	for _, c := range []struct {
		by     int
		status int8
		want   failure
	}{
		{1, 0, failure{levels: 1}}, {3, 2, failure{levels: 1}}, {2, 0, failure{levels: 1}},
		{4, 0, failure{levels: 2, hexes: 1}}, {7, 1, failure{levels: 2, hexes: 1}}, {6, 0, failure{levels: 2, hexes: 1}}, // V002-22
		{8, 0, failure{levels: 3, hexes: 1}}, {11, 0, failure{levels: 3, hexes: 1}},
		{12, 0, failure{levels: 4, hexes: 2}},                       // demoralized at once
		{4, 2, failure{levels: 2, hexes: 2}},                        // V002-21
		{1, 3, failure{levels: 1, hexes: 1}},                        // only for becoming demoralized
		{8, 2, failure{levels: 2, hexes: 2, steps: 1, disorder: 1}}, // V002-22
		{8, 3, failure{levels: 1, hexes: 3, steps: 1, disorder: 2}},
		{12, 3, failure{levels: 1, hexes: 3, steps: 2, disorder: 2}},
		{15, 1, failure{levels: 3, hexes: 2, steps: 1, disorder: 1}},
	} {
		if got := failed(c.by, c.status); got != c.want {
			t.Errorf("failed by %d at status %d: %+v, want %+v", c.by, c.status, got, c.want)
		}
	}
}

func TestFailedChecksOfTheDemoralized(t *testing.T) {
	rulestest.Cite(t, "11.3.2b")
	for by, want := range map[int]failure{
		1: {hexes: 1, steps: 1}, 3: {hexes: 1, steps: 1},
		4: {hexes: 1, steps: 2, disorder: 1}, 7: {hexes: 1, steps: 2, disorder: 1},
		8: {hexes: 2, steps: 2, disorder: 2}, 11: {hexes: 2, steps: 2, disorder: 2},
		12: {hexes: 2, steps: 3, disorder: 2}, 20: {hexes: 2, steps: 3, disorder: 2},
	} {
		if got := failedAgain(by); got != want {
			t.Errorf("failed by %d: %+v, want %+v", by, got, want)
		}
	}
}

func TestFailedChecksOfAssets(t *testing.T) {
	rulestest.Cite(t, "6.4.2")
	for by, want := range map[int]failure{2: {steps: 1}, 5: {steps: 2, hexes: 1}, 9: {steps: 3, hexes: 1}, 12: {steps: 4, hexes: 1}} {
		if got := failedAlone(by); got != want {
			t.Errorf("failed by %d: %+v, want %+v", by, got, want)
		}
	}
}

// The example after 11.3.2b (V002-22): two formations have gone back two hexes out of a
// position of level 2. A 12 is 16 for the one that lost a step, which fails by 6, and 15
// for the one with its reduced side up, which fails by 8.
func TestPostCombatCheckExample(t *testing.T) {
	rulestest.Cite(t, "11.3.1", "11.3.2", "11.3.2a")
	p := field(t, "central", "attack", at("ru.25-3", "21.31", `{"lost":1}`), at("ru.1-tk-1-tk", "21.31", `{"lost":2,"status":2}`), at("ge.1-1", "18.30"))
	p.works = []work{{hex: p.find(t, "19.30"), level: 2, side: russia}}
	p.combat = combat{target: p.find(t, "19.30")}
	for _, id := range []string{"ru.25-3", "ru.1-tk-1-tk"} {
		p.combat.add(p.rs.unitOf(id), defender, p.combat.target).result = 2
	}
	p.combat.add(p.rs.unitOf("ge.1-1"), attacker, p.find(t, "18.30"))
	p.combat.fighters[0].lost = 1
	for i, want := range []struct {
		modifier     int
		hexes        int8
		status, lost int8
		disorder     int8
	}{{4, 1, 2, 1, 0}, {3, 2, 4, 3, 1}} {
		force := checksIn(p).forces(defender)[i]
		n := rules.SumOf(checksIn(p).modifiers(defender, force))
		hexes := checksIn(p).judge(force, 12+n)
		if st := p.units[force[0]]; n != want.modifier || hexes != want.hexes || st.ce != want.status || st.lost != want.lost || st.disorder != want.disorder {
			t.Errorf("%s: %+d, back %d, status %d, %d lost, D%d; want %+v", p.UnitID(force[0]), n, hexes, st.ce, st.lost, st.disorder, want)
		}
	}
}
