package story

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vistula/rules/chronicle"
)

// Number is a number in figures.
func (w *Names) Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// negative is a hyphen that stands for a minus: before a number, and not between two or
// within a word.
var negative = regexp.MustCompile(`(^|[\s(,;:/+])-(\d)`)

// Minus is a text as it is shown: data and rulebooks write a minus as a hyphen.
func Minus(text string) string {
	if !strings.Contains(text, "-") { // most have none
		return text
	}
	return negative.ReplaceAllString(text, "${1}−${2}")
}

// numeral is a number as a sentence writes it: a small one as a word.
func (w *Names) numeral(n int) string {
	words := strings.Fields(w.Say("no one two three four five six seven eight nine ten eleven twelve"))
	if n < 0 || n >= len(words) {
		return w.Number(n)
	}
	return words[n]
}

// opening is a number of one or two figures at the head of a sentence.
var opening = regexp.MustCompile(`^[1-9][0-9]? `)

// opened is a sentence that does not open with figures: "Twenty-four units moved".
func (w *Names) opened(text string) string {
	head := opening.FindString(text)
	if head == "" {
		return text
	}
	n, _ := strconv.Atoi(strings.TrimSpace(head))
	ones := strings.Fields(w.Say("no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"))
	tens := strings.Fields(w.Say("ten twenty thirty forty fifty sixty seventy eighty ninety"))
	if len(ones) < 20 || len(tens) < 9 {
		return text
	}
	word := ""
	switch {
	case n < 20:
		word = ones[n]
	case n%10 == 0:
		word = tens[n/10-1]
	default:
		word = tens[n/10-1] + "-" + ones[n%10]
	}
	return word + " " + text[len(head):]
}

// Span is the time from the first day of some days to the last of others: "16 August to
// 31 December".
func (w *Names) Span(first, last string) string {
	if first == "" || last == "" || first == last {
		return chronicle.Days(first)
	}
	from, rest, _ := strings.Cut(chronicle.Days(first), "–")
	_, to, several := strings.Cut(chronicle.Days(last), "–")
	if !several {
		to = last
	}
	from, to = strings.TrimSpace(from), strings.TrimSpace(to)
	if _, err := strconv.Atoi(from); err == nil { // the month stands behind the second day
		if _, month, ok := strings.Cut(strings.TrimSpace(rest), " "); ok {
			from += " " + month
		}
	}
	if words := strings.Fields(to); len(words) > 2 { // and the year at the end of both
		from = strings.TrimSuffix(from, " "+words[len(words)-1])
	}
	return w.Say("{{.From}} to {{.To}}", "From", from, "To", to)
}

// TotalInside is Total within a sentence: "the victory points of the Allies".
func (w *Names) TotalInside(s *chronicle.Series) string {
	name := w.Total(s)
	if name == "" || slices.ContainsFunc(w.c.Sides, func(x chronicle.Side) bool { return strings.HasPrefix(name, w.SideName(x.ID)) }) {
		return name
	}
	first, n := utf8.DecodeRuneInString(name)
	return w.Say("the {{.Total}}", "Total", string(unicode.ToLower(first))+name[n:])
}

// Total is what a total of the points is called within a sentence, without what
// explains it: "Russia: fortresses".
func (w *Names) Total(s *chronicle.Series) string {
	name, _, _ := strings.Cut(w.Rulebook(s.Name), ", of ")
	return strings.TrimSuffix(name, ":")
}
