package report

import (
	"cmp"
	"slices"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// figure is a map picture: the hexes it must show, and what lies and happened
// there.
type figure struct {
	Hexes   []string // none for the whole map
	Map     int      // of the board, where Hexes are none
	View    *rules.View
	Fought  []string // hexes of battles
	Taken   []string // places that changed hands
	Lost    []string // hexes where something was lost without battle
	Caption string
}

// final is the whole map at the end.
func (a *author) final() *figure {
	return &figure{View: a.c.End, Caption: a.say("The position at the end of the report.")}
}

// mostFigures is how many pictures a turn has at the most.
const mostFigures = 3

// figures are the places where a turn was decided; where nothing was, the place
// where most units moved. Places far apart have pictures of their own.
func (a *author) figures(t *chronicle.Turn) []figure {
	fought, taken, lost := a.marked(t)
	groups := a.groups(t.Hexes)
	slices.SortStableFunc(groups, func(x, y []string) int { return cmp.Compare(shared(y, fought), shared(x, fought)) })
	if len(groups) == 0 {
		if groups = a.groups(t.Moved); len(groups) > 1 {
			groups = groups[:1]
		}
	}
	var list []figure
	for _, g := range groups[:min(len(groups), mostFigures)] {
		in := func(h string) bool { return slices.Contains(g, h) }
		f := figure{Hexes: g, View: t.View}
		for _, h := range g {
			if slices.Contains(fought, h) {
				f.Fought = append(f.Fought, h)
			}
		}
		f.Taken = slices.DeleteFunc(slices.Clone(taken), func(h string) bool { return !in(h) })
		f.Lost = slices.DeleteFunc(slices.Clone(lost), func(h string) bool { return !in(h) || slices.Contains(fought, h) })
		f.Caption = a.caption(t, &f)
		list = append(list, f)
	}
	return list
}

// shared is how many of some hexes are among others.
func shared(hexes, others []string) int {
	n := 0
	for _, h := range hexes {
		if slices.Contains(others, h) {
			n++
		}
	}
	return n
}

// marked lists the hexes of a turn by what happened there.
func (a *author) marked(t *chronicle.Turn) (fought, taken, lost []string) {
	for _, p := range t.Parts {
		for _, ph := range p.Phases {
			for _, l := range ph.Lines {
				switch {
				case l.Battle != nil:
					fought = append(fought, l.Battle.Targets...)
				case l.Place != nil:
					taken = append(taken, l.Place.Hex)
				}
				for _, x := range l.Tolls {
					lost = append(lost, x.Hex)
				}
			}
		}
	}
	return fought, taken, lost
}

func (a *author) caption(t *chronicle.Turn, f *figure) string {
	switch {
	case len(f.Fought) > 0:
		return a.say("After {{.Turn}}: battles at {{.Places}}.", "Turn", a.inside(t.Number), "Places", a.fewPlaces(f.Fought))
	case len(f.Taken) > 0:
		return a.say("After {{.Turn}}: {{.Places}} changed hands.", "Turn", a.inside(t.Number), "Places", a.fewPlaces(f.Taken))
	case len(f.Lost) > 0:
		return a.say("After {{.Turn}}: losses at {{.Places}}.", "Turn", a.inside(t.Number), "Places", a.fewPlaces(f.Lost))
	}
	return a.say("After {{.Turn}}.", "Turn", a.inside(t.Number))
}

// inside is a turn within a sentence.
func (a *author) inside(turn int) string { return a.say("turn {{.Turn}}", "Turn", a.turnName(turn)) }

// mostPlaces is how many places a caption names.
const mostPlaces = 5

func (a *author) fewPlaces(hexes []string) string {
	var seen []string
	for _, h := range hexes {
		if !slices.Contains(seen, h) {
			seen = append(seen, h)
		}
	}
	if n := len(seen); n > mostPlaces {
		return a.say("{{.Places}} and {{.N}} more", "Places", a.places(seen[:mostPlaces-1]), "N", a.number(n-mostPlaces+1))
	}
	return a.places(seen)
}

// near is how many hexes apart two places may lie to be shown together.
const near = 6

// groups puts hexes together that lie near each other on the same map, those of
// most hexes first.
func (a *author) groups(hexes []string) [][]string {
	b := a.c.Ruleset.Board()
	var groups [][]string
	for _, h := range hexes {
		id, ok := b.Find(h)
		if !ok {
			continue
		}
		joined := []string{h}
		groups = slices.DeleteFunc(groups, func(g []string) bool {
			close := slices.ContainsFunc(g, func(o string) bool {
				other, _ := b.Find(o)
				return b.MapOf(other) == b.MapOf(id) && b.Distance(other, id) <= near
			})
			if close {
				joined = append(joined, g...)
			}
			return close
		})
		groups = append(groups, joined)
	}
	slices.SortStableFunc(groups, func(x, y []string) int { return cmp.Compare(len(y), len(x)) })
	return groups
}

// The colours of marks on the maps.
var (
	foughtInk = pen.Hex("#B3261E")
	takenInk  = pen.Hex("#C98A00")
	lostInk   = pen.Hex("#3A3A3A")
)
