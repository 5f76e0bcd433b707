package twilight_test

import (
	"context"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/rulestest"
)

// The Facts do not tell what ammunition is good for: by habit it is given to attacks.
func TestALevelGivesItsAttacksAmmunition(t *testing.T) {
	g := supplied(t, "ru.25-3 18.30\nru.27-3 19.29\nru.depot-1-army-major 16.28", "ru.25-3", "ru.27-3")
	player, err := bot.New("level1", 1)
	if err != nil {
		t.Fatal(err)
	}
	player.(bot.Thinker).Limit(200)
	if a := player.Choose(context.Background(), rules.Sit(g.P, "russia")); a.Verb != "ap-auto" && a.Verb != "ap" {
		t.Errorf("it goes on with %v", a)
	}
}

// Whom the next Supply Phase finds out of supply is foreseen by corps and army, on the map
// and where a player only imagines somebody to stand.
func TestTheNextSupplyPhaseIsForeseen(t *testing.T) {
	rulestest.Cite(t, "14.2.1", "14.2.2", "14.3.1", "14.3.2", "8.2.7")
	const depot = "ru.depot-1-army-major 36.19"
	for _, c := range []struct {
		name, units string
		moved       string // who stands elsewhere in what is imagined
		from        string // where it stands on the map then
		out         bool
	}{
		{"by the train of its corps", "ru.27-3 47.18\nru.train-3 43.18\n" + depot, "ru.27-3 47.18", "36.20", false},
		{"by the train of its corps", "ru.27-3 47.18\nru.train-3 43.18\n" + depot, "ru.train-3 43.18", "36.20", false},
		{"by the train of its corps", "ru.27-3 47.18\nru.train-3 43.18\n" + depot, "ru.depot-1-army-major 36.19", "28.16", false},
		{"by the train of another corps", "ru.27-3 47.18\nru.train-4 43.18\n" + depot, "ru.27-3 47.18", "36.20", true},
		{"beyond its train", "ru.27-3 53.18\nru.train-3 43.18\n" + depot, "ru.27-3 53.18", "47.18", true},
		{"the train too far from the depot", "ru.27-3 51.18\nru.train-3 48.18\n" + depot, "ru.train-3 48.18", "43.18", true},
		{"the depot of another army", "ru.27-3 47.18\nru.train-3 43.18\nru.depot-2-army-major 36.19", "ru.train-3 43.18", "36.20", true},
		{"the depot off the railway", "ru.27-3 47.18\nru.train-3 43.18\nru.depot-1-army-major 36.20", "ru.depot-1-army-major 36.20", "36.19", true},
	} {
		t.Run(c.name+", "+c.moved, func(t *testing.T) {
			const others = "russia movement 3\nge.6-lw 80.30\n"
			there := rulestest.Appraised(t, place(t, others+c.units).P, "russia", "")["starving"]
			if (there < 0) != c.out {
				t.Errorf("on the map it is %v", there)
			}
			elsewhere := strings.Replace(c.units, c.moved, strings.Fields(c.moved)[0]+" "+c.from, 1)
			if got := rulestest.Appraised(t, place(t, others+elsewhere).P, "russia", c.moved)["starving"]; got != there {
				t.Errorf("imagined it is %v, on the map %v", got, there)
			}
		})
	}
}

// What else the rulebook's terms tell apart: the first of each pair is the better.
func TestTheTermsTellGoodFromBad(t *testing.T) {
	rulestest.Cite(t, "4.2.4", "7.1", "8.2.7", "9.8", "12.4", "14.5")
	for _, c := range []struct {
		term, side, common, good, bad string
	}{
		{"spirit", "russia", "ge.6-lw 80.30", "ru.27-3 47.18", `ru.27-3 47.18 {"status":2}`},
		{"spirit", "russia", "ru.27-3 47.18", `ge.6-lw 80.30 {"status":1}`, "ge.6-lw 80.30"},
		{"baggage", "russia", "ge.6-lw 49.18\nru.27-3 46.18", "ru.train-3 45.18", "ru.train-3 47.18"},
		{"baggage", "russia", "ge.6-lw 49.18\nru.27-3 46.18", "ru.train-3 46.18", "ru.train-3 46.19"},
		{"garrisons", "central", "ru.27-3 46.18", "ge.kg-div-kg 56.19", "ge.kg-div-kg 53.19"},
		{"depots", "russia", "ge.6-lw 80.30\nru.27-3 40.18", "ru.depot-1-army-major 36.19", "ru.depot-1-army-major 28.16"},
		{"depots", "russia", "ge.6-lw 80.30\nru.27-3 40.18", "ru.depot-1-army-major 36.19", "ru.depot-2-army-major 36.19"},
		{"depots", "russia", "ge.6-lw 80.30\nru.27-3 40.18", "ru.depot-1-army-major 36.19", `ru.depot-1-army-major 36.19 {"settling":1}`},
		{"scanty", "russia", "ge.6-lw 80.30\nru.train-3 43.18\nru.depot-1-army-major 36.19", "ru.27-3 47.18", "ru.27-3 50.18"},
		{"cut-off", "russia", "ru.27-3 46.18", "ge.6-lw 28.20", "ge.6-lw 80.30"},
		{"arrivals", "central", "ru.27-3 46.18\nge.1-1 61.30\nge.2-1 61.30", `ge.35-17 86.38 {"train":{"mode":3,"account":1,"to":"61.30"}}`, `ge.35-17 86.38 {"train":{"mode":3,"account":1,"to":"61.30"}}
			ge.36-17 87.38 {"train":{"mode":3,"account":1,"to":"61.30"}}`},
		{"arrivals", "central", `ru.27-3 46.18
			ge.1-1 61.30 {"task":"detraining","spent":252,"train":{"mode":3,"account":1,"to":"61.30"}}
			ge.2-1 61.30 {"train":{"mode":3,"account":1,"to":"86.38"}}`, "ge.35-17 61.30\nge.36-17 61.30", "ge.35-17 61.30\nge.36-17 61.30\nge.37-20 61.30"},
	} {
		at := func(units string) float64 {
			return rulestest.Appraised(t, place(t, "russia movement 5\n"+c.common+"\n"+units).P, rules.Side(c.side), "")[c.term]
		}
		if good, bad := at(c.good), at(c.bad); good <= bad {
			t.Errorf("%s: %s is worth %v, %s %v", c.term, c.good, good, c.bad, bad)
		}
	}
}

// A depot rides after its army, where the army would go short without it.
func TestALevelBringsItsDepotsForward(t *testing.T) {
	rulestest.Cite(t, "8.2.7")
	g := place(t, "russia movement 3\nge.6-lw 54.18\nru.27-3 49.18\nru.25-3 49.18\nru.train-3 46.18\nru.depot-1-army-major 28.16")
	if rulestest.Appraised(t, g.P, "russia", "")["starving"] == 0 {
		t.Fatal("nobody needs it: the position is no trial")
	}
	player, err := bot.New("level1", 1)
	if err != nil {
		t.Fatal(err)
	}
	player.(bot.Thinker).Limit(3000)
	for g.P.Status().Phase == "movement" && g.P.Status().ToAct == "russia" {
		if _, err := g.P.Do(player.Choose(context.Background(), rules.Sit(g.P, "russia"))); err != nil {
			t.Fatal(err)
		}
	}
	if got := rulestest.Appraised(t, g.P, "russia", "")["starving"]; got < 0 {
		t.Errorf("%v are still to go short, with the depot in %s", -got, g.at("ru.depot-1-army-major"))
	}
}
