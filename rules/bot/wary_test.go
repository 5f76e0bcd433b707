package bot

import (
	"testing"

	"vistula/data"
	"vistula/rules"
)

// Depots of Serbia/Galicia march few hexes and do not come back in time: one that stands
// alone is in danger from an enemy three hexes off, where its book weighs that.
func TestADepotKeepsThreeHexesFromTheEnemy(t *testing.T) {
	rs, err := rules.Open("greatwar", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	safety := func(enemy, beside string) float64 {
		s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 5, Side: "austria", Phase: "movement", Units: []rules.UnitState{
			{ID: "ah.depot-2", Hex: "g1117"}, {ID: "ah.corps-2", Hex: beside}, {ID: "ru.corps-9", Hex: enemy},
		}}
		p, err := rs.SetUp(s)
		if err != nil {
			t.Fatal(err)
		}
		f := rules.Sit(p, "").Facts(nil)
		j, err := newJudge(p, f, "austria", taste{})
		if err != nil {
			t.Fatal(err)
		}
		j.appraise(p, f, f.SideIndex("austria"))
		return j.values[termSafety]
	}
	four, three, two := safety("g1113", "g1219"), safety("g1114", "g1219"), safety("g1115", "g1219")
	if four != 0 || three >= 0 || two >= three {
		t.Errorf("alone before an enemy four, three and two hexes off it is judged %v, %v and %v", four, three, two)
	}
	if covered := safety("g1114", "g1117"); covered <= three || covered >= 0 {
		t.Errorf("covered it is judged %v, alone %v", covered, three)
	}
}
