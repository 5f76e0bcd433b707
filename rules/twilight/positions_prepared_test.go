package twilight_test

import (
	"fmt"
	"testing"

	"vistula/rules/rulestest"
)

// aimed is a unit in a hex that has prepared an attack on another one.
func aimed(t *testing.T, unit, from, to string) string {
	t.Helper()
	return fmt.Sprintf("\n%s %s {\"aim\":%s}", unit, from, aimOf(t, from, to))
}

// Of stacks of two armies that have prepared an attack on one hex the attacker chooses the
// one that makes it; one of them has to.
func TestTheAttackerChoosesTheArmy(t *testing.T) {
	rulestest.Cite(t, "10.1.4", "10.3")
	g := battlefield(t, "russia attack 3\nge.1-1 19.30"+aimed(t, "ru.25-3", "18.30", "19.30")+aimed(t, "ru.26-2", "20.30", "19.30"))
	g.Do("attack 19.30")
	g.Refuses("commit ru.26-2", "10.1.4")
	g.Do("withhold ru.25-3")
	g.Refuses("declare", "10.2")
	g.Do("commit ru.26-2")
	g.Refuses("commit ru.25-3", "10.1.4")
	g.Do("declare")
	g.Refuses("recall 19.30", "10.3")
	g.Do("done")
	g.arm()
	g.through("roll", "russia")
	if s := g.sheet(); len(s.Attacker.Units) != 1 || s.Attacker.Units[0].Unit != "ru.26-2" || g.shifts() != "Prepared attack +1" {
		t.Errorf("there attack %+v with %q", s.Attacker.Units, g.shifts())
	}
}

// All divisions of the army that attacks take part, even where the other army would have
// been the other choice.
func TestNoHalfHeartedPreparedAttack(t *testing.T) {
	rulestest.Cite(t, "10.3", "4.2.2")
	g := battlefield(t, "russia attack 3\nge.1-1 19.30\nru.28-20 18.30"+aimed(t, "ru.25-3", "18.30", "19.30")+aimed(t, "ru.27-3", "18.30", "19.30")+aimed(t, "ru.26-2", "20.30", "19.30"))
	g.Do("attack 19.30", "withhold ru.27-3")
	g.Refuses("declare", "10.3")
	g.Do("commit ru.28-20") // who has prepared nothing does not take the place of who has
	g.Refuses("commit ru.27-3", "4.2.2")
	g.Refuses("declare", "10.3")
	g.Do("withhold ru.28-20", "commit ru.27-3", "declare")
}

// Of three divisions in a hex, and of two artillery units, that have prepared one attack
// the attacker chooses who makes it.
func TestTheAttackerChoosesAmongTooMany(t *testing.T) {
	rulestest.Cite(t, "4.2.2", "10.3")
	g := battlefield(t, "russia attack 3\nge.1-1 19.30"+aimed(t, "ru.25-3", "18.30", "19.30")+aimed(t, "ru.27-3", "18.30", "19.30")+aimed(t, "ru.29-20", "18.30", "19.30")+
		aimed(t, "ru.1-hv", "18.30", "19.30")+"\nru.2-hv 18.30 {\"army\":\"1r\",\"aim\":"+aimOf(t, "18.30", "19.30")+"}")
	g.Do("attack 19.30")
	if got := g.Units("withhold"); got != "ru.25-3 ru.27-3 ru.1-hv" {
		t.Errorf("%q can be replaced", got)
	}
	g.Do("withhold ru.25-3", "commit ru.29-20", "withhold ru.1-hv", "commit ru.2-hv", "declare", "done")
	g.arm()
	g.through("roll", "russia")
	if got := g.shifts(); got != "Prepared attack +1, More than one corps attacks -1" {
		t.Errorf("the shifts are %q", got)
	}
	// Two divisions leave nobody out and cannot be withheld.
	g = battlefield(t, "russia attack 3\nge.1-1 19.30"+aimed(t, "ru.25-3", "18.30", "19.30")+aimed(t, "ru.27-3", "18.30", "19.30"))
	g.Do("attack 19.30")
	g.Refuses("withhold ru.25-3", "10.3")
}

// Guns that have prepared an attack make it with ammunition only; without any it is a
// prepared attack all the same.
func TestGunsWithAMarkerAndNoAmmunition(t *testing.T) {
	rulestest.Cite(t, "10.1.4", "10.3.2")
	g := place(t, "russia attack 3\nge.1-1 19.30\nru.54-r 40.20"+aimed(t, "ru.25-3", "18.30", "19.30")+aimed(t, "ru.1-hv", "18.30", "19.30"))
	g.Do("done")
	g.through("roll", "russia")
	if s := g.sheet(); len(s.Attacker.Units) != 1 || g.shifts() != "Prepared attack +1" {
		t.Errorf("there attack %+v with %q", s.Attacker.Units, g.shifts())
	}
}

// A marker whose unit was demoralized by the march to its place obliges nobody: the unit
// cannot attack.
func TestADemoralizedUnitWithAMarker(t *testing.T) {
	rulestest.Cite(t, "10.1.2", "7.3.1")
	text := aimOf(t, "18.30", "19.30")
	g := battlefield(t, "russia attack 3\nge.1-1 19.30\nru.25-3 18.30 {\"aim\":"+text+",\"status\":4}\nru.27-3 18.30")
	g.Do("attack 19.30")
	g.Refuses("commit ru.25-3", "10.1.2")
	g.Do("commit ru.27-3", "declare", "recall 19.30")
}
