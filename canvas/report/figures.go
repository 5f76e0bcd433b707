package report

import (
	"cmp"
	"slices"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// figure is a map picture: the hexes it must show, what lies there, and what
// happened, as arrows and marks.
type figure struct {
	Hexes    []string // none for the whole map
	Stacks   []rules.Stack
	Phases   []*chronicle.Phase // whose counters the arrows belong to
	Marches  []chronicle.Way
	Pursuits []chronicle.Way // retreats and advances
	Strikes  []chronicle.Strike
	Taken    []string // places that changed hands
	Fallen   []string // hexes where units were destroyed
	Lost     []string // hexes where something was lost without battle
	Before   bool     // it shows what the next one shows, when the turn began
	Caption  string
}

// final is the whole map at the end, of the game or of what is told of one that goes on.
func (a *author) final() *figure {
	f := &figure{Stacks: a.c.End.Stacks, Caption: a.Say("The position at the end of the report.")}
	if a.c.Outcome != nil {
		f.Caption = a.Say("The position at the end of the game.")
	}
	return f
}

// mostPlates is how many parts of the map a turn shows at the most.
const mostPlates = 3

// figures are the places where a turn was decided; where nothing was, the place
// where most units moved. Places far apart have pictures of their own. The first of
// a turn with battles shows the place before and after.
func (a *author) figures(i int) []figure {
	t := &a.c.Turns[i]
	all := a.happened(i)
	groups := a.groups(t.Hexes)
	fought := targets(all.Strikes)
	slices.SortStableFunc(groups, func(x, y []string) int { return cmp.Compare(shared(y, fought), shared(x, fought)) })
	if len(groups) == 0 {
		if groups = a.groups(t.Moved); len(groups) > 1 {
			groups = groups[:1]
		}
	}
	var list []figure
	for n, g := range groups[:min(len(groups), mostPlates)] {
		f := all
		f.Hexes = g
		f.keep(func(h string) bool { return slices.Contains(g, h) })
		f.Caption = a.caption(t, &f)
		switch before, opens := a.before(i, &f); {
		case n == 0 && opens && len(f.Strikes)+len(f.Taken) > 0:
			f.Marches = nil
			list = append(list, before, f)
		default:
			list = append(list, f)
		}
	}
	return list
}

// before is the same place before anybody marched or fought, with the marches to
// come; there is none where the map was empty then.
func (a *author) before(i int, f *figure) (figure, bool) {
	var stacks []rules.Stack
	for _, p := range f.Phases {
		if len(chronicle.Ways(p.Lines))+len(p.Strikes()) > 0 {
			stacks = p.Before
			break
		}
	}
	return figure{Hexes: f.Hexes, Stacks: stacks, Phases: f.Phases, Marches: f.Marches, Before: true,
		Caption: a.Say("Before {{.Turn}}, with the marches that followed.", "Turn", a.inside(a.c.Turns[i].Number))}, len(stacks) > 0
}

// happened is a figure of all that happened in a turn, wherever it was.
func (a *author) happened(i int) figure {
	t := &a.c.Turns[i]
	f := figure{Stacks: t.View.Stacks}
	for k := range t.Parts {
		for n := range t.Parts[k].Phases {
			p := &t.Parts[k].Phases[n]
			f.Phases = append(f.Phases, p)
			for _, w := range chronicle.Ways(p.Lines) {
				if w.Class == chronicle.March {
					f.Marches = append(f.Marches, w)
				} else {
					f.Pursuits = append(f.Pursuits, w)
				}
			}
			f.Strikes = append(f.Strikes, p.Strikes()...)
			f.Taken = append(f.Taken, story.Taken(p.Lines)...)
			f.Fallen = append(f.Fallen, story.Fallen(p.Lines)...)
			for _, l := range p.Lines {
				for _, x := range l.Tolls {
					if x.Units == 0 {
						f.Lost = append(f.Lost, x.Hex)
					}
				}
			}
		}
	}
	return f
}

// keep leaves in a figure what happened in some hexes. Marches stay: the edge of the
// picture cuts them.
func (f *figure) keep(in func(hex string) bool) {
	out := func(h string) bool { return !in(h) }
	f.Strikes = slices.DeleteFunc(slices.Clone(f.Strikes), func(s chronicle.Strike) bool { return !slices.ContainsFunc(s.Battle.Targets, in) })
	f.Taken = slices.DeleteFunc(slices.Clone(f.Taken), out)
	f.Fallen = slices.DeleteFunc(slices.Clone(f.Fallen), out)
	fought := targets(f.Strikes)
	f.Lost = slices.DeleteFunc(slices.Clone(f.Lost), func(h string) bool { return out(h) || slices.Contains(fought, h) })
}

// quiet tells whether nothing but marches happened there.
func (f *figure) quiet() bool { return len(f.Strikes)+len(f.Taken)+len(f.Fallen)+len(f.Lost) == 0 }

// targets are the hexes of some attacks.
func targets(list []chronicle.Strike) []string {
	var hexes []string
	for _, s := range list {
		hexes = append(hexes, s.Battle.Targets...)
	}
	return hexes
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

func (a *author) caption(t *chronicle.Turn, f *figure) string {
	switch {
	case len(f.Strikes) > 0:
		return a.Say("After {{.Turn}}: fighting {{.At}}.", "Turn", a.inside(t.Number), "At", a.At(targets(f.Strikes)))
	case len(f.Taken) > 0:
		return a.Say("After {{.Turn}}: {{.Places}} changed hands.", "Turn", a.inside(t.Number), "Places", a.fewPlaces(f.Taken))
	case len(f.Lost)+len(f.Fallen) > 0:
		return a.Say("After {{.Turn}}: losses {{.At}}.", "Turn", a.inside(t.Number), "At", a.At(append(slices.Clone(f.Fallen), f.Lost...)))
	case len(f.Marches) > 0:
		return a.Say("After {{.Turn}}, with its marches.", "Turn", a.inside(t.Number))
	}
	return a.Say("After {{.Turn}}.", "Turn", a.inside(t.Number))
}

// inside is a turn within a sentence.
func (a *author) inside(turn int) string { return a.Say("turn {{.Turn}}", "Turn", a.TurnName(turn)) }

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
		return a.Say("{{.Places}} and {{.N}} more", "Places", a.Places(seen[:mostPlaces-1]), "N", a.Number(n-mostPlaces+1))
	}
	return a.Places(seen)
}

// near is how many hexes apart two places may lie to be shown together, and wide how
// many hexes such a picture may reach across before it is cut in parts.
const (
	near = 4
	wide = 12
)

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
			beside := slices.ContainsFunc(g, func(o string) bool {
				other, _ := b.Find(o)
				return b.MapOf(other) == b.MapOf(id) && b.Distance(other, id) <= near
			})
			if beside = beside && a.spread(append(slices.Clone(joined), g...)) <= wide; beside {
				joined = append(joined, g...)
			}
			return beside
		})
		groups = append(groups, joined)
	}
	slices.SortStableFunc(groups, func(x, y []string) int { return cmp.Compare(len(y), len(x)) })
	return groups
}

// spread is the greatest distance between hexes of a group.
func (a *author) spread(hexes []string) int {
	b, most := a.c.Ruleset.Board(), 0
	for i, h := range hexes {
		from, _ := b.Find(h)
		for _, o := range hexes[:i] {
			to, _ := b.Find(o)
			most = max(most, b.Distance(from, to))
		}
	}
	return most
}

// The colours of marks on the maps.
var (
	foughtInk = pen.Hex("#B3261E")
	takenInk  = pen.Hex("#C98A00")
	lostInk   = pen.Hex("#3A3A3A")
)
