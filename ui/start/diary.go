package start

import (
	"image"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"

	"vistula/canvas/counter"
	"vistula/canvas/mapart"
	"vistula/rules/chronicle"
)

// diary is the opened folder of saves: games in progress with what branched off from
// them, then saves used lately.
func (s *Screen) diary() (body, foot fyne.CanvasObject) {
	page := s.title(lang.L("Saved games"), lang.L("Games are kept automatically as you play. A save is an extra copy."))
	playing, finished, damaged := sorted(s.Running)
	s.addTrees(page, lang.L("In progress"), playing)
	if len(playing) == 0 {
		page.Add(text(lang.L("No games yet. Open a box to start one."), nil, 13*s.th.Scale, s.th.Second))
	}
	if len(finished) > 0 {
		page.Add(rule(s.th))
		s.addTrees(page, lang.L("Finished"), finished)
	}
	if len(damaged) > 0 {
		page.Add(rule(s.th))
		s.addTrees(page, lang.L("Damaged"), damaged)
	}
	page.Add(rule(s.th))
	page.Add(heading(s.th, lang.L("Saves")))
	page.Add(gap(4))
	if len(s.Recent) == 0 {
		page.Add(text(lang.L("No saves yet."), nil, 13*s.th.Scale, s.th.Second))
	}
	for i := range s.Recent {
		page.Add(s.saveCard(&s.Recent[i]))
		page.Add(gap(6))
	}
	return page, newButton(s.th, lang.L("Open a save …"), 17, 54, true, func() { s.Open() })
}

// addTrees adds games with what branched off from them, under a heading.
func (s *Screen) addTrees(page *fyne.Container, head string, list [][]limb) {
	page.Add(heading(s.th, head))
	page.Add(gap(4))
	for _, tree := range list {
		for _, l := range tree {
			page.Add(s.limbCard(l))
		}
		if len(tree) > 1 && s.Compare != nil {
			page.Add(s.compareButton(tree))
		}
		page.Add(gap(8))
	}
}

// Measures of the cards of the diary.
const (
	portraitWide = 132
	portraitHigh = 88
	limbStep     = 22 // by which a branch stands further in than what it branched off from
)

// limbCard is a game in progress in its tree.
func (s *Screen) limbCard(l limb) fyne.CanvasObject {
	tools := s.cardTools(lang.L("Remove"), func() { s.Remove(l.ID) }, s.Rename != nil && !l.Damaged, func() { s.Rename(l.ID) })
	if l.Damaged && s.ShowFolder != nil {
		tools.Add(newButton(s.th, lang.L("Open folder"), 12.5, 34, false, s.ShowFolder))
	}
	wide := s.inner() - float32(l.depth)*limbStep
	extra := l.Parted
	switch {
	case l.Damaged && s.ShowFolder != nil:
		extra = lang.L("This save is damaged and cannot be opened. Remove it, or look for the file in its folder.")
	case l.Damaged:
		extra = lang.L("This save is damaged and cannot be opened. You can remove it.")
	case l.Crashed:
		extra = lang.L("The program closed unexpectedly. Your game is safe.")
	}
	card := newPlate(s.th, s.entryCard(&l.Entry, wide-tools.MinSize().Width-6, extra), func() { s.Continue(l.ID) })
	line := container.NewBorder(nil, nil, nil, container.NewCenter(tools), card)
	body := container.New(layout.NewCustomPaddedLayout(0, 8, 0, 0), line)
	if l.depth == 0 {
		return body
	}
	return container.NewBorder(nil, nil, newBough(s.th, l), nil, body)
}

// compareButton compares the games of a tree.
func (s *Screen) compareButton(tree []limb) fyne.CanvasObject {
	var ids []string
	for _, l := range tree {
		ids = append(ids, l.ID)
	}
	return row(0, newButton(s.th, lang.L("Compare branches"), 12.5, 34, false, func() { s.Compare(ids) }))
}

// cardTools are the small buttons beside a card, one above the other.
func (s *Screen) cardTools(away string, remove func(), named bool, rename func()) *fyne.Container {
	list := lines(4)
	if named {
		list.Add(newButton(s.th, lang.L("Rename"), 12.5, 34, false, rename))
	}
	if remove != nil {
		list.Add(newButton(s.th, away, 12.5, 34, false, remove))
	}
	return list
}

// saveCard is a save used lately.
func (s *Screen) saveCard(r *Save) fyne.CanvasObject {
	if r.Name == "" {
		r.Name = filepath.Base(r.Path)
	}
	tools := s.cardTools("", nil, s.RenameSave != nil, func() { s.RenameSave(r.Path) })
	extra := ""
	if r.Name != filepath.Base(r.Path) {
		extra = filepath.Base(r.Path)
	}
	card := newPlate(s.th, s.entryCard(&r.Entry, s.inner()-tools.MinSize().Width-6, extra), func() { s.OpenRecent(r.Path) })
	return container.NewBorder(nil, nil, nil, container.NewCenter(tools), card)
}

// entryCard is what a card says: the position, the name, and what game it is.
func (s *Screen) entryCard(e *Entry, wide float32, extra string) fyne.CanvasObject {
	k := s.th.Scale
	room := wide - 16 - 20
	var picture fyne.CanvasObject
	if len(e.Blocks) > 0 && room-portraitWide-8 > 150 {
		picture = container.NewCenter(s.portraitOf(e, portraitWide, portraitHigh))
		room -= portraitWide + 8
	}
	info := lines(2, few(e.Called(), s.th.Semi(), 14*k, s.th.Text, room, 2))
	for _, words := range []string{e.about(), e.Line, e.Against, extra, when(e.Saved)} {
		if words != "" {
			info.Add(prose(chronicle.Capital(words), nil, 12.5*k, s.th.Second, room))
		}
	}
	return container.NewBorder(nil, nil, picture, nil, inset(info))
}

// portraitOf is the position of a game on its map.
func (s *Screen) portraitOf(e *Entry, w, h float32) fyne.CanvasObject {
	return s.picture(w, h, func(w, h int, k float64) image.Image {
		for i := range s.games {
			if g := &s.games[i]; g.ID == e.Ruleset && g.Playable() {
				if sheet := s.Maps.Sheet(g.Rules); sheet != nil {
					return portrait(mapart.Some(sheet, mapsWith(sheet, e.Blocks)), counter.New(s.Fonts), w, h, k, e.Blocks, s.Period)
				}
			}
		}
		return image.NewRGBA(image.Rect(0, 0, w, h))
	})
}

// buildLast makes the card at the head of the shelf: the last game, or the guided
// turn for somebody who has never played.
func (s *Screen) buildLast() {
	s.shelf.last = nil
	switch r := latest(s.Running); {
	case r != nil:
		s.lastGame(r)
	case s.Learn != nil && len(s.Running)+len(s.Recent) == 0 && s.Last.Ruleset == "":
		s.welcome()
	}
}

// lastGame is the card of a game that can be continued.
func (s *Screen) lastGame(r *Running) {
	k := s.th.Scale
	button := newButton(s.th, lang.L("Continue"), 14, 42, true, func() { s.Continue(r.ID) })
	wide := s.headWide()
	room := wide - 132 - button.MinSize().Width - 16 - 16 - 16
	if room < 120 { // no room for the map
		room += 132
	}
	second := when(r.Saved)
	if r.Against != "" {
		second = r.Against + " · " + second
	}
	if r.Crashed {
		second = lang.L("The program closed unexpectedly. Your game is safe.")
	}
	info := lines(2, few(r.Called(), s.th.Semi(), 15*k, s.th.Text, room, 1), prose(r.Line, nil, 12.5*k, s.th.Second, room),
		prose(second, nil, 12.5*k, s.th.Second, room))
	var picture fyne.CanvasObject
	if wide-132-button.MinSize().Width-48 >= 120 {
		picture = s.portraitOf(&r.Entry, 132, 72)
	}
	s.headCard(picture, info, button, r.Crashed)
}

// welcome is the card for a newcomer.
func (s *Screen) welcome() {
	k := s.th.Scale
	button := newButton(s.th, lang.L("Learn on a first turn"), 14, 42, true, func() { s.Learn() })
	room := max(120, s.headWide()-button.MinSize().Width-48)
	info := lines(2, prose(lang.L("New to the table?"), s.th.Semi(), 15*k, s.th.Text, room),
		prose(lang.L("Play a real turn, with a card that says what to do next."), nil, 12.5*k, s.th.Second, room))
	s.headCard(nil, info, button, false)
}

// headWide is the width of the card at the head of the shelf.
func (s *Screen) headWide() float32 { return min(float32(s.shelf.plan.w)-230-14, 680) }

// headCard puts a card at the head of the shelf; its button may have the keyboard.
func (s *Screen) headCard(picture, info fyne.CanvasObject, button *plate, bright bool) {
	s.last = button
	line := container.NewBorder(nil, nil, picture, container.NewCenter(button), container.New(&level{}, inset(info)))
	ground, shade := canvas.NewRectangle(s.th.Raised), canvas.NewRectangle(s.th.Line)
	ground.CornerRadius, ground.StrokeColor, ground.StrokeWidth = 8, s.th.Line, 1
	if bright {
		ground.StrokeColor, ground.StrokeWidth = s.th.LitLine, 3
	}
	shade.CornerRadius = 8
	ground.SetMinSize(fyne.NewSize(s.headWide(), 92))
	s.shelf.last = container.NewStack(container.New(layout.NewCustomPaddedLayout(2, -2, 0, 0), shade), ground,
		container.New(layout.NewCustomPaddedLayout(9, 9, 9, 14), line))
}

// when is a time as people say it.
func when(t time.Time) string { return whenFrom(t, time.Now()) }

// whenFrom is when, seen from another time.
func whenFrom(t, now time.Time) string {
	if t.IsZero() {
		return ""
	}
	t = t.In(now.Location())
	day := func(x time.Time) time.Time { return time.Date(x.Year(), x.Month(), x.Day(), 12, 0, 0, 0, time.UTC) }
	values := map[string]any{"Time": t.Format("15:04"), "Date": t.Format("2 January 2006")}
	switch int(day(now).Sub(day(t)).Hours() / 24) {
	case 0:
		return words("played today at {{.Time}}", values)
	case 1:
		return words("played yesterday at {{.Time}}", values)
	}
	return words("played on {{.Date}}", values)
}
