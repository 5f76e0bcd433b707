package report

import (
	"fmt"
	"math"

	"vistula/rules"
	"vistula/rules/analysis"
)

// prospects is what a computer player makes of the game.
type prospects struct {
	Head  string
	Chart chart
	Notes []string // paragraphs
}

// chances draws the chance of winning after each player turn, with the moves that cost
// most; nil where the game was not judged.
func (a *author) chances(f *analysis.Analysis) *prospects {
	if f == nil || len(f.Points) == 0 {
		return nil
	}
	side := a.Power(f.Side)
	p := &prospects{Head: a.Say("Chance of winning"), Chart: chart{Percent: true}}
	if f.Par != nil {
		p.Head = a.Say("Chance of doing better than usual")
		p.Notes = append(p.Notes, a.Par(f.Side, *f.Par))
	}
	l := line{Name: a.Say("{{.Side}}, in percent, after each player turn", "Side", a.SideName(f.Side)), Ink: inkOf(a.c.Nation(f.Side))}
	last := 0
	for i, x := range f.Points {
		mark := ""
		if i > 0 && x.Turn != last {
			last, mark = x.Turn, a.TurnName(x.Turn)
		}
		p.Chart.Marks = append(p.Chart.Marks, mark)
		l.Values = append(l.Values, int(math.Round(100*x.Chance)))
	}
	p.Chart.thin()
	p.Chart.Lines = []line{l}
	for i := range f.Costly {
		n := a.mistake(f, i)
		n.Number = i + 1
		p.Chart.Notes = append(p.Chart.Notes, n)
	}
	if len(f.Costly) > 0 {
		p.Notes = append(p.Notes, a.Say("A move is judged before its dice are rolled: an attack that cost points was a bad risk, even where it succeeded."))
	}
	p.Notes = append(p.Notes, a.doubts(f, side)...)
	return p
}

// mistake is a costly move as a note of the chart.
func (a *author) mistake(f *analysis.Analysis, i int) note {
	c := &f.Costly[i]
	at := len(f.Points) - 1
	for n, x := range f.Points {
		if x.At >= c.Last {
			at = n
			break
		}
	}
	find := func(unit string) (rules.Counter, bool) {
		if x, ok := a.c.Start.Find(unit); ok {
			return x, true
		}
		return a.c.End.Find(unit)
	}
	return note{At: at, Ink: inkOf(a.c.Nation(c.Side)), Words: a.Mistake(c, find), Head: a.Say("Turn {{.Turn}}, {{.Side}}, cost {{.Points}} VP", "Turn", a.TurnName(c.Turn), "Side", a.SideName(c.Side), "Points", fmt.Sprintf("%.1f", c.Cost))}
}

// doubts tell the luck of the dice, and how much all this is worth.
func (a *author) doubts(f *analysis.Analysis, side string) (list []string) {
	points := fmt.Sprintf("%.1f", math.Abs(f.Luck))
	switch {
	case f.Rolls == 0:
	case points == "0.0":
		list = append(list, a.Say("The dice favoured neither side."))
	case f.Luck < 0:
		list = append(list, a.Say("The dice were unkind to {{.Side}}: {{.Points}} VP less than expected.", "Side", side, "Points", points))
	default:
		list = append(list, a.Say("The dice were kind to {{.Side}}: {{.Points}} VP more than expected.", "Side", side, "Points", points))
	}
	if f.Measured {
		return append(list, a.Say("This is the opinion of a computer player and no proof. The chances come from games that it played against itself; a draw counts half."))
	}
	return append(list, a.Say("This is the opinion of a computer player and no proof. The chances are rough: no games of this scenario were measured. A draw counts half."))
}

// thin leaves so many marks that they do not run into one another.
func (c *chart) thin() {
	named := 0
	for _, m := range c.Marks {
		if m != "" {
			named++
		}
	}
	every, n := named/mostMarks+1, 0
	for i, m := range c.Marks {
		if m == "" {
			continue
		}
		if n++; (n-1)%every != 0 {
			c.Marks[i] = ""
		}
	}
}

// every is how many marks apart those are that are written.
func (c *chart) every() int {
	if c.Percent { // it has been thinned
		return 1
	}
	return len(c.Marks)/mostMarks + 1
}
