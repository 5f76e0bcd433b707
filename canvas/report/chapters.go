package report

import (
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// chapter tells one turn.
func (a *author) chapter(i int) chapter {
	t := &a.c.Turns[i]
	c := chapter{ID: chapterID(t.Number), Head: a.turnHead(t.Number), Dates: t.Dates, Lead: a.chapterLead(i), Figures: a.figures(t)}
	for k := range t.Parts {
		p := &t.Parts[k]
		s := section{Head: a.sideName(p.Side), Nation: a.nation(p.Side)}
		if s.Head == "" {
			s.Head = a.say("Both sides")
		}
		for n := range p.Phases {
			s.Items = append(s.Items, a.items(&p.Phases[n])...)
		}
		c.Sections = append(c.Sections, s)
	}
	return c
}

func (a *author) nation(side rules.Side) string {
	for _, s := range a.c.Sides {
		if s.ID == side {
			return s.Nation
		}
	}
	return ""
}

// chapterLead sums a turn up: battles and losses, places, points.
func (a *author) chapterLead(i int) []string {
	t := &a.c.Turns[i]
	battles, taken := 0, []string(nil)
	for _, p := range t.Parts {
		for _, ph := range p.Phases {
			for _, l := range ph.Lines {
				switch {
				case l.Class == chronicle.Fight:
					battles++
				case l.Place != nil:
					taken = append(taken, a.taken(l.Place))
				}
			}
		}
	}
	var s []string
	switch {
	case battles > 0:
		s = append(s, a.say("{{.Battles}}. Losses: {{.Losses}}.", "Battles", a.count(battles, "One battle", "{{.N}} battles"), "Losses", a.bothLosses(t.Losses)))
	case len(t.Losses) > 0:
		s = append(s, a.say("No battles. Losses: {{.Losses}}.", "Losses", a.bothLosses(t.Losses)))
	default:
		s = append(s, a.say("No battles."))
	}
	s = append(s, taken...)
	lead := []string{strings.Join(s, " ")}
	if p := a.pointsLine(i); p != "" {
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
		return a.say("{{.Place}} is occupied by {{.Side}}.", "Side", a.sideName(p.To), "Place", place)
	}
	return a.say("{{.Place}} passes from {{.Enemy}} to {{.Side}}.", "Side", a.sideName(p.To), "Place", place, "Enemy", a.sideName(p.From))
}

// mostTotals is how many totals are told after every turn, changed or not.
const mostTotals = 2

// pointsLine tells how the totals stand after a turn, and what they were earned
// for.
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
		if s.Values[i] == before && len(a.c.Points) > mostTotals && i > 0 {
			continue // only what has changed, lest it be a table
		}
		word := a.rulebook(s.Name)
		if strings.Contains(word, ":") { // a total with a name of its own
			word += ":"
		}
		word += " " + a.number(s.Values[i])
		if d := s.Values[i] - before; d > 0 {
			word += " (+" + a.number(d) + ")"
		} else if d < 0 {
			word += " (" + a.number(d) + ")"
		}
		parts = append(parts, word)
	}
	if len(parts) == 0 {
		return ""
	}
	return a.say("Points: {{.Totals}}.", "Totals", strings.Join(parts, "; "))
}
