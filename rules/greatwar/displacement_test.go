package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A lone headquarters gives way when an enemy unit comes next to it.
func TestThreatenedHeadquarters(t *testing.T) {
	rulestest.Cite(t, "10.52")
	units := `
		ru.hq-8-brusilov g0508
		ru.corps-7 g0303`
	g := place(t, "austria movement 9\nah.cav-6 g0511"+units)
	g.Do("pick ah.cav-6", "step g0510")
	g.is("ru.hq-8-brusilov", "g0508")
	g.Do("step g0509")
	g.is("ru.hq-8-brusilov", "g0303")
	g.Stage("moving", "austria")
	for _, c := range []struct{ what, others, at string }{
		{"with a combat unit it stays", "\nru.div-78r g0508", "g0508"},
		{"a depot counts as such", "\nru.depot-1-8 g0508", "g0508"},
		{"another headquarters does not", "\nru.hq-5-plehwe g0508", "g0303"},
	} {
		g := place(t, "austria movement 9\nah.cav-6 g0511"+units+c.others)
		g.Do("pick ah.cav-6", "step g0510", "step g0509")
		g.is("ru.hq-8-brusilov", c.at)
	}
	// A depot threatens, a headquarters does not.
	g = place(t, "austria movement 9\nah.depot-1 g0510\nah.hq-1-dankl g0510"+units)
	g.Do("pick ah.hq-1-dankl", "step g0509")
	g.is("ru.hq-8-brusilov", "g0508")
	g.Do("halt", "pick ah.depot-1", "step g0509")
	g.is("ru.hq-8-brusilov", "g0303")
	// One that is threatened when the segment begins goes at once; one's own stays.
	g = place(t, "austria movement 9\nah.cav-6 g0509\nah.hq-1-dankl g0602\nah.corps-1 g0612"+units+"\nru.corps-8 g0601")
	g.is("ru.hq-8-brusilov", "g0303", "ah.hq-1-dankl", "g0602")
}

// In combat nobody displaces for being next to the enemy.
func TestNoThreatOutsideMovement(t *testing.T) {
	rulestest.Cite(t, "10.52")
	g := place(t, `austria replacement 9
		ah.cav-6 g0509
		ah.div-43 g0509 {"lost":1}
		ru.hq-8-brusilov g0508
		ru.corps-7 g0303`)
	g.is("ru.hq-8-brusilov", "g0508")
}

func TestChoiceOfTheRefuge(t *testing.T) {
	rulestest.Cite(t, "10.52")
	g := place(t, `austria movement 9
		ah.cav-6 g0510
		ru.hq-8-brusilov g0508
		ru.corps-7 g0505
		ru.div-78r g0306
		ru.hq-5-plehwe g0507
		ru.corps-8 g0303`)
	g.Do("pick ah.cav-6", "step g0509")
	g.Stage("displace", "allied")
	if got := g.Hexes("displace", "ru.hq-8-brusilov"); got != "g0306 g0505" {
		t.Errorf("it may go to %s", got)
	}
	g.Refuses("displace ru.hq-8-brusilov g0507", "10.52")
	g.Refuses("displace ru.hq-8-brusilov g0303", "10.52")
	g.Refuses("displace ru.hq-5-plehwe g0505", "10.52")
	g.Refuses("step g0510", "4.0")
	g.Do("displace ru.hq-8-brusilov g0505")
	g.Stage("moving", "austria")
	g.is("ru.hq-8-brusilov", "g0505")
	// After a minimum move nobody is in hand when it is over.
	g = place(t, `austria movement 9
		ah.depot-1 g0510 {"unsupplied":true}
		ru.hq-8-brusilov g0508
		ru.corps-7 g0505
		ru.div-78r g0306`)
	g.Do("pick ah.depot-1", "step g0509")
	g.Stage("displace", "allied")
	if _, err := ruleset(t).Load(g.P.AppendJSON(nil)); err != nil {
		t.Error(err)
	}
	g.Do("displace ru.hq-8-brusilov g0306")
	g.Stage("move", "austria")
	// An undestroyed fortress takes one in, and there it stays.
	g = place(t, `allied movement 9
		ru.cav-7 g1214
		ah.hq-1-dankl g1217
		ah.corps-10 g1211`)
	g.Do("pick ru.cav-7", "step g1215", "step g1216")
	g.is("ah.hq-1-dankl", "g1219")
	g.Do("step g1217", "step g1218")
	g.is("ah.hq-1-dankl", "g1219")
}

func TestEnteringAHeadquarters(t *testing.T) {
	rulestest.Cite(t, "10.52")
	units := `
		ru.hq-8-brusilov g0508
		ru.hq-5-plehwe g0508
		ru.corps-7 g0303`
	// One that can is gone before anybody comes into its hex.
	g := place(t, "allied movement 9\nah.hq-1-dankl g0503\nah.corps-10 g0510\nru.cav-7 g0501")
	g.Do("pick ru.cav-7", "step g0502")
	g.is("ah.hq-1-dankl", "g0510")
	// Surrounded by zones it stays, and is eliminated where it is entered.
	open := "\nah.corps-1 g0408\nah.corps-2 g0607\nah.depot-1 g0509\nah.cav-4 g0511"
	ring := open + "\nah.div-43 g0308"
	g = place(t, "austria movement 9"+units+ring)
	g.is("ru.hq-8-brusilov", "g0508", "ru.hq-5-plehwe", "g0508")
	g.Do("pick ah.depot-1")
	g.Refuses("step g0508", "10.52") // without an attack strength
	g.Do("halt", "pick ah.corps-1", "step g0508")
	g.is("ru.hq-8-brusilov", "dead", "ru.hq-5-plehwe", "dead", "ah.corps-1", "g0508")
	// The zone of the unit that enters does not count itself.
	g = place(t, "austria movement 9"+units+open)
	g.Do("pick ah.corps-1", "step g0508")
	g.is("ru.hq-8-brusilov", "g0303", "ru.hq-5-plehwe", "g0303", "ah.corps-1", "g0508")
	// A depot goes in behind a combat unit of its stack.
	g = place(t, "austria movement 9"+units+ring+"\nah.cav-6 g0509")
	g.Do("pick ah.depot-1", "add ah.cav-6", "step g0508")
	g.is("ru.hq-8-brusilov", "dead", "ah.depot-1", "g0508")
	// A friend beside it negates the zone and takes it in.
	g = place(t, "austria movement 9"+units+ring+"\nru.div-78r g0507")
	g.is("ru.hq-8-brusilov", "g0507")
}
