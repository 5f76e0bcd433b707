package scene_test

import (
	"testing"

	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// One's own attacks, in which the enemy chose its losses or went back, are answers;
// whatever else it did or lost is not.
func TestAnswersAreOnesOwnAttacksOnly(t *testing.T) {
	fight := scene.Scene{Kind: scene.Battle, Line: chronicle.Line{Battle: &chronicle.Battle{Attacker: "austria", Defender: "russia"}}}
	march := scene.Scene{Kind: scene.March, Line: chronicle.Line{Hexes: []string{"1.01", "1.02"}}}
	hunger := scene.Scene{Kind: scene.Other, Line: chronicle.Line{Tolls: []chronicle.UnitToll{{Side: "austria"}}}}
	if !scene.Sum([]scene.Scene{fight}).Answers("austria") {
		t.Error("what the enemy chose in one's own attack is no answer")
	}
	for _, other := range [][]scene.Scene{{fight, march}, {fight, hunger}} {
		if scene.Sum(other).Answers("austria") {
			t.Errorf("%v is taken for an answer", other)
		}
	}
	if scene.Sum([]scene.Scene{fight}).Answers("russia") {
		t.Error("an attack of the enemy is taken for one's own")
	}
}
