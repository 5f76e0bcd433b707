package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/question"
)

// duties show what is required of the player, and ask before units are lost.
type duties struct {
	*tabletop
	to        dutyActs
	layers    *layers
	questions *questions
}

// dutyActs is what that asks of the table.
type dutyActs interface {
	barBox() fyne.CanvasObject
	lights()
	update()
	fillUnit()
	say(words string)
	keepKeys()
	after(c desk.Change)
}

// showOwed shows the one thing that is required, or lists all of them in a menu.
func (t *duties) showOwed(list []rules.Duty) {
	if len(list) == 1 {
		t.showDuty(list[0])
		return
	}
	var items []*fyne.MenuItem
	for _, d := range list {
		items = append(items, fyne.NewMenuItem(firstSentence(d), func() { t.showDuty(d) }))
	}
	menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), t.win.Canvas())
	at := t.app.Driver().AbsolutePositionForObject(t.to.barBox())
	m := menu.MinSize()
	menu.ShowAtPosition(fyne.NewPos(max(0, t.windowSize().Width-m.Width-8), at.Y-m.Height))
}

// showDuty goes to where something is owed: the hexes are outlined and brought into
// sight, the overlay that explains it is shown until the next action, and the words
// stand above the map. Who lacks nothing but a destination is asked for it at once.
func (t *duties) showDuty(d rules.Duty) {
	if len(d.Units) == 1 {
		if c, ok := t.desk.AskWhere(d.Units[0]); ok {
			t.to.after(c)
			t.to.keepKeys()
			return
		}
	}
	t.letGoFor(d)
	t.layers.explained = &d
	t.to.lights()
	hexes := t.dutyHexes(d)
	if len(hexes) > 0 {
		if t.board.PixelsPerHex() < nearEnough {
			t.board.CenterOn(hexes[0])
			t.board.SetPixelsPerHex(labelled / 2)
		}
		t.board.ShowAll(hexes...)
		t.board.Flash(hexes...)
	}
	if len(d.Units) > 0 {
		t.shown = d.Units[0]
		t.to.fillUnit()
	}
	t.to.say(desk.Sentence(dutyText(d)))
	t.to.keepKeys()
}

// letGoFor unselects what was selected, unless it is what a duty is about: the prompt would
// go on speaking of a unit elsewhere.
func (t *duties) letGoFor(d rules.Duty) {
	if chosen := t.desk.Selected(); len(chosen) > 0 && !slices.Contains(d.Units, chosen[0]) && t.desk.Back() {
		t.to.update()
	}
}

// warnOf asks before a phase is ended with consequences; each line leads to where it
// concerns.
func (t *duties) warnOf(k desk.Button, list []rules.Duty, more string) {
	width := t.px(440)
	body := rows(8)
	var leave func()
	for _, d := range list {
		show := t.pressable(lang.L("Show"), nil, func() {
			leave()
			t.showDuty(d)
		})
		w := show.MinSize().Width
		text := t.para(dutyText(d), 14.5, plain, t.look.Text, width-w-16)
		body.Add(split(text, show))
	}
	if more != "" {
		body.Add(t.para(more, 14.5, plain, t.look.Text, width))
	}
	q := &asking{grave: true, then: func(sure bool) {
		t.questions.question = nil
		if sure {
			t.to.after(t.desk.Press(k))
		} else {
			t.showDuty(list[0])
		}
	}}
	t.questions.question = q
	q.hide = question.Show(t.win, question.Question{Head: lang.L("You will lose units"), Content: padded(8, 14, 6, 6, body),
		Yes: k.Label, No: lang.L("Go back"), Width: width + 40, Grave: true, Then: q.then})
	leave = func() {
		q.hide()
		t.questions.question = nil
	}
}
