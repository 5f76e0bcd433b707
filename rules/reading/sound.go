package reading

import (
	"fmt"

	"vistula/rules"
)

// Sound tells what is wrong with a position, so that a hand-written one cannot break
// the game later. Each check returns what the stage needs and lacks, "" if nothing;
// a check may rely on those before it. After them a side must have something to
// decide, and the position must be fit to be shown.
func Sound[P rules.Position](p P, stage string, checks ...func(p P) string) (err error) {
	defer func() {
		if recover() != nil {
			err = unsound("stage %q does not fit what is pending", stage)
		}
	}()
	for _, lacks := range checks {
		if lack := lacks(p); lack != "" {
			return unsound("stage %q needs %s", stage, lack)
		}
	}
	if !p.Status().Over && len(p.Offers()) == 0 {
		return unsound("stage %q has nothing to decide", stage)
	}
	p.View("")
	return nil
}

func unsound(format string, a ...any) error {
	return &rules.Unsound{Why: fmt.Sprintf(format, a...)}
}
