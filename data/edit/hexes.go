package edit

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"vistula/rules/board"
)

func mapFile(id string) string { return "map-" + id + ".json" }

// Maps are the ids of the maps that can be edited.
func (s *Session) Maps() []string {
	var ids []string
	for _, file := range s.files {
		if id, ok := strings.CutPrefix(strings.TrimSuffix(file, ".json"), "map-"); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// Hex is a hex of a map as it stands now; ok is false where there is none.
func (s *Session) Hex(mapID, number string) (h board.Hex, ok bool) {
	list := s.list(place{mapFile(mapID), hexes})
	i := s.find(list, hexes, number)
	if i < 0 {
		return h, false
	}
	return h, json.Unmarshal([]byte(list[i]), &h) == nil
}

// SetTerrain paints a hex.
func (s *Session) SetTerrain(mapID, number, terrain string) error {
	return s.SetHex(mapID, number, "terrain", terrain)
}

// SetHex sets a field of a hex as its key is in the map file; "fort.strength"
// is a field of a fortress, "vp.capture" one of its points. Words and numbers
// are written as they are typed; "" takes the field away, and so does 0 where
// nothing is worth nothing.
func (s *Session) SetHex(mapID, number, field, to string) error {
	p := place{mapFile(mapID), hexes}
	what := say("Hex {{.Hex}}: {{.Field}} {{.Value}}", "Hex", number, "Field", field, "Value", to)
	return s.do(what, func(c *change) error {
		return c.edit(p, number, hexOrder, func(o object) (object, error) { return setHexField(o, field, to) })
	})
}

// Numbers of a hex, the rest of its fields are words.
var hexNumbers = []string{"points", "fort.strength", "fort.weakened", "fort.steps", "vp.capture", "vp.occupy"}

func setHexField(o object, field, to string) (object, error) {
	to = strings.TrimSpace(to)
	raw, err := rawField(field, to, slices.Contains(hexNumbers, field))
	if err != nil {
		return o, err
	}
	outer, inner, nested := strings.Cut(field, ".")
	if !nested {
		o = o.put(field, raw, hexOrder)
		if field == "town" && to == "" {
			o = o.without("class")
		}
		return o, nil
	}
	order := fortOrder
	if outer == "vp" {
		order = pointOrder
	}
	in, _ := parseObject(o.get(outer)) // none yet is an empty one
	if raw == nil && outer == "fort" && inner != "side" && len(in) > 0 {
		raw = value(0) // a fortress keeps all of its figures
	}
	in = in.put(inner, raw, order)
	if len(in) == 0 || inner == "side" && to == "" {
		return o.without(outer), nil // what belongs to nobody is not there
	}
	return o.put(outer, json.RawMessage(in.text()), hexOrder), nil
}

// rawField is what is typed as a value, nil for nothing.
func rawField(field, to string, number bool) (json.RawMessage, error) {
	if to == "" {
		return nil, nil
	}
	if !number {
		return value(to), nil
	}
	n, err := strconv.Atoi(to)
	switch {
	case err != nil:
		return nil, refuse("“{{.Value}}” is not a whole number, and {{.Field}} must be one.", "Value", to, "Field", field)
	case n == 0:
		return nil, nil
	}
	return value(n), nil
}

// SetFlag says whether a hex is something: fortress, border, forbidden or river,
// where a map has rivers that run through hexes.
func (s *Session) SetFlag(mapID, number, flag string, on bool) error {
	h, ok := s.Hex(mapID, number)
	if !ok {
		return refuse("There is no hex {{.Hex}}.", "Hex", number)
	}
	if flagOf(&h, flag) == on {
		return nil
	}
	words := "Hex {{.Hex}}: no {{.Flag}}"
	if on {
		words = "Hex {{.Hex}}: {{.Flag}}"
	}
	return s.do(say(words, "Hex", number, "Flag", flag), func(c *change) error {
		if flag == "river" {
			if err := c.course(mapID, number, on); err != nil {
				return err
			}
		}
		return c.edit(place{mapFile(mapID), hexes}, number, hexOrder, func(o object) (object, error) {
			if !on {
				return o.without(flag), nil
			}
			return o.with(flag, value(true), hexOrder), nil
		})
	})
}

func flagOf(h *board.Hex, flag string) bool {
	switch flag {
	case "fortress":
		return h.Fortress
	case "border":
		return h.Border
	case "forbidden":
		return h.Forbidden
	case "river":
		return h.River
	}
	return false
}
