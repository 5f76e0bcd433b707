// Package verb carries out actions for the rulesets. Each verb says in one place
// when it is legal; what is offered and why everything else is refused both follow
// from that.
package verb

import (
	"iter"
	"slices"
	"strings"
	"sync"

	"vistula/rules"
	"vistula/rules/board"
)

// Refusal is why something is not allowed: the rulebook's case and a sentence
// in which {unit}, {hex}, {from} and {choice} stand for what the action names.
type Refusal struct {
	Case, Why string
	// Words makes the sentence where that is more than a look at what is printed; Why
	// is empty then. Most refusals are never read: they only keep an action from being
	// offered. It is called while the position is as it was when the action was checked.
	Words func() string
}

// Args are what an action names. Unit is -1 and a hex is None if not named.
type Args struct {
	Unit      int16
	Hex, From board.ID
	Choice    string
}

// Nothing names nothing.
var Nothing = Args{Unit: -1, Hex: board.None, From: board.None}

// OfUnit names a unit.
func OfUnit(u int16) Args { a := Nothing; a.Unit = u; return a }

// OfHex names a hex.
func OfHex(h board.ID) Args { a := Nothing; a.Hex = h; return a }

// OfChoice names a choice.
func OfChoice(c string) Args { a := Nothing; a.Choice = c; return a }

// OfUnitHex names a unit and a hex.
func OfUnitHex(u int16, h board.ID) Args { a := OfUnit(u); a.Hex = h; return a }

// OfUnitChoice names a unit and a choice.
func OfUnitChoice(u int16, c string) Args { a := OfUnit(u); a.Choice = c; return a }

// OfHexFrom names a hex and the one from which it is reached.
func OfHexFrom(h, from board.ID) Args { a := OfHex(h); a.From = from; return a }

// Fields are what a verb's action names.
type Fields uint8

// MayUnit and MayChoice are optional; an action must name all others that its verb
// takes.
const (
	Unit Fields = 1 << iota
	Hex
	From
	Choice
	MayUnit
	MayChoice
)

// Position is what a book of verbs needs of a ruleset's position, P. Stages are the
// ruleset's own numbers for what is being decided.
type Position interface {
	Stage() int
	Board() *board.Board
	// FindUnit is the number of the unit with an id.
	FindUnit(id string) (int16, bool)
	UnitID(u int16) string
	// Label and HexName are the words of sentences.
	Label(u int16) string
	HexName(h board.ID) string
	// NotNow says why a verb of another stage is not possible; label is its name
	// for players.
	NotNow(verb, label string) *Refusal
	// Begin forgets the events of the action before; End carries on until
	// somebody has to decide and gives the events of the action.
	Begin()
	End() []rules.Event
}

// Verb is one kind of action on positions of type P.
type Verb[P Position] struct {
	Name   string
	Label  string
	Case   string
	Takes  Fields
	Stages []int
	Dice   int
	// Check tells why the action is refused, nil if it is legal. It alone decides:
	// the candidates that pass it are the offers.
	Check func(p P, a Args) *Refusal
	// Candidates lists everything that could be offered; nil for a verb that takes
	// nothing.
	Candidates func(p P, yield func(Args))
	// Places stands in the place of Candidates where the unit is chosen first and then
	// the place, and lists all that could be offered of one unit: see Book.TakeFirst. The
	// action names no unit then, but the functions of the verb are told of it.
	Places func(p P, u int16) iter.Seq[Args]
	// Part tells why an action that names only part of what the verb takes cannot
	// be completed, nil if it can. Without it the first refusal of the candidates
	// is the reason.
	Part func(p P, a Args) *Refusal
	Do   func(p P, a Args)
	// Price gives the cost of the action and what it leaves; nil if it costs
	// nothing.
	Price func(p P, a Args) (cost, left int)
	// Throws gives the number of dice if it varies; nil if it is Dice.
	Throws func(p P, a Args) int
	// Words gives the label if it varies; nil if it is Label.
	Words func(p P, a Args) string
	// Cite gives the case if it varies; nil if it is Case.
	Cite func(p P, a Args) string
}

// Book is all verbs of a ruleset, in the order in which they are offered.
type Book[P Position] struct {
	// Room estimates the number of offers, so that their list rarely has to grow;
	// nil for a few.
	Room func(p P) int

	verbs  []*Verb[P]
	byName map[string]*Verb[P]

	hand    func(p P) *[]int16 // who is chosen, nil where nobody ever is
	units   func(p P) []int16  // who could be
	placing map[int][]*Verb[P] // by stage, the verbs for which one is chosen
}

// Add adds verbs to the book. Each file calls it from its init.
func (b *Book[P]) Add(vs ...*Verb[P]) {
	if b.byName == nil {
		b.byName = map[string]*Verb[P]{}
	}
	for _, v := range vs {
		if b.byName[v.Name] != nil {
			panic("verb " + v.Name + " is in the book twice")
		}
		if v.Label == "" {
			panic("verb " + v.Name + " has no label, which players read")
		}
		b.verbs = append(b.verbs, v)
		b.byName[v.Name] = v
		if v.Places != nil {
			b.addPlacing(v)
		}
	}
}

// Offers lists every action that is legal now.
func (b *Book[P]) Offers(p P) []rules.Offer {
	used := drafts.Get().(*[]rules.Offer)
	offers := b.Append(p, *used)
	list := make([]rules.Offer, len(offers))
	copy(list, offers)
	clear(offers) // which keeps nothing alive
	*used = offers[:0]
	drafts.Put(used)
	return list
}

// Append appends to a list every action that is legal now.
func (b *Book[P]) Append(p P, offers []rules.Offer) []rules.Offer {
	if b.Room != nil {
		offers = slices.Grow(offers, b.Room(p))
	}
	stage := p.Stage()
	var v *Verb[P] // outside the loop: one add serves all verbs
	add := func(a Args) {
		if v.Check == nil || v.Check(p, a) == nil {
			offers = append(offers, rules.Offer{})
			v.offer(p, a, &offers[len(offers)-1])
		}
	}
	for _, v = range b.verbs {
		if !slices.Contains(v.Stages, stage) {
			continue
		}
		switch {
		case v.Places != nil:
			b.eachPlace(v, p, add)
		case v.Candidates == nil:
			add(Nothing)
		default:
			v.Candidates(p, add)
		}
	}
	return offers
}

// drafts are lists of offers while they grow; what is given away is as long as it has
// to be.
var drafts = sync.Pool{New: func() any { return new([]rules.Offer) }}

// offer fills in o in place: offers are large and many.
func (v *Verb[P]) offer(p P, a Args, o *rules.Offer) {
	o.Verb, o.Choice = v.Name, a.Choice
	if a.Unit >= 0 && v.Places == nil {
		o.Unit = p.UnitID(a.Unit)
	}
	if a.Hex != board.None {
		o.Hex = p.Board().Number(a.Hex)
	}
	if a.From != board.None {
		o.From = p.Board().Number(a.From)
	}
	o.Label, o.Case, o.Dice, o.Left = v.Label, v.Case, v.Dice, -1
	if v.Words != nil {
		o.Label = v.Words(p, a)
	}
	if v.Cite != nil {
		o.Case = v.Cite(p, a)
	}
	if v.Throws != nil {
		o.Dice = v.Throws(p, a)
	}
	if v.Price != nil {
		o.Cost, o.Left = v.Price(p, a)
	}
}

// Do carries an action out. An action that is not offered gives an
// *rules.Illegal and leaves the position as it was.
func (b *Book[P]) Do(p P, action rules.Action) ([]rules.Event, error) {
	v, ok := b.byName[action.Verb]
	if !ok {
		return nil, &rules.Illegal{Why: "There is no action \"" + action.Verb + "\" in this game.", Action: action}
	}
	a, r := read(v, p, action)
	switch {
	case r != nil:
	case v.Places != nil:
		r, a = b.place(v, p, action, a)
	default:
		r, a = v.refuse(p, action, a)
	}
	if r != nil {
		return nil, r.Illegal(p, action, a)
	}
	return b.carryOut(v, p, a), nil
}

// refuse tells why an action is not legal, and which arguments the reason is about;
// nil if it is legal.
func (v *Verb[P]) refuse(p P, action rules.Action, a Args) (*Refusal, Args) {
	if !slices.Contains(v.Stages, p.Stage()) {
		return p.NotNow(v.Name, v.Label), a
	}
	if lacks := lacking(v.Takes, action); lacks != "" {
		return v.incomplete(p, a, lacks)
	}
	if v.Check != nil {
		return v.Check(p, a), a
	}
	return nil, a
}

// read turns the names of an action into numbers.
func read[P Position](v *Verb[P], p P, action rules.Action) (Args, *Refusal) {
	a := Nothing
	if over := surplus(v.Takes, action); over != "" {
		return a, &Refusal{Case: v.Case, Why: "\"" + v.Label + "\" " + over + "."}
	}
	a.Choice = action.Choice
	if action.Unit != "" {
		u, ok := p.FindUnit(action.Unit)
		if !ok {
			return a, &Refusal{Why: "There is no unit \"" + action.Unit + "\"."}
		}
		a.Unit = u
	}
	for _, named := range []struct {
		number string
		into   *board.ID
	}{{action.Hex, &a.Hex}, {action.From, &a.From}} {
		if named.number == "" {
			continue
		}
		id, ok := p.Board().Find(named.number)
		if !ok {
			return a, &Refusal{Why: "There is no hex " + named.number + " on the map."}
		}
		*named.into = id
	}
	return a, nil
}

// Illegal is the refusal of an action, with its placeholders filled in.
func (r *Refusal) Illegal(p Position, action rules.Action, a Args) *rules.Illegal {
	why := r.Why
	if r.Words != nil {
		why = r.Words()
	}
	if strings.Contains(why, "{") {
		label, hex, from := "The unit", "", ""
		if a.Unit >= 0 {
			label = p.Label(a.Unit)
		}
		if a.Hex != board.None {
			hex = p.HexName(a.Hex)
		}
		if a.From != board.None {
			from = p.HexName(a.From)
		}
		why = strings.NewReplacer("{unit}", label, "{hex}", hex, "{from}", from, "{choice}", a.Choice).Replace(why)
	}
	return &rules.Illegal{Case: r.Case, Why: why, Action: action}
}

// Owed says why the verbs with these names, which name nothing themselves, are not
// offered although they belong to the present stage: "done", "halt".
func (b *Book[P]) Owed(p P, names ...string) []rules.Duty {
	var owed []rules.Duty
	for _, name := range names {
		v := b.byName[name]
		if v == nil || v.Check == nil || !slices.Contains(v.Stages, p.Stage()) {
			continue
		}
		if r := v.Check(p, Nothing); r != nil {
			owed = append(owed, r.Duty(p, Nothing))
		}
	}
	return owed
}

// Duty is the refusal as something that is owed, in the words of a position.
func (r *Refusal) Duty(p Position, a Args) rules.Duty {
	return rules.Duty{Text: r.Illegal(p, rules.Action{}, a).Why, Case: r.Case}
}
