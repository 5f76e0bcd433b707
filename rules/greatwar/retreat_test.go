package greatwar_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// rout attacks a hex with the units named, rolls, and takes an option.
func (g *game) rout(target, units string, die int, option string) {
	g.T.Helper()
	g.assault(target, strings.Fields(units)...)
	g.Throw("roll", die)
	if g.P.Status().Stage == "option" {
		g.Do("option =" + option)
	}
}

// back lists the hexes that a stack may retreat into, in order.
func (g *game) back(from string) string {
	var list []string
	for _, o := range g.P.Offers() {
		if o.Verb == "retreat" && o.From == from {
			list = append(list, o.Hex)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// rear is a Russian attack on g0313. The nearest Austro-Hungarian railway is at
// g0710 and g0813, so that the way back leads south; Kummer keeps the defender in command.
// 8:4 is 2:1, and a 2 gives 1/2.
const rear = `allied combat 8
	ru.corps-9 g0213
	ru.corps-10 g0213
	ru.hq-3-ruzski g0113
	ru.cav-9 g0212
	ah.hq-kummer g0313
	`

func TestRetreatTowardsSupply(t *testing.T) {
	rulestest.Cite(t, "8.61", "8.62", "8.63", "8.64")
	g := place(t, rear+"ah.div-9 g0313")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "3")
	g.Stage("retreat", "austria")
	// g0312 and g0314 are in the enemy's zone; both others lead south.
	if got := g.back("g0313"); got != "g0412 g0413" {
		t.Errorf("offered are %s", got)
	}
	g.Refuses("retreat g0213 g0313", "8.61")
	g.Refuses("retreat g0312 g0313", "8.64")
	g.Refuses("retreat g0314 g0313", "8.64")
	g.Refuses("retreat g0413 g0413", "8.62")
	g.Refuses("retreat g0513 g0313", "8.61") // not the next hex
	g.Do("retreat g0413 g0313")
	if got := g.back("g0413"); got != "g0513 g0514" {
		t.Errorf("offered are %s", got)
	}
	g.Refuses("retreat g0313 g0413", "8.62") // not where it comes from
	g.Refuses("retreat g0414 g0413", "8.63") // no nearer to the railway
	g.Do("retreat g0513 g0413")
	g.is("ah.div-9", "g0513")
	g.Stage("loss", "allied")
	// Where no hex leads to supply any other will do.
	g = place(t, "allied combat 8\nru.corps-9 g0212\nru.corps-10 g0212\nru.cav-7 g0513\nah.hq-kummer g0313\nah.div-9 g0313")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 3, "2")
	if got := g.back("g0313"); got != "g0314" {
		t.Errorf("offered are %s", got)
	}
}

// Friends negate a zone, for a retreat (7.24), and are not disturbed (8.65).
func TestRetreatThroughFriends(t *testing.T) {
	rulestest.Cite(t, "7.24", "8.64", "8.65")
	zones := rear + "ah.div-9 g0313\nru.cav-7 g0513\n" // controls g0412 and g0413
	g := place(t, zones)
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "3")
	g.is("ah.div-9", "dead")
	g = place(t, zones+"ah.div-21 g0413")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "3")
	if got := g.back("g0313"); got != "g0413" {
		t.Errorf("offered are %s", got)
	}
	g.Do("retreat g0413 g0313")
	if got := g.back("g0413"); got != "g0414" { // g0514 is in a zone
		t.Errorf("offered are %s", got)
	}
	g.Do("retreat g0414 g0413")
	g.is("ah.div-9", "g0414", "ah.div-21", "g0413")
	if _, state := g.Record("ah.div-9"); state["retreated"] != nil {
		t.Error("alone in its hex it would not defend")
	}
	// A friendly zone does not help.
	g = place(t, zones+"ah.div-21 g0412")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "3")
	if got := g.back("g0313"); got == "" || strings.Contains(got, "g0413") {
		t.Errorf("offered are %s", got)
	}
	// A headquarters alone negates nothing.
	g = place(t, zones+"ah.hq-1-dankl g0413")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "3")
	g.is("ah.div-9", "dead")
}

// A retreat may not end over the stacking limit, though it may pass (6.15).
func TestRetreatAndStacking(t *testing.T) {
	rulestest.Cite(t, "6.15", "8.63")
	full := rear + "ah.div-9 g0313\nah.corps-1 g0413\nah.corps-5 g0413\nru.cav-7 g0512\n" // g0412 is controlled
	g := place(t, full)
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "3")
	if got := g.back("g0313"); got != "g0413" {
		t.Errorf("offered are %s", got)
	}
	g.Do("retreat g0413 g0313") // through a full hex
	g.Do("retreat " + strings.Fields(g.back("g0413"))[0] + " g0413")
	if hex, _ := g.Record("ah.div-9"); hex == "g0413" || hex == "" {
		t.Errorf("it is in %q", hex)
	}
	// One hex is too short to pass.
	g = place(t, full)
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "2")
	g.Do("retreat g0413 g0313")
	g.is("ah.div-9", "dead")
	// As much of a stack as finds room is saved.
	g = place(t, rear+"ru.corps-11 g0213 {\"lost\":3}\nah.corps-10 g0313 {\"lost\":2}\nah.bde-13 g0313\nah.corps-1 g0413\nah.div-9 g0413\nah.div-21 g0413\nru.cav-7 g0512\nru.hq-4-salza g0114")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 1, "2") // 8:6, 1:1: -/2
	g.finish()
	g.is("ah.corps-10", "dead", "ah.bde-13", "g0413")
}

// All of a stack go together, with the headquarters; lone headquarters of the enemy
// give way (10.52).
func TestStackGoesTogether(t *testing.T) {
	rulestest.Cite(t, "8.62", "10.53", "10.52")
	g := place(t, rear+"ah.div-9 g0313\nah.hq-6-potiorek g0313\nru.hq-9-lechitski g0413\nru.cav-7 g0512\nru.corps-14 g0206")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 3, "2")
	if got := g.back("g0313"); got != "g0413" {
		t.Errorf("offered are %s: a headquarters does not bar the way", got)
	}
	g.Do("retreat g0413 g0313")
	g.is("ah.div-9", "g0413", "ah.hq-6-potiorek", "g0413")
	g.Stage("displace", "allied") // its owner chooses among equally near friends
	g.Do(g.All()[0])
	if hex, _ := g.Record("ru.hq-9-lechitski"); hex == "g0413" || hex == "" {
		t.Errorf("the enemy headquarters is in %q", hex)
	}
}

// Who has gone back into a friend's hex does not help him, and goes down with him.
func TestGuestsOfADefender(t *testing.T) {
	rulestest.Cite(t, "8.66", "12.17", "8.14")
	text := rear + `ah.div-9 g0313
		ah.div-21 g0413
		ru.corps-14 g0414
		ru.corps-16 g0414
		ru.hq-4-salza g0414
		ru.cav-7 g0512
		`
	begin := func(option string) *game {
		g := place(t, text)
		g.rout("g0313", "ru.corps-9 ru.corps-10", 2, option)
		g.Do("retreat g0413 g0313")
		g.finish()
		if _, state := g.Record("ah.div-9"); state["retreated"] != true || state["beaten"] != true {
			t.Fatal("the unit has not gone back to a friend")
		}
		return g
	}
	g := begin("2") // with one step left
	g.is("ah.div-9", "g0413 -1")
	g.Do("attack g0413", "commit ru.corps-14", "commit ru.corps-16")
	g.weighs("8:3 2:1 2:1") // only the friend defends
	if s := g.Sheet().Defender; s.Steps != 2 || len(s.Withheld) != 2 || s.Withheld[0].Case != "8.66" {
		t.Errorf("the defence is %+v", s)
	}
	g.Do("declare")
	if g.P.Status().Stage == "defence" {
		g.Do("pass")
	}
	half := g.clone()
	g.Throw("roll", 2) // 1/2
	g.Do("option =3")
	g.is("ah.div-9", "dead") // the friend retreats
	half.Throw("roll", 4)    // 1/1
	half.Do("option =1")
	half.is("ah.div-21", "g0413 -1", "ah.div-9", "dead") // half of one step, rounded up
	// Withdrawn cavalry is the same, and alone in a hex it defends after all.
	g = place(t, "allied combat 8\nru.corps-9 g0213\nah.div-9 g0313\nah.cav-5 g0313 {\"retreated\":true}\nah.hq-kummer g0514")
	g.prepare("g0313", "ru.corps-9")
	g.weighs("4:3 1:1 1:1")
	g.Do("declare")
	g.Throw("roll", 3) // 1/1
	g.Do("option =1")
	g.is("ah.div-9", "g0313 -1", "ah.cav-5", "g0313 -1")
	g = place(t, "allied combat 8\nru.corps-9 g0213\nah.cav-5 g0313 {\"retreated\":true}\nah.hq-kummer g0514")
	g.prepare("g0313", "ru.corps-9")
	g.weighs("4:1 4:1 4:1")
}

// The map shows what each hex of a retreat costs.
func TestRetreatOverlay(t *testing.T) {
	g := place(t, rear+"ah.div-9 g0313\nah.div-21 g0413")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "3")
	marks := func() map[string]rules.Mark {
		o, err := g.P.Overlay("", rules.Query{Kind: "choice"})
		if err != nil {
			t.Fatal(err)
		}
		m := map[string]rules.Mark{}
		for _, x := range o.Hexes {
			m[x.Hex] = x
		}
		return m
	}
	m := marks()
	for hex, want := range map[string]string{"g0313": "here", "g0412": "open", "g0413": "open", "g0314": "closed", "g0213": "closed"} {
		if m[hex].Kind != want {
			t.Errorf("%s is marked %+v, want %s", hex, m[hex], want)
		}
	}
	if m["g0313"].Label != "step 1 of 2" || m["g0213"].Label != "occupied" || m["g0314"].Case != "8.64" {
		t.Errorf("the marks are %v", m)
	}
	g = place(t, rear+"ah.div-9 g0313\nah.div-21 g0413\nah.corps-1 g0412\nah.corps-5 g0412")
	g.rout("g0313", "ru.corps-9 ru.corps-10", 2, "2")
	m = marks()
	if m["g0413"].Kind != "costly" || m["g0413"].Case != "8.66" || m["g0412"].Label != "no room" {
		t.Errorf("the marks are %v", m)
	}
}
