package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/overlay"
	"vistula/rules"
)

// objectives mark the places that earn points with what each is worth, in the colour of
// who holds it.
func (t *layers) objectives(me rules.Side) []rules.Mark {
	f := t.seat().Facts(nil)
	b := t.desk.Match.Ruleset().Board()
	var marks []rules.Mark
	for i := range f.Objectives {
		o := &f.Objectives[i]
		m := rules.Mark{Hex: b.Number(o.Hex), Kind: overlay.Objective, Label: worth(o), Note: t.schedule(f, o)}
		switch {
		case m.Label == "":
			continue
		case o.Holder >= 0 && f.Sides[o.Holder] == me:
			m.Kind = overlay.ObjectiveOwn
		case o.Holder >= 0:
			m.Kind = overlay.ObjectiveEnemy
		}
		marks = append(marks, m)
	}
	return marks
}

// worth is what a place earns, for its hex: "6 +2" for 6 when it is taken and 2 each
// turn. Where it is not worth the same to both, the two are told apart.
func worth(o *rules.ObjectiveFacts) string {
	var list []string
	for i := range o.Once {
		var parts []string
		if n := o.Once[i] + o.AtEnd[i]; n != 0 {
			parts = append(parts, strconv.Itoa(int(n)))
		}
		if n := o.EachTurn[i]; n != 0 {
			parts = append(parts, "+"+strconv.Itoa(int(n)))
		}
		if s := strings.Join(parts, " "); s != "" && (len(list) == 0 || list[0] != s) {
			list = append(list, s)
		}
	}
	return strings.Join(list, " / ")
}

// schedule says in a sentence what a place earns, whom and when.
func (t *layers) schedule(f *rules.Facts, o *rules.ObjectiveFacts) string {
	if o.Once[0] == o.Once[1] && o.EachTurn[0] == o.EachTurn[1] && o.AtEnd[0] == o.AtEnd[1] {
		return lang.L("Worth {{.What}}.", map[string]any{"What": earnings(o, 0)})
	}
	var list []string
	for i, side := range f.Sides {
		if what := earnings(o, i); what != "" {
			list = append(list, lang.L("Worth {{.What}} to {{.Side}}.", map[string]any{"What": what, "Side": t.desk.SideName(side)}))
		}
	}
	return strings.Join(list, " ")
}

// earnings are what a place earns a side.
func earnings(o *rules.ObjectiveFacts, side int) string {
	var list []string
	if n := int(o.Once[side]); n != 0 {
		list = append(list, lang.L("{{.N}} VP when taken", map[string]any{"N": n}))
	}
	if n := int(o.EachTurn[side]); n != 0 {
		list = append(list, lang.L("{{.N}} VP each turn", map[string]any{"N": n}))
	}
	if n := int(o.AtEnd[side]); n != 0 {
		list = append(list, lang.L("{{.N}} VP at the end", map[string]any{"N": n}))
	}
	return strings.Join(list, ", ")
}
