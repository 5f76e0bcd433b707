package chronicle

import (
	"slices"

	"vistula/rules"
	"vistula/rules/journal"
)

// captures notes the places that changed hands. One that nobody stands in any more
// belongs to whoever held it last, until the enemy comes: else a report would tell
// of every garrison that marches out and in. Nor does anybody take a town of his own
// country that the enemy never held: troops that pass through it conquer nothing.
func (t *teller) captures(is *rules.View) {
	for _, now := range is.Control {
		key := placeKey(&now)
		from, known := t.held[key]
		if now.Side == "" || known && from == now.Side {
			continue
		}
		t.held[key] = now.Side
		if !known && t.atHome(now.Side, now.Hex, is) {
			continue
		}
		p := t.phase()
		p.Lines = append(p.Lines, Line{Class: Taken, Side: now.Side, Hexes: []string{now.Hex}, First: t.at, Last: t.at,
			Place: &Capture{Hex: now.Hex, Name: now.Name, From: from, To: now.Side}})
		t.turn().here(now.Hex)
	}
}

// atHome tells whether a hex lies in the country of a side, which is that of some units of
// its own in a view.
func (t *teller) atHome(side rules.Side, hex string, v *rules.View) bool {
	b := t.c.Ruleset.Board()
	id, ok := b.Find(hex)
	if !ok || b.Hexes[id].Country == "" {
		return false
	}
	return slices.ContainsFunc(v.Stacks, func(s rules.Stack) bool {
		return slices.ContainsFunc(s.Units, func(c rules.Counter) bool { return c.Side == side && c.Nation == b.Hexes[id].Country })
	})
}

// holders notes who holds what when the story begins.
func (t *teller) holders(v *rules.View) {
	for _, c := range v.Control {
		if c.Side != "" {
			t.held[placeKey(&c)] = c.Side
		}
	}
}

// formerHolders finds out who last held the places that stand empty when the story
// begins, where that is not at the start of the match: else a garrison that comes back
// would take its own town. Who stood in a hex changes only with an event that names it,
// so that few positions have to be looked at.
func (t *teller) formerHolders(m *journal.Match) error {
	empty := map[string]bool{} // hexes of which nothing is known yet
	for _, c := range t.c.Start.Control {
		if c.Side == "" {
			empty[c.Hex] = true
		}
	}
	for n := t.at; n > 0 && len(empty) > 0; n-- {
		if !slices.ContainsFunc(m.Entry(n).Events, func(e rules.Event) bool { return namesAny(e.Hexes, empty) }) {
			continue
		}
		for _, after := range []int{n, n - 1} {
			if err := t.heldAt(m, after, empty); err != nil {
				return err
			}
		}
	}
	return t.heldAt(m, 0, empty)
}

// heldAt notes who held places after so many actions, and takes those that somebody held
// out of the empty ones.
func (t *teller) heldAt(m *journal.Match, after int, empty map[string]bool) error {
	if len(empty) == 0 {
		return nil
	}
	p, err := m.At(after)
	if err != nil {
		return err
	}
	v := rules.Glance(p, t.side)
	for i := range v.Control {
		if c := &v.Control[i]; c.Side != "" && empty[c.Hex] {
			t.held[placeKey(c)] = c.Side
			delete(empty, c.Hex)
		}
	}
	return nil
}

// namesAny tells whether one of some hexes is among those looked for.
func namesAny(hexes []string, wanted map[string]bool) bool {
	return slices.ContainsFunc(hexes, func(h string) bool { return wanted[h] })
}

// placeKey tells a place from the others, also from those in its hex.
func placeKey(c *rules.Control) string { return c.Hex + " " + c.Name }
