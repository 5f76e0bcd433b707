package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

// wordsIn is all text in an object.
func wordsIn(o fyne.CanvasObject) string {
	var words []string
	var visit func(fyne.CanvasObject)
	visit = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *fynecanvas.Text:
			words = append(words, o.Text)
		case *fyne.Container:
			for _, c := range o.Objects {
				visit(c)
			}
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(o).Objects() {
				visit(c)
			}
		}
	}
	visit(o)
	return strings.Join(words, " ")
}

func movement(t *testing.T) *play {
	return sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.06", "ah.27-vi", "4.12", "ru.9-x", "14.05"), persons(), true, 1280, 800, false)
}

func TestAKeyLightsUpWhoHasNotMoved(t *testing.T) {
	p := movement(t)
	p.t.rune('u')
	if !p.t.lamps.box.Visible() || !strings.Contains(wordsIn(p.t.lamps.box), "3 units not moved") {
		t.Fatalf("it says %q", wordsIn(p.t.lamps.box))
	}
	p.t.after(p.t.desk.Units("ah.25-ii"))
	p.t.after(p.t.desk.Hex("8.07"))
	p.t.after(p.t.desk.Do(rules.Action{Verb: rules.VerbHalt}))
	if !strings.Contains(wordsIn(p.t.lamps.box), "2 units not moved") {
		t.Errorf("after a move it says %q", wordsIn(p.t.lamps.box))
	}
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.t.lamps.box.Visible() || p.t.lamps.state != "" {
		t.Error("Esc does not put the lamps out")
	}
	p.t.rune('u')
	p.t.rune('u')
	if p.t.lamps.box.Visible() {
		t.Error("the same key does not put the lamps out")
	}
}

func TestALampWithoutUnitsSaysSo(t *testing.T) {
	p := movement(t)
	p.t.rune('w')
	if p.t.lamps.state != "" || !strings.Contains(wordsIn(p.t.float.note), "No unit") {
		t.Errorf("it says %q", wordsIn(p.t.float.note))
	}
	p.t.shown = "ah.4-ii"
	p.t.rune('g')
	if p.t.lamps.state != desk.Formation || !strings.Contains(wordsIn(p.t.lamps.box), "2 units on the map") {
		t.Errorf("the corps: %q", wordsIn(p.t.lamps.box))
	}
}

// What is lit up can be read beside the card of what if, or beneath it.
func TestLampsLieOnNoCard(t *testing.T) {
	for _, width := range []float32{800, 1280, 2560} {
		p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "14.05"), persons(), true, width, width*5/8, false)
		p.t.startWhatIf()
		p.t.rune('u')
		lamps, card := p.t.lamps.box, p.t.sandbox.box
		if !lamps.Visible() || !card.Visible() {
			t.Fatal("not both are shown")
		}
		if a, b := lamps.Position(), card.Position(); b.X < a.X+lamps.Size().Width && b.Y < a.Y+lamps.Size().Height && a.Y < b.Y+card.Size().Height {
			t.Errorf("%v wide: the lamps at %v, %v large, lie under the card at %v, %v large", width, a, lamps.Size(), b, card.Size())
		}
	}
}

// No key means two things.
func TestLampsHaveKeysOfTheirOwn(t *testing.T) {
	taken := map[rune]string{'f': "the fan", 'v': "the minimap"}
	note := func(key rune, what string) {
		if o := taken[key]; o != "" {
			t.Errorf("%c is %s and %s", key, o, what)
		}
		taken[key] = what
	}
	for _, o := range overlayList {
		note(o.key, o.label)
	}
	for _, l := range lampList {
		note(l.key, l.label)
	}
	if key := freeKey("command"); key == 0 || taken[key] != "" {
		t.Errorf("an overlay of a ruleset has the key %c", key)
	}
}

func TestTheFinderLeadsToAUnit(t *testing.T) {
	p := movement(t)
	p.t.board.CenterOn("8.05")
	p.t.board.SetPixelsPerHex(136)
	p.t.finder.open()
	c := p.win.Canvas()
	if c.Focused() != fyne.Focusable(p.t.finder.entry) {
		t.Fatal("the line has not got the keyboard")
	}
	p.t.keepKeys() // as a computer player's action does
	test.Type(p.t.finder.entry, "27 vi")
	if len(p.t.finder.found) == 0 || p.t.finder.found[0].Unit.Unit != "ah.27-vi" {
		t.Fatalf("found are %+v", p.t.finder.found)
	}
	if words := texts(p.t.finder.box); !strings.Contains(words, "27th Division") || !strings.Contains(words, "4th Army") {
		t.Errorf("the unit goes by what is printed on its counter: %s", words)
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if p.t.finder.up() || !p.inSight("4.12") || p.t.shown != "ah.27-vi" || c.Focused() != fyne.Focusable(p.t.board) {
		t.Errorf("open %v, in sight %v, on the card %s", p.t.finder.up(), p.inSight("4.12"), p.t.shown)
	}
	p.t.rune('/')
	test.Type(p.t.finder.entry, "nobody of that name")
	if !strings.Contains(wordsIn(p.t.finder.box), "No unit or town") {
		t.Errorf("it says %q", wordsIn(p.t.finder.box))
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.t.finder.up() {
		t.Error("Esc does not close the finder")
	}
}

// Neither names nor dots of one player are left for the other to see.
func TestNothingOfTheFinderStaysBehindTheCover(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ru.9-x", "12.04"), persons(), false, 1280, 800, false)
	p.t.hooks.Settings.Confirm = false
	p.t.board.Settle()
	p.t.finder.open()
	test.Type(p.t.finder.entry, "4")
	p.t.after(p.t.desk.Do(rules.Action{Verb: rules.VerbDone}))
	if !p.t.cover.up || p.t.finder.up() || len(p.t.finder.found) > 0 || len(p.t.finder.box.Objects) > 0 {
		t.Error("the finder stays")
	}
}

func TestTheMinimapIsThereWhereItIsOfUse(t *testing.T) {
	p := movement(t)
	b := p.t.board
	b.CenterOn("8.05")
	b.SetPixelsPerHex(136)
	if !p.t.float.corner.Visible() {
		t.Fatal("a part of the map is shown and no minimap")
	}
	at, m := p.t.float.corner.Position(), p.t.float.corner.Size()
	if at.X < 0 || at.Y < 0 || at.X+m.Width > b.Size().Width || at.Y+m.Height > b.Size().Height {
		t.Errorf("it lies at %v with %v", at, m)
	}
	b.Home()
	if p.t.float.corner.Visible() {
		t.Error("the whole map is shown and a minimap beside it")
	}
	b.CenterOn("8.05")
	p.t.rune('v')
	if p.t.float.corner.Visible() || p.t.settings.Minimap {
		t.Error("its key does not do away with it")
	}
	p.t.rune('v')
	if !p.t.float.corner.Visible() || !p.t.settings.Minimap {
		t.Error("its key does not bring it back")
	}
}

// One setting stills everything: dice lie as they fell, and nothing moves.
func TestOneSettingStillsEverything(t *testing.T) {
	p := movement(t)
	p.t.still = false // as in a window
	row, settle := p.t.rollingDice([]int{3, 4}, 44, func() {})
	if row.tap != nil {
		t.Error("dice roll though nothing is to move")
	}
	settle()
	if p.t.board.Moving() {
		t.Error("something moves")
	}
}

// What the dice came to is said once they lie there. Under the driver of tests an animation
// is over as soon as it begins.
func TestDiceTellWhenTheyLie(t *testing.T) {
	p := movement(t)
	p.t.still, p.t.settings.Speed = false, settings.Slow // as in a window
	told := 0
	row, settle := p.t.rollingDice([]int{3, 4}, 44, func() { told++ })
	if settle(); row.tap == nil || told != 1 {
		t.Errorf("the dice roll %v, and told %d times that they lie", row.tap != nil, told)
	}
	if p.t.float.dice(rules.Event{Dice: []int{1}, Text: "Die 1, DB."}); !strings.Contains(texts(p.t.float.note), "DB") {
		t.Error("the result is not said though the dice lie")
	}
}

// Dice come with a sentence in which units go by their names, as in the journal.
func TestDiceNameUnitsAsTheJournalDoes(t *testing.T) {
	p := movement(t)
	c := p.t.view().Stacks[0].Units[0]
	p.t.float.dice(rules.Event{Dice: []int{4}, Text: c.Name + "/" + c.Corps + " attacks Brody, die 4, EX.", Units: []string{c.Unit}})
	if said, want := texts(p.t.float.note), p.t.teller().Unit(&c); !strings.Contains(strings.ToLower(said), strings.ToLower(want)) {
		t.Errorf("the dice say %q, not the name %q", said, want)
	}
}
