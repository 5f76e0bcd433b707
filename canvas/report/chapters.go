package report

import (
	"strings"

	"vistula/rules/chronicle"
)

// chapter tells one turn.
func (a *author) chapter(i int) chapter {
	t := &a.c.Turns[i]
	c := chapter{ID: chapterID(t.Number), Head: a.TurnHead(t.Number), Dates: chronicle.Days(t.Dates), Lead: a.chapterLead(i), Figures: a.figures(i)}
	for k := range t.Parts {
		c.tell(a.section(&t.Parts[k]))
	}
	return c
}

// section tells a player turn.
func (a *author) section(p *chronicle.Part) section {
	s := section{Head: a.SideName(p.Side), Nation: a.c.Nation(p.Side)}
	if s.Head == "" {
		s.Head = a.Say("Both sides")
	}
	for n := range p.Phases {
		s.Items = append(s.Items, a.items(&p.Phases[n])...)
	}
	return s
}

// tell adds a section, unless there is nothing in it; what a side did next without the
// other doing anything meanwhile stands below the same head.
func (c *chapter) tell(s section) {
	n := len(c.Sections)
	switch {
	case len(s.Items) == 0:
	case n > 0 && c.Sections[n-1].Head == s.Head:
		c.Sections[n-1].Items = append(c.Sections[n-1].Items, s.Items...)
	default:
		c.Sections = append(c.Sections, s)
	}
}

// chapterLead tells what mattered in a turn, and below how the totals stand where
// there are too many of them for a sentence.
func (a *author) chapterLead(i int) []string {
	lead := []string{a.Turn(i)}
	if p := a.pointsLine(i); p != "" && len(a.c.Points) > mostTotals {
		lead = append(lead, p)
	}
	return lead
}

func (a *author) taken(p *chronicle.Capture) string {
	place := p.Name
	if place == "" {
		place = a.c.HexName(p.Hex)
	}
	if p.From == "" {
		return a.Say("{{.Place}} is occupied by {{.Side}}.", "Side", a.Power(p.To), "Place", place)
	}
	return a.Say("{{.Place}} passes from {{.Enemy}} to {{.Side}}.", "Side", a.Power(p.To), "Place", place, "Enemy", a.Power(p.From))
}

// mostTotals is how many totals are told in a sentence.
const mostTotals = 2

// pointsLine tells how those totals stand after a turn that have changed in it.
func (a *author) pointsLine(i int) string {
	var parts []string
	for _, s := range a.c.Points {
		if i >= len(s.Values) {
			continue
		}
		before := s.Start
		if i > 0 {
			before = s.Values[i-1]
		}
		if s.Values[i] == before {
			continue
		}
		word := a.Total(&s) + " " + a.Number(s.Values[i])
		if d := s.Values[i] - before; d > 0 {
			word += " (+" + a.Number(d) + ")"
		} else if d < 0 {
			word += " (" + a.Number(d) + ")"
		}
		parts = append(parts, word)
	}
	if len(parts) == 0 {
		return ""
	}
	return a.Say("Points: {{.Totals}}.", "Totals", strings.Join(parts, "; "))
}
