package story

import (
	"strconv"
	"strings"

	"vistula/canvas/print"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// Teller puts a chronicle into words, in the player's language. What the rules say
// of events stays as they said it. One goroutine uses it at a time.
type Teller struct {
	words func(text string, values map[string]any) string
	c     *chronicle.Chronicle
	said  map[string]int // how often each kind of sentence was told
}

// New is a teller of a chronicle. words puts a text into the player's language and
// fills its places {{.Name}}; nil leaves it English.
func New(c *chronicle.Chronicle, words func(text string, values map[string]any) string) *Teller {
	if words == nil {
		words = print.English
	}
	return &Teller{words: words, c: c, said: map[string]int{}}
}

// Say fills the places {{.Name}} of a text; name and value of each follow.
func (w *Teller) Say(text string, pairs ...string) string {
	values := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
	}
	return w.words(text, values)
}

// vary is Say with one of several ways to say the same; each kind of sentence goes
// through its ways in turn, so that no two in a row sound alike. Every game begins
// with another one.
func (w *Teller) vary(kind string, ways []string, pairs ...string) string {
	n := w.c.Actions + len(w.c.Battles) + w.said[kind]
	w.said[kind]++
	return w.Sentence(w.Say(ways[n%len(ways)], pairs...))
}

// Rulebook is a fixed text of the rules, such as the name of a side, in the
// player's language; one that nobody has translated stays as it is.
func (w *Teller) Rulebook(text string) string {
	if text == "" {
		return text
	}
	return w.words(text, nil)
}

// SideName is what a side is called by itself, as in a headline.
func (w *Teller) SideName(side rules.Side) string {
	return w.Rulebook(w.c.SideName(side))
}

// Count is a number of things; many has a place {{.N}}.
func (w *Teller) Count(n int, one, many string) string {
	if n == 1 {
		return w.Say(one)
	}
	return w.Say(many, "N", w.Number(n))
}

// Spelled is Count with a small number written as a word: "three steps".
func (w *Teller) Spelled(n int, one, many string) string {
	if n == 1 {
		return w.Say(one)
	}
	return w.Say(many, "N", w.numeral(n))
}

// Hundredths writes 358 as 3.58.
func (w *Teller) Hundredths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	text := sign + strconv.Itoa(n/100)
	if n%100 == 0 {
		return text
	}
	return text + "." + strings.TrimRight(strconv.Itoa(100 + n%100)[1:], "0")
}

// List is "a, b and c".
func (w *Teller) List(words []string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return w.Say("{{.First}} and {{.Last}}", "First", strings.Join(words[:n-1], ", "), "Last", words[n-1])
	}
}

// Sentence gives a text a capital and a full stop.
func (w *Teller) Sentence(text string) string {
	if text == "" {
		return ""
	}
	text = chronicle.Capital(w.opened(text))
	if !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	return text
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

// TurnHead is the headline of a turn.
func (w *Teller) TurnHead(n int) string { return w.Say("Turn {{.Turn}}", "Turn", w.TurnName(n)) }
