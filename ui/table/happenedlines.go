package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// The parts of the card that tells what happened.

// section begins a part of the card.
func (h *happened) section(list *fyne.Container, title string, more fyne.CanvasObject) {
	list.Add(padded(8, 0, 0, 0, h.rule()))
	if more == nil {
		more = container.NewStack()
	}
	list.Add(padded(2, 2, 0, 0, split(h.text(title, 14, bold, h.look.Text), container.NewCenter(more))))
}

// link is text that leads somewhere.
func (h *happened) link(words string) fyne.CanvasObject {
	o := h.text(words, 13, semi, h.look.Accent)
	o.TextStyle.Underline = true
	return o
}

// toldLine is a line of the card: a sign, words, what is said beside or beneath them, and
// the place, to which a click leads.
type toldLine struct {
	sign        fyne.CanvasObject
	words, more string
	gain        int // points
	place       string
	do          func()
	places      []string // several hexes, each of which is a link of its own
}

// line lays a line out; what is said besides goes beneath where it has no room beside.
func (h *happened) line(l toldLine, width float32) fyne.CanvasObject {
	link := h.link(l.place)
	left := h.px(46)
	room := max(120, width-left-link.MinSize().Width-24)
	beside := h.beside(l, room)
	if len(l.places) > 1 {
		text := h.scattered(l, room)
		if len(beside.Objects) > 0 {
			text.Add(beside)
		}
		return h.lined(l.sign, text, container.NewStack())
	}
	words := h.text(l.words, 13.5, semi, h.look.Text)
	var text fyne.CanvasObject = words
	switch {
	case words.MinSize().Width+10+beside.MinSize().Width <= room:
		text = columns(10, container.NewCenter(words), beside)
	case len(beside.Objects) > 0:
		text = rows(1, h.para(l.words, 13.5, semi, h.look.Text, room), beside)
	default:
		text = h.para(l.words, 13.5, semi, h.look.Text, room)
	}
	row := h.lined(l.sign, text, link)
	if l.do == nil {
		return row
	}
	return h.tappable(row, l.do)
}

// lined is a line of a sign, what is said, and what stands at the end.
func (h *happened) lined(sign, text, end fyne.CanvasObject) fyne.CanvasObject {
	high := max(text.MinSize().Height, h.px(38))
	middle := padded(max(0, (high-text.MinSize().Height)/2), 0, 0, 0, text)
	return container.NewBorder(nil, nil, sized(h.px(46), high, container.NewCenter(sign)), container.NewCenter(end), container.NewVBox(middle))
}

// beside is what is said beside a line, or beneath it: the points and some words, which
// go on in a further line where there is no room.
func (h *happened) beside(l toldLine, room float32) *fyne.Container {
	list := columns(10)
	if l.gain != 0 {
		list.Add(container.NewCenter(stack(plate(h.look.Lit, h.look.LitLine, 10), padded(1, 1, 10, 10, h.text(signed(l.gain), 13, bold, h.look.Text)))))
	}
	if l.more != "" {
		if len(list.Objects) > 0 {
			room -= list.MinSize().Width + 10
		}
		list.Add(container.NewCenter(h.para(l.more, 12.5, plain, h.look.Second, room)))
	}
	return list
}

// placed gives a line its place, to which it leads, or its places.
func (h *happened) placed(l toldLine, hexes []string) toldLine {
	if l.places = story.Distinct(hexes); len(l.places) == 1 {
		hex := hexes[len(hexes)-1]
		l.place, l.do = h.placeName(hex), func() { h.to.showHex(hex) }
	}
	return l
}

// fewMarches is how many are listed before one asks for all.
const fewMarches = 5

// marches are the ways that were gone.
func (h *happened) marches(list *fyne.Container, t *told, at int, width float32) {
	ways := h.listed(t.account.Marches, t.view)
	if len(ways) == 0 {
		return
	}
	var more fyne.CanvasObject
	if n := len(ways); !h.all && n > fewMarches+1 {
		show := h.tappable(h.link(lang.L("Show all {{.N}}", map[string]any{"N": n})), func() {
			h.all = true
			h.to.turnTo(at)
		})
		more = columns(4, container.NewCenter(h.second(lang.L("{{.N}} shown ·", map[string]any{"N": fewMarches}))), container.NewCenter(show))
		ways = ways[:fewMarches]
	}
	h.section(list, lang.L("Moves"), more)
	for i := range ways {
		s := &ways[i]
		var sign fyne.CanvasObject = h.sideChip(s.Side)
		if len(s.Units) > 0 {
			if c, ok := t.view.Find(s.Units[0]); ok {
				sign = h.counterPicture(c, h.px(34), false)
			}
		}
		list.Add(h.line(h.placed(toldLine{sign: sign, words: h.marchWords(s, t.view), more: marchMore(s)}, s.Hexes[len(s.Hexes)-1:]), width))
	}
}

// battles are the fights, each with how it ended.
func (h *happened) battles(list *fyne.Container, a *scene.Account, width float32) {
	if len(a.Battles) == 0 {
		return
	}
	h.section(list, lang.L("Battles"), h.second(lang.L("dice and modifiers on each card")))
	for i := range a.Battles {
		s := &a.Battles[i]
		v := h.verdictOf(s.Battle)
		list.Add(h.line(toldLine{sign: h.verdictSign(v, h.px(26)), words: h.battlePlace(s.Battle) + ": " + v.words, more: h.fightFigures(s.Battle),
			place: h.placeName(s.Battle.Targets[0]), do: func() { h.to.showFought(s) }}, width))
	}
}

// losses are what each side lost in the turn, and in the game up to its end.
func (h *happened) losses(list *fyne.Container, t *told, width float32) {
	game, known := h.ledger.upTo(t.to)
	if !known {
		game = t.account.Losses
	}
	var sides []rules.Side
	for _, side := range h.desk.Sides() {
		if !game[side].None() {
			sides = append(sides, side)
		}
	}
	if len(sides) == 0 {
		return
	}
	more := lang.L("this turn / game")
	switch {
	case !known:
		more = lang.L("this turn")
	case t.span == h.recent:
		more = lang.L("since then / game")
	}
	h.section(list, lang.L("Losses"), h.second(more))
	for _, side := range sides {
		turn := t.account.Losses[side]
		words := tollWords(turn)
		if known {
			words = ofWords(turn, game[side])
		}
		left := container.NewBorder(nil, nil, sized(h.px(46), h.px(26), container.NewCenter(h.sideChip(side))), nil,
			columns(14, container.NewCenter(h.text(h.desk.SideName(side), 13.5, semi, h.look.Text)), container.NewCenter(h.strokes(turn.Steps))))
		if right := h.text(words, 13.5, bold, h.look.Text); left.MinSize().Width+6+right.MinSize().Width <= width {
			list.Add(split(left, right))
		} else {
			list.Add(rows(0, left, padded(0, 0, h.px(46), 0, h.para(words, 13.5, bold, h.look.Text, width-h.px(46)))))
		}
	}
}

// ofWords are the losses of a turn and those of the game: "4 / 9 steps · 1 / 2 units".
func ofWords(turn, game chronicle.Toll) string {
	var parts []string
	if game.Steps > 0 {
		parts = append(parts, lang.N("{{.Turn}} / {{.Game}} steps", game.Steps, map[string]any{"Turn": turn.Steps, "Game": game.Steps}))
	}
	if game.Units > 0 {
		parts = append(parts, lang.N("{{.Turn}} / {{.Game}} units", game.Units, map[string]any{"Turn": turn.Units, "Game": game.Units}))
	}
	if game.Grades > 0 {
		parts = append(parts, lang.L("{{.Turn}} / {{.Game}} effectiveness", map[string]any{"Turn": turn.Grades, "Game": game.Grades}))
	}
	return strings.Join(parts, " · ")
}

// strokes are small squares struck out, one for each step that was lost.
func (h *happened) strokes(n int) fyne.CanvasObject {
	n = min(n, 12)
	side, ink := h.px(14), h.look.Text
	return newPicture(float32(n)*(side+3)+1, side, func(p pen.Pen, _, _ float64) {
		for i := range n {
			r := pen.Rect{X: 1 + float64(i)*float64(side+3), Y: 1, W: float64(side) - 2, H: float64(side) - 2}
			p.Stroke(new(pen.Path).RoundRect(r, 2), pen.Stroke{Width: 1.2, Color: ink})
			p.Stroke(new(pen.Path).MoveTo(r.X, r.Bottom()).LineTo(r.Right(), r.Y), pen.Stroke{Width: 1.6, Color: pen.Hex("#B3261E")})
		}
	})
}

// taken are the places that changed hands, and the points. Points for a place that was
// taken stand beside it.
func (h *happened) taken(list *fyne.Container, t *told, width float32) {
	a := t.account
	if len(a.Taken)+len(a.Points) == 0 {
		return
	}
	h.section(list, lang.L("Towns and points"), h.second(h.scores(t)))
	earned := h.earnings(t)
	for i := range a.Taken {
		s := &a.Taken[i]
		l := toldLine{sign: h.townSign(s.Place.To), words: h.sceneWords(s, t.view)}
		if k := slices.IndexFunc(earned, func(e earning) bool { return e.Side == s.Place.To && slices.Contains(e.Hexes, s.Place.Hex) }); k >= 0 {
			l.gain, l.more = earned[k].Score, earned[k].between
			earned = slices.Delete(earned, k, k+1)
		}
		list.Add(h.line(h.placed(l, []string{s.Place.Hex}), width))
	}
	for _, e := range earned {
		list.Add(h.line(h.placed(toldLine{sign: h.sideChip(e.Side), words: h.spoken(e.Text, e.Units), gain: e.Score, more: e.between}, e.Hexes), width))
	}
}

// earning is points that were earned, with those of the side before and after in words.
type earning struct {
	*scene.Scene
	between string // "Russia 2 to 4 VP"
}

// earnings are the points of a turn that belong to no battle.
func (h *happened) earnings(t *told) []earning {
	var list []earning
	for i := range t.account.Points {
		list = append(list, earning{&t.account.Points[i], h.between(t.account.Points, i)})
	}
	return list
}

// scores are the points before and after the turn, of those whose points it changed.
func (h *happened) scores(t *told) string {
	var parts []string
	for _, side := range h.desk.Sides() {
		if t.before[side] != t.after[side] {
			parts = append(parts, lang.L("{{.Side}} {{.From}} to {{.To}} VP", map[string]any{"Side": h.desk.SideName(side), "From": t.before[side], "To": t.after[side]}))
		}
	}
	return story.Minus(strings.Join(parts, " · "))
}

// between are the points of a side before and after something: "Russia 2 to 4 VP". What
// else the same action earned the side came before it or after it.
func (h *happened) between(all []scene.Scene, i int) string {
	s := &all[i]
	was, err := h.desk.SeatAt(s.First - 1)
	if err != nil {
		return ""
	}
	is, err := h.desk.SeatAt(s.Last)
	if err != nil {
		return ""
	}
	from, to := points(h.scoreOf(was))[s.Side], points(h.scoreOf(is))[s.Side]
	if from == to {
		return h.desk.SideName(s.Side)
	}
	for k := range all {
		switch o := &all[k]; {
		case o.Side != s.Side || o.First != s.First || o.Last != s.Last:
		case k < i:
			from += o.Score
		case k > i:
			to -= o.Score
		}
	}
	return story.Minus(lang.L("{{.Side}} {{.From}} to {{.To}} VP", map[string]any{"Side": h.desk.SideName(s.Side), "From": from, "To": to}))
}

// townSign is a town in the colour of its new owner.
func (h *happened) townSign(side rules.Side) fyne.CanvasObject {
	ground, _ := h.look.Nation(h.desk.Nation(side))
	w, ink := h.px(22), h.look.Text
	return newPicture(w, w, func(p pen.Pen, w, _ float64) {
		p.Fill(new(pen.Path).Circle(w/2, w/2, w*0.42), pen.Winding, pen.Hex("#FFFFFF"))
		p.Stroke(new(pen.Path).Circle(w/2, w/2, w*0.42), pen.Stroke{Width: w * 0.11, Color: ink})
		p.Fill(new(pen.Path).Circle(w/2, w/2, w*0.22), pen.Winding, ground)
	})
}

// mostRest is how many of the other lines are told.
const mostRest = 12

// rest is what else happened.
func (h *happened) rest(list *fyne.Container, t *told, width float32) {
	a := t.account
	if len(a.Rest) == 0 {
		return
	}
	h.section(list, lang.L("Also"), nil)
	for i := range a.Rest[:min(mostRest, len(a.Rest))] {
		s := &a.Rest[i]
		list.Add(h.line(h.placed(toldLine{sign: h.sideChip(s.Side), words: h.sceneWords(s, t.view)}, s.Hexes), width))
	}
	if n := len(a.Rest) - mostRest; n > 0 {
		list.Add(h.second(lang.N("and {{.N}} more, in the journal", n, map[string]any{"N": n})))
	}
}
