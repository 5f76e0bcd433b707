package table

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/opponent"
)

// thinksOf is a thought about the present that nothing has come of yet.
func (p *play) thinksOf(player bot.Player, stopped *bool) *thought {
	d := p.t.desk
	h := &thought{match: d.Match, at: d.Match.Cursor(), side: d.Seat().Status().ToAct, player: player, cancel: func() { *stopped = true }}
	p.t.bots.thought = h
	return h
}

// computerFirst is a table at which the computer, who moves first, is paused.
func computerFirst(t *testing.T, open bool) (*play, bot.Player) {
	t.Helper()
	p := sit(t, campaign(t), map[rules.Side]desk.Seat{"austria": "level1", "russia": desk.Person}, open, 1280, 800, false)
	player, err := p.t.bots.player("austria")
	if err != nil {
		t.Fatal(err)
	}
	return p, player
}

// A pause, a side handed over and an undo stop what the computer thinks; nothing comes of
// that any more, and the player begins anew.
func TestWhatTheComputerThinksCanBeStopped(t *testing.T) {
	for name, stop := range map[string]func(p *play){
		"pause":     func(p *play) { p.t.bots.paused = false; p.t.bots.pause() },
		"take over": func(p *play) { p.t.seat([]*seatChoice{{side: "austria"}}) },
		"undo": func(p *play) {
			m := p.t.desk.Match
			if _, err := m.Do(rules.Sit(m.Position(), "austria").Offers()[0].Action); err != nil {
				t.Fatal(err)
			}
			p.t.moved()
		},
	} {
		p, player := computerFirst(t, true)
		stopped := false
		h := p.thinksOf(player, &stopped)
		list := rules.Sit(p.t.desk.Match.Position(), "austria").Offers()
		stop(p)
		if !stopped {
			t.Errorf("%s: it thinks on", name)
		}
		p.t.bots.paused = true
		n := p.t.desk.Match.Cursor()
		p.t.bots.done(h, decided{list: []rules.Action{list[0].Action}, gone: true, err: context.Canceled})
		if p.t.desk.Match.Cursor() != n {
			t.Errorf("%s: what it thought of was done nevertheless", name)
		}
		if p.t.bots.players["austria"] != nil || p.t.bots.thought != nil {
			t.Errorf("%s: the player goes on with half a thought", name)
		}
	}
}

// A sign in the bar tells who thinks.
func TestTheBarTellsWhoThinks(t *testing.T) {
	p, player := computerFirst(t, true)
	stopped := false
	p.thinksOf(player, &stopped)
	p.t.thinking()
	if !strings.Contains(p.t.bar.hint, ": thinking") || !strings.Contains(p.t.bar.hint, opponent.Name("level1")) {
		t.Errorf("the bar says %q", p.t.bar.hint)
	}
	p.t.bots.thought = nil
	p.t.thinking()
	if !strings.Contains(p.t.bar.ask, "paused") || !strings.Contains(p.t.bar.hint, "Players") {
		t.Errorf("of a computer that is paused the bar says %q, %q", p.t.bar.ask, p.t.bar.hint)
	}
}

// Whatever is wrong with a computer player, a person goes on in its place and is told why,
// whatever else is shown at the same time, until the person puts that away.
func TestAPersonGoesOnForAComputerThatCannot(t *testing.T) {
	p, player := computerFirst(t, true)
	stopped := false
	h := p.thinksOf(player, &stopped)
	p.t.bots.done(h, decided{err: errors.New("the player level1 crashed: no reason")})
	if p.t.desk.Seats["austria"] != desk.Person || p.t.desk.Computer() || len(p.t.desk.Offers()) == 0 {
		t.Fatal("nobody goes on")
	}
	p.t.float.quiet() // as the next that is shown does
	p.t.update()
	if words := p.noticed(); !strings.Contains(words, "no reason") || !strings.Contains(words, "You play") {
		t.Errorf("the table says %q", words)
	}
	p.t.typed(keyEvent("Escape"))
	if words := p.noticed(); words != "" {
		t.Errorf("put away, it still says %q", words)
	}
}

// A side can be handed to a computer player and taken back at any time, and what is kept
// of the game hears of it.
func TestSidesChangeHandsAtTheTable(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	kept := 0
	p.t.hooks.Changed = func() { kept++ }
	c := p.t.newSeatChoice("austria")
	if c.seat() != desk.Person {
		t.Fatalf("before there sits %q", c.seat())
	}
	c.levels.SetSelectedIndex(1 + slices.Index(opponent.Levels(), "level3"))
	c.styles.SetSelectedIndex(slices.Index(opponent.Styles(), "cautious"))
	if words := texts(c.words); !strings.Contains(words, "8 seconds") {
		t.Errorf("of the player is said %q", words)
	}
	p.t.bots.ended = true // it is not to play
	p.t.seat([]*seatChoice{c})
	if p.t.desk.Seats["austria"] != "level3-cautious" || !p.t.desk.Computer() || kept != 1 {
		t.Errorf("there sits %q, kept %d times", p.t.desk.Seats["austria"], kept)
	}
	c.levels.SetSelectedIndex(1 + slices.Index(opponent.Levels(), opponent.Lots))
	if c.seat() != desk.Seat(opponent.Lots) {
		t.Errorf("one who draws lots has a style: %q", c.seat())
	}
	c.levels.SetSelectedIndex(0)
	p.t.seat([]*seatChoice{c})
	if p.t.desk.Computer() || kept != 2 {
		t.Error("the side was not taken back")
	}
}

// Whoever takes over from a computer in whose attack nobody has joined yet can declare it
// at once.
func TestAnAttackThatIsTakenOverCanBeDeclared(t *testing.T) {
	pos, err := ruleset(t).SetUp(rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{
		{ID: "ah.4-ii", Hex: "7.09"}, {ID: "ah.25-ii", Hex: "7.08"}, {ID: "ru.13-vii", Hex: "8.08"}}})
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, journal.From(pos), persons(), true, 1280, 800, false)
	p.t.bots.ended = true // it is not to play
	p.t.desk.Seats["austria"] = "level1"
	if c := p.t.desk.Do(rules.Action{Verb: rules.VerbAttack, Hex: "8.08"}); c.Why != "" {
		t.Fatal(c.Why)
	}
	c := p.t.newSeatChoice("austria")
	c.levels.SetSelectedIndex(0)
	p.t.seat([]*seatChoice{c})
	if !slices.ContainsFunc(p.t.desk.Buttons(), func(b desk.Button) bool { return b.Verb == rules.VerbDeclare }) {
		t.Errorf("the buttons are %+v", p.t.desk.Buttons())
	}
}

// A plan is told where that gives nothing away: not in the turn that it is for, and where
// something is hidden not before the end.
func TestAPlanGivesNothingAway(t *testing.T) {
	for _, open := range []bool{true, false} {
		p, _ := computerFirst(t, open)
		st := p.t.desk.Seat().Status()
		p.t.bots.keepPlan(botPlan{st.Turn, st.Side, []planLine{{words: "first thoughts"}}})
		p.t.bots.keepPlan(botPlan{st.Turn, st.Side, []planLine{{words: "main effort against Lublin"}}})
		p.t.bots.keepPlan(botPlan{st.Turn - 1, st.Side, []planLine{{words: "masks Krasnik"}}})
		if len(p.t.bots.planOf(st.Turn, st.Side)) > 0 {
			t.Errorf("open %v: the plan of the turn that is played is told", open)
		}
		_, hides := p.t.desk.Match.Position().(rules.Concealing)
		if told := len(p.t.bots.planOf(st.Turn-1, st.Side)) > 0; told == (hides && !open) {
			t.Errorf("open %v: the plan of a turn that is over is told: %v", open, told)
		}
	}
}

// The space bar means the main button that was there when the finger set out: for a moment
// after the bar has come to serve a computer player, or a person again, it does nothing.
func TestTheSpaceBarPausesNobodyUnawares(t *testing.T) {
	p, _ := computerFirst(t, true)
	p.t.bots.paused = false
	p.t.bar.serves = whoDecides // until now
	acts{p.t}.refillBar()
	space := &fyne.KeyEvent{Name: fyne.KeySpace}
	if p.t.typed(space); p.t.bots.paused {
		t.Error("a press that came too late for a phase has paused the computer")
	}
	p.t.bar.since = time.Time{} // long ago
	if p.t.typed(space); !p.t.bots.paused {
		t.Error("the space bar does not pause the computer")
	}
}
