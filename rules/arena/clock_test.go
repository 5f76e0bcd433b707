package arena

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// A player turn is all that a player decides from one hand-over to the next: it counts
// once, however many decisions it takes, and answers in the other side's turn are none.
func TestThinkingIsCountedByPlayerTurn(t *testing.T) {
	m, err := journal.New(toy.New(), "skirmish", nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	clocks, players := map[rules.Side]*Clock{}, map[rules.Side]bot.Player{}
	for i, side := range []rules.Side{toy.Red, toy.Blue} {
		p, err := bot.New("random", uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		clocks[side] = &Clock{Player: p}
		players[side] = clocks[side]
	}
	turns, decisions := map[rules.Side]int{}, 0
	last := map[rules.Side]rules.Status{}
	for m.Position().Outcome() == nil {
		st := m.Position().Status()
		to := st.ToAct
		if was := last[to]; st.Side == to && (was.Turn != st.Turn || was.Side != st.Side) {
			turns[to]++
		}
		last[to] = st
		decisions++
		if _, err := m.Do(players[to].Choose(context.Background(), rules.SitAt(m, to))); err != nil {
			t.Fatal(err)
		}
	}
	for side, n := range turns {
		if got := len(clocks[side].Turns()); got != n || n < 2 || decisions <= turns[toy.Red]+turns[toy.Blue] {
			t.Errorf("%s played %d turns in %d decisions, and %d are counted", side, n, decisions, got)
		}
	}
}

func TestTimesAreTheMedianAndWhatMostAndAllTurnsTook(t *testing.T) {
	var list []int
	for ms := 1000; ms > 0; ms -= 10 {
		list = append(list, ms)
	}
	if got, want := TimesOf(list), (Times{0.5, 0.95, 1}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	if got := TimesOf(nil); got != (Times{}) {
		t.Errorf("no turns took %v", got)
	}
}
