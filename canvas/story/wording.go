package story

import (
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Names is what all that a story tells of is called in the player's language: sides, units,
// places, numbers and days. It knows nothing of what happened to them.
type Names struct {
	words func(text string, values map[string]any) string
	c     *chronicle.Chronicle
}

// Say fills the places {{.Name}} of a text; name and value of each follow.
func (w *Names) Say(text string, pairs ...string) string {
	values := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
	}
	return w.words(text, values)
}

// Rulebook is a fixed text of the rules, such as the name of a side, in the
// player's language; one that nobody has translated stays as it is.
func (w *Names) Rulebook(text string) string {
	if text == "" {
		return text
	}
	return w.words(text, nil)
}

// SideName is what a side is called by itself, as in a headline.
func (w *Names) SideName(side rules.Side) string {
	return w.Rulebook(w.c.SideName(side))
}

// Count is a number of things; many has a place {{.N}}.
func (w *Names) Count(n int, one, many string) string {
	if n == 1 {
		return w.Say(one)
	}
	return w.Say(many, "N", w.Number(n))
}

// Spelled is Count with a small number written as a word: "three steps".
func (w *Names) Spelled(n int, one, many string) string {
	if n == 1 {
		return w.Say(one)
	}
	return w.Say(many, "N", w.numeral(n))
}

// Hundredths writes 358 as 3.58.
func (w *Names) Hundredths(n int) string {
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
func (w *Names) List(words []string) string {
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
func (w *Names) Sentence(text string) string {
	if text == "" {
		return ""
	}
	text = chronicle.Capital(w.opened(text))
	if !strings.ContainsAny(text[len(text)-1:], ".!?") {
		text += "."
	}
	return text
}
