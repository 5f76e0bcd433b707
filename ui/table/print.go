package table

import (
	"regexp"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/mapart"
)

// plate is what stands on the sheet beside the map: the game's title as it would
// be set in type, and the turn record.
func (t *Table) plate() mapart.Print {
	var p mapart.Print
	p.Over, p.Title, p.Year = titleLines(t.desk.Match.Ruleset().Title())
	for _, track := range t.desk.View().Tracks {
		if track.ID != "turns" {
			continue
		}
		for i, b := range track.Boxes {
			p.Turns = append(p.Turns, mapart.Turn{Number: i + 1, Dates: b.Note})
		}
		if n := len(track.Boxes); n > 1 {
			p.Dates = span(track.Boxes[0].Note, track.Boxes[n-1].Note)
		}
	}
	return p
}

var (
	yearBehind  = regexp.MustCompile(`^(.*?),? ((?:18|19)\d\d)$`)
	yearInFront = regexp.MustCompile(`^((?:18|19)\d\d): (.*)$`)
	theatre     = regexp.MustCompile(`^(?:(The) )?(.+) (in the \w+)$`)
)

// titleLines sets "Battle for Galicia, 1914" as three lines, and so "The Great
// War in the East: Serbia/Galicia", of which the maps themselves tell the rest.
func titleLines(title string) (over, main, under string) {
	var year string
	if m := yearBehind.FindStringSubmatch(title); m != nil {
		title, year = m[1], m[2]
	} else if m := yearInFront.FindStringSubmatch(title); m != nil {
		title, year = m[2], m[1]
	}
	title, _, _ = strings.Cut(title, ": ")
	if m := theatre.FindStringSubmatch(title); m != nil {
		return m[1], m[2], strings.TrimSpace(m[3] + " " + year)
	}
	for _, word := range []string{" for ", " of "} {
		if i := strings.Index(title, word); i > 0 {
			return title[:i+len(word)-1], title[i+len(word):], year
		}
	}
	return "", title, year
}

// span runs from the first day of one turn to the last of another: from "23-24
// August 1914" and "14-15 September 1914" to "23 August to 15 September". Of
// dates written in another way nothing is said.
func span(first, last string) string {
	a := regexp.MustCompile(`^(\d+)(?:-\d+)? (\w+)`).FindStringSubmatch(first)
	z := regexp.MustCompile(`(\d+) (\w+)(?: \d{4})?$`).FindStringSubmatch(last)
	if a == nil || z == nil {
		return ""
	}
	return lang.L("{{.From}} to {{.To}}", map[string]any{"From": a[1] + " " + a[2], "To": z[1] + " " + z[2]})
}
