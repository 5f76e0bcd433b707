package table

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/chronicle"
)

// planWords are what a computer player was about in a turn, a sentence each, with the
// units as its side saw them then.
func (t *tabletop) planWords(in bot.Intention, v *rules.View) []string {
	if in.Manner == "" {
		return nil
	}
	list := []string{manner(in.Manner)}
	for i, e := range in.Efforts {
		units := map[string]any{"Units": t.unitList(e.Units, v), "Place": t.foe(e.Hex, v)}
		switch {
		case e.Masks:
			list = append(list, chronicle.Capital(lang.N("{{.Units}} mask {{.Place}}.", len(e.Units), units)))
		case i == 0:
			list = append(list, lang.L("Main effort against {{.Place}}: {{.Units}}.", units))
		default:
			list = append(list, lang.L("Second effort against {{.Place}}: {{.Units}}.", units))
		}
	}
	return list
}

// manner is how a computer player plays a turn, as an aim.
func manner(name string) string {
	switch name {
	case "plays for position":
		return lang.L("Aim: a better position.")
	case "presses the attack":
		return lang.L("Aim: press the attack.")
	case "goes for the objectives":
		return lang.L("Aim: take the places that count.")
	case "holds its ground":
		return lang.L("Aim: hold the line.")
	case "saves its strength":
		return lang.L("Aim: save strength.")
	case "closes up":
		return lang.L("Aim: bring up the units that lag behind.")
	}
	return chronicle.Capital(name) + "."
}

// mostUnits is how many units a sentence names.
const mostUnits = 3

// unitList names units, written out, and counts those beyond the first few.
func (t *tabletop) unitList(units []string, v *rules.View) string {
	w := t.teller()
	var names []string
	for _, c := range t.countersOf(units, v) {
		if name := w.Unit(&c); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if n := len(names); n > mostUnits {
		names = append(names[:mostUnits-1], lang.N("{{.N}} other units", n-mostUnits+1, map[string]any{"N": n - mostUnits + 1}))
	}
	return w.List(names)
}

// foe is a place of the enemy's with the formation that stands there, where all that can
// be seen of it is of one: "the 5th Army at Krasnik (12.21)".
func (t *tabletop) foe(hex string, v *rules.View) string {
	w := t.teller()
	place := w.Spot(hex)
	corps := ""
	for _, st := range v.Stacks {
		if st.Hex != hex {
			continue
		}
		for i := range st.Units {
			c := &st.Units[i]
			of := c.Corps
			if of == "" || corps != "" && of != corps {
				return place
			}
			corps = of
		}
	}
	if corps == "" {
		return place
	}
	return lang.L("{{.Corps}} Corps at {{.Place}}", map[string]any{"Corps": corps, "Place": place})
}
