package canvas

import "testing"

// A board whose map is still to be painted shows a sketch of it, and nothing of that
// stays once the map is there.
func TestASketchLiesThereUntilTheMapIsPainted(t *testing.T) {
	x := newTable(t)
	x.land.cache.Hold(true) // as on a machine that is busy with other things
	x.blank.brush.wait()
	x.collect()
	s := x.blank.sketch
	if !s.Visible() || s.Image == nil {
		t.Fatal("a board without a map shows no sketch")
	}
	if paper := x.blank.sheets[0]; s.Size() != paper.Size() || s.Position() != paper.Position() {
		t.Errorf("the sketch of %v lies at %v, on paper of %v at %v", s.Size(), s.Position(), paper.Size(), paper.Position())
	}
	x.land.cache.Hold(false)
	x.Settle()
	if len(x.blank.box.Objects) > 0 || s.Image != nil {
		t.Error("the sketch stays under the map")
	}
}
