package start

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
)

// A box that is chosen while the maps of the covers are being painted does not wait for
// them; when nothing else is asked for, all covers get theirs.
func TestAChoiceDoesNotWaitForTheMaps(t *testing.T) {
	s, _, _ := screen(t, fyne.NewSize(1280, 800), nil)
	b := s.shelf
	b.covers.forget()
	j := &job{plan: b.plan, size: image.Pt(int(b.plan.w/4), int(b.plan.h/4)), painter: shelfPainter{set: s.Fonts, th: s.th, games: s.games, facts: s.facts}}
	b.pending = &job{}
	b.mapCovers(j)
	if len(b.covers.pictures) > 0 {
		t.Errorf("%d covers were painted before what was chosen was shown", len(b.covers.pictures))
	}
	b.pending = nil
	b.mapCovers(j)
	if !b.covers.complete(j) {
		t.Error("covers lack their maps")
	}
}

// Games that are over lie in the folder, but are not in progress.
func TestGamesInProgressAreNotOver(t *testing.T) {
	list := []Running{{ID: "a"}, {ID: "b", Over: true}, {ID: "c"}}
	if n := unfinished(list); n != 2 {
		t.Errorf("%d games are in progress, want 2", n)
	}
	if n := unfinished(nil); n != 0 {
		t.Errorf("of no games %d are in progress", n)
	}
}
