package desk

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Phase is a part of a player turn.
type Phase struct{ ID, Title string }

// ahead is what is known of the phases of a turn.
type ahead struct {
	list []Phase
	done bool
}

// scouted is how many actions a scout takes to learn the phases.
const scouted = 400

// Phases lists the phases of a player turn in their order. Rulebooks do not list
// them as data, so a scout plays some turns of a game of its own, doing as
// little as it can, and tells what it came through; the match itself adds what
// it never saw.
func (d *Desk) Phases() []Phase {
	if !d.ahead.done {
		d.ahead.done = true
		d.ahead.list = scout(d.Match.Ruleset(), d.Match.Scenario())
	}
	st := d.status()
	if st.Phase != "" && !slices.ContainsFunc(d.ahead.list, func(p Phase) bool { return p.ID == st.Phase }) {
		d.ahead.list = append(d.ahead.list, Phase{st.Phase, short(d.View().Prompt.Title)})
	}
	return d.ahead.list
}

func scout(rs rules.Ruleset, scenario string) (list []Phase) {
	p, err := rs.New(scenario, nil, 1)
	if err != nil {
		return nil
	}
	last := rules.Status{Turn: -1}
	at := -1
	for range scouted {
		st := p.Status()
		if st.Over {
			return list
		}
		if st.Turn != last.Turn || st.Side != last.Side {
			at = -1
		}
		if st.Phase != last.Phase || at < 0 {
			i := slices.IndexFunc(list, func(x Phase) bool { return x.ID == st.Phase })
			if i < 0 {
				i = at + 1
				list = slices.Insert(list, i, Phase{st.Phase, short(p.View("").Prompt.Title)})
			}
			at = i
		}
		last = st
		if _, err := p.Do(least(p.Offers())); err != nil {
			return list
		}
	}
	return list
}

// least is the offer that does least: to end the phase, else one that names
// nothing, else to wait, else the first.
func least(offers []rules.Offer) rules.Action {
	for _, want := range []func(rules.Offer) bool{
		func(o rules.Offer) bool { return o.Verb == "done" },
		func(o rules.Offer) bool { return o.Unit == "" && o.Hex == "" },
		func(o rules.Offer) bool { return o.Hex == "" },
	} {
		if i := slices.IndexFunc(offers, want); i >= 0 {
			return offers[i].Action
		}
	}
	if len(offers) == 0 {
		return rules.Action{}
	}
	return offers[0].Action
}

// short is a phase's title for a narrow arrow: "Movement Phase" is "Movement".
func short(title string) string { return strings.TrimSuffix(title, " Phase") }
