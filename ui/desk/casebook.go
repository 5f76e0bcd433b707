package desk

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Casebook is a rulebook's numbered cases, to be found by number and by words.
type Casebook struct {
	list []rules.Case
	at   map[string]int
}

// NewCasebook makes the casebook of a ruleset.
func NewCasebook(rs rules.Ruleset) *Casebook {
	b := &Casebook{list: rs.Cases(), at: map[string]int{}}
	for i, c := range b.list {
		b.at[c.Case] = i
	}
	return b
}

// Case finds a case; one that the list has not by itself is found as what it is a
// part of: 5.31 as 5.3, which may stand there as 5.0.
func (b *Casebook) Case(number string) (rules.Case, bool) {
	for n := strings.TrimSpace(number); n != ""; n = parent(n) {
		for _, try := range []string{n, n + ".0"} {
			if i, ok := b.at[try]; ok {
				return b.list[i], true
			}
		}
	}
	return rules.Case{}, false
}

// parent is what a case is a part of, "" for nothing.
func parent(n string) string {
	head, tail, ok := strings.Cut(n, ".")
	switch last := strings.LastIndexByte(n, '.'); {
	case !ok:
		return ""
	case last > len(head): // 11.5.1 is a part of 11.5
		return n[:last]
	case len(tail) > 1: // 5.31 of 5.3
		return n[:len(n)-1]
	}
	return head
}

// Span is where in a text a case is named, as bytes.
type Span struct {
	From, To int
	Case     string
}

// Find finds the cases that a text names: those in round brackets, alone or
// several with commas between. A number elsewhere may be a hex or a strength, and
// so may a mere whole number unless its bracket ends the sentence.
func (b *Casebook) Find(text string) []Span {
	var list []Span
	for at := 0; at < len(text); {
		open := strings.IndexByte(text[at:], '(')
		if open < 0 {
			break
		}
		open += at + 1
		end := strings.IndexByte(text[open:], ')')
		if end < 0 {
			break
		}
		end += open
		last := strings.Trim(text[end+1:], " .") == "" || strings.HasPrefix(text[end+1:], ".")
		list = append(list, b.within(text, open, end, last)...)
		at = end + 1
	}
	return list
}

// within finds the cases in a bracket; none where anything else stands in it.
func (b *Casebook) within(text string, from, to int, last bool) []Span {
	var list []Span
	for _, part := range strings.Split(text[from:to], ",") {
		name := strings.TrimSpace(part)
		_, known := b.at[name]
		if !known || !last && !strings.Contains(name, ".") && whole(name) {
			return nil
		}
		begin := from + strings.Index(part, name)
		list = append(list, Span{begin, begin + len(name), name})
		from += len(part) + 1
	}
	return list
}

func whole(s string) bool { return strings.Trim(s, "0123456789") == "" }

// Search lists the cases whose number begins with what is sought, or whose number
// and title have all its words, in the rulebook's order; all for nothing sought.
func (b *Casebook) Search(sought string) []rules.Case {
	var list []rules.Case
	for _, c := range b.list {
		if Matches(sought, c.Case+" "+c.Title) || strings.HasPrefix(strings.ToLower(c.Case), strings.ToLower(strings.TrimSpace(sought))) {
			list = append(list, c)
		}
	}
	return list
}

// Matches tells whether a text has all words that are sought, or their beginnings
// or parts, in whichever case.
func Matches(sought, text string) bool {
	text = strings.ToLower(text)
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(sought)), func(w string) bool { return !strings.Contains(text, w) })
}
