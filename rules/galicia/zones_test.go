package galicia_test

import (
	"strconv"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// zonesOf lists the hexes in a side's zone of control.
func (g *game) zonesOf(s rules.Side) string {
	g.T.Helper()
	o, err := g.P.Overlay("", rules.Query{Kind: "zones", Side: s})
	if err != nil {
		g.T.Fatal(err)
	}
	var hexes []string
	for _, m := range o.Hexes {
		hexes = append(hexes, m.Hex)
	}
	return strings.Join(hexes, " ")
}

func TestZonesReachAllAround(t *testing.T) {
	rulestest.Cite(t, "6.0", "6.1")
	for _, unit := range []string{
		`ru.9-x 15.08`,
		`ru.9-x 15.08 {"reduced":true,"ce":2,"supply":"out"}`,
		`ru.2-rf 15.08 {"ce":2}`,
		`ru.gd-c 15.08 {"ce":2,"supply":"out"}`,
		`ru.pavlov 15.08`,
		"ru.9-x 15.08\nru.31-x 15.08",
	} {
		g := place(t, "austria movement 9\n"+unit)
		if got, want := g.zonesOf("russia"), "14.07 14.08 15.07 15.09 16.07 16.08"; got != want {
			t.Errorf("zone of %s: %s, want %s", unit, got, want)
		}
		if got := g.zonesOf("austria"); got != "" {
			t.Errorf("nobody has the zone %s", got)
		}
	}
}

func TestZonesAndTerrain(t *testing.T) {
	rulestest.Cite(t, "6.1")
	for _, c := range []struct{ what, hex, zone string }{
		{"rivers, one of them bridged", "14.10", "14.09 15.10"},
		{"from the other bank", "13.10", "12.09 12.10 13.11"},
		{"a ridge stops nothing", "15.16", "14.15 14.16 15.15 15.17 16.15 16.16"},
		{"into swamp", "17.04", "16.03 16.04 17.03 17.05 18.03 18.04"},
		{"out of woods", "14.08", "13.08 13.09 14.07 14.09 15.08 15.09"},
		{"at the edge of the sheet", "19.26", "19.25"},
		{"out of the fortress", "3.15", "2.14 2.15 3.14 4.14"},
	} {
		g := place(t, "austria movement 9\nah.4-ii "+c.hex)
		if got := g.zonesOf("austria"); got != c.zone {
			t.Errorf("%s: the zone of %s is %q, want %q", c.what, c.hex, got, c.zone)
		}
	}
}

// A zone is there as long as anybody is: it goes and comes with the units.
func TestZonesMoveWithUnits(t *testing.T) {
	rulestest.Cite(t, "6.0")
	g := place(t, `austria movement 9
		ah.4-ii 15.08
		ah.25-ii 15.08`)
	all := "14.07 14.08 15.07 15.09 16.07 16.08"
	g.Do("pick ah.4-ii", "step 15.07", "step 15.06", "step 15.05", "halt")
	if got := g.zonesOf("austria"); !strings.Contains(got, "15.09") || !strings.Contains(got, "16.08") {
		t.Errorf("the zone has left with one unit of two: %s", got)
	}
	g.Do("pick ah.25-ii", "step 15.07", "step 15.08", "halt")
	if got := g.zonesOf("austria"); !strings.Contains(got, "16.08") {
		t.Errorf("the zone has not come back: %s", got)
	}
	g = place(t, `austria movement 9
		ah.4-ii 15.08`)
	g.Do("pick ah.4-ii", "step 15.09", "step 15.08", "halt")
	if got := g.zonesOf("austria"); got != all {
		t.Errorf("there and back the zone is %s", got)
	}
}

// price is what an offered action costs and leaves, as in "2 3".
func (g *game) price(words string) string {
	g.T.Helper()
	o, ok := g.Offer(words)
	if !ok {
		return "not offered"
	}
	return strconv.Itoa(o.Cost) + " " + strconv.Itoa(o.Left)
}

// A cavalry division of 7 points steps from one hex to another; what it pays tells the
// price of zones.
func TestZonesAndMovement(t *testing.T) {
	rulestest.Cite(t, "6.3", "6.1")
	for _, c := range []struct {
		what, others, from, to string
		price                  string
	}{
		{"no enemy", "", "16.09", "16.08", "1 6"},
		{"into a zone", "ru.9-x 15.08", "16.09", "16.08", "2 5"},
		{"out of a zone", "ru.9-x 15.08", "16.08", "16.09", "2 5"},
		{"within the zone of one unit", "ru.9-x 15.08", "16.08", "16.07", "3 4"},
		{"from one unit's zone to another's", "ru.9-x 16.07\nru.31-x 16.10", "16.08", "16.09", "3 4"},
		{"zones do not add up", "ru.9-x 15.08\nru.31-x 17.08", "16.09", "16.08", "2 5"},
		{"cavalry has a zone too", "ru.gd-c 15.08", "16.09", "16.08", "2 5"},
		{"a friend in the hex entered changes nothing", "ru.9-x 15.08\nah.25-ii 16.08", "16.09", "16.08", "2 5"},
		{"a friend in the hex left changes nothing", "ru.9-x 15.08\nah.25-ii 16.08", "16.08", "16.09", "2 5"},
		{"friends in both hexes change nothing", "ru.9-x 15.08\nah.25-ii 16.08\nah.20 16.07", "16.08", "16.07", "3 4"},
		{"own zones cost nothing", "ah.25-ii 15.08", "16.08", "16.07", "1 6"},
		{"into woods in a zone", "ru.9-x 15.08", "14.09", "14.08", "3 4"},
		{"over a ridge the zone reaches", "ru.9-x 15.16", "14.14", "14.15", "2 5"},
		{"over a river it does not", "ru.9-x 13.10", "13.08", "13.09", "1 6"},
		{"over a bridge it does not", "ru.9-x 14.10", "12.10", "13.10", "1 6"},
		{"out of a hex behind a river", "ru.9-x 14.10", "13.11", "12.11", "1 6"},
		{"over a river into a zone", "ru.9-x 12.10", "14.09", "13.10", "4 3"},
		{"over a bridge into a zone", "ru.9-x 12.10", "14.10", "13.10", "3 4"},
		{"over a river into woods in a zone", "ru.9-x 10.18", "8.18", "9.18", "5 2"},
		{"the same out of another zone", "ru.9-x 10.18\nru.31-x 7.18", "8.18", "9.18", "6 1"},
	} {
		g := place(t, "austria movement 9\nah.3-c "+c.from+"\n"+c.others)
		g.Do("pick ah.3-c")
		if got := g.price("step " + c.to); got != c.price {
			t.Errorf("%s: %s to %s costs and leaves %s, want %s", c.what, c.from, c.to, got, c.price)
		}
	}
}

// Friends count in the hex they are in when supply is traced, and only there.
func TestZonesAndSupply(t *testing.T) {
	rulestest.Cite(t, "6.2", "11.3")
	for _, c := range []struct{ what, others, kind string }{
		{"nobody near", "", "in 8"},
		{"one zone that can be gone round", "ru.9-x 17.25", "in 8"},
		{"one hex of a zone on the way", "ru.9-x 14.25", "low 10"},
		{"two hexes in zones on every way", "ru.9-x 14.25\nru.31-x 17.25", "out"},
		{"a friend in the first of them", "ru.9-x 14.25\nru.31-x 17.25\nah.3-c 16.25", "low 10"},
		{"a friend in the second of them", "ru.9-x 14.25\nru.31-x 17.25\nah.3-c 15.25", "low 10"},
		{"friends in both", "ru.9-x 14.25\nru.31-x 17.25\nah.3-c 16.25\nah.9-c 15.25", "low 9"},
		{"a friend beside the way", "ru.9-x 14.25\nru.31-x 17.25\nah.3-c 17.23", "out"},
		{"enemies themselves on all ways", "ru.9-x 16.25\nru.31-x 15.26\nru.2-rf 17.26", "out"},
		{"a friend on either side of an enemy", "ru.9-x 15.25\nah.3-c 16.25", "low 11"},
		{"enemies on all ways but one", "ru.9-x 16.25\nru.31-x 17.26", "in 8"},
	} {
		g := place(t, "austria supply 9\nah.4-ii 16.26\n"+c.others)
		if got := g.supplyLine("ah.4-ii"); got != c.kind {
			t.Errorf("%s: the line is %q, want %q", c.what, got, c.kind)
		}
		want, _, _ := strings.Cut(c.kind, " ")
		g.Do("supply")
		g.is("ah.4-ii", strings.TrimSuffix("16.26 "+want, " in"))
	}
}
