package twilight

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// placed is a set-up of Tannenberg with some units and nobody else.
func placed(t testing.TB, side rules.Side, phase string, units ...rules.UnitState) *Position {
	t.Helper()
	rs := rulestest.Open(t, id)
	p := rulestest.Place(t, rs, rules.Setup{Scenario: "tannenberg", Side: side, Phase: phase, Turn: 3, Only: true, Units: units})
	return p.(*Position)
}

// The account calls a unit as all sentences do; the position keeps the sentence of old,
// which is in the hash of saves.
func TestTheAccountNamesWhoIsLost(t *testing.T) {
	rulestest.Cite(t, "27.2")
	p := placed(t, "russia", "movement", rules.UnitState{ID: "ru.25-3", Hex: "36.19"})
	u := p.rs.unitOf("ru.25-3")
	scoreOf(p).eliminated(u, p.at(u))
	track := viewOf(p, "").pointsTrack()
	if e := track.Entries[len(track.Entries)-1]; e.Why != p.Label(u)+" is eliminated" || !strings.Contains(e.Why, "Infantry") || e.Points != 4 || e.Side != "central" {
		t.Errorf("the account says %+v", e)
	}
	if kept := p.awards[len(p.awards)-1].why; kept != "Russian 25th Division is eliminated" {
		t.Errorf("the position keeps %q", kept)
	}
}

func TestPreparedAttacksEarnPointsWithinLimits(t *testing.T) {
	rulestest.Cite(t, "27.2", "10.3.3")
	p := placed(t, "russia", "movement", rules.UnitState{ID: "ru.25-3", Hex: "36.19"}, rules.UnitState{ID: "ru.1-c", Hex: "36.18"})
	foot, horse := p.rs.unitOf("ru.25-3"), p.rs.unitOf("ru.1-c")
	account := accountOf(p)
	account.prepared(russia, []int16{horse}, true, board.None)
	account.prepared(russia, []int16{foot}, false, board.None)
	if p.points[russia] != 0 {
		t.Errorf("cavalry, or odds that are too low, earn %d", p.points[russia])
	}
	for range mostPrepared + 1 {
		account.prepared(russia, []int16{foot, horse}, true, board.None)
	}
	if p.points[russia] != mostPrepared {
		t.Errorf("seven prepared attacks in a turn earn %d", p.points[russia])
	}
	p.turn++
	if account.prepared(russia, []int16{foot}, true, board.None); p.points[russia] != mostPrepared+1 {
		t.Error("the limit is not that of a turn")
	}
}

// Where a side wins without a lead it is told what the other needed.
func TestAVictoryWithoutALeadIsExplained(t *testing.T) {
	rulestest.Cite(t, "27.1")
	for scenario, outcomes := range map[string]map[[2]int16]string{
		"masurian-lakes": {
			{4, 4}:  "Russia has 4 victory points and the Central Powers 4: marginal Central Powers victory. For a draw Russia needs a lead of 1 point.",
			{20, 0}: "Russia has 20 victory points and the Central Powers 0: operational Russian victory.",
			{0, 10}: "Russia has 0 victory points and the Central Powers 10: operational Central Powers victory.",
			{1, 0}:  "Russia has 1 victory point and the Central Powers 0: a draw.",
			{8, 0}:  "Russia has 8 victory points and the Central Powers 0: a draw.",
			{9, 0}:  "Russia has 9 victory points and the Central Powers 0: marginal Russian victory.",
			{0, 9}:  "Russia has 0 victory points and the Central Powers 9: marginal Central Powers victory.",
		},
		"tannenberg": {
			{40, 10}: "Russia has 40 victory points and the Central Powers 10: operational Central Powers victory. For a draw Russia needs a lead of 41 points.",
			{0, 20}:  "Russia has 0 victory points and the Central Powers 20: decisive Central Powers victory.",
		},
	} {
		p := fresh(t, scenario)
		for points, want := range outcomes {
			p.points, p.stage = points, atEnd
			if got := p.Outcome().Why; got != want {
				t.Errorf("%s, %v: %q", scenario, points, got)
			}
		}
	}
	p, asked := fresh(t, "masurian-lakes"), 4
	sc, game := *p.scenario, *p.scenario.game
	game.Levels = []levelRow{{Margin: &asked, Level: "draw"}, {Level: "decisive", For: "russia"}}
	sc.game, p.scenario, p.points, p.stage = &game, &sc, [2]int16{4, 7}, atEnd
	if got, want := p.Outcome().Why, "Russia has 4 victory points and the Central Powers 7: decisive Russian victory. For a draw the Central Powers need a lead of 4 points."; got != want {
		t.Errorf("with levels of one's own: %q", got)
	}
}

// A sentence names a nation once: a depot's army has it in its name.
func TestADepotIsNamedAfterItsArmy(t *testing.T) {
	p := fresh(t, "tannenberg")
	for id, want := range map[string]string{
		"ru.depot-2-army-minor": "Minor Depot of Russian Second Army", "ru.25-3": "Russian 25th Infantry Division", "ru.29-20": "29th Infantry Division",
	} {
		if got := p.Label(p.rs.unitOf(id)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
