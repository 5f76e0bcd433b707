package bot_test

import (
	"context"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// No level begins an attack that promises less than to leave it, unless the rules demand
// one; and each attack that it begins it gives a reason for.
func TestNoAttackIsBegunWithoutAReason(t *testing.T) {
	for _, id := range []string{"fury", "galicia", "greatwar", "tannenberg", "twilight"} {
		for _, level := range []string{"level1", "level2-bold"} {
			begun := 0
			p := open(t, id, 11)
			sides := p.Ruleset().Scenarios()[0].Sides
			players := map[rules.Side]bot.Player{sides[0]: player(t, level, 3, 500), sides[1]: player(t, level, 4, 500)}
			for n := 0; n < 4000 && p.Outcome() == nil && (p.Status().Turn <= 2 || begun == 0); n++ {
				st := p.Status()
				seat := rules.Sit(p, st.ToAct)
				a := players[st.ToAct].Choose(context.Background(), seat)
				if a.BeginsAttack() {
					begun++
					why := players[st.ToAct].(bot.Intending).Intention().Attacks
					mayEnd := slices.ContainsFunc(seat.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbDone })
					switch {
					case len(why) == 0 || why[len(why)-1].Hex != a.Hex:
						t.Errorf("%s, %s: %+v has no reason in %+v", id, level, a, why)
					case why[len(why)-1].Must && mayEnd:
						t.Errorf("%s, %s: %+v was not demanded", id, level, a)
					case !why[len(why)-1].Must && why[len(why)-1].Gain <= 0:
						t.Errorf("%s, %s: %+v promises %v", id, level, a, why[len(why)-1].Gain)
					}
				}
				if _, err := p.Do(a); err != nil {
					t.Fatal(err)
				}
			}
			if begun == 0 {
				t.Errorf("%s, %s: no attack was begun", id, level)
			}
		}
	}
}

// An attack that was thought over is fought out, however many there are in a phase.
func TestNoAttackThatCanBeFoughtIsCalledOff(t *testing.T) {
	rolls := map[int]int{}
	p := open(t, "tannenberg", 78)
	players := map[rules.Side]bot.Player{"russia": player(t, "level1", 5, 100000), "central": player(t, "level1", 5, 100000)}
	for p.Outcome() == nil && p.Status().Turn <= 8 {
		st := p.Status()
		seat := rules.Sit(p, st.ToAct)
		a := players[st.ToAct].Choose(context.Background(), seat)
		switch a.Verb {
		case rules.VerbRoll:
			rolls[st.Turn]++
		case rules.VerbCancel:
			if slices.ContainsFunc(seat.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbRoll }) {
				t.Errorf("turn %d: %s calls off an attack that it could roll for", st.Turn, st.ToAct)
			}
		}
		if _, err := p.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	most := 0
	for _, n := range rolls {
		most = max(most, n)
	}
	if most < 6 {
		t.Errorf("no more than %d attacks are made in a turn", most)
	}
}
