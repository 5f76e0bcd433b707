package story

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// History tells what became of a unit: "13th Corps: fought four times, destroyed at
// Hohenstein (1009) in turn 5." The name stands apart.
func (w *Teller) History(h *chronicle.History) (name, words string) {
	c := h.Counter
	if c.Unit == "" {
		c = w.counter(h.Unit)
	}
	name = w.Name(&c)
	if c.Corps != "" && !strings.Contains(name, c.Corps) {
		name += " (" + c.Corps + ")"
	}
	if adjective := adjectives[c.Nation]; adjective != "" && !w.leads(&c) && !strings.HasPrefix(name, adjective) {
		name = w.words(adjective, nil) + " " + name
	}
	var parts []string
	if h.Arrived > 1 && h.Returned == 0 {
		parts = append(parts, w.Say("arrived in turn {{.Turn}}", "Turn", w.TurnDated(h.Arrived)))
	}
	switch a, d := len(h.Attacks), len(h.Defences); {
	case a+d == 0:
	case d == 0:
		parts = append(parts, w.Say("attacked {{.Often}}", "Often", w.Often(a)))
	case a == 0:
		parts = append(parts, w.Say("defended {{.Often}}", "Often", w.Often(d)))
	default:
		parts = append(parts, w.Say("fought {{.Often}} ({{.A}} in attack, {{.D}} in defence)", "Often", w.Often(a+d), "A", w.numeral(a), "D", w.numeral(d)))
	}
	if h.Retreats > 0 {
		parts = append(parts, w.Say("retreated {{.Often}}", "Often", w.Often(h.Retreats)))
	}
	if h.Gone == nil && !h.None() {
		parts = append(parts, w.Say("lost {{.Losses}}", "Losses", w.Toll(h.Toll)))
	}
	parts = append(parts, w.end(h)...)
	return name, w.Sentence(strings.Join(parts, ", "))
}

// leads tells whether a unit is of the nation that its side is called by or that most of
// its units belong to.
func (w *Teller) leads(c *rules.Counter) bool {
	for i := range w.c.Sides {
		if s := &w.c.Sides[i]; s.ID == c.Side {
			return s.Nation == c.Nation && adjectives[c.Nation] != "" && !w.mixed(c)
		}
	}
	return true
}

// earlier tells in which turns a unit was lost that came back each time and was lost again.
func (w *Teller) earlier(h *chronicle.History) []string {
	var turns []string
	for i := range h.Earlier {
		if e := &h.Earlier[i]; !e.Before {
			turns = append(turns, w.TurnName(e.Turn))
		}
	}
	switch len(turns) {
	case 0:
		return nil
	case 1:
		return []string{w.Say("lost in turn {{.Turn}} and brought back", "Turn", turns[0])}
	}
	return []string{w.Say("lost in turns {{.Turns}} and brought back each time", "Turns", w.List(turns))}
}

// fell is where a unit was lost: in battle that is the hex under attack, wherever it stood
// or had come to on its retreat, for the battle goes by that hex.
func fell(g *chronicle.Fate) []string {
	if g.Battle == nil || slices.Contains(g.Battle.Targets, g.Hex) {
		return nonEmpty(g.Hex)
	}
	return g.Battle.Targets
}

// end is how a unit's story ends.
func (w *Teller) end(h *chronicle.History) []string {
	parts := w.earlier(h)
	if g := h.Gone; g != nil {
		pairs := []string{"At", w.At(fell(g)), "Turn", w.TurnDated(g.Turn)}
		switch {
		case g.Before:
			parts = append(parts, w.Say("lost before the game"))
		case g.Replaced && h.Returned == 0:
			parts = append(parts, w.Say("worn down to a remnant {{.At}} in turn {{.Turn}}", pairs...))
		case g.Battle != nil:
			parts = append(parts, w.Say("destroyed {{.At}} in turn {{.Turn}}", pairs...))
		case g.Cause == chronicle.InCombat:
			parts = append(parts, w.Say("lost in combat {{.At}} in turn {{.Turn}}", pairs...))
		default:
			lost := w.Say("lost {{.At}} in turn {{.Turn}}", pairs...)
			if why := w.because(g.Cause, 1); why != "" {
				lost = w.Say("{{.Lost}} {{.Why}}", "Lost", lost, "Why", why)
			}
			parts = append(parts, lost)
		}
		switch {
		case h.Returned > 0 && h.Returned == g.Turn:
			parts = append(parts, w.Say("back in the same turn"))
		case h.Returned > 0:
			parts = append(parts, w.Say("back in turn {{.Turn}}", "Turn", w.TurnDated(h.Returned)))
		}
	}
	if h.Last != "" {
		parts = append(parts, w.Say("ended the game {{.At}}", "At", w.At([]string{h.Last})))
	}
	return parts
}

func nonEmpty(hex string) []string {
	if hex == "" {
		return nil
	}
	return []string{hex}
}

// Often is how often something happened: "twice".
func (w *Teller) Often(n int) string {
	switch n {
	case 1:
		return w.Say("once")
	case 2:
		return w.Say("twice")
	}
	return w.Say("{{.N}} times", "N", w.numeral(n))
}
