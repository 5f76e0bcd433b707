package report_test

import (
	"context"
	"strings"
	"testing"

	"vistula/canvas/report"
	"vistula/rules/analysis"
	"vistula/rules/chronicle"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
)

// What a computer player makes of the game stands in both kinds of report: the chance of
// winning as a line, the costly moves with it, the luck, and how much that is worth.
func TestAReportTellsTheChanceOfWinning(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	m := rulestest.RandomMatch(t, rs, "campaign", nil, 3, 300)
	c, err := chronicle.Tell(context.Background(), m, chronicle.Options{})
	if err != nil {
		t.Fatal(err)
	}
	scenes, err := scene.Between(m, "", 0, m.Cursor())
	if err != nil {
		t.Fatal(err)
	}
	var march, fight *scene.Scene
	for i := range scenes {
		switch s := &scenes[i]; {
		case march == nil && s.Kind == scene.March:
			march = s
		case fight == nil && s.Battle != nil && len(s.Battle.Targets) > 0:
			fight = s
		}
	}
	if march == nil || fight == nil {
		t.Fatal("the game has no march or no fight")
	}
	found := &analysis.Analysis{Side: "russia", Luck: -2.5, Rolls: 3, Costly: []analysis.Costly{{Scene: *march, Cost: 4.25, Better: &analysis.Better{}}, {Scene: *fight, Cost: 2}},
		Points: []analysis.Point{{Chance: 0.5}, {Turn: 1, Mover: "austria", At: march.Last, Chance: 0.31}, {Turn: 1, Mover: "russia", At: m.Cursor(), Chance: 0.87}}}
	found.Costly[0].Side, found.Costly[1].Side = "austria", "russia"
	o := report.Options{Analysis: found}
	page, err := report.Write(context.Background(), c, report.HTML, o)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Chance of winning", ": 31</title>", ": 87</title>", "cost 4.2 VP", "It would have been better to stay.", "2.5 VP less than expected", "The chances are rough", "Russia, in percent", "judged before its dice are rolled",
		`<circle class="flag russia"`, `<circle class="flag austria-hungary"`} { // a flag is in the colour of who moved
		if !strings.Contains(string(page), want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	if strings.Contains(string(page), "<h4></h4>") {
		t.Error("what belongs to the phase before has an empty headline")
	}
	// The flags on the line have the numbers of the notes, and a note does not name its side twice.
	for _, flag := range []string{">1</text>", ">2</text>", "cost 2.0 VP</b>: Attack on "} {
		if !strings.Contains(string(page), flag) {
			t.Errorf("the page has no %q", flag)
		}
	}
	par, lopsided := -50.0, *found
	lopsided.Par, o.Analysis = &par, &lopsided
	if page, err = report.Write(context.Background(), c, report.HTML, o); err != nil || strings.Contains(string(page), "Chance of winning") ||
		!strings.Contains(string(page), "Chance of doing better than usual") || !strings.Contains(string(page), "50 points behind on average") {
		t.Errorf("of a scenario that one side nearly always wins the chances are of winning, %v", err)
	}
	o.Analysis = nil
	if page, err = report.Write(context.Background(), c, report.HTML, o); err != nil || strings.Contains(string(page), "Chance of winning") {
		t.Errorf("a game that was not judged has chances, %v", err)
	}
	o.Analysis = found
	if paper, err := report.Write(context.Background(), c, report.PDF, o); err != nil || !strings.HasPrefix(string(paper), "%PDF-") {
		t.Errorf("as PDF: %v", err)
	}
}
