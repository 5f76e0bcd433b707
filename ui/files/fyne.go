package files

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/storage"
)

// inWindow is Fyne's own dialogs, in the window itself.
type inWindow struct{ win fyne.Window }

func (f inWindow) Open(then func(Place), failed func(error)) {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if r != nil {
			err = errors.Join(err, r.Close())
		}
		switch {
		case err != nil:
			failed(fmt.Errorf("%s: %w", lang.L("the file cannot be opened"), err))
		case r != nil:
			then(placeOf(r.URI()))
		}
	}, f.win)
	d.SetFilter(storage.NewExtensionFileFilter([]string{Extension}))
	f.show(d)
}

func (f inWindow) SaveAs(name string, then func(Place), failed func(error)) {
	f.save(name, then, failed)
}

// Export asks where a file of another kind shall be; its name is the player's own.
func (f inWindow) Export(k Kind, name string, then func(Place), failed func(error)) {
	f.save(name, func(p Place) {
		if p.uri != nil {
			then(p)
			return
		}
		whole := k.Whole(p.Path)
		if whole != p.Path {
			dropEmpty(p.Path)
		}
		unlessThere(f.win, k.Head, p.Path, whole, then)
	}, failed)
}

func (f inWindow) save(name string, then func(Place), failed func(error)) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if w != nil {
			err = errors.Join(err, w.Close())
		}
		switch {
		case err != nil:
			failed(fmt.Errorf("%s: %w", lang.L("the file cannot be written"), err))
		case w != nil:
			then(placeOf(w.URI()))
		}
	}, f.win)
	d.SetFileName(name)
	f.show(d)
}

func (f inWindow) show(d *dialog.FileDialog) {
	size := f.win.Canvas().Size()
	d.Resize(fyne.NewSize(min(900, size.Width-40), min(640, size.Height-40)))
	d.Show()
}
