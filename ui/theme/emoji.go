package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// LeaveOutEmoji has Fyne fall back to its small symbol font where it would read its
// emoji font, which takes five megabytes for each style of text although no text of
// the program needs it. Emoji that players type come from the system's fonts, where
// it has some. Call it before any text is measured.
func LeaveOutEmoji() {
	emoji, ok := fynetheme.DefaultEmojiFont().(*fyne.StaticResource)
	symbols := fynetheme.DefaultSymbolFont()
	if ok && emoji != nil && symbols != nil {
		emoji.StaticContent = symbols.Content()
	}
}
