package words

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// With -update the test adds what is missing to the file, in sorted order, and
// drops what nobody uses any more.
var update = flag.Bool("update", false, "add missing texts to the file, and drop those that nobody uses")

const file = "translation/en.json"

var root = os.DirFS("../..")

// reserved are words that Fyne's files cannot have as a text.
var reserved = []string{"id", "description", "hash", "leftdelim", "rightdelim", "zero", "one", "two", "few", "many", "other", "translation"}

func gathered(t *testing.T) *found {
	t.Helper()
	f, err := gather(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(f.texts) < 300 {
		t.Fatalf("only %d texts were found", len(f.texts))
	}
	return f
}

// TestEveryTextIsConstant: of a text that is put together nobody could say that it
// is translated.
func TestEveryTextIsConstant(t *testing.T) {
	f := gathered(t)
	for what, at := range f.loose {
		if !slices.Contains(notConstant, what) {
			t.Errorf("%s: the text is not constant, so that it cannot be translated; see notConstant: %q", at, what)
		}
	}
	for _, what := range notConstant {
		if f.loose[what] == "" {
			t.Errorf("notConstant has %q, which is nowhere any more", what)
		}
	}
}

// TestNoTextIsShownUntranslated finds labels, buttons and the like that are given a
// plain text.
func TestNoTextIsShownUntranslated(t *testing.T) {
	for text, at := range gathered(t).bare {
		t.Errorf("%s: %q is shown as it is; give it to lang.L", at, text)
	}
}

func TestEveryTextIsInTheFile(t *testing.T) {
	f := gathered(t)
	check(t, file, f.texts, f.plural)
}

// sameForOne are the texts that read the same for one and for several.
var sameForOne = []string{"and {{.N}} more, in the journal"}

// TestTheFormForOneIsWritten: -update fills it in with the form for several, and it is
// easily forgotten, or lost in a merge.
func TestTheFormForOneIsWritten(t *testing.T) {
	for text, is := range table(t, file) {
		forms, ok := is.(map[string]any)
		if ok && (forms["one"] == forms["other"]) != slices.Contains(sameForOne, text) {
			t.Errorf("%s: the form of %q for one is %q; see sameForOne", file, text, forms["one"])
		}
	}
}

// check compares a file with the texts that there are.
func check(t *testing.T, file string, texts map[string]string, plural map[string]bool) {
	t.Helper()
	have := table(t, file)
	if *update {
		have = updated(have, texts, plural)
		write(t, file, have)
	}
	for s, at := range texts {
		is, ok := have[s]
		if !ok {
			t.Errorf("%s lacks %q (%s); run the test with -update", file, s, at)
			continue
		}
		if slices.Contains(reserved, strings.ToLower(s)) {
			t.Errorf("%s: Fyne's files cannot have the text %q", at, s)
		}
		sound(t, file, s, is, plural[s])
	}
	for s := range have {
		if texts[s] == "" {
			t.Errorf("%s has %q, which nobody uses; run the test with -update", file, s)
		}
	}
}

// sound checks one text: forms for one and for several, none empty, and the same
// places {{.Name}} as the English text. The form for one may do without the number.
func sound(t *testing.T, file, text string, is any, plural bool) {
	t.Helper()
	forms := map[string]any{"other": is}
	if plural {
		var ok bool
		if forms, ok = is.(map[string]any); !ok || len(forms) != 2 || forms["one"] == nil || forms["other"] == nil {
			t.Errorf("%s: %q needs the forms one and other", file, text)
			return
		}
	}
	for name, form := range forms {
		s, ok := form.(string)
		want := places(text)
		switch {
		case !ok || strings.TrimSpace(s) == "":
			t.Errorf("%s: %q has an empty form", file, text)
		case name == "one" && len(want) == len(places(s))+1:
		case !slices.Equal(want, places(s)):
			t.Errorf("%s: %q has the places %v, but %q has %v", file, text, want, s, places(s))
		}
	}
}

var hole = regexp.MustCompile(`\{\{\.\w+\}\}`)

// places are those that are filled in, in sorted order, each once.
func places(s string) []string {
	list := hole.FindAllString(s, -1)
	slices.Sort(list)
	return slices.Compact(list)
}

// updated has all texts that there are and none besides.
func updated(have map[string]any, texts map[string]string, plural map[string]bool) map[string]any {
	all := map[string]any{}
	for s := range texts {
		is, ok := have[s]
		_, forms := is.(map[string]any)
		if !ok || forms != plural[s] {
			if is = any(s); plural[s] {
				is = map[string]any{"one": s, "other": s}
			}
		}
		all[s] = is
	}
	return all
}

func table(t *testing.T, file string) map[string]any {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]any{}
	if err := json.Unmarshal(raw, &texts); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return texts
}

func write(t *testing.T, file string, texts map[string]any) {
	t.Helper()
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(texts); err != nil { // sorted by key
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.FromSlash(file), b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestPlacesOfAText makes sure that the check finds what is wrong.
func TestPlacesOfAText(t *testing.T) {
	if got := places("{{.B}} and {{.A}}, {{.B}}"); !slices.Equal(got, []string{"{{.A}}", "{{.B}}"}) {
		t.Errorf("got %v", got)
	}
}
