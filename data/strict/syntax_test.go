package strict_test

import (
	"encoding/json"
	"errors"
	"testing"

	"vistula/data/strict"
)

func TestSyntaxIsToldInPlainWords(t *testing.T) {
	for text, want := range map[string]string{
		`{"a": 1`:          "it ends too early",
		`{} {}`:            "something stands behind its end: the character '{'",
		`{"a": x}`:         "the character 'x' does not belong here",
		`{"a" 1}`:          "the character '1' does not belong here",
		`{"a": '1'}`:       `the character '\'' does not belong here`,
		`tru!`:             "the character '!' does not belong here",
		"{\"a\": \"b\tc\"": `the character '\t' does not belong here`,
		"{\"a\": \"b\n\"":  "a text is not closed before the end of its line",
	} {
		var into any
		var syntax *json.SyntaxError
		if err := json.Unmarshal([]byte(text), &into); !errors.As(err, &syntax) {
			t.Fatalf("%s: %v", text, err)
		}
		if got := strict.Syntax(syntax); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
