package files

import (
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/question"
)

// unlessThere hands on the whole path that was made of the one the player chose. The
// dialog has asked before a file of the typed name is replaced, but knows nothing of
// the longer one: of that the player is asked here.
func unlessThere(win fyne.Window, head, path, whole string, then func(Place)) {
	if _, err := os.Lstat(whole); whole == path || err != nil {
		then(At(whole))
		return
	}
	words := widget.NewLabel(lang.L("{{.Name}} already exists. Replace it?", map[string]any{"Name": At(whole).Name()}))
	words.Wrapping = fyne.TextWrapWord
	question.Show(win, question.Question{
		Head: head, Content: words, Yes: lang.L("Replace"), No: lang.L("Cancel"), Width: 540,
		Then: func(yes bool) {
			if yes {
				then(At(whole))
			}
		},
	})
}

// dropEmpty takes away the empty file that Fyne's dialog has made of a name which is
// then made longer.
func dropEmpty(path string) {
	if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() && info.Size() == 0 {
		_ = os.Remove(path) // else it stays: it does no harm
	}
}
