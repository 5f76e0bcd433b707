package bot

import "vistula/rules"

// option is an offer that is weighed, with the unit that has to be chosen before it.
type option struct {
	rules.Offer
	take rules.Action // its Verb is "" where nobody has to be
}

// actions are what carries the option out.
func (o *option) actions() []rules.Action {
	if o.take.Verb == "" {
		return []rules.Action{o.Action}
	}
	return []rules.Action{o.take, o.Action}
}

// options are what can be weighed of the offers: to choose a unit changes nothing, so
// that in its place stand the hexes that it can be put into then.
func (l *lab) options(offers []rules.Offer) []option {
	var list []option
	for i := range offers {
		if offers[i].Verb != rules.VerbTake {
			list = append(list, option{Offer: offers[i]})
			continue
		}
		take := offers[i].Action
		q := l.after(l.base, []rules.Action{take})
		if q == nil {
			continue
		}
		for _, o := range q.Offers() {
			if o.Unit == "" && o.Hex != "" {
				list = append(list, option{o, take})
			}
		}
		l.handBack(q)
	}
	return list
}
