package chronicle

import "vistula/rules/journal"

// Follower tells the story of a match while it is played, from some action on.
type Follower struct {
	m  *journal.Match
	t  *teller
	at int // so many actions are told
}

// Follow begins a story that Advance goes on with. The errors are those of Tell;
// Options.Progress is not called.
func Follow(m *journal.Match, o Options) (*Follower, error) {
	t, err := newTeller(m, o)
	if err != nil {
		return nil, err
	}
	return &Follower{m, t, o.From}, nil
}

// Advance tells on up to an action of the match, which may not have changed in what
// was told already.
func (f *Follower) Advance(to int) error { return f.Tell(f.Between(f.at, to)) }

// Between are actions of the match after some and up to another. Whoever tells in the
// background takes them beforehand.
func (f *Follower) Between(from, to int) []journal.Entry {
	var list []journal.Entry
	for n := from + 1; n <= to; n++ {
		list = append(list, f.m.Entry(n))
	}
	return list
}

// Tell goes on with actions of the match, as Between has given them. It does not touch
// the match, which may be played on meanwhile.
func (f *Follower) Tell(list []journal.Entry) error {
	for i := range list {
		if err := f.t.step(f.at+1, list[i]); err != nil {
			return err
		}
		f.at++
	}
	return nil
}

// At is the number of actions that the story has reached.
func (f *Follower) At() int { return f.at }

// Chronicle is the story so far. It grows with Advance and is not yet finished:
// the totals of its last turn, and the battle that goes on, are as they stand.
func (f *Follower) Chronicle() *Chronicle { return f.t.c }

// Battle is the attack in hand once its dice have fallen, or else the last one that
// came to blows; nil where there was none.
func (f *Follower) Battle() *Battle {
	if b := f.t.battle; b != nil && b.fought() {
		b.Over = !b.goesOn(f.t.last.view)
		return b
	}
	if n := len(f.t.c.Battles); n > 0 {
		return f.t.c.Battles[n-1]
	}
	return nil
}

// Settled is the number of actions of which the lines will not change any more:
// the last line may still be led on, and a battle goes on until it is settled.
func (f *Follower) Settled() int {
	if b := f.t.battle; b != nil {
		return b.First - 1
	}
	for i := len(f.t.c.Turns) - 1; i >= 0; i-- {
		parts := f.t.c.Turns[i].Parts
		for k := len(parts) - 1; k >= 0; k-- {
			for p := len(parts[k].Phases) - 1; p >= 0; p-- {
				if lines := parts[k].Phases[p].Lines; len(lines) > 0 {
					return lines[len(lines)-1].First - 1
				}
			}
		}
	}
	return f.at
}

// Finish ends the story where it stands, as if the match ended there: what went on
// is settled.
func (f *Follower) Finish() {
	b := f.t.battle
	f.t.settle()
	if b != nil && b.goesOn(f.t.last.view) {
		b.Over = false
	}
}
