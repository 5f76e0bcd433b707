package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/ui/desk"
)

// The details of a battle are shown on demand, and the line makes room for them.
func TestABattleUnfoldsInTheJournal(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	r := p.t.drawer.record
	battle := desk.Line{First: 1, Entry: 2, Event: rules.Event{Kind: "attack", Text: "Russia attacks 6 c.", Battle: "x"},
		Parts: []rules.Event{{Text: "Russia attacks 6 c."}, {Text: "The dice are rolled."}, {Text: "6 c is reduced."}}}
	r.all = []desk.Line{battle}
	r.sift()
	closed := r.highs[0]
	r.opener(&r.lines[0]).(*fyne.Container).Objects[0].(*placeSpot).Tapped(nil)
	if open := r.highs[0]; open < closed+3*p.t.px(15) {
		t.Errorf("a battle of three events is %v high, and %v without them", open, closed)
	}
}

// What is chosen and sought above the journal sifts it, and all comes back without.
func TestTheJournalIsSearched(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	r := p.t.drawer.record
	line := func(text, battle string) desk.Line { return desk.Line{Event: rules.Event{Text: text, Battle: battle}} }
	r.all = []desk.Line{line("A moves.", ""), line("B attacks A.", "x"), line("C moves.", "")}
	r.sieve.entry.SetText("moves")
	if len(r.lines) != 2 {
		t.Errorf("%d lines move", len(r.lines))
	}
	r.sieve.entry.SetText("")
	r.sieve.choice.SetSelected(sieveNames()[desk.Battles])
	if len(r.lines) != 1 || r.lines[0].Event.Battle == "" {
		t.Errorf("the battles are %+v", r.lines)
	}
	r.sieve.choice.SetSelected(sieveNames()[desk.Everything])
	if len(r.lines) != 3 {
		t.Errorf("all are %d lines", len(r.lines))
	}
}
