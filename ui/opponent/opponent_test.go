package opponent

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules/bot"
)

// Whatever can be chosen is a player, has a name in words and is described.
func TestEveryOpponentIsNamedAndDescribed(t *testing.T) {
	levels := Levels()
	for _, n := range bot.Names() {
		if !slices.Contains(levels, n) {
			t.Errorf("%s is not listed", n)
		}
	}
	names := map[string]string{}
	for _, level := range levels {
		for _, style := range Styles() {
			name := Join(level, style)
			if style != "" && !Styled(level) {
				if Known(name) {
					t.Errorf("%s is a player, but %s is said to have no style", name, level)
				}
				continue
			}
			if !Known(name) {
				t.Errorf("%s is no player", name)
			}
			called := Name(name)
			if other := names[called]; other != "" || called == name {
				t.Errorf("%s is called %q, as %q", name, called, other)
			}
			names[called] = name
			if !strings.HasSuffix(About(name), ".") {
				t.Errorf("of %s is said %q", name, About(name))
			}
			if l, s := Split(name); l != level || s != style {
				t.Errorf("%s is taken apart as %q and %q", name, l, s)
			}
		}
	}
	if !Known(Usual) || Known("level9") || Known("level2-mad") {
		t.Error("not all that is known is a player")
	}
}
