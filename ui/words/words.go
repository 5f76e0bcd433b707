package words

import (
	_ "embed"

	"fyne.io/fyne/v2/lang"
)

//go:embed translation/en.json
var english []byte

// Load hands the texts to Fyne. The forms for one and for several things are
// found only after it.
func Load() error { return lang.AddTranslationsForLocale(english, "en") }
