package verb

import (
	"slices"

	"vistula/rules"
)

// Where each of many units may go to each of many hexes, a list of both at once would
// be thousands long. Verbs with Places are therefore offered in two steps: first
// rules.VerbTake chooses the unit, and then the verb names no more than where it goes.
// What is chosen binds nobody: another unit can be taken instead, and every other verb
// lets go of it.

// TakeFirst has the units of verbs with Places chosen first: units lists who may have
// one, hand is where a position keeps who is chosen, and already why nobody is chosen
// twice. The verb that it gives has to be given its stages, and to be added to the book.
func (b *Book[P]) TakeFirst(units func(p P) []int16, hand func(p P) *[]int16, label string, already *Refusal) *Verb[P] {
	b.units, b.hand = units, hand
	return &Verb[P]{Name: rules.VerbTake, Label: label, Case: already.Case, Takes: Unit,
		Check: func(p P, a Args) *Refusal {
			if taken := *hand(p); slices.Contains(taken, a.Unit) {
				return already
			}
			return b.mayTake(p, a.Unit)
		},
		Candidates: func(p P, yield func(Args)) { Each(units(p), yield) },
		Do:         func(p P, a Args) { *hand(p) = append((*hand(p))[:0], a.Unit) },
	}
}

// addPlacing notes at which stages a verb places units.
func (b *Book[P]) addPlacing(v *Verb[P]) {
	if b.placing == nil {
		b.placing = map[int][]*Verb[P]{}
	}
	for _, stage := range v.Stages {
		b.placing[stage] = append(b.placing[stage], v)
	}
	v.Candidates = func(p P, yield func(Args)) {
		for _, u := range b.units(p) {
			for a := range v.Places(p, u) {
				yield(a)
			}
		}
	}
}

// mayTake tells why a unit cannot be placed anywhere: the first reason that a verb has.
func (b *Book[P]) mayTake(p P, u int16) *Refusal {
	var why *Refusal
	for _, v := range b.placing[p.Stage()] {
		r := v.nowhere(p, u)
		if r == nil {
			return nil
		}
		if why == nil {
			why = r
		}
	}
	return why
}

// nowhere tells why a verb has no place for a unit, nil where it has one.
func (v *Verb[P]) nowhere(p P, u int16) *Refusal {
	var first *Refusal
	for a := range v.Places(p, u) {
		r := v.Check(p, a)
		if r == nil {
			return nil
		}
		if first == nil {
			first = &Refusal{Case: r.Case, Words: func() string { return r.Illegal(p, rules.Action{}, a).Why }}
		}
	}
	if first == nil { // one that may not be placed, in whatever hex
		first = v.Check(p, OfUnitHex(u, 0))
	}
	return first
}

// eachPlace yields what could be offered of a verb for the unit that is chosen.
func (b *Book[P]) eachPlace(v *Verb[P], p P, yield func(Args)) {
	for _, u := range *b.hand(p) {
		for a := range v.Places(p, u) {
			yield(a)
		}
	}
}

// place tells why an action of a verb with Places is not legal, and which arguments the
// reason is about: those of the unit that is chosen. An action that names a unit, as in
// earlier versions, is refused as it was then, or because the unit comes first now.
func (b *Book[P]) place(v *Verb[P], p P, action rules.Action, a Args) (*Refusal, Args) {
	if action.Unit == "" && slices.Contains(v.Stages, p.Stage()) {
		units := *b.hand(p)
		if len(units) == 0 {
			return &Refusal{Case: v.Case, Why: "\"" + v.Label + "\": choose a unit first."}, a
		}
		a.Unit = units[0]
		action.Unit = p.UnitID(a.Unit)
		return v.refuse(p, action, a)
	}
	if r, about := v.refuse(p, action, a); r != nil {
		return r, about
	}
	return &Refusal{Case: v.Case, Why: "Choose {unit} first, then the place."}, a
}

// DoFormer carries out what earlier versions offered and this one does not: a verb with
// Places that names its unit. Anything else is refused.
func (b *Book[P]) DoFormer(p P, action rules.Action) ([]rules.Event, error) {
	v, ok := b.byName[action.Verb]
	if !ok || v.Places == nil || action.Unit == "" {
		return nil, &rules.Illegal{Why: "No earlier version of this game had such an action.", Action: action}
	}
	a, r := read(v, p, action)
	if r == nil {
		r, a = v.refuse(p, action, a)
	}
	if r != nil {
		return nil, r.Illegal(p, action, a)
	}
	return b.carryOut(v, p, a), nil
}

// carryOut does what has been found legal. Whatever is done, but for choosing a unit,
// lets go of the one that was chosen.
func (b *Book[P]) carryOut(v *Verb[P], p P, a Args) []rules.Event {
	p.Begin()
	if v.Name != rules.VerbTake && len(b.placing[p.Stage()]) > 0 {
		*b.hand(p) = (*b.hand(p))[:0]
	}
	v.Do(p, a)
	return p.End()
}
