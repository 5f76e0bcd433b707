package fury

import (
	"encoding/json"
	"fmt"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/codec"
	"vistula/rules/jsonw"
)

// AppendJSON appends the position as one line of JSON, by which every action of a
// game is hashed.
func (p *Position) AppendJSON(b []byte) []byte {
	w := codec.Writer{Writer: jsonw.Writer{B: b}, Names: p.rs.Names()}
	positionFields.Write(&w, p, p)
	return w.B
}

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	p, err := rs.load(raw)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	return p, nil
}

func (rs *Ruleset) load(raw json.RawMessage) (*Position, error) {
	book, scenario, o, err := heading(raw)
	if err != nil {
		return nil, err
	}
	if book != id {
		return nil, fmt.Errorf("ruleset %q is not %q", book, id)
	}
	sc, err := rs.scenario(scenario, o)
	if err != nil {
		return nil, err
	}
	p, in := sc.start.clone(), codec.Reader{Names: rs.Names(), Whole: true}
	p.options = parseOptions(o)
	positionFields.Read(&in, p, raw, p)
	if in.Err != nil {
		return nil, in.Err
	}
	p.muster()
	p.accountLate()
	return p, p.sound()
}

// heading reads what tells of which game a position is.
func heading(raw json.RawMessage) (book, scenario string, o rules.Options, err error) {
	members, err := strict.Members(raw)
	if err != nil {
		return "", "", nil, err
	}
	var names []string
	for _, m := range members {
		switch m.Key {
		case "ruleset":
			err = strict.Decode(m.Value, &book)
		case "scenario":
			err = strict.Decode(m.Value, &scenario)
		case "options":
			err = strict.Decode(m.Value, &names)
		}
		if err != nil {
			return "", "", nil, fmt.Errorf("%s: %w", m.Key, err)
		}
	}
	o = rules.Options{}
	for _, name := range names {
		o[name] = "on"
	}
	return book, scenario, o, nil
}
