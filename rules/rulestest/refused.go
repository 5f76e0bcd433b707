package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"vistula/rules"
)

// checkRefused tries actions that are not offered.
func (g *trial) checkRefused(p rules.Position, offers []rules.Offer) error {
	before := p.AppendJSON(nil)
	q := p.Clone()
	for _, a := range g.pool.unoffered(offers, g.rng) {
		_, err := q.Do(a)
		if err == nil {
			return fmt.Errorf("%s is not offered, but accepted", show(a))
		}
		if err := g.checkIllegal(a, err); err != nil {
			return err
		}
		if after := q.AppendJSON(nil); !bytes.Equal(after, before) {
			return fmt.Errorf("%s is refused, but changes the position: %s", show(a), differ(after, before))
		}
	}
	return nil
}

// checkIllegal looks at the answer to an action that is not allowed.
func (g *trial) checkIllegal(a rules.Action, err error) error {
	illegal, ok := errors.AsType[*rules.Illegal](err)
	switch {
	case !ok:
		return fmt.Errorf("%s is answered by %v, which is no Illegal", show(a), err)
	case !sentence(illegal.Why):
		return fmt.Errorf("%s is refused by %q, which is not a sentence", show(a), illegal.Why)
	case g.pool.verbs.has(a.Verb) && strings.Contains(illegal.Why, `"`+a.Verb+`"`):
		return fmt.Errorf("%s is refused by %q, which names the verb; a player knows only its label", show(a), illegal.Why)
	case illegal.Action != a:
		return fmt.Errorf("%s is refused, but the refusal names %s", show(a), show(illegal.Action))
	case illegal.Case == "" && g.pool.verbs.has(a.Verb) && !g.unknown(a):
		return fmt.Errorf("%s is refused without a case: %s", show(a), illegal.Why)
	}
	return g.known("the refusal of "+show(a), illegal.Case)
}

// unknown tells whether an action names an unknown unit or hex, about which
// the rulebook has no case.
func (g *trial) unknown(a rules.Action) bool {
	for _, h := range []string{a.Hex, a.From} {
		if _, ok := g.Ruleset.Board().Find(h); h != "" && !ok {
			return true
		}
	}
	return a.Unit != "" && !g.pool.units.has(a.Unit)
}

// sentence tells whether a text looks like a whole one. It need not begin with a
// capital: some units have names without one.
func sentence(text string) bool {
	return strings.HasSuffix(text, ".") && strings.Contains(text, " ") && strings.TrimSpace(text) == text && !strings.ContainsAny(text, "\n\r{}")
}

// pool remembers what has been offered in a game, to make actions of that are
// almost right.
type pool struct {
	verbs, units, hexes, choices set
	past                         []rules.Action // a sample of earlier offers
}

// set is a list without doubles.
type set struct {
	list []string
	seen map[string]bool
}

func (s *set) add(v string) {
	if v == "" || s.seen[v] {
		return
	}
	if s.seen == nil {
		s.seen = map[string]bool{}
	}
	s.seen[v] = true
	s.list = append(s.list, v)
}

func (s *set) has(v string) bool { return s.seen[v] }

// draw is one of the list, sometimes nothing.
func (s *set) draw(rng *rand.Rand) string {
	i := rng.IntN(len(s.list) + 1)
	if i == len(s.list) {
		return ""
	}
	return s.list[i]
}

func newPool(rs rules.Ruleset) *pool {
	p := &pool{}
	if b := rs.Board(); b != nil {
		for _, h := range b.Hexes {
			p.hexes.add(h.Number)
		}
	}
	return p
}

func (l *pool) add(offers []rules.Offer, rng *rand.Rand) {
	for _, o := range offers {
		l.verbs.add(o.Verb)
		l.units.add(o.Unit)
		l.hexes.add(o.Hex)
		l.hexes.add(o.From)
		l.choices.add(o.Choice)
	}
	if len(offers) == 0 {
		return
	}
	drawn := offers[rng.IntN(len(offers))].Action
	if len(l.past) < 256 {
		l.past = append(l.past, drawn)
	} else {
		l.past[rng.IntN(len(l.past))] = drawn
	}
}

var garbage = []string{"", " ", "x", "-1", "0", "null", "1.1 ", "\x00", "Ł", strings.Repeat("9", 1000), "../..", "\xff"}

// unoffered makes actions that are not among the offers: earlier ones, offers
// with one field changed, and nonsense.
func (l *pool) unoffered(offers []rules.Offer, rng *rand.Rand) []rules.Action {
	offered := make(map[rules.Action]bool, len(offers))
	for _, o := range offers {
		offered[o.Action] = true
	}
	var list []rules.Action
	if len(l.past) == 0 { // nothing has ever been offered
		return nil
	}
	keep := func(a rules.Action) {
		if !offered[a] {
			offered[a] = true
			list = append(list, a)
		}
	}
	for range 16 {
		keep(l.past[rng.IntN(len(l.past))])
	}
	for i := range 48 {
		var a rules.Action
		if len(offers) > 0 {
			a = offers[rng.IntN(len(offers))].Action
		} else {
			a = l.past[rng.IntN(len(l.past))]
		}
		if i < 36 {
			l.change(&a, rng)
		} else {
			spoil(&a, garbage[rng.IntN(len(garbage))], rng)
		}
		keep(a)
	}
	return list
}

// change puts something else from the pool into one field.
func (l *pool) change(a *rules.Action, rng *rand.Rand) {
	switch rng.IntN(6) {
	case 0:
		a.Verb = l.verbs.draw(rng)
	case 1:
		a.Unit = l.units.draw(rng)
	case 2, 3:
		a.Hex = l.hexes.draw(rng)
	case 4:
		a.From = l.hexes.draw(rng)
	case 5:
		a.Choice = l.choices.draw(rng)
	}
}

func spoil(a *rules.Action, with string, rng *rand.Rand) {
	*[]*string{&a.Verb, &a.Unit, &a.Hex, &a.From, &a.Choice}[rng.IntN(5)] = with
}
