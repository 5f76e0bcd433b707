package rulestest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// field is a field of an Action besides its verb.
type field uint8

const (
	unit field = 1 << iota
	hex
	from
	choice
)

// fieldsOf are those that an action has.
func fieldsOf(a rules.Action) field {
	var f field
	for i, text := range []string{a.Unit, a.Hex, a.From, a.Choice} {
		if text != "" {
			f |= 1 << i
		}
	}
	return f
}

func (f field) String() string {
	var names []string
	for i, name := range []string{"unit", "hex", "from", "choice"} {
		if f&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	if names == nil {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// role is how a verb that windows know is used in every ruleset.
type role struct {
	must, may field // what it names
	// dice tells that it always rolls, chance that it sometimes does; others never do.
	dice, chance bool
	// hand tells that it belongs to units in hand, and to no other stage.
	hand bool
	// mine tells that its unit is of the side that decides.
	mine bool
}

// roles are the verbs that windows know, as package rules describes them.
var roles = map[string]role{
	rules.VerbPick:    {must: unit, mine: true},
	rules.VerbAdd:     {must: unit, mine: true, hand: true},
	rules.VerbDrop:    {must: unit, mine: true, hand: true},
	rules.VerbStep:    {must: hex, hand: true},
	rules.VerbRide:    {must: hex, hand: true},
	rules.VerbHalt:    {hand: true},
	rules.VerbEntrain: {hand: true, chance: true},
	rules.VerbDetrain: {hand: true},

	rules.VerbDisplace: {must: hex, may: unit, mine: true},

	rules.VerbTake: {must: unit, mine: true},

	rules.VerbStorm:     {must: hex | from},
	rules.VerbTarget:    {must: hex},
	rules.VerbFrom:      {must: hex},
	rules.VerbCommit:    {must: unit, mine: true},
	rules.VerbCommitAll: {},
	rules.VerbWithhold:  {must: unit, mine: true},
	rules.VerbFlotilla:  {},
	rules.VerbShift:     {must: choice},
	rules.VerbDeclare:   {may: hex | from},
	rules.VerbRecall:    {must: hex},
	rules.VerbReady:     {},
	rules.VerbRoll:      {dice: true},
	rules.VerbLose:      {must: unit, mine: true},
	rules.VerbFollow:    {must: unit, mine: true},
	rules.VerbRetreat:   {must: hex, may: unit | from, mine: true},
	rules.VerbAdvance:   {must: unit, may: hex, mine: true},

	rules.VerbDone:   {},
	rules.VerbCancel: {},
	rules.VerbAuto:   {may: choice},
}

// checkRoles holds what is offered to the roles that windows know.
func (g *trial) checkRoles(p rules.Position, offers []rules.Offer) error {
	t := g.tableau(p)
	if err := t.checkHand(); err != nil {
		return err
	}
	for _, o := range offers {
		if err := t.checkRole(o); err != nil {
			return fmt.Errorf("%s: %w", show(o.Action), err)
		}
	}
	return nil
}

// tableau is what the checks of roles ask of a position.
type tableau struct {
	p      rules.Position
	status rules.Status
	view   *rules.View // of the side that decides
	board  *board.Board
	side   map[string]rules.Side // of units, on the map and off it
	at     map[string]string     // hexes of the units on the map
}

func (g *trial) tableau(p rules.Position) *tableau {
	s := p.Status()
	t := &tableau{p: p, status: s, view: p.View(s.ToAct), board: g.Ruleset.Board(), side: map[string]rules.Side{}, at: map[string]string{}}
	all := p.View("")
	for i := range all.Displays {
		for c := range all.Displays[i].Counters() {
			t.side[c.Unit] = c.Side
		}
	}
	for _, stack := range all.Stacks {
		for _, c := range stack.Units {
			t.side[c.Unit], t.at[c.Unit] = c.Side, stack.Hex
		}
	}
	return t
}

func (t *tableau) moving() bool { return t.status.Stage == rules.StageMoving }

// hand are the units in hand.
func (t *tableau) hand() []string { return t.view.Prompt.Units }

// checkHand looks at the units in hand: in StageMoving there are some, all of the
// side that decides and in one hex.
func (t *tableau) checkHand() error {
	if !t.moving() {
		return nil
	}
	hand := t.hand()
	if len(hand) == 0 {
		return errors.New("it is the stage of units in hand, but the prompt names none")
	}
	for _, u := range hand {
		if t.side[u] != t.status.ToAct || t.at[u] != t.at[hand[0]] {
			return fmt.Errorf("%s and %s are in hand, which are not of one side and hex", hand[0], u)
		}
	}
	return nil
}

// checkRole looks whether an offer is what its verb promises.
func (t *tableau) checkRole(o rules.Offer) error {
	r, known := roles[o.Verb]
	switch {
	case !known && rules.ForAll(o.Verb):
		r = role{may: choice, chance: true}
	case o.Verb == rules.VerbAttack && o.Hex != "":
		return t.checkHex(o)
	case !known:
		return nil
	}
	switch has := fieldsOf(o.Action); {
	case has&r.must != r.must || has&^(r.must|r.may) != 0:
		return fmt.Errorf("it names %v; the verb names %v, and may name %v", has, r.must, r.may)
	case o.Verb == rules.VerbDeclare && has != 0 && has != hex|from:
		return errors.New("it names a hex, but not where the attack comes from")
	case !r.chance && r.dice != (o.Dice > 0):
		return fmt.Errorf("it rolls %d dice", o.Dice)
	case r.hand && !t.moving():
		return errors.New("no units are in hand")
	case r.mine && o.Unit != "" && t.side[o.Unit] != t.status.ToAct:
		return fmt.Errorf("the unit is not one of %s", t.status.ToAct)
	}
	if r.must&hex != 0 {
		if err := t.checkHex(o); err != nil {
			return err
		}
	}
	return t.checkMove(o)
}

// checkHex looks at the hex that an offer names.
func (t *tableau) checkHex(o rules.Offer) error {
	id, ok := t.board.Find(o.Hex)
	if !ok {
		return errors.New("the hex is not on the map")
	}
	switch o.Verb {
	case rules.VerbStep:
		if here, ok := t.board.Find(t.at[t.hand()[0]]); ok && !t.board.Adjacent(here, id) {
			return fmt.Errorf("the hex is not next to %s, where the units in hand are", t.at[t.hand()[0]])
		}
	case rules.VerbAttack, rules.VerbTarget: // VerbStorm is at a fort, which may lie in a hex of one's own
		if side, held := t.holds(o.Hex); held && side == t.status.ToAct {
			return errors.New("units of the attacker's own side stand in the hex")
		}
	case rules.VerbRecall:
		if !slices.ContainsFunc(t.view.Declared, func(w rules.Way) bool { return len(w.Hexes) > 0 && w.Hexes[len(w.Hexes)-1] == o.Hex }) {
			return errors.New("no attack on the hex is declared")
		}
	}
	return nil
}

// holds is the side that stands in a hex.
func (t *tableau) holds(number string) (rules.Side, bool) {
	for _, s := range t.view.Stacks {
		if s.Hex == number {
			return s.Side, true
		}
	}
	return "", false
}

// checkMove looks whether taking in hand, going on and setting down leave in hand
// what they say.
func (t *tableau) checkMove(o rules.Offer) error {
	if !slices.Contains([]string{rules.VerbPick, rules.VerbAdd, rules.VerbDrop, rules.VerbStep, rules.VerbHalt}, o.Verb) {
		return nil
	}
	inHand := t.moving() && slices.Contains(t.hand(), o.Unit)
	if inHand != (o.Verb == rules.VerbDrop) || o.Verb == rules.VerbAdd && t.at[o.Unit] != t.at[t.hand()[0]] {
		return fmt.Errorf("%v are in hand", t.hand())
	}
	q := t.p.Clone()
	if _, err := q.Do(o.Action); err != nil {
		return err
	}
	s := q.Status()
	if s.Over || s.ToAct != t.status.ToAct || s.Side != t.status.Side || s.Phase != t.status.Phase {
		return nil // the other side has its say
	}
	moving, hand := s.Stage == rules.StageMoving, q.View(s.ToAct).Prompt.Units
	switch o.Verb {
	case rules.VerbPick, rules.VerbAdd:
		again := slices.ContainsFunc(q.Offers(), func(n rules.Offer) bool { return n.Action == o.Action })
		if moving && !slices.Contains(hand, o.Unit) || !moving && again {
			return fmt.Errorf("the unit is not in hand after it; the stage is %q", s.Stage)
		}
	case rules.VerbDrop:
		if moving && slices.Contains(hand, o.Unit) {
			return errors.New("the unit is still in hand after it")
		}
	case rules.VerbHalt:
		if moving {
			return errors.New("units are still in hand after it")
		}
	}
	return nil
}
