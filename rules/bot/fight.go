package bot

import (
	"math"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/plan"
)

// attack finds the attack that promises most, what declares it and why; nil where none
// promises more than to leave it.
func (l *lab) attack(offers []rules.Offer) ([]rules.Action, Attack) {
	defer l.rest()
	must := !l.mayEnd(offers)
	most := 1e-6
	if must {
		most = refused / 2
	}
	var best []rules.Action
	var why Attack
	known, luck := map[int]pass{}, 0
	for i, a := range l.ranked(l.attacks(offers), must, known) {
		if l.spent() || a.guess <= most && (i >= sure || a.close) {
			break
		}
		gain := l.expects(a.actions, l.leaves(a.actions[0].Hex, must, known), most)
		l.remember(&a, gain, true)
		if gain > most {
			best, most, luck = a.actions, gain, l.luck
			why = Attack{best[0].Hex, l.inPoints(gain), must}
		}
	}
	l.luck = luck
	return best, why
}

// refused is the worth of what cannot be done.
const refused = -1e9

// pass is what it is worth to begin no attack: as things are, and once the phase is over, with
// all that comes of it by itself, such as attacks that were declared before.
type pass struct{ now, after float64 }

// leaves is what it is worth to leave an attack on a hex, as the army group there sees it.
func (l *lab) leaves(hex string, must bool, known map[int]pass) pass {
	at, _ := l.board.Find(hex)
	group := l.lead(at)
	if v, ok := known[group]; ok {
		return v
	}
	v := pass{now: l.upshot(l.base)}
	if v.after = v.now; !must {
		v.after = l.passes()
	}
	known[group] = v
	return v
}

// passes is what it is worth once the phase is over and no other attack was begun.
func (l *lab) passes() float64 {
	p := l.copyOf(l.base)
	defer l.handBack(p)
	if l.closes(p); l.gone(p.Status()) {
		return l.upshot(p)
	}
	sum, times := 0.0, len(throws) // all attacks are compared with it: it had better be no lot of luck
	if l.glances() {
		times = six
	}
	for n := range times {
		sum += l.comes(p, n, func(st rules.Status, _ []rules.Offer) bool { return l.gone(st) }, pass{})
	}
	return sum / float64(times)
}

// attacks lists what could be attacked: every target by the strongest force, and where
// attacks are declared from hex to hex also from each hex alone.
func (l *lab) attacks(offers []rules.Offer) (list [][]rules.Action) {
	t := tableAt(l.base, l.me)
	t.offers = offers
	offered := func(a rules.Action) bool {
		return slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Action == a })
	}
	hopeless := func(string) bool { return false }
	if l.quick {
		hopeless = l.hopeless()
	}
	var targets []string
	for i := range offers {
		o := &offers[i]
		if !o.BeginsAttack() || hopeless(o.Hex) {
			continue
		}
		if o.From != "" && o.Verb == rules.VerbDeclare {
			list = append(list, []rules.Action{o.Action})
		}
		if slices.Contains(targets, o.Hex) || l.spent() {
			continue
		}
		targets = append(targets, o.Hex)
		units, _ := plan.Adjacent(t, o.Hex, l.me, nil)
		force, err := plan.Strongest(t, o.Hex, units)
		if err != nil {
			continue
		}
		if actions := plan.Declare(l.base, o.Hex, force.Units); len(actions) > 0 && offered(actions[0]) {
			list = append(list, l.supported(actions))
		}
	}
	return list
}

// freely are the verbs that add to an attack what costs no unit.
var freely = []string{rules.VerbFlotilla, rules.VerbShift}

// supported adds to an attack, before what ends the choice of its force, whatever else may
// take part and costs nothing: a headquarters' shift, ships.
func (l *lab) supported(actions []rules.Action) []rules.Action {
	force, last := actions[:len(actions)-1], actions[len(actions)-1]
	q := l.after(l.base, force)
	if q == nil {
		return actions
	}
	defer func() { l.handBack(q) }()
	for added := true; added; {
		added = false
		l.list = rules.AppendOffers(q, l.list[:0])
		for _, o := range l.list {
			if !slices.Contains(freely, o.Verb) || slices.Contains(force, o.Action) {
				continue
			}
			if next := l.after(q, []rules.Action{o.Action}); next != nil {
				l.handBack(q)
				q, force, added = next, append(slices.Clip(force), o.Action), true
				break
			}
		}
	}
	if len(force) == len(actions)-1 || q.Status().ToAct != l.me {
		return actions
	}
	return append(slices.Clip(force), last)
}

// hopeless tells of a hex whether the enemies in it are stronger than all who stand next
// to them: in what is only foreseen they are left alone.
func (l *lab) hopeless() func(hex string) bool {
	f := l.factsOf(l.base)
	defense, attack := map[board.ID]float64{}, map[board.ID]float64{}
	for i := range f.Units {
		if u := &f.Units[i]; u.Hex != board.None && u.Side == 1-l.side {
			defense[u.Hex] += float64(u.Defense)
		}
	}
	for i := range f.Units {
		u := &f.Units[i]
		if u.Hex == board.None || u.Side != l.side || u.Attack == 0 {
			continue
		}
		for _, n := range l.board.Neighbours(u.Hex) {
			if n != board.None {
				attack[n] += float64(u.Attack)
			}
		}
	}
	return func(hex string) bool {
		at, ok := l.board.Find(hex)
		return ok && attack[at] < defense[at]
	}
}

// mayEnd tells whether a step may be ended, so that nothing has to be done in it.
func (l *lab) mayEnd(offers []rules.Offer) bool {
	return slices.ContainsFunc(offers, func(o rules.Offer) bool { return l.habits.ending(o.Verb) })
}

// rolls is how many throws an expectation is the mean of.
const rolls = 12

// expects is how much better a fight is in the mean than none, begun by some actions and
// played to its end. The same throws are taken for all; where a glance has but a few of them,
// whose luck may be that of one in twelve, what promises more than most by these has six.
func (l *lab) expects(actions []rules.Action, than pass, most float64) float64 {
	first, quiet := l.begins(actions)
	if first == nil {
		return refused
	}
	defer l.handBack(first)
	if l.exact && !l.glances() {
		return l.foretells(first, quiet, than)
	}
	var came [len(throws)]float64
	sum := 0.0
	times := l.fair(rolls, 3)
	for n := 0; n < times; n++ {
		came[n] = l.comes(first, n, quiet, than)
		sum += came[n]
		if n+1 == times && times < six && !l.quick && sum > most*float64(times) {
			times = six
		}
	}
	mean := sum / float64(times)
	l.luck = closest(came[:times], mean)
	return mean
}

// begins is a copy in which an attack has begun, nil where it is refused, and tells when it
// is over.
func (l *lab) begins(actions []rules.Action) (p rules.Position, quiet func(rules.Status, []rules.Offer) bool) {
	if p = l.after(l.base, actions); p == nil {
		return nil, nil
	}
	over := l.again
	if l.again(p.Status()) {
		over = l.opens(p, actions[0].Hex)
	}
	return p, func(st rules.Status, _ []rules.Offer) bool { return l.gone(st) || over(st) }
}

// again tells whether attacks are begun in a position as they are in this one.
func (l *lab) again(st rules.Status) bool {
	return st.ToAct == l.me && st.Stage == l.now.Stage && st.Phase == l.now.Phase
}

// gone tells whether the phase of this decision is over.
func (l *lab) gone(st rules.Status) bool {
	return st.Phase != l.now.Phase || st.Side != l.now.Side || st.Turn != l.now.Turn
}

// opens plays on to the fight against a hex, where all attacks are declared first and fought
// in any order, and tells when that one is over. What else was declared is not fought: its
// gain or loss is none of this attack's. A single other one cannot be left, for the last is
// fought unasked: it comes first, by the dice that it has where this attack is not made.
func (l *lab) opens(p rules.Position, hex string) (over func(rules.Status) bool) {
	never := func(rules.Status) bool { return false }
	l.closes(p)
	st := p.Status()
	if l.gone(st) {
		return never
	}
	offers := slices.DeleteFunc(rules.AppendOffers(p, nil), func(o rules.Offer) bool { return o.Dice > 0 || l.habits.undoing(o.Verb) })
	this := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Hex == hex })
	if this < 0 {
		return never // it was the only one, and has begun
	}
	fight := offers[this]
	others := slices.DeleteFunc(offers, func(o rules.Offer) bool { return o.Verb != fight.Verb || o.Hex == hex })
	if len(others) == 1 {
		l.try(p, others[0].Action)
		return never
	}
	if _, err := l.try(p, fight.Action); err != nil {
		return never
	}
	return func(now rules.Status) bool { return now.ToAct == l.me && now.Stage == st.Stage }
}

// closes ends the declaration of attacks.
func (l *lab) closes(p rules.Position) {
	l.settle(p, func(st rules.Status, _ []rules.Offer) bool { return !l.again(st) })
}

// comes is how much better a fight turns out than none with one of the throws. After the last
// of a phase the phase is over, and so it is without that fight.
func (l *lab) comes(p rules.Position, n int, quiet func(rules.Status, []rules.Offer) bool, than pass) float64 {
	q := l.copyOf(p)
	defer l.handBack(q)
	*q.Dice() = throw(n)
	l.settle(q, quiet)
	if l.gone(q.Status()) {
		return l.upshot(q) - than.after
	}
	return l.upshot(q) - than.now
}

// closest is which of some values is closest to another.
func closest(values []float64, to float64) int {
	best := 0
	for i, v := range values {
		if math.Abs(v-to) < math.Abs(values[best]-to) {
			best = i
		}
	}
	return best
}
