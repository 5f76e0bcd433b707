package greatwar_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// A computer player carries supply forward: Lemberg is worth as much as is left of the game
// when supply can be there.
func TestSupplyIsWorthWhatItComesInTimeFor(t *testing.T) {
	// A depot at Brody, where the railway ends, and one on the road from there to Lemberg.
	far := rulestest.Appraised(t, place(t, "allied movement 9\nru.depot-1-4 g1005\nru.corps-9 g1106").P, "allied", "")
	near := rulestest.Appraised(t, place(t, "allied movement 9\nru.depot-1-4 g1107\nru.corps-9 g1106").P, "allied", "")
	if near["haul"] <= far["haul"] {
		t.Errorf("with the depot closer to Lemberg %v points can still be earned, before %v", near["haul"], far["haul"])
	}
	if near["chain"] <= far["chain"] {
		t.Errorf("the depot is %v turns behind, before %v", -near["chain"], -far["chain"])
	}
	late := rulestest.Appraised(t, place(t, "allied movement 13\nru.depot-1-4 g1107\nru.corps-9 g1106").P, "allied", "")
	if late["haul"] >= near["haul"] {
		t.Errorf("on the last turn %v points can still be earned, four turns before %v", late["haul"], near["haul"])
	}
}

// A headquarters is worth the strength that it could command where it stands, and no more
// than it can take.
func TestHeadquartersAreWorthWhomTheyReach(t *testing.T) {
	const corps = "ah.hq-1-dankl g0506\nah.corps-10 g0506\nah.corps-1 g0507\nah.corps-5 g0508\nah.corps-2 g0509"
	led := func(units, at string) float64 {
		return rulestest.Appraised(t, place(t, "austria movement 3\n"+units).P, "austria", at)["led"]
	}
	all := led(corps, "")
	if all <= 0 {
		t.Fatalf("a headquarters among four corps leads %v", all)
	}
	if away := led(corps, "ah.corps-2 g0512"); away >= all {
		t.Errorf("with a corps out of the radius it leads %v, with all in it %v", away, all)
	}
	if gone := led(corps, "ah.hq-1-dankl g0515"); gone != 0 {
		t.Errorf("nine hexes away it leads %v", gone)
	}
	if more := led(corps+"\nah.corps-6 g0506", ""); more != all {
		t.Errorf("with a fifth corps, beyond its strength of sixteen, it leads %v, with four %v", more, all)
	}
}

// Attrition takes half of a corps on three dice of six, and earns nobody points; it takes all
// of a division of one step, with its stacking points. The enemy still marches before his.
func TestWhatStarvesIsWorthWhatAttritionTakes(t *testing.T) {
	const far = "g2212" // between Stryj and Stanislau, from where no supply comes
	wasting := func(units, side string) float64 {
		return rulestest.Appraised(t, place(t, side+" movement 5\n"+units).P, rules.Side(side), "")["wasting"]
	}
	const last = ` {"lost":1}`
	corps, cavalry := wasting("ru.corps-9 "+far, "allied"), wasting("ru.cav-7 "+far+last, "allied")
	if corps >= 0 || cavalry >= corps {
		t.Errorf("out of supply a corps is judged %v, the last step of a cavalry division %v", corps, cavalry)
	}
	if home := wasting("ru.cav-7 g1005", "allied"); home != 0 {
		t.Errorf("at Brody, on the railway, it is judged %v", home)
	}
	if hq := wasting("ah.hq-1-dankl g0506", "austria"); hq != 0 {
		t.Errorf("a headquarters, which never starves (9.24), is judged %v", hq)
	}
	if theirs := wasting("ru.cav-7 "+far+last, "austria"); theirs <= 0 || theirs >= -cavalry {
		t.Errorf("the enemy's division is judged %v, one's own %v", theirs, cavalry)
	}
}
