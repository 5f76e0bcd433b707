package march

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Step is a step of the units in hand into an adjacent hex.
type Step struct {
	From board.ID
	D    hex.Direction
	To   board.ID
}

// Moves is how the units of a ruleset move. S is its type of stages.
type Moves[P verb.Position, S ~int8] struct {
	// Idle is the stage at which a unit is picked up, Moving the one at which units
	// are in hand.
	Idle, Moving S
	Stage        func(p P) *S
	// Hand are the units in hand, the one picked up first at the head.
	Hand func(p P) *[]int16
	// At is where a unit is, board.None off the map.
	At func(p P, u int16) board.ID
	// Forget forgets what was noted of the move before, when units are picked up and
	// when their move ends; nil where nothing is.
	Forget func(p P)

	// Own lists the units that may be asked for, and MayPick tells why one cannot
	// move.
	Own     func(p P, yield func(verb.Args))
	MayPick func(p P, a verb.Args) *verb.Refusal

	// Here lists the units in a hex. Apart tells whether a unit is kept from joining
	// those in hand by where it is, and MayJoin why it cannot join them whether or not
	// it could move alone; MayJoin may be nil.
	Here    func(p P, at board.ID, yield func(verb.Args))
	Apart   func(p P, u, first int16) bool
	MayJoin func(p P, u int16) *verb.Refusal

	// Away tells why units that are not on the map cannot step; needed only where
	// such units can be in hand.
	Away func(p P) *verb.Refusal
	// TooDear spares offers the question whether a step is possible where it costs
	// too much; nil where it is always asked.
	TooDear func(p P, s Step) bool
	// MayStep tells why the units in hand cannot make a step, Price what it costs and
	// what is left to the one that has least, and Go makes it.
	MayStep func(p P, s Step) *verb.Refusal
	Price   func(p P, s Step) (cost, left int)
	Go      func(p P, s Step)

	// MayLeave tells why a unit cannot be left behind while others go on, MayHalt why
	// those in hand cannot end their move; nil where they always can.
	MayLeave func(p P, u int16) *verb.Refusal
	MayHalt  func(p P) *verb.Refusal
	// SetDown notes that the move of a unit is over.
	SetDown func(p P, u int16)
	// CanGoOn tells whether a unit in hand can still do anything in its move.
	CanGoOn func(p P, u int16) bool

	Refusals
}

// Refusals are what every march can refuse, in the words and cases of the rulebook.
type Refusals struct {
	InHand, NotInHand *verb.Refusal // of the unit named
	Elsewhere         *verb.Refusal // it is apart
	Last              *verb.Refusal // it is the last in hand and cannot be left behind
	NotBeside         *verb.Refusal // the hex is not adjacent
}

// Pick is the verb that takes a unit in hand.
func (m *Moves[P, S]) Pick(label, cas string) *verb.Verb[P] {
	return &verb.Verb[P]{Name: rules.VerbPick, Label: label, Case: cas, Takes: verb.Unit, Stages: verb.Of(m.Idle),
		Check: m.MayPick, Candidates: m.Own,
		Do: func(p P, a verb.Args) {
			hand := m.Hand(p)
			*hand = append((*hand)[:0], a.Unit)
			m.enter(p, m.Moving)
		}}
}

func (m *Moves[P, S]) enter(p P, stage S) {
	*m.Stage(p) = stage
	if m.Forget != nil {
		m.Forget(p)
	}
}

// Add is the verb that takes a further unit of the same hex along.
func (m *Moves[P, S]) Add(label, cas string) *verb.Verb[P] {
	return &verb.Verb[P]{Name: rules.VerbAdd, Label: label, Case: cas, Takes: verb.Unit, Stages: verb.Of(m.Moving),
		Check: m.mayAdd,
		Candidates: func(p P, yield func(verb.Args)) {
			if at := m.where(p); at != board.None {
				m.Here(p, at, yield)
			}
		},
		Do: func(p P, a verb.Args) {
			hand := m.Hand(p)
			*hand = append(*hand, a.Unit)
		}}
}

func (m *Moves[P, S]) mayAdd(p P, a verb.Args) *verb.Refusal {
	hand := *m.Hand(p)
	switch {
	case slices.Contains(hand, a.Unit):
		return m.InHand
	case m.Apart(p, a.Unit, hand[0]):
		return m.Elsewhere
	}
	if m.MayJoin != nil {
		if r := m.MayJoin(p, a.Unit); r != nil {
			return r
		}
	}
	return m.MayPick(p, a)
}

// Step is the verb that moves the units in hand into an adjacent hex.
func (m *Moves[P, S]) Step(label, cas string) *verb.Verb[P] {
	return &verb.Verb[P]{Name: rules.VerbStep, Label: label, Case: cas, Takes: verb.Hex, Stages: verb.Of(m.Moving),
		Check: m.mayStep, Candidates: m.beside,
		Price: func(p P, a verb.Args) (cost, left int) { return m.Price(p, m.step(p, a.Hex)) },
		Do:    func(p P, a verb.Args) { m.Go(p, m.step(p, a.Hex)) }}
}

func (m *Moves[P, S]) mayStep(p P, a verb.Args) *verb.Refusal {
	at := m.where(p)
	if at == board.None {
		return m.Away(p)
	}
	d, ok := p.Board().DirectionTo(at, a.Hex)
	if !ok {
		return m.NotBeside
	}
	return m.MayStep(p, Step{at, d, a.Hex})
}

// step is the step into a hex that is known to be adjacent.
func (m *Moves[P, S]) step(p P, to board.ID) Step {
	from := m.where(p)
	d, _ := p.Board().DirectionTo(from, to)
	return Step{from, d, to}
}

func (m *Moves[P, S]) beside(p P, yield func(verb.Args)) {
	at := m.where(p)
	if at == board.None {
		return
	}
	for d, n := range p.Board().Neighbours(at) {
		if n != board.None && (m.TooDear == nil || !m.TooDear(p, Step{at, hex.Direction(d), n})) {
			yield(verb.OfHex(n))
		}
	}
}

// Drop is the verb that leaves a unit behind while others go on.
func (m *Moves[P, S]) Drop(label, cas string) *verb.Verb[P] {
	return &verb.Verb[P]{Name: rules.VerbDrop, Label: label, Case: cas, Takes: verb.Unit, Stages: verb.Of(m.Moving),
		Check: m.mayDrop, Candidates: func(p P, yield func(verb.Args)) { verb.Each(*m.Hand(p), yield) },
		Do: func(p P, a verb.Args) {
			m.SetDown(p, a.Unit)
			hand := m.Hand(p)
			*hand = slices.DeleteFunc(*hand, func(u int16) bool { return u == a.Unit })
		}}
}

func (m *Moves[P, S]) mayDrop(p P, a verb.Args) *verb.Refusal {
	hand := *m.Hand(p)
	switch {
	case !slices.Contains(hand, a.Unit):
		return m.NotInHand
	case len(hand) == 1:
		return m.Last
	case m.MayLeave == nil:
		return nil
	}
	return m.MayLeave(p, a.Unit)
}

// Halt is the verb that ends the move of the units in hand.
func (m *Moves[P, S]) Halt(label, cas string) *verb.Verb[P] {
	v := &verb.Verb[P]{Name: rules.VerbHalt, Label: label, Case: cas, Stages: verb.Of(m.Moving),
		Do: func(p P, _ verb.Args) { m.End(p) }}
	if m.MayHalt != nil {
		v.Check = func(p P, _ verb.Args) *verb.Refusal { return m.MayHalt(p) }
	}
	return v
}

// End ends the move of all units in hand, if any are left.
func (m *Moves[P, S]) End(p P) {
	hand := m.Hand(p)
	for _, u := range *hand {
		m.SetDown(p, u)
	}
	*hand = (*hand)[:0]
	m.enter(p, m.Idle)
}

// Settle ends the move of units in hand that can do nothing more, and tells whether
// it did. At another stage it does nothing, so that it can be asked after every action.
func (m *Moves[P, S]) Settle(p P) bool {
	if *m.Stage(p) != m.Moving {
		return false
	}
	for _, u := range *m.Hand(p) {
		if m.CanGoOn(p, u) {
			return false
		}
	}
	m.End(p)
	return true
}

// where are the units in hand.
func (m *Moves[P, S]) where(p P) board.ID { return m.At(p, (*m.Hand(p))[0]) }
