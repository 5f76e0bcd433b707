package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/ui/desk"
)

// idea is one of the ideas, with where it is seen on the map.
type idea struct {
	bot.Idea
	way     []string // from hex to hex
	attacks []string // hexes from which the last hex of the way is attacked
	unit    string   // who goes
	put     string   // hex where a unit from off the map is put
}

// hexes are where the idea is seen on the map.
func (x *idea) hexes() []string {
	list := slices.Concat(x.way, x.attacks)
	if x.put != "" {
		list = append(list, x.put)
	}
	return list
}

// gain is how many points the idea promises, "" where they round to nothing.
func (x *idea) gain() string {
	if math.Abs(x.Gain) < 0.05 {
		return ""
	}
	return lang.L("{{.Points}} VP", map[string]any{"Points": story.Minus(fmt.Sprintf("%+.1f", x.Gain))})
}

// concerns tells whether an idea is about one of some units; one that names none and
// moves somebody, or ends a move, is about those in hand.
func concerns(i *bot.Idea, units []string) bool {
	names := func(a rules.Action) bool { return a.Unit != "" }
	if slices.ContainsFunc(i.Actions, names) {
		return slices.ContainsFunc(i.Actions, func(a rules.Action) bool { return names(a) && slices.Contains(units, a.Unit) })
	}
	return len(units) > 0 && slices.ContainsFunc(i.Actions, func(a rules.Action) bool {
		return a.Verb == rules.VerbHalt || a.Verb == rules.VerbStep || a.Verb == rules.VerbRide
	})
}

// place finds where on the map an idea is seen, and words for one without.
func (h *hint) place(i bot.Idea) idea {
	x := idea{Idea: i}
	var from []string
	target, fights := "", false
	for _, a := range i.Actions {
		c, ok := h.desk.Counter(a.Unit)
		if ok && c.Hex != "" {
			from = append(from, c.Hex)
			if x.unit == "" {
				x.unit = a.Unit
			}
		}
		switch {
		case a.Hex == "":
		case a.Verb == rules.VerbStep || a.Verb == rules.VerbRide:
			if len(x.way) == 0 {
				from = append(from, h.handHexes()...)
				x.way = from[:min(1, len(from))]
			}
			x.way = append(x.way, a.Hex)
		case target == "":
			target, fights = a.Hex, slices.Contains(attacking, a.Verb)
		}
	}
	if hand := h.desk.Hand(); x.unit == "" && moves(i.Actions) && len(hand) > 0 { // who has set out already
		x.unit = hand[0]
	}
	switch {
	case len(x.way) > 1 || target == "":
	case !fights && len(from) == 0 && h.setsOut(&x, i.Actions[0], target):
	case fights:
		x.attacks, x.way = from, []string{target}
	case len(from) > 0:
		x.way = []string{from[0], target}
	default:
		x.put = target
	}
	h.phrase(&x, i.Actions)
	return x
}

// setsOut finds from where those go whom the decision is about, where its action names
// but the hex they go to; false where that is not known.
func (h *hint) setsOut(x *idea, a rules.Action, to string) bool {
	from := a.From
	for _, u := range h.view().Prompt.Units {
		if c, ok := h.desk.Counter(u); ok && c.Hex != "" && (from == "" || from == c.Hex) {
			from, x.unit = c.Hex, u
		}
	}
	if from == "" || from == to {
		return false
	}
	x.way = []string{from, to}
	return true
}

// phrase says what an idea is, with the names of its units and places written out.
func (h *hint) phrase(x *idea, actions []rules.Action) {
	var units []string
	for _, a := range actions {
		if a.Unit != "" && !slices.Contains(units, a.Unit) {
			units = append(units, a.Unit)
		}
	}
	if len(units) == 0 {
		units = h.desk.Hand()
	}
	if len(units) == 0 {
		units = h.view().Prompt.Units
	}
	names := h.unitList(units, h.view())
	switch {
	case len(x.way) > 0 && len(x.attacks) > 0 && names != "":
		x.Words = lang.L("Attack {{.Place}} with {{.Units}}.", map[string]any{"Place": h.foe(x.way[0], h.view()), "Units": names})
		return
	case len(x.way) > 1 && len(x.attacks) == 0 && names != "" && moves(actions):
		x.Words = lang.L("Move {{.Units}} to {{.Place}}.", map[string]any{"Units": names, "Place": h.teller().Spot(x.way[len(x.way)-1])})
		return
	case len(x.way) > 1 && actions[0].Verb == rules.VerbRetreat && names != "":
		x.Words = lang.L("Retreat {{.Units}} to {{.Place}}.", map[string]any{"Units": names, "Place": h.teller().Spot(x.way[1])})
		return
	}
	for _, o := range h.desk.Offers() {
		if len(actions) == 0 || o.Action != actions[0] {
			continue
		}
		x.Words = desk.Sentence(h.called(strings.TrimSuffix(h.desk.Label(o), "."), x, actions[0], names))
	}
}

// called is the label of what is to be done, with the units and the place that it does
// not name.
func (h *hint) called(what string, x *idea, a rules.Action, names string) string {
	one := a.Unit != ""
	switch {
	case one && names != "" && h.relocates(a.Verb, x):
		return lang.L("Move {{.Units}} to {{.Place}}.", map[string]any{"Units": names, "Place": h.teller().Spot(actionPlace(x))})
	case !one && actionPlace(x) != "" && !strings.Contains(what, actionPlace(x)):
		return lang.L("{{.What}}: {{.Place}}", map[string]any{"What": what, "Place": h.teller().Spot(actionPlace(x))})
	case !one || names == "" || strings.Contains(what, names):
		return what
	case x.put != "" && !strings.Contains(what, x.put):
		return lang.L("{{.What}}: {{.Units}} at {{.Place}}", map[string]any{"What": what, "Units": names, "Place": h.teller().Spot(x.put)})
	}
	return lang.L("{{.What}}: {{.Units}}", map[string]any{"What": what, "Units": names})
}

// relocates tells whether an idea takes a unit to a place by a verb that knows no steps along
// the way: a headquarters, a depot.
func (h *hint) relocates(verb string, x *idea) bool {
	if len(x.attacks) > 0 || actionPlace(x) == "" {
		return false
	}
	by, ok := h.desk.Match.Ruleset().(rules.Accustomed)
	return verb == rules.VerbPick || verb == rules.VerbDisplace || ok && by.Habits()[verb] == rules.HabitJourney
}

// actionPlace is the hex that an idea without a unit leads to, "" for none.
func actionPlace(x *idea) string {
	switch {
	case x.put != "":
		return x.put
	case len(x.way) > 0:
		return x.way[len(x.way)-1]
	}
	return ""
}

// moves tells whether some actions take units along the map.
func moves(actions []rules.Action) bool {
	return slices.ContainsFunc(actions, func(a rules.Action) bool { return a.Verb == rules.VerbStep || a.Verb == rules.VerbRide })
}

// attacking are the verbs that name the hex of an attack.
var attacking = []string{rules.VerbAttack, rules.VerbStorm, rules.VerbTarget, rules.VerbDeclare}
