package rules

import "math/rand/v2"

// Game is what is played: a match with its record, or a bare position.
type Game interface {
	// Position is the current position. It may be another one after every action.
	Position() Position
	// Record is what a side may know of the deeds so far, without the first ones
	// that are skipped. The error tells how many there are where more are skipped.
	Record(side Side, skip int) ([]Deed, error)
}

// Seat is where one side sits: all that whoever plays that side, be it a
// person at a window of their own, a computer player, a program or a far machine,
// may see and ask. Nothing else is handed to them. A seat of the empty side is the
// referee's, who sees all.
//
// A seat is not safe for use by several goroutines at once, and the game must not
// change while it is asked.
type Seat struct {
	game Game
	side Side
}

// Sit is a seat at a position, of which there is no record.
func Sit(p Position, side Side) *Seat { return SitAt(bare{p}, side) }

// SitAt is a seat at a game, which it follows through the game.
func SitAt(g Game, side Side) *Seat { return &Seat{game: g, side: side} }

// bare is a position without a record.
type bare struct{ p Position }

func (b bare) Position() Position               { return b.p }
func (b bare) Record(Side, int) ([]Deed, error) { return nil, nil }

// Side is the side that sits here.
func (s *Seat) Side() Side { return s.side }

// Ruleset is the rulebook that is played by.
func (s *Seat) Ruleset() Ruleset { return s.game.Position().Ruleset() }

// Status tells the turn, the phase and who is to decide, as this side may know it.
func (s *Seat) Status() Status { return s.game.Position().Status().SeenBy(s.side) }

// Outcome is nil until the game is over.
func (s *Seat) Outcome() *Outcome { return s.game.Position().Outcome() }

// ToAct tells whether the side that sits here is to decide.
func (s *Seat) ToAct() bool {
	to := s.Status().ToAct
	return to != "" && (s.side == "" || to == s.side)
}

// Offers lists every action that is legal now, while this side decides; else there
// are none.
func (s *Seat) Offers() []Offer {
	if !s.ToAct() {
		return nil
	}
	return s.game.Position().Offers()
}

// OffersInto is Offers into the memory of a list that is not needed any more.
func (s *Seat) OffersInto(used []Offer) []Offer {
	if !s.ToAct() {
		return used[:0]
	}
	return AppendOffers(s.game.Position(), used[:0])
}

// View is what this side may see.
func (s *Seat) View() *View { return s.game.Position().View(s.side) }

// Overlay answers a question about the map. The error names what is wrong with it.
func (s *Seat) Overlay(q Query) (*Overlay, error) { return s.game.Position().Overlay(s.side, q) }

// Record is the record as this side may know it, without the first deeds of it that
// are skipped. The error tells how many there are where more are to be skipped.
func (s *Seat) Record(skip int) ([]Deed, error) { return s.game.Record(s.side, skip) }

// Facts are the numbers of the position as far as this side may know them. They are
// written into f, whose memory serves again; a nil f makes new ones.
func (s *Seat) Facts(f *Facts) *Facts {
	if f == nil {
		f = &Facts{}
	}
	f.reset()
	p := s.game.Position()
	if c, ok := p.(Countable); ok {
		c.Facts(s.side, f)
	} else {
		factsOf(p, s.side, f)
	}
	return f
}

// Guess is a position in which this side may believe: whatever it cannot see is
// drawn anew from what is consistent with what it can, and so are the dice. What
// happens there happens nowhere else. The same generator guesses the same.
func (s *Seat) Guess(rng *rand.Rand) Position { return s.GuessInto(rng, nil) }

// GuessInto is Guess into the memory of a position that is not needed any more,
// such as an earlier guess of the same game; nil makes a new one.
func (s *Seat) GuessInto(rng *rand.Rand, used Position) Position {
	p := s.game.Position()
	var q Position
	if c, ok := used.(Reusable); ok && c.CopyFrom(p) {
		q = used
	} else {
		q = p.Clone()
	}
	if c, ok := q.(Concealing); ok && s.side != "" {
		c.Believe(s.side, rng)
	}
	*q.Dice() = NewDice(rng.Uint64())
	return q
}

// Concealing is a Position that hides something from a side.
type Concealing interface {
	Position
	// Believe draws anew all that a side cannot see, out of what is consistent with
	// what it can, at whatever stage the position is. What the side is shown and
	// offered stays the same.
	Believe(side Side, rng *rand.Rand)
}

// Countable is a Position that gives its facts faster than its View tells them.
type Countable interface {
	Position
	// Facts fills in what a side may know. f is empty, but may have memory.
	Facts(side Side, f *Facts)
}

// Listing is a Position that lists its offers in memory that there is already.
type Listing interface {
	Position
	// AppendOffers appends to a list what Offers lists.
	AppendOffers(list []Offer) []Offer
}

// AppendOffers appends to a list every action that is legal in a position.
func AppendOffers(p Position, list []Offer) []Offer {
	if l, ok := p.(Listing); ok {
		return l.AppendOffers(list)
	}
	return append(list, p.Offers()...)
}

// Reusable is a Position whose memory can serve for a copy of another.
type Reusable interface {
	Position
	// CopyFrom makes the position an independent copy of p; it tells false, and
	// does nothing, where p is not of the same ruleset and scenario.
	CopyFrom(p Position) bool
}
