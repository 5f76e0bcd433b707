package start

import (
	"image"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"

	"vistula/canvas/mapart"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// Measures of the opened box.
const (
	margin    = 24
	stripWide = 7
)

// inner is the width of what stands in the opened box.
func (s *Screen) inner() float32 { return min(s.wide-stripWide, 860) - 2*margin }

// buildBox fills the right pane with the chosen box.
func (s *Screen) buildBox() {
	at := float32(0)
	if s.built < 0 || s.built == s.chosen { // made anew it stays where it was
		at = s.Scrolled()
	}
	s.page, s.built = nil, s.chosen
	body, foot, strip := s.boxParts()
	edge := canvas.NewRectangle(strip)
	edge.SetMinSize(fyne.NewSize(stripWide, 1))
	pad := layout.NewCustomPaddedLayout(0, 8, margin, margin)
	s.page = container.NewVScroll(container.New(pad, s.centred(body)))
	s.page.Offset.Y = at
	head := container.New(layout.NewCustomPaddedLayout(16, 6, margin, margin), s.centred(s.tools()))
	low := container.New(layout.NewCustomPaddedLayout(8, 20, margin, margin), s.centred(foot))
	s.right.Objects = []fyne.CanvasObject{
		canvas.NewRectangle(s.th.Ground),
		container.NewBorder(nil, nil, edge, nil, container.NewBorder(head, low, nil, nil, s.page)),
	}
	s.right.Refresh()
}

// centred keeps an object at the width that texts were broken for.
func (s *Screen) centred(o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&column{s.inner()}, o)
}

// column is an object of a width in the middle of its room.
type column struct{ wide float32 }

// MinSize implements fyne.Layout.
func (c *column) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

// Layout implements fyne.Layout.
func (c *column) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(min(c.wide, size.Width), size.Height))
	o[0].Move(fyne.NewPos(max(0, (size.Width-c.wide)/2), 0))
}

// boxParts are what scrolls, the foot that stays, and the colour of the edge.
func (s *Screen) boxParts() (body, foot fyne.CanvasObject, strip color.Color) {
	if s.chosen >= len(s.games) {
		body, foot = s.diary()
		return body, foot, s.th.Accent
	}
	g := &s.games[s.chosen]
	if !g.Playable() {
		return s.emptyBox(g), gap(1), g.cover.ground
	}
	play := newButton(s.th, lang.L("Play"), 19, 58, true, s.play)
	foot = play
	if s.Guides != nil && s.Guides(g.ID) {
		foot = container.NewBorder(nil, nil, newButton(s.th, lang.L("Learn on a first turn"), 14, 58, false, func() { s.LearnOf(g.ID) }), nil,
			container.New(layout.NewCustomPaddedLayout(0, 0, 10, 0), play))
	}
	strip = g.cover.ground
	if !dim(g.cover.ground) && !s.th.Dark { // it would not stand out from the panel
		strip = g.cover.rule
	}
	return s.gameBox(g, s.choices[s.chosen]), foot, strip
}

// tools are the buttons above.
func (s *Screen) tools() fyne.CanvasObject {
	var list []fyne.CanvasObject
	if s.narrow() {
		list = append(list, newButton(s.th, "‹  "+lang.L("All games"), 13.5, 40, false, s.closeBox))
	}
	list = append(list, layout.NewSpacer())
	if s.Edit != nil && s.chosen < len(s.games) && s.games[s.chosen].Playable() {
		list = append(list, newButton(s.th, lang.L("Edit data"), 13.5, 40, false, func() { s.Edit(s.games[s.chosen].ID) }))
	}
	return row(8, append(list, s.always()...)...)
}

// always are the buttons that no choice of a game or a place has to come before.
func (s *Screen) always() []fyne.CanvasObject {
	return []fyne.CanvasObject{
		newButton(s.th, lang.L("Open a save"), 13.5, 40, false, func() { s.Open() }),
		newButton(s.th, lang.L("Settings"), 13.5, 40, false, func() { s.Settings() }),
	}
}

// title heads the opened box.
func (s *Screen) title(head, under string) *fyne.Container {
	k := s.th.Scale
	return lines(0, prose(head, s.th.Serif(), 26*k, s.th.Text, s.inner()),
		prose(under, s.th.SerifItalic(), 15.5*k, s.th.Second, s.inner()), gap(8))
}

// emptyBox is a game that is not in the program.
func (s *Screen) emptyBox(g *Game) fyne.CanvasObject {
	page := s.title(g.Title, g.cover.foot)
	page.Add(prose(g.Why, nil, 14*s.th.Scale, s.th.Text, s.inner()))
	return page
}

// gameBox is a game with its choices.
func (s *Screen) gameBox(g *Game, c *chooser) fyne.CanvasObject {
	k := s.th.Scale
	p, err := g.Rules.New(c.current().ID, nil, 1)
	if err != nil { // the scenarios were tried when the shelf was set up
		return prose(err.Error(), nil, 14*k, s.th.Text, s.inner())
	}
	view := p.View("")
	page := s.title(g.Title, dates(view, c.current()))
	page.Add(s.scenarios(g, c))
	page.Add(gap(6))
	s.remark(page, lang.L("Length"), length(view, c.current()))
	s.remark(page, lang.L("Balance"), balance(g.Rules, c.current()))
	if len(c.current().Options) > 0 {
		page.Add(rule(s.th))
		page.Add(heading(s.th, lang.L("Optional rules")))
		page.Add(gap(4))
		page.Add(s.options(c))
	}
	page.Add(rule(s.th))
	page.Add(s.players(c, view))
	page.Add(rule(s.th))
	page.Add(s.diceAndFog(c))
	page.Add(gap(8))
	return page
}

// length is the estimate of a scenario's playing time, with its figures.
func length(v *rules.View, s *rules.Scenario) string {
	return strings.TrimSpace(s.Length + " " + words("{{.Counters}} counters, {{.Turns}} turns.", map[string]any{"Counters": len(unitsOf(v)), "Turns": s.Turns[1] - s.Turns[0] + 1}))
}

// remark adds a heading with a text beside it, if there is one.
func (s *Screen) remark(page *fyne.Container, head, words string) {
	if words == "" {
		return
	}
	k := s.th.Scale
	wide := 78 * k
	left := container.New(&column{wide}, text(head, s.th.Semi(), 13*k, s.th.Text))
	first := container.NewGridWrap(fyne.NewSize(wide, left.MinSize().Height), left)
	right := prose(estimate(words), nil, 13*k, s.th.Second, s.inner()-wide-8)
	page.Add(container.NewBorder(nil, nil, container.NewVBox(first), nil, right))
	page.Add(gap(4))
}

// dates are the first and the last date of a scenario, whose first turn it is in the view,
// as the turn record prints them; its turns where there is none.
func dates(v *rules.View, s *rules.Scenario) string {
	for _, t := range v.Tracks {
		first := slices.IndexFunc(t.Boxes, func(b rules.Box) bool { return b.Here }) // a record may begin with the scenario
		last := first + s.Turns[1] - s.Turns[0]
		if t.ID != rules.TrackTurns || first < 0 || last >= len(t.Boxes) {
			continue
		}
		if from, to := t.Boxes[first].Note, t.Boxes[last].Note; from != "" && to != "" {
			return span(from, to)
		}
	}
	return words("Turns {{.From}} to {{.To}}", map[string]any{"From": s.Turns[0], "To": s.Turns[1]})
}

// scenarios are the cards of the scenarios, the chosen one with its text.
func (s *Screen) scenarios(g *Game, c *chooser) fyne.CanvasObject {
	list := lines(8)
	s.cards = nil
	for i := range g.Scenarios {
		card := newPlate(s.th, s.scenario(g, i, i == c.scenario), func() { s.takeScenario(c, i) })
		card.chosen = i == c.scenario
		card.arrows = func(step int) { s.takeScenario(c, i+step) }
		s.cards = append(s.cards, card)
		list.Add(card)
	}
	return list
}

func (s *Screen) takeScenario(c *chooser, i int) {
	if i >= 0 && i < len(c.game.Scenarios) && i != c.scenario {
		c.scenario = i
		s.buildBox()
		s.Window.Canvas().Focus(s.cards[i])
	}
}

// scenario is what stands on one card.
func (s *Screen) scenario(g *Game, i int, chosen bool) fyne.CanvasObject {
	k := s.th.Scale
	sc := &g.Scenarios[i]
	w, h := float32(84), float32(50)
	beside := chosen && s.inner() > 540*k // the text has room beside the map
	switch {
	case beside:
		w, h = 190, 134
	case chosen:
		w, h = 132, 88
	}
	chart := s.picture(w, h, func(w, h int, k float64) image.Image {
		sheet := s.Maps.Sheet(g.Rules)
		p, err := g.Rules.New(sc.ID, nil, 1)
		if sheet == nil || err != nil {
			return image.NewRGBA(image.Rect(0, 0, w, h))
		}
		return thumbnail(mapart.Some(sheet, sc.Maps), w, h, k, BlocksOf(p.View("")))
	})
	room := s.inner() - w - 64 // the card's edges, gaps and mark
	face := s.th.Semi()
	under := words("Turns {{.From}} to {{.To}}", map[string]any{"From": sc.Turns[0], "To": sc.Turns[1]})
	words := lines(3, prose(chronicle.Days(sc.Title), face, 14*k, s.th.Text, room), text(under, nil, 12.5*k, s.th.Second))
	if !chosen {
		return container.NewBorder(nil, nil, container.NewCenter(chart), s.radio(false), inset(words))
	}
	if beside && sc.Description != "" {
		words.Add(gap(3))
		words.Add(prose(sc.Description, nil, 13*k, s.th.Text, room+18))
	}
	top := container.NewBorder(nil, nil, container.NewVBox(chart), nil, container.NewStack(inset(words), container.NewHBox(layout.NewSpacer(), container.NewVBox(s.radio(true)))))
	if beside || sc.Description == "" {
		return top
	}
	return lines(8, top, prose(sc.Description, nil, 13*k, s.th.Text, s.inner()-20))
}

// inset leaves room between a picture and the words beside it.
func inset(o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(2, 2, 12, 4), container.NewVBox(o))
}

// radio is the mark of a card that is one of several to choose from.
func (s *Screen) radio(on bool) fyne.CanvasObject {
	outer, dot := canvas.NewCircle(color.Transparent), canvas.NewCircle(color.Transparent)
	outer.StrokeColor, outer.StrokeWidth = s.th.Second, 1.5
	if on {
		outer.StrokeColor, outer.StrokeWidth, dot.FillColor = s.th.Accent, 2, s.th.Accent
	}
	return container.NewGridWrap(fyne.NewSize(22, 22), container.NewStack(outer, container.New(layout.NewCustomPaddedLayout(6, 6, 6, 6), dot)))
}
