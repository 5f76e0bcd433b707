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
	scanner
	fields map[reflect.Type]map[string]reflect.Type // the keys of structs with what they hold
	path   []step                                   // where the value stands that is being looked at
}

// step is one step of a path: into an object by a key, or into a list.
type step struct {
	key   string
	index int
}

var (
	unmarshaler     = reflect.TypeFor[json.Unmarshaler]()
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
	numberType      = reflect.TypeFor[json.Number]()
)

func (w *walker) fault(format string, args ...any) *Error {
	return &Error{Line: LineAt(w.raw, w.at-1), Field: w.field(), Why: fmt.Sprintf(format, args...)}
}

// field writes the path: "units[3].steps".
func (w *walker) field() string {
	var text strings.Builder
	for i, s := range w.path {
		switch {
		case s.key == "":
			fmt.Fprintf(&text, "[%d]", s.index)
		case i > 0:
			text.WriteString("." + s.key)
		default:
			text.WriteString(s.key)
		}
	}
	return text.String()
}

// within checks the next value, which stands a step further in.
func (w *walker) within(s step, t reflect.Type) *Error {
	w.path = append(w.path, s)
	err := w.value(t)
	w.path = w.path[:len(w.path)-1]
	return err
}

// value checks the next value against t.
func (w *walker) value(t reflect.Type) *Error {
	optional := t.Kind() == reflect.Pointer
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	// Types that read themselves decide themselves; those files are read by
	// their own strict readers.
	if t.Kind() == reflect.Interface || reflect.PointerTo(t).Implements(unmarshaler) {
		w.scanner.value()
		return nil
	}
	first := w.next()
	switch first {
	case '{':
		return w.object(t)
	case '[':
		return w.list(t)
	}
	w.scanner.value()
	if first == 'n' {
		switch kind := t.Kind(); {
		case kind == reflect.String || kind == reflect.Slice || kind == reflect.Map && len(w.path) > 0:
		default: // a map that is all there is has {} to say that it is empty
			if optional {
				return nil // a table whose last row has no upper end
			}
			return w.fault("null stands where %s belongs", inWords(t))
		}
	}
	if t == numberType && first == '"' {
		return w.fault("a text stands where a number belongs")
	}
	return nil
}

func (w *walker) object(t reflect.Type) *Error {
	seen := map[string]bool{}
	for w.open(); w.more(); {
		key := w.text()
		if seen[key] {
			return w.fault("the key %q is listed twice", key)
		}
		seen[key] = true
		element, ok := w.element(t, key)
		if !ok {
			return w.fault("the key %q is unknown here", key)
		}
		if err := w.within(step{key: key}, element); err != nil {
			return err
		}
	}
	return nil
}

func (w *walker) list(t reflect.Type) *Error {
	n := 0
	for w.open(); w.more(); n++ {
		if err := w.within(step{index: n}, t.Elem()); err != nil {
			return err
		}
	}
	if t.Kind() == reflect.Array && n != t.Len() {
		return w.fault("the list has %d entries instead of %d", n, t.Len())
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
		known = fields(t)
		w.fields[t] = known
	}
	element, ok := known[key]
	return element, ok
}

// fields are the keys of a struct.
func fields(t reflect.Type) map[string]reflect.Type {
	keys := map[string]reflect.Type{}
	for _, f := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" && !f.Anonymous {
			name = f.Name
		}
		if f.IsExported() && name != "" && name != "-" {
			keys[name] = f.Type
		}
	}
	return keys
}
