package edit

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"vistula/data"
	"vistula/rules/board"
)

// Orders of keys, as the data files have them.
var (
	hexOrder    = keysOf(reflect.TypeFor[board.Hex]())
	sideOrder   = []string{"between", "is", "name", "hex", "source", "note"}
	lineOrder   = []string{"id", "line", "class", "tracks", "gauge", "country", "hexes", "source", "note"}
	chainOrder  = keysOf(reflect.TypeFor[board.Chain]())
	courseOrder = keysOf(reflect.TypeFor[board.Course]())
	unitOrder   = keysOf(reflect.TypeFor[data.Unit]())
	faceOrder   = keysOf(reflect.TypeFor[data.Face]())
	setupOrder  = keysOf(reflect.TypeFor[data.Placement]())
	fortOrder   = keysOf(reflect.TypeFor[board.Fort]())
	pointOrder  = keysOf(reflect.TypeFor[board.Points]())
)

// keysOf are the keys of a type of entry in their order.
func keysOf(t reflect.Type) []string {
	var keys []string
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		keys = append(keys, name)
	}
	return keys
}

const source = "source"

// marked writes an entry that was changed: with the player as its source, or as
// the program has it where it says the same.
func (s *Session) marked(p place, o object, order []string) string {
	if i := s.find(s.program(p), p.list, s.key(p.list, o.text())); i >= 0 {
		if was := s.program(p)[i]; sameBut(was, o) {
			return was
		}
	}
	return o.with(source, value(data.Player), order).text()
}

// sameBut tells whether two entries differ in nothing but their source.
func sameBut(entry string, o object) bool {
	was, err := parseObject([]byte(entry))
	if err != nil {
		return false
	}
	was, o = was.without(source), o.without(source)
	return len(was) == len(o) && !slices.ContainsFunc(was, func(m member) bool {
		return o.index(m.key) < 0 || !same(m.raw, o.get(m.key))
	})
}

// edit changes the entry with a key by a function.
func (c *change) edit(p place, key string, order []string, f func(object) (object, error)) error {
	list := c.list(p)
	i := c.s.find(list, p.list, key)
	if i < 0 {
		return refuse("{{.Key}} is not in {{.File}}.", "Key", key, "File", p.file)
	}
	o, err := parseObject([]byte(list[i]))
	if err != nil {
		return err
	}
	if o, err = f(o); err != nil {
		return err
	}
	list = slices.Clone(list)
	list[i] = c.s.marked(p, o, order)
	c.set(p, list)
	return nil
}

// put sets a key, or takes it away where raw is nil.
func (o object) put(key string, raw json.RawMessage, order []string) object {
	if raw == nil {
		return o.without(key)
	}
	return o.with(key, raw, order)
}
