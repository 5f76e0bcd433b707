//go:build headless

package window

import (
	"errors"

	"vistula/ui/cli"
)

// Open says that this program was built without a window.
func Open(cli.Request) error {
	return errors.New(`this program was built without its window; "vistula help" lists the commands`)
}
