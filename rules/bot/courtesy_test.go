package bot

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// A window that is always at work keeps a player waiting in each turn for no longer than the
// turn may take.
func TestAWindowThatIsAlwaysAtWorkKeepsNobodyWaitingForEver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := lab{ctx: GivingWay(context.Background(), func() bool { return true }), courtesy: time.Second}
		began := time.Now()
		for range 1000 {
			l.giveWay()
		}
		if waited := time.Since(began); waited < time.Second || waited > time.Second+wayMost {
			t.Errorf("the player waited for %v of a turn of a second", waited)
		}
	})
}
