package story

import (
	"slices"
	"strings"
	"unicode"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Spoken is a sentence of the rules in which units go by what is printed on their
// counters, with their names written out: "37/XVIII moves", "German 1 Cav rides". Of
// the units only those are looked for that are given.
func (w *Names) Spoken(text string, units []rules.Counter) string {
	text = chronicle.Dated(text) // what is recorded keeps the hyphens of the rulebook's data
	for i := range units {
		c := &units[i]
		if c.Name == "" {
			continue
		}
		if w.Name(c) == c.Name { // that is a name already
			text = w.entitled(text, c)
			continue
		}
		label := c.Name
		if c.Corps != "" {
			label += "/" + c.Corps
		}
		if strings.Contains(text, label+"'s ") {
			continue // the rules call the unit by the name of its general
		}
		if stands(text, w.Name(c)) { // the rules have written it out
			text = w.withArticle(text, c)
			continue
		}
		with := text
		for _, adjective := range calledBy(c.Nation) {
			if with == text {
				with = renamed(text, adjective+" "+label, strings.Replace(w.OfNation(c), adjectives[c.Nation], adjective, 1))
			}
		}
		if with == text { // a label may be part of the name that takes its place
			with = renamed(text, label, w.Unit(c))
		}
		if with == text {
			with = w.withArticle(text, c)
		}
		text = with
	}
	if strings.HasPrefix(text, "the ") {
		return chronicle.Capital(text)
	}
	return text
}

// entitled puts the article before a unit that the rules call by its name, with its nation or
// without, where they leave it out: "Russian 7th Corps is reduced".
func (w *Names) entitled(text string, c *rules.Counter) string {
	_, _, depot := depotOf(c.Name)
	if train, _ := trainOf(c.Name); train || depot || general(c, c.Name) {
		return text
	}
	var called []string
	for _, adjective := range calledBy(c.Nation) {
		called = append(called, adjective+" "+c.Name)
	}
	if !w.bare(c, c.Name) {
		called = append(called, c.Name)
	}
	for _, name := range called {
		text = replaced(text, name, w.Say("the {{.Unit}}", "Unit", name), untitled)
	}
	return text
}

// untitled tells whether what stands before a name is neither its article nor a part of
// another name, as a nation is.
func untitled(before string) bool {
	words := strings.Fields(before)
	if len(words) == 0 {
		return true
	}
	last := words[len(words)-1]
	return strings.ContainsAny(last[len(last)-1:], ".,:;(") || unicode.IsLower(rune(last[0])) && last != "the"
}

// withArticle puts the article before the name of a unit that the rules have written out
// themselves, as it stands before the names that Spoken puts in.
func (w *Names) withArticle(text string, c *rules.Counter) string {
	name := w.Name(c)
	called := append(calledBy(c.Nation), "")
	if !strings.HasPrefix(w.Unit(c), w.Say("the {{.Unit}}", "Unit", name)) {
		if general(c, name) {
			return text
		}
		called = called[:len(called)-1] // "XX Corps", but "the German XX Corps"
	}
	for _, adjective := range called {
		full := strings.TrimSpace(adjective + " " + name)
		if strings.Contains(strings.ToLower(text), "the "+strings.ToLower(full)) {
			return text
		}
		if with := renamed(text, full, w.Say("the {{.Unit}}", "Unit", full)); with != text {
			return with
		}
	}
	return text
}

// calledBy are the adjectives that rulebooks put before the units of a nation.
func calledBy(nation string) []string {
	switch own := adjectives[nation]; own {
	case "":
		return nil
	case "Austro-Hungarian":
		return []string{own, "Austrian"}
	default:
		return []string{own}
	}
}

// Told is Spoken of units as they were last seen.
func (w *Names) Told(text string, units ...string) string {
	return w.Spoken(text, w.counters(units))
}

// Spots are places in a list: "Janow (11.21) and 12.21 near Krasnik".
func (w *Names) Spots(hexes []string) string {
	var list []string
	for _, h := range hexes {
		list = append(list, w.Spot(h))
	}
	return w.List(list)
}

// ofNation tells whether what comes next in a text is said to be of a nation.
func ofNation(before string) bool {
	for nation := range adjectives {
		if slices.ContainsFunc(calledBy(nation), func(called string) bool { return strings.HasSuffix(before, called+" ") }) {
			return true
		}
	}
	return false
}

// stands tells whether a name stands in a text, and not as the end of another.
func stands(text, name string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return false
		}
		if i += from; apart(text[:i], text[i+len(name):], name) {
			return true
		}
		from = i + len(name)
	}
}

// renamed puts a name in place of a label wherever it stands as a word of its own, and not
// behind the adjective of a nation, with which it is the label of one of two of that number.
func renamed(text, label, name string) string {
	return replaced(text, label, name, func(before string) bool { return !ofNation(before) })
}

// replaced is renamed only behind what is fit to stand before the name.
func replaced(text, label, name string, fit func(before string) bool) string {
	for from := 0; ; {
		i := strings.Index(text[from:], label)
		if i < 0 {
			return text
		}
		i += from
		before, after := text[:i], text[i+len(label):]
		if !apart(before, after, label) || !fit(before) {
			from = i + len(label)
			continue
		}
		put := name
		if before == "" || strings.HasSuffix(before, ". ") {
			put = chronicle.Capital(name)
		}
		text, from = before+put+after, i+len(put)
	}
}

// apart tells whether a label stands between two parts of a sentence as the name of
// a unit. One that is no more than a number must stand where units are listed.
func apart(before, after, label string) bool {
	if after != "" && !strings.ContainsAny(after[:1], " ,.:;'’)") || len(after) > 1 && after[0] == '.' && after[1] != ' ' {
		return false
	}
	if strings.Trim(label, "0123456789") == "" {
		return (before == "" || strings.HasSuffix(before, ", ") || strings.HasSuffix(before, " and ")) && strings.HasPrefix(after, " ")
	}
	return before == "" || strings.ContainsAny(before[len(before)-1:], " (")
}
