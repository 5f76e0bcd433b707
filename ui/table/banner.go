package table

import (
	"image/color"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/guard"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/ui/desk"
)

// banner tells over the map that a turn has begun: its number and date, and the points
// and losses of both sides in the turn before; or that the other side plays now, and what
// the turn has brought so far. It goes by itself, with a click, or with the first action.
type banner struct {
	t     *tabletop
	to    bannerActs
	box   *fyne.Container
	begun map[rules.Side]*begun // that each viewer has seen begin
	at    int                   // actions when it was shown
	timer *time.Timer
}

// begun is a turn with the sides whose player turn in it was seen to begin.
type begun struct {
	turn, cursor int
	sides        []rules.Side
}

// bannerActs is what a click on the banner leads to.
type bannerActs interface {
	arrange()
	keepKeys()
}

func newBanner(t *tabletop, to bannerActs) *banner {
	b := &banner{t: t, to: to, box: container.NewStack(), begun: map[rules.Side]*begun{}}
	b.box.Hide()
	return b
}

// look shows the banner where the turn is another than the viewer last saw, or where
// another side plays in it for the first time.
func (b *banner) look() {
	t := b.t
	if t.past != now {
		return
	}
	st, viewer, n := t.desk.Seat().Status(), t.desk.Viewer(), t.desk.Match.Cursor()
	was := b.begun[viewer]
	switch {
	case was == nil || st.Turn < was.turn || st.ToAct == "":
		was = &begun{turn: st.Turn, sides: []rules.Side{st.Side}}
		b.begun[viewer] = was
		b.hide()
	case st.Turn > was.turn:
		from := was.turn
		*was = begun{turn: st.Turn, sides: []rules.Side{st.Side}}
		b.show(t.turnOf(st.Turn), from)
	case n > was.cursor && st.Side != "" && !slices.Contains(was.sides, st.Side):
		was.sides = append(was.sides, st.Side)
		b.show(lang.L("{{.Side}}, turn {{.N}}", map[string]any{"Side": t.desk.SideName(st.Side), "N": t.turnName(st.Turn)}), st.Turn)
	case b.box.Visible() && n != b.at && !t.desk.Computer():
		b.hide()
	}
	was.cursor = n
}

// bannerTime is how long the banner stays.
const bannerTime = 9 * time.Second

// show shows the banner with the account of the turns from one on.
func (b *banner) show(head string, from int) {
	t := b.t
	b.at = t.desk.Match.Cursor()
	b.box.Objects = []fyne.CanvasObject{t.tappable(b.card(head, from), func() {
		b.hide()
		b.to.keepKeys()
	})}
	b.box.Show()
	b.to.arrange()
	b.stop()
	if !t.still {
		b.timer = time.AfterFunc(bannerTime, func() { fyne.Do(guard.Func(b.hide)) })
	}
}

// hide takes the banner away.
func (b *banner) hide() {
	b.stop()
	b.box.Hide()
	b.box.Objects = nil
}

// stop ends the clock.
func (b *banner) stop() {
	if b.timer != nil {
		b.timer.Stop()
	}
}

// place puts the banner into the upper third of the map, below what hangs from its edge.
func (b *banner) place(left, width, below float32) {
	if !b.box.Visible() {
		return
	}
	m := b.box.MinSize()
	high := b.t.board.Size().Height
	put(b.box, left+max(0, (width-m.Width)/2), b.t.board.Position().Y+max(b.t.px(14)+below, high*0.14), m.Width, m.Height)
}

// card is what the banner says.
func (b *banner) card(head string, from int) fyne.CanvasObject {
	t := b.t
	v := t.desk.View()
	list := rows(t.px(3), container.NewCenter(t.text(head, 24, bold, paper.ink)))
	if dates := desk.TurnDates(v); dates != "" {
		list.Add(container.NewCenter(t.text(dates, 15, plain, paper.second)))
	}
	list.Add(padded(t.px(5), t.px(5), 0, 0, t.rule()))
	sides := container.NewHBox()
	tolls, before := b.tolls(from)
	for _, s := range t.score() {
		sides.Add(b.side(s, before[s.side], tolls[s.side]))
	}
	if len(t.score()) == 1 { // the other has losses too
		other := t.desk.Other(t.score()[0].side)
		sides.Add(b.side(tally{other, noScore}, noScore, tolls[other]))
	}
	list.Add(container.NewCenter(sides))
	return stack(plate(paper.card, paper.line, 10), plateEdge(), padded(t.px(12), t.px(12), t.px(26), t.px(26), list))
}

// plateEdge is the inner line round the card, as on a printed sheet.
func plateEdge() fyne.CanvasObject {
	edge := plate(color.NRGBA{}, paper.gold, 7)
	return padded(4, 4, 4, 4, edge)
}

// noScore stands for the points of a side that has no account of its own.
const noScore = -1 << 20

// toll is what a side lost in a turn: grades are levels of effectiveness.
type toll struct{ units, steps, grades int }

// side is the account of one side.
func (b *banner) side(s tally, before int, lost toll) fyne.CanvasObject {
	t := b.t
	ground, ink := t.look.Nation(t.desk.Nation(s.side))
	name := stack(plate(ground, paper.line, 5), padded(4, 4, 12, 12, container.NewCenter(t.text(t.desk.SideName(s.side), 14, bold, ink))))
	list := rows(t.px(4), name)
	if s.points != noScore {
		words := story.Minus(lang.L("{{.N}} VP", map[string]any{"N": strconv.Itoa(s.points)}))
		if d := s.points - before; d != 0 {
			words += " (" + modifier(d) + ")"
		}
		list.Add(container.NewCenter(t.text(words, 16, bold, paper.ink)))
	}
	words := lossWords(lost)
	if lost == (toll{}) && t.conceals(s.side) {
		words = lang.L("no losses seen")
	}
	list.Add(container.NewCenter(t.text(words, 13, plain, paper.second)))
	return sized(max(t.px(170), list.MinSize().Width), list.MinSize().Height, list)
}

// lossWords are the losses in words.
func lossWords(l toll) string {
	var parts []string
	if l.units > 0 {
		parts = append(parts, lang.N("{{.N}} units lost", l.units, map[string]any{"N": l.units}))
	}
	if l.steps > 0 {
		parts = append(parts, lang.N("{{.N}} steps lost", l.steps, map[string]any{"N": l.steps}))
	}
	if l.grades > 0 {
		parts = append(parts, lang.N("{{.N}} effectiveness levels lost", l.grades, map[string]any{"N": l.grades}))
	}
	if parts == nil {
		return lang.L("no losses")
	}
	return strings.Join(parts, ", ")
}

// tolls are the losses of each side since a turn began, and its points then, as far as
// the viewer knows of them.
func (b *banner) tolls(from int) (lost map[rules.Side]toll, points map[rules.Side]int) {
	t := b.t
	lost, points = map[rules.Side]toll{}, map[rules.Side]int{}
	seat, err := t.desk.SeatAt(t.desk.TurnStarts()[from])
	if err != nil {
		return lost, points
	}
	was, is := seat.Facts(nil), t.desk.Seat().Facts(nil)
	for i, side := range was.Sides {
		points[side] = was.Points[i]
	}
	worn := wornSince(seat.View(), t.desk.Seat().View())
	old := map[string]*rules.UnitFacts{}
	for i := range was.Units {
		old[was.Units[i].ID] = &was.Units[i]
	}
	for i := range is.Units {
		u := &is.Units[i]
		o := old[u.ID]
		if o == nil || o.State&rules.Lost != 0 || u.Side < 0 {
			continue
		}
		sum := lost[is.Sides[u.Side]]
		switch {
		case u.State&rules.Lost != 0:
			sum.units, sum.steps = sum.units+1, sum.steps+int(o.Steps)
		case u.Steps < o.Steps:
			sum.steps += int(o.Steps - u.Steps)
		default: // a reduced unit that is worn down as well has lost its steps
			sum.grades += worn[u.ID]
		}
		lost[is.Sides[u.Side]] = sum
	}
	return lost, points
}

// wornSince are the levels of effectiveness that units on the map have lost between two
// views.
func wornSince(was, is *rules.View) map[string]int {
	before := map[string]int{}
	for i := range was.Stacks {
		for k := range was.Stacks[i].Units {
			c := &was.Stacks[i].Units[k]
			before[c.Unit] = c.Grade()
		}
	}
	lost := map[string]int{}
	for i := range is.Stacks {
		for k := range is.Stacks[i].Units {
			c := &is.Stacks[i].Units[k]
			if old, there := before[c.Unit]; there && c.Grade() > old {
				lost[c.Unit] = c.Grade() - old
			}
		}
	}
	return lost
}
