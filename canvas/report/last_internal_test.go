package report

import (
	"strings"
	"testing"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// TestTheLastMapSaysWhatItEnds: a game that is over, or what is told of one that goes on.
func TestTheLastMapSaysWhatItEnds(t *testing.T) {
	for _, x := range []struct {
		outcome *rules.Outcome
		want    string
	}{{&rules.Outcome{}, "end of the game."}, {nil, "end of the report."}} {
		c := &chronicle.Chronicle{Outcome: x.outcome, End: &rules.View{}}
		a := &author{story.New(c, nil), c}
		if got := a.final().Caption; !strings.HasSuffix(got, x.want) {
			t.Errorf("it is captioned %q, want %q", got, x.want)
		}
	}
}
