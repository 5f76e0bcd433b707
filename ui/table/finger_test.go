package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/layouttest"
)

// meetable fails the test where a finger would miss something.
func (p *play) meetable(state string) {
	p.Helper()
	p.win.Content().Refresh()
	p.win.Resize(p.win.Canvas().Size())
	for _, f := range layouttest.Fingers(p.t.Content(), fingerKind) {
		p.Errorf("%s: %s", state, f)
	}
}

// fingerKind passes over what only looks like something to press, over the grip of
// the sheet, which is drawn, with a button beside it that does the same, and over
// the cases in a text, all of which the page of the rules lists.
func fingerKind(o fyne.CanvasObject) layouttest.Kind {
	switch o := o.(type) {
	case *picture:
		if o.tap == nil {
			return layouttest.Skip
		}
	case *grip, *caseSpot:
		return layouttest.Skip
	}
	return layoutKind(o)
}

func TestFingersMeetAllOfASlimTable(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 768}, {Width: 1180 - 1, Height: 740}} {
		t.Run(fmt.Sprintf("%.0fx%.0f", size.Width, size.Height), func(t *testing.T) {
			p := sitAt(t, campaign(t), true, size, 1)
			p.meetable("at the start")
			p.button("Determine supply")
			p.t.next(false)
			p.point("8.05")
			p.meetable("a unit selected")
			p.t.back()
			for i := range 2 {
				p.t.knobs.fold(i)
				p.meetable([]string{"the menu", "the overlays"}[i])
			}
			p.t.back()
			p.t.drawer.slide(p.t.drawer.unit)
			p.t.drawer.slide(p.t.drawer.journal)
			p.meetable("the panels slid in")
			p.t.drawer.toggle()
			for _, id := range []string{sheetDisplays, sheetTracks, sheetCharts, sheetDice, sheetKeys} {
				p.t.sheets.open(id)
				p.meetable("the sheet " + id)
			}
		})
	}
}

func TestFingersMeetTheCombatSheet(t *testing.T) {
	unit := func(id, hex string) rules.UnitState { return rules.UnitState{ID: id, Hex: hex} }
	pos, err := greatwar(t).SetUp(rules.Setup{Scenario: "campaign", Turn: 3, Side: "allied", Phase: "combat", Only: true, Units: []rules.UnitState{
		unit("ru.corps-7", "g0505"), unit("ru.corps-8", "g0505"), unit("ah.corps-10", "g0506"), unit("ah.div-43", "g0605")}})
	if err != nil {
		t.Fatal(err)
	}
	p := sitAt(t, journal.From(pos), true, fyne.NewSize(1024, 768), 1)
	for _, a := range []rules.Action{{Verb: rules.VerbAttack, Hex: "g0506"}, {Verb: rules.VerbTarget, Hex: "g0605"}, {Verb: rules.VerbCommitAll}} {
		p.t.after(p.t.desk.Do(a))
	}
	p.meetable("an attack")
}
