package strict

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Member is one key of a JSON object with its value as it stands there.
type Member struct {
	Key   string
	Value json.RawMessage
}

// Members are the keys of a JSON object in their order, for readers that know by
// themselves what each key holds. A key that is listed twice is refused, and so
// is anything but an object. The error is an *Error.
func Members(raw []byte) ([]Member, error) {
	var whole json.RawMessage
	if err := json.Unmarshal(raw, &whole); err != nil {
		return nil, explain(raw, err)
	}
	dec := json.NewDecoder(bytes.NewReader(raw))
	fault := func(format string, args ...any) error {
		return &Error{Line: LineAt(raw, int(dec.InputOffset())-1), Why: fmt.Sprintf(format, args...)}
	}
	open, err := dec.Token()
	if err != nil {
		return nil, explain(raw, err)
	}
	if open != json.Delim('{') {
		return nil, fault("%s stands where an object belongs", kindOf(open))
	}
	var list []Member
	for dec.More() {
		token, err := dec.Token()
		if err != nil {
			return nil, explain(raw, err)
		}
		m := Member{Key: token.(string)} // a key is always a text
		for i := range list {
			if list[i].Key == m.Key {
				return nil, fault("the key %q is listed twice", m.Key)
			}
		}
		if err := dec.Decode(&m.Value); err != nil {
			return nil, explain(raw, err)
		}
		list = append(list, m)
	}
	if _, err := dec.Token(); err != nil {
		return nil, explain(raw, err)
	}
	return list, nil
}

// kindOf names the kind of a JSON token.
func kindOf(token json.Token) string {
	switch token.(type) {
	case json.Delim:
		return "a list"
	case string:
		return "a text"
	case bool:
		return "true or false"
	case nil:
		return "null"
	}
	return "a number"
}
