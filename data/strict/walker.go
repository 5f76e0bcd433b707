package strict

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// walker compares a JSON value, known to be of the right types, with the Go
// type that it was read into. It finds keys that the type does not have or that
// only differ in case, keys that stand there twice, lists that are longer or
// shorter than the array they fill, and null where a number or an object
// belongs.
type walker struct {
	raw    []byte
	dec    *json.Decoder
	fields map[reflect.Type]map[string]reflect.Type
}

var (
	unmarshaler     = reflect.TypeFor[json.Unmarshaler]()
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
	numberType      = reflect.TypeFor[json.Number]()
)

func (w *walker) fault(field, format string, args ...any) *Error {
	return &Error{Line: LineAt(w.raw, int(w.dec.InputOffset())-1), Field: field, Why: fmt.Sprintf(format, args...)}
}

// value checks the next value against t; path is where it stands.
func (w *walker) value(t reflect.Type, path string) *Error {
	optional := t.Kind() == reflect.Pointer
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	// Types that read themselves decide themselves; those files are read by
	// their own strict readers.
	if t.Kind() == reflect.Interface || reflect.PointerTo(t).Implements(unmarshaler) {
		if err := skip(w.dec); err != nil {
			return w.fault(path, "%v", err)
		}
		return nil
	}
	token, err := w.dec.Token()
	if err != nil {
		return w.fault(path, "%v", err)
	}
	switch token {
	case json.Delim('{'):
		return w.object(t, path)
	case json.Delim('['):
		return w.list(t, path)
	case nil:
		switch t.Kind() {
		case reflect.String, reflect.Slice, reflect.Map:
		default:
			if optional {
				return nil // a table whose last row has no upper end
			}
			return w.fault(path, "null stands where %s belongs", inWords(t))
		}
	}
	if t == numberType {
		if _, text := token.(string); text {
			return w.fault(path, "a text stands where a number belongs")
		}
	}
	return nil
}

func (w *walker) object(t reflect.Type, path string) *Error {
	seen := map[string]bool{}
	for w.dec.More() {
		token, err := w.dec.Token()
		if err != nil {
			return w.fault(path, "%v", err)
		}
		key, _ := token.(string)
		if seen[key] {
			return w.fault(path, "the key %q is listed twice", key)
		}
		seen[key] = true
		element, ok := w.element(t, key)
		if !ok {
			return w.fault(path, "the key %q is unknown here", key)
		}
		if err := w.value(element, join(path, key)); err != nil {
			return err
		}
	}
	_, _ = w.dec.Token() // the closing bracket: the value was parsed once before
	return nil
}

func (w *walker) list(t reflect.Type, path string) *Error {
	n := 0
	for ; w.dec.More(); n++ {
		if err := w.value(t.Elem(), fmt.Sprintf("%s[%d]", path, n)); err != nil {
			return err
		}
	}
	_, _ = w.dec.Token()
	if t.Kind() == reflect.Array && n != t.Len() {
		return w.fault(path, "the list has %d entries instead of %d", n, t.Len())
	}
	return nil
}

// element is the type of the value that a key of t holds.
func (w *walker) element(t reflect.Type, key string) (reflect.Type, bool) {
	if t.Kind() == reflect.Map {
		return t.Elem(), true
	}
	known, ok := w.fields[t]
	if !ok {
		known = map[string]reflect.Type{}
		for _, f := range reflect.VisibleFields(t) {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			if name == "" && !f.Anonymous {
				name = f.Name
			}
			if f.IsExported() && name != "" && name != "-" {
				known[name] = f.Type
			}
		}
		w.fields[t] = known
	}
	element, ok := known[key]
	return element, ok
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// skip reads over one value.
func skip(dec *json.Decoder) error {
	var value json.RawMessage
	return dec.Decode(&value)
}
