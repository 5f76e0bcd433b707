//go:build !ci && cgo && ((linux && !android) || windows || (darwin && !ios))

package files

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"github.com/sqweek/dialog"

	"vistula/canvas/guard"
	"vistula/ui/files/block"
)

// New makes a chooser for a window: the system's own dialogs.
func New(win fyne.Window) Chooser { return native{win} }

type native struct{ win fyne.Window }

func (n native) Open(then func(Place), failed func(error)) {
	n.ask(func(path string) { then(At(path)) }, failed, func() { inWindow(n).Open(then, failed) }, func() (string, error) {
		return filtered(lang.L("Open a game")).Load()
	})
}

func (n native) SaveAs(name string, then func(Place), failed func(error)) {
	save := func(path string) { unlessThere(n.win, lang.L("Save the game"), path, WithExtension(path), then) }
	n.ask(save, failed, func() { inWindow(n).SaveAs(name, then, failed) }, func() (string, error) {
		return filtered(lang.L("Save the game")).SetStartFile(name).Save()
	})
}

// Export asks where a file of another kind shall be.
func (n native) Export(k Kind, name string, then func(Place), failed func(error)) {
	save := func(path string) { unlessThere(n.win, k.Head, path, k.Whole(path), then) }
	n.ask(save, failed, func() { inWindow(n).Export(k, name, then, failed) }, func() (string, error) {
		return dialog.File().Title(k.Head).Filter(k.Name, k.Endings...).Filter(lang.L("All files"), "*").SetStartFile(name).Save()
	})
}

func filtered(title string) *dialog.FileBuilder {
	return dialog.File().Title(title).Filter(lang.L("Games of Vistula"), "vistula").Filter(lang.L("All files"), "*")
}

// ask shows a dialog on a goroutine of its own, for it returns only when the
// player has answered; the window takes no input meanwhile. Where the system has
// no dialogs after all, instead shows others.
func (n native) ask(then func(string), failed func(error), instead func(), show func() (string, error)) {
	release := block.Window(n.win)
	go func() {
		path, err := guarded(show)
		fyne.Do(guard.Func(func() {
			release()
			switch {
			case errors.Is(err, dialog.ErrCancelled):
			case errors.Is(err, errNone):
				instead()
			case err != nil:
				failed(fmt.Errorf("%s: %w", lang.L("the system's file dialog cannot be shown"), err))
			case path != "":
				then(path)
			}
		}))
	}()
}

// errNone tells that the system has no dialogs.
var errNone = errors.New("there are no dialogs")

// guarded keeps the library's panic, by which it says that the system's toolkit
// could not be started, from ending the program.
func guarded(show func() (string, error)) (path string, err error) {
	defer func() {
		if recover() != nil {
			err = errNone
		}
	}()
	return show()
}
