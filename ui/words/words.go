package words

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

//go:embed translation/*.json rulebook/*.json
var embedded embed.FS

// Language is one in which the program speaks.
type Language struct {
	Code string // "en"
	Name string // as its own speakers write it
}

const english = "en"

// Languages lists those that there are, English first, then by code.
func Languages() []Language {
	codes := []string{}
	names, _ := fs.Glob(embedded, "translation/*.json") // the pattern is sound
	for _, n := range names {
		if c := strings.TrimSuffix(path.Base(n), ".json"); c != english {
			codes = append(codes, c)
		}
	}
	slices.Sort(codes)
	var list []Language
	for _, c := range append([]string{english}, codes...) {
		list = append(list, Language{c, display.Self.Name(language.Make(c))})
	}
	return list
}

// Known tells whether a language is among those that there are; "" is the
// system's and always known.
func Known(code string) bool {
	return code == "" || slices.ContainsFunc(Languages(), func(l Language) bool { return l.Code == code })
}

// Use has all texts from now on in a language; "" is that of the system, or English
// where it has none of ours. What was made before keeps its texts until it is made
// anew. For an unknown language it does the same as for "" and says so.
func Use(code string) error {
	var unknown error
	if !Known(code) {
		unknown = fmt.Errorf("the language %q is not known, so that of your system is used", code)
		code = ""
	}
	if code == "" {
		code = systems()
	}
	texts, err := tableOf(code)
	if err != nil {
		return err
	}
	allForms(texts)
	raw, err := json.Marshal(texts)
	if err != nil {
		return err
	}
	// Fyne knows no way to ask for a language but the system's. So the texts are
	// given to it as those of the system's language, whichever they are.
	err = lang.AddTranslationsForLocale(raw, registered())
	if err != nil { // a locale without rules for plurals; Fyne then looks among the English texts
		err = lang.AddTranslationsForLocale(raw, english)
	}
	if err != nil {
		return fmt.Errorf("the texts of the language %q cannot be used: %w", code, err)
	}
	return unknown
}

// allForms gives a text with forms for one and for several all forms that there are,
// for the system's language, under which it is registered, may count otherwise.
func allForms(texts map[string]any) {
	for id, t := range texts {
		if forms, ok := t.(map[string]any); ok {
			all := map[string]any{}
			for _, f := range []string{"zero", "two", "few", "many"} {
				all[f] = forms["other"]
			}
			maps.Copy(all, forms)
			texts[id] = all
		}
	}
}

// registered is the locale under which texts are given to Fyne. It looks for them under
// that of the system; for an English one that is plain English, where it takes a
// text that is missing as it stands, without complaint.
func registered() fyne.Locale {
	l := lang.SystemLocale()
	if base, _ := language.Make(l.LanguageString()).Base(); base.String() == english {
		return english
	}
	return l
}

// systems is the language of the system if it is one of ours, else English.
func systems() string {
	base, _ := language.Make(lang.SystemLocale().LanguageString()).Base()
	if Known(base.String()) {
		return base.String()
	}
	return english
}

// tableOf are the texts of a language by the English ones. What was registered
// before stays with Fyne until it is overwritten; so the table has all texts of all
// languages, and those that this one lacks in English.
func tableOf(code string) (map[string]any, error) {
	texts := map[string]any{}
	for _, l := range Languages() {
		own, err := fileOf(l.Code)
		if err != nil {
			return nil, err
		}
		for id := range own {
			if _, ok := texts[id]; !ok {
				texts[id] = id
			}
		}
	}
	own, err := fileOf(code)
	if err != nil {
		return nil, err
	}
	maps.Copy(texts, own)
	return texts, nil
}

// Rulebook is a fixed text of the rules, such as the name of a phase, in the
// player's language; one that nobody has translated stays as it is.
func Rulebook(text string) string {
	if text == "" || strings.Contains(text, "{{") {
		return text
	}
	return lang.L(text)
}

// folders of the texts: of the program, and of the rulebooks.
var folders = []string{"translation", "rulebook"}

// fileOf reads the files of a language. English has none for the rulebooks, which
// are written in it.
func fileOf(code string) (map[string]any, error) {
	all := map[string]any{}
	for _, f := range folders {
		raw, err := embedded.ReadFile(f + "/" + code + ".json")
		if err != nil {
			continue // tests see to it that none is missing
		}
		var texts map[string]any
		if err := json.Unmarshal(raw, &texts); err != nil {
			return nil, fmt.Errorf("the texts of the language %q are damaged: %w", code, err)
		}
		maps.Copy(all, texts)
	}
	return all, nil
}
