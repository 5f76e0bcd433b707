package start

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestAClosedScreenPreparesNoMap makes sure that the covers which nobody will see
// take neither the processor nor memory from the table: the maps of the other
// games would stay as long as the table does.
func TestAClosedScreenPreparesNoMap(t *testing.T) {
	atlas := NewAtlas(loadFonts(t))
	s, _, _ := screen(t, fyne.NewSize(1280, 800), func(to *Config) { to.Maps, to.blank = atlas, true })
	s.Close()
	for i := range s.games {
		s.shelf.covers.get(s, i, 60, true)
	}
	s.shelf.pending = &job{plan: s.shelf.plan, painter: shelfPainter{games: s.games}}
	s.shelf.work()
	if n := len(atlas.sheets); n != 0 {
		t.Errorf("the maps of %d games were prepared", n)
	}
}
