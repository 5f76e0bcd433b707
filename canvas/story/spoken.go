package story

import (
	"strings"

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
		if c.Name == "" || w.Name(c) == c.Name {
			continue // that is a name already
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

// renamed puts a name in place of a label wherever it stands as a word of its own.
func renamed(text, label, name string) string {
	for from := 0; ; {
		i := strings.Index(text[from:], label)
		if i < 0 {
			return text
		}
		i += from
		before, after := text[:i], text[i+len(label):]
		if !apart(before, after, label) {
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
