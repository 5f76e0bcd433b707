package chronicle

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/journal"
)

// Options say how a chronicle is told.
type Options struct {
	// Side is the side that it is told for, "" for everybody.
	Side rules.Side
	// From leaves out the story of so many actions at the beginning. Of a match's
	// start such a chronicle tells nothing: neither how much is known of it nor
	// the options.
	From int
	// Progress is told now and then how many actions are done, and of how many.
	// It may be nil, and is called on the goroutine of Tell.
	Progress func(done, of int)
}

// Tell tells the story of a match up to its cursor. It plays the match through on
// a copy; m must not change meanwhile. The error is an
// *UnknownSide, or names an action that cannot be carried out again, or is that of ctx.
func Tell(ctx context.Context, m *journal.Match, o Options) (*Chronicle, error) {
	t, err := newTeller(m, o)
	if err != nil {
		return nil, err
	}
	for n := o.From + 1; n <= m.Cursor(); n++ {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := t.step(n, m.Entry(n)); err != nil {
			return nil, err
		}
		if o.Progress != nil && (n%64 == 0 || n == m.Cursor()) {
			o.Progress(n, m.Cursor())
		}
	}
	t.finish()
	return t.c, nil
}

// teller follows a match from action to action.
type teller struct {
	c    *Chronicle
	side rules.Side // who is told
	now  rules.Position
	at   int   // the action in hand
	last scene // after the action before
	// battle is the one in hand or just fought; nil where there is none.
	battle *Battle
	moved  map[string]bool       // hexes of the turn's marches
	held   map[string]rules.Side // places, by who held them last
}

// scene is a position as it is compared with the one before.
type scene struct {
	status rules.Status
	view   *rules.View // of the side that is told; but at the start of a turn only what Glance shows
	field  field       // of all units, whoever may see them
	known  field       // of the units in view
}

func newTeller(m *journal.Match, o Options) (*teller, error) {
	start, err := m.At(o.From)
	if err != nil {
		return nil, err
	}
	rs := m.Ruleset()
	scenario, ok := rules.FindScenario(rs, m.Scenario())
	if !ok {
		return nil, fmt.Errorf("%s has no scenario %q any more", rs.Title(), m.Scenario())
	}
	if o.Side != "" && !slices.Contains(scenario.Sides, o.Side) {
		return nil, &UnknownSide{o.Side, scenario.Sides}
	}
	c := &Chronicle{Game: rs.Title(), Ruleset: rs, Scenario: scenario, For: o.Side, Knows: OfSide,
		Losses: map[rules.Side]Toll{}, Dice: map[rules.Side]*Throws{}, Luck: map[rules.Side]*Luck{}, names: map[string]string{}}
	if o.Side == "" {
		if c.Knows = OfReferee; m.Position().Outcome() != nil {
			c.Knows = OfAll
		}
	}
	if o.From == 0 {
		known, err := m.Record(o.Side, 0)
		if err != nil {
			return nil, err
		}
		c.Actions = len(known)
		c.Midway = begunMidway(m, start)
		c.AsPrinted = !c.Midway && scenario.AsPrinted(m.Options())
		c.Options = choices(scenario, m.Options(), c.Midway)
	}
	t := &teller{c: c, side: o.Side, now: start, at: o.From, moved: map[string]bool{}, held: map[string]rules.Side{}}
	t.last = t.look(true)
	c.Start = t.last.view
	c.Sides = t.sides(m)
	t.holders(c.Start)
	if err := t.formerHolders(m); err != nil {
		return nil, err
	}
	t.begin()
	return t, nil
}

// AsPrinted tells whether a match was played from its scenario's beginning, with all options
// as the rulebook has them by default.
func AsPrinted(m *journal.Match) bool {
	scenario, ok := rules.FindScenario(m.Ruleset(), m.Scenario())
	start, err := m.At(0)
	return ok && err == nil && scenario.AsPrinted(m.Options()) && !begunMidway(m, start)
}

// begunMidway tells whether a match began elsewhere than at its scenario's start. One that
// knows its options did not.
func begunMidway(m *journal.Match, start rules.Position) bool {
	if m.Options() != nil {
		return false
	}
	fresh, err := m.Ruleset().New(m.Scenario(), nil, m.Seed())
	return err != nil || journal.Hash(fresh) != journal.Hash(start)
}

// UnknownSide is the error of a side that the scenario has not.
type UnknownSide struct {
	Side  rules.Side
	There []rules.Side
}

// Error lists the sides that there are.
func (e *UnknownSide) Error() string {
	var names []string
	for _, s := range e.There {
		names = append(names, string(s))
	}
	return fmt.Sprintf("side %q is unknown; there are %s", e.Side, strings.Join(names, " and "))
}

// choices lists the options of a scenario; of a match begun midway nothing is
// known of them.
func choices(s rules.Scenario, chosen rules.Options, midway bool) []Choice {
	var list []Choice
	for _, o := range s.Options {
		value, ok := chosen[o.ID]
		if !ok {
			value = o.Default
		}
		if !midway {
			list = append(list, Choice{o.Title, value})
		}
	}
	return list
}

func (t *teller) sides(m *journal.Match) []Side {
	var list []Side
	for _, s := range t.c.Scenario.Sides {
		x := Side{ID: s, Name: t.c.SideName(s), Nation: m.Nation(s)}
		if m.Table != nil {
			x.Player = m.Table.Seats[s]
		}
		list = append(list, x)
	}
	return list
}

// look takes the position in: with its whole view where a turn begins, else by what is
// told of it.
func (t *teller) look(whole bool) scene {
	v := rules.Glance(t.now, t.side)
	if whole {
		v = t.now.View(t.side)
	}
	s := scene{status: t.now.Status(), view: v, known: fieldOf(v, len(t.last.known))}
	if s.field = s.known; t.side != "" {
		s.field = fieldOf(rules.Glance(t.now, ""), len(t.last.field))
	}
	learn(t.c.names, v)
	return s
}

// step carries an action out and tells of it.
func (t *teller) step(n int, e journal.Entry) error {
	var err error
	if e.Dice == nil {
		_, err = rules.DoRecorded(t.now, e.Action)
	} else {
		t.now, _, err = rules.DoForced(t.now, e.Action, e.Dice)
	}
	if err != nil {
		return fmt.Errorf("action %d (%s) cannot be carried out again: %w", n, e.Action.Verb, err)
	}
	t.at = n
	was := t.last
	is := t.look(t.now.Status().Turn != was.status.Turn)
	t.enter(was.status)
	events := t.seen(e)
	tolls := t.tolls(was.field, is.field, events)
	t.tell(events, was, is, tolls)
	t.follow(is.view.Combat)
	t.captures(is.view)
	t.hunger(was, is)
	t.last = is
	if is.status.Turn != was.status.Turn {
		t.endTurn(true)
		t.begin()
	}
	return nil
}

// seen are the events of an action as they are known to whom is told; the dice
// count for whoever threw them.
func (t *teller) seen(e journal.Entry) []rules.Event {
	var list []rules.Event
	for _, x := range rules.SeenBy(e.Events, t.side) {
		t.count(x, e.Side)
		list = append(list, x)
	}
	return list
}

// finish ends the story where the match stands.
func (t *teller) finish() {
	t.settle()
	t.last.view = t.now.View(t.side)
	last := &t.c.Turns[len(t.c.Turns)-1]
	if n := len(t.c.Turns); n > 1 && len(last.Parts) == 0 && last.View == nil && t.c.Outcome == nil {
		t.c.Turns = t.c.Turns[:n-1] // a turn in which nothing has happened yet
		t.series(len(t.c.Turns))
	} else {
		t.endTurn(t.now.Outcome() != nil)
	}
	t.c.End, t.c.Outcome = t.last.view, t.last.view.Outcome
	t.c.Histories = t.c.histories()
}
