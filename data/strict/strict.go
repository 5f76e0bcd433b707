// Package strict reads JSON as people write it by hand and refuses whatever
// encoding/json would quietly pass over, so that no misspelt key goes unnoticed.
package strict

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
)

// Error says what is wrong with a JSON text.
type Error struct {
	Line  int    // from 1; 0 where no line can be named
	Field string // where in the value: "units[3].steps"; "" for the whole
	Why   string
}

func (e *Error) Error() string {
	if e.Field == "" {
		return e.Why
	}
	return e.Field + ": " + e.Why
}

// Decode reads raw into the value that into points to. The error is an *Error.
//
// Besides what encoding/json refuses it refuses keys that the Go type does not
// have or that differ in case, keys that stand there twice, lists that are
// longer or shorter than the array they fill, and null where a number, a truth
// value or an object belongs, or a map that is all there is; a pointer may stay nil.
func Decode(raw []byte, into any) error {
	if err := json.Unmarshal(raw, into); err != nil {
		return explain(raw, err)
	}
	w := walker{scanner: scanner{raw: raw}, fields: map[reflect.Type]map[string]reflect.Type{}}
	if err := w.value(reflect.TypeOf(into).Elem()); err != nil {
		return err
	}
	return nil
}

// explain turns an error of encoding/json into a sentence with a line.
func explain(raw []byte, err error) *Error {
	var syntax *json.SyntaxError
	var wrong *json.UnmarshalTypeError
	switch {
	case len(bytes.TrimSpace(raw)) == 0:
		return &Error{Why: "there is nothing to read"}
	case errors.As(err, &syntax):
		// The offset is that of the byte after the offending one.
		line := 1 + bytes.Count(raw[:max(0, min(int(syntax.Offset)-1, len(raw)))], []byte("\n"))
		return &Error{Line: line, Why: "this is not JSON: " + Syntax(syntax)}
	case errors.As(err, &wrong) && strings.HasPrefix(wrong.Value, "number ") && wrong.Type.Kind() == reflect.Float64:
		return &Error{Line: LineAt(raw, int(wrong.Offset)-1), Field: wrong.Field, Why: fmt.Sprintf("the %s is too large", wrong.Value)}
	case errors.As(err, &wrong):
		return &Error{Line: LineAt(raw, int(wrong.Offset)-1), Field: wrong.Field,
			Why: fmt.Sprintf("%s stands where %s belongs", article(wrong.Value), inWords(wrong.Type))}
	}
	return &Error{Why: err.Error()}
}

// LineAt is the number of the line on which the first value, key or bracket
// from offset on stands.
func LineAt(raw []byte, offset int) int {
	offset = min(max(offset, 0), len(raw))
	for offset < len(raw)-1 && strings.IndexByte(" \t\r\n,:", raw[offset]) >= 0 {
		offset++
	}
	return 1 + bytes.Count(raw[:offset], []byte("\n"))
}

func article(value string) string {
	switch {
	case value == "bool":
		return "true or false"
	case value == "string":
		return "a text"
	case value == "array":
		return "a list"
	case value == "object":
		return "an object"
	case strings.HasPrefix(value, "number "):
		return "the " + value
	}
	return "a " + value
}

// inWords names what a type is in a JSON file.
func inWords(t reflect.Type) string {
	if reflect.PointerTo(t).Implements(textUnmarshaler) {
		return "a text"
	}
	switch t.Kind() {
	case reflect.Pointer:
		return inWords(t.Elem())
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a text"
	case reflect.Slice:
		return "a list"
	case reflect.Array:
		return fmt.Sprintf("a list of %d", t.Len())
	case reflect.Struct, reflect.Map:
		return "an object"
	case reflect.Float32, reflect.Float64:
		return "a number"
	case reflect.Int8, reflect.Int16, reflect.Int32:
		most := int64(1)<<(t.Bits()-1) - 1
		return fmt.Sprintf("a whole number from %d to %d", -most-1, most)
	}
	return "a whole number"
}
