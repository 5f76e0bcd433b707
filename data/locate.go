package data

import (
	"bytes"
	"encoding/json"

	"vistula/data/strict"
)

// locate finds the line of the value that the path of object keys (string) and
// list indices (int) leads to; 0 where the path leads nowhere.
func locate(raw []byte, path ...any) int {
	dec := json.NewDecoder(bytes.NewReader(raw))
	for _, step := range path {
		token, err := dec.Token()
		if err != nil {
			return 0
		}
		ok := false
		switch step := step.(type) {
		case string:
			ok = token == json.Delim('{') && seekKey(dec, step)
		case int:
			ok = token == json.Delim('[') && seekIndex(dec, step)
		}
		if !ok {
			return 0
		}
	}
	return strict.LineAt(raw, int(dec.InputOffset()))
}

// seekKey leaves the decoder before the value of a key of the object it is in.
func seekKey(dec *json.Decoder, key string) bool {
	for dec.More() {
		token, err := dec.Token()
		if err != nil {
			return false
		}
		if token == key {
			return true
		}
		if skip(dec) != nil {
			return false
		}
	}
	return false
}

// seekIndex leaves the decoder before the nth value of the list it is in.
func seekIndex(dec *json.Decoder, n int) bool {
	for range n {
		if !dec.More() || skip(dec) != nil {
			return false
		}
	}
	return dec.More()
}

// skip reads over one value.
func skip(dec *json.Decoder) error {
	var value json.RawMessage
	return dec.Decode(&value)
}

// span gives the first and last line of the value that a key of the outermost
// object holds; ok is false where there is none.
func span(raw []byte, key string) (first, last int, ok bool) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	if token, err := dec.Token(); err != nil || token != json.Delim('{') || !seekKey(dec, key) {
		return 0, 0, false
	}
	from := int(dec.InputOffset())
	if skip(dec) != nil {
		return 0, 0, false
	}
	return strict.LineAt(raw, from), strict.LineAt(raw, int(dec.InputOffset())-1), true
}
