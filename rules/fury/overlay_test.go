package fury_test

import (
	"maps"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// ways lists the ways of an overlay: the unit, the kind and the hexes.
func ways(o *rules.Overlay) string {
	var list []string
	for _, w := range o.Ways {
		list = append(list, strings.TrimSpace(w.Unit+" "+w.Kind+" "+strings.Join(w.Hexes, "-")))
	}
	return strings.Join(list, "; ")
}

// A unit reaches what its two points take it to, stops in a zone of control, and
// rides from where it is to any railway hex of its country.
func TestReach(t *testing.T) {
	rulestest.Cite(t, "9", "9.1", "9.3")
	g := place(t, `russia movement 3
		state {"front":"south","rail":[1,3,3]}
		ru.gr 1213
		ru.hq-4 1212 {"active":false}
		ah.i 1115`)
	o := g.Overlay("", rules.Query{Kind: "reach", Unit: "ru.gr"})
	kinds := map[string]rules.Mark{}
	for _, m := range o.Hexes {
		kinds[m.Hex] = m
	}
	for hex, want := range map[string]string{"1112": "reach", "1113": "reach", "1114": "reach-zone", "1215": "reach-zone", "1115": "", "1216": "", "1211": "reach", "1806": "reach"} {
		if kinds[hex].Kind != want {
			t.Errorf("%s is %+v, want %q", hex, kinds[hex], want)
		}
	}
	if m := kinds["1806"]; m.Label != "rail" || m.Cost != 1 || m.Value != 1 {
		t.Errorf("Wilna is reached by %+v", m)
	}
	if m := kinds["1112"]; m.Cost != 1 || m.Value != 1 || m.From != "1213" {
		t.Errorf("1112 is reached by %+v", m)
	}
	// What the overlay shows can be done.
	g.Do("pick ru.gr")
	for hex, m := range kinds {
		if m.From == "1213" && m.Label == "" && !g.Offers("step "+hex) {
			t.Errorf("a step to %s is not offered", hex)
		}
		if m.Label == "rail" && !g.Offers("ride "+hex) {
			t.Errorf("a ride to %s is not offered", hex)
		}
	}
	if got := marks(g.Overlay("", rules.Query{Kind: "choice"}), "here"); got != "1213" {
		t.Errorf("the choice is made in %q", got)
	}
}

// Each combat unit and fortress exerts a zone, a headquarters and a besieged fortress
// none; a unit of the other side reduces it.
func TestZonesShown(t *testing.T) {
	rulestest.Cite(t, "9.1", "10.5")
	g := place(t, `russia movement 3
		state {"front":"north"}
		ru.iii 1606
		ge.hq-8 0309
		ge.i 1505`)
	o := g.Overlay("", rules.Query{Kind: "zones", Side: "central"})
	zones := marks(o, "zone")
	for hex, want := range map[string]bool{"1504": true, "1505": true, "1005": true, "1004": true, "0309": true, "1007": false} {
		if strings.Contains(zones, hex) != want {
			t.Errorf("%s is in a zone of the Central Powers: %v, want %v", hex, !want, want)
		}
	}
	if got := marks(o, "zone-negated"); got != "1606" {
		t.Errorf("the zone is reduced in %q", got)
	}
	free := place(t, `russia movement 3
		state {"front":"north","forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ru.iii 1004
		ge.i 1004`)
	if zones := marks(free.Overlay("", rules.Query{Kind: "zones", Side: "central"}), "zone"); strings.Contains(zones, "1005") {
		t.Errorf("the besieged fortress has a zone: %s", zones)
	}
}

// A line of communication goes over two hexes to another unit, a fortress or a
// railway hex near an entry; without one a unit is isolated.
func TestLinesShown(t *testing.T) {
	rulestest.Cite(t, "11.2")
	g := place(t, `central movement 3
		state {"front":"south"}
		ah.r-3 1119
		ah.i 0714
		ah.ii 1117
		ah.v 1710
		ah.hq-1 0714`)
	o := g.Overlay("", rules.Query{Kind: "supply", Side: "central"})
	if got := ways(o); got != "ah.i in 0714-0615; ah.v out 1710; ah.ii in 1117-1116; ah.r-3 in 1119-1019; ah.hq-1 in 0714-0615" {
		t.Errorf("the lines are %s", got)
	}
	sources := " " + marks(o, "source") + " "
	for hex, want := range map[string]bool{"1019": true, "0615": true, "1116": true, "0822": true, "0116": true, "0104": true, "1316": false} {
		if strings.Contains(sources, " "+hex+" ") != want {
			t.Errorf("%s is a source: %v, want %v", hex, !want, want)
		}
	}
}

// The command range is counted in hexes and does not pass through an enemy zone
// without a friendly unit.
func TestCommandShown(t *testing.T) {
	rulestest.Cite(t, "10.1")
	for _, c := range []struct{ enemy, want string }{
		{"", "ru.iii in 1505-1405; ru.iv out 1206"},
		{"\nge.xx 1303", "ru.iii in 1505-1405; ru.iv out 1206"},
	} {
		g := place(t, "russia movement 3\nstate {\"front\":\"north\",\"forts\":[{\"hex\":\"1206\",\"holder\":\"russia\",\"taken\":true}]}\nru.iii 1405\nru.iv 1206\nru.hq-1 1505"+c.enemy)
		o := g.Overlay("", rules.Query{Kind: "command", Side: "russia"})
		if got := ways(o); got != c.want {
			t.Errorf("the lines of command are %s, want %s", got, c.want)
		}
		if within := marks(o, "within"); !strings.Contains(within, "1605") || strings.Contains(within, "1206") {
			t.Errorf("the headquarters commands %s", within)
		}
	}
}

// The odds are those of the whole hex; what prevents the attack is named with its
// case.
func TestOddsShown(t *testing.T) {
	rulestest.Cite(t, "10.1", "10.2.1", "10.2.2", "10.2.3", "10.2.5")
	g := place(t, `russia combat 3
		state {"front":"north"}
		ru.iii 1005
		ru.iv 1005
		ru.ii 0904
		ru.hq-1 1105
		ge.th-r 1004`)
	o := g.Overlay("", rules.Query{Kind: "odds", Hex: "1004", Units: []string{"ru.iii"}})
	if s := o.Sheet; s == nil || s.Ratio != "3/2" || s.Attacker.Strength != 13 || s.Defender.Strength != 8 || s.Forbidden != nil {
		t.Errorf("the attack on Königsberg is %+v", o.Sheet)
	}
	shifts := map[string]int{}
	for _, m := range o.Sheet.Shifts {
		shifts[m.Case] += m.Value
	}
	if want := map[string]int{"10.2.1": 1, "10.2.2": -2, "10.2.3": 1, "10.2.5": 1}; !maps.Equal(shifts, want) {
		t.Errorf("the modifiers are %v, want %v", shifts, want)
	}
	threat := g.Overlay("", rules.Query{Kind: "threat", Side: "russia"})
	if got := marks(threat, "threat"); got != "1004" {
		t.Errorf("Russia threatens %q", got)
	}
	if got := threat.Hexes[0].Note; got != "Russia can attack at 3/2, 13 against 8." {
		t.Errorf("the threat says %q", got)
	}
	far := g.Overlay("", rules.Query{Kind: "odds", Hex: "0607", Units: []string{"ru.iii"}})
	if far.Sheet.Forbidden == nil {
		t.Error("a fortress far away can be attacked")
	}
	for _, q := range []rules.Query{{Kind: "odds", Hex: "1004", Units: []string{"ru.iii", "ru.ii"}}, {Kind: "odds", Hex: "1004"}, {Kind: "odds", Hex: "9999", Units: []string{"ru.iii"}},
		{Kind: "odds", Hex: "0101", Units: []string{"ru.iii"}}, {Kind: "reach", Unit: "ru.gr"}, {Kind: "reach", Unit: "ru.none"}, {Kind: "zones", Side: "france"}, {Kind: "weather"}} {
		if _, err := g.P.Overlay("", q); err == nil || !strings.HasPrefix(err.Error(), "query: ") {
			t.Errorf("%+v is answered with %v", q, err)
		}
	}
}

// Nobody goes into a hex where the enemy is, be it a headquarters that meets
// another.
func TestEnemyHeadquartersClosesItsHex(t *testing.T) {
	rulestest.Cite(t, "9")
	g := place(t, `russia movement 3
		state {"front":"north"}
		ru.iii 1605
		ru.hq-1 1305
		ge.hq-8 1205`)
	g.Do("pick ru.hq-1")
	g.Refuses("step 1205", "9")
}

// In an activation of its own a side can attack on the front that is activated alone; what
// the enemy could attack is told of both.
func TestTheThreatIsOfTheActivatedFront(t *testing.T) {
	rulestest.Cite(t, "7", "10.1")
	for _, c := range []struct{ side, front, russia, central string }{
		{"russia", "north", "1004", "1005 1114"},
		{"russia", "south", "1115", "1005 1114"},
		{"central", "north", "1004 1115", "1005"},
	} {
		g := place(t, c.side+" combat 3\nstate {\"front\":\""+c.front+"\"}\nru.iii 1005\nru.hq-1 1105\nru.xiv 1114\nru.hq-4 1113\nge.i 1004\nge.hq-8 1004\nah.i 1115\nah.hq-1 1115")
		for side, want := range map[string]string{"russia": c.russia, "central": c.central} {
			if got := marks(g.Overlay("", rules.Query{Kind: "threat", Side: rules.Side(side)}), "threat"); got != want {
				t.Errorf("%s acts on the front %s: %s threatens %q, want %q", c.side, c.front, side, got, want)
			}
		}
	}
}
