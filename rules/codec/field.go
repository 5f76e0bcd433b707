package codec

import (
	"encoding/json"
	"math"
	"slices"
	"unsafe"

	"vistula/rules/board"
)

// Field is one field of a record.
type Field[P, T any] struct {
	name   string
	comma  string                     // `,"name":`
	empty  func(p P, t *T) bool       // nothing to write; nil where it is always written
	write  func(w *Writer, p P, t *T) // the value without its key
	read   func(r *Reader, p P, raw json.RawMessage, t *T)
	limits func(p P, t *T) (low, high int)
	checks []func(p P, t *T) string
	within func() []string      // the keys of the record in it
	count  func(t *T) int       // the elements of a List
	needed func(p P, t *T) bool // nil where it may be missing
}

func newField[P, T any](name string) *Field[P, T] {
	return &Field[P, T]{name: name, comma: `,"` + name + `":`}
}

// Always has a field written even where it holds nothing.
func (f *Field[P, T]) Always() *Field[P, T] { f.empty = nil; return f }

// Needed has a saved position refused where the field is missing.
func (f *Field[P, T]) Needed() *Field[P, T] {
	return f.NeededWhen(func(P, *T) bool { return true })
}

// NeededWhen has a saved position refused where the field is missing and the fields
// before it are such that it is needed.
func (f *Field[P, T]) NeededWhen(is func(p P, t *T) bool) *Field[P, T] {
	f.needed = is
	return f
}

// When has a field written only where a condition holds, and then always.
func (f *Field[P, T]) When(is func(p P, t *T) bool) *Field[P, T] {
	f.empty = func(p P, t *T) bool { return !is(p, t) }
	return f
}

// Within bounds a number, or each of several: from low to high.
func (f *Field[P, T]) Within(low, high int) *Field[P, T] {
	return f.Between(func(P, *T) (int, int) { return low, high })
}

// Between bounds a number by what the fields before it hold.
func (f *Field[P, T]) Between(limits func(p P, t *T) (low, high int)) *Field[P, T] {
	f.limits = limits
	return f
}

// Must adds a check after the field was read: it gives what is wrong, "" for
// nothing.
func (f *Field[P, T]) Must(check func(p P, t *T) string) *Field[P, T] {
	f.checks = append(f.checks, check)
	return f
}

// Whole is a type of whole numbers.
type Whole interface {
	~int8 | ~int16 | ~int32 | ~int | ~uint8 | ~uint16
}

// Number is a whole number. Unless it is bounded otherwise it lies within its type,
// and numbers below zero are refused.
func Number[P, T any, N Whole](name string, at func(*T) *N) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return *at(t) == 0 }
	f.write = func(w *Writer, _ P, t *T) { w.Int(int(*at(t))) }
	f.limits = func(P, *T) (int, int) { return 0, most[N]() }
	f.read = func(r *Reader, p P, raw json.RawMessage, t *T) {
		low, high := f.limits(p, t)
		*at(t) = N(r.Number(decode[int](r, raw), low, high))
	}
	return f
}

// most is the largest number of a type, as far as an int goes.
func most[N Whole]() int {
	bits := 8 * unsafe.Sizeof(N(0))
	if ^N(0) < 0 { // signed
		bits--
	}
	if bits >= 32 {
		return math.MaxInt32
	}
	return 1<<bits - 1
}

// Numbers is a list of as many numbers as at gives, such as those of an array. All
// zero is nothing.
func Numbers[P, T any, N Whole](name string, at func(*T) []N) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return !slices.ContainsFunc(at(t), func(n N) bool { return n != 0 }) }
	f.write = func(w *Writer, _ P, t *T) {
		list := at(t)
		w.List("", len(list), func(i int) { w.Int(int(list[i])) })
	}
	f.limits = func(P, *T) (int, int) { return 0, most[N]() }
	f.read = func(r *Reader, p P, raw json.RawMessage, t *T) {
		list, into := decode[[]int](r, raw), at(t)
		if len(list) != len(into) {
			r.Fail("there are %d figures where %d belong", len(list), len(into))
			return
		}
		low, high := f.limits(p, t)
		for i, n := range list {
			into[i] = N(r.Number(n, low, high))
		}
	}
	return f
}

// Flag is a truth value.
func Flag[P, T any](name string, at func(*T) *bool) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return !*at(t) }
	f.write = func(w *Writer, _ P, t *T) {
		if *at(t) {
			w.Raw("true")
		} else {
			w.Raw("false")
		}
	}
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) { *at(t) = decode[bool](r, raw) }
	return f
}

// Name is one of a list of names, kept as its place in the list, such as a phase.
// It is always written, also where it is the first.
func Name[P, T any, N Whole](name string, at func(*T) *N, names []string) *Field[P, T] {
	f := newField[P, T](name)
	f.write = func(w *Writer, _ P, t *T) { w.Quoted(names[*at(t)]) }
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) { *at(t) = N(r.Index(decode[string](r, raw), names)) }
	return f
}

// NameUnless is a Name that is left out where it is none, which needs no name.
func NameUnless[P, T any, N Whole](name string, at func(*T) *N, names []string, none N) *Field[P, T] {
	f := Name[P](name, at, names)
	f.empty = func(_ P, t *T) bool { return *at(t) == none }
	return f
}

// Side is a side, kept as its place in the list of them; below zero is nobody, who
// is left out.
func Side[P, T any, N Whole](name string, at func(*T) *N) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return *at(t) < 0 }
	f.write = func(w *Writer, _ P, t *T) { w.side(int(*at(t))) }
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) { *at(t) = N(r.Index(decode[string](r, raw), r.sides)) }
	return f
}

func (w *Writer) side(s int) {
	if s < 0 {
		w.Quoted("")
		return
	}
	w.Quoted(w.sides[s])
}

// Text is any text.
func Text[P, T any](name string, at func(*T) *string) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return *at(t) == "" }
	f.write = func(w *Writer, _ P, t *T) { w.Text(*at(t)) }
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) { *at(t) = decode[string](r, raw) }
	return f
}

// Hex is a hex; board.None is nothing.
func Hex[P, T any](name string, at func(*T) *board.ID) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return *at(t) == board.None }
	f.write = func(w *Writer, _ P, t *T) { w.Quoted(w.Board.Number(*at(t))) }
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) { *at(t) = r.Hex(decode[string](r, raw)) }
	return f
}

// Hexes is a list of hexes; an empty one is nothing.
func Hexes[P, T any](name string, at func(*T) *[]board.ID) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return len(*at(t)) == 0 }
	f.write = func(w *Writer, _ P, t *T) {
		list := *at(t)
		w.List("", len(list), func(i int) { w.Quoted(w.Board.Number(list[i])) })
	}
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) {
		list := (*at(t))[:0]
		for _, number := range decode[[]string](r, raw) {
			list = append(list, r.Hex(number))
		}
		*at(t) = list
	}
	return f
}

// Unit is a unit, kept as its number; below zero is nobody.
func Unit[P, T any](name string, at func(*T) *int16) *Field[P, T] { return unitFrom[P](name, at, 0) }

// UnitPlusOne is a unit that is kept as its number plus one; zero is nobody.
func UnitPlusOne[P, T any](name string, at func(*T) *int16) *Field[P, T] {
	return unitFrom[P](name, at, 1)
}

func unitFrom[P, T any](name string, at func(*T) *int16, first int16) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return *at(t) < first }
	f.write = func(w *Writer, _ P, t *T) { w.Quoted(w.Units[*at(t)-first]) }
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) { *at(t) = r.Unit(decode[string](r, raw)) + first }
	return f
}

// Units is a list of units, each of which stands there once; an empty one is
// nothing.
func Units[P, T any](name string, at func(*T) *[]int16) *Field[P, T] {
	f := newField[P, T](name)
	f.empty = func(_ P, t *T) bool { return len(*at(t)) == 0 }
	f.write = func(w *Writer, _ P, t *T) {
		list := *at(t)
		w.List("", len(list), func(i int) { w.Quoted(w.Units[list[i]]) })
	}
	f.read = func(r *Reader, _ P, raw json.RawMessage, t *T) {
		list := (*at(t))[:0]
		for _, id := range decode[[]string](r, raw) {
			u := r.Unit(id)
			if slices.Contains(list, u) {
				r.Fail("unit %q is listed twice", id)
			}
			list = append(list, u)
		}
		*at(t) = list
	}
	return f
}
