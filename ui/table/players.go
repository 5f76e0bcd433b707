package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/opponent"
	"vistula/ui/question"
)

// seatChoice chooses who plays a side from now on.
type seatChoice struct {
	t            *tabletop
	side         rules.Side
	level, style string // no level is a person
	levels       *keyChoice
	styles       *keyChoice
	words        *fyne.Container
	width        float32
}

// askPlayers is what asks who plays from now on; nil while that is not to be asked.
func (t *Table) askPlayers() func() {
	if t.sandbox.on() || t.view().Outcome != nil {
		return nil
	}
	return func() {
		list := rows(12)
		var choices []*seatChoice
		for _, side := range t.desk.Sides() {
			c := t.newSeatChoice(side)
			choices = append(choices, c)
			list.Add(c.body())
		}
		plans := t.newCheck(lang.L("Show the computer's plan in What happened"), t.settings.Plans, func(on bool) {
			t.settings.Plans = on
			// That a choice is not kept for the next time is nothing to be interrupted for.
			_ = t.settings.Save()
		})
		list.Add(plans)
		q := question.Question{Head: lang.L("Players"), Content: padded(8, 8, 6, 6, list), Yes: lang.L("Done"), No: lang.L("Cancel"), Width: t.px(500)}
		t.put(q, func() { t.seat(choices) })
	}
}

// seat gives the sides to those who were chosen.
func (t *Table) seat(choices []*seatChoice) {
	same := true
	for _, c := range choices {
		if seat := c.seat(); t.desk.Seats[c.side] != seat {
			t.desk.Seats[c.side], same = seat, false
		}
	}
	if same {
		return
	}
	t.bots.paused = false
	if t.watch.finish() { // what they are to go on from is shown first
		t.desk.TakenOver()
		t.skipped = nil
		t.changed()
		t.bots.wake()
		return
	}
	t.reseated()
	t.bots.wake()
}

// reseated shows that sides are played by others than before.
func (t *Table) reseated() {
	t.watch.stop()
	t.desk.TakenOver()
	t.skipped = nil
	t.saw()
	t.changed()
	t.update()
	t.keepKeys()
}

func (t *Table) newSeatChoice(side rules.Side) *seatChoice {
	c := &seatChoice{t: t.tabletop, side: side, words: container.NewStack(), width: min(t.px(420), t.windowSize().Width-110)}
	if seat := t.desk.Seats[side]; seat != desk.Person {
		c.level, c.style = opponent.Split(string(seat))
	}
	levels, styles := append([]string{""}, opponent.Levels()...), opponent.Styles()
	c.levels = t.newChoice(func(string) {
		c.level = levels[max(0, c.levels.SelectedIndex())]
		c.fill()
	})
	c.styles = t.newChoice(func(string) {
		c.style = styles[max(0, c.styles.SelectedIndex())]
		c.fill()
	})
	names := []string{lang.L("Human")}
	for _, l := range levels[1:] {
		names = append(names, lang.L("Computer: {{.Level}}", map[string]any{"Level": opponent.LevelName(l)}))
	}
	c.levels.Options = names
	for _, s := range styles {
		c.styles.Options = append(c.styles.Options, opponent.StyleName(s))
	}
	c.styles.SetSelectedIndex(max(0, slices.Index(styles, c.style)))
	c.levels.SetSelectedIndex(max(0, slices.Index(levels, c.level)))
	return c
}

// seat is who was chosen.
func (c *seatChoice) seat() desk.Seat {
	switch {
	case c.level == "":
		return desk.Person
	case opponent.Styled(c.level):
		return desk.Seat(opponent.Join(c.level, c.style))
	}
	return desk.Seat(c.level)
}

// body is the side with its choices, and what is said of who is chosen.
func (c *seatChoice) body() fyne.CanvasObject {
	t := c.t
	ground, _ := t.look.Nation(t.desk.Nation(c.side))
	chip := container.NewCenter(sized(t.px(14), t.px(14), plate(ground, t.look.Line, 3)))
	head := columns(8, chip, t.text(t.desk.SideName(c.side), 15, bold, t.look.Text))
	high := c.levels.MinSize().Height
	levels, styles := sized(t.px(220), high, c.levels), sized(t.px(150), high, c.styles)
	pair := columns(8, levels, styles)
	if pair.MinSize().Width > c.width {
		pair = rows(6, levels, styles)
	}
	room := 3 * (t.second("").MinSize().Height + 2)
	return rows(6, head, pair, sized(c.width, room, c.words))
}

// fill says what the one who is chosen is like, or why he cannot play.
func (c *seatChoice) fill() {
	seen(c.styles, opponent.Styled(c.level))
	c.words.Objects = nil
	if c.level != "" {
		words, ink := opponent.About(string(c.seat())), c.t.look.Second
		if err := opponent.Problem(string(c.seat()), c.t.desk.Match.Ruleset()); err != nil {
			words, ink = desk.Sentence(err.Error()), c.t.look.Bad
		}
		c.words.Add(c.t.para(words, 12.5, plain, ink, c.width))
	}
	if c.level == "" {
		c.words.Add(c.t.para(lang.L("Somebody at this screen."), 12.5, plain, c.t.look.Second, c.width))
	}
	c.words.Refresh()
}
