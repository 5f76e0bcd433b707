package table

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// Who ends a movement phase is told of units that have not moved in the player's own turn
// only: in the enemy's, most of them stay where they are.
func TestUnmovedUnitsAreAskedAfterInOnesOwnTurn(t *testing.T) {
	for phase, asked := range map[string]bool{"movement": true, "counter-movement": false} {
		rs := rulestest.Open(t, "twilight")
		side := rules.Side("central")
		if !asked {
			side = "russia"
		}
		m, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Turn: 3, Side: side, Phase: phase, Only: true,
			Units: []rules.UnitState{{ID: "ge.1-1", Hex: "42.21"}, {ID: "ru.27-3", Hex: "36.19"}}})
		if err != nil {
			t.Fatal(err)
		}
		p := sit(t, journal.From(m), map[rules.Side]desk.Seat{"russia": desk.Person, "central": desk.Person}, true, 1280, 800, false)
		if st := p.status(); st.Phase != phase || st.ToAct != "central" {
			t.Fatalf("%s: %+v", phase, st)
		}
		p.button("End this phase")
		if got := p.win.Canvas().Overlays().Top() != nil; got != asked {
			t.Errorf("%s: asked after units that have not moved: %v", phase, got)
		}
	}
}

// Where all that is required is the station for a unit on a train, showing it asks for the
// station. The bar says what is required, for the phase cannot be ended.
func TestWhatIsRequiredOfATrainIsAsked(t *testing.T) {
	rs := rulestest.Open(t, "twilight")
	pos := rulestest.Place(t, rs, rules.Setup{Scenario: "tannenberg", Turn: 4, Side: "russia", Phase: "reinforcement"})
	m := journal.From(pos)
	for _, a := range []rules.Action{{Verb: "enter", Unit: "ru.54-r", Hex: "13.16"}, {Verb: "keep-all"}, {Verb: "done"}, {Verb: "done"}, {Verb: "supply-auto"}} {
		if st := m.Position().Status(); st.Phase == "movement" {
			break
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	p := sit(t, m, map[rules.Side]desk.Seat{"russia": desk.Person, "central": desk.Person}, true, 1280, 800, false)
	if st := p.status(); st.Phase != "movement" {
		t.Fatalf("it is at %+v", st)
	}
	if owed := p.t.owed(); len(owed) != 1 || !strings.HasPrefix(p.t.bar.hint, firstSentence(owed[0])) {
		t.Errorf("the bar says %q; required is %+v", p.t.bar.hint, owed)
	}
	p.button("Show what is required")
	if got := p.status().Stage; got != "route" {
		t.Errorf("it is at %q, not at the choice of a station", got)
	}
}

// In the midst of a computer's turn the player can still undo and redo, the bar says how what
// was taken back comes again, and the map stays where it was.
func TestAComputersTurnIsTakenBackAndComesAgain(t *testing.T) {
	m := recorded(t)
	m.Friendly = true
	theirs := func(n int) bool { return m.Status(n).ToAct == "russia" && m.Status(n).Side == "russia" }
	n := m.Cursor()
	for n > 3 && !(theirs(n) && theirs(n-1) && theirs(n-2) && theirs(n-3)) {
		n--
	}
	if err := m.GoTo(n); err != nil {
		t.Fatal(err)
	}
	p := against(t, m)
	p.t.bots.paused = true
	p.t.update()
	if d := p.t.desk; !d.Computer() || n-d.ClickStart() < 2 {
		t.Fatalf("it is not the computer's turn: %+v", p.status())
	}
	var labels []string
	for _, k := range p.t.bar.pressed {
		labels = append(labels, k.label)
	}
	for _, want := range []string{"Undo", "Redo", "Resume"} {
		if !slices.Contains(labels, want) {
			t.Errorf("of %q, the bar has no %s", labels, want)
		}
	}
	at := p.t.board.Vantage()
	p.t.undo()
	if p.t.desk.Match.Cursor() >= n {
		t.Error("nothing is taken back")
	}
	if p.t.board.Vantage() != at {
		t.Error("the map went elsewhere")
	}
}

// Two are both, and one is the one.
func TestWhatUndoesAPhaseIsCounted(t *testing.T) {
	for _, c := range []struct {
		actions, moves int
		want           string
	}{
		{1, 0, "the one action of this phase"}, {2, 0, "both actions of this phase"}, {5, 0, "all 5 actions of this phase"},
		{5, 1, "the one move of this phase"}, {5, 2, "both moves of this phase"}, {9, 3, "all 3 moves of this phase"},
	} {
		if got := phaseWords(c.actions, c.moves); got != c.want {
			t.Errorf("%d actions, %d moves: %q, want %q", c.actions, c.moves, got, c.want)
		}
	}
}
