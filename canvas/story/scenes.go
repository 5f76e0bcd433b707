package story

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/analysis"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// Scene tells a scene in a sentence. find gives the units as they are seen.
func (w *Teller) Scene(s *scene.Scene, find func(unit string) (rules.Counter, bool)) string {
	side := w.SideName(s.Side)
	switch {
	case s.Battle != nil:
		words := w.Attack(s.Battle)
		if s.Battle.Means != "" {
			words += " " + s.Battle.Means
		}
		return words
	case s.Kind == scene.March:
		return w.March(s, find)
	case s.Class == chronicle.Taken:
		return w.Say("{{.Side}}: {{.Place}} is taken.", "Side", w.SideName(s.Place.To), "Place", w.c.HexName(s.Place.Hex))
	case s.Text == "" && s.Class == chronicle.Supply:
		return w.several(len(s.Units), "{{.Side}}: one unit is short of supply.", "{{.Side}}: {{.N}} units are short of supply.", "Side", side)
	case s.Text == "" && s.Class == chronicle.Arrival:
		return w.several(len(s.Units), "{{.Side}}: one unit arrives, at {{.Places}}.", "{{.Side}}: {{.N}} units arrive, at {{.Places}}.", "Side", side, "Places", w.someHexes(s.Hexes))
	case s.Text == "":
		return w.Say("{{.Side}}: losses.", "Side", side)
	case s.More > 0:
		return w.spoken(s, find) + " " + w.several(s.More, "And one more like this, in the journal.", "And {{.N}} more like this, in the journal.")
	}
	return w.spoken(s, find)
}

// Attack says who attacks where.
func (w *Teller) Attack(b *chronicle.Battle) string {
	return w.Say("{{.Side}}: attack on {{.Place}}.", "Side", w.SideName(b.Attacker), "Place", w.Spot(b.Targets[0]))
}

// Mistake is a move that its side had better not made: the attack, or the march and what
// would have been better, where that is known: another hex, or "" for to stay; or the units
// that were given up; or the place that was not attacked.
func (w *Teller) Mistake(c *analysis.Costly, find func(unit string) (rules.Counter, bool)) string {
	s := &c.Scene
	switch {
	case s.Battle != nil:
		return w.Say("Attack on {{.Place}}.", "Place", w.Spot(s.Battle.Targets[0])) + " " + w.result(s.Battle)
	case len(s.Tolls) > 0 && s.Kind == scene.Other:
		return strings.Join(w.wasted(add(nil, s.Tolls), true), " ")
	case c.Better == nil:
		return w.Scene(s, find)
	case c.Better.Attack && c.Better.Other > 0:
		return w.Say("{{.Place}} was not attacked, nor in {{.Turns}}.", "Place", w.Spot(c.Better.Hex), "Turns", w.Spelled(c.Better.Other, "another turn", "{{.N}} other turns"))
	case c.Better.Attack:
		return w.Say("{{.Place}} was not attacked.", "Place", w.Spot(c.Better.Hex))
	case c.Better.Hex == "":
		return w.Scene(s, find) + " " + w.Say("It would have been better to stay.")
	}
	return w.Scene(s, find) + " " + w.Say("{{.Place}} would have been better.", "Place", w.Spot(c.Better.Hex))
}

// result is what came of a battle, in a sentence or two: what each side lost and who gave way.
func (w *Teller) result(b *chronicle.Battle) string {
	j := judge(b)
	a, d := b.Losses[b.Attacker], b.Losses[b.Defender]
	said := w.Say("The attacker lost {{.A}}, the defender {{.B}}.", "A", w.Toll(a), "B", w.Toll(d))
	if a.None() && d.None() {
		said = w.Say("Nobody lost anything.")
	}
	switch j.verdict {
	case broke:
		return said + " " + w.Say("The defender gave way.")
	case recoiled:
		return said + " " + w.Say("The attacker was thrown back.")
	}
	return said
}

// spoken is a scene in the words of the rules, the names of its units written out.
func (w *Teller) spoken(s *scene.Scene, find func(unit string) (rules.Counter, bool)) string {
	var list []rules.Counter
	for _, u := range s.Units {
		if c, ok := find(u); ok {
			list = append(list, c)
		}
	}
	return w.Spoken(s.Text, list)
}

// several is Say with one of two texts by a number, which is {{.N}}.
func (w *Teller) several(n int, one, many string, pairs ...string) string {
	if n == 1 {
		return w.Say(one, pairs...)
	}
	return w.Say(many, append(pairs, "N", w.Number(n))...)
}

// March tells a march by the names of the units, written out, and of the place.
func (w *Teller) March(s *scene.Scene, find func(unit string) (rules.Counter, bool)) string {
	var names []string
	for _, u := range s.Units {
		if c, ok := find(u); ok {
			names = append(names, w.Unit(&c))
		}
	}
	n := len(names)
	if n == 0 {
		return w.spoken(s, find)
	}
	if n > 2 {
		names = []string{names[0], w.Say("{{.N}} other units", "N", w.Number(n-1))}
	}
	units := []rune(w.List(names))
	pairs := []string{"Units", chronicle.Capital(string(units)), "Place", w.Spot(s.Hexes[len(s.Hexes)-1])}
	switch {
	case s.Class == chronicle.Retreat:
		return w.several(n, "{{.Units}} retreats to {{.Place}}.", "{{.Units}} retreat to {{.Place}}.", pairs...)
	case s.Class == chronicle.Advance:
		return w.several(n, "{{.Units}} advances to {{.Place}}.", "{{.Units}} advance to {{.Place}}.", pairs...)
	case byRail(s):
		return w.several(n, "{{.Units}} goes by rail to {{.Place}}.", "{{.Units}} go by rail to {{.Place}}.", pairs...)
	}
	return w.several(n, "{{.Units}} moves to {{.Place}}.", "{{.Units}} move to {{.Place}}.", pairs...)
}

// byRail tells whether a march is one by rail.
func byRail(s *scene.Scene) bool { return Railed(s.Text) }

// Railed tells whether a sentence is about a journey by rail, by the words of the rulebooks.
func Railed(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	return slices.Contains(words, "rail") || slices.Contains(words, "rides") || slices.Contains(words, "ride")
}
