package strict

import (
	"encoding/json"
	"strings"
)

// Syntax says in plain words what is wrong where a text is not JSON. The answer is
// part of a sentence: "the character 'x' does not belong here".
func Syntax(err *json.SyntaxError) string {
	text := err.Error()
	rest, found := strings.CutPrefix(text, "invalid character '")
	switch c, where, ok := strings.Cut(rest, "' "); {
	case text == "unexpected end of JSON input":
		return "it ends too early"
	case !found || !ok:
		return text
	case where == "after top-level value":
		return "something stands behind its end: the character '" + c + "'"
	case where == "in string literal" && (c == `\n` || c == `\r`):
		return "a text is not closed before the end of its line"
	default:
		return "the character '" + c + "' does not belong here"
	}
}
