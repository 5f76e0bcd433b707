package greatwar_test

import (
	"testing"

	"vistula/rules"
)

// A position whose memory served for one in which nobody's command was known yet still
// finds command (10.33).
func TestACopyOfAFreshPositionFindsCommand(t *testing.T) {
	begin := func() rules.Position {
		p, err := ruleset(t).New("campaign", nil, 3)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	play := func(p rules.Position) {
		for range 40 {
			if _, err := p.Do(p.Offers()[0].Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	used := begin()
	play(used)
	if !used.(rules.Reusable).CopyFrom(begin()) {
		t.Fatal("the memory was not used")
	}
	play(used)
}
