package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// lastAttack is a table at which one attack is left to be made before the game ends.
func lastAttack(t *testing.T) *play {
	t.Helper()
	rs := rulestest.Open(t, "greatwar")
	pos, err := rs.SetUp(rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 13, Side: "austria", Phase: "combat",
		Units: []rules.UnitState{{ID: "ah.corps-10", Hex: "g1311"}, {ID: "ru.div-78r", Hex: "g1310"}}})
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, journal.From(pos), map[rules.Side]desk.Seat{"austria": desk.Person, "allied": desk.Person}, true, 1280, 800, false)
}

// fightsOut makes the attack and all that it asks for, up to the end of the game.
func (p *play) fightsOut() {
	p.Helper()
	for range 40 {
		offers := p.t.desk.Offers()
		if len(offers) == 0 {
			break
		}
		first := offers[0]
		for _, verb := range []string{rules.VerbRoll, rules.VerbDeclare} {
			if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == verb }); i >= 0 {
				first = offers[i]
			}
		}
		p.t.after(p.t.desk.Do(first.Action))
	}
	if p.t.desk.View().Outcome == nil || p.t.desk.Fought() == nil {
		p.Fatalf("the game is not at its end after a battle: %+v", p.status())
	}
}

// The page that tells how the game ended does not hide the battle with which it ended: it
// opens once that is put away, or with the bar's button or its keys.
func TestTheEndWaitsForTheLastBattle(t *testing.T) {
	for name, open := range map[string]func(p *play){
		"the card put away": func(p *play) { p.t.drawer.dismiss() },
		"Esc":               func(p *play) { p.t.typed(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"the button":        func(p *play) { p.button("How it ended") },
		"Space":             func(p *play) { p.t.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) },
		"Enter":             func(p *play) { p.t.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) },
	} {
		t.Run(name, func(t *testing.T) {
			p := lastAttack(t)
			p.fightsOut()
			if p.t.sheets.up() || p.t.drawer.fight.hidden {
				t.Fatalf("the battle is hidden: sheet %q, panel %v", p.t.sheets.kind, p.t.drawer.fight.hidden)
			}
			p.t.bar.since = time.Time{} // no key is held down any more
			open(p)
			if p.t.sheets.kind != sheetEnd {
				t.Fatal("the end of the game is not shown")
			}
			p.button("View the map")
			if p.t.sheets.up() {
				t.Error("the map is not shown")
			}
			p.t.lookAt(1)
			p.t.present()
			if p.t.sheets.up() {
				t.Error("whoever looked back is shown the end again")
			}
			p.button("How it ended")
			if p.t.sheets.kind != sheetEnd {
				t.Error("the bar does not lead back to it")
			}
		})
	}
}

// A game that ends without dice, or that is opened at its end, shows how it ended at once.
func TestAnEndWithoutABattleIsShownAtOnce(t *testing.T) {
	p := lastAttack(t)
	for len(p.t.desk.Offers()) > 0 {
		p.t.after(p.t.desk.Do(rules.Action{Verb: rules.VerbDone}))
	}
	if p.t.sheets.kind != sheetEnd {
		t.Error("after a phase that was ended the page waits")
	}
	p = lastAttack(t)
	p.fightsOut()
	q := sit(t, p.t.desk.Match, p.t.desk.Seats, true, 1280, 800, false)
	if q.t.sheets.kind != sheetEnd {
		t.Error("of a game that was over the page waits")
	}
}

// Whoever takes back what ended the game has the map before them, and no page of an end
// that has not come.
func TestTheEndGoesWithWhatBroughtIt(t *testing.T) {
	p := lastAttack(t)
	p.fightsOut()
	p.t.showEnd()
	if !p.t.sheets.up() {
		t.Fatal("the page of the end does not open")
	}
	p.t.desk.Match.Friendly = true
	if err := p.t.desk.UndoClick(true); err != nil {
		t.Fatal(err)
	}
	p.t.update()
	if p.t.sheets.up() || p.t.sheets.kind != "" {
		t.Errorf("the page %q still lies on the map", p.t.sheets.kind)
	}
}

// The page of the end leads to the analysis of the game, but not in the midst of a trial.
func TestTheEndLeadsToTheAnalysis(t *testing.T) {
	p := lastAttack(t)
	p.fightsOut()
	p.t.showEnd()
	if said := texts(p.t.sheets.box); !strings.Contains(said, "Analyse the game") {
		t.Fatalf("the page says %s", said)
	}
	menu{p.t}.analyse()()
	if p.t.sheets.kind != sheetAnalysis {
		t.Errorf("it leads to %q", p.t.sheets.kind)
	}
	p.t.sheets.close()
	p.t.switchWhatIf()
	p.t.showEnd()
	if said := texts(p.t.sheets.box); strings.Contains(said, "Analyse the game") {
		t.Error("what is only tried can be analysed")
	}
}

// The buttons of the page of the end stay within it, however narrow it is or large the text.
func TestTheButtonsOfTheEndStayWithinItsPage(t *testing.T) {
	p := lastAttack(t)
	nothing := func() {}
	end := &ending{tabletop: p.t.tabletop, report: nothing, film: nothing, leave: nothing, analyse: menu{p.t}.analyse, to: acts{p.t}}
	for _, width := range []float32{300, 500, 1100} {
		list, made := rows(0), 0
		end.addButtons(list, width)
		for _, o := range list.Objects {
			row := o.(*fyne.Container)
			if made += len(row.Objects); row.MinSize().Width > width {
				t.Errorf("a row is %v wide, of %v", row.MinSize().Width, width)
			}
		}
		if made != 5 {
			t.Errorf("%v wide, the page has %d buttons", width, made)
		}
	}
}

// The page of the end holds a game against how its scenario usually ends, but not one that was
// played by optional rules.
func TestTheEndIsHeldAgainstTheUsualOne(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	s, _ := rules.FindScenario(rs, "campaign")
	optional := rules.Options{}
	for _, o := range s.Options {
		if i := slices.IndexFunc(o.Values, func(v string) bool { return v != o.Default }); i >= 0 && !o.Idle {
			optional[o.ID] = o.Values[i]
			break
		}
	}
	for _, c := range []struct {
		options rules.Options
		held    bool
	}{{nil, true}, {optional, false}} {
		m := rulestest.RandomMatch(t, rs, "campaign", c.options, 1, 100000)
		p := sit(t, m, map[rules.Side]desk.Seat{"russia": desk.Person, "central": desk.Person}, true, 1280, 800, false)
		if p.t.view().Outcome == nil {
			t.Fatal("the game is not over")
		}
		end := &ending{tabletop: p.t.tabletop}
		if held := strings.Contains(end.usual(p.t.view().Outcome), "The computer, playing both sides"); held != c.held {
			t.Errorf("with the options %v the end is held against the usual one: %v", c.options, held)
		}
	}
}
