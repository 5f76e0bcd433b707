// Package jsonw writes JSON piece by piece, without reflection: every action of a
// game is hashed by the JSON of its position, so the rulesets write it by hand.
// The writer knows nothing of JSON's grammar; keys are given with the quotes,
// colon and comma that belong to them, as in `,"turn":`.
package jsonw

import (
	"encoding/json"
	"slices"
	"strconv"
)

// Writer appends to B.
type Writer struct{ B []byte }

// Raw writes a text as it is.
func (w *Writer) Raw(s string) { copy(w.more(len(s)), s) }

// more makes B longer by n bytes, and gives them. That B is only cut anew, unlike by
// append, spares the garbage collector the news of a pointer at every key.
func (w *Writer) more(n int) []byte {
	at := len(w.B)
	if cap(w.B)-at < n {
		w.B = slices.Grow(w.B, n)
	}
	w.B = w.B[:at+n]
	return w.B[at:]
}

// Int writes a number.
func (w *Writer) Int(n int) {
	if 0 <= n && n < 10 { // as most are
		w.more(1)[0] = '0' + byte(n)
		return
	}
	w.B = strconv.AppendInt(w.B, int64(n), 10)
}

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
	b := w.more(len(s) + 2)
	b[0], b[len(b)-1] = '"', '"'
	copy(b[1:], s)
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
