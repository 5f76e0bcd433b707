package words

import (
	"testing"

	"fyne.io/fyne/v2/lang"
)

// TestFormsForOneAndForSeveral: a number gets its own form.
func TestFormsForOneAndForSeveral(t *testing.T) {
	if err := Load(); err != nil {
		t.Fatal(err)
	}
	for n, want := range map[int]string{0: "0 units", 1: "1 unit", 3: "3 units"} {
		if got := lang.N("{{.N}} units", n, map[string]any{"N": n}); got != want {
			t.Errorf("%d is %q, want %q", n, got, want)
		}
	}
}

// TestFyneSpeaksEnglish: the library's own dialogs are in the program's language,
// whatever the system's is.
func TestFyneSpeaksEnglish(t *testing.T) {
	for _, variable := range []string{"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"} {
		t.Setenv(variable, "de_DE.UTF-8")
	}
	if err := Load(); err != nil { // Fyne looks the language up anew
		t.Fatal(err)
	}
	if got := lang.L("Quit"); lang.SystemLocale() != "en" || got != "Quit" {
		t.Errorf("the language is %s, and Quit is %q", lang.SystemLocale(), got)
	}
}
