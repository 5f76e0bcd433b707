package bot

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"vistula/rules"
)

// In Twilight all attacks are declared before any is fought. Each is judged for what it
// brings itself: one that promises much makes no other look much better or worse, but those
// close by, whose defenders it may leave no way out.
func TestADeclaredAttackChangesNoOther(t *testing.T) {
	m, p := declaring(t)
	before := gains(t, m, p)
	best := foremost(before)
	for _, a := range before[best].actions {
		if _, err := p.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	compared := 0
	for hex, now := range gains(t, m, p) {
		was, ok := before[hex]
		if !ok || near(p, hex, best) || len(was.actions) != len(now.actions) { // others are free for it
			continue
		}
		compared++
		if math.Abs(now.gain-was.gain) > before[best].gain/2 {
			t.Errorf("the attack on %s promises %.1f once another that promises %.1f is declared, %.1f before", hex, now.gain, before[best].gain, was.gain)
		}
	}
	if compared == 0 {
		t.Error("no other attack could be compared")
	}
}

// near tells whether what is driven from one hex may come beside the other.
func near(p rules.Position, one, other string) bool {
	b := p.Ruleset().Board()
	from, _ := b.Find(one)
	to, _ := b.Find(other)
	return b.Distance(from, to) <= 3
}

// offered is an attack and how much better it is than none.
type offered struct {
	actions []rules.Action
	gain    float64
}

// declaring plays a game until a side that has declared none has three attacks to choose
// from, one of which promises much.
func declaring(t *testing.T) (*mind, rules.Position) {
	t.Helper()
	m, p := hasty(t, "twilight")
	const much = 5
	for range 4000 {
		seat := rules.Sit(p, p.Status().ToAct)
		hexes, recalls := map[string]bool{}, false
		for _, o := range seat.Offers() {
			hexes[o.Hex] = hexes[o.Hex] || o.BeginsAttack()
			recalls = recalls || o.Verb == rules.VerbRecall
		}
		delete(hexes, "")
		if !recalls && len(hexes) >= 3 {
			if all := gains(t, m, p); len(all) >= 3 && all[foremost(all)].gain > much {
				return m, p
			}
		}
		if _, err := p.Do(m.Choose(context.Background(), seat)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody had such attacks to choose from")
	return nil, nil
}

// foremost is the hex of the attack that promises most.
func foremost(all map[string]offered) string {
	best := ""
	for hex, x := range all {
		if best == "" || x.gain > all[best].gain {
			best = hex
		}
	}
	return best
}

// gains are what all attacks that could be declared promise, by one and the same belief about
// what is hidden.
func gains(t *testing.T, m *mind, p rules.Position) map[string]offered {
	t.Helper()
	seat := rules.Sit(p, p.Status().ToAct)
	m.left, m.rng = plenty, rand.New(rand.NewPCG(1, 1)) // the same belief each time
	if err := m.enter(context.Background(), seat); err != nil {
		t.Fatal(err)
	}
	m.lab.effort = 300 // by all throws: of six the luck alone may be half of what is promised
	known, all := map[int]pass{}, map[string]offered{}
	for _, a := range m.lab.attacks(seat.Offers()) {
		all[a[0].Hex] = offered{a, m.lab.expects(a, m.lab.leaves(a[0].Hex, false, known), 0)}
	}
	return all
}
