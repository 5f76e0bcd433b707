package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// items tells a phase in its order: each battle by itself, and what happened before,
// between and after battles in heaps, of which the large can be unfolded.
func (a *author) items(p *chronicle.Phase) []item {
	var list []item
	from := 0
	for i := range p.Lines {
		if p.Lines[i].Battle != nil {
			list = append(list, a.heaps(p.Lines[from:i])...)
			list = append(list, a.battle(p.Lines[i].Battle))
			from = i + 1
		}
	}
	list = append(list, a.heaps(p.Lines[from:])...)
	if len(list) > 0 {
		list[0].Label = chronicle.Capital(p.Title)
	}
	return list
}

// heapOrder is how what happened between battles is told: what units did, what they
// took, what it earned and what it cost.
var heapOrder = []chronicle.Class{chronicle.Supply, chronicle.Arrival, chronicle.March, chronicle.Retreat, chronicle.Advance, chronicle.Throw,
	chronicle.Other, chronicle.Taken, chronicle.Points, chronicle.Loss, atLast}

// atLast is what the end of a game is told as: after the points that decided it.
const atLast chronicle.Class = "end"

// heaps tells lines without battles by what they are about.
func (a *author) heaps(lines []chronicle.Line) []item {
	by := map[chronicle.Class][]*chronicle.Line{}
	for i := range lines {
		class := lines[i].Class
		if lines[i].Ends() {
			class = atLast
		}
		by[class] = append(by[class], &lines[i])
	}
	var list []item
	for _, c := range heapOrder {
		if c == chronicle.Taken {
			for _, l := range by[c] {
				list = append(list, item{Kind: string(c), Head: a.taken(l.Place)})
			}
			continue
		}
		if it, ok := a.heap(c, by[c]); ok {
			list = append(list, it)
		}
	}
	return list
}

// few is how many lines are told without being folded away.
const few = 3

// heap tells lines of one class.
func (a *author) heap(c chronicle.Class, lines []*chronicle.Line) (item, bool) {
	texts, units := a.texts(lines)
	if len(texts) == 0 {
		return item{}, false
	}
	it := item{Kind: string(c)}
	limit := few
	if c == chronicle.Loss || c == chronicle.Retreat {
		limit = 3 * few
	}
	if c == chronicle.Other || c == chronicle.Supply || c == chronicle.Advance {
		limit = 2*few + 1 // the count of the others would take the place of one line
	}
	if len(texts) <= limit && c != chronicle.March {
		it.Text = texts
		return it, true
	}
	switch c {
	case chronicle.March:
		it.Head = a.Sentence(a.Spelled(units, "one unit moves", "{{.N}} units move"))
		if far := a.farthest(lines); far != "" && units > 1 {
			it.Head = a.Sentence(a.Say("{{.Units}}; {{.March}}", "Units", a.Spelled(units, "one unit moves", "{{.N}} units move"), "March", far))
		}
	case chronicle.Arrival:
		it.Head = a.Sentence(a.Spelled(units, "one unit arrives", "{{.N}} units arrive"))
		if !slices.ContainsFunc(lines, func(l *chronicle.Line) bool { return !l.Deployed() }) {
			it.Head = a.Sentence(a.Spelled(units, "one unit is set up", "{{.N}} units are set up"))
		}
	case chronicle.Throw:
		it.Head = a.throws(texts)
	case chronicle.Loss:
		it.Head = a.Say("Losses outside battle: {{.Losses}}.", "Losses", a.BothLosses(sum(lines)))
	case chronicle.Points:
		it.Head = a.Sentence(a.Spelled(len(texts), "points change once", "points change {{.N}} times"))
	}
	if it.Head == "" {
		it.Text = append(slices.Clone(texts[:few]), a.Sentence(a.Spelled(len(texts)-few, "one more event like these", "{{.N}} more events like these")))
	}
	it.More, it.Details = a.Count(len(texts), "One event", "{{.N}} events"), texts
	return it, true
}

// mostEnds is how many ways for rolls to end are told.
const mostEnds = 4

// throws counts rolls by what came of them: "Nineteen rolls: twelve times “stays out of
// command”, seven times “is in command”."
func (a *author) throws(texts []string) string {
	count := map[string]int{}
	var ends []string
	for _, text := range texts {
		end := ending(text)
		if count[end]++; count[end] == 1 {
			ends = append(ends, end)
		}
	}
	head := a.Spelled(len(texts), "one roll", "{{.N}} rolls")
	if len(ends) > mostEnds {
		return a.Sentence(head)
	}
	slices.SortStableFunc(ends, func(x, y string) int { return cmp.Compare(count[y], count[x]) })
	var words []string
	for _, end := range ends {
		words = append(words, a.Say("{{.Often}} “{{.What}}”", "Often", a.Often(count[end]), "What", end))
	}
	return a.Say("{{.Rolls}}: {{.Ends}}.", "Rolls", chronicle.Capital(head), "Ends", a.List(words))
}

// ending is what came of a roll, as the rules say it: what stands behind the dice, or else
// behind the name of the unit, whose words have capitals or are numbers.
func ending(text string) string {
	text, from := strings.TrimSuffix(text, "."), 0
	for _, before := range []string{": ", " and "} {
		if i := strings.LastIndex(text, before); i >= 0 {
			from = max(from, i+len(before))
		}
	}
	if from > 0 {
		return text[from:]
	}
	words := strings.Fields(text)
	verb := slices.IndexFunc(words, func(word string) bool { return unicode.IsLower([]rune(word)[0]) })
	return strings.Join(words[max(0, verb):], " ")
}

func sum(lines []*chronicle.Line) map[rules.Side]chronicle.Toll {
	all := map[rules.Side]chronicle.Toll{}
	for _, l := range lines {
		for _, x := range l.Tolls {
			t := all[x.Side]
			all[x.Side] = chronicle.Toll{Steps: t.Steps + x.Steps, Units: t.Units + x.Units, Grades: t.Grades + x.Grades}
		}
	}
	return all
}

// texts are the sentences of lines, and how many units they name.
func (a *author) texts(lines []*chronicle.Line) (texts []string, units int) {
	seen := map[string]bool{}
	for _, l := range lines {
		for _, u := range l.Units {
			if !seen[u] {
				seen[u] = true
				units++
			}
		}
		switch {
		case l.Text != "":
			texts = append(texts, scored(a.Told(l.Text, l.Units...), l))
		case l.Class == chronicle.Supply:
			texts = append(texts, a.Say("Supply worsens: {{.Units}}.", "Units", a.standing(l.Units, l.Hexes)))
		case len(l.Tolls) > 0:
			for _, x := range l.Tolls {
				texts = append(texts, a.Say("{{.Unit}} loses {{.Losses}}.", "Unit", a.Called(x.Unit), "Losses", a.Toll(x.Toll)))
			}
		}
	}
	return texts, units
}

// scored adds what a line earned, where its sentence does not say so.
func scored(text string, l *chronicle.Line) string {
	n := strconv.Itoa(max(l.Score, -l.Score))
	if l.Class != chronicle.Points || l.Score == 0 || strings.Contains(text, n) {
		return text
	}
	return fmt.Sprintf("%s (%+d).", strings.TrimSuffix(text, "."), l.Score)
}

// standing names units with their hexes.
func (a *author) standing(units, hexes []string) string {
	var words []string
	for i, u := range units {
		w := a.Called(u)
		if i < len(hexes) {
			w += " (" + hexes[i] + ")"
		}
		words = append(words, w)
	}
	return a.List(words)
}

// farthest is the march of a unit that fights that led farthest as the crow flies, "" where
// none led beyond two hexes.
func (a *author) farthest(lines []*chronicle.Line) string {
	best, most := "", 2
	b := a.c.Ruleset.Board()
	for _, l := range lines {
		if len(l.Hexes) < 2 || len(l.Units) == 0 || !a.Manoeuvres(l.Units[0]) {
			continue
		}
		from, ok1 := b.Find(l.Hexes[0])
		to, ok2 := b.Find(l.Hexes[len(l.Hexes)-1])
		if !ok1 || !ok2 || b.MapOf(from) != b.MapOf(to) {
			continue
		}
		if d := b.Distance(from, to); d > most {
			best, most = a.longest(l), d
		}
	}
	return best
}

// longest says who made the longest move, whence and where to, and whether by rail.
func (a *author) longest(l *chronicle.Line) string {
	units := make([]string, 0, len(l.Units))
	for _, u := range l.Units {
		units = append(units, a.UnitNamed(u))
	}
	pairs := []string{"Units", a.List(units), "From", a.Spot(l.Hexes[0]), "To", a.Spot(l.Hexes[len(l.Hexes)-1])}
	if story.Railed(l.Text) {
		return a.Say("the longest move is that of {{.Units}} by rail from {{.From}} to {{.To}}", pairs...)
	}
	return a.Say("the longest move is that of {{.Units}} from {{.From}} to {{.To}}", pairs...)
}
