package table

import "fyne.io/fyne/v2"

// tip says in a few words what a sign does, for whoever points at it; nil where the
// thing says so itself.
type tip func() string

// says is a tip that is always the same.
func says(words string) tip { return func() string { return words } }

// words are what a tip says, "" for nothing.
func (t tip) words() string {
	if t == nil {
		return ""
	}
	return t()
}

// tipWide is the greatest width of a tip.
const tipWide = 300

// showTip shows a tip beside what it is about: its first line stands out.
func (k *kit) showTip(t tip, by fyne.CanvasObject) {
	layer := k.cardLayer(by)
	words := t.words()
	if layer == nil || words == "" || fyne.CurrentDevice().IsMobile() {
		return
	}
	card := stack(plate(k.look.Raised, k.look.LitLine, 8), padded(6, 6, 11, 11, k.para(words, 13, semi, k.look.Text, k.px(tipWide))))
	k.lay(layer, card, by)
}
