package edit

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"vistula/data"
)

// Units are the counters as they stand now.
func (s *Session) Units() []data.Unit {
	return readAll[data.Unit](s.list(place{unitsFile, units}))
}

// Unit is a counter as it stands now; ok is false where there is none.
func (s *Session) Unit(id string) (u data.Unit, ok bool) {
	list := s.list(place{unitsFile, units})
	i := s.find(list, units, id)
	if i < 0 {
		return u, false
	}
	return u, json.Unmarshal([]byte(list[i]), &u) == nil
}

// unitFigures are the fields of a counter that are numbers.
var unitFigures = []string{"stacking_points", "tactical_competence"}

// SetUnit sets a field of a counter: name, short, corps, army, formation,
// stacking_points or tactical_competence.
func (s *Session) SetUnit(id, field, to string) error {
	what := say("{{.Unit}}: {{.Field}} {{.Value}}", "Unit", id, "Field", words(field), "Value", to)
	return s.do(what, func(c *change) error {
		return c.edit(place{unitsFile, units}, id, unitOrder, func(o object) (object, error) {
			to := strings.TrimSpace(to)
			if textOf(o.get(field)) == to && !slices.Contains(unitFigures, field) {
				return o, nil
			}
			raw, err := figure(o, field, to, slices.Contains(unitFigures, field))
			if err != nil {
				return o, err
			}
			return o.put(field, raw, unitOrder), nil
		})
	})
}

// SetFace sets a figure on a face of a counter, counted from 0; "" and 0 are the
// same where the counter does not show the figure.
func (s *Session) SetFace(id string, face int, field, to string) error {
	what := say("{{.Unit}}, face {{.Face}}: {{.Field}} {{.Value}}", "Unit", id, "Face", face+1, "Field", words(field), "Value", to)
	return s.do(what, func(c *change) error {
		return c.edit(place{unitsFile, units}, id, unitOrder, func(o object) (object, error) {
			faces := listOf(o.get("faces"))
			if face < 0 || face >= len(faces) {
				return o, refuse("{{.Unit}} has no face {{.Face}}.", "Unit", id, "Face", face+1)
			}
			f, err := parseObject(faces[face])
			if err != nil {
				return o, err
			}
			raw, err := figure(f, field, strings.TrimSpace(to), true)
			if err != nil {
				return o, err
			}
			faces[face] = json.RawMessage(f.put(field, raw, faceOrder).text())
			return o.put("faces", joinList(faces), unitOrder), nil
		})
	})
}

func joinList(list []json.RawMessage) json.RawMessage {
	texts := make([]string, len(list))
	for i, e := range list {
		texts[i] = string(e)
	}
	return json.RawMessage("[" + strings.Join(texts, ", ") + "]")
}

// figure is what is typed as a value; a number that is there stays there as 0.
func figure(o object, field, to string, number bool) (json.RawMessage, error) {
	if n, err := strconv.Atoi(to); number && err == nil && (n != 0 || o.index(field) >= 0) {
		return value(n), nil
	}
	if number && to == "" && o.index(field) >= 0 {
		return value(0), nil
	}
	return rawField(words(field), to, number)
}

// words is a key as words.
func words(key string) string { return strings.ReplaceAll(key, "_", " ") }
