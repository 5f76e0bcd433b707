package twilight_test

import (
	"fmt"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// checks writes down the chances that a side reads on its sheet.
func (g *game) checks(to rules.Side) (list []string) {
	g.T.Helper()
	s := g.P.View(to).Combat
	if s == nil {
		g.T.Errorf("there is no sheet at %+v", g.P.Status())
		return nil
	}
	for _, x := range s.Checks {
		list = append(list, fmt.Sprintf("%s %d %v %+d %d/%d", x.Lead.Unit, x.Level, x.Known, rules.SumOf(x.Modifiers), x.Of, x.In))
	}
	return list
}

// The chance that a force fails its check is known before the dice are rolled: it is the
// mean of the chances that all throws of the combat and of the losses leave it.
func TestChancesOfChecks(t *testing.T) {
	rulestest.Cite(t, "11.3.1")
	g := battlefield(t, "russia attack 1\nru.25-3 18.30 {\"status\":1,\"supply\":\"low\"}\nge.1-1 19.30 {\"status\":2}")
	g.assault("19.30", "ru.25-3")
	want := []int{0, 0}
	for i := range 36 {
		rolled := g.copied()
		rolled.Throw("roll", 1+i/6, 1+i%6)
		for rolled.P.Status().Stage == "retreat" {
			rolled.P.Do(rolled.P.Offers()[0].Action)
		}
		for j := range 36 {
			h := rolled.copied()
			h.Throw("roll", 1+j/6, 1+j%6)
			h.through("check", "")
			for k, x := range h.P.View("").Combat.Checks {
				want[k] += x.Of * 36 / x.In
			}
		}
	}
	for k, x := range g.P.View("").Combat.Checks {
		if x.In != 36*6*36 || 6*x.Of != want[k] {
			t.Errorf("%s fails %d of %d throws, by trial %d", x.Lead.Unit, x.Of, x.In, want[k]/6)
		}
	}
}

// copied is the game as it stands, to be tried out.
func (g *game) copied() *game {
	h := *g.Game
	h.P = g.P.Clone()
	return &game{&h}
}

// The levels, the supply and the losses of single units of the enemy's are no part of the
// chances that a side reads (4.2.6).
func TestChancesOfChecksKeepSecrets(t *testing.T) {
	rulestest.Cite(t, "4.2.6", "11.3.2")
	const weary, fresh = "{\"status\":2,\"supply\":\"low\"}", "{}"
	var read [2][]string
	for i, state := range []string{weary, fresh} {
		g := battlefield(t, "russia attack 1\nru.25-3 18.30\nru.27-3 18.30\nru.29-20 19.29\nge.1-1 19.30 "+state)
		g.announce("19.30", "ru.25-3", "ru.27-3", "ru.29-20")
		g.Do("done")
		g.arm()
		read[i] = g.checks("russia")
		own := g.checks("central")
		if got := own[len(own)-1]; got == read[i][len(read[i])-1] {
			t.Errorf("the side that owns it reads %s as well", got)
		}
	}
	if len(read[0]) != 4 || !slices.Equal(read[0], read[1]) {
		t.Errorf("Russia reads %q of weary and %q of fresh enemies", read[0], read[1])
	}
	g := battlefield(t, "russia attack 1\nru.25-3 18.30\nru.27-3 18.30\nru.29-20 19.29\nge.1-1 19.30")
	g.announce("19.30", "ru.25-3", "ru.27-3", "ru.29-20")
	g.Do("done")
	g.arm()
	g.Throw("roll", 2, 5)
	g.Throw("roll", 3, 4)
	before := g.checks("central")
	g.Do("lose ru.29-20", "lose ru.27-3")
	if after := g.checks("central"); !slices.Equal(before[:3], after[:3]) {
		t.Errorf("who lost steps shows: %q, then %q", before, after)
	}
	if got := g.checks("russia"); got[0] != "ru.25-3 10 true +0 3/36" || got[1] != "ru.27-3 10 true +0 10/36" {
		t.Errorf("Russia reads %q of its own", got)
	}
}
