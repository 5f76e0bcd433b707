package table

import (
	"strings"
	"testing"
)

// Ending a phase with too many units in a hex names what will be lost, each time, and
// going back leads there.
func TestEndingAPhaseWithLossesIsAskedFor(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "8.05", "ah.11-xi", "8.05", "ah.30-xi", "8.05", "ah.15-vi", "8.05", "ru.9-x", "16.05"),
		persons(), true, 1280, 800, false)
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
