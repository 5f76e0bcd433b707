package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"vistula/data/strict"
)

// field is one member of a JSON object.
type field struct {
	name string
	raw  json.RawMessage
}

// checkSyntax tells where data is not one JSON value.
func checkSyntax(data []byte) error {
	switch text := bytes.TrimSpace(data); {
	case len(text) == 0:
		return errors.New("the file is empty")
	case text[0] != '{' && text[0] != '[' && string(text) != "null":
		return errors.New("this is not a save of Vistula")
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("%s: this is not text in UTF-8", place(data, validPrefix(data)))
	}
	var whole json.RawMessage
	err := json.Unmarshal(data, &whole)
	syntax, ok := errors.AsType[*json.SyntaxError](err)
	switch {
	case err == nil:
		return nil
	case !ok:
		return err
	case int(syntax.Offset) >= len(data) && syntax.Error() == "unexpected end of JSON input":
		return fmt.Errorf("%s: the file ends too early", place(data, len(data)))
	}
	// The offset is behind the byte that is wrong.
	return fmt.Errorf("%s: %s", place(data, int(syntax.Offset)-1), strict.Syntax(syntax))
}

// place is an offset as editors count: "line 3, column 14".
func place(data []byte, offset int) string {
	before := data[:max(0, min(offset, len(data)))]
	line := bytes.Count(before, []byte("\n")) + 1
	column := utf8.RuneCount(before[bytes.LastIndexByte(before, '\n')+1:]) + 1
	return fmt.Sprintf("line %d, column %d", line, column)
}

func validPrefix(data []byte) int {
	n := 0
	for n < len(data) {
		r, size := utf8.DecodeRune(data[n:])
		if r == utf8.RuneError && size <= 1 {
			break
		}
		n += size
	}
	return n
}

// fields takes an object apart. Unlike encoding/json it keeps to the names as
// they are spelt and refuses one that stands there twice.
func fields(raw json.RawMessage) ([]field, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return nil, fmt.Errorf("want an object in braces, found %s", short(raw))
	}
	var list []field
	seen := map[string]bool{}
	for dec.More() {
		t, err := dec.Token()
		if err != nil {
			return nil, err
		}
		name, _ := t.(string)
		if seen[name] {
			return nil, fmt.Errorf("field %q appears twice", name)
		}
		seen[name] = true
		f := field{name: name}
		if err := dec.Decode(&f.raw); err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	if _, err := dec.Token(); err != nil && err != io.EOF {
		return nil, err
	}
	return list, nil
}

// take reads a value of the kind that want describes. null is of no kind.
func take[T any](f field, to *T, want string) error {
	if string(f.raw) == "null" || json.Unmarshal(f.raw, to) != nil {
		return fmt.Errorf("field %q: want %s, found %s", f.name, want, short(f.raw))
	}
	return nil
}

// short is the beginning of a value, for an error.
func short(raw json.RawMessage) string {
	const most = 40
	text := []rune(string(bytes.TrimSpace(raw)))
	if len(text) <= most {
		return string(text)
	}
	return string(text[:most]) + " ..."
}
