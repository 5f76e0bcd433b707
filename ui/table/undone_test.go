package table

import (
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
)

// Who ends a movement phase is told of units that have not moved in the player's own turn
// only: in the enemy's, most of them stay where they are.
func TestUnmovedUnitsAreAskedAfterInOnesOwnTurn(t *testing.T) {
	for phase, asked := range map[string]bool{"movement": true, "counter-movement": false} {
		rs, err := rules.Open("twilight", data.FS())
		if err != nil {
			t.Fatal(err)
		}
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
	rs, err := rules.Open("twilight", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	pos, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Turn: 4, Side: "russia", Phase: "reinforcement"})
	if err != nil {
		t.Fatal(err)
	}
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
