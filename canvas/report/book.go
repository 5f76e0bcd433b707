package report

import (
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// book is a report before it is set: all its words and figures, in order.
type book struct {
	Title, Subtitle string
	Verdict         string   // how it ended, or how it stands
	Scope           string   // what the report knows, where that is not everything
	Lead            []string // paragraphs
	Facts           []fact
	Final           *figure
	Points          []chart // sides first, as far as they share a scale
	Losses          *table
	Battles         []headline
	Dice            []diceOf
	Luck            []luckOf
	Chapters        []chapter
	Labels          labels
}

// labels are the words of the pages themselves.
type labels struct {
	Contents, Result, Points, Losses, Battles, Dice, Luck, DiceNote, LuckNote, Language string
}

type fact struct{ Name, Value string }

// headline is one of the largest battles.
type headline struct {
	Chapter, When, Where, What string
}

// chapter is one turn.
type chapter struct {
	ID, Head, Dates string
	Lead            []string
	Figures         []figure
	Sections        []section
}

// section is a player turn.
type section struct {
	Head   string
	Nation string
	Items  []item
}

// item is something that happened, with what can be unfolded below.
type item struct {
	Kind    string // of chronicle.Class, for its looks
	Label   string // the phase, "" where it is that of the item before
	Head    string
	Text    []string // sentences, a line each
	More    string   // what the details are
	Details []string
}

// table has a head and rows; the last row is a sum.
type table struct {
	Head []string
	Rows [][]string
}

// diceOf is how often a side threw each face.
type diceOf struct {
	Side   string
	Nation string
	Faces  [6]int
	Dice   int
	Words  string
}

// luckOf compares losses with those that were to be expected, in hundredths.
type luckOf struct {
	Side             string
	Nation           string
	Expected, Actual int
	Words            string
}

// author turns a chronicle into a book.
type author struct {
	speech
	c *chronicle.Chronicle
}

func write(c *chronicle.Chronicle, s speech) *book {
	a := &author{s, c}
	b := &book{
		Title: c.Game, Subtitle: a.subtitle(), Verdict: a.verdict(), Scope: a.scope(), Lead: a.lead(), Facts: a.facts(),
		Final: a.final(), Points: a.charts(), Losses: a.losses(), Battles: a.headlines(), Labels: a.labels(),
	}
	a.luck(b)
	for i := range c.Turns {
		b.Chapters = append(b.Chapters, a.chapter(i))
	}
	return b
}

func (a *author) labels() labels {
	return labels{
		Contents: a.say("Turn by turn"), Result: a.say("Result"), Points: a.say("Victory points"), Losses: a.say("Losses"),
		Battles: a.say("Turning points"), Dice: a.say("Dice"), Luck: a.say("Luck in battle"),
		DiceNote: a.say("How often each face was rolled; the line marks the expected count. A fair die averages 3.5."),
		LuckNote: a.say("Steps lost in battle, and the average that the tables give for the same attacks. Fewer than expected is lucky."),
		Language: a.language,
	}
}

func (a *author) subtitle() string {
	parts := []string{a.c.Scenario.Title}
	if d := a.span(); d != "" && !strings.ContainsAny(a.c.Scenario.Title, "0123456789") {
		parts = append(parts, d)
	}
	return strings.Join(parts, " · ")
}

// span is the time from the first turn to the last.
func (a *author) span() string {
	first, last := a.c.Turns[0].Dates, a.c.Turns[len(a.c.Turns)-1].Dates
	switch {
	case first == "" || last == "" || first == last:
		return first
	}
	return a.say("{{.From}} to {{.To}}", "From", first, "To", last)
}

func (a *author) verdict() string {
	if o := a.c.Outcome; o != nil {
		return a.sentence(o.Why)
	}
	return a.say("The game is still on, in turn {{.Turn}}.", "Turn", a.turnName(a.c.End.Status.Turn))
}

func (a *author) scope() string {
	switch a.c.Knows {
	case chronicle.OfSide:
		return a.say("As {{.Side}} saw it. What was hidden from that side is left out.", "Side", a.sideName(a.c.For))
	case chronicle.OfReferee:
		return a.say("Referee's view: nothing is hidden.")
	}
	return ""
}

// lead tells the game in a few sentences.
func (a *author) lead() []string {
	c := a.c
	s := []string{a.say("{{.Turns}}, {{.Battles}}, {{.Actions}}.", "Turns", a.count(len(c.Turns), "one turn", "{{.N}} turns"),
		"Battles", a.count(len(c.Battles), "one battle", "{{.N}} battles"), "Actions", a.count(c.Actions, "one action", "{{.N}} actions"))}
	for _, side := range c.Sides {
		s = append(s, a.say("{{.Side}} lost {{.Losses}}.", "Side", a.rulebook(side.Name), "Losses", a.toll(c.Losses[side.ID])))
	}
	if best := c.Largest(1); len(best) > 0 && len(best[0].Tolls) > 0 {
		b := best[0]
		s = append(s, a.say("The costliest battle was at {{.Place}} in turn {{.Turn}}.", "Place", a.places(b.Targets), "Turn", a.turnName(b.Turn)))
	}
	if t, ok := a.worst(); ok {
		s = append(s, a.say("The bloodiest turn was {{.Turn}}: {{.Losses}}.", "Turn", a.turnName(t.Number), "Losses", a.bothLosses(t.Losses)))
	}
	return []string{strings.Join(s, " ")}
}

// worst is the turn with the greatest losses.
func (a *author) worst() (*chronicle.Turn, bool) {
	best, most := -1, 0
	for i := range a.c.Turns {
		sum := 0
		for _, x := range a.c.Turns[i].Losses {
			sum += 2*x.Steps + x.Grades
		}
		if sum > most {
			best, most = i, sum
		}
	}
	if best < 0 || len(a.c.Turns) < 2 {
		return nil, false
	}
	return &a.c.Turns[best], true
}

func (a *author) facts() []fact {
	c := a.c
	list := []fact{{a.say("Scenario"), c.Scenario.Title}}
	for _, s := range c.Sides {
		if p := a.player(s.Player); p != "" {
			list = append(list, fact{a.rulebook(s.Name), p})
		}
	}
	if c.Midway {
		list = append(list, fact{a.say("Start"), a.say("custom position")})
	}
	for _, o := range c.Options {
		list = append(list, fact{o.Title, o.Value})
	}
	return list
}

func (a *author) player(p string) string {
	switch p {
	case "":
		return ""
	case "person":
		return a.say("a person")
	}
	return a.say("the computer ({{.Name}})", "Name", p)
}

// losses is the table of losses by turn; turns without any are left out.
func (a *author) losses() *table {
	t := &table{Head: []string{a.say("Turn")}}
	for _, s := range a.c.Sides {
		t.Head = append(t.Head, a.rulebook(s.Name))
	}
	row := func(head string, l map[rules.Side]chronicle.Toll) {
		cells := []string{head}
		for _, s := range a.c.Sides {
			cells = append(cells, a.shortToll(l[s.ID]))
		}
		t.Rows = append(t.Rows, cells)
	}
	for i := range a.c.Turns {
		if x := &a.c.Turns[i]; len(x.Losses) > 0 {
			row(a.turnName(x.Number), x.Losses)
		}
	}
	row(a.say("Total"), a.c.Losses)
	return t
}

// mostHeadlines is how many battles count as turning points.
const mostHeadlines = 6

func (a *author) headlines() []headline {
	var list []headline
	for _, b := range a.c.Largest(mostHeadlines) {
		if len(b.Tolls) == 0 {
			continue
		}
		list = append(list, headline{Chapter: chapterID(b.Turn), When: a.turnHead(b.Turn), Where: a.places(b.Targets),
			What: a.attackHead(b) + ". " + strings.Join(a.outcome(b), " ")})
	}
	return list
}

func (a *author) luck(b *book) {
	for _, s := range a.c.Sides {
		if d := a.c.Dice[s.ID]; d != nil {
			x := diceOf{Side: a.rulebook(s.Name), Nation: s.Nation, Dice: d.Dice, Words: a.say("{{.Side}}: {{.Dice}}, average {{.Mean}}", "Side", a.rulebook(s.Name),
				"Dice", a.count(d.Dice, "one die", "{{.N}} dice"), "Mean", a.hundredths(d.Mean()))}
			copy(x.Faces[:], d.Faces[1:])
			b.Dice = append(b.Dice, x)
		}
		if l := a.c.Luck[s.ID]; l != nil && l.Expected+l.Actual > 0 {
			b.Luck = append(b.Luck, luckOf{Side: a.rulebook(s.Name), Nation: s.Nation, Expected: l.Expected, Actual: l.Actual,
				Words: a.say("{{.Side}}: {{.Actual}} lost, {{.Expected}} expected", "Side", a.rulebook(s.Name), "Actual", a.hundredths(l.Actual), "Expected", a.hundredths(l.Expected))})
		}
	}
}
