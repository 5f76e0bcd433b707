package codec

import (
	"encoding/json"
	"slices"

	"vistula/data/strict"
	"vistula/rules/jsonw"
)

// Record is the list of fields of a struct T.
type Record[P, T any] struct {
	fields []*Field[P, T]
	checks []func(p P, t *T) string
}

// Of makes a record of its fields, in the order in which they are written. It
// panics where two have the same key.
func Of[P, T any](fields ...*Field[P, T]) *Record[P, T] {
	for i, f := range fields {
		if slices.ContainsFunc(fields[:i], func(g *Field[P, T]) bool { return g.name == f.name }) {
			panic("codec: the key " + f.name + " stands in a record twice")
		}
	}
	return &Record[P, T]{fields: fields}
}

// Must adds a check of a whole record after it was read; it gives what is wrong,
// "" for nothing.
func (r *Record[P, T]) Must(check func(p P, t *T) string) *Record[P, T] {
	r.checks = append(r.checks, check)
	return r
}

// Keys lists the keys of a record in their order, those of records within it with
// a dot.
func (r *Record[P, T]) Keys() []string {
	var keys []string
	for _, f := range r.fields {
		keys = append(keys, f.name)
		if f.within != nil {
			for _, k := range f.within() {
				keys = append(keys, f.name+"."+k)
			}
		}
	}
	return keys
}

// Write appends a struct as a JSON object.
func (r *Record[P, T]) Write(w *Writer, p P, t *T) {
	w.Raw("{")
	r.Fields(w, p, t)
	w.Raw("}")
}

// Append appends a struct as a JSON object to a buffer.
func (r *Record[P, T]) Append(b []byte, names *Names, p P, t *T) []byte {
	w := Writer{Writer: jsonw.Writer{B: b}, Names: names}
	r.Write(&w, p, t)
	return w.B
}

// Fields appends the fields of a struct without the braces, and tells whether there
// were any. Before the first comes no comma.
func (r *Record[P, T]) Fields(w *Writer, p P, t *T) (any bool) {
	for _, f := range r.fields {
		if f.empty != nil && f.empty(p, t) {
			continue
		}
		if any {
			w.Raw(f.comma)
		} else {
			w.Raw(f.comma[1:])
		}
		f.write(w, p, t)
		any = true
	}
	return any
}

// Read reads a JSON object into a struct. What is not there stays as it is, or is
// missing where the field is Needed and the Reader reads a whole position.
func (r *Record[P, T]) Read(in *Reader, p P, raw json.RawMessage, t *T) {
	members, err := strict.Members(raw)
	if err != nil {
		in.Fail("%v", err)
		return
	}
	for _, m := range members {
		if !slices.ContainsFunc(r.fields, func(f *Field[P, T]) bool { return f.name == m.Key }) {
			in.Fail("the key %q is unknown here", m.Key)
			return
		}
	}
	// In the order of the list, so that a field may rely on those before it.
	for _, f := range r.fields {
		i := slices.IndexFunc(members, func(m strict.Member) bool { return m.Key == f.name })
		if i < 0 {
			if in.Whole && f.needed != nil && f.needed(p, t) {
				in.Fail("%s is missing", f.name)
			}
			continue
		}
		in.In(f.name, func() {
			f.read(in, p, members[i].Value, t)
			for _, check := range f.checks {
				if in.Err == nil {
					in.Complain(check(p, t))
				}
			}
		})
	}
	r.check(in, p, t)
}

// check looks at a whole record that was read.
func (r *Record[P, T]) check(in *Reader, p P, t *T) {
	for _, check := range r.checks {
		if in.Err == nil {
			in.Complain(check(p, t))
		}
	}
}

// Writer appends JSON to B.
type Writer struct {
	jsonw.Writer
	*Names
}
