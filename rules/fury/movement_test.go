package fury_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

func TestMovement(t *testing.T) {
	rulestest.Cite(t, "8", "9", "9.1", "3 note 1", "3 note 2")
	g := place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.hq-5 1313
		ru.xvii 1214
		ru.ii 1305
		ah.i 1114
		ah.hq-1 1115`)
	g.refuses("pick ru.ii", "8")
	g.refuses("pick ah.i", "8")
	g.do("pick ru.v")
	g.refuses("step 1113", "9") // not adjacent
	g.do("step 1213")
	g.do("step 1113") // in the zone of the I Corps
	g.refuses("pick ru.v", "9")
	g.is("ru.v", "1113")
	// From zone to zone only to friends: 1214 and 1113 are both beside 1114.
	g.do("pick ru.xvii")
	g.do("step 1113")
	g.is("ru.xvii", "1113")
	g = place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.hq-5 1313
		ru.xvii 1214
		ah.i 1114`)
	g.do("pick ru.xvii")
	g.refuses("step 1113", "9.1")
	g.refuses("step 1114", "9")
	g.do("step 1213", "halt", "pick ru.hq-5", "step 1213")
	g.refuses("step 1113", "9") // alone into contact
	// Mountains cost two points away from a railway.
	g = place(t, "central movement 3\n state {\"front\":\"south\"}\n ah.i 1217\n ah.hq-1 1217")
	g.do("pick ah.i")
	for _, o := range g.p.Offers() {
		if o.Verb == "step" && o.Hex == "1117" && o.Cost != 1 || o.Verb == "step" && o.Hex == "1218" && o.Cost != 1 && o.Cost != 2 {
			t.Errorf("%s costs %d", o.Hex, o.Cost)
		}
	}
	g = place(t, "central movement 3\n state {\"front\":\"south\"}\n ah.i 1018\n ah.hq-1 1018")
	g.do("pick ah.i")
	for _, o := range g.p.Offers() {
		if o.Verb == "step" && o.Hex == "1117" && o.Cost != 2 {
			t.Errorf("%s costs %d", o.Hex, o.Cost)
		}
	}
	// The sea and Romania are closed.
	g = place(t, "central movement 3\n state {\"front\":\"north\"}\n ge.i 1104\n ge.hq-8 1104")
	g.do("pick ge.i")
	g.refuses("step 1103", "3")
	g = place(t, "russia movement 3\n state {\"front\":\"south\"}\n ru.v 1621\n ru.hq-5 1621")
	g.do("pick ru.v")
	g.refuses("step 1622", "3")
}

func TestStacking(t *testing.T) {
	rulestest.Cite(t, "9.2")
	g := place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.xvii 1413
		ru.xix 1413
		ru.hq-5 1413
		ru.gr 1312
		ru.hq-4 1312`)
	g.do("pick ru.v", "step 1413") // through
	g.refuses("halt", "9.2")
	g.do("step 1513", "pick ru.xvii", "step 1313")
	g.refuses("step 1312", "9.2")
}

func TestRail(t *testing.T) {
	rulestest.Cite(t, "9.3")
	g := place(t, `central movement 3
		state {"front":"north","rail":[5,3,1]}
		ge.i 0308
		ge.xvii 0308
		ge.hq-8 0308
		ru.iii 1305
		ru.hq-1 1305`)
	g.do("pick ge.i")
	g.refuses("ride 1205", "9.3") // in an enemy zone
	g.refuses("ride 0710", "9.3") // abroad
	g.do("ride 1004")
	g.is("ge.i", "1004")
	if g.p.Status().Stage == "moving" {
		g.do("halt")
	}
	g.do("pick ge.xvii")
	g.refuses("ride 1105", "9.3") // no point left
	g.do("halt", "pick ge.hq-8", "ride 1004")
	g.is("ge.hq-8", "1004")
	// A German unit in an Austrian army rides on Austrian railways only.
	g = place(t, `central movement 3
		state {"front":"south"}
		ge.gd-r 0615 {"army":"ah.hq-1"}
		ah.hq-1 0615`)
	g.do("pick ge.gd-r")
	g.refuses("ride 0514", "9.3")
	g.do("ride 1316")
	if rail := string(g.p.AppendJSON(nil)); !strings.Contains(rail, `"rail":[5,2,3]`) {
		t.Error("the ride did not cost Austria-Hungary a point")
	}
}

func TestDisplacement(t *testing.T) {
	rulestest.Cite(t, "9")
	g := place(t, `russia movement 3
		state {"front":"south"}
		ru.v 1313
		ru.hq-5 1313
		ah.i 1015
		ah.hq-1 1114`)
	g.do("pick ru.v", "step 1214")
	g.stage("displace", "central")
	g.refuses("displace ah.hq-1 1213", "9")
	g.do("displace ah.hq-1 1015")
	g.stage("moving", "russia")
	// Nobody leaves his headquarters alone with the enemy.
	g = place(t, "russia movement 3\n state {\"front\":\"south\"}\n ru.v 1214\n ru.hq-5 1214\n ah.i 1114")
	g.refuses("pick ru.v", "9")
	g.do("pick ru.hq-5", "step 1313", "halt", "pick ru.v")
}
