package rules

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
)

// Dice are a position's six-sided dice. Their state is part of the position, so
// that the same actions always throw the same dice.
type Dice struct {
	pcg    rand.PCG
	forced []int
	force  bool
	short  bool
}

// NewDice makes dice from a seed.
func NewDice(seed uint64) Dice {
	var d Dice
	d.pcg.Seed(seed, 0x1914)
	return d
}

// D6 throws one die: 1 to 6.
func (d *Dice) D6() int {
	if !d.force {
		return rand.New(&d.pcg).IntN(6) + 1
	}
	if len(d.forced) == 0 {
		d.short = true
		return 1
	}
	n := d.forced[0]
	d.forced = d.forced[1:]
	return n
}

// AppendJSON appends the state as a JSON string.
func (d *Dice) AppendJSON(b []byte) []byte {
	var raw [32]byte
	state, err := d.pcg.AppendBinary(raw[:0])
	if err != nil { // documented never to happen
		panic(err)
	}
	b = append(b, '"')
	b = hex.AppendEncode(b, state)
	return append(b, '"')
}

// UnmarshalText reads the state back.
func (d *Dice) UnmarshalText(text []byte) error {
	raw, err := hex.DecodeString(string(text))
	if err != nil || d.pcg.UnmarshalBinary(raw) != nil {
		return errors.New("the state of the dice cannot be read")
	}
	return nil
}

// DoForced carries an action out with the given dice instead of thrown ones, in
// the order in which they fall. It works on a copy, which it returns: when the
// action is illegal, or the dice are too few, too many or not dice, p is as it
// was.
func DoForced(p Position, a Action, dice []int) (Position, []Event, error) {
	q := p.Clone()
	events, err := DoWithDice(q, a, dice)
	if err != nil {
		return nil, nil, err
	}
	return q, events, nil
}

// DoWithDice is DoForced on the position itself. After an error the position is of no more use:
// the action may have been carried out.
func DoWithDice(p Position, a Action, dice []int) ([]Event, error) {
	for _, n := range dice {
		if n < 1 || n > 6 {
			return nil, fmt.Errorf("forced dice: %d is not on a six-sided die", n)
		}
	}
	d := p.Dice()
	d.forced, d.force = dice, true
	events, err := p.Do(a)
	left, short := len(d.forced), d.short
	d.forced, d.force, d.short = nil, false, false
	switch {
	case err != nil:
		return nil, err
	case short:
		return nil, fmt.Errorf("forced dice: %d given, but the action throws more", len(dice))
	case left > 0:
		return nil, fmt.Errorf("forced dice: %d given, but the action throws only %d", len(dice), len(dice)-left)
	}
	return events, nil
}
