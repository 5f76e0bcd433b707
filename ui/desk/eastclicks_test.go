package desk

import (
	"slices"
	"testing"

	"vistula/rules"
)

// decideEast makes the next decision of Twilight in the East as a player would who does
// at once what is routine.
func (c *clicker) decideEast() {
	c.Helper()
	c.TakeOver()
	st := c.status()
	switch st.Stage {
	case "move":
		if c.march() {
			return
		}
		if c.press("travel-all", "recover-all") {
			return
		}
	case "attack":
		if i := slices.IndexFunc(c.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbAttack && !c.Declared(o.Hex) }); i >= 0 {
			c.click(func() Change { return c.Hex(c.Offers()[i].Hex) })
			return
		}
	case "attach", "pontoon", "retire", "replace":
		if c.press("keep-all", "auto", "replace-auto", "done") {
			return
		}
	case "route":
		c.click(func() Change { return c.Hex(c.Offers()[0].Hex) })
		return
	}
	if c.press("enter-auto", "supply-auto", "railheads-auto", "commit-all", "declare", "ap-auto", "advance-all", "lose-all", "ready", "roll", "decline", "done", "halt") {
		return
	}
	c.click(func() Change { return c.Do(c.Offers()[0].Action) })
}

// A player turn of Tannenberg in which everybody moves and everything that can be is
// attacked takes 60 to 150 clicks, the decisions in the other's turn included.
func TestATurnOfTannenbergTakesFewClicks(t *testing.T) {
	c := &clicker{T: t, Desk: east(t, "tannenberg", 11), clicks: map[rules.Side]int{}}
	const most = 150
	for turn := 1; turn <= 3; {
		st := c.status()
		from := c.Match.Cursor()
		c.decideEast()
		if from > 3000 {
			t.Fatalf("the turn does not end: %+v", st)
		}
		c.Foregone(from)
		now := c.status()
		if now.Turn == st.Turn && now.Side == st.Side {
			if now.Phase != st.Phase {
				c.went = nil
			}
			continue
		}
		t.Logf("turn %d of %s: %v clicks", st.Turn, st.Side, c.clicks)
		for side, n := range c.clicks {
			if n > most {
				t.Errorf("turn %d of %s takes %s %d clicks, want no more than %d", st.Turn, st.Side, side, n, most)
			}
		}
		c.clicks, c.went, turn = map[rules.Side]int{}, nil, now.Turn
	}
}
