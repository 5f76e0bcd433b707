package theme_test

import (
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/ui/theme"
)

func TestTheEmojiFontIsLeftOut(t *testing.T) {
	emoji, ok := fynetheme.DefaultEmojiFont().(*fyne.StaticResource)
	if !ok {
		t.Skip("built without emoji")
	}
	was := emoji.StaticContent
	defer func() { emoji.StaticContent = was }()
	theme.LeaveOutEmoji()
	if n := len(fynetheme.DefaultEmojiFont().Content()); n == 0 || n > 100<<10 {
		t.Errorf("the font behind emoji has %d bytes", n)
	}
}
