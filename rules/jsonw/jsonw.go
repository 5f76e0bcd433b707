// Package jsonw writes JSON piece by piece, without reflection: every action of a
// game is hashed by the JSON of its position, so the rulesets write it by hand.
// The writer knows nothing of JSON's grammar; keys are given with the quotes,
// colon and comma that belong to them, as in `,"turn":`.
package jsonw

import (
	"encoding/json"
	"strconv"
)

// Writer appends to B.
type Writer struct{ B []byte }

// Raw writes a text as it is.
func (w *Writer) Raw(s string) { w.B = append(w.B, s...) }

// Int writes a number.
func (w *Writer) Int(n int) { w.B = strconv.AppendInt(w.B, int64(n), 10) }

// Flag writes a text as it is if set.
func (w *Writer) Flag(s string, set bool) {
	if set {
		w.Raw(s)
	}
}

// Number writes a field unless it is zero.
func (w *Writer) Number(key string, n int) {
	if n != 0 {
		w.Raw(key)
		w.Int(n)
	}
}

// List writes a field that is a list, be it empty.
func (w *Writer) List(key string, n int, element func(i int)) {
	w.Raw(key)
	w.Raw("[")
	for i := range n {
		w.Comma(i)
		element(i)
	}
	w.Raw("]")
}

// Pair writes a field that is a list of two numbers.
func (w *Writer) Pair(key string, a, b int) {
	w.Raw(key)
	w.Raw("[")
	w.Int(a)
	w.Raw(",")
	w.Int(b)
	w.Raw("]")
}

// Comma writes what stands before element i of a list.
func (w *Writer) Comma(i int) { w.Flag(",", i > 0) }

// Quoted writes a text that needs no escapes, such as an id.
func (w *Writer) Quoted(s string) {
	w.Raw(`"`)
	w.Raw(s)
	w.Raw(`"`)
}

// Text writes a text that may hold anything.
func (w *Writer) Text(s string) {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' {
			if b, err := json.Marshal(s); err == nil {
				w.B = append(w.B, b...)
				return
			}
		}
	}
	w.Quoted(s)
}
