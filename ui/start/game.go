package start

import (
	"image/color"
	"slices"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// Game is one box on the shelf.
type Game struct {
	ID    string
	Title string
	// Rules is nil for a game that is not in the program, or not sound; Why
	// then says so in a sentence.
	Rules     rules.Ruleset
	Why       string
	Scenarios []rules.Scenario

	cover cover
}

// cover is how a box looks. Measures are those of a box 222 wide and 288 high.
type cover struct {
	id           string
	title        string // for a game that is not in the program
	ground, rule color.NRGBA
	lines        []line
	foot         string
	window       pen.Rect // where the map is seen
	at           string   // hex in the middle of the window, "" for the map's middle
	own          []string // hexes of the game's own maps, one a map, instead of at
	hex          float64  // width of a hex there
	dusk         bool     // the map lies in the colours of the evening
	hours        string   // playing time
	complexity   int      // of five
	early        bool     // its rules are there, but not yet enough of them for a game
}

// line is one line of a title.
type line struct {
	text     string
	size, y  float64 // base line
	bold     bool
	italic   bool
	tracking float64
	rule     bool // in the colour of the rules, not of the text
}

// covers are the five boxes in their order on the shelf. The playing times are
// the estimates of the scenarios called campaign, the complexity is ours.
func covers() []cover {
	return []cover{
		{
			id: "galicia", title: "Battle for Galicia, 1914", ground: pen.Hex("#F1E6CC"), rule: pen.Hex("#3B2A18"),
			lines: []line{
				{text: "Battle for", size: 21, y: 40, italic: true},
				{text: "GALICIA", size: 35, y: 76, bold: true, tracking: 0.07},
				{text: "1914", size: 18, y: 100, tracking: 0.32},
			},
			window: pen.Rect{X: 18, Y: 122, W: 186, H: 146}, at: "6.12", hex: 15, hours: "5-7", complexity: 3,
		},
		{
			id: "greatwar", title: "The Great War in the East", ground: pen.Hex("#7E1F1A"), rule: pen.Hex("#E3B755"),
			lines: []line{
				{text: "THE GREAT WAR", size: 18.5, y: 46, bold: true, tracking: 0.10},
				{text: "in the East", size: 19, y: 70, italic: true, rule: true},
			},
			foot:   "SERBIA / GALICIA",
			window: pen.Rect{X: 18, Y: 94, W: 186, H: 150}, at: "5.18", own: []string{"g1315", "s0307"}, hex: 15, hours: "8-12", complexity: 5,
		},
		{
			id: "tannenberg", title: "Tannenberg", ground: pen.Hex("#2C302B"), rule: pen.Hex("#C9D0BE"),
			lines: []line{
				{text: "TANNENBERG", size: 23, y: 60, bold: true, tracking: 0.08},
				{text: "and the opening battles in the East, 1914", size: 10.5, y: 84, italic: true},
			},
			foot:   "August to October",
			window: pen.Rect{X: 0, Y: 100, W: 222, H: 140}, hex: 15, hours: "6-10", complexity: 2,
		},
		{
			id: "fury", title: "1914: Fury in the East", ground: pen.Hex("#21472F"), rule: pen.Hex("#E8C06A"),
			lines: []line{
				{text: "1914", size: 30, y: 44, bold: true, tracking: 0.10, rule: true},
				{text: "FURY", size: 33, y: 78, bold: true, tracking: 0.10},
				{text: "in the East", size: 14, y: 96, italic: true, rule: true},
			},
			foot:   "August to December",
			window: pen.Rect{X: 0, Y: 106, W: 222, H: 144}, at: "10.20", own: []string{"1012"}, hex: 19, hours: "3-5", complexity: 3,
		},
		{
			id: "twilight", title: "1914: Twilight in the East", ground: pen.Hex("#1C2740"), rule: pen.Hex("#EDB25A"),
			lines: []line{
				{text: "1914", size: 20, y: 38, tracking: 0.34},
				{text: "TWILIGHT", size: 29, y: 74, bold: true, tracking: 0.07},
				{text: "in the East", size: 18, y: 97, italic: true, rule: true},
			},
			window: pen.Rect{X: 0, Y: 112, W: 222, H: 176}, at: "9.14", hex: 9, dusk: true, hours: "8-12", complexity: 5,
		},
	}
}

// plain is the cover of a game that has none of its own.
func plain(id, title string) cover {
	return cover{
		id: id, title: title, ground: pen.Hex("#E8E1D2"), rule: pen.Hex("#4A4034"),
		lines:  []line{{text: title, size: 24, y: 66, bold: true, tracking: 0.04}},
		window: pen.Rect{X: 18, Y: 110, W: 186, H: 158}, hex: 16,
	}
}

// Shelf lists the boxes: the five games, those that cannot be played yet without
// their rules, then whatever else is registered. find opens a ruleset.
func Shelf(find func(id string) (rules.Ruleset, error)) []Game {
	var list []Game
	ids := rules.IDs()
	for _, c := range covers() {
		list = append(list, open(c, slices.Contains(ids, c.id) && !c.early, find))
	}
	for _, id := range ids {
		if !slices.ContainsFunc(list, func(g Game) bool { return g.ID == id }) {
			list = append(list, open(plain(id, id), true, find))
		}
	}
	return list
}

func open(c cover, ready bool, find func(string) (rules.Ruleset, error)) Game {
	g := Game{ID: c.id, Title: c.title, cover: c}
	if !ready {
		g.Why = textSoon()
		return g
	}
	rs, err := find(c.id)
	if err != nil {
		g.Why = err.Error()
		return g
	}
	g.Rules, g.Title, g.Scenarios = rs, rs.Title(), rs.Scenarios()
	if c.title == c.id { // a plain cover
		g.cover = plain(c.id, g.Title)
	}
	return g
}

// Playable tells whether a game can be begun.
func (g *Game) Playable() bool { return g.Rules != nil && len(g.Scenarios) > 0 }

// facts are the figures on the card under a box.
type facts struct{ turns, hexes, counters int }

// factsOf counts what is in the box: turns of the longest scenario, hexes of
// the map, units on it and off it.
func factsOf(g *Game) facts {
	if !g.Playable() {
		return facts{}
	}
	var f facts
	b, sheets := g.Rules.Board(), rules.SheetsOf(g.Rules)
	for h := range board.ID(b.Len()) {
		if b.OnSheets(h, sheets) {
			f.hexes++
		}
	}
	for _, s := range g.Scenarios {
		f.turns = max(f.turns, s.Turns[1]-s.Turns[0]+1)
		if p, err := g.Rules.New(s.ID, nil, 1); err == nil {
			f.counters = max(f.counters, len(unitsOf(p.View(""))))
		}
	}
	return f
}

// unitsOf gives every counter that a view shows, by unit.
func unitsOf(v *rules.View) map[string]rules.Counter {
	units := map[string]rules.Counter{}
	for _, s := range v.Stacks {
		for _, c := range s.Units {
			units[c.Unit] = c
		}
	}
	add := func(boxes []rules.Box) {
		for _, b := range boxes {
			for _, c := range b.Units {
				units[c.Unit] = c
			}
		}
	}
	for _, d := range v.Displays {
		for _, r := range d.Rows {
			add(r.Boxes)
		}
	}
	for _, t := range v.Tracks {
		add(t.Boxes)
	}
	return units
}
