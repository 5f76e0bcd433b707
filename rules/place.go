package rules

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// Place is a position like another but for one unit, which stands in another hex: put there
// by hand, not moved. What the rules had noted about how it got where it was, such as what
// it has spent, is kept where it may be. The error says in a sentence why the unit cannot
// stand there; the position itself stays as it is.
func Place(p Position, unit, hex string) (Position, error) {
	var whole map[string]json.RawMessage
	if err := json.Unmarshal(p.AppendJSON(nil), &whole); err != nil {
		return nil, err
	}
	var units []*placing
	if err := json.Unmarshal(whole["units"], &units); err != nil {
		return nil, err
	}
	i := slices.IndexFunc(units, func(u *placing) bool { return u.ID == unit })
	if i < 0 { // one that is off the map may not be written down
		i, units = len(units), append(units, &placing{ID: unit})
	}
	mine := units[i]
	from := mine.Hex
	mine.Hex = hex
	ranked := slices.ContainsFunc(units, func(u *placing) bool { return u.State["rank"] != nil })
	if ranked {
		restack(units, mine, from)
	}
	q, why := loadWith(p.Ruleset(), whole, units)
	if why != nil && mine.State != nil { // it may say that the unit is off the map
		rank := mine.State["rank"]
		if mine.State = nil; rank != nil {
			mine.State = map[string]json.RawMessage{"rank": rank}
		}
		if fresh, err := loadWith(p.Ruleset(), whole, units); err == nil {
			return fresh, nil
		}
	}
	if why != nil && !ranked {
		restack(units, mine, from)
		if fresh, err := loadWith(p.Ruleset(), whole, units); err == nil {
			return fresh, nil
		}
	}
	return q, why
}

// offMap are the states by which rulesets may say that a unit is in no hex and stays away.
var offMap = []string{`{"absent":true}`, `{"box":"eliminated"}`, `{"box":"eliminated","lost":1}`, `{"box":"eliminated","lost":2}`, `{"box":"absent"}`, `{"box":"pool"}`, `{"dead":1}`, `{}`}

// Remove is a position like another but for one unit, which was taken off the map by hand.
// The error says in a sentence why it cannot be; the position itself stays as it is.
func Remove(p Position, unit string) (Position, error) {
	var whole map[string]json.RawMessage
	if err := json.Unmarshal(p.AppendJSON(nil), &whole); err != nil {
		return nil, err
	}
	var why error
	for _, state := range offMap {
		var units []*placing
		if err := json.Unmarshal(whole["units"], &units); err != nil {
			return nil, err
		}
		i := slices.IndexFunc(units, func(u *placing) bool { return u.ID == unit && u.Hex != "" })
		if i < 0 {
			return nil, fmt.Errorf("%s is not on the map", unit)
		}
		mine := units[i]
		from := mine.Hex
		mine.Hex, mine.State = "", nil
		if err := json.Unmarshal([]byte(state), &mine.State); err != nil {
			return nil, err
		}
		if slices.ContainsFunc(units, func(u *placing) bool { return u.State["rank"] != nil }) {
			restack(units, &placing{}, from)
		}
		q, err := loadWith(p.Ruleset(), maps.Clone(whole), units)
		if err == nil {
			if c, _ := q.View("").Find(unit); c.Hex == "" {
				return q, nil
			}
			continue
		}
		why = cmp.Or(why, err)
	}
	return nil, why
}

// placing is a unit as every ruleset writes it.
type placing struct {
	ID    string                     `json:"id"`
	Hex   string                     `json:"hex,omitempty"`
	State map[string]json.RawMessage `json:"state,omitempty"`
}

// rank is the place of a unit in its stack, 0 for the uppermost.
func (u *placing) rank() (n int) {
	if json.Unmarshal(u.State["rank"], &n) != nil {
		return 0
	}
	return n
}

// restack numbers two stacks anew in rulesets that note the order of each: the one that a
// unit was taken from, and the one it was put into, where it lies lowest.
func restack(units []*placing, put *placing, from string) {
	for _, hex := range []string{from, put.Hex} {
		var stack []*placing
		for _, u := range units {
			if u.Hex == hex && u != put && hex != "" {
				stack = append(stack, u)
			}
		}
		slices.SortStableFunc(stack, func(a, b *placing) int { return cmp.Compare(a.rank(), b.rank()) })
		if hex == put.Hex {
			stack = append(stack, put)
		}
		for n, u := range stack {
			delete(u.State, "rank")
			if n == 0 {
				continue
			}
			if u.State == nil {
				u.State = map[string]json.RawMessage{}
			}
			u.State["rank"] = json.RawMessage(fmt.Sprint(n))
		}
	}
}

// loadWith loads a position with other units.
func loadWith(rs Ruleset, whole map[string]json.RawMessage, units []*placing) (Position, error) {
	list, err := json.Marshal(units)
	if err != nil {
		return nil, err
	}
	whole["units"] = list
	raw, err := json.Marshal(whole)
	if err != nil {
		return nil, err
	}
	q, err := rs.Load(raw)
	if err != nil {
		return nil, fmt.Errorf("the unit cannot stand there: %w", err)
	}
	return q, nil
}
