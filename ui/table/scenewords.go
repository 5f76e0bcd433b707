package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// sceneWords tell a scene in a sentence, with the units as they are in a view.
func (t *tabletop) sceneWords(s *scene.Scene, v *rules.View) string {
	side := map[string]any{"Side": t.desk.SideName(s.Side), "N": len(s.Units)}
	switch {
	case s.Battle != nil:
		words := lang.L("{{.Side}} attacks {{.Place}}.", map[string]any{"Side": t.desk.SideName(s.Battle.Attacker), "Place": t.teller().Spot(s.Battle.Targets[0])})
		if s.Battle.Means != "" {
			words += " " + s.Battle.Means
		}
		return words
	case s.Kind == scene.March:
		return t.marchWords(s, v)
	case s.Class == chronicle.Taken:
		return lang.L("{{.Side}} takes {{.Place}}.", map[string]any{"Side": t.desk.SideName(s.Place.To), "Place": t.placeName(s.Place.Hex)})
	case s.Text == "" && s.Class == chronicle.Supply:
		return lang.N("{{.Side}}: {{.N}} units are short of supply.", len(s.Units), side)
	case s.Text == "" && s.Class == chronicle.Arrival:
		side["Places"] = t.teller().Places(s.Hexes)
		return lang.N("{{.Side}}: {{.N}} units arrive, at {{.Places}}.", len(s.Units), side)
	case s.Text == "":
		return lang.L("{{.Side}}: losses.", side)
	case s.More > 0:
		return t.spoken(s.Text, s.Units) + " " + lang.N("And {{.N}} more like this, in the journal.", s.More, map[string]any{"N": s.More})
	}
	return t.spoken(s.Text, s.Units)
}

// spoken is a sentence of the rules with the names of its units written out.
func (t *tabletop) spoken(text string, units []string) string {
	return t.teller().Spoken(text, t.countersOf(units, t.view()))
}

// countersOf are those of the units that can be seen.
func (t *tabletop) countersOf(units []string, v *rules.View) (list []rules.Counter) {
	for _, u := range units {
		if c, ok := v.Find(u); ok {
			list = append(list, c)
		}
	}
	return list
}

// marchWords tell a march by the names of the units, written out, and of the place.
func (t *tabletop) marchWords(s *scene.Scene, v *rules.View) string {
	w := t.teller()
	names := t.unitNames(s, v)
	n := len(names)
	if n == 0 {
		return t.spoken(s.Text, s.Units)
	}
	if n > 2 {
		names = []string{names[0], lang.N("{{.N}} other units", n-1, map[string]any{"N": n - 1})}
	}
	place := map[string]any{"Units": upper(w.List(names)), "Place": w.Spot(s.Hexes[len(s.Hexes)-1])}
	switch {
	case s.Class == chronicle.Retreat:
		return lang.N("{{.Units}} retreat to {{.Place}}.", n, place)
	case s.Class == chronicle.Advance:
		return lang.N("{{.Units}} advance to {{.Place}}.", n, place)
	case byRail(s):
		return lang.N("{{.Units}} go by rail to {{.Place}}.", n, place)
	}
	return lang.N("{{.Units}} march to {{.Place}}.", n, place)
}

// byRail tells whether a march is one by rail, by the words of the rulebooks.
func byRail(s *scene.Scene) bool {
	words := strings.Fields(strings.ToLower(s.Text))
	return slices.Contains(words, "rail") || slices.Contains(words, "rides") || slices.Contains(words, "ride")
}

// unitNames are the names of those who march, as far as they can be seen.
func (t *tabletop) unitNames(s *scene.Scene, v *rules.View) []string {
	var names []string
	w := t.teller()
	for _, u := range s.Units {
		c, ok := v.Find(u)
		if !ok {
			c, ok = t.view().Find(u)
		}
		if ok {
			names = append(names, w.Unit(&c))
		}
	}
	return names
}

// marchMore is how many went how far: "2 units · 3 hexes"; "" where neither is worth a
// word.
func marchMore(s *scene.Scene) string {
	var parts []string
	if n := len(s.Units); n > 1 {
		parts = append(parts, lang.N("{{.N}} units", n, map[string]any{"N": n}))
	}
	if n := len(s.Hexes) - 1; n > 1 {
		parts = append(parts, lang.N("{{.N}} hexes", n, map[string]any{"N": n}))
	}
	return strings.Join(parts, " · ")
}
