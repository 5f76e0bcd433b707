//go:build js

package files

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/guard"
	"vistula/ui/browser"
	"vistula/ui/question"
)

// New makes a chooser for a window: the browser's own choice of files, and its
// downloads.
func New(win fyne.Window) Chooser { return web{win} }

type web struct{ win fyne.Window }

// Open reads the chosen file at once, for the program cannot find it again.
func (w web) Open(then func(Place), failed func(error)) {
	browser.Pick(Extension, largest, func(name string, data []byte, err error) {
		fyne.Do(guard.Func(func() {
			if err != nil {
				failed(err)
				return
			}
			then(Place{Path: name, handed: true, text: string(data)})
		}))
	})
}

// SaveAs asks nothing: the browser does, where its player wants it to.
func (w web) SaveAs(name string, then func(Place), _ func(error)) { then(At(name)) }

// Export asks which kind of file it shall be where there are several.
func (w web) Export(k Kind, name string, then func(Place), _ func(error)) {
	if len(k.Endings) == 1 {
		then(At(k.Whole(name)))
		return
	}
	var labels []string
	for _, e := range k.Endings {
		labels = append(labels, strings.ToUpper(e))
	}
	kinds := widget.NewRadioGroup(labels, nil)
	kinds.Required, kinds.Horizontal, kinds.Selected = true, true, labels[0]
	question.Show(w.win, question.Question{
		Head: k.Head, Content: kinds, Yes: lang.L("Save"), No: lang.L("Cancel"), Width: 480,
		Then: func(yes bool) {
			if yes {
				then(At(k.With(name, strings.ToLower(kinds.Selected))))
			}
		},
	})
}

// write hands a file to the browser.
func write(path string, data []byte) error { return browser.Download(At(path).Name(), data) }

// Lasting tells whether the program can find the place again.
func (p Place) Lasting() bool { return false }

// Address is where the system's other programs find what was written: with a
// browser it is one of its own, "" where it has forgotten the file.
func (p Place) Address() string { return browser.Address(p.Name()) }
