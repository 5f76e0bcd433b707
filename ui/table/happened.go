package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/scene"
)

// happened is the page that tells what happened in a player turn: marches, battles,
// losses, points and places taken, each line a click to the place.
type happened struct {
	*tabletop
	to  happenedActs
	all bool // every march is listed
	// recent is what has happened since the one who looks last decided; it has the
	// first page until something else is done.
	recent span
	// unasked tells that it came by itself, and nothing was asked of it yet.
	unasked bool
}

// happenedActs is what a click on the page does.
type happenedActs interface {
	showHex(hex string)
	showFought(s *scene.Scene)
	watchAgain(from, to int)
	turnTo(page int)
	closeSheet()
}

// told is a player turn with what is told of it.
type told struct {
	account *scene.Account
	view    *rules.View // as it ended
}

// pages are what happened last and the turns so far, the latest first.
func (h *happened) pages() []page {
	spans := h.spans()
	if h.recent.to == h.desk.Match.Cursor() && h.recent.to > h.recent.from {
		spans = append([]span{h.recent}, spans...)
	}
	var list []page
	for i, s := range spans {
		title := lang.L("Turn {{.N}}", map[string]any{"N": s.turn})
		if s.side != "" {
			title = lang.L("{{.Side}}, turn {{.N}}", map[string]any{"Side": h.desk.SideName(s.side), "N": s.turn})
		}
		if i == 0 && s == h.recent {
			title = lang.L("Since your last move")
		}
		list = append(list, page{title: title, make: func(width float32) fyne.CanvasObject { return h.page(i, s, title, width) }})
	}
	return list
}

// tell takes the account of a span from the record.
func (h *happened) tell(s span) (*told, error) {
	scenes, err := h.desk.Scenes(s.from, s.to)
	if err != nil {
		return nil, err
	}
	seat, err := h.desk.SeatAt(s.to)
	if err != nil {
		return nil, err
	}
	return &told{scene.Sum(scenes), seat.View()}, nil
}

// page tells of one player turn.
func (h *happened) page(at int, s span, title string, width float32) fyne.CanvasObject {
	t, err := h.tell(s)
	if err != nil {
		return h.printed(err.Error(), 15, plain)
	}
	a := t.account
	ground, _ := h.look.Nation(h.desk.Nation(s.side))
	chip := sized(h.px(10), h.px(38), plate(ground, paper.line, 3))
	head := rows(0, h.printed(lang.L("What happened · {{.Turn}}", map[string]any{"Turn": title}), 20, bold), h.inked(h.sums(a), 13.5))
	list := rows(4, columns(12, chip, head))
	if a.Empty() {
		list.Add(padded(12, 12, 0, 0, h.inked(lang.L("Nothing that you could have seen."), 14)))
	}
	h.battles(list, a, width)
	h.taken(list, t, width)
	h.losses(list, a, width)
	h.marches(list, t, at, width)
	h.rest(list, t, width)
	buttons := columns(8, h.pressable(lang.L("Watch again"), nil, func() { h.to.watchAgain(s.from, s.to) }))
	done := h.pressable(lang.L("Close"), nil, h.to.closeSheet)
	done.Importance = widget.HighImportance
	list.Add(padded(12, 4, 0, 0, container.NewHBox(buttons, done)))
	return list
}

// sums is a line of counts: "9 marches · 3 battles · 1 place taken · +2 VP".
func (h *happened) sums(a *scene.Account) string {
	var parts []string
	if n := len(a.Marches); n > 0 {
		parts = append(parts, lang.N("{{.N}} marches", n, map[string]any{"N": n}))
	}
	if n := len(a.Battles); n > 0 {
		parts = append(parts, lang.N("{{.N}} battles", n, map[string]any{"N": n}))
	}
	if n := len(a.Taken); n > 0 {
		parts = append(parts, lang.N("{{.N}} places taken", n, map[string]any{"N": n}))
	}
	for _, side := range h.desk.Sides() {
		if n := a.Gains[side]; n != 0 {
			parts = append(parts, lang.L("{{.Side}} {{.Points}} VP", map[string]any{"Side": h.desk.SideName(side), "Points": signed(n)}))
		}
	}
	if len(a.Losses) > 0 {
		parts = append(parts, h.lossWords(a.Losses))
	}
	return strings.Join(parts, " · ")
}

func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return "−" + strconv.Itoa(-n)
}

// section begins a part of the page.
func (h *happened) section(list *fyne.Container, title, more string) {
	list.Add(padded(10, 0, 0, 0, h.rule()))
	list.Add(padded(2, 2, 0, 0, split(h.printed(title, 14.5, bold), h.inked(more, 12.5))))
}

// line is a line of the page: a sign, words, and the place, to which a click leads.
func (h *happened) line(sign fyne.CanvasObject, words, more, place string, width float32, do func()) fyne.CanvasObject {
	link := h.text(place, 13, plain, h.linkInk())
	link.TextStyle.Underline = true
	left := h.px(46)
	room := max(120, width-left-link.MinSize().Width-30)
	text := rows(0, h.para(words, 14, semi, paper.ink, room))
	if more != "" {
		text.Add(h.para(more, 12.5, plain, paper.second, room))
	}
	high := max(text.MinSize().Height, h.px(34))
	box := sized(left, high, container.NewCenter(sign))
	return h.tappable(container.NewBorder(nil, nil, box, container.NewCenter(link), container.NewVBox(padded(max(0, (high-text.MinSize().Height)/2), 0, 0, 0, text))), do)
}

// battles are the fights, each with how it ended.
func (h *happened) battles(list *fyne.Container, a *scene.Account, width float32) {
	if len(a.Battles) == 0 {
		return
	}
	h.section(list, lang.L("Battles"), lang.L("dice and modifiers on each card"))
	for i := range a.Battles {
		s := &a.Battles[i]
		v := h.verdictOf(s.Battle)
		list.Add(h.line(h.verdictSign(v, h.px(26)), h.battlePlace(s.Battle)+": "+v.words, h.fightFigures(s.Battle), h.placeName(s.Battle.Targets[0]), width, func() { h.to.showFought(s) }))
	}
}

// taken are the places that changed hands, and the points.
func (h *happened) taken(list *fyne.Container, t *told, width float32) {
	a := t.account
	if len(a.Taken)+len(a.Points) == 0 {
		return
	}
	h.section(list, lang.L("Places and points"), "")
	for i := range a.Taken {
		s := &a.Taken[i]
		list.Add(h.line(h.sideChip(s.Place.To), h.sceneWords(s, t.view), "", h.placeName(s.Place.Hex), width, func() { h.to.showHex(s.Place.Hex) }))
	}
	for i := range a.Points {
		s := &a.Points[i]
		place, do := "", func() {}
		if len(s.Hexes) > 0 {
			place, do = h.placeName(s.Hexes[0]), func() { h.to.showHex(s.Hexes[0]) }
		}
		list.Add(h.line(h.sideChip(s.Side), s.Text, lang.L("{{.Side}} {{.Points}} VP", map[string]any{"Side": h.desk.SideName(s.Side), "Points": signed(s.Score)}), place, width, do))
	}
}

// losses are what each side lost in the turn.
func (h *happened) losses(list *fyne.Container, a *scene.Account, width float32) {
	if len(a.Losses) == 0 {
		return
	}
	h.section(list, lang.L("Losses"), "")
	for _, side := range h.desk.Sides() {
		if x := a.Losses[side]; !x.None() {
			list.Add(split(columns(14, container.NewCenter(h.sideChip(side)), h.printed(h.desk.SideName(side), 14, semi), h.strokes(x.Steps)), h.printed(tollWords(x), 14, semi)))
		}
	}
}

// strokes are small squares struck out, one for each step that was lost.
func (h *happened) strokes(n int) fyne.CanvasObject {
	n = min(n, 16)
	side := h.px(14)
	return newPicture(float32(n)*(side+3)+1, side, func(p pen.Pen, _, _ float64) {
		for i := range n {
			r := pen.Rect{X: 1 + float64(i)*float64(side+3), Y: 1, W: float64(side) - 2, H: float64(side) - 2}
			p.Stroke(new(pen.Path).RoundRect(r, 2), pen.Stroke{Width: 1.2, Color: paper.ink})
			p.Stroke(new(pen.Path).MoveTo(r.X, r.Bottom()).LineTo(r.Right(), r.Y), pen.Stroke{Width: 1.6, Color: pen.Hex("#B3261E")})
		}
	})
}

// fewMarches is how many are listed before one asks for all.
const fewMarches = 6

// marches are the ways that were gone, the longest first.
func (h *happened) marches(list *fyne.Container, t *told, at int, width float32) {
	ways := slices.DeleteFunc(slices.Clone(t.account.Marches), func(s scene.Scene) bool { return s.Hexes[0] == s.Hexes[len(s.Hexes)-1] })
	if len(ways) == 0 {
		return
	}
	slices.SortStableFunc(ways, func(a, b scene.Scene) int { return len(b.Hexes) - len(a.Hexes) })
	more := ""
	if !h.all && len(ways) > fewMarches+1 {
		more = lang.L("{{.N}} of {{.Of}} shown", map[string]any{"N": fewMarches, "Of": len(ways)})
	}
	h.section(list, lang.L("Marches"), more)
	if more != "" {
		defer list.Add(padded(4, 0, 0, 0, container.NewHBox(h.pressable(lang.L("Show all {{.N}} marches", map[string]any{"N": len(ways)}), nil, func() {
			h.all = true
			h.to.turnTo(at)
		}))))
		ways = ways[:fewMarches]
	}
	for i := range ways {
		s := &ways[i]
		end := s.Hexes[len(s.Hexes)-1]
		var sign fyne.CanvasObject = h.sideChip(s.Side)
		if len(s.Units) > 0 {
			if c, ok := t.view.Find(s.Units[0]); ok {
				sign = h.counterPicture(c, h.px(30), false)
			}
		}
		list.Add(h.line(sign, h.marchWords(s, t.view), marchMore(s), end, width, func() { h.to.showHex(end) }))
	}
}

// mostRest is how many of the other lines are told.
const mostRest = 12

// rest is what else happened.
func (h *happened) rest(list *fyne.Container, t *told, width float32) {
	a := t.account
	if len(a.Rest) == 0 {
		return
	}
	h.section(list, lang.L("Also"), "")
	for i := range a.Rest[:min(mostRest, len(a.Rest))] {
		s := &a.Rest[i]
		place, do := "", func() {}
		if len(s.Hexes) > 0 {
			place, do = h.placeName(s.Hexes[0]), func() { h.to.showHex(s.Hexes[0]) }
		}
		list.Add(h.line(h.sideChip(s.Side), h.sceneWords(s, t.view), "", place, width, do))
	}
	if n := len(a.Rest) - mostRest; n > 0 {
		list.Add(h.inked(lang.N("and {{.N}} more, in the journal", n, map[string]any{"N": n}), 13))
	}
}
