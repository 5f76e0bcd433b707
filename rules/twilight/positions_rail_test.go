package twilight_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// label is what the offer of an action says.
func (g *game) label(words string) string {
	g.T.Helper()
	o, ok := g.Offer(words)
	if !ok {
		g.T.Fatalf("%q is not offered; there are %v", words, g.All())
	}
	return o.Label
}

// train is a field of a unit's journey.
func (g *game) train(unit, field string) any {
	g.T.Helper()
	_, state := g.Record(unit)
	t, _ := state["train"].(map[string]any)
	return t[field]
}

// until carries phases on until a side's phase of that name begins.
func (g *game) until(phase string, side rules.Side) {
	g.T.Helper()
	for range 40 {
		if s := g.P.Status(); s.Phase == phase && s.ToAct == side {
			return
		}
		g.on()
	}
	g.T.Fatalf("%s never came to its %s; it is at %+v", side, phase, g.P.Status())
}

// Who comes to the place where the gauges meet with less than a point left has not begun
// to detrain there, and changes trains in its next phase.
func TestArrivingWithoutAPointLeft(t *testing.T) {
	rulestest.Cite(t, "8.2.3")
	g := place(t, `central counter-movement 7
		state {"rail":[20,20,20,20]}
		ru.57-r 29.33 {"train":{"mode":3,"account":3,"to":"58.52"}}
		ru.25-3 36.19
		ge.1-1 60.19`)
	g.Do("travel ru.57-r") // 33 hexes, 2 3/4 of 3 1/2 points
	if hex, mode, _, _, task := g.journey("ru.57-r"); hex != "58.52" || mode == 0 || task != "" {
		t.Fatalf("%s, mode %d, %q", hex, mode, task)
	}
	g.Refuses("rail ru.57-r =russia-standard", "8.1")
	g.Refuses("travel ru.57-r", "8.1")
	g.until("movement", "russia")
	g.Do("rail ru.57-r =russia-standard")
	g.Stage("route", "russia")
}

// Friends in a station do not keep the enemy's zone of control from taking it from those
// who travel there (4.1.4).
func TestADestinationIsLostDespiteItsGarrison(t *testing.T) {
	rulestest.Cite(t, "8.2.3", "4.1.4")
	for garrison, where := range map[string]string{"ge.1-1": "48.19", "ge.2-1": "70.32"} {
		g := place(t, `russia movement 4
			ge.20-lw 61.30 {"train":{"mode":3,"account":1,"to":"48.19"}}
			ge.6-lw 70.32
			`+garrison+` `+where+`
			ru.25-3 46.21`)
		g.Do("pick ru.25-3", "step 46.20", "step 47.19")
		g.Stage("route", "central")
	}
}

// Who waits in the station of its destination for room to detrain is given another one
// when the enemy comes, and sets out for it at once; who has begun to detrain stays.
func TestTheEnemyComesToTheDestination(t *testing.T) {
	rulestest.Cite(t, "8.2.3", "8.2.4", "8.2.5")
	const enemies = "\nge.6-lw 70.32\nru.25-3 46.21\nru.27-3 46.21"
	g := place(t, `russia movement 4
		ge.20-lw 48.19 {"train":{"mode":3,"account":1,"to":"48.19"}}`+enemies)
	g.Do("pick ru.25-3", "step 46.20", "step 47.19")
	g.Stage("route", "central")
	to := strings.Fields(g.Hexes("destination", ""))[0]
	g.Do("destination " + to)
	if hex, mode, _, now, _ := g.journey("ge.20-lw"); hex == "48.19" || mode == 0 || now != to || g.train("ge.20-lw", "late") != true {
		t.Errorf("%s, mode %d, to %s", hex, mode, now)
	}
	g = place(t, `russia movement 4
		ge.20-lw 48.19 {"task":"detraining","spent":252,"train":{"mode":3,"account":1,"to":"48.19"}}`+enemies)
	g.Do("pick ru.25-3", "step 46.20", "step 47.19", "halt")
	g.Stage("move", "russia")
	hex, mode, spent, to, _ := g.journey("ge.20-lw")
	if hex != "48.19" || mode == 0 || to != "48.19" || spent != 0 || g.number("ge.20-lw", "half") != 2 {
		t.Errorf("%s, mode %d, to %s, %d parts, half %d", hex, mode, to, spent, g.number("ge.20-lw", "half"))
	}
	g.Do("pick ru.27-3", "step 46.20", "step 47.19")
	if g.train("ge.20-lw", "late") == true {
		t.Error("it will be marked a second time")
	}
}

// Who is driven from its hex while it boards a train, or is on one, goes on on foot at
// half its strength: it is neither bound to the station nor on a train without rails.
func TestDrivenFromTheRailway(t *testing.T) {
	rulestest.Cite(t, "8.2.5", "8.9.3")
	for _, state := range []string{`{"task":"entraining","spent":252,"train":{"account":1}}`, `{"train":{"mode":3,"account":1,"to":"86.38"}}`} {
		g := place(t, "russia attack 3\nge.20-lw 48.19 "+state+"\nru.25-3 48.18\nge.1-1 60.30")
		g.assault("48.19", "ru.25-3")
		g.Throw("roll", 1, 1)
		g.Stage("retreat", "central")
		g.Do("retreat 48.20 48.19")
		hex, mode, spent, to, task := g.journey("ge.20-lw")
		if hex != "48.20" || mode != 0 || spent != 0 || to != "" || task != "" || g.number("ge.20-lw", "half") != 2 {
			t.Errorf("%s: %s, mode %d, to %q, %q, half %d", state, hex, mode, to, task, g.number("ge.20-lw", "half"))
		}
	}
}

// An enemy train that comes adjacent disturbs who detrains (8.9.3), but does not have
// those on trains give way, who do so before combat and artillery units only.
func TestSupplyUnitsDisturbDetraining(t *testing.T) {
	rulestest.Cite(t, "8.2.4", "8.9.3", "8.2.5")
	g := place(t, `russia movement 4
		ge.20-lw 49.24 {"task":"detraining","spent":252,"train":{"mode":3,"account":1,"to":"49.24"}}
		ge.1-1 49.24 {"train":{"mode":3,"account":1,"to":"86.38"}}
		ge.6-lw 70.32
		ru.train-3 47.24`)
	g.Do("pick ru.train-3", "step 48.24")
	if g.number("ge.20-lw", "half") != 2 || g.number("ge.20-lw", "spent") != 0 {
		t.Error("the brigade goes on detraining")
	}
	g.is("ge.1-1", "49.24")
}

// Where the line ahead was cut before, a train gives way as far as it is open.
func TestGivingWayOnALineThatIsCut(t *testing.T) {
	rulestest.Cite(t, "8.2.4")
	g := place(t, `central movement 4
		ru.57-r 29.46 {"train":{"mode":3,"account":3,"to":"36.41"}}
		ru.26-2 36.41
		ge.1-c 34.46
		ge.1-1 28.48`)
	g.Stage("move", "central")
	g.Do("pick ge.1-1", "step 28.47")
	if hex, mode, _, _, _ := g.journey("ru.57-r"); hex == "29.46" || mode == 0 {
		t.Errorf("%s, mode %d", hex, mode)
	}
}

// 8.2.2 and 8.2.8: single tracks count double, and lines off the map as they are long
// (V002-09, V002-10).
func TestHowFarStationsAre(t *testing.T) {
	rulestest.Cite(t, "8.2.2", "8.2.8")
	for _, c := range []struct{ unit, to, want string }{
		{"ge.20-lw 49.24", "52.27", "(8 hexes, 2/3 MP)"},
		{"ge.20-lw 49.24", "86.38", "(51 hexes, 4 1/4 MP)"},
		{"ge.20-lw 88.29", "86.38", "(18 hexes, 1 1/2 MP)"}, // 16 of them off the map
	} {
		g := place(t, "central movement 9\n"+c.unit+` {"train":{"mode":3,"account":1}}`+"\nru.25-3 30.19")
		g.Do("route ge.20-lw")
		if got := g.label("destination " + c.to); !strings.HasSuffix(got, c.want) {
			t.Errorf("%s to %s: %q, want %s", c.unit, c.to, got, c.want)
		}
	}
}

// 8.2.3: a destination is three hexes or more from any enemy unit, be it a train.
func TestDestinationsAreThreeHexesFromTheEnemy(t *testing.T) {
	rulestest.Cite(t, "8.2.3")
	for enemy, open := range map[string]bool{"ru.25-3 45.20": true, "ru.25-3 46.20": false, "ru.train-3 46.20": false} {
		g := place(t, `central movement 7
			ge.20-lw 61.30 {"train":{"mode":3,"account":1}}
			`+enemy)
		g.Do("route ge.20-lw")
		if got := g.Offers("destination 48.19"); got != open {
			t.Errorf("%s: 48.19 can be chosen: %v", enemy, got)
		}
	}
}

// 8.2.6: what goes in and what goes out count together; a Counter Movement Phase takes
// half as much.
func TestStationsTakeBothWays(t *testing.T) {
	rulestest.Cite(t, "8.2.6")
	for _, c := range []struct {
		phase string
		spent int // of the five points of the division that entrains after the brigade
	}{{"central movement 7", 5}, {"russia counter-movement 7", 2}} {
		g := place(t, c.phase+`
			state {"rail":[60,0,0,0]}
			ge.20-lw 61.30 {"train":{"mode":3,"account":1,"to":"61.30"}}
			ge.6-lw 61.30 {"train":{"mode":3,"account":1,"to":"61.30"}}
			ge.1-1 61.30
			ru.25-3 30.19`)
		g.Do("travel ge.20-lw", "rail ge.1-1 =germany")
		if _, mode, spent, _, _ := g.journey("ge.1-1"); (mode == 0) != (c.spent < 5) || mode == 0 && spent != c.spent*parts {
			t.Errorf("%s: mode %d, %d points", c.phase, mode, spent/parts)
		}
		if g.P.Status().Stage == "route" {
			g.Do("destination 86.38")
		}
		if c.spent < 5 {
			g.Refuses("travel ge.6-lw", "8.2.6")
		}
	}
}

// 8.2.5: at half its strength a unit spends no points at all and attacks nobody; the
// marker is turned over in one Post-Combat Phase and goes in the next.
func TestAtHalfStrength(t *testing.T) {
	rulestest.Cite(t, "8.2.5", "5.4.10b")
	g := place(t, "russia movement 7\nru.25-3 45.18 {\"half\":2}\nru.27-3 45.18\nge.1-1 47.18\nge.2-1 46.19")
	for _, words := range []string{"pick ru.25-3", "dig ru.25-3"} {
		g.Refuses(words, "8.2.5")
	}
	g.until("attack", "russia")
	g.Do("attack 46.19")
	g.Refuses("commit ru.25-3", "8.2.5")
	g.Do("cancel")
	for want := range 2 {
		was := g.P.Status().Side
		for g.P.Status().Side == was {
			g.on()
		}
		if got := g.number("ru.25-3", "half"); got != 1-want {
			t.Errorf("after %d player turns: %d", want+1, got)
		}
	}
}

// 9.9: a depot for which there is no station goes to another hex of its line.
func TestADepotWithoutAStation(t *testing.T) {
	rulestest.Cite(t, "9.9")
	stations := map[string]bool{}
	for _, h := range strings.Fields(depotFlees(t, "ru.25-3 41.20").Hexes("displace", "")) {
		stations[h] = true
	}
	held := ""
	for h := range stations {
		held += fmt.Sprintf(`,{"hex":"%s","side":"russia"}`, h)
	}
	g := depotFlees(t, `state {"held":[`+held[1:]+`]}`)
	list := strings.Fields(g.Hexes("displace", ""))
	if len(list) == 0 {
		t.Fatalf("it is lost: %v", g.All())
	}
	for _, h := range list {
		if stations[h] {
			t.Errorf("it can go to %s, which is not its side's", h)
		}
	}
}

// depotFlees is a depot in Allenstein before which cavalry appears.
func depotFlees(t *testing.T, state string) *game {
	t.Helper()
	g := place(t, "russia movement 7\n"+state+"\nru.6-c 59.31\nge.depot-8-major 61.30\nge.20-lw 61.30\nru.27-3 40.20")
	g.Do("pick ru.6-c", "step 60.31")
	return g
}

// 14.2.1 and 14.2.3: a relocating or consolidating depot supplies nobody, but the railway
// does, and the depot does again once its markers are gone.
func TestRelocatingDepotsSupplyNobody(t *testing.T) {
	rulestest.Cite(t, "8.2.7a", "14.2.1", "14.2.3")
	for settling, want := range []string{"", "out", "out"} {
		g := place(t, fmt.Sprintf("russia supply 3\nru.25-3 43.18\nru.27-3 41.18\nru.depot-1-army-major 36.19 {\"settling\":%d}\nru.train-3 41.20\nge.1-1 80.30", settling))
		g.Do("supply")
		if got := g.word("ru.train-3", "supply"); got != want {
			t.Errorf("settling %d: the train is %q", settling, got)
		}
		if got := g.word("ru.27-3", "supply"); got != "" {
			t.Errorf("settling %d: a division three hexes from the railway is %q", settling, got)
		}
	}
}
