package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// tried is a table on which something is tried, of a ruleset in the middle of its game.
func tried(t *testing.T, id string, open bool) (*play, rules.Side) {
	t.Helper()
	rs := rulestest.Open(t, id)
	m, err := journal.New(rs, "campaign", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.FindScenario(rs, "campaign")
	seats := map[rules.Side]desk.Seat{}
	for _, side := range s.Sides {
		seats[side] = "random"
	}
	seats[m.Position().Status().ToAct] = desk.Person
	return sit(t, m, seats, open, 1280, 800, false), m.Position().Status().ToAct
}

// What is tried leaves the game as it was: its record, its hash, and what the program keeps.
func TestNothingThatIsTriedHappens(t *testing.T) {
	p, _ := tried(t, "galicia", true)
	defer p.t.Close()
	kept := 0
	p.t.hooks.Changed = func() { kept++ }
	p.t.hooks.Branch = func(int) error { kept++; return nil }
	game := p.t.desk.Match
	save := func() string {
		b, err := game.Save()
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	was, hash := save(), journal.Hash(game.Position())
	p.t.startWhatIf()
	if !p.t.sandbox.on() || p.t.desk.Match == game {
		t.Fatal("nothing is tried")
	}
	for range 12 {
		if o := p.t.desk.Offers(); len(o) > 0 {
			p.t.after(p.t.desk.Do(o[len(o)-1].Action))
		}
	}
	if p.t.desk.Match.Cursor() == 0 {
		t.Fatal("nothing was done")
	}
	p.t.undo()
	p.t.lookAt(1)
	if err := p.t.branch(1); err != nil {
		t.Fatal(err)
	}
	p.t.leaveWhatIf()
	if p.t.desk.Match != game || save() != was || journal.Hash(game.Position()) != hash || kept > 0 {
		t.Errorf("the game is another; the program was told of it %d times", kept)
	}
}

// A unit is put by hand wherever it may stand, the put is taken back, and what it would
// attack from there is weighed.
func TestUnitsArePutByHand(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	pos, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 3, Side: "austria", Phase: "movement", Only: true, Units: []rules.UnitState{
		{ID: "ah.4-ii", Hex: "3.08"}, {ID: "ru.9-x", Hex: "8.06"}}})
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, journal.From(pos), map[rules.Side]desk.Seat{"austria": desk.Person, "russia": desk.Person}, true, 1280, 800, false)
	defer p.t.Close()
	p.t.startWhatIf()
	byRules := p.t.bar.ask
	p.t.sandbox.switchHand()
	if p.t.bar.ask == byRules || !strings.Contains(p.t.bar.ask, "any hex") || p.t.bar.cas != "" {
		t.Errorf("while units are put by hand the bar asks %q (%s)", p.t.bar.ask, p.t.bar.cas)
	}
	p.t.sandbox.switchHand()
	if p.t.bar.ask != byRules {
		t.Errorf("by the rules again, the bar asks %q", p.t.bar.ask)
	}
	p.t.sandbox.switchHand()
	at := func() string { c, _ := p.t.desk.Counter("ah.4-ii"); return c.Hex }
	p.t.sandbox.tapped("8.05", nil)
	if head, foot := p.t.float.box.Position().Y+p.t.float.note.Position().Y, p.t.sandbox.box.Position().Y+p.t.sandbox.box.Size().Height; !p.t.float.note.Visible() || head < foot {
		t.Errorf("what is said begins at %v, hidden by the card that reaches down to %v", head, foot)
	}
	p.t.sandbox.tapped("3.08", []string{"ah.4-ii"})
	if words := texts(p.t.sandbox.box); !strings.Contains(words, "4th Infantry Division: click the hex") {
		t.Errorf("the card says %q", words)
	}
	p.t.sandbox.tapped("8.05", nil)
	if at() != "8.05" {
		t.Fatalf("the unit stands in %s", at())
	}
	if sheet, note := p.t.desk.Preview("8.06"); sheet == nil {
		t.Errorf("the attack is not weighed: %s", note)
	}
	p.t.sandbox.tapped("8.05", []string{"ah.4-ii"})
	p.t.sandbox.tapped("8.06", []string{"ru.9-x"}) // where the enemy stands
	if at() != "8.05" || !strings.Contains(wordsIn(p.t.float.box), "cannot be put into 8.06") {
		t.Errorf("the unit stands in %s, and the player reads %q", at(), wordsIn(p.t.float.box))
	}
	undo := func() barButton {
		i := slices.IndexFunc(p.t.bar.tools(), func(b barButton) bool { return b.label == "Undo" })
		return p.t.bar.tools()[i]
	}
	if b := undo(); b.off || b.tip() != "Undo: the last move by hand (Ctrl+Z)" {
		t.Errorf("Undo is off: %v, and says %q", b.off, b.tip())
	}
	p.t.undo()
	if b := undo(); !b.off {
		t.Error("there is nothing to undo, and Undo can be pressed")
	}
	if at() != "3.08" {
		t.Errorf("taken back, the unit stands in %s", at())
	}
	p.t.sandbox.tapped("8.06", []string{"ru.9-x"})
	if !strings.Contains(texts(p.t.sandbox.box), "Take off the map") {
		t.Error("the unit in hand cannot be taken off the map")
	}
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyDelete})
	if p.t.desk.StackIn("8.06") != nil {
		t.Error("the unit is on the map still")
	}
	p.t.undo()
	if p.t.desk.StackIn("8.06") == nil {
		t.Error("taken back, the unit is not on the map")
	}
}

// What is tried begins at what the player may believe: of what is hidden it says the same
// in two games that differ in nothing else.
func TestWhatIsTriedShowsNothingHidden(t *testing.T) {
	differed := false
	for _, id := range []string{"greatwar", "tannenberg"} {
		p, side := tried(t, id, false)
		truth := p.t.desk.Match.Position()
		p.t.startWhatIf()
		believed := p.t.desk.Match.Position()
		differed = differed || !reflect.DeepEqual(truth.View(""), believed.View(""))
		if string(truth.AppendJSON(nil)) == string(believed.AppendJSON(nil)) {
			t.Errorf("%s: the dice to come are known", id)
		}
		a, b := rules.Sit(truth, side).View(), rules.Sit(believed, side).View()
		if !reflect.DeepEqual(a.Stacks, b.Stacks) {
			t.Errorf("%s: what the player sees is another", id)
		}
		p.t.Close()
	}
	if !differed {
		t.Log("nothing is hidden at the start of these games")
	}
}

// What the player cannot see and has to guess bears a question mark in the sandbox, be it
// where a unit is or in what state, and nothing else does.
func TestGuessesAreMarked(t *testing.T) {
	marked := 0
	for _, id := range []string{"galicia", "tannenberg"} {
		rs := rulestest.Open(t, id)
		m := rulestest.RandomMatch(t, rs, "campaign", nil, 5, 700)
		s, _ := rules.FindScenario(rs, "campaign")
		me := s.Sides[0]
		p := sit(t, m, map[rules.Side]desk.Seat{me: desk.Person, s.Sides[1]: "random"}, false, 1280, 800, false)
		where, as := map[string]string{}, map[string]rules.Counter{}
		for _, k := range p.t.desk.View().Stacks {
			for _, c := range k.Units {
				where[c.Unit], as[c.Unit] = k.Hex, c
			}
		}
		p.t.startWhatIf()
		for _, k := range p.t.desk.View().Stacks {
			for _, c := range k.Units {
				guess := slices.ContainsFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == desk.Guess })
				state := slices.DeleteFunc(slices.Clone(c.Badges), func(b rules.Badge) bool { return b.Kind == desk.Guess })
				seen := where[c.Unit] == k.Hex && as[c.Unit].Steps == c.Steps && slices.Equal(as[c.Unit].Badges, state)
				if guess == seen || guess && c.Side == me {
					t.Errorf("%s: %s in %s is marked as a guess: %v", id, c.Unit, k.Hex, guess)
				}
				if guess {
					marked++
				}
			}
		}
		p.shoot("guesses-" + id)
		p.t.Close()
	}
	if marked == 0 {
		t.Error("nothing had to be guessed")
	}
}

// In the sandbox a new turn is announced and J tells what was tried; back in the game
// neither is left.
func TestTheSandboxTellsItsOwnStory(t *testing.T) {
	p, _ := tried(t, "galicia", true)
	defer p.t.Close()
	p.t.startWhatIf()
	p.t.rune('j')
	if p.t.sheets.up() || !strings.Contains(wordsIn(p.t.float.box), "Nothing has happened yet") {
		t.Error("before anything is tried there is something to be told")
	}
	if words := texts(p.t.drawer.record.none); !strings.Contains(words, "Nothing has been tried yet") {
		t.Errorf("the empty journal says %q", words)
	}
	turn := p.status().Turn
	for n := 0; n < 400 && p.status().Turn == turn; n++ {
		o := p.t.desk.Offers()
		i := max(0, slices.IndexFunc(o, func(o rules.Offer) bool { return o.Verb == rules.VerbDone }))
		p.t.after(p.t.desk.Do(o[i].Action))
	}
	if words := texts(p.t.drawer.record.none); words != "" {
		t.Errorf("the journal of what was tried says %q", words)
	}
	if !p.t.banner.box.Visible() {
		t.Error("the next turn is not announced")
	}
	p.t.rune('j')
	if !p.t.sheets.up() || !strings.Contains(texts(p.t.sheets.box), "What happened") {
		t.Error("what was tried is not told")
	}
	p.t.back()
	p.t.leaveWhatIf()
	if p.t.banner.box.Visible() || len(p.t.spans()) != 0 {
		t.Error("the game tells of what was tried")
	}
}

// The strip of the sandbox hides nothing of the map, however small the window is: the map
// begins beneath it, and has all its room again afterwards.
func TestTheStripOfTheSandboxHidesNothing(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 640, Height: 480}, {Width: 1024, Height: 600}, {Width: 1280, Height: 800}} {
		p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "14.05"), persons(), true, size.Width, size.Height, false)
		before := p.t.board.Size()
		p.t.startWhatIf()
		p.t.sandbox.switchHand()
		p.t.sandbox.tapped("8.05", []string{"ah.4-ii"})
		strip := p.t.sandbox.box
		if foot := strip.Position().Y + strip.Size().Height; p.t.board.Position().Y < foot || foot < 20 || foot > size.Height/5 {
			t.Errorf("%v: the strip reaches down to %v, the map begins at %v", size, foot, p.t.board.Position().Y)
		}
		if m := strip.MinSize(); m.Width > strip.Size().Width {
			t.Errorf("%v: the strip is %v wide and needs %v", size, strip.Size().Width, m.Width)
		}
		p.t.leaveWhatIf()
		if p.t.board.Size() != before {
			t.Errorf("%v: afterwards the map is %v, not %v", size, p.t.board.Size(), before)
		}
		p.t.Close()
	}
}
