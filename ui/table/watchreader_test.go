package table

import (
	"testing"

	"vistula/rules/scene"
)

// TestScenesToldInTheBackgroundAreRemembered: they are those that are found at once, and
// who asks for them again has them at once.
func TestScenesToldInTheBackgroundAreRemembered(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	s := p.t.spans()[1]
	want, err := scene.Between(m, "austria", s.from, s.to)
	if err != nil || len(want) == 0 {
		t.Fatal("there is nothing to tell", err)
	}
	p.t.atOnce = false // as in a window
	told := make(chan []scene.Scene)
	p.t.readScenes(s.from, s.to, func(list []scene.Scene, err error) {
		if err != nil {
			t.Error(err)
		}
		told <- list
	})
	got := <-told
	if len(got) != len(want) {
		t.Fatalf("%d scenes, want %d", len(got), len(want))
	}
	for i := range want {
		if got[i].Text != want[i].Text || got[i].First != want[i].First || got[i].Last != want[i].Last {
			t.Errorf("scene %d is %q, want %q", i, got[i].Text, want[i].Text)
		}
	}
	again := false
	p.t.readScenes(s.from, s.to, func(list []scene.Scene, _ error) { again = len(list) == len(want) })
	if !again {
		t.Error("they are told once more")
	}
}
