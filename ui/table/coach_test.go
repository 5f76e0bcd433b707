package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/settings"
	"vistula/ui/tour"
)

// guided is a table of a size with the tour on it.
func guided(t *testing.T, w, h float32) *play {
	t.Helper()
	p := sit(t, campaign(t), persons(), true, w, h, false)
	d := desk.New(campaign(t), persons(), true)
	steps, ok := tour.Find(func(string) (rules.Ruleset, error) { return ruleset(t), nil })
	if !ok {
		t.Fatal("there is no tour")
	}
	p.t.Close()
	s := settings.Default()
	s.Speed = settings.Off
	p.t = New(p.t.app, p.win, d, Hooks{Settings: s, Fonts: typefaces(t), Sheet: p.t.hooks.Sheet, Tour: tour.New(d, steps.Steps)})
	p.win.SetContent(p.t.Content())
	p.win.Resize(fyne.NewSize(w, h))
	t.Cleanup(p.t.Close)
	return p
}

// TestTheCardCoversNothingThatItSpeaksOf goes through all steps in windows of two
// kinds.
func TestTheCardCoversNothingThatItSpeaksOf(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1024, Height: 768}} {
		p := guided(t, size.Width, size.Height)
		c := p.t.coach
		for n := 0; n < 30 && c.step != nil; n++ {
			card := area{at: c.card.Position(), size: c.card.Size()}
			if whole := (area{size: size}); card.size.Width < 100 || card.common(whole) < 0.99*card.size.Width*card.size.Height {
				t.Errorf("%v, %s: the card is out of the window: %v", size, c.step.ID, card)
			}
			for _, m := range c.targets() {
				if m.common(card) > 1 {
					t.Errorf("%v, %s: the card at %v covers %v", size, c.step.ID, card, m)
				}
			}
			switch c.step.ID {
			case "bar":
				p.t.goOn()
			default:
				c.guide.Next()
				c.fill()
			}
		}
		if c.step != nil {
			t.Errorf("the tour stays at %q", c.step.ID)
		}
	}
}

func TestTheTableTellsTheTourWhatIsDone(t *testing.T) {
	p := guided(t, 1280, 800)
	c := p.t.coach
	at := func(id string) {
		t.Helper()
		if c.step == nil || c.step.ID != id {
			t.Fatalf("the tour is at %v, want %q", c.step, id)
		}
	}
	c.guide.Next()
	c.fill()
	at("zoom")
	p.t.board.ZoomIn()
	at("pan")
	p.t.board.CenterOn("5.15")
	p.t.goOn()
	p.t.did(tour.Panned)
	at("fan")
	p.click("10.21", "ah.14-v")
	at("reach")
	c.guide.Next()
	c.fill()
	p.click("18.17", "ru.70-r")
	at("march")
	p.click("11.22")
	at("undo")
	p.t.undo()
	if p.t.question != nil { // a step next to the enemy is taken back after a question
		p.agree()
	}
	at("again")
	c.guide.Next()
	c.fill()
	p.t.rail.toggle(overlayZones)
	at("endmove")
	c.guide.Close()
	c.fill()
	if len(c.box.Objects) != 0 {
		t.Error("a closed tour leaves something on the table")
	}
}
