package report

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// speech puts the report's own words into the player's language. What the rules
// say of events stays as they said it.
type speech struct {
	words    func(text string, values map[string]any) string // never nil
	language string                                          // for readers of the file: "en"
}

// say fills the places {{.Name}} of a text; name and value of each follow.
func (s speech) say(text string, pairs ...string) string {
	values := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
	}
	return s.words(text, values)
}

// rulebook is a fixed text of the rules, such as the name of a side, in the
// player's language; one that nobody has translated stays as it is.
func (s speech) rulebook(text string) string {
	if text == "" || s.words == nil {
		return text
	}
	return s.words(text, nil)
}

// sideName is what a side is called.
func (a *author) sideName(side rules.Side) string { return a.rulebook(a.c.SideName(side)) }

func (s speech) number(n int) string { return strconv.Itoa(n) }

// count is a number of things; many has a place {{.N}}.
func (s speech) count(n int, one, many string) string {
	if n == 1 {
		return s.say(one)
	}
	return s.say(many, "N", s.number(n))
}

// hundredths writes 358 as 3.58.
func (s speech) hundredths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	t := sign + strconv.Itoa(n/100)
	if n%100 == 0 {
		return t
	}
	return t + "." + strings.TrimRight(strconv.Itoa(100 + n%100)[1:], "0")
}

// list is "a, b and c".
func (s speech) list(words []string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return s.say("{{.First}} and {{.Last}}", "First", strings.Join(words[:n-1], ", "), "Last", words[n-1])
	}
}

// sentence gives a text a capital and a full stop.
func (s speech) sentence(t string) string {
	if t == "" {
		return ""
	}
	r, n := utf8.DecodeRuneInString(t)
	t = string(unicode.ToUpper(r)) + t[n:]
	if !strings.ContainsAny(t[len(t)-1:], ".!?") {
		t += "."
	}
	return t
}

// toll is a loss in words: "4 steps and 2 whole units".
func (s speech) toll(t chronicle.Toll) string {
	parts := parts(t,
		func(n int) string { return s.count(n, "one step", "{{.N}} steps") },
		func(n int) string { return s.count(n, "one level of effectiveness", "{{.N}} levels of effectiveness") },
		func(n int) string { return s.count(n, "one whole unit", "{{.N}} whole units") })
	if len(parts) == 0 {
		return s.say("nothing")
	}
	return s.list(parts)
}

// shortToll is a loss in a table.
func (s speech) shortToll(t chronicle.Toll) string {
	parts := parts(t,
		func(n int) string { return s.count(n, "1 step", "{{.N}} steps") },
		func(n int) string { return s.count(n, "1 level", "{{.N}} levels") },
		func(n int) string { return s.count(n, "1 unit", "{{.N}} units") })
	if len(parts) == 0 {
		return "–"
	}
	return strings.Join(parts, ", ")
}

// parts are the steps, grades and units of a loss in words, as far as there are any.
func parts(t chronicle.Toll, steps, grades, units func(n int) string) []string {
	var list []string
	for _, p := range []struct {
		n    int
		word func(n int) string
	}{{t.Steps, steps}, {t.Grades, grades}, {t.Units, units}} {
		if p.n > 0 {
			list = append(list, p.word(p.n))
		}
	}
	return list
}

// bothLosses is what both sides lost together, side by side.
func (a *author) bothLosses(l map[rules.Side]chronicle.Toll) string {
	var parts []string
	for _, s := range a.c.Sides {
		if x := l[s.ID]; !x.None() {
			parts = append(parts, a.say("{{.Side}} {{.Losses}}", "Side", a.rulebook(s.Name), "Losses", a.toll(x)))
		}
	}
	if len(parts) == 0 {
		return a.say("nothing")
	}
	return strings.Join(parts, "; ")
}

func (a *author) places(hexes []string) string {
	var names []string
	for _, h := range hexes {
		names = append(names, a.c.HexName(h))
	}
	return a.list(names)
}

// turnName is what the turn record calls a turn: "3", "S1".
func (a *author) turnName(n int) string {
	for i := range a.c.Turns {
		if t := &a.c.Turns[i]; t.Number == n && t.Label != "" {
			return t.Label
		}
	}
	return a.number(n)
}

func (a *author) turnHead(n int) string { return a.say("Turn {{.Turn}}", "Turn", a.turnName(n)) }

func chapterID(turn int) string { return "turn-" + strconv.Itoa(turn) }
