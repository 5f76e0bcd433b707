package greatwar_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// defence sets up a Russian stack in g1310 with so many steps, in supply or not,
// against Austro-Hungarian corps, 5 and 4 steps each, and a headquarters of
// another army that keeps it in command.
func defence(attackers, defenders string) string {
	return "austria combat 8\n" + attackers + "\n" + defenders + "\nru.hq-9-lechitski g1308"
}

// resolve attacks g1310 with the units of the first lines and rolls a die.
func resolve(t *testing.T, text string, die int) *game {
	t.Helper()
	g := place(t, text)
	var units []string
	for _, line := range strings.Split(text, "\n") {
		if f := strings.Fields(line); len(f) > 1 && strings.HasPrefix(f[0], "ah.") && !strings.Contains(f[0], "hq") {
			units = append(units, f[0])
		}
	}
	g.assault("g1310", units...)
	g.Throw("roll", die)
	return g
}

// The smaller force sets the number of affected steps; half is rounded up (V000-04,
// V000-05).
func TestAttackersLosses(t *testing.T) {
	rulestest.Cite(t, "8.9", "8.5", "8.54")
	for _, c := range []struct {
		attackers, defenders string
		die, want            int
	}{
		{"ah.corps-10 g1311\nah.div-9 g1311", "ru.div-78r g1310\nru.div-69r g1310", 4, 2}, // 6 steps and 4: 7:6, 1/-
		{"ah.corps-10 g1311\nah.div-9 g1311", "ru.div-78r g1310\nru.div-69r g1310", 5, 2},
		{"ah.corps-10 g1311", "ru.corps-25 g1310", 3, 4},                                                  // 1:2, 2/-: as many as four
		{"ah.corps-10 g1311 {\"lost\":1}", "ru.corps-9 g1310", 4, 3},                                      // 4:8, 3 steps, all gone
		{"ah.corps-10 g1311\nah.corps-1 g1311", "ru.div-78r g1310 {\"lost\":1}\nru.corps-25 g1310", 4, 3}, // half of 5
	} {
		g := place(t, defence(c.attackers, c.defenders))
		var units []string
		for _, line := range strings.Split(c.attackers, "\n") {
			units = append(units, strings.Fields(line)[0])
		}
		g.assault("g1310", units...)
		before := g.Sheet()
		die := c.die
		for die <= 6 {
			events := g.clone().Throw("roll", die)
			if strings.Contains(events[0].Text, "gives 1/-") || strings.Contains(events[0].Text, "gives 2/-") {
				break
			}
			die++
		}
		events := g.Throw("roll", die)
		result := 1
		if strings.Contains(events[0].Text, "2/-") {
			result = 2
		}
		affected := min(before.Attacker.Steps, before.Defender.Steps)
		want := affected
		if result == 1 {
			want = (affected + 1) / 2
		}
		g.finish()
		lost := before.Attacker.Steps
		for _, u := range units {
			if _, state := g.Record(u); state["dead"] == nil {
				lost -= g.steps(u)
			}
		}
		if lost != want {
			t.Errorf("%s against %s: %d steps are lost by %d, want %d", c.attackers, c.defenders, lost, result, want)
		}
	}
}

func (g *game) clone() *game { return at(g.T, g.P.Clone()) }

// steps is what a unit has left, by its counter.
func (g *game) steps(unit string) int {
	for _, s := range g.P.View("").Stacks {
		for _, u := range s.Units {
			if u.Unit == unit {
				return u.Steps
			}
		}
	}
	return 0
}

// lossOf tells what each option costs a defender of five steps: by the words of the
// offers.
func (g *game) optionWords() string {
	var list []string
	for _, o := range g.P.Offers() {
		if o.Verb == "option" {
			list = append(list, o.Choice+" "+o.Label)
		}
	}
	return strings.Join(list, "; ")
}

func TestOptions1To3(t *testing.T) {
	rulestest.Cite(t, "8.9", "8.5", "8.54")
	// Five steps against eight: 10:9 is 1:1.
	five := defence("ah.corps-10 g1311\nah.corps-1 g1210", "ru.corps-25 g1310\nru.div-78r g1310 {\"lost\":1}")
	g := resolve(t, five, 1) // 1/1
	if got := g.optionWords(); got != "1 Hold, lose 3 steps; 2 Retreat 1 hex" {
		t.Errorf("result 1 offers %s", got)
	}
	g.Stage("option", "allied")
	g.Refuses("option =3", "8.9")
	g.Refuses("option =x", "8.9")
	// 12:6 is 2:1 out of command: 1/1 becomes 1/2.
	six := "austria combat 8\nah.corps-10 g1311\nah.corps-1 g1210\nah.div-9 g1311\nru.corps-25 g1310 {\"lost\":0}"
	g = resolve(t, six, 2)
	if got := g.optionWords(); got != "1 Hold, lose 4 steps: eliminates XXV Corps; 2 Retreat 1 hex, lose 2 steps; 3 Retreat 2 hexes" {
		t.Errorf("result 2 offers %s", got)
	}
	g.Do("option =2")
	g.Stage("retreat", "allied")
	g.is("ru.corps-25", "g1310 -2")
	// 12:3 is 4:1 out of command: 1/2 becomes 1/3.
	three := "austria combat 8\nah.corps-10 g1311\nah.corps-1 g1210\nah.div-9 g1311\nru.div-78r g1310"
	g = resolve(t, three, 3)
	if got := g.optionWords(); got != "1 Hold, lose 2 steps: eliminates 78th Reserve Division; 2 Retreat 2 hexes, lose 1 step" {
		t.Errorf("result 3 offers %s", got)
	}
	g.Do("option =2")
	g.is("ru.div-78r", "g1310 -1")
	// And 1 -/3 becomes E: no choice.
	g = resolve(t, three, 1)
	g.is("ru.div-78r", "dead")
	g.Stage("advance", "austria")
}

// The defender's losses, and his retreat, come first (8.54).
func TestDefenderFirst(t *testing.T) {
	rulestest.Cite(t, "8.54", "8.51", "8.52", "8.53")
	g := resolve(t, defence("ah.corps-10 g1311\nah.corps-1 g1210\nah.bde-13 g1210", "ru.div-78r g1310\nru.div-69r g1310"), 3) // 11:6, 1:1: 1/1
	g.Do("option =1")
	g.Stage("loss", "allied")
	if got := g.Units("lose"); got != "ru.div-78r ru.div-69r" {
		t.Errorf("%s can lose steps", got)
	}
	g.Refuses("lose ah.corps-10", "8.9")
	g.Do("lose ru.div-69r", "lose ru.div-69r") // all from one, as the owner likes
	g.is("ru.div-78r", "g1310", "ru.div-69r", "dead")
	g.Stage("loss", "austria")
	g.Refuses("lose ru.div-78r", "8.9")
	g.Do("lose ah.bde-13", "lose ah.corps-1")
	g.is("ah.bde-13", "dead", "ah.corps-1", "g1210 -1", "ah.corps-10", "g1311")
	// Points: 2 Russian steps and 2 stacking points, 2 Austro-Hungarian steps and 1.
	if got := g.points(); got != -1-1-2+2+2+1 {
		t.Errorf("the points are %d", got)
	}
	// A corps: 5-7, 4-6, 2-4, 1-3 and gone (V000-02).
	for lost, want := range []string{"5 7", "4 6", "2 4", "1 3"} {
		g := place(t, fmt.Sprintf("austria movement 8\nah.corps-10 g1311 {\"lost\":%d}", lost))
		v := g.P.View("").Stacks[0].Units[0]
		if got := fmt.Sprintf("%d %d", v.Values[0].Value, v.Values[1].Value); got != want || v.Reduced != (lost > 1) {
			t.Errorf("after %d steps a corps is %s, reduced %t", lost, got, v.Reduced)
		}
	}
}

// Where several stacks defend and more steps than are affected, the owner names
// the stacks that go.
func TestWhichStacksAreAffected(t *testing.T) {
	rulestest.Cite(t, "8.9", "8.23")
	text := `austria combat 8
		ah.corps-10 g1311 {"lost":2}
		ah.bde-13 g1311
		ru.cav-7 g1310
		ru.cav-9 g1410
		ru.hq-9-lechitski g1308`
	begin := func() *game {
		g := place(t, text)
		g.assault("g1310", "g1410", "ah.corps-10", "ah.bde-13") // 3:2, 3 steps against 4
		g.Throw("roll", 1)                                      // 1:1, 1/1
		return g
	}
	g := begin()
	g.Do("option =2")
	g.is("ah.corps-10", "g1311 -2")
	if g.P.Status().Stage != "retreat" { // two steps of one do not cover three: both go
		t.Errorf("the stage is %s", g.P.Status().Stage)
	}
	text = strings.Replace(text, "ah.bde-13 g1311", "ah.div-95-landsturm g1311 {\"lost\":1}", 1)
	text = strings.Replace(text, "{\"lost\":2}", "{\"lost\":3}", 1)
	g = place(t, text)
	g.assault("g1310", "g1410", "ah.corps-10", "ah.div-95-landsturm") // 2:2, 2 steps against 4
	g.Throw("roll", 1)
	g.Do("option =2")
	g.Stage("affect", "allied")
	g.Refuses("affect g1311", "8.9")
	g.Do("affect g1410")
	g.Stage("retreat", "allied")
	if !strings.HasPrefix(g.All()[0], "retreat") || !strings.Contains(g.All()[0], "g1410") {
		t.Errorf("%v", g.All())
	}
	g.finish()
	g.is("ru.cav-7", "g1310")
	// Option 1 may be taken from any.
	g = place(t, text)
	g.assault("g1310", "g1410", "ah.corps-10", "ah.div-95-landsturm")
	g.Throw("roll", 1)
	g.Do("option =1")
	if got := g.Units("lose"); got != "ru.cav-7 ru.cav-9" {
		t.Errorf("%s can lose steps", got)
	}
	g.Do("lose ru.cav-7")
	g.is("ru.cav-7", "g1310 -1", "ru.cav-9", "g1410")
}

// Headquarters share the fate of those they stand with; an army's second one is
// set up elsewhere.
func TestHeadquartersInADefeat(t *testing.T) {
	rulestest.Cite(t, "10.53", "10.54")
	text := "austria combat 8\nah.corps-10 g1311\nah.corps-1 g1210\nah.corps-2 g1209\nru.cav-7 g1310\nru.corps-9 g1408\n"
	g := resolve(t, text+"ru.hq-3-ruzski g1310", 1)
	g.is("ru.cav-7", "dead", "ru.hq-3-ruzski", "g1408 -1")
	// With nobody to go to it dies.
	g = resolve(t, strings.Replace(text, "ru.corps-9 g1408\n", "", 1)+"ru.hq-3-ruzski g1310", 1)
	g.is("ru.hq-3-ruzski", "dead")
	// A group has no second one.
	g = place(t, "allied combat 8\nru.corps-9 g0213\nru.corps-10 g0213\nru.corps-11 g0212\nru.corps-21 g0314\nah.bde-13 g0313\nah.hq-kummer g0313\nah.corps-10 g0514")
	g.assault("g0313", "ru.corps-9", "ru.corps-10", "ru.corps-11", "ru.corps-21")
	g.Throw("roll", 1)
	g.is("ah.bde-13", "dead", "ah.hq-kummer", "dead")
	// An attacking hero goes with those he led.
	g = place(t, "allied combat 8\nru.div-65r g0213\nru.hq-8-brusilov g0213\nah.corps-9 g0313\nah.hq-kummer g0414\nru.corps-12 g0114")
	g.assault("g0313", "ru.div-65r", "ru.hq-8-brusilov")
	g.Throw("roll", 6) // 3:6, 1:2: 2/-
	g.is("ru.div-65r", "dead", "ru.hq-8-brusilov", "g0114 -1")
}
