package rulestest

import (
	"errors"
	"fmt"
	"slices"

	"vistula/rules"
)

// checkOffers looks at the list itself.
func (g *trial) checkOffers(p rules.Position, offers []rules.Offer) error {
	if !slices.Equal(p.Offers(), offers) {
		return errors.New("they are others when they are asked for again")
	}
	if len(offers) == 0 { // that the game is over then, checkStatus has seen
		_, err := p.Clone().Do(rules.Action{Verb: "no such verb"})
		return g.checkIllegal(rules.Action{Verb: "no such verb"}, err)
	}
	g.most = max(g.most, len(offers))
	if err := g.checkLength(offers); err != nil {
		return err
	}
	seen := make(map[rules.Action]bool, len(offers))
	for _, o := range offers {
		switch {
		case o.Verb == "" || o.Label == "":
			return fmt.Errorf("%s has no verb or no label", show(o.Action))
		case seen[o.Action]:
			return fmt.Errorf("%s is offered twice", show(o.Action))
		case o.Dice < 0:
			return fmt.Errorf("%s throws %d dice", show(o.Action), o.Dice)
		}
		seen[o.Action] = true
		if err := g.known(show(o.Action), o.Case); err != nil {
			return err
		}
	}
	return nil
}

// checkLength looks whether a choice should have been cut into stages.
func (g *trial) checkLength(offers []rules.Offer) error {
	places := 0
	for _, o := range offers {
		if fieldsOf(o.Action) == hex {
			places++
		}
	}
	switch {
	case len(offers)-places > g.Offers:
		return fmt.Errorf("there are %d of them, more than %d: cut the choice into stages", len(offers)-places, g.Offers)
	case places > g.Places:
		return fmt.Errorf("they name %d hexes, more than %d: cut the choice into stages", places, g.Places)
	}
	return nil
}

// checkAccepted carries every offer out on a clone, with dice that fall and
// with forced ones: as many as the offer says, one less and one more.
func (g *trial) checkAccepted(p rules.Position, offers []rules.Offer) error {
	for _, o := range offers {
		if err := g.accepted(p, o); err != nil {
			return fmt.Errorf("%s: %w", show(o.Action), err)
		}
	}
	return nil
}

func (g *trial) accepted(p rules.Position, o rules.Offer) error {
	q := p.Clone()
	events, err := q.Do(o.Action)
	if err != nil {
		return fmt.Errorf("it is refused: %w", err)
	}
	if err := g.checkEvents(o, events); err != nil {
		return err
	}
	if n := len(q.Offers()); (n == 0) != (q.Outcome() != nil) {
		return fmt.Errorf("it leads to %d offers and the outcome %v", n, q.Outcome())
	}
	if err := g.checkInvariant(q, nil); err != nil {
		return fmt.Errorf("it breaks an invariant: %w", err)
	}
	dice := make([]int, o.Dice+1)
	for i := range dice {
		dice[i] = g.rng.IntN(6) + 1
	}
	if _, _, err := rules.DoForced(p, o.Action, dice[:o.Dice]); err != nil {
		return fmt.Errorf("its offer says %d dice, but %w", o.Dice, err)
	}
	if _, _, err := rules.DoForced(p, o.Action, dice); err == nil {
		return fmt.Errorf("its offer says %d dice, but it throws more", o.Dice)
	}
	if o.Dice > 0 {
		if _, _, err := rules.DoForced(p, o.Action, dice[:o.Dice-1]); err == nil {
			return fmt.Errorf("its offer says %d dice, but it is content with fewer", o.Dice)
		}
	}
	return nil
}

// checkEvents looks at what an action is said to have done.
func (g *trial) checkEvents(o rules.Offer, events []rules.Event) error {
	if o.Dice > 0 && !rules.Fence(events) {
		return fmt.Errorf("%d dice fall, but no event shows any, so that undo would throw them anew", o.Dice)
	}
	for _, e := range events {
		switch {
		case e.Kind == "":
			return fmt.Errorf("event %q has no kind", e.Text)
		case !sentence(e.Text):
			return fmt.Errorf("event %s says %q, which is not a sentence", e.Kind, e.Text)
		case e.Public != nil && e.Public.Kind != "" && !sentence(e.Public.Text):
			return fmt.Errorf("event %s says %q in public, which is not a sentence", e.Kind, e.Public.Text)
		case e.Side != "" && !slices.Contains(g.scenario.Sides, e.Side):
			return fmt.Errorf("event %s is of side %q", e.Kind, e.Side)
		case len(e.Dice) > 0 && (slices.Min(e.Dice) < 1 || slices.Max(e.Dice) > 6):
			return fmt.Errorf("event %s shows the dice %v", e.Kind, e.Dice)
		case e.Public != nil && e.Side == "":
			return fmt.Errorf("event %s is partly hidden, but nobody's", e.Kind)
		case e.Public != nil && e.Public.Public != nil:
			return fmt.Errorf("event %s is hidden twice over", e.Kind)
		}
		if err := g.known("event "+e.Kind, e.Case); err != nil {
			return err
		}
	}
	return nil
}
