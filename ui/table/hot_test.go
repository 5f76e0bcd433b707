package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/ui/desk"
)

// spots are the cases in a tree of objects that can be pointed at.
func spots(o fyne.CanvasObject) (list []*caseSpot) {
	switch o := o.(type) {
	case *caseSpot:
		return []*caseSpot{o}
	case *fyne.Container:
		for _, c := range o.Objects {
			list = append(list, spots(c)...)
		}
	}
	return list
}

// read is all that is written in a tree of objects.
func read(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *fynecanvas.Text:
		return o.Text
	case *caseSpot:
		return o.text.Text
	case *fyne.Container:
		words := ""
		for _, c := range o.Objects {
			words += read(c)
		}
		return words
	}
	return ""
}

func TestCasesInATextAreHotHoweverItIsBroken(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	text := "The unit cannot reach the hex (4.2). It may not enter an enemy zone either (9.2, 8.1)."
	for _, width := range []float32{90, 200, 900} {
		o := p.t.para(text, 14, plain, p.t.look.Text, width)
		var cases []string
		for _, s := range spots(o) {
			cases = append(cases, s.name)
		}
		if got := strings.Join(cases, " "); got != "4.2 9.2 8.1" {
			t.Errorf("%v wide: hot are %q", width, got)
		}
		if got := strings.ReplaceAll(read(o), " ", ""); got != strings.ReplaceAll(text, " ", "") {
			t.Errorf("%v wide: it reads %q", width, got)
		}
	}
}

func TestPointingAtACaseShowsItsTitleAndAClickItsRule(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	in := spots(p.t.bar.question)
	if len(in) != 1 || in[0].name != "11.0" {
		t.Fatalf("the question rests on %v", in)
	}
	in[0].MouseIn(&desktop.MouseEvent{})
	layer := p.t.cards[p.win.Canvas()]
	if len(layer.Objects) != 1 || !strings.Contains(read(layer.Objects[0]), "11.0") {
		t.Fatalf("the card says %q", read(layer))
	}
	in[0].MouseOut()
	if len(layer.Objects) != 0 {
		t.Error("the card stays")
	}
	in[0].Tapped(&fyne.PointEvent{})
	if !p.t.sheets.up() || p.t.sheets.kind != sheetCharts {
		t.Fatal("a click does not open the rules")
	}
	if pages := p.t.sheets.pages(); pages[p.t.sheets.at].title != "Rules" {
		t.Errorf("it opens the page %q", pages[p.t.sheets.at].title)
	}
	p.sound("the rules at a case")
}

func TestRulesAreSoughtByTheirWords(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	list := rows(0)
	p.t.rules.sought = "retreat"
	p.t.rules.fillRules(list, 700)
	some := len(list.Objects)
	p.t.rules.sought = ""
	p.t.rules.fillRules(list, 700)
	if all := len(list.Objects); some == 0 || some >= all || all != len(desk.NewCasebook(ruleset(t)).Search("")) {
		t.Errorf("%d of %d are found", some, len(list.Objects))
	}
	p.t.rules.sought = "xyzzy"
	if p.t.rules.fillRules(list, 700); len(list.Objects) != 1 || len(read(list)) < 10 {
		t.Error("nothing is said where nothing is found")
	}
}

// What was said about the thing under the pointer makes room for a question, and nothing
// beneath the question says anything while it stands, whatever the pointer rests on.
func TestNoTitleOfACaseCoversAQuestion(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	spot, layer := spots(p.t.bar.question)[0], p.t.cards[p.win.Canvas()]
	spot.MouseIn(&desktop.MouseEvent{})
	if len(layer.Objects) != 1 {
		t.Fatal("pointing at a case shows nothing")
	}
	p.t.questions.ask("Sure?", "Is it so?", "Yes", "No", func() {})
	if len(layer.Objects) > 0 {
		t.Error("the title of a case lies over the question")
	}
	spot.MouseIn(&desktop.MouseEvent{})
	if len(layer.Objects) > 0 {
		t.Error("the title of a case comes while a question stands")
	}
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	spot.MouseIn(&desktop.MouseEvent{})
	if len(layer.Objects) != 1 {
		t.Error("once the question is answered, pointing at a case shows nothing")
	}
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyF4})
	if len(layer.Objects) > 0 {
		t.Error("a key that does something leaves the title of a case")
	}
}
