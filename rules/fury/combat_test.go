package fury_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// fight declares one attack, ends the declaration and takes it in hand.
func (g *game) fight(target, from string) {
	g.T.Helper()
	g.Do("declare "+target+" "+from, "done")
	if g.P.Status().Stage == "resolve" { // there are others to choose from
		g.Do("resolve " + target)
	}
}

// column is the sum of the modifiers of the attack in hand.
func (g *game) column() string {
	g.T.Helper()
	if c := g.P.View("").Combat; c != nil {
		return c.Column
	}
	g.T.Fatal("there is no attack in hand")
	return ""
}

// shifts are the modifiers of the attack in hand: "Ratio 3/2 +1, River -1".
func (g *game) shifts() string {
	g.T.Helper()
	var list []string
	if c := g.P.View("").Combat; c != nil {
		for _, m := range c.Shifts {
			list = append(list, fmt.Sprintf("%s %+d", m.What, m.Value))
		}
	}
	return strings.Join(list, ", ")
}

// koenigsberg is the first example of 10.3: 13 against a fortress of 8.
const koenigsberg = `russia combat 3
	state {"front":"north"}
	ru.hq-1 1204
	ru.iii 1104
	ru.iv 1104
	ru.ii 1005
	ge.ii 1004 {"lost":1}`

func TestAttackOnKoenigsberg(t *testing.T) {
	rulestest.Cite(t, "10", "10.2", "10.2.1", "10.2.2", "10.2.3", "10.2.5", "10.3.1", "10.3 example", "10.4", "10.5")
	g := place(t, koenigsberg)
	g.fight("1004", "1104")
	if got, want := g.shifts(), "Ratio 3/2 +1, Major fortress -2, Russian HQ 1st Army +1, Support from 1005 +1"; got != want {
		t.Errorf("modifiers are %s, want %s", got, want)
	}
	g.Throw("roll", 5) // 6: 0-0 DR, and no cavalry against a fortress
	g.Stage("refuse", "central")
	g.Do("refuse") // without a loss
	g.is("ge.ii", "1004 -1")
	g.Stage("force", "russia")
	g.Do("force", "lose ru.iii")
	g.is("ru.iii", "1104 -1")
	g.Stage("forced", "central")
	h := at(t, g.P.Clone())
	g.Do("hold")
	g.Stage("advance", "russia")
	g.Refuses("done", "10.3.1")
	g.Refuses("advance ru.ii", "10.3.1")
	g.Refuses("advance ru.hq-1", "10.3.1")
	g.Do("advance ru.iii", "advance ru.iv")
	g.is("ru.iii", "1004 -1", "ru.iv", "1004", "ge.ii", "1004 -1")
	// The other choice: back to 0905, through the zone of the 2nd Corps.
	h.Do("leave")
	h.is("ge.ii", "0904 -1") // there is no other way
	h.Throw("roll", 3)
	h.Stage("advance", "russia")
	h.Do("advance ru.iv", "done")
	h.is("ge.ii", "0805 -1 dis", "ru.iv", "1004")
	for side, g := range map[rules.Side]*game{"russia": h, "central": g} { // whoever holds the fortress has it, besieged or not
		if i := slices.IndexFunc(g.P.View("").Control, func(c rules.Control) bool { return c.Hex == "1004" }); g.P.View("").Control[i].Side != side {
			t.Errorf("Königsberg is held by %q, want %s", g.P.View("").Control[i].Side, side)
		}
	}
}

// The relief of the example is at 1/1: one of the two German corps must be reduced
// for that (README, doubts).
func TestRelief(t *testing.T) {
	rulestest.Cite(t, "10.3 example", "10.5", "10.2", "10.2.6")
	g := place(t, `central combat 3
		state {"front":"north","forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ge.hq-8 0905
		ge.xx 0904 {"lost":1}
		ge.xvii 0904
		ge.ii 1004 {"lost":1}
		ru.iii 1004 {"lost":1}
		ru.iv 1004
		ru.hq-1 1104
		ru.ii 1104`)
	g.fight("1004", "0904")
	if got := g.column(); got != "+2" {
		t.Errorf("the sum is %s, want +2: %s", got, g.shifts())
	}
	g.Throw("roll", 1, 3) // the cavalry succeeds: 3, 2 and 1 make 6
	g.Do("accept")
	for g.P.Status().Stage == "retreat" || g.P.Status().Stage == "cohesion" {
		if g.P.Status().Stage == "cohesion" {
			g.Throw("roll", 6)
			continue
		}
		g.Do("retreat " + strings.Fields(g.Hexes("retreat", ""))[0])
	}
	for _, f := range g.P.View("").Control {
		if f.Hex == "1004" && f.Side != "central" {
			t.Errorf("Königsberg is held by %q", f.Side)
		}
	}
	g.is("ge.ii", "1004 -1")
}

func TestBesiegedDoNotAct(t *testing.T) {
	rulestest.Cite(t, "10.5")
	const siege = `state {"front":"north","forts":[{"hex":"1004","holder":"central","besieged":true}]}
		ge.hq-8 0904
		ge.xx 0904
		ge.koe-r 1004
		ru.iv 1004
		ru.iii 1104
		ru.hq-1 1104`
	g := place(t, "central movement 3\n"+siege)
	g.Refuses("pick ge.koe-r", "10.5")
	g = place(t, "central combat 3\n"+siege)
	g.Refuses("declare 1104 1004", "10.5")
	// The besieger may leave, and then the siege is over; others may come to it.
	g = place(t, "russia movement 3\n"+siege)
	g.Do("pick ru.iii", "step 1004")
	g.is("ru.iii", "1004")
	g = place(t, "russia combat 3\n"+siege)
	g.Refuses("declare 1004 1104", "10.5")
}

func TestRatio(t *testing.T) {
	rulestest.Cite(t, "10.2.1")
	for _, c := range []struct{ attackers, defenders, want string }{
		{"ru.iii 1104", "ge.koe-r 1105", "Ratio 3/2 +1"},                            // 7 to 4
		{"ru.iii 1104", "ge.i 1105", "Ratio 2/3 -1"},                                // 7 to 8
		{"ru.iv 1104 {\"lost\":1}", "ge.i-r 1105", ""},                              // 3 to 7
		{"ru.iii 1104 {\"lost\":1}", "ge.i 1105", "Ratio 1/2 -2"},                   // 4 to 8
		{"ru.iii 1104\n ru.iv 1104", "ge.koe-r 1105", "Ratio 3/1 +3"},               // 13 to 4
		{"ru.iii 1104\n ru.iv 1104", "ge.i-r 1105 {\"lost\":1}", "Ratio 3/1 +3"},    // 13 to 4
		{"ru.iii 1104\n ru.iv 1104", "ge.koe-r 1105 {\"lost\":1}", "Ratio 3/1 +3"},  // 13 to 2
		{"ru.iii 1104\n ru.iv 1104", "ge.i-r 1105\n ge.koe-r 1105", "Ratio 1/1 +0"}, // 13 to 11
		{"ru.iii 1104\n ru.iv 1104", "ge.i-r 1105", "Ratio 3/2 +1"},                 // 13 to 7
		{"ru.iii 1104\n ru.iv 1104", "ge.i 1105\n ge.xvii 1105", "Ratio 2/3 -1"},    // 13 to 16
	} {
		g := place(t, "russia combat 3\n state {\"front\":\"north\"}\n ru.hq-1 1204\n ge.hq-8 1006\n ru.hq-2 1306 {\"active\":false}\n ru.vi 1306\n ge.th-r 1207\n"+c.attackers+"\n"+c.defenders)
		if c.want == "" {
			g.Refuses("declare 1105 1104", "10.2.1")
			continue
		}
		g.fight("1105", "1104")
		if got, _, _ := strings.Cut(g.shifts(), ","); got != c.want && c.want != "Ratio 1/1 +0" {
			t.Errorf("%s against %s: %s, want %s", c.attackers, c.defenders, got, c.want)
		} else if c.want == "Ratio 1/1 +0" && strings.Contains(g.shifts(), "Ratio") {
			t.Errorf("13 to 11 counts %s", g.shifts())
		}
	}
}

func TestGround(t *testing.T) {
	rulestest.Cite(t, "10.2.2", "10.2.6")
	// Lötzen: difficult ground and a minor fortress, no cavalry.
	g := place(t, "russia combat 3\n state {\"front\":\"north\"}\n ru.hq-1 1305\n ru.iii 1305\n ru.iv 1305\n ge.iii-rd 1206")
	g.fight("1206", "1305")
	if !strings.Contains(g.shifts(), "Difficult -1, Minor fortress -1") || dice(g) != 1 {
		t.Errorf("modifiers are %s with %d dice", g.shifts(), dice(g))
	}
	// A fortress taken from the enemy: -1 whatever its class, and a river besides.
	g = place(t, `russia combat 3
		state {"front":"south","forts":[{"hex":"1116","holder":"central","taken":true}]}
		ru.hq-3 1216
		ru.ix 1216
		ru.x 1115
		ah.v 1116`)
	g.fight("1116", "1115")
	if !strings.Contains(g.shifts(), "River -1, Fortress taken from the enemy -1") {
		t.Errorf("modifiers are %s", g.shifts())
	}
	// Open ground: the cavalry's die; German cavalry is better in November.
	g = place(t, "russia combat 3\n state {\"front\":\"north\"}\n ru.hq-2 1005\n ru.vi 1005\n ge.koe-r 0905")
	g.fight("0905", "1005")
	if dice(g) != 2 {
		t.Errorf("%d dice in the open", dice(g))
	}
	h := at(t, g.P.Clone())
	events := g.Throw("roll", 1, 3)
	if !strings.Contains(events[0].Text, "with modifiers 5") { // 6 to 4, HQ 0, cavalry 1
		t.Error(events[0].Text)
	}
	// Only the second die is read in the table.
	if e := events[0]; e.Aside != 1 || len(e.Brought) != 1 || e.Brought[0].What != "Cavalry" || e.Brought[0].Value != 1 {
		t.Errorf("%d dice are for the cavalry and bring %v", e.Aside, e.Brought)
	}
	if events := h.Throw("roll", 2, 3); !strings.Contains(events[0].Text, "with modifiers 4") || events[0].Aside != 1 || events[0].Brought != nil {
		t.Error(events[0].Text)
	}
	for turn, want := range map[int]string{5: "with modifiers 7", 6: "with modifiers 8"} {
		g = place(t, fmt.Sprintf("central combat %d\n state {\"front\":\"north\"}\n ge.hq-8 0905\n ge.xx 0905\n ru.vi 1005", turn))
		g.fight("1005", "0905")
		if events := g.Throw("roll", 2, 5); !strings.Contains(events[0].Text, want) { // 8 to 6, HQ 2
			t.Errorf("turn %d: %s", turn, events[0].Text)
		}
	}
}

// dice is how many the throw in hand takes.
func dice(g *game) int {
	for _, o := range g.P.Offers() {
		if o.Verb == "roll" {
			return o.Dice
		}
	}
	return 0
}

func TestDisorganised(t *testing.T) {
	rulestest.Cite(t, "10.2.4", "10.3.3", "10.2.5")
	g := place(t, `russia combat 3
		state {"front":"north"}
		ru.hq-1 1204
		ru.iii 1104 {"disorganised":true}
		ru.iv 1104
		ru.ii 1205 {"disorganised":true}
		ge.i 1105 {"disorganised":true}`)
	g.fight("1105", "1104")
	if got := g.shifts(); !strings.Contains(got, "Disorganised defender +1, Disorganised attacker -1") || strings.Contains(got, "Support") {
		t.Errorf("modifiers are %s", got)
	}
	// Support is denied by another enemy in contact, unless he is disorganised, and by
	// a fortress that is not besieged.
	for state, want := range map[string]bool{"": false, ` {"disorganised":true}`: true} {
		g = place(t, besideCholm+"ru.xix 1513\n ah.v 1413"+state)
		g.fight("1414", "1514")
		if got := strings.Contains(g.shifts(), "Support from 1513 +1"); got != want {
			t.Errorf("with the other enemy%s support counts: %v", state, got)
		}
	}
	g = place(t, "russia combat 3\n state {\"front\":\"north\"}\n ru.hq-1 1204\n ru.iii 1104\n ru.iv 1104\n ru.ii 1005\n ge.i 1105")
	g.fight("1105", "1104")
	if strings.Contains(g.shifts(), "Support") {
		t.Errorf("in contact with Königsberg 1005 supports: %s", g.shifts())
	}
}

// besideCholm is an attack of the 5th Army from 1514 on 1414.
const besideCholm = `russia combat 3
	state {"front":"south"}
	ru.hq-5 1514
	ru.v 1514
	ru.xvii 1514
	ah.hq-1 1414
	ah.i 1414
	`

func TestSupportFromTheOtherFront(t *testing.T) {
	rulestest.Cite(t, "7 note 1", "7 note 2", "10.2.5")
	north := "ru.hq-1 1513\n ru.ii 1513"
	g := place(t, besideCholm+north)
	g.Refuses("declare 1414 1513", "10.1") // not of the front
	g.fight("1414", "1514")
	if !strings.Contains(g.shifts(), "Support from 1513 +1") {
		t.Errorf("modifiers are %s", g.shifts())
	}
	g = place(t, strings.Replace(besideCholm, "south", "north", 1)+north+"\n ru.hq-2 1306\n ru.vi 1306\n ge.th-r 1207")
	g.Refuses("declare 1414 1513", "7 note 2")
}

// What was rolled stays as it was rolled, whatever losses and retreats follow, and after
// loading too.
func TestSheetStaysAsRolled(t *testing.T) {
	g := place(t, koenigsberg)
	g.fight("1004", "1104")
	before := g.Sheet()
	g.Throw("roll", 5)
	for _, do := range []string{"refuse", "force", "lose ru.iii", "leave", ""} {
		if g.P.View("").Combat == nil {
			t.Fatalf("before %q the attack is over", do)
		}
		loaded, err := g.P.Ruleset().Load(g.P.AppendJSON(nil))
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range []*rules.Sheet{g.Sheet(), loaded.View("").Combat} {
			if s.Ratio != before.Ratio || !slices.Equal(s.Shifts, before.Shifts) || s.Column != before.Column || fmt.Sprintf("%v %s", s.Dice, s.Result) != "[5] 0-0 DR" {
				t.Errorf("before %q the sheet is %+v, was %+v", do, s, before)
			}
			for i, f := range []rules.Force{s.Attacker, s.Defender} {
				was := []rules.Force{before.Attacker, before.Defender}[i]
				if f.Strength != was.Strength || f.Steps != was.Steps || len(f.Units) != len(was.Units) || f.Units[0].Strength != was.Units[0].Strength {
					t.Errorf("before %q a force is %+v, was %+v", do, f, was)
				}
			}
		}
		if do != "" {
			g.Do(do)
		}
	}
}

// An army that need not attack gives up the only target of one that must.
func TestTargetOfAnArmyThatMustAttack(t *testing.T) {
	rulestest.Cite(t, "2.2")
	g := place(t, `russia combat 3
		state {"front":"north"}
		ru.hq-1 1204 {"active":false}
		ru.iii 1104
		ru.hq-2 1007
		ru.vi 1006
		ge.koe-r 1105`)
	g.Do("declare 1105 1104")
	g.Refuses("done", "2.2")
	if d := g.P.View("").Prompt.Owed; len(d) != 1 || strings.Join(d[0].Hexes, " ") != "1105" {
		t.Errorf("what is owed is %+v", d)
	}
	g.Do("recall 1105", "declare 1105 1006", "done")
}

func TestCommand(t *testing.T) {
	rulestest.Cite(t, "10.1", "2.2")
	// The headquarters of the 1st Army reaches two hexes.
	far := "russia combat 3\n state {\"front\":\"north\"}\n ru.iii 1104\n ge.koe-r 1105\n ru.hq-1 "
	g := place(t, far+"1303")
	g.Do("declare 1105 1104")
	g.Do("recall 1105")
	g.Refuses("done", "2.2")
	g.Do("declare 1105 1104", "done")
	g.Stage("roll", "russia") // the only attack needs no choice
	g = place(t, far+"1403")
	g.Stage("front", "central") // there is nothing to declare
	// An inactive one need not attack, but in the first turn all must.
	g = place(t, far+`1204 {"active":false}`)
	g.Do("done")
	g = place(t, strings.Replace(far, "combat 3", "combat 1", 1)+`1204 {"active":false}`)
	g.Refuses("done", "2.2")
	// One hex attacks one hex, and is attacked by one.
	g = place(t, koenigsberg+"\n ru.xx 1105\n ge.i 1106")
	g.Do("declare 1004 1104")
	g.Refuses("declare 1004 1005", "10.1")
	g.Refuses("declare 1105 1104", "10.1")
	g.Refuses("declare 1006 1005", "10.1")
	g.Refuses("resolve 1004", "5")
}
