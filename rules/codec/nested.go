package codec

import (
	"encoding/json"
	"fmt"
	"sync"

	"vistula/rules"
)

// Object is a struct within a struct. It is written where it has anything to write;
// Always and When decide otherwise.
func Object[P, T, U any](name string, at func(*T) *U, record *Record[P, U]) *Field[P, T] {
	f := newField[P, T](name)
	f.within = record.Keys
	f.empty = func(p P, t *T) bool { return !record.holds(p, at(t)) }
	f.write = func(w *Writer, p P, t *T) { record.Write(w, p, at(t)) }
	f.read = func(r *Reader, p P, raw json.RawMessage, t *T) { record.Read(r, p, raw, at(t)) }
	return f
}

// holds tells whether a struct has anything to write.
func (r *Record[P, T]) holds(p P, t *T) bool {
	for _, f := range r.fields {
		if f.empty == nil || !f.empty(p, t) {
			return true
		}
	}
	return false
}

// List is a list of structs; an empty one is nothing. Each element is read into a
// zero value that prepare, which may be nil, has made ready.
func List[P, T, U any](name string, at func(*T) *[]U, record *Record[P, U], prepare func(*U)) *Field[P, T] {
	f := newField[P, T](name)
	f.within = record.Keys
	f.empty = func(_ P, t *T) bool { return len(*at(t)) == 0 }
	f.count = func(t *T) int { return len(*at(t)) }
	f.write = func(w *Writer, p P, t *T) {
		list := *at(t)
		w.List("", len(list), func(i int) { record.Write(w, p, &list[i]) })
	}
	f.read = func(r *Reader, p P, raw json.RawMessage, t *T) { *at(t) = elements(r, p, raw, record, prepare) }
	return f
}

// AtMost bounds a List: there are no more elements than so many.
func (f *Field[P, T]) AtMost(n int) *Field[P, T] {
	return f.Must(func(_ P, t *T) string {
		if f.count(t) > n {
			return fmt.Sprintf("there are more than %d", n)
		}
		return ""
	})
}

// Sparse is a list of structs made for writing, such as the fortresses that have
// changed hands: each yields those that are worth a word, and keep takes what was
// read.
func Sparse[P, T, U any](name string, record *Record[P, U], prepare func(*U), each func(p P, t *T, yield func(*U)), keep func(r *Reader, p P, t *T, list []U)) *Field[P, T] {
	f := newField[P, T](name)
	f.within = record.Keys
	// Lists that serve again, for positions are written after every action.
	lists := sync.Pool{New: func() any {
		l := &gathered[U]{}
		l.add = func(u *U) { l.list = append(l.list, *u) }
		return l
	}}
	gather := func(p P, t *T) *gathered[U] {
		l := lists.Get().(*gathered[U])
		l.list = l.list[:0]
		each(p, t, l.add)
		return l
	}
	f.empty = func(p P, t *T) bool {
		l := gather(p, t)
		defer lists.Put(l)
		return len(l.list) == 0
	}
	f.write = func(w *Writer, p P, t *T) {
		l := gather(p, t)
		defer lists.Put(l)
		w.List("", len(l.list), func(i int) { record.Write(w, p, &l.list[i]) })
	}
	f.read = func(r *Reader, p P, raw json.RawMessage, t *T) { keep(r, p, t, elements(r, p, raw, record, prepare)) }
	return f
}

// gathered is a list of structs made for writing, with the function that adds to it.
type gathered[U any] struct {
	list []U
	add  func(*U)
}

func elements[P, U any](r *Reader, p P, raw json.RawMessage, record *Record[P, U], prepare func(*U)) []U {
	var list []U
	for _, element := range decode[[]json.RawMessage](r, raw) {
		var u U
		if prepare != nil {
			prepare(&u)
		}
		record.Read(r, p, element, &u)
		if r.Err != nil {
			return nil
		}
		list = append(list, u)
	}
	return list
}

// Own is a field that a ruleset writes and reads by itself, for the few that fit no
// other kind. empty may be nil.
func Own[P, T any](name string, empty func(p P, t *T) bool, write func(w *Writer, p P, t *T), read func(r *Reader, p P, raw json.RawMessage, t *T)) *Field[P, T] {
	f := newField[P, T](name)
	f.empty, f.write, f.read = empty, write, read
	return f
}

// Known is a field that is read before all others, because it tells from which start a
// position is begun: its ruleset, its scenario, its options.
func Known[P, T any](name string, write func(w *Writer, t *T)) *Field[P, T] {
	return Own(name, nil, func(w *Writer, _ P, t *T) { write(w, t) }, func(*Reader, P, json.RawMessage, *T) {})
}

// Words writes a list of words.
func (w *Writer) Words(list []string) { w.List("", len(list), func(i int) { w.Quoted(list[i]) }) }

// Dice are the dice of a position.
func Dice[P, T any](name string, at func(*T) *rules.Dice) *Field[P, T] {
	return Own(name, nil, func(w *Writer, _ P, t *T) { w.B = at(t).AppendJSON(w.B) }, func(r *Reader, _ P, raw json.RawMessage, t *T) {
		if dice := decode[*rules.Dice](r, raw); dice != nil {
			*at(t) = *dice
		} else {
			r.Fail("they are missing")
		}
	}).Needed()
}

// Decode reads a plain value within an Own field; after an error it is zero.
func Decode[V any](r *Reader, raw json.RawMessage) V { return decode[V](r, raw) }
