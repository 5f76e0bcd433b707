package cli

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/arena"
	"vistula/rules/bot"
	"vistula/rules/external"
	"vistula/rules/journal"
)

// result is how one game went.
type result struct {
	number  int // from 1
	seed    uint64
	actions int
	hash    string // of the last position
	outcome *rules.Outcome
	story   string
	err     error
	save    []byte  // of a game that failed or is to be kept
	turns   [][]int // milliseconds thought about each turn, by side
}

// playAll plays the games, several at a time, and gives each result to report
// in the order of the seeds, on the caller's goroutine.
func (m *matchup) playAll(report func(*result)) {
	results := make([]chan *result, m.games)
	for i := range results {
		results[i] = make(chan *result, 1)
	}
	next := make(chan int)
	// A game is begun only when its result will soon be asked for, so that the
	// stories of thousands of games do not pile up behind a slow one.
	ahead := make(chan struct{}, 4*m.jobs)
	go func() {
		defer close(next)
		for i := range m.games {
			ahead <- struct{}{}
			next <- i
		}
	}()
	var workers sync.WaitGroup
	for range m.jobs {
		workers.Go(guard.Func(func() {
			for i := range next {
				results[i] <- m.play(i)
			}
		}))
	}
	for i := range results {
		report(<-results[i])
		results[i] = nil
		<-ahead
	}
	workers.Wait()
}

// play plays game i, counted from 0.
func (m *matchup) play(i int) *result {
	r := &result{number: i + 1, seed: m.seed + uint64(i)}
	match, err := journal.New(m.rs, m.scenario.ID, m.options, r.seed)
	if err != nil {
		r.err = err
		return r
	}
	players := make(map[rules.Side]bot.Player, len(m.bots))
	clocks := make([]*arena.Clock, len(m.bots))
	for n, side := range m.scenario.Sides {
		// The second player must not draw the same numbers as the first.
		p, err := m.make(m.bots[n], r.seed*2+uint64(n))
		if err != nil {
			r.err = err
			return r
		}
		defer bot.Close(p)
		clocks[n] = &arena.Clock{Player: p}
		players[side] = clocks[n]
	}
	defer func() {
		for _, c := range clocks {
			r.turns = append(r.turns, c.Turns())
		}
	}()
	teller := newTeller(match.Position, "")
	if r.err = contest(match, players, m.limit, m.story, teller); r.err != nil {
		r.save, r.story = m.record(match), teller.text()
		r.actions = match.Len()
		return r
	}
	r.actions, r.outcome, r.story = match.Len(), match.Position().Outcome(), teller.text()
	r.hash = journal.Hash(match.Position())
	if m.keepDir != "" {
		r.save, r.err = match.Save()
	}
	return r
}

// contest lets the players play to the end. A panic in the rules or in a player
// fails this game and no other.
func contest(match *journal.Match, players map[rules.Side]bot.Player, limit int, story bool, t *teller) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the program failed after action %d: %v", match.Len(), p)
		}
	}()
	var game bot.Game = match
	if story {
		game = told{match, t}
	}
	_, err = bot.Play(context.Background(), game, players, limit)
	return err
}

// told is a match whose events are written down as a story.
type told struct {
	*journal.Match
	teller *teller
}

// Do carries the action out and tells of it.
func (g told) Do(a rules.Action) ([]rules.Event, error) {
	status := g.Position().Status()
	g.teller.stand()
	events, err := g.Match.Do(a)
	if err == nil {
		g.teller.tell(status, events)
		if o := g.Position().Outcome(); o != nil {
			g.teller.end(o)
		}
	}
	return events, err
}

// record is the save of a game that failed. Its position may be spoilt by a
// panic, so the record is carried out once more.
func (m *matchup) record(match *journal.Match) (save []byte) {
	defer func() {
		if recover() != nil {
			save = nil
		}
	}()
	fresh, err := journal.New(m.rs, m.scenario.ID, m.options, match.Seed())
	if err != nil {
		return nil
	}
	for n := 1; n <= match.Len(); n++ {
		if _, err := fresh.Do(match.Entry(n).Action); err != nil {
			break
		}
	}
	fresh.Table = &journal.Table{Seats: m.goingOn(fresh.Position().Status().ToAct)}
	save, err = fresh.Save()
	if err != nil {
		return nil
	}
	return save
}

// goingOn tells who goes on with a game that failed while a side was to decide: a person in
// its place, and the others as before. A program keeps its name, of which the window says
// that it has no such player.
func (m *matchup) goingOn(failed rules.Side) map[rules.Side]string {
	seats := map[rules.Side]string{}
	for n, side := range m.scenario.Sides {
		seats[side] = m.bots[n]
		if side == failed && !strings.HasPrefix(m.bots[n], external.Prefix) {
			seats[side] = "person"
		}
	}
	return seats
}

// nameOf is an outcome in a few words.
func nameOf(o *rules.Outcome) string { return wonBy(string(o.Winner), o) }

// wonBy is an outcome with the winner by a name.
func wonBy(winner string, o *rules.Outcome) string {
	name := "draw"
	switch {
	case o.Winner == "":
	case strings.HasSuffix(winner, "s"): // the Allies, the Central Powers
		name = winner + " win"
	default:
		name = winner + " wins"
	}
	if o.Grade != "" {
		name += ", " + o.Grade
	}
	return name
}
