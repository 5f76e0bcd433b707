package bot

import (
	"math"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/plan"
)

// begins tells whether an offer begins an attack.
func begins(o *rules.Offer) bool {
	return o.Hex != "" && (o.Verb == rules.VerbAttack || o.Verb == rules.VerbStorm || o.Verb == rules.VerbDeclare)
}

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
	leaves, luck := map[int]float64{}, 0
	for _, actions := range l.attacks(offers) {
		if l.spent() {
			break
		}
		leave := l.leaves(actions[0].Hex, must, leaves)
		if gain := l.expects(actions) - leave; gain > most {
			best, most, luck = actions, gain, l.luck
			why = Attack{best[0].Hex, l.inPoints(gain), must}
		}
	}
	l.luck = luck
	return best, why
}

// refused is the worth of what cannot be done.
const refused = -1e9

// leaves is what it is worth to leave an attack on a hex, as the army group there sees it.
func (l *lab) leaves(hex string, must bool, known map[int]float64) float64 {
	at, _ := l.board.Find(hex)
	group := l.lead(at)
	if v, ok := known[group]; ok {
		return v
	}
	if must {
		known[group] = l.upshot(l.base)
	} else {
		known[group] = l.expects(nil)
	}
	return known[group]
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
		if !begins(o) || hopeless(o.Hex) {
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

// expects is what a fight is worth in the mean, begun by some actions and played to its
// end; nothing is begun where there are none. The same throws are taken for all.
func (l *lab) expects(actions []rules.Action) float64 {
	stage, phase := l.now.Stage, l.now.Phase
	// Where attacks are declared before any is fought, all of them are.
	again := func(st rules.Status, _ []rules.Offer) bool {
		return st.ToAct == l.me && st.Stage == stage && st.Phase == phase
	}
	gone := func(st rules.Status) bool { return st.Phase != phase || st.Side != l.now.Side || st.Turn != l.now.Turn }
	first := l.after(l.base, actions)
	if first == nil {
		return refused
	}
	defer l.handBack(first)
	fought := !again(first.Status(), nil)
	if !fought && len(actions) == 0 && !l.declares() {
		return l.upshot(first)
	}
	quiet := func(st rules.Status, o []rules.Offer) bool { return gone(st) || fought && again(st, o) }
	if l.exact {
		return l.foretells(first, quiet)
	}
	var came [len(throws)]float64
	sum := 0.0
	times := l.fair(rolls, 3)
	for n := range times {
		came[n] = l.comes(first, n, quiet)
		sum += came[n]
	}
	mean := sum / float64(times)
	l.luck = closest(came[:times], mean)
	return mean
}

// comes is what a fight comes to with one of the throws.
func (l *lab) comes(p rules.Position, n int, quiet func(rules.Status, []rules.Offer) bool) float64 {
	q := l.copyOf(p)
	defer l.handBack(q)
	*q.Dice() = throw(n)
	l.settle(q, quiet)
	return l.upshot(q)
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

// declares tells whether attacks are declared from hex to hex, and fought later.
func (l *lab) declares() bool {
	return slices.ContainsFunc(rules.AppendOffers(l.base, nil), func(o rules.Offer) bool { return o.Verb == rules.VerbDeclare && o.Hex != "" })
}
