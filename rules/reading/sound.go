package reading

import (
	"fmt"

	"vistula/rules"
)

// Sound tells what is wrong with a position that was read, so that no hand-written
// one can break the game later. The checks tell what the stage needs and has not,
// "" where it has all; they come in the order in which they rely on each other.
// Then somebody must have something to decide, and the position must be fit to be
// seen.
func Sound[P rules.Position](p P, stage string, checks ...func(p P) string) (err error) {
	defer func() {
		if recover() != nil {
			err = fmt.Errorf("stage %q does not fit what is pending", stage)
		}
	}()
	for _, lacks := range checks {
		if lack := lacks(p); lack != "" {
			return fmt.Errorf("stage %q needs %s", stage, lack)
		}
	}
	if !p.Status().Over && len(p.Offers()) == 0 {
		return fmt.Errorf("stage %q has nothing to decide", stage)
	}
	p.View("")
	return nil
}
