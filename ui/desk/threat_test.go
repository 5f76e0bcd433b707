package desk

import (
	"strings"
	"testing"
)

// A click on an enemy beside the selected unit offers what can be done to him, before the
// unit is in hand as well as after, and does it with one more click.
func TestAnEnemyBesideTheSelectedUnitOffersWhatCanBeDoneToHim(t *testing.T) {
	d := eastern(t, at("ru.25-3", "36.19"), at("ge.masurian", "37.19"), at("ge.1-1", "45.19"))
	if d.Units("ru.25-3"); d.moving() || !d.Threatens() {
		t.Fatalf("in hand %v, threatens %v", d.moving(), d.Threatens())
	}
	c := d.Point("37.19", []string{"ge.masurian"})
	var labels []string
	for _, x := range c.Choose {
		labels = append(labels, x.Label)
	}
	if got := strings.Join(labels, "; "); !strings.Contains(got, "Prepare an attack") || !strings.Contains(got, "Repulse") {
		t.Fatalf("it offers %q, refuses %q", got, c.Why)
	}
	if c := d.Choose(c.Choose[0]); c.Why != "" || d.Match.Cursor() < 2 {
		t.Errorf("it is not done: %+v", c)
	}
	d = eastern(t, at("ru.25-3", "36.19"), at("ge.1-1", "45.19"))
	d.Units("ru.25-3")
	if d.Threatens() {
		t.Error("who is far away is threatened")
	}
	if c := d.Point("45.19", []string{"ge.1-1"}); len(c.Choose) > 0 || c.Why == "" {
		t.Errorf("far away it offers %v", c.Choose)
	}
}
