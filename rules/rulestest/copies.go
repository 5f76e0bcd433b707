package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"vistula/rules"
)

// checkLoad writes the position as JSON and reads it back. The copy is kept, so
// that the next action is done in it as well: what JSON does not hold shows
// then.
func (g *trial) checkLoad(p rules.Position, offers []rules.Offer) error {
	text := p.AppendJSON([]byte("before"))
	text, ok := bytes.CutPrefix(text, []byte("before"))
	if !ok {
		return errors.New("AppendJSON does not append")
	}
	if !json.Valid(text) || bytes.ContainsAny(text, "\n\r") {
		return fmt.Errorf("this is not JSON in one line: %s", text)
	}
	q, err := g.reader.Load(text)
	if err != nil {
		return fmt.Errorf("the position cannot be read back: %w", err)
	}
	if again := q.AppendJSON(nil); !bytes.Equal(again, text) {
		return fmt.Errorf("read back, the position is another: %s", differ(again, text))
	}
	if q.Status() != p.Status() {
		return fmt.Errorf("read back, the status is %+v, not %+v", q.Status(), p.Status())
	}
	if got := q.Offers(); !slices.Equal(got, offers) {
		return fmt.Errorf("read back, other offers are made: %s", differOffers(got, offers))
	}
	if len(offers) > 0 {
		g.loaded = q
	}
	return nil
}

// checkClone plays on with a clone and looks whether the original changes, and
// the other way round.
func (g *trial) checkClone(p rules.Position, offers []rules.Offer) error {
	before := p.AppendJSON(nil)
	clone := p.Clone()
	if got := clone.AppendJSON(nil); !bytes.Equal(got, before) {
		return fmt.Errorf("a clone is another position: %s", differ(got, before))
	}
	if !slices.Equal(clone.Offers(), offers) {
		return fmt.Errorf("a clone makes other offers: %s", differOffers(clone.Offers(), offers))
	}
	original, twin := p.Clone(), p.Clone()
	twin = twin.Clone()
	for _, q := range []rules.Position{clone, original} {
		if err := g.wander(q, 6); err != nil {
			return err
		}
	}
	if !bytes.Equal(p.AppendJSON(nil), before) || !slices.Equal(p.Offers(), offers) {
		return errors.New("what is done in a clone changes the original")
	}
	if !bytes.Equal(twin.AppendJSON(nil), before) {
		return errors.New("what is done in a position changes its clone")
	}
	return nil
}

// wander plays on at random.
func (g *trial) wander(p rules.Position, steps int) error {
	for range steps {
		offers := p.Offers()
		if len(offers) == 0 {
			return nil
		}
		o := offers[g.rng.IntN(len(offers))]
		if _, err := p.Do(o.Action); err != nil {
			return fmt.Errorf("%s is offered, but refused: %w", show(o.Action), err)
		}
	}
	return nil
}
