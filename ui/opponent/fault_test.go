package opponent

import (
	"errors"
	"testing"

	"vistula/rules/bot"
)

// What keeps a computer player from going on is said with the name that the player chose it
// by, and whatever else went wrong in its own words.
func TestAFaultIsSaidOfWhoWasChosen(t *testing.T) {
	lost := errors.New("lost my head")
	for _, c := range []struct {
		err  error
		want string
	}{
		{&bot.Fault{Player: "level1", Kind: bot.Crashed, Cause: lost}, "Quick crashed: lost my head"},
		{&bot.Fault{Player: "level2-bold", Kind: bot.Silent}, "Steady, bold does not answer"},
		{&bot.Fault{Player: "level2", Kind: bot.Undecided}, "Steady does not come to a decision"},
		{&bot.Fault{Player: "beginner", Kind: bot.Illegal, Cause: lost}, "Beginner chose what is not allowed: lost my head"},
		{lost, "lost my head"},
	} {
		if got := Said(c.err); got != c.want {
			t.Errorf("%v is said as %q, want %q", c.err, got, c.want)
		}
	}
}
