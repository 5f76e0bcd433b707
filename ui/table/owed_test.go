package table

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// overstacked is a movement phase whose end costs the Austrian units.
func overstacked(t *testing.T) *play {
	t.Helper()
	return sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "8.05", "ah.11-xi", "8.05", "ah.30-xi", "8.05", "ah.15-vi", "8.05", "ru.9-x", "16.05"),
		persons(), true, 1280, 800, false)
}

// The key that brings up a warning of losses does not say yes to it, nor does Enter before
// its button is chosen.
func TestAWarningOfLossesIsConfirmedOnPurpose(t *testing.T) {
	for name, c := range map[string]struct {
		keys []fyne.KeyName
		ends bool
	}{
		"Space":        {[]fyne.KeyName{fyne.KeySpace}, false},
		"Enter":        {[]fyne.KeyName{fyne.KeyReturn}, false},
		"Right, Enter": {[]fyne.KeyName{fyne.KeyRight, fyne.KeyReturn}, true},
	} {
		t.Run(name, func(t *testing.T) {
			p := overstacked(t)
			before := p.t.desk.Match.Cursor()
			p.t.bar.since = time.Time{} // long ago
			p.t.typed(keyEvent(fyne.KeySpace))
			if p.t.question == nil {
				t.Fatal("nothing is asked")
			}
			for _, k := range c.keys {
				p.win.Canvas().Focused().TypedKey(keyEvent(k))
			}
			if p.t.question != nil || (p.t.desk.Match.Cursor() > before) != c.ends {
				t.Errorf("%d actions are done, the question stands: %v", p.t.desk.Match.Cursor()-before, p.t.question != nil)
			}
		})
	}
	p := overstacked(t)
	before := p.t.desk.Match.Cursor()
	p.t.bar.main()
	p.win.Canvas().Unfocus()
	if p.t.typed(keyEvent(fyne.KeyReturn)); p.t.question != nil || p.t.desk.Match.Cursor() != before {
		t.Error("Enter says yes though its button does not have the keyboard")
	}
}

// Ending a phase with too many units in a hex names what will be lost, each time, and
// going back leads there.
func TestEndingAPhaseWithLossesIsAskedFor(t *testing.T) {
	p := overstacked(t)
	for range 2 {
		before := p.t.desk.Match.Cursor()
		p.t.bar.main()
		if p.t.question == nil || p.t.desk.Match.Cursor() != before {
			t.Fatal("the phase ends without a question")
		}
		p.t.question.hide()
		p.t.question.then(false)
		if d := p.t.explained; d == nil || len(d.Hexes) != 1 || d.Hexes[0] != "8.05" {
			t.Fatalf("going back shows %+v", d)
		}
		if said := texts(p.t.float.note); !strings.Contains(said, "5.2") {
			t.Errorf("it is said: %q", said)
		}
	}
	p.t.back()
	if p.t.explained != nil {
		t.Error("Esc does not put the explanation away")
	}
}
