package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
)

// Track is a track of the view of the one who sees all.
func (g *Game) Track(id string) rules.Track {
	g.T.Helper()
	list := g.P.View("").Tracks
	i := slices.IndexFunc(list, func(t rules.Track) bool { return t.ID == id })
	if i < 0 {
		g.T.Fatalf("there is no track %q", id)
	}
	return list[i]
}

// Display is a display of a side's view, "" for the one who sees all.
func (g *Game) Display(viewer rules.Side, id string) rules.Display {
	g.T.Helper()
	list := g.P.View(viewer).Displays
	i := slices.IndexFunc(list, func(d rules.Display) bool { return d.ID == id })
	if i < 0 {
		g.T.Fatalf("there is no display %q", id)
	}
	return list[i]
}

// Counter is a unit's counter as it lies on the map.
func (g *Game) Counter(unit string) rules.Counter {
	g.T.Helper()
	for _, s := range g.P.View("").Stacks {
		for _, c := range s.Units {
			if c.Unit == unit {
				return c
			}
		}
	}
	g.T.Fatalf("%s is not on the map", unit)
	return rules.Counter{}
}

// Face is what is printed on the side of a counter that is up, with a star where
// that is the reduced side: "5-7-4", "4-6*".
func Face(c rules.Counter, between string) string {
	var values []string
	for _, v := range c.Values {
		values = append(values, fmt.Sprint(v.Value))
	}
	text := strings.Join(values, between)
	if c.Reduced {
		text += "*"
	}
	return text
}

// Badges are the kinds of what lies on a counter.
func Badges(c rules.Counter) string {
	var kinds []string
	for _, b := range c.Badges {
		kinds = append(kinds, b.Kind)
	}
	return strings.Join(kinds, " ")
}

// Sheet is the combat sheet of the attack in hand.
func (g *Game) Sheet() *rules.Sheet {
	g.T.Helper()
	s := g.P.View("").Combat
	if s == nil {
		g.T.Fatal("there is no attack in hand")
	}
	return s
}

// Overlay is the answer to a question of a side, "" for the one who sees all.
func (g *Game) Overlay(viewer rules.Side, q rules.Query) *rules.Overlay {
	g.T.Helper()
	o, err := g.P.Overlay(viewer, q)
	if err != nil {
		g.T.Fatal(err)
	}
	return o
}
