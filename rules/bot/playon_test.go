package bot

import (
	"context"
	"testing"

	"vistula/rules"
)

// A fight that is played on in the mind gives way before every action, and not only before
// the position that comes of it.
func TestPlayingOnGivesWayAtEveryAction(t *testing.T) {
	m, _, _ := seated(t, "fury", "level3")
	l := &m.lab
	asked, actions := 0, 0
	l.ctx = GivingWay(context.Background(), func() bool {
		asked++
		return false
	})
	q := l.copyOf(l.base)
	l.settle(q, func(rules.Status, []rules.Offer) bool {
		actions++
		return actions > 12
	})
	if actions < 12 || asked < 12 {
		t.Errorf("gives way %d times in %d actions", asked, actions)
	}
}
