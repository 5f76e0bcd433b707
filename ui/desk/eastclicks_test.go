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
		if i := slices.IndexFunc(c.Offers(), func(o rules.Offer) bool { return o.Verb == verbRoute }); i >= 0 {
			c.click(func() Change { return c.Units(c.Offers()[i].Unit) })
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

// atTheEnemy is of the hexes in reach, its own included, the one that is nearest to an enemy.
func (c *clicker) atTheEnemy(marks []rules.Mark) string {
	b := c.Match.Ruleset().Board()
	distance := func(hex string) int {
		from, ok := b.Find(hex)
		nearest := 1000
		for _, s := range c.View().Stacks {
			if to, found := b.Find(s.Hex); ok && found && s.Side != c.status().ToAct {
				nearest = min(nearest, b.Distance(from, to))
			}
		}
		return nearest
	}
	counter, _ := c.Counter(c.Selected()[0])
	best, least := "", distance(counter.Hex)
	for _, m := range marks {
		if d := distance(m.Hex); d < least && c.StackIn(m.Hex) == nil {
			best, least = m.Hex, d
		}
	}
	return best
}

// toll is what came of a player turn, to see that it was not idled away: how many of the
// units that could be moved have marched, and how many battles were fought.
type toll struct{ moved, able, battles int }

// tollSince counts the units that marched and the battles that were fought since an action,
// by the side whose turn it was.
func (c *clicker) tollSince(from int, side rules.Side) toll {
	var t toll
	moved, names := map[string]bool{}, map[string]bool{}
	for n := from + 1; n <= c.Match.Cursor(); n++ {
		deed, _ := c.Deed(n)
		for _, e := range deed.Events {
			switch {
			case e.Kind == rules.EventStep && e.Side == side:
				for _, u := range e.Units {
					moved[u] = true
				}
			case e.Battle != "" && e.Result != "":
				names[e.Battle] = true
			}
		}
	}
	t.moved, t.battles = len(moved), len(names)
	return t
}

// movable counts the units that can be taken in hand.
func (c *clicker) movable() int {
	n := 0
	for _, o := range c.Offers() {
		if o.Verb == rules.VerbPick {
			n++
		}
	}
	return n
}

// A player turn of Tannenberg in which most units march at the enemy and everything that
// can be is attacked takes 60 to 150 clicks: none takes more, nor do the decisions in the
// other's turn, and one's own takes no fewer in the middle of six game turns. Single ones
// do, where losses and restrictions leave few units to march.
func TestATurnOfTannenbergTakesFewClicks(t *testing.T) {
	c := &clicker{T: t, Desk: east(t, "tannenberg", 11), clicks: map[rules.Side]int{}}
	c.goal = c.atTheEnemy
	const least, most, turns = 60, 150, 6
	own := map[rules.Side]int{}
	var all toll
	began, able := 0, 0
	for turn := 1; turn <= turns; {
		st := c.status()
		from := c.Match.Cursor()
		c.decideEast()
		if from > 9000 {
			t.Fatalf("the turn does not end: %+v", st)
		}
		c.Foregone(from)
		now := c.status()
		if now.Turn == st.Turn && now.Side == st.Side {
			if now.Phase != st.Phase {
				c.went = nil
			}
			if now.Phase == "movement" && st.Phase != "movement" {
				able = c.movable()
			}
			continue
		}
		done := c.tollSince(began, st.Side)
		done.able = able
		all = toll{all.moved + done.moved, all.able + done.able, all.battles + done.battles}
		t.Logf("turn %d of %s: %v clicks, %+v", st.Turn, st.Side, c.clicks, done)
		for side, n := range c.clicks {
			if n > most {
				t.Errorf("turn %d of %s takes %s %d clicks, want no more than %d", st.Turn, st.Side, side, n, most)
			}
		}
		own[st.Side] += c.clicks[st.Side]
		c.clicks, c.went, able, turn, began = map[rules.Side]int{}, nil, 0, now.Turn, c.Match.Cursor()
	}
	for side, n := range own {
		if n < turns*least {
			t.Errorf("%d turns of %s take %d clicks, want no fewer than %d in each", turns, side, n, least)
		}
	}
	if all.battles < 60 || 2*all.moved < all.able {
		t.Errorf("the turns are idled away: %+v", all)
	}
}
