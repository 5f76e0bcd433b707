package chronicle

import "testing"

func TestATextBeginsWithACapital(t *testing.T) {
	for text, want := range map[string]string{
		"the 14th Division holds.":    "The 14th Division holds.",
		"östlich":                     "Östlich",
		"v. Auffenberg takes command": "v. Auffenberg takes command",
		"v":                           "V",
		"":                            "",
	} {
		if got := Capital(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
