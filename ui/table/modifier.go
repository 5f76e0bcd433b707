package table

import (
	"cmp"
	"fmt"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/story"
	"vistula/rules"
)

// modifier is a value with its sign.
func modifier(n int) string { return story.Minus(fmt.Sprintf("%+d", n)) }

// netModifier is a sum of modifiers: as modifier, but nothing is 0.
func netModifier(n int) string {
	if n == 0 {
		return "0"
	}
	return modifier(n)
}

// oddsOf are the column or the odds that an attack is rolled at, or what all modifiers make
// where a table has no columns.
func oddsOf(s *rules.Sheet) string {
	if net, ok := s.Net(); ok {
		return lang.L("DRM {{.N}}", map[string]any{"N": netModifier(net)})
	}
	return cmp.Or(s.Column, s.Ratio)
}
