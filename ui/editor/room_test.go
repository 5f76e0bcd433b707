package editor

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The words of the line below have the room that the place leaves, and the place never
// more than its part.
func TestTheLineBelowIsShared(t *testing.T) {
	test.NewTempApp(t)
	s := newStatus()
	s.box.Resize(fyne.NewSize(1000, 36))
	for _, c := range []struct {
		place    string
		from, to float32
	}{
		{"", 0, 60},
		{"8.09 · Clear", 40, 200},
		{"8.09 · a town with a name so long that it does not fit into its part of the line below the map", 420, 420},
	} {
		s.write(s.place, c.place)
		s.write(s.note, "Woods: click or drag to paint.")
		if x := s.note.Position().X; x < c.from || x > c.to || x+s.note.Size().Width != 1000 {
			t.Errorf("behind %q the words begin at %v and are %v wide", c.place, x, s.note.Size().Width)
		}
	}
}
