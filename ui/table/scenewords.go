package table

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/scene"
)

// sceneWords tell a scene in a sentence, with the units as they are in a view.
func (t *tabletop) sceneWords(s *scene.Scene, v *rules.View) string {
	return t.teller().Scene(s, t.found(v))
}

// spoken is a sentence of the rules with the names of its units written out.
func (t *tabletop) spoken(text string, units []string) string {
	return story.Minus(t.teller().Spoken(text, t.countersOf(units, t.view())))
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
	return t.teller().March(s, t.found(v))
}

// found looks units up in a view, or in what is shown now.
func (t *tabletop) found(v *rules.View) func(unit string) (rules.Counter, bool) {
	return func(unit string) (rules.Counter, bool) {
		if c, ok := v.Find(unit); ok {
			return c, true
		}
		return t.view().Find(unit)
	}
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
