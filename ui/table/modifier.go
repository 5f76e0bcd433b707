package table

import (
	"fmt"

	"vistula/canvas/story"
)

// modifier is a value with its sign.
func modifier(n int) string { return story.Minus(fmt.Sprintf("%+d", n)) }
