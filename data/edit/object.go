package edit

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
)

// object is a JSON object with its keys in the order in which they stand.
type object []member

type member struct {
	key string
	raw json.RawMessage
}

var errNoObject = errors.New("an object in braces belongs here")

func parseObject(raw []byte) (object, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	if token, err := dec.Token(); err != nil || token != json.Delim('{') {
		return nil, errNoObject
	}
	var o object
	for dec.More() {
		token, err := dec.Token()
		if err != nil {
			return nil, err
		}
		key, _ := token.(string)
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return nil, err
		}
		o = append(o, member{key, value})
	}
	return o, nil
}

func (o object) index(key string) int {
	return slices.IndexFunc(o, func(m member) bool { return m.key == key })
}

// get is the value of a key, nil where there is none.
func (o object) get(key string) json.RawMessage {
	if i := o.index(key); i >= 0 {
		return o[i].raw
	}
	return nil
}

// with is the object with a key set; a new key stands before the first that
// comes later in order.
func (o object) with(key string, raw json.RawMessage, order []string) object {
	n := slices.Clone(o)
	if i := o.index(key); i >= 0 {
		n[i].raw = raw
		return n
	}
	rank := slices.Index(order, key)
	at := slices.IndexFunc(n, func(m member) bool { return slices.Index(order, m.key) > rank })
	if at < 0 || rank < 0 {
		at = len(n)
	}
	return slices.Insert(n, at, member{key, raw})
}

func (o object) without(key string) object {
	return slices.DeleteFunc(slices.Clone(o), func(m member) bool { return m.key == key })
}

// text writes the object in one line, as the data files have it.
func (o object) text() string {
	var b strings.Builder
	b.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			b.WriteString(", ")
		}
		b.Write(value(m.key))
		b.WriteString(": ")
		b.Write(m.raw)
	}
	b.WriteByte('}')
	return b.String()
}

// value writes a value in one line, with a space after each comma and colon.
func value(v any) json.RawMessage {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return json.RawMessage("null") // only texts, numbers and lists come here
	}
	return spaced(bytes.TrimSpace(b.Bytes()))
}

func spaced(raw []byte) json.RawMessage {
	out := make([]byte, 0, len(raw)+16)
	quoted, escaped := false, false
	for _, c := range raw {
		out = append(out, c)
		switch {
		case escaped:
			escaped = false
		case quoted && c == '\\':
			escaped = true
		case c == '"':
			quoted = !quoted
		case !quoted && (c == ',' || c == ':'):
			out = append(out, ' ')
		}
	}
	return out
}

// textOf reads a raw text, "" for anything else.
func textOf(raw json.RawMessage) string {
	var s string
	_ = json.Unmarshal(raw, &s)
	return s
}

// listOf reads the values of a raw list.
func listOf(raw json.RawMessage) []json.RawMessage {
	var list []json.RawMessage
	_ = json.Unmarshal(raw, &list)
	return list
}

// same tells whether two values say the same, however they are written.
func same(a, b json.RawMessage) bool {
	return bytes.Equal(compact(a), compact(b))
}

func compact(raw json.RawMessage) []byte {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return raw
	}
	return b.Bytes()
}
