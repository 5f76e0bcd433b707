package table

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

// promptBar is the bar at the bottom: whose decision it is, in which phase, what
// is asked, and the buttons for all that is legal.
type promptBar struct {
	t   *tabletop
	to  barActs
	box *fyne.Container

	ground, strip *fynecanvas.Rectangle
	who           *fyne.Container
	ribbon        *ribbon
	score         *fyne.Container
	question      *fyne.Container
	buttons       *fyne.Container
	undoAt        float32 // where the button of the menu ends

	title, turn, dates string
	ask, hint          string
	cas                string    // that the question rests on
	far                bool      // all that glows is out of sight
	keys               []func()  // what the digits do
	main               func()    // what the space bar does
	serves             served    // whom the buttons serve
	since              time.Time // when they began to serve somebody else
	pressed            []barButton
}

// barActs is what the buttons of the bar do.
type barActs interface {
	arrange()
	press(k desk.Button)
	undo()
	undoMove()
	undoPhase()
	redo()
	showScore()
	keepKeys()
	lookAt(n int)
	playOn()
	showEnd()
	endShown() bool
	present()
	showOwed(list []rules.Duty)
	botsPaused() bool
	putByHand() bool
	puttingByHand() bool
	thinks() string
	turnStarts() bool
	startWords() string
	closeSheet()
	watchResume()
	watchPaused() bool
	watchForward()
	watchedSide() rules.Side
	watchSkip()
	watchAgain(from, to int)
	pauseBots()
	stepBots()
}

func newPromptBar(t *tabletop, to barActs) *promptBar {
	b := &promptBar{t: t, to: to, ground: fynecanvas.NewRectangle(t.look.Raised), strip: fynecanvas.NewRectangle(t.look.Accent)}
	b.who, b.question, b.buttons = rows(2), rows(2), container.NewWithoutLayout()
	b.ribbon, b.score = newRibbon(t), container.NewStack()
	b.box = container.New(b, b.ground, b.strip, b.who, b.ribbon.pic, b.score, b.question, b.buttons)
	return b
}

// fill takes what the present state asks.
func (b *promptBar) fill() {
	t, d, v := b.t, b.t.desk, b.t.view()
	side, turn, _ := t.moment()
	ground, _ := t.look.Nation(d.Nation(side))
	b.ground.FillColor, b.strip.FillColor = t.look.Raised, ground
	b.title = d.SideName(side)
	b.turn = t.turnOf(turn)
	switch {
	case t.awaits():
		b.dates = desk.TurnDates(d.View())
	case turn == v.Status.Turn: // else those of the turn before still stand there
		b.dates = desk.TurnDates(v)
	}
	b.far = b.outOfSight()
	b.put(v)
	b.pressed = b.list(v)
	b.bind()
	if size := b.box.Size(); size.Width > 10 && b.high(t.windowSize()) != size.Height {
		b.to.arrange()
	}
	b.Layout(nil, b.box.Size())
	b.box.Refresh()
}

// put takes the question of the rules with its hint and case, or what stands in its place
// while nobody answers it here.
func (b *promptBar) put(v *rules.View) {
	t, d := b.t, b.t.desk
	b.ask, b.hint, b.cas = d.Ask(), b.hints(v), v.Prompt.Case
	if why := v.Outcome; why != nil {
		b.ask, b.cas = why.Why, ""
	}
	if t.past != now || d.Computer() {
		b.cas = ""
	}
	switch {
	case t.past == now && b.to.puttingByHand(): // the rules' question is not what a click answers
		b.ask, b.cas = lang.L("Move by hand: click a unit of either side, then any hex."), ""
		b.hint = lang.L("Point at an enemy to see the odds. Delete takes the unit in hand off the map; Ctrl+Z takes a move back.")
	case t.awaits() && b.to.watchPaused():
		b.ask, b.hint = lang.L("{{.Side}}: the computer is paused.", map[string]any{"Side": b.title}), b.watchHint()
	case t.awaits():
		b.ask, b.hint = lang.L("{{.Side}}: the computer is playing.", map[string]any{"Side": b.title}), b.watchHint()
	case t.watching:
		b.ask = lang.L("Watching: {{.Side}}.", map[string]any{"Side": d.SideName(b.to.watchedSide())})
		if !d.Open && b.to.watchedSide() == d.Viewer() {
			b.ask = lang.L("Watching what you did.")
		}
		b.hint = b.watchHint()
	case t.past != now:
		b.ask = lang.L("Replay: action {{.N}} of {{.Of}}", map[string]any{"N": d.Told(t.past), "Of": d.Told(d.Match.Len())})
		b.hint = lang.L("Page Up and Page Down step through the game; Esc returns to the present.")
	case d.Computer():
		b.ask = lang.L("{{.Side}}: the computer is playing.", map[string]any{"Side": b.title})
		if b.hint = b.to.thinks(); b.hint == "" && b.to.botsPaused() {
			b.ask = lang.L("{{.Side}}: the computer is paused.", map[string]any{"Side": b.title})
			b.hint = lang.L("Resume lets it go on. In the menu, under Players, you can play this side yourself.")
			if d.CanRedo() {
				b.hint = lang.L("Ctrl+Y brings back what you took back.") + " " + b.hint
			}
		}
	case b.to.turnStarts():
		b.ask, b.cas = lang.L("{{.Side}}: read the report, then go on.", map[string]any{"Side": b.title}), ""
		b.hint = lang.L("Enter: {{.What}}. Click a place to see it on the map.", map[string]any{"What": b.to.startWords()})
	}
}

// watchHint says which keys lead through what is watched; Space does what the main button
// does.
func (b *promptBar) watchHint() string {
	switch {
	case b.t.settings.Watch.Known() == settings.WatchStep:
		return lang.L("Space or N: next. E: faster or slower. Esc: skip to the present.")
	case b.to.watchPaused():
		return lang.L("Space: resume. N: next. E: faster or slower. Esc: skip to the present.")
	}
	return lang.L("Space: pause. N: next. E: faster or slower. Esc: skip to the present.")
}

// outOfSight tells whether hexes glow, none of them in the window.
func (b *promptBar) outOfSight() bool {
	lit := b.t.lit(len(b.t.desk.Hand()) > 0)
	return len(lit) > 0 && !b.t.board.InSight(lit...)
}

// looked looks again once another part of the map is in the window.
func (b *promptBar) looked() {
	if b.outOfSight() != b.far {
		b.fill()
	}
}

// Layout implements fyne.Layout: who is to decide at the left, the phases and the score
// over what is asked, the buttons at the right.
func (b *promptBar) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size.Width < 10 {
		return
	}
	t := b.t
	b.ground.Resize(size)
	b.strip.Resize(fyne.NewSize(t.px(7), size.Height))
	x, right, top := b.columns(size)
	b.fillQuestion(right-x, size.Height-top-2)
	q := b.question.MinSize()
	put(b.question, x, top+max(0, (size.Height-top-q.Height)/2-2), q.Width, q.Height)
	b.question.Layout.Layout(b.question.Objects, q)
}

// mostHigh is how high the bar may become, in its usual heights.
const mostHigh = 1.7

// high is the height of the bar in a window of a size: the usual one, or more where what is
// asked would have no room even in small letters.
func (b *promptBar) high(window fyne.Size) float32 {
	t := b.t
	usual := t.barHeight(window)
	if window.Width < 10 || b.ask == "" {
		return usual
	}
	x, right, top := b.columns(fyne.NewSize(window.Width, usual))
	line := t.text("", smallAsk, bold, t.look.Text).MinSize().Height
	need := top + float32(len(t.wrap(b.asked(), smallAsk, bold, max(60, right-x))))*(line+2) + 4
	return min(max(usual, need), mostHigh*usual)
}

// columns tells where what is asked begins and ends, and where it begins below.
func (b *promptBar) columns(size fyne.Size) (left, right, top float32) {
	t := b.t
	left, gap := t.px(22), t.px(18)
	if t.slim {
		left, gap = t.px(15), t.px(12)
	}
	who := b.fillWho()
	put(b.who, left, (size.Height-who.Height)/2, who.Width, who.Height)
	b.who.Layout.Layout(b.who.Objects, who) // it may have the size already
	left += who.Width + gap
	right = b.placeButtons(left, size) - t.px(12)
	return left, right, b.placeRibbon(left, right, size)
}

// placeRibbon lays phases and score side by side and tells where they end below.
func (b *promptBar) placeRibbon(x, right float32, size fyne.Size) float32 {
	t := b.t
	high, top, gap := t.px(29), t.px(9), t.px(12)
	reach := high // of the score, for a finger
	if t.slim {
		high, gap, reach = t.px(27), t.px(8), t.finger()
		top = (reach - high) / 2
	}
	room := right - x
	chip := b.scoreChip(max(t.px(86), room*0.34), (reach-high)/2)
	score := chip.MinSize()
	b.score.Objects = []fyne.CanvasObject{chip}
	chip.Resize(fyne.NewSize(score.Width, reach))
	w := min(room-score.Width-gap, b.ribbon.fit(room-score.Width-gap))
	put(b.ribbon.pic, x, top, max(1, w), high)
	put(b.score, x+w+gap, top-(reach-high)/2, score.Width, reach)
	b.ribbon.pic.image.Refresh()
	if t.slim {
		return reach
	}
	return top + high + t.px(2)
}

// MinSize implements fyne.Layout.
func (b *promptBar) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(400, b.t.px(72)) }

// fillWho writes who is to decide, and when it is.
func (b *promptBar) fillWho() fyne.Size {
	t := b.t
	b.who.Objects = []fyne.CanvasObject{t.text(b.title, 17, bold, t.look.Text), t.second(b.turn)}
	if b.dates != "" {
		b.who.Add(t.second(b.dates))
	}
	return b.who.MinSize()
}

// asked is what is asked, with the case that it rests on.
func (b *promptBar) asked() string {
	if b.cas == "" || strings.Contains(b.ask, "("+b.cas+")") {
		return b.ask
	}
	return strings.TrimSuffix(b.ask, ".") + " (" + b.cas + ")."
}

// smallAsk is the size of the letters where what is asked is long.
const smallAsk = 13

// fillQuestion writes what is asked in as many lines as have room.
func (b *promptBar) fillQuestion(width, high float32) {
	t := b.t
	width = max(60, width)
	ask := b.asked()
	size, most := float32(15.5), 1
	lines := t.wrap(ask, size, bold, width)
	line := t.text(ask, size, bold, t.look.Text).MinSize().Height + 2
	if most = max(1, int(high/line)); len(lines) > most {
		size = smallAsk
		lines = t.wrap(ask, size, bold, width)
		most = max(1, int((high+2)/(t.text(ask, size, bold, t.look.Text).MinSize().Height+2)))
	}
	cut := ""
	if len(lines) > most {
		lines = lines[:most]
		cut = lines[most-1]
	}
	b.question.Objects = nil
	for _, o := range t.hotLines(ask, lines, func(l string) *fynecanvas.Text {
		if l == cut {
			l = strings.TrimRight(l, " ,;:.") + "…"
		}
		return t.text(l, size, bold, t.look.Text)
	}) {
		b.question.Add(o)
	}
	for _, l := range b.hintLines(width, high-b.question.MinSize().Height) {
		b.question.Add(t.hot(t.second(l), l, 0))
	}
}

// hintLines are as many whole sentences of the hint as have room.
func (b *promptBar) hintLines(width, high float32) []string {
	t := b.t
	most := min(2, int(high/(t.second(b.hint).MinSize().Height+2)))
	for hint := b.hint; hint != ""; {
		if lines := t.wrap(hint, 12.5, plain, width); len(lines) <= most {
			return lines
		}
		end := strings.LastIndex(strings.TrimSuffix(hint, "."), ". ")
		hint = hint[:end+1]
	}
	return nil
}
