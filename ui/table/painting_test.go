package table

import (
	"strings"
	"testing"
)

// As long as the first map is not there a note in the corner says so; it gives way to what
// lies under the pointer, and goes when the map comes.
func TestTheFirstMapIsAnnounced(t *testing.T) {
	p := sitAround(t, lend, campaign(t), persons(), true, 1280, 800, false)
	f := p.t.float
	f.place("", "")
	if p.t.board.Painted() {
		t.Fatal("the map is painted before there was time to")
	}
	f.painting()
	if said := texts(f.pill); !f.pill.Visible() || !strings.Contains(said, "Painting the map") {
		t.Errorf("the note says %q", said)
	}
	p.t.board.Settle()
	if !p.t.board.Painted() || f.pill.Visible() {
		t.Error("the map is there and the note stays")
	}
	if f.painting(); f.pill.Visible() {
		t.Error("of a map that is there it is said that it is being painted")
	}
}
