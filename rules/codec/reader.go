package codec

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/board"
)

// Reader reads the records of one position and keeps the first error. After it,
// what is read is within bounds but means nothing.
type Reader struct {
	*Names
	// Whole tells that a saved position is read, of which nothing needed may be
	// missing; a description for the referee may leave out what it likes.
	Whole bool
	// Err is the first error; it names the field that is wrong.
	Err error

	path []string
}

// In reads a part with a name, which stands before errors in it, once where the part
// around it has the same.
func (r *Reader) In(name string, read func()) {
	if n := len(r.path); n > 0 && r.path[n-1] == name {
		read()
		return
	}
	r.path = append(r.path, name)
	read()
	r.path = r.path[:len(r.path)-1]
}

// Fail keeps an error unless there is one already.
func (r *Reader) Fail(format string, a ...any) {
	if r.Err != nil {
		return
	}
	path, why := strings.Join(r.path, ": "), fmt.Sprintf(format, a...)
	if path != "" && !strings.HasPrefix(why, "[") { // as in units[3]
		path += ": "
	}
	r.Err = &rules.Unsound{At: path, Why: why}
}

// FailAt is Fail of a part that is not being read, which stands before the error.
func (r *Reader) FailAt(part, format string, a ...any) {
	r.In(part, func() { r.Fail(format, a...) })
}

// Check looks at what was read, unless there is an error already.
func (r *Reader) Check(sound func() error) {
	if r.Err == nil {
		r.Err = sound()
	}
}

// Complain keeps what is wrong with a part, "" for nothing.
func (r *Reader) Complain(why string) {
	if why != "" {
		r.Fail("%s", why)
	}
}

// decode reads a plain value strictly; it gives the zero value after an error.
func decode[V any](r *Reader, raw json.RawMessage) V {
	var v V
	if err := strict.Decode(raw, &v); err != nil {
		r.Fail("%v", err)
		return *new(V)
	}
	return v
}

// Number is a number from low to high.
func (r *Reader) Number(n, low, high int) int {
	if n < low || n > high {
		r.Fail("%d is not from %d to %d", n, low, high)
		return low
	}
	return n
}

// Moment reads the turn, from one to another, the side and the phase of a description.
func (r *Reader) Moment(s rules.Setup, first, last int, phases []string) (turn, side, phase int8) {
	r.In("turn", func() { turn = int8(r.Number(s.Turn, first, last)) })
	r.In("side", func() { side = int8(r.Index(string(s.Side), r.sides)) })
	r.In("phase", func() { phase = int8(r.Index(s.Phase, phases)) })
	return turn, side, phase
}

// Index is the place of a name in a list.
func (r *Reader) Index(name string, names []string) int {
	i := slices.Index(names, name)
	if i < 0 {
		r.Fail("%q is unknown; it is one of %s", name, strings.Join(slices.DeleteFunc(slices.Clone(names), func(n string) bool { return n == "" }), ", "))
		return 0
	}
	return i
}

// Hex is the hex with a printed number.
func (r *Reader) Hex(number string) board.ID {
	h, ok := r.Board.Find(number)
	if !ok {
		r.Fail("there is no hex %q", number)
		return 0
	}
	return h
}

// Unit is the unit with an id.
func (r *Reader) Unit(id string) int16 {
	u, ok := r.Find(id)
	if !ok {
		r.Fail("there is no unit %q", id)
	}
	return u
}
