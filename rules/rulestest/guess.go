package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"vistula/rules"
)

// guessedOn is how many actions are played on from a guess.
const guessedOn = 6

// checkGuess has each side guess at the position, at whatever stage it is: the side is
// shown and offered in the guess what it is in the position, the guess is a lawful
// position that can be opened, and the game goes on from it.
func (g *trial) checkGuess(p rules.Position, offers []rules.Offer) error {
	// With a generator of its own, so that the game goes on as it would without.
	rng := rand.New(rand.NewPCG(g.seed, uint64(g.match.Len())))
	for _, side := range g.scenario.Sides {
		if err := g.guessed(p, side, offers, rng); err != nil {
			return fmt.Errorf("a guess of %s: %w", side, err)
		}
	}
	return nil
}

func (g *trial) guessed(p rules.Position, side rules.Side, offers []rules.Offer, rng *rand.Rand) error {
	q := rules.Sit(p, side).Guess(rng)
	if err := sameView(p.Clone(), q, side); err != nil { // a clone shows nothing that was kept
		return err
	}
	if p.Status().ToAct == side {
		if got := q.Offers(); !slices.Equal(got, offers) {
			return fmt.Errorf("the offers differ: %s", differOffers(got, offers))
		}
	}
	if _, err := g.Ruleset.Load(q.AppendJSON(nil)); err != nil {
		return fmt.Errorf("it is no lawful position: %w", err)
	}
	return g.goesOnFrom(q, rng)
}

// goesOnFrom plays a few actions at random.
func (g *trial) goesOnFrom(q rules.Position, rng *rand.Rand) error {
	for range guessedOn {
		if err := g.checkInvariant(q, nil); err != nil {
			return fmt.Errorf("it breaks an invariant: %w", err)
		}
		list := q.Offers()
		if len(list) == 0 {
			return nil
		}
		a := list[rng.IntN(len(list))].Action
		if _, err := q.Do(a); err != nil {
			return fmt.Errorf("%s is offered in it, but refused: %w", show(a), err)
		}
	}
	return nil
}

// keepsNothing looks whether a side that may not see something guesses at it: one of some
// guesses at least is another position.
func (g *trial) keepsNothing(p rules.Position, viewer rules.Side) error {
	rng, text := rand.New(rand.NewPCG(g.seed, uint64(g.match.Len()))), p.AppendJSON(nil)
	for range 24 {
		q := rules.Sit(p, viewer).Guess(rng)
		*q.Dice() = *p.Dice()
		if !bytes.Equal(q.AppendJSON(nil), text) {
			return nil
		}
	}
	return errors.New("every guess is what there is")
}
