package story

import (
	"strings"

	"vistula/canvas/print"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// Teller puts a chronicle into words, in the player's language. What the rules say
// of events stays as they said it. One goroutine uses it at a time.
type Teller struct {
	*Names
	said map[string]int // how often each kind of sentence was told
}

// New is a teller of a chronicle. words puts a text into the player's language and
// fills its places {{.Name}}; nil leaves it English.
func New(c *chronicle.Chronicle, words func(text string, values map[string]any) string) *Teller {
	if words == nil {
		words = print.English
	}
	return &Teller{Names: &Names{words: words, c: c}, said: map[string]int{}}
}

// vary is Say with one of several ways to say the same; each kind of sentence goes
// through its ways in turn, so that no two in a row sound alike. Every game begins
// with another one.
func (w *Teller) vary(kind string, ways []string, pairs ...string) string {
	n := w.c.Actions + len(w.c.Battles) + w.said[kind]
	w.said[kind]++
	return w.Sentence(w.Say(ways[n%len(ways)], pairs...))
}

// stepped tells whether units lost steps in the game and were still there: else what was
// lost are units, and their steps need not be told.
func (w *Teller) stepped() bool {
	for _, t := range w.c.Losses {
		if t.Steps != t.Units {
			return true
		}
	}
	return false
}

// Toll is a loss in words: "four steps and one level of effectiveness (two units
// destroyed)". In a game in which every step was a unit, the units are told.
func (w *Teller) Toll(t chronicle.Toll) string {
	if t.Units == t.Steps && !w.stepped() {
		t.Steps = 0
	}
	if t.Steps > 0 && t.Units > 0 {
		units := w.Spelled(t.Units, "one unit", "{{.N}} units")
		t.Units = 0
		return w.Say("{{.Losses}} ({{.Units}} destroyed)", "Losses", w.Toll(t), "Units", units)
	}
	var parts []string
	if t.Steps > 0 {
		parts = append(parts, w.Spelled(t.Steps, "one step", "{{.N}} steps"))
	} else if t.Units > 0 {
		parts = append(parts, w.Spelled(t.Units, "one unit", "{{.N}} units"))
	}
	if t.Grades > 0 {
		parts = append(parts, w.Spelled(t.Grades, "one level of effectiveness", "{{.N}} levels of effectiveness"))
	}
	if len(parts) == 0 {
		return w.Say("nothing")
	}
	return w.List(parts)
}

// ShortToll is a loss in a table. In a game in which every step was a unit, the units are told.
func (w *Teller) ShortToll(t chronicle.Toll) string {
	if t.Units == t.Steps && !w.stepped() {
		t.Steps = 0
	}
	var parts []string
	if t.Steps > 0 {
		parts = append(parts, w.Count(t.Steps, "1 step", "{{.N}} steps"))
	}
	if t.Grades > 0 {
		parts = append(parts, w.Count(t.Grades, "1 level", "{{.N}} levels"))
	}
	if t.Units > 0 {
		parts = append(parts, w.Count(t.Units, "1 unit", "{{.N}} units"))
	}
	if len(parts) == 0 {
		return "–"
	}
	return strings.Join(parts, ", ")
}

// BothLosses is what both sides lost together, side by side.
func (w *Teller) BothLosses(l map[rules.Side]chronicle.Toll) string {
	var parts []string
	for _, s := range w.c.Sides {
		if x := l[s.ID]; !x.None() {
			parts = append(parts, w.Say("{{.Side}} {{.Losses}}", "Side", w.Power(s.ID), "Losses", w.Toll(x)))
		}
	}
	if len(parts) == 0 {
		return w.Say("nothing")
	}
	return strings.Join(parts, "; ")
}

// Places are hexes with the names of what lies there.
func (w *Teller) Places(hexes []string) string {
	var names []string
	for _, h := range hexes {
		names = append(names, w.c.HexName(h))
	}
	return w.List(names)
}

// TurnName is what the turn record calls a turn: "3", "S1".
func (w *Teller) TurnName(n int) string {
	for i := range w.c.Turns {
		if t := &w.c.Turns[i]; t.Number == n && t.Label != "" {
			return t.Label
		}
	}
	return w.Number(n)
}

// TurnDated is TurnName with the days where the name does not tell which turn it is:
// "7", "O2 (16–31 October)".
func (w *Teller) TurnDated(n int) string {
	for i := range w.c.Turns {
		if t := &w.c.Turns[i]; t.Number == n && t.Label != "" && t.Dates != "" {
			return w.Say("{{.Turn}} ({{.Days}})", "Turn", t.Label, "Days", chronicle.Days(t.Dates))
		}
	}
	return w.TurnName(n)
}

// TurnHead is the headline of a turn.
func (w *Teller) TurnHead(n int) string { return w.Say("Turn {{.Turn}}", "Turn", w.TurnName(n)) }
