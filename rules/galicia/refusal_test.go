package galicia_test

import (
	"errors"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// A refusal names its reason: the case that forbids the action and the figures that
// tell by how much.
func TestRefusalsNameTheirReason(t *testing.T) {
	rulestest.Cite(t, "4.1", "7.0", "7.4")
	tired := place(t, "austria movement 3\nah.25-ii 8.05 {\"spent\":4}\nru.2-gd 8.03\nru.61-r 12.04")
	tired.Do("pick ah.25-ii")
	weak := place(t, "austria combat 3\nah.1-m 8.05 {\"ce\":1,\"supply\":\"out\"}\nru.61-r 8.04\nru.2-gd 12.04")
	done := place(t, "austria combat 3\nah.25-ii 8.05 {\"attacked\":true}\nru.61-r 8.04\nru.2-gd 12.04")
	for _, c := range []struct {
		g              *game
		action, cas, s string
	}{
		{tired, "step 8.04", "4.1", "25/II needs 2 MP to enter 8.04 and has 1."},
		{weak, "attack 8.04", "7.4", "strength"},
		{weak, "attack 12.04", "7.0", "have no unit adjacent"},
		{weak, "attack 8.05", "7.0", "no enemy"},
		{done, "attack 8.04", "7.0", "already attacked"},
		{weak, "pick ah.9999", "", "There is no unit"},
		{weak, "attack 99.99", "", "There is no hex"},
	} {
		_, err := c.g.P.Do(language.Action(c.action))
		illegal, ok := errors.AsType[*rules.Illegal](err)
		if !ok || illegal.Case != c.cas || !strings.Contains(illegal.Why, c.s) {
			t.Errorf("%q: %v, want %s and %q", c.action, err, c.cas, c.s)
		}
	}
}
