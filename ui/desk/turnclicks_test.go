package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// clicker plays at a desk as a person would who means to use everything: all
// reinforcements come on, every stack marches as far as it can, and whatever can be
// attacked is. It counts what he clicks.
type clicker struct {
	*testing.T
	*Desk
	clicks map[rules.Side]int
	went   []string // units that have had their march
	// goal picks where a stack marches to, of what is in reach; nil for the farthest hex.
	goal func(marks []rules.Mark) string
}

// click is a click with the side that made it.
func (c *clicker) click(do func() Change) Change {
	c.Helper()
	side := c.status().ToAct
	change := do()
	if change.Confirm != nil {
		change = change.Confirm.Do()
	}
	if change.Why != "" {
		c.Fatalf("%+v: %s", c.status(), change.Why)
	}
	c.clicks[side]++
	return change
}

// press presses the button of the first of some verbs that there is.
func (c *clicker) press(verbs ...string) bool {
	c.Helper()
	buttons := c.Buttons()
	for _, v := range verbs {
		if i := slices.IndexFunc(buttons, func(b Button) bool { return b.Verb == v }); i >= 0 {
			c.click(func() Change { return c.Press(buttons[i]) })
			return true
		}
	}
	return false
}

// march takes the next stack that can go and sends it as far as it gets; it tells
// whether there was one.
func (c *clicker) march() bool {
	c.Helper()
	for _, s := range c.View().Stacks {
		var units []string
		for _, u := range s.Units {
			if c.offered(rules.Action{Verb: rules.VerbPick, Unit: u.Unit}) && !slices.Contains(c.went, u.Unit) {
				units = append(units, u.Unit)
			}
		}
		if len(units) == 0 {
			continue
		}
		c.click(func() Change { return c.Units(units...) })
		c.went = append(c.went, c.Selected()...)
		if to := c.farthest(); to != "" {
			c.click(func() Change { return c.Hex(to) })
			if c.moving() { // the next stack's click sets them down; here that is not counted
				c.Halt()
			}
		} else {
			c.selected = nil
		}
		return true
	}
	return false
}

// farthest is the hex in reach that takes most, or the one that the goal picks.
func (c *clicker) farthest() string {
	best, most := "", 0
	if o := c.Reach(); o != nil {
		if c.goal != nil {
			return c.goal(o.Hexes)
		}
		for _, m := range o.Hexes {
			if m.Cost > most && c.StackIn(m.Hex) == nil {
				best, most = m.Hex, m.Cost
			}
		}
	}
	return best
}

// decide makes the next decision with as few clicks as there are.
func (c *clicker) decide() {
	c.Helper()
	c.TakeOver()
	st := c.status()
	switch st.Stage {
	case "move":
		if c.march() {
			return
		}
	case "attack":
		hexes, _ := c.Lit()
		if len(hexes) > 0 {
			c.click(func() Change { return c.Hex(hexes[0]) })
			return
		}
	case "withdraw", "defence", "follow", "replace":
		if c.press("done", "pass") {
			return
		}
	}
	if c.press("arrive-rail-all", "commit-all", "command-all", "rally-all", "advance-all", "supply", "declare", "roll", "option", "done", "halt", "pass") {
		return
	}
	o := c.Offers()[0]
	if c.press(o.Verb) {
		return
	}
	c.click(func() Change {
		if o.Hex != "" && o.Unit == "" {
			return c.Do(o.Action) // a click on the hex
		}
		if o.Hex != "" {
			c.click(func() Change { return c.Units(o.Unit) })
			return c.Do(o.Action)
		}
		return c.Do(o.Action)
	})
}

// A full player turn in which everybody moves and everything is attacked takes few
// clicks: at three seconds each less than ten minutes.
func TestATurnOfTheCampaignTakesFewClicks(t *testing.T) {
	rs := rulestest.Open(t, "greatwar")
	m, err := journal.New(rs, "campaign", nil, 11)
	if err != nil {
		t.Fatal(err)
	}
	c := &clicker{T: t, Desk: New(m, map[rules.Side]Seat{"allied": Person, "austria": Person}, true), clicks: map[rules.Side]int{}}
	const most = 120 // six minutes at three seconds each
	for turn := 1; turn <= 4; {
		st := c.status()
		c.decide()
		now := c.status()
		if now.Turn == st.Turn && now.Side == st.Side {
			continue
		}
		t.Logf("turn %d of %s: %v clicks", st.Turn, st.Side, c.clicks)
		if n := c.clicks[st.Side]; n > most {
			t.Errorf("turn %d of %s takes %d clicks, want no more than %d", st.Turn, st.Side, n, most)
		}
		c.clicks, c.went, turn = map[rules.Side]int{}, nil, now.Turn
	}
}
