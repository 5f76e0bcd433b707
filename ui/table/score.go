package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// tally is how a side stands.
type tally struct {
	side   rules.Side
	points int
}

// score is how the game stands at the point in time that is looked at: both sides, the
// viewer's first, or the one that points are counted for.
func (t *tabletop) score() []tally { return t.scoreOf(t.seat()) }

// scoreOf is how the game stands where somebody sits.
func (t *tabletop) scoreOf(s *rules.Seat) []tally {
	if k := s.View().Points(); k != nil && len(k.Totals) == 1 {
		return []tally{{k.Totals[0].Side, k.Totals[0].Value}}
	}
	f := s.Facts(nil)
	list := []tally{{f.Sides[0], f.Points[0]}, {f.Sides[1], f.Points[1]}}
	if f.Sides[1] == t.first() {
		slices.Reverse(list)
	}
	return list
}

// first is the side that is named first: the viewer's, in an open game always the same.
func (t *tabletop) first() rules.Side {
	if v := t.desk.Viewer(); v != "" {
		return v
	}
	if s := t.desk.Sides(); len(s) > 0 {
		return s[0]
	}
	return ""
}

// pointsTrack is the account of the points, nil where the game keeps none.
func (t *tabletop) pointsTrack() *rules.Track { return t.view().Points() }

// scoreWords says the score in a sentence.
func (t *tabletop) scoreWords() string {
	list, names := t.score(), t.teller()
	words := lang.L("{{.Side}} {{.Points}}", map[string]any{"Side": names.SideName(list[0].side), "Points": names.Number(list[0].points)})
	if len(list) > 1 {
		words += ", " + lang.L("{{.Side}} {{.Points}}", map[string]any{"Side": names.SideName(list[1].side), "Points": names.Number(list[1].points)})
	}
	return words
}

// signed is a change of the points.
func signed(n int) string {
	if n >= 0 {
		return "+" + strconv.Itoa(n)
	}
	return "−" + strconv.Itoa(-n)
}

// gain is an event that changed the points.
type gain struct {
	rules.Event
	turn int
	hex  string // where it was, "" for nowhere
}

// gains are the events that changed the points up to where one looks, the latest first.
func (t *tabletop) gains() []gain {
	last := t.desk.Match.Cursor()
	if t.past != now {
		last = t.past
	}
	var list []gain
	for n := 1; n <= last; n++ {
		deed, _ := t.desk.Deed(n)
		for _, e := range deed.Events {
			if e.Points != 0 {
				list = append(list, gain{e, t.desk.Match.Status(n - 1).Turn, t.whereOf(deed.Events, e)})
			}
		}
	}
	slices.Reverse(list)
	return list
}

// whereOf is where an event was: its own hex, that of its battle, or that of what else the
// same action did.
func (t *tabletop) whereOf(events []rules.Event, e rules.Event) string {
	if len(e.Hexes) > 0 {
		return e.Hexes[len(e.Hexes)-1]
	}
	if _, ok := t.desk.Match.Ruleset().Board().Find(e.Battle); ok {
		return e.Battle
	}
	for _, other := range events {
		if len(other.Hexes) > 0 && other.Battle == e.Battle {
			return other.Hexes[len(other.Hexes)-1]
		}
	}
	return ""
}

// initials shorten a name of several words: "A-H" for Austria-Hungary; one word stays.
func initials(name string) string {
	short, words, start := "", 0, true
	for _, r := range name {
		if r == ' ' || r == '-' {
			start = true
			short += map[bool]string{true: "-", false: ""}[r == '-']
			continue
		}
		if start {
			short, words, start = short+string(r), words+1, false
		}
	}
	if words < 2 {
		return name
	}
	return short
}
