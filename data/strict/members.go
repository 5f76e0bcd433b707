package strict

import (
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
// is anything but an object. The values share the memory of raw. The error is an
// *Error.
func Members(raw []byte) ([]Member, error) {
	if !json.Valid(raw) {
		var whole json.RawMessage
		return nil, explain(raw, json.Unmarshal(raw, &whole))
	}
	s := scanner{raw: raw}
	fault := func(format string, args ...any) error {
		return &Error{Line: LineAt(raw, s.at-1), Why: fmt.Sprintf(format, args...)}
	}
	if first := s.next(); first != '{' {
		s.value()
		return nil, fault("%s stands where an object belongs", kindOf(first))
	}
	var list []Member
	for s.open(); s.more(); {
		m := Member{Key: s.text()}
		for i := range list {
			if list[i].Key == m.Key {
				return nil, fault("the key %q is listed twice", m.Key)
			}
		}
		m.Value = s.value()
		list = append(list, m)
	}
	return list, nil
}

// kindOf names the kind of a JSON value by its first byte.
func kindOf(first byte) string {
	switch first {
	case '{':
		return "an object"
	case '[':
		return "a list"
	case '"':
		return "a text"
	case 't', 'f':
		return "true or false"
	case 'n':
		return "null"
	}
	return "a number"
}
