package desk

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Took says in a few words what the actions after from did, up to to: "12/I to Krasnik
// (1222)". It ends without a full stop.
func (d *Tactics) Took(from, to int) string {
	if from < 0 || from >= to {
		return ""
	}
	if e, _ := d.Deed(to); d.Seats[e.Side] != Person && d.persons() > 0 {
		return d.say("what {{.Side}} did", "Side", d.SideName(e.Side))
	}
	if words := d.tookMove(from, to); words != "" {
		return words
	}
	for n := to; n > from; n-- {
		e, _ := d.Deed(n)
		if e.Action.Unit == "" && e.Action.Hex == "" && e.Action.Verb != rules.VerbDone { // a button: what came of it is no name for it
			if words := d.offeredAs(n - 1); words != "" {
				return words
			}
		}
		if i := slices.IndexFunc(e.Events, func(e rules.Event) bool { return e.Text != "" }); i >= 0 && e.Action.Verb != rules.VerbDone {
			return short(e.Events[i].Text)
		}
	}
	if words := d.offeredAs(from); words != "" {
		return words
	}
	return d.say("the last action")
}

// tookMove says who went where; "" where nobody did.
func (d *Tactics) tookMove(from, to int) string {
	var units []string
	start, end := "", ""
	for n := from + 1; n <= to; n++ {
		e, _ := d.Deed(n)
		for _, e := range e.Events {
			if !marched(e) {
				continue
			}
			if start == "" {
				units, start = e.Units, e.Hexes[0]
			}
			end = e.Hexes[1]
		}
	}
	switch {
	case start == "":
		return ""
	case len(units) == 1:
		return d.say("{{.Unit}}: {{.From}} to {{.To}}", "Unit", d.UnitName(units[0]), "From", d.place(start), "To", d.place(end))
	}
	return d.say("{{.Unit}} and those with it: {{.From}} to {{.To}}", "Unit", d.UnitName(units[0]), "From", d.place(start), "To", d.place(end))
}

// offeredAs names the action after the n-th as its button did; "" where the viewer was
// offered no such thing.
func (d *Tactics) offeredAs(n int) string {
	e, _ := d.Deed(n + 1)
	what := ""
	if s, err := d.SeatAt(n); err == nil {
		for _, o := range s.Offers() {
			if o.Action == e.Action {
				what = o.Label
				break
			}
		}
	}
	switch {
	case what != "" && e.Action.Unit != "":
		return naming(what, d.UnitName(e.Action.Unit))
	case what != "" && e.Action.Hex != "":
		return what + ": " + d.place(e.Action.Hex)
	}
	return what
}

// mostTook is how long the words for what was done may be.
const mostTook = 72

// short is the first sentence of a text, cut where it is long.
func short(text string) string {
	if i := strings.Index(text, ". "); i > 0 {
		text = text[:i]
	}
	text = strings.TrimSuffix(text, ".")
	runes := []rune(text)
	if len(runes) <= mostTook {
		return text
	}
	cut := strings.LastIndex(string(runes[:mostTook]), " ")
	return string(runes[:mostTook])[:max(cut, 1)] + "…"
}
