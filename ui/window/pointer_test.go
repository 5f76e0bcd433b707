//go:build !headless

package window

import (
	"slices"
	"testing"
)

// TestAClickWaitsUntilItsMovementWasFollowed: what comes behind a movement is handed on when
// the pointer was followed there, and before what moves it on.
func TestAClickWaitsUntilItsMovementWasFollowed(t *testing.T) {
	var got []string
	var followed []func()
	p := &pointer{later: func(do func()) { followed = append(followed, do) }}
	move := func(to string) { p.moves(func() { got = append(got, "to "+to) }) }
	act := func(what string) { p.acts(func() { got = append(got, what) }) }
	frame := func() {
		got = append(got, "|")
		list := followed
		followed = nil
		for _, do := range list {
			do()
		}
	}
	act("press") // at rest nothing waits
	act("release")
	move("a")
	move("b")
	act("press")
	act("release")
	frame()
	frame()
	act("wheel")
	move("c")
	act("press")
	move("d")
	act("release")
	frame()
	frame()
	frame()
	act("wheel")
	want := []string{"press", "release", "to a", "to b", "|", "press", "release", "|", "wheel", "to c", "|", "press", "to d", "|", "release", "|", "wheel"}
	if !slices.Equal(got, want) {
		t.Errorf("it came as %v, want %v", got, want)
	}
}
