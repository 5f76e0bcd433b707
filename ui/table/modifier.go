package table

import (
	"fmt"

	"vistula/canvas/story"
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
