package start

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// All that the screen says passes through here or directly through lang.L, so
// that it can be translated.

func textSoon() string { return lang.L("Coming later: the rules of this game are being written.") }

// words is a text with figures in it.
func words(text string, values map[string]any) string { return lang.L(text, values) }

// SideNames names the sides of a scenario as reports do: in a sentence, and by themselves.
func SideNames(s *rules.Scenario) *story.Teller {
	return story.New(&chronicle.Chronicle{Scenario: *s}, words)
}

// estimate takes the word "Estimate:" and the like from the front of a
// scenario's remark, for it stands under a heading that says so.
func estimate(text string) string {
	head, rest, ok := strings.Cut(text, ":")
	if ok && strings.HasPrefix(head, "Estimate") {
		return chronicle.Capital(strings.TrimSpace(rest))
	}
	return text
}

// span joins two dates, each of which may itself be a span: "23-24 August 1914"
// and "14-15 September 1914" are "23 August to 15 September 1914".
func span(from, to string) string {
	day, rest, ok := strings.Cut(from, " ")
	if !ok {
		return from + " – " + to
	}
	first, _, _ := strings.Cut(strings.ReplaceAll(day, "–", "-"), "-")
	day, end, ok := strings.Cut(to, " ")
	if !ok {
		return from + " – " + to
	}
	days := strings.Split(strings.ReplaceAll(day, "–", "-"), "-")
	month, year, _ := strings.Cut(rest, " ")
	if year != "" && strings.HasSuffix(end, year) {
		rest = month
	}
	return words("{{.From}} to {{.To}}", map[string]any{"From": first + " " + rest, "To": days[len(days)-1] + " " + end})
}
