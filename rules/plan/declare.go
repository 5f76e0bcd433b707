package plan

import (
	"errors"
	"slices"

	"vistula/rules"
)

var errNobody = errors.New("no unit is named")

// Declaring lists the offers that begin an attack on a hex with a force: where the
// rules ask for the hexes that it comes from, those with units of the force in them.
// It is nil where that attack cannot be begun.
func Declaring(t Table, target string, force []string) []rules.Offer {
	var plain, all, from []rules.Offer
	for _, o := range t.Offers() {
		switch {
		case o.Hex != target || o.Unit != "":
		case o.From == "":
			plain = append(plain, o)
		default:
			all = append(all, o)
			if stands(t, force, o.From) {
				from = append(from, o)
			}
		}
	}
	if len(all) == 0 {
		return plain
	}
	return from
}

// stands tells whether one of some units is seen in a hex.
func stands(t Table, units []string, hex string) bool {
	return slices.ContainsFunc(units, func(u string) bool {
		c, ok := t.View().Find(u)
		return ok && c.Hex == hex
	})
}

// Declare is what attacks a hex with a force, from the choice of the hex to the last
// decision of the attacker before dice are rolled or the other side has its say: the
// hexes that the attack comes from, the units that take part. It is nil where the
// attack cannot be begun. Units that the rules do not let take part are left out.
//
// It is tried on a copy, and stops short of what it does not know: a shift of the
// column that the attacker may choose, ships, more hexes attacked at once.
func Declare(p rules.Position, target string, force []string) []rules.Action {
	t := newTrial(p)
	for _, o := range begins(Declaring(t, target, force)) {
		if Offered(t, o.Action) && !t.do(o.Action) {
			return t.done
		}
	}
	for len(t.done) > 0 {
		a, ok := next(t, force, t.done)
		if !ok || !t.do(a) {
			break
		}
	}
	return t.done
}

// trial is a copy of a position on which something is tried for the side that
// decides.
type trial struct {
	*rules.Seat
	p    rules.Position
	me   rules.Side
	done []rules.Action
	view *rules.View // since the last action
}

func newTrial(p rules.Position) *trial {
	p, me := p.Clone(), p.Status().ToAct
	return &trial{Seat: rules.Sit(p, me), p: p, me: me}
}

func (t *trial) View() *rules.View {
	if t.view == nil {
		t.view = t.Seat.View()
	}
	return t.view
}

// do carries an action out; it is false where it is refused, or the side has nothing
// to decide after it.
func (t *trial) do(a rules.Action) bool {
	if _, err := t.p.Do(a); err != nil {
		return false
	}
	t.done, t.view = append(t.done, a), nil
	return t.p.Status().ToAct == t.me
}

// begins are the offers that begin an attack, one where they are different things
// to do.
func begins(offers []rules.Offer) []rules.Offer {
	for _, verb := range []string{rules.VerbAttack, rules.VerbStorm, rules.VerbDeclare} {
		list := slices.DeleteFunc(slices.Clone(offers), func(o rules.Offer) bool { return o.Verb != verb || o.Dice > 0 })
		switch {
		case len(list) > 0 && list[0].From == "":
			return list[:1]
		case len(list) > 0:
			return list
		}
	}
	return nil
}

// next is the next decision of an attack that has been begun: first all hexes and
// units of the force, then what ends the choice.
func next(t Table, force []string, done []rules.Action) (rules.Action, bool) {
	for _, verb := range []string{rules.VerbFrom, rules.VerbCommit, rules.VerbDeclare, rules.VerbReady} {
		for _, o := range t.Offers() {
			switch {
			case o.Verb != verb || o.Dice > 0 || slices.Contains(done, o.Action):
			case verb == rules.VerbFrom && !stands(t, force, o.Hex):
			case verb == rules.VerbCommit && !slices.Contains(force, o.Unit):
			case verb == rules.VerbDeclare && o.Hex != "": // another attack
			default:
				return o.Action, true
			}
		}
	}
	return rules.Action{}, false
}
