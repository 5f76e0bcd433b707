package words

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/lang"
)

func TestEnglishIsFirstAndKnown(t *testing.T) {
	list := Languages()
	if len(list) == 0 || list[0] != (Language{"en", "English"}) {
		t.Fatalf("the languages are %v", list)
	}
	for _, l := range list {
		if !Known(l.Code) || l.Name == "" {
			t.Errorf("%v is not known or has no name", l)
		}
		if _, err := tableOf(l.Code); err != nil {
			t.Error(err)
		}
	}
}

func TestAnUnknownLanguageIsToldInOneSentence(t *testing.T) {
	err := Use("tlh")
	if err == nil || !strings.Contains(err.Error(), `"tlh"`) || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v", err)
	}
	if got := lang.L("Close"); got == "" {
		t.Error("there are no texts any more")
	}
}

// TestAChangeTakesEffectThereAndBack: whatever was used before, no text of it
// stays behind.
func TestAChangeTakesEffectThereAndBack(t *testing.T) {
	t.Cleanup(func() { _ = Use("") })
	for _, l := range append(Languages(), Languages()...) {
		if err := Use(l.Code); err != nil {
			t.Fatal(err)
		}
		texts, err := tableOf(l.Code)
		if err != nil {
			t.Fatal(err)
		}
		for id, want := range texts {
			if s, ok := want.(string); ok && !strings.Contains(s, "{{") {
				if got := lang.L(id); got != s {
					t.Fatalf("%s: %q is %q, want %q", l.Code, id, got, s)
				}
			}
		}
	}
}
