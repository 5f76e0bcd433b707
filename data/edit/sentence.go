package edit

import (
	"fmt"
	"strings"
)

// Sentence is a line for the player. Text has places as {{.Name}} for Values, so
// that it can be translated.
type Sentence struct {
	Text   string
	Values map[string]any
}

func say(text string, pairs ...any) Sentence {
	values := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		values[fmt.Sprint(pairs[i])] = pairs[i+1]
	}
	return Sentence{text, values}
}

// String is the sentence in English.
func (s Sentence) String() string {
	text := s.Text
	for key, v := range s.Values {
		text = strings.ReplaceAll(text, "{{."+key+"}}", fmt.Sprint(v))
	}
	return text
}

// Refusal is why a change was not made.
type Refusal struct{ Sentence }

// Error is the sentence in English.
func (r *Refusal) Error() string { return r.Sentence.String() }

func refuse(text string, pairs ...any) error { return &Refusal{say(text, pairs...)} }
