package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestCavalryWithdraws(t *testing.T) {
	rulestest.Cite(t, "12.1", "12.11", "12.12", "12.13", "12.14", "12.16")
	units := `allied withdrawal 3
		ru.corps-7 g0505
		ah.cav-6 g0506
		ah.corps-10 g0604
		ah.cav-4 g0509`
	g := place(t, units)
	g.Stage("withdraw", "austria")
	g.Refuses("withdraw ah.corps-10", "12.11") // not cavalry
	g.Refuses("withdraw ah.cav-4", "12.11")    // not next to an enemy
	g.Throw("withdraw ah.cav-6", 4)
	g.Stage("attack", "allied") // it stays, and nobody else could go
	g = place(t, units)
	g.Throw("withdraw ah.cav-6", 5)
	g.Stage("fall-back", "austria")
	g.Refuses("back g0605", "12.13") // an enemy zone
	g.Refuses("back g0505", "12.13") // the enemy himself
	g.Refuses("back g0707", "12.13") // not the next hex
	g.Refuses("back g0406", "12.13") // away from the railway at g0808
	g.Do("back g0606")
	g.Refuses("back g0507", "12.11") // not two hexes away
	g.Do("back g0707")
	g.is("ah.cav-6", "g0707")
	if _, state := g.Record("ah.cav-6"); state["spent"] != nil {
		t.Errorf("the withdrawal has cost points: %v", state)
	}
	g.Stage("follow", "allied")
	g.Do("follow ru.corps-7")
	g.is("ru.corps-7", "g0506")
}

func TestFollowersKeepTheStackingLimit(t *testing.T) {
	rulestest.Cite(t, "12.16")
	g := place(t, `allied withdrawal 3
		ru.corps-7 g0505
		ru.corps-8 g0505
		ru.corps-9 g0405
		ah.cav-6 g0506`)
	g.Throw("withdraw ah.cav-6", 6)
	g.Do("back g0606", "back g0707", "follow ru.corps-7", "follow ru.corps-9")
	g.Refuses("follow ru.corps-8", "4.0") // nobody else fits, so the phase went on
	g.is("ru.corps-8", "g0505")
}

// Cavalry may end beside the enemy only where friends stand, and does not help
// them then.
func TestCavalryFallsBackOnFriends(t *testing.T) {
	rulestest.Cite(t, "12.13", "12.15", "12.17")
	g := place(t, `allied withdrawal 3
		ru.corps-7 g0505
		ru.corps-8 g0706
		ah.cav-6 g0506
		ah.div-43 g0607`)
	g.Throw("withdraw ah.cav-6", 6)
	g.Refuses("back g0606", "12.13") // in the zone of the VIII Corps
	g.Do("back g0507", "back g0508")
	g.is("ah.cav-6", "g0508")
	if g.flag("ah.cav-6", "retreated") {
		t.Error("in an empty hex it defends")
	}
	g = place(t, `allied withdrawal 3
		ru.corps-7 g0505
		ru.corps-8 g0708
		ah.cav-6 g0506
		ah.div-43 g0607`)
	g.Throw("withdraw ah.cav-6", 6)
	g.Do("back g0507", "back g0607")
	if !g.flag("ah.cav-6", "retreated") {
		t.Error("with friends it does not add to the defence")
	}
	// In the enemy's zone it may be attacked with them, of whom the division alone counts.
	g.until("allied", "attack", 3)
	g.prepare("g0607", "ru.corps-8")
	if d := g.Sheet().Defender; len(d.Units) != 1 || d.Units[0].Unit != "ah.div-43" || len(d.Withheld) != 1 || d.Withheld[0].Unit != "ah.cav-6" {
		t.Errorf("the defence is %+v", d)
	}
}
