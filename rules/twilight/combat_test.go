package twilight_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// announce announces an attack on a hex by some units.
func (g *game) announce(target string, units ...string) {
	g.T.Helper()
	g.Do("attack " + target)
	for _, u := range units {
		g.Do("commit " + u)
	}
	g.Do("declare")
}

// assault announces one attack and fights it up to its roll, with all the ammunition
// that there is and all defenders that have to.
func (g *game) assault(target string, units ...string) {
	g.T.Helper()
	g.announce(target, units...)
	g.Do("done")
	g.arm()
	for g.P.Status().Stage == "muster" {
		g.Do("ready")
	}
}

// arm allocates ammunition on both sides.
func (g *game) arm() {
	g.T.Helper()
	for g.P.Status().Stage == "ammunition" {
		g.Do("ap-auto")
	}
}

// battlefield is a place with depots on both sides of it that give ammunition.
func battlefield(t testing.TB, text string) *game {
	t.Helper()
	return place(t, strings.TrimSpace(text)+"\nru.depot-1-army-major 16.28\nru.depot-2-army-major 16.29\nge.depot-8-major 23.32")
}

// through carries losses and checks on, all passed, until the stage is another one or a
// check of the side is due.
func (g *game) through(until string, side rules.Side) {
	g.T.Helper()
	for range 40 {
		switch s := g.P.Status(); {
		case s.Stage == until && (side == "" || s.ToAct == side):
			return
		case s.Stage == "ammunition":
			g.arm()
		case s.Stage == "lose":
			g.Do("lose-all")
		case s.Stage == "worn":
			g.Do("wear " + split(g.Units("wear"))[0])
		case s.Stage == "check":
			g.Throw("roll", 1, 1)
		default:
			g.T.Fatalf("it is at %+v", s)
		}
	}
}

// sheet is the attack in hand as it lies open to all.
func (g *game) sheet() *rules.Sheet {
	g.T.Helper()
	s := g.P.View("").Combat
	if s == nil {
		g.T.Fatalf("there is no sheet at %+v", g.P.Status())
	}
	return s
}

// weighs asserts strengths, ratio and column of the attack in hand: "42:23 2:1 1:1".
func (g *game) weighs(want string) {
	g.T.Helper()
	s := g.sheet()
	if got := fmt.Sprintf("%d:%d %s %s", s.Attacker.Strength, s.Defender.Strength, s.Ratio, s.Column); got != want {
		g.T.Errorf("the attack weighs %s, want %s (%+v)", got, want, s.Shifts)
	}
}

// shifts lists those of the attack in hand.
func (g *game) shifts() string {
	var list []string
	for _, m := range g.sheet().Shifts {
		list = append(list, fmt.Sprintf("%s %+d", m.What, m.Value))
	}
	return strings.Join(list, ", ")
}

// is asserts how units stand: their hex, steps lost, status and disorder where there
// are any: "18.30 lost 1 status 2".
func (g *game) is(pairs ...string) {
	g.T.Helper()
	g.Is(func(hex string, state map[string]any) string {
		text := hex
		if hex == "" {
			text = fmt.Sprint(state["gone"])
		}
		for _, key := range []string{"lost", "status", "disorder"} {
			if n, ok := state[key]; ok {
				text += fmt.Sprintf(" %s %v", key, n)
			}
		}
		return text
	}, pairs...)
}

// result asserts what the dice of the attack gave.
func (g *game) result(want string) {
	g.T.Helper()
	if got := g.sheet().Result; got != want {
		g.T.Errorf("the result is %s, want %s", got, want)
	}
}

// The comprehensive example of the rulebook (after 11.4), with its dice (V002-23, V002-24).
func TestComprehensiveExample(t *testing.T) {
	rulestest.Cite(t, "10.2.1", "10.8", "10.9", "10.10", "11.1.1", "11.3.1", "11.3.2a", "11.4")
	g := battlefield(t, `russia attack 1
		ge.1-1 19.30
		ru.25-3 18.30
		ru.27-3 18.30
		ru.29-20 19.29 {"lost":3}`)
	g.announce("19.30", "ru.25-3", "ru.27-3", "ru.29-20")
	g.Do("done")
	g.arm()
	g.Stage("roll", "russia")
	g.weighs("42:23 2:1 1:1")
	if got := g.shifts(); got != "More than one corps attacks -1" {
		t.Errorf("the shifts are %s", got)
	}
	if s := g.sheet(); s.Magnitude != "large" || s.Attacker.Artillery != 15 || s.Defender.Artillery != 7 {
		t.Errorf("the combat is %s, artillery %d against %d", s.Magnitude, s.Attacker.Artillery, s.Defender.Artillery)
	}
	g.Throw("roll", 2, 5)
	g.result("+1/-")
	g.Stage("losses", "russia")
	if s := g.sheet(); rules.SumOf(s.Attacker.Modifiers) != 3 || rules.SumOf(s.Defender.Modifiers) != 2 {
		t.Errorf("the modifiers are %+v and %+v", s.Attacker.Modifiers, s.Defender.Modifiers)
	}
	g.Throw("roll", 3, 4)
	g.Stage("lose", "russia")
	g.Do("lose ru.29-20", "lose ru.27-3")
	g.is("ge.1-1", "19.30 lost 2", "ru.27-3", "18.30 lost 1", "ru.29-20", "19.29 lost 4")
	g.Stage("check", "russia")
	g.Throw("roll", 6, 6) // the stack of the 3rd Corps
	g.is("ru.25-3", "18.30 status 1", "ru.27-3", "18.30 lost 1 status 2")
	g.Stage("retreat", "russia")
	g.Do("retreat 17.30 18.30")
	g.is("ru.25-3", "18.30 status 1", "ru.27-3", "17.30 lost 1 status 2")
	g.Throw("roll", 2, 3) // 29/20 passes
	g.Stage("check", "central")
	g.Throw("roll", 2, 4) // 1/1 passes: 6+4 against 11
	g.is("ge.1-1", "19.30 lost 2", "ru.29-20", "19.29 lost 4")
	if g.P.Status().Phase == "attack" {
		t.Errorf("the attack is not over: %+v", g.P.Status())
	}
}

func TestWhoAttacks(t *testing.T) {
	rulestest.Cite(t, "10.1", "10.1.2", "10.1.4", "10.2", "4.2.2", "8.9", "8.2.5", "3.5.1")
	g := battlefield(t, `russia attack 3
		ge.1-1 19.30
		ru.25-3 18.30
		ru.27-3 18.30 {"status":4}
		ru.29-20 18.30
		ru.28-20 18.30
		ru.1-c 19.29
		ru.26-2 19.31
		ru.30-4 20.30 {"task":"digging","spent":252}
		ru.40-4 20.30 {"half":1}
		ru.1-hv 20.31
		ru.5-rf 20.31
		ru.gar-kow 20.31`)
	g.Do("attack 19.30")
	g.Refuses("commit ru.27-3", "10.1.2")    // demoralized
	g.Refuses("commit ru.30-4", "8.9")       // at work
	g.Refuses("commit ru.40-4", "8.2.5")     // half strength
	g.Refuses("commit ru.1-hv", "10.1.2")    // guns alone
	g.Refuses("commit ru.gar-kow", "10.1.2") // defends only
	g.Refuses("declare", "10.2")
	g.Do("commit ru.25-3", "commit ru.29-20")
	g.Refuses("commit ru.28-20", "4.2.2")
	g.Refuses("commit ru.1-c", "10.1.4")
	g.Refuses("commit ru.26-2", "10.1.4") // of the Second Army
	g.Do("commit ru.5-rf", "commit ru.1-hv", "withhold ru.29-20", "commit ru.28-20", "declare")
	g.Refuses("attack 18.30", "10.1")
	g.Refuses("attack 25.30", "10.1")
}

// Guns do not attack without the combat unit of their hex.
func TestGunsLeaveWithTheirCover(t *testing.T) {
	rulestest.Cite(t, "10.1.2")
	g := battlefield(t, "russia attack 3\nge.1-1 19.30\nru.25-3 18.30\nru.5-rf 20.31\nru.1-hv 20.31")
	g.Do("attack 19.30", "commit ru.5-rf", "commit ru.1-hv", "withhold ru.5-rf")
	if !g.Offers("commit ru.5-rf") || g.Offers("withhold ru.1-hv") {
		t.Errorf("the guns are still in the attack: %v", g.All())
	}
}

// All attacks are announced before the first one is fought, no unit attacks twice and
// no hex is attacked twice.
func TestAnnouncements(t *testing.T) {
	rulestest.Cite(t, "10.1", "10.1.1", "10.2")
	g := battlefield(t, `russia attack 3
		ge.1-1 19.30
		ge.2-1 18.31
		ru.25-3 18.30
		ru.27-3 18.30
		ru.28-20 17.30`)
	g.announce("19.30", "ru.25-3")
	g.Do("attack 18.31")
	g.Refuses("commit ru.25-3", "10.1.1")
	g.Do("commit ru.27-3", "declare")
	if v := g.P.View("central"); len(v.Declared) != 2 {
		t.Errorf("%d attacks are declared", len(v.Declared))
	}
	g.Do("recall 18.31", "attack 18.31", "commit ru.27-3", "cancel", "attack 18.31", "commit ru.27-3", "declare", "done")
	g.Stage("order", "russia")
	g.Do("fight 18.31")
	g.arm()
	g.Stage("roll", "russia")
	g.Throw("roll", 2, 3)
	g.Throw("roll", 1, 1)
	g.through("roll", "russia")
	g.Stage("roll", "russia") // the last one needs no order
	if got := g.sheet().Target; got != "19.30" {
		t.Errorf("the attack on %s is fought", got)
	}
}

func TestCommitAll(t *testing.T) {
	g := battlefield(t, "russia attack 3\nge.1-1 19.30\nru.25-3 18.30\nru.27-3 18.30\nru.5-rf 18.30\nru.1-hv 18.30\nru.1-c 19.29")
	g.Do("attack 19.30", "commit-all", "declare", "done")
	g.arm()
	g.weighs("34:23 1:1 1:1")
	if got := len(g.sheet().Attacker.Units); got != 3 {
		t.Errorf("%d units attack", got)
	}
}

// Whoever has prepared an attack must make it; one that all attackers have prepared
// shifts a column and earns a point.
func TestPreparedAttack(t *testing.T) {
	rulestest.Cite(t, "8.4", "8.4.1", "10.3", "10.3.1", "10.3.2", "10.3.3", "27.2")
	text := "russia movement 3\nge.1-1 19.30\nru.25-3 18.30\nru.27-3 18.30\nru.1-c 19.29\nru.1-hv 18.30"
	g := battlefield(t, text)
	g.Do("pick ru.1-c")
	g.Refuses("prepare 19.30", "8.4.1")
	g.Do("halt", "pick ru.1-hv")
	g.Refuses("prepare 19.30", "8.4.1") // no infantry has prepared it
	g.Do("halt", "pick ru.25-3", "prepare 19.30", "pick ru.1-hv", "prepare 19.30", "pick ru.27-3")
	g.Refuses("prepare 18.30", "8.1")
	g.Do("prepare 17.30") // at nobody yet
	g.Refuses("pick ru.25-3", "8.1")
	for g.P.Status().Phase != "attack" {
		g.Do("done")
	}
	g.Refuses("recall 19.30", "10.3")
	g.Do("attack 19.30")
	g.Refuses("withhold ru.25-3", "10.3")
	g.Do("commit ru.27-3") // its marker points at nobody and is off (10.3.1)
	g.Do("declare", "done")
	g.arm()
	g.weighs("34:23 1:1 1:1")
	if got := g.shifts(); got != "Prepared attack lost: the Russian 27th Infantry Division has not prepared it +0" {
		t.Errorf("a mixed attack has the shifts %q", got)
	}
	g = battlefield(t, text)
	g.Do("pick ru.25-3", "prepare 19.30", "pick ru.1-hv", "prepare 19.30")
	for g.P.Status().Phase != "attack" {
		g.Do("done")
	}
	g.Do("done")
	g.arm()
	g.weighs("19:23 1:1 2:1")
	if got := g.shifts(); got != "Prepared attack +1" {
		t.Errorf("the shifts are %q", got)
	}
	g.Throw("roll", 4, 5)
	g.Throw("roll", 1, 1)
	for g.P.Status().Stage == "check" {
		g.Throw("roll", 1, 1)
	}
	if got := g.points("russia"); got != 1 {
		t.Errorf("the prepared attack earned %d", got)
	}
}

// points are the victory points of a side.
func (g *game) points(side rules.Side) int {
	v := g.P.View("")
	for _, track := range v.Tracks {
		if track.ID == rules.TrackPoints {
			for _, x := range track.Totals {
				if x.Side == side {
					return x.Value
				}
			}
		}
	}
	return -1
}

// A prepared attack pins whom it points at in the Counter Movement Phase, in which none
// can be prepared.
func TestPreparedAttackPins(t *testing.T) {
	rulestest.Cite(t, "8.4.2", "8.4")
	h := ruleset(t).Board()
	from, _ := h.Find("18.30")
	to, _ := h.Find("19.30")
	d, _ := h.DirectionTo(from, to)
	g := battlefield(t, fmt.Sprintf("russia counter-movement 3\nge.1-1 19.30\nge.2-1 19.31\nru.25-3 18.30 {\"aim\":%d}", int(d)+1))
	g.Do("pick ge.1-1")
	if g.Hexes("step", "") != "" {
		t.Errorf("it is pinned and goes to %s", g.Hexes("step", ""))
	}
	g.Refuses("prepare 18.30", "8.4")
	g.Do("halt", "pick ge.2-1")
	if g.Hexes("step", "") == "" {
		t.Error("a unit beside it is pinned as well")
	}
}

func split(units string) []string { return strings.Fields(units) }

// A marker that points at nobody is taken off; its unit may attack any hex, which is no
// prepared attack then.
func TestAMarkerThatPointsAtNobody(t *testing.T) {
	rulestest.Cite(t, "10.3.1")
	g := battlefield(t, "russia attack 3\nge.1-1 19.30\nru.25-3 18.30 {\"aim\":"+aimOf(t, "18.30", "17.30")+"}")
	if g.figure("ru.25-3", "aim") != 0 {
		t.Error("the marker is still there")
	}
	g.assault("19.30", "ru.25-3")
	if got := g.shifts(); got != "" {
		t.Errorf("the shifts are %q", got)
	}
}

// Strengths are halved for each unit and rounded as a sum (10.6, 4.5): two regiments of
// three steps over a river make three, not four.
func TestStrengthsAreRoundedAsASum(t *testing.T) {
	rulestest.Cite(t, "10.6", "10.6.1", "4.5")
	g := place(t, "russia attack 3\nru.kowno 23.36\nru.grodno 23.36\nge.masurian 23.37\nru.25-3 30.30")
	g.Do("attack 23.37", "commit ru.kowno", "commit ru.grodno")
	a, b := 3, 3
	if got := g.sheet().Attacker.Strength; got != (a+b+1)/2 {
		t.Errorf("together they attack with %d", got)
	}
}
