package words

import (
	_ "embed"
	"sync"

	"fyne.io/fyne/v2/lang"
)

//go:embed translation/en.json
var english []byte

// Load hands the texts to Fyne, the first time it is called. The forms for one and for
// several things are found only after it. Fyne keeps them where they must not be changed
// while a text is looked up, as painters of a map do at any time.
var Load = sync.OnceValue(func() error { return lang.AddTranslationsForLocale(english, "en") })
