package report

import (
	"strconv"
	"strings"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/analysis"
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
	Chance          *prospects
	Losses          *table
	Battles         []headline
	Dice            []diceOf
	Luck            []luckOf
	Chapters        []chapter
	Units           []roll
	Labels          labels
}

// roll is the histories of a side's units.
type roll struct {
	Side   string
	Nation string
	Units  []biography
}

// biography is what became of a unit.
type biography struct{ Name, Words string }

// labels are the words of the pages themselves.
type labels struct {
	Contents, Result, Points, Losses, Battles, Dice, Luck, DiceNote, LuckNote, Units, UnitsNote, MostUnitsNote, PointsNote, MapNote, Costly string
}

type fact struct{ Name, Value string }

// headline is a turning point.
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

// Paired tells whether the first two figures show the same place, before and after.
func (c chapter) Paired() bool { return len(c.Figures) > 1 && c.Figures[0].Before }

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
	*story.Teller
	c *chronicle.Chronicle
}

func write(c *chronicle.Chronicle, t *story.Teller, judged *analysis.Analysis) *book {
	a := &author{t, c}
	b := &book{
		Title: c.Game, Subtitle: a.subtitle(), Verdict: a.verdict(), Scope: a.scope(), Lead: a.lead(), Facts: a.facts(),
		Final: a.final(), Points: a.charts(), Losses: a.losses(), Battles: a.headlines(judged), Labels: a.labels(),
	}
	a.luck(b)
	for i := range c.Turns {
		b.Chapters = append(b.Chapters, a.chapter(i))
	}
	b.Units = a.rolls()
	return b
}

func (a *author) labels() labels {
	return labels{
		Contents: a.Say("Turn by turn"), Result: a.Say("Result"), Points: a.Say("Victory points"), Losses: a.Say("Losses"),
		Battles: a.Say("Turning points"), Dice: a.Say("Dice"), Luck: a.Say("Luck in battle"),
		DiceNote: a.Say("How often each face was rolled; the line marks the expected count. A fair die averages 3.5."),
		Units:    a.Say("The units"), UnitsNote: a.Say("Every unit that fought or suffered losses, those with most to tell first."), MostUnitsNote: a.Say("The units of each side with most to tell."), PointsNote: a.Say("What moved the score"), Costly: a.Say("The moves that cost most"),
		MapNote:  a.Say("On the maps of the turns, arrows in a nation's colour are marches, pale ones retreats and advances, red ones attacks. A red outline marks a hex that was attacked, an amber one a place that changed hands, a dashed one losses without a battle; a cross marks a unit that was destroyed."),
		LuckNote: a.Say("The losses that the tables gave in battle, and their average for the same attacks. Fewer than expected is lucky."),
	}
}

func (a *author) subtitle() string {
	var parts []string
	if title := strings.TrimPrefix(a.c.Scenario.Title, a.c.Game+": "); !strings.Contains(a.c.Game, title) {
		parts = append(parts, chronicle.Days(title))
	}
	if d := a.Span(a.c.Turns[0].Dates, a.c.Turns[len(a.c.Turns)-1].Dates); d != "" && !strings.ContainsAny(a.c.Scenario.Title, "0123456789") {
		parts = append(parts, d)
	}
	return strings.Join(parts, " · ")
}

func (a *author) verdict() string {
	if o := a.c.Outcome; o != nil {
		return a.Sentence(o.Why)
	}
	return a.Say("The game is still on, in turn {{.Turn}}.", "Turn", a.TurnName(a.c.End.Status.Turn))
}

func (a *author) scope() string {
	switch a.c.Knows {
	case chronicle.OfSide:
		return a.Say("As {{.Side}} saw it. What was hidden from that side is left out.", "Side", a.SideName(a.c.For))
	case chronicle.OfReferee:
		return a.Say("Referee's view: nothing is hidden.")
	}
	return ""
}

// lead tells the game in a paragraph, and in another what it cost.
func (a *author) lead() []string {
	c := a.c
	counts := a.Sentence(a.Say("{{.Turns}}, {{.Battles}}, {{.Actions}}.", "Turns", a.Spelled(len(c.Turns), "one turn", "{{.N}} turns"),
		"Battles", a.Spelled(len(c.Battles), "one battle", "{{.N}} battles"), "Actions", a.Spelled(c.Actions, "one action", "{{.N}} actions")))
	var s []string
	if len(c.Sides) == 2 && c.Losses[c.Sides[0].ID].None() && c.Losses[c.Sides[1].ID].None() {
		s = append(s, a.Say("Neither side lost anything."))
	} else {
		for _, side := range c.Sides {
			s = append(s, a.Sentence(a.Say("{{.Side}} lost {{.Losses}}", "Side", a.Power(side.ID), "Losses", a.Toll(c.Losses[side.ID]))))
		}
	}
	if best := c.Largest(1); len(best) > 0 && len(best[0].Tolls) > 0 {
		b := best[0]
		s = append(s, a.Say("The costliest battle was fought {{.At}} in turn {{.Turn}}.", "At", a.At(b.Targets), "Turn", a.TurnDated(b.Turn)))
	}
	if t, ok := a.worst(); ok {
		s = append(s, a.Say("The bloodiest turn was {{.Turn}}: {{.Losses}}.", "Turn", a.TurnDated(t.Number), "Losses", a.BothLosses(t.Losses)))
	}
	course := strings.TrimSpace(counts + " " + a.Course())
	if c.AsPrinted {
		course = strings.TrimSpace(course + " " + a.Usual(c.Outcome))
	}
	list := []string{course, strings.Join(s, " ")}
	return list
}

// rolls are the histories of the units of both sides.
func (a *author) rolls() []roll {
	var list []roll
	for _, s := range a.c.Sides {
		r := roll{Side: a.SideName(s.ID), Nation: s.Nation}
		for _, h := range a.c.Eventful(s.ID) {
			name, words := a.History(h)
			r.Units = append(r.Units, biography{name, words})
		}
		if len(r.Units) > 0 {
			list = append(list, r)
		}
	}
	return list
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
	list := []fact{{a.Say("Scenario"), chronicle.Days(c.Scenario.Title)}}
	for _, s := range c.Sides {
		if p := a.player(s.Player); p != "" {
			list = append(list, fact{a.SideName(s.ID), p})
		}
	}
	if c.Midway {
		list = append(list, fact{a.Say("Start"), a.Say("custom position")})
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
		return a.Say("a person")
	}
	return a.Say("the computer ({{.Name}})", "Name", a.Player(p))
}

// losses is the table of losses by turn; turns without any are left out, and all of it
// where nothing was lost.
func (a *author) losses() *table {
	t := &table{Head: []string{a.Say("Turn")}}
	for _, s := range a.c.Sides {
		t.Head = append(t.Head, a.SideName(s.ID))
	}
	row := func(head string, l map[rules.Side]chronicle.Toll) {
		cells := []string{head}
		for _, s := range a.c.Sides {
			cells = append(cells, a.ShortToll(l[s.ID]))
		}
		t.Rows = append(t.Rows, cells)
	}
	for i := range a.c.Turns {
		if x := &a.c.Turns[i]; len(x.Losses) > 0 {
			row(a.TurnName(x.Number), x.Losses)
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	row(a.Say("Total"), a.c.Losses)
	return t
}

// mostHeadlines is how many turning points are told.
const mostHeadlines = 6

// headlines are the turning points of the game; where there is no score that they could
// have turned, its largest battles.
func (a *author) headlines(judged *analysis.Analysis) []headline {
	var list []headline
	for _, x := range a.Turnings(mostHeadlines, judged) {
		t := &a.c.Turns[x.Turn]
		where := ""
		if len(x.Hexes) > 0 {
			where = chronicle.Capital(a.At(x.Hexes))
		}
		list = append(list, headline{Chapter: chapterID(t.Number), When: a.TurnHead(t.Number), Where: where, What: x.Words})
	}
	if len(list) > 0 {
		return list
	}
	for _, b := range a.c.Largest(mostHeadlines) {
		if len(b.Tolls) == 0 {
			continue
		}
		list = append(list, headline{Chapter: chapterID(b.Turn), When: a.TurnHead(b.Turn), Where: chronicle.Capital(a.At(b.Targets)),
			What: a.Battle(b) + " " + a.outcome(b)[0]})
	}
	return list
}

func (a *author) luck(b *book) {
	for _, s := range a.c.Sides {
		if d := a.c.Dice[s.ID]; d != nil {
			x := diceOf{Side: a.SideName(s.ID), Nation: s.Nation, Dice: d.Dice, Words: a.Say("{{.Side}}: {{.Dice}}, average {{.Mean}}", "Side", a.SideName(s.ID),
				"Dice", a.Count(d.Dice, "one die", "{{.N}} dice"), "Mean", a.Hundredths(d.Mean()))}
			copy(x.Faces[:], d.Faces[1:])
			b.Dice = append(b.Dice, x)
		}
		if l := a.c.Luck[s.ID]; l != nil && l.Expected+l.Actual > 0 {
			b.Luck = append(b.Luck, luckOf{Side: a.SideName(s.ID), Nation: s.Nation, Expected: l.Expected, Actual: l.Actual,
				Words: a.Say("{{.Side}}: {{.Actual}} rolled, {{.Expected}} expected", "Side", a.SideName(s.ID), "Actual", a.Hundredths(l.Actual), "Expected", a.Hundredths(l.Expected))})
		}
	}
}

func chapterID(turn int) string { return "turn-" + strconv.Itoa(turn) }
