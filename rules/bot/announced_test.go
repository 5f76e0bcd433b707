package bot

import (
	"context"
	"math"
	"testing"

	"vistula/rules"
)

// In Twilight all attacks are declared before any is fought. Each is judged for what it
// brings itself: one that promises much makes no other look much better or worse. What is
// hidden is believed once for both, or other enemies would be compared.
func TestADeclaredAttackChangesNoOther(t *testing.T) {
	m, p := hasty(t, "twilight")
	const positions = 6
	seen, compared := 0, 0
	for actions := 0; seen < positions; actions++ {
		if p.Status().ToAct == "" || actions > 8000 {
			t.Fatalf("only %d times had anybody such attacks to choose from", seen)
		}
		seat := rules.Sit(p, p.Status().ToAct)
		if declares(seat.Offers()) {
			m.left = plenty
			if err := m.enter(context.Background(), seat); err != nil {
				t.Fatal(err)
			}
			if n := unchanged(t, &m.lab); n > 0 {
				seen, compared = seen+1, compared+n
			}
		}
		if _, err := p.Do(m.Choose(context.Background(), seat)); err != nil {
			t.Fatal(err)
		}
	}
	if compared < 2*positions {
		t.Errorf("no more than %d attacks could be compared", compared)
	}
}

// declares tells of offers whether three attacks or more can be declared and none has been.
func declares(offers []rules.Offer) bool {
	hexes := map[string]bool{}
	for _, o := range offers {
		if o.Verb == rules.VerbRecall {
			return false
		}
		if o.BeginsAttack() {
			hexes[o.Hex] = true
		}
	}
	return len(hexes) >= 3
}

// unchanged holds what attacks promise against what they promise once the best is declared,
// where that is much, and tells how many were compared.
func unchanged(t *testing.T, l *lab) (compared int) {
	const much = 5
	before := gains(l)
	best := foremost(before)
	if before[best].gain <= much {
		return 0
	}
	base := l.base
	defer func() { l.base = base }()
	if l.base = l.after(base, before[best].actions); l.base == nil {
		t.Fatalf("the attack on %s cannot be declared", best)
	}
	for hex, now := range gains(l) {
		was, ok := before[hex]
		if !ok || hex == best || len(was.actions) != len(now.actions) { // others are free for it
			continue
		}
		compared++
		if math.Abs(now.gain-was.gain) > before[best].gain/2 {
			t.Errorf("turn %d: the attack on %s promises %.1f once that on %s is declared, which promises %.1f; before %.1f", l.now.Turn, hex, now.gain, best, before[best].gain, was.gain)
		}
	}
	return compared
}

// offered is an attack and how much better it is than none.
type offered struct {
	actions []rules.Action
	gain    float64
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

// gains are what all attacks that could be declared promise, by what is believed.
func gains(l *lab) map[string]offered {
	known, all := map[int]pass{}, map[string]offered{}
	for _, a := range l.attacks(rules.AppendOffers(l.base, nil)) {
		all[a[0].Hex] = offered{a, l.expects(a, l.leaves(a[0].Hex, false, known), 0)}
	}
	return all
}
