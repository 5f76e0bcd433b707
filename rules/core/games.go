package core

import (
	"encoding/json"
	"fmt"
	"slices"

	"vistula/data"
	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/codec"
)

// Games are the scenarios of a ruleset as it lists them, each with what the ruleset
// has made ready of it, S. A Ruleset embeds them.
type Games[S any] struct {
	list  []rules.Scenario
	ready []*S
}

// Describe is what the data tell players of a scenario; the ruleset adds who begins,
// the phases and the options.
func Describe(s *data.Scenario, sides []rules.Side, names []string) rules.Scenario {
	return rules.Scenario{ID: s.ID, Title: s.Title, Description: s.Description, Length: s.Length, Balance: s.Balance,
		Turns: s.Turns, Sides: sides, Names: names, Sheets: s.Sheets}
}

// Enter adds a scenario.
func (g *Games[S]) Enter(described rules.Scenario, ready *S) {
	g.list, g.ready = append(g.list, described), append(g.ready, ready)
}

// Scenarios lists what can be played.
func (g *Games[S]) Scenarios() []rules.Scenario { return slices.Clone(g.list) }

// Choose is the scenario with a name. The error names an unknown scenario or option.
func (g *Games[S]) Choose(name string, o rules.Options) (*S, error) {
	i, err := rules.ChooseScenario(g.list, name, o)
	if err != nil {
		return nil, err
	}
	return g.ready[i], nil
}

// Reopen makes a position of what was saved of it: read makes it, from the start of its
// scenario, with a reader that keeps the first error.
func (g *Games[S]) Reopen(b *Rulebook, raw json.RawMessage, read func(s *S, o rules.Options, r *codec.Reader) rules.Position) (rules.Position, error) {
	name, o, err := b.Heading(raw)
	if err != nil {
		return Made(nil, err)
	}
	s, err := g.Choose(name, o)
	if err != nil {
		return Made(nil, err)
	}
	r := &codec.Reader{Names: b.names, Whole: true}
	p := read(s, o, r)
	return Made(p, r.Err)
}

// Made is a position that was read, or what is wrong with it.
func Made(p rules.Position, err error) (rules.Position, error) {
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	return p, nil
}

// Heading reads what tells of which game a saved position is: the scenario, and the
// options, as a list of those that are on or each with its value. It says where the
// position is of another ruleset.
func (b *Rulebook) Heading(raw json.RawMessage) (scenario string, o rules.Options, err error) {
	members, err := strict.Members(raw)
	if err != nil {
		return "", nil, err
	}
	ruleset, o := "", rules.Options{}
	for _, m := range members {
		switch m.Key {
		case "ruleset":
			err = strict.Decode(m.Value, &ruleset)
		case "scenario":
			err = strict.Decode(m.Value, &scenario)
		case "options":
			err = readOptions(m.Value, o)
		}
		if err != nil {
			return "", nil, fmt.Errorf("%s: %w", m.Key, err)
		}
	}
	if ruleset != b.id {
		return "", nil, fmt.Errorf("ruleset %q is not %q", ruleset, b.id)
	}
	return scenario, o, nil
}

func readOptions(raw json.RawMessage, into rules.Options) error {
	if len(raw) > 0 && raw[0] == '{' {
		return strict.Decode(raw, &into)
	}
	var on []string
	if err := strict.Decode(raw, &on); err != nil {
		return err
	}
	for _, name := range on {
		into[name] = "on"
	}
	return nil
}
