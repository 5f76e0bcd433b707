package print

import (
	"regexp"
	"strings"

	"vistula/canvas/mapart"
	"vistula/rules"
)

// Plate is what stands on the sheet beside the map: the game's title as it would
// be set in type, and the turn record. say gives texts in the player's language.
func Plate(title string, tracks []rules.Track, say func(text string, values map[string]any) string) mapart.Print {
	p := mapart.Print{Say: say}
	p.Over, p.Title, p.Year = TitleLines(title)
	for _, track := range tracks {
		if track.ID != turnTrack {
			continue
		}
		for _, b := range track.Boxes {
			p.Turns = append(p.Turns, mapart.Turn{Label: b.Label, Dates: b.Note})
		}
		if n := len(track.Boxes); n > 1 {
			from, to := span(track.Boxes[0].Note, track.Boxes[n-1].Note)
			if from != "" {
				p.Dates = say("{{.From}} to {{.To}}", map[string]any{"From": from, "To": to})
			}
		}
	}
	return p
}

// turnTrack is the ID of the turn record, pointTrack that of victory points.
const (
	turnTrack  = rules.TrackTurns
	pointTrack = rules.TrackPoints
)

var (
	yearBehind  = regexp.MustCompile(`^(.*?),? ((?:18|19)\d\d)$`)
	yearInFront = regexp.MustCompile(`^((?:18|19)\d\d): (.*)$`)
	theatre     = regexp.MustCompile(`^(?:(The) )?(.+) (in the \w+)$`)
	firstDay    = regexp.MustCompile(`^(\d+)(?:-\d+)? (\w+)`)
	lastDay     = regexp.MustCompile(`(\d+) (\w+)(?: \d{4})?$`)
)

// TitleLines sets "Battle for Galicia, 1914" as three lines, and so "The Great
// War in the East: Serbia/Galicia", of which the maps themselves tell the rest.
func TitleLines(title string) (over, main, under string) {
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

// span is the first day of one turn and the last of another: of "23-24 August
// 1914" and "14-15 September 1914", "23 August" and "15 September". Of dates
// written in another way nothing is said.
func span(first, last string) (from, to string) {
	a, z := firstDay.FindStringSubmatch(first), lastDay.FindStringSubmatch(last)
	if a == nil || z == nil {
		return "", ""
	}
	return a[1] + " " + a[2], z[1] + " " + z[2]
}
