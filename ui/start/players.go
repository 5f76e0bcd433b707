package start

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"

	"vistula/canvas/counter"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/ui/typing"
)

// options are the optional rules of a scenario: a switch for what is on or off,
// a choice of words for the rest.
func (s *Screen) options(c *chooser) fyne.CanvasObject {
	list := lines(6)
	sc := c.current()
	chosen := c.options[sc.ID]
	for _, o := range sc.Options {
		if o.Idle {
			continue
		}
		if on, off, ok := onAndOff(o.Values); ok {
			list.Add(newToggle(s.th, o.Title, o.Help, chosen[o.ID] == on, s.inner(), func(is bool) {
				chosen[o.ID] = off
				if is {
					chosen[o.ID] = on
				}
			}))
			continue
		}
		var labels []string
		for _, v := range o.Values {
			labels = append(labels, chronicle.Capital(strings.ReplaceAll(v, "-", " ")))
		}
		line := container.New(&flow{10, s.inner()}, lines(2, text(o.Title, s.th.Semi(), 13.5*s.th.Scale, s.th.Text),
			prose(o.Help, nil, 12.5*s.th.Scale, s.th.Second, s.inner()/2)),
			newPills(s.th, labels, slices.Index(o.Values, chosen[o.ID]), func(i int) { chosen[o.ID] = o.Values[i] }))
		list.Add(line)
	}
	return list
}

// onAndOff tells which of two values means on.
func onAndOff(values []string) (on, off string, ok bool) {
	for _, pair := range [][2]string{{"on", "off"}, {"yes", "no"}, {"true", "false"}} {
		if len(values) == 2 && slices.Contains(values, pair[0]) && slices.Contains(values, pair[1]) {
			return pair[0], pair[1], true
		}
	}
	return "", "", false
}

// diceAndFog are the choices of the dice's seed and of what may be seen.
func (s *Screen) diceAndFog(c *chooser) fyne.CanvasObject {
	k := s.th.Scale
	// The note keeps the room of the longer text, so that nothing beneath it moves.
	open := prose(lang.L("Open: everyone sees everything."), nil, 12.5*k, s.th.Second, s.inner())
	hidden := prose(lang.L("Hidden: each side sees only what the rules allow, and two people at one screen hand it over between turns."), nil, 12.5*k, s.th.Second, s.inner())
	note := container.NewGridWrap(fyne.NewSize(s.inner(), max(open.MinSize().Height, hidden.MinSize().Height)), container.NewStack(open, hidden))
	tell := func() {
		seen(open, !c.hidden)
		seen(hidden, c.hidden)
	}
	tell()
	seed := typing.New()
	seed.SetPlaceHolder(lang.L("a number or a word"))
	seed.SetText(c.seed)
	seed.OnChanged = func(t string) { c.seed = t }
	seedBox := container.NewGridWrap(fyne.NewSize(170*k, reachable(s.th, 24+14*k)), seed)
	given := 0
	if c.seed != "" {
		given = 1
	}
	seen(seedBox, given == 1)
	line := container.New(&flow{8, s.inner()})
	dice := newPills(s.th, []string{lang.L("Random dice"), lang.L("Fixed seed")}, given, func(i int) {
		seen(seedBox, i == 1)
		if i == 0 {
			seed.SetText("")
		} else {
			s.Window.Canvas().Focus(seed)
		}
		line.Refresh()
	})
	at := 0
	if c.hidden {
		at = 1
	}
	fog := newPills(s.th, []string{lang.L("Open"), lang.L("Hidden")}, at, func(i int) {
		c.hidden = i == 1
		tell()
	})
	line.Objects = []fyne.CanvasObject{fog, dice, seedBox}
	return lines(6, heading(s.th, lang.L("Visibility and dice")), line, note)
}

// players are the cards of the sides: who plays each.
func (s *Screen) players(c *chooser, v *rules.View) fyne.CanvasObject {
	list := lines(8, heading(s.th, lang.L("Who plays")))
	scenario := c.current()
	for _, side := range scenario.Sides {
		list.Add(s.player(c, v, side))
	}
	return list
}

// player is the card of one side.
func (s *Screen) player(c *chooser, v *rules.View, side rules.Side) fyne.CanvasObject {
	k := s.th.Scale
	unit := token(v, side)
	ground, _ := s.th.Nation(unit.Nation)
	strip := canvas.NewRectangle(ground)
	strip.SetMinSize(fyne.NewSize(7, 1))
	scenario := c.current()
	who := lines(1, text(SideNames(scenario).SideName(side), s.th.Semi(), 14*k, s.th.Text), text(moves(scenario, side), nil, 12.5*k, s.th.Second))
	face := container.NewGridWrap(fyne.NewSize(46, 46), s.token(unit))
	mind := s.newMind(c, side)
	line := row(12, face, who, layout.NewSpacer(), mind.seat())
	card := canvas.NewRectangle(s.th.Raised)
	card.CornerRadius, card.StrokeColor, card.StrokeWidth = 8, s.th.Line, 1
	pad := container.New(layout.NewCustomPaddedLayout(7, 7, 14, 10), lines(8, line, mind.box))
	edge := container.NewBorder(nil, nil, strip, nil)
	return container.NewStack(card, pad, edge)
}

// moves tells when a side moves.
func moves(s *rules.Scenario, side rules.Side) string {
	if side == s.First {
		return lang.L("Moves first")
	}
	return lang.L("Moves second")
}

// token is a unit that stands for a side: its first infantry division on the
// map, else what comes nearest to one, or one of the lists where the map is still
// empty.
func token(v *rules.View, side rules.Side) rules.Counter {
	var best rules.Counter
	most := -1
	look := func(units []rules.Counter) {
		for _, u := range units {
			fits := 0
			if u.Type == "infantry" {
				fits += 2
			}
			if u.Size == "division" {
				fits++
			}
			if u.Side == side && fits > most {
				best, most = u, fits
			}
		}
	}
	for _, st := range v.Stacks {
		look(st.Units)
	}
	if most < 0 { // nobody is set up yet: a unit of the lists
		for _, d := range v.Displays {
			for _, r := range d.Rows {
				for _, b := range r.Boxes {
					look(b.Units)
				}
			}
		}
	}
	best.Badges = nil
	return best
}

// token shows a counter.
func (s *Screen) token(u rules.Counter) fyne.CanvasObject {
	k := s.pixels()
	img := s.tokens.Image(u, int(44*k), counter.Style{Detail: counter.Full, Period: s.Period, Palette: s.th.Signals()})
	img.Rect = img.Rect.Sub(img.Rect.Min) // Fyne takes pictures from the origin
	o := canvas.NewImageFromImage(img)
	o.FillMode = canvas.ImageFillContain
	return o
}
