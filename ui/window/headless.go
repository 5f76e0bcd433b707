//go:build headless

package window

import "errors"

// Open says that this program was built without a window.
func Open(string) error {
	return errors.New(`this program was built without its window; "vistula help" lists the commands`)
}
