package table

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
	"vistula/ui/desk"
)

// happened is the card that tells what happened in a player turn: marches, battles,
// losses, points and places taken, each line a click to the place.
type happened struct {
	*tabletop
	to     happenedActs
	ledger *ledger
	all    bool // every march is listed
	// recent is what has happened since the one who looks last decided; it has the
	// first page until something else is done.
	recent span
	// starts tells that it came by itself, before the turn of the one who looks; and
	// unasked that nothing was asked of it yet.
	starts, unasked bool
	shown           span // what lies on the card
}

// happenedActs is what a click on the card does.
type happenedActs interface {
	showHex(hex string)
	showFought(s *scene.Scene)
	watchAgain(from, to int)
	turnTo(page int)
	closeSheet()
	sheetLies(kind string) bool
	refillSheet()
	planOf(turn int, side rules.Side) []planLine
}

func newHappened(t *tabletop, to happenedActs) *happened {
	return &happened{tabletop: t, to: to, ledger: &ledger{t: t, read: func() {
		if to.sheetLies(sheetHappened) {
			to.refillSheet()
		}
	}}}
}

// told is a player turn with what is told of it.
type told struct {
	span
	title   string
	account *scene.Account
	view    *rules.View        // as it ended
	before  map[rules.Side]int // points
	after   map[rules.Side]int
	problem error
}

// pages are what happened last and the turns so far, the latest first.
func (h *happened) pages() []page {
	spans := h.spans()
	if h.recent.to == h.desk.Match.Cursor() && h.recent.to > h.recent.from {
		spans = append([]span{h.recent}, spans...)
	}
	var list []page
	for i, s := range spans {
		title := h.turnHead(s.turn)
		if s.side != "" {
			title = lang.L("{{.Side}}, turn {{.N}}", map[string]any{"Side": h.desk.SideName(s.side), "N": h.turnName(s.turn)})
		}
		if i == 0 && s == h.recent {
			title = lang.L("Since your last move")
		}
		list = append(list, h.page(i, s, title))
		list[i].card.strip = list[0].card.strip // which tells of the turn to come on all pages
	}
	return list
}

// remains is the page of what lies on the card after the game went back or forth; -1 where
// that is gone, or nothing of it is left to be seen.
func (h *happened) remains() int {
	if h.starts { // it told how the game came to where it is no more
		return -1
	}
	list := h.spans()
	i := slices.IndexFunc(list, func(s span) bool {
		return s.turn == h.shown.turn && s.side == h.shown.side && s.from == h.shown.from
	})
	if i < 0 || list[i].to >= h.shown.to {
		return i
	}
	if scenes, err := h.desk.Scenes(list[i].from, list[i].to); err == nil && scene.Sum(scenes).Empty() {
		return -1
	}
	return i
}

// latest finds the page of the last player turn in which something happened, from one of
// the pages on, and tells it on the window's goroutine. After a few that are empty it is
// the next one, whatever is in that.
func (h *happened) latest(i int, then func(at int)) {
	spans := h.spans()
	if i >= len(spans) {
		then(0)
		return
	}
	h.readScenes(spans[i].from, spans[i].to, func(list []scene.Scene, err error) {
		if i > 2 || err != nil || !scene.Sum(list).Empty() {
			then(i)
			return
		}
		h.latest(i+1, then)
	})
}

// startWords are the button that ends the card which came by itself: before a player turn,
// or within one.
func (h *happened) startWords() string {
	if h.recent.to > 0 {
		return lang.L("Go on")
	}
	return lang.L("Start my turn")
}

// tell takes the account of a span from the record.
func (h *happened) tell(s span, title string) *told {
	t := &told{span: s, title: title, account: scene.Sum(nil), view: h.desk.View()}
	scenes, err := h.desk.Scenes(s.from, s.to)
	if t.problem = err; err != nil {
		return t
	}
	then, err := h.desk.SeatAt(s.from)
	if t.problem = err; err != nil {
		return t
	}
	t.before = points(h.scoreOf(then))
	ended, err := h.desk.SeatAt(s.to)
	if t.problem = err; err != nil {
		return t
	}
	t.account, t.view, t.after = scene.Sum(scenes), ended.View(), points(h.scoreOf(ended))
	if viewer := h.desk.Viewer(); h.starts && s.side != viewer {
		t.account = t.account.Without(viewer) // who is told of the enemy's turn knows his own moves
	}
	return t
}

// points are the tallies by side.
func points(list []tally) map[rules.Side]int {
	m := map[rules.Side]int{}
	for _, x := range list {
		m[x.side] = x.points
	}
	return m
}

// page tells of one player turn.
func (h *happened) page(at int, s span, title string) page {
	ground, _ := h.look.Nation(h.desk.Nation(s.side))
	var kept *told
	get := func() *told {
		if kept == nil {
			kept = h.tell(s, title)
		}
		return kept
	}
	c := &card{mark: ground, enter: h.to.closeSheet}
	c.head = func(width float32) fyne.CanvasObject { return h.head(get(), width) }
	c.foot = func(width float32) fyne.CanvasObject { return h.foot(get(), width) }
	if h.starts && at == 0 {
		c.strip = func(width float32) fyne.CanvasObject { return h.strip(get(), width) }
	}
	// Whatever goes wrong is said on the page.
	ready := func(then func()) { h.readScenes(s.from, s.to, func([]scene.Scene, error) { then() }) }
	return page{title: title, card: c, ready: ready, make: func(width float32) fyne.CanvasObject { return h.body(get(), at, width) }}
}

// head is whose turn is told, and its sums.
func (h *happened) head(t *told, width float32) fyne.CanvasObject {
	return rows(0,
		h.para(lang.L("What happened · {{.Turn}}", map[string]any{"Turn": t.title}), 19, bold, h.look.Text, width),
		h.para(h.sums(t), 13, plain, h.look.Second, width))
}

// body is the list of what happened.
func (h *happened) body(t *told, at int, width float32) fyne.CanvasObject {
	h.shown = t.span
	if t.problem != nil {
		return h.para(t.problem.Error(), 15, plain, h.look.Text, width)
	}
	list := rows(3)
	if t.account.Empty() {
		list.Add(padded(12, 12, 0, 0, h.second(lang.L("Nothing that you could have seen."))))
	}
	h.plan(list, t, width)
	h.marches(list, t, at, width)
	h.battles(list, t.account, width)
	h.losses(list, t, width)
	h.taken(list, t, width)
	h.rest(list, t, width)
	return list
}

// plan is what the computer player was about in its turn, and what became of it; or where
// that is to be asked for.
func (h *happened) plan(list *fyne.Container, t *told, width float32) {
	said := h.plansTold(t)
	if len(said) == 0 {
		return
	}
	if !h.settings.Plans {
		list.Add(columns(0, h.pressable(lang.L("Show the computer's plan"), nil, func() {
			h.settings.Plans = true
			// That a choice is not kept for the next time is nothing to be interrupted for.
			_ = h.settings.Save()
			h.to.refillSheet()
		})))
		return
	}
	h.section(list, lang.L("The computer's plan"), nil)
	for _, words := range said {
		list.Add(padded(0, 4, 0, 0, h.para(words, 13.5, plain, h.look.Text, width)))
	}
}

// plansTold are the plans of those who played in a turn, each as one text: that of the one
// whose turn it was, or where the sides took turns within it those of both, once it is over.
func (h *happened) plansTold(t *told) []string {
	if t.side != "" {
		if words := h.planned(t, t.side); words != "" {
			return []string{words}
		}
		return nil
	}
	if h.desk.Seat().Status().Turn == t.turn && h.desk.Seat().Outcome() == nil {
		return nil
	}
	var list []string
	for _, side := range h.desk.Sides() {
		if words := h.planned(t, side); words != "" {
			list = append(list, lang.L("{{.Side}}: {{.Words}}", map[string]any{"Side": h.desk.SideName(side), "Words": words}))
		}
	}
	return list
}

// planned is the plan of a side in a turn as one text, with what came of each effort.
func (h *happened) planned(t *told, side rules.Side) string {
	var words []string
	for _, l := range h.to.planOf(t.turn, side) {
		fought := l.hex != "" && slices.ContainsFunc(t.account.Battles, func(s scene.Scene) bool { return slices.Contains(s.Battle.Targets, l.hex) })
		switch {
		case l.masks && fought: // an attack is no mask
		case l.hex != "" && !l.masks && !fought:
			words = append(words, l.words+" "+lang.L("It did not come to an attack."))
		default:
			words = append(words, l.words)
		}
	}
	return strings.Join(words, " ")
}

// foot is what one can do with the card: have it come by itself or not, watch the turn
// again, and play.
func (h *happened) foot(t *told, width float32) fyne.CanvasObject {
	mine := h.newCheck(lang.L("Show this after each enemy turn"), h.settings.Account, func(on bool) {
		h.settings.Account = on
		// That a choice is not kept for the next time is nothing to be interrupted for.
		_ = h.settings.Save()
	})
	again := h.pressable(lang.L("Watch again"), nil, func() { h.to.watchAgain(t.from, t.to) })
	label := lang.L("Back to the map")
	if h.starts {
		label = h.startWords()
	}
	done := h.pressable(label, nil, h.to.closeSheet)
	done.Importance = widget.HighImportance
	buttons := columns(10, again, done)
	if mine.MinSize().Width+buttons.MinSize().Width+10 > width {
		return rows(6, mine, split(container.NewStack(), buttons))
	}
	return split(mine, buttons)
}

// sums is a line of counts: "9 moves · 3 battles · 1 place taken · Russia +2 VP".
func (h *happened) sums(t *told) string {
	var parts []string
	a := t.account
	if n := len(went(a.Marches)); n > 0 {
		parts = append(parts, lang.N("{{.N}} moves", n, map[string]any{"N": n}))
	}
	if n := len(a.Battles); n > 0 {
		parts = append(parts, lang.N("{{.N}} battles", n, map[string]any{"N": n}))
	}
	if n := len(a.Taken); n > 0 {
		parts = append(parts, lang.N("{{.N}} places taken", n, map[string]any{"N": n}))
	}
	for _, side := range h.desk.Sides() {
		if n := t.after[side] - t.before[side]; n != 0 {
			parts = append(parts, lang.L("{{.Side}} {{.Points}} VP", map[string]any{"Side": h.desk.SideName(side), "Points": signed(n)}))
		}
	}
	return strings.Join(parts, " · ")
}

// strip stands along the upper edge of the map before one's own turn: when it is, who
// has played, and how the game stands. Losses are left out where they have no room.
func (h *happened) strip(t *told, width float32) fyne.CanvasObject {
	if whole := h.stripWith(t, width, true); whole.MinSize().Width <= width {
		return whole
	}
	return h.stripWith(t, width, false)
}

func (h *happened) stripWith(t *told, width float32, losses bool) fyne.CanvasObject {
	v := h.desk.View()
	when := columns(10, container.NewCenter(h.text(h.turnHead(v.Status.Turn), 21, bold, h.look.Text)))
	if dates := desk.TurnDates(v); dates != "" {
		when.Add(container.NewCenter(h.text(dates, 14, plain, h.look.Second)))
	}
	words := lang.L("Next: {{.Next}}.", map[string]any{"Next": h.desk.SideName(h.desk.Me())})
	if t.side != "" {
		words = lang.L("{{.Side}}: turn over. Next: {{.Next}}.", map[string]any{"Side": h.desk.SideName(t.side), "Next": h.desk.SideName(h.desk.Me())})
	}
	middle := container.NewCenter(h.text(words, 13.5, bold, h.look.Text))
	sides := columns(8)
	for _, x := range h.score() {
		sides.Add(h.sideChipOf(x, t, losses))
	}
	ground, _ := h.look.Nation(h.desk.Nation(t.side))
	line := plate(ground, ground, 0)
	row := container.NewBorder(nil, nil, when, container.NewCenter(sides), middle)
	return container.NewBorder(nil, container.NewVBox(sized(width, h.px(3), line)), nil, nil, stack(plate(h.look.Ground, h.look.Ground, 0), padded(6, 6, 18, 14, row)))
}

// lostInGame are the losses of a side in the measure of the game: steps, or where those who
// lose become less effective the levels of that.
func lostInGame(t chronicle.Toll) string {
	switch {
	case t.Steps > 0:
		return lang.N("{{.N}} steps lost", t.Steps, map[string]any{"N": t.Steps})
	case t.Grades > 0:
		return lang.N("{{.N}} effectiveness levels lost", t.Grades, map[string]any{"N": t.Grades})
	}
	return ""
}

// sideChipOf is a side with its points, and with its losses in the game if they are wanted.
func (h *happened) sideChipOf(x tally, t *told, losses bool) fyne.CanvasObject {
	row := columns(7, container.NewCenter(h.sideChip(x.side)),
		container.NewCenter(h.text(initials(h.desk.SideName(x.side)), 12.5, semi, h.look.Text)),
		container.NewCenter(h.text(story.Minus(lang.L("{{.N}} VP", map[string]any{"N": x.points})), 14, bold, h.look.Text)))
	if lost, ok := h.ledger.upTo(t.to); ok && losses {
		if words := lostInGame(lost[x.side]); words != "" {
			row.Add(container.NewCenter(h.second(words)))
		}
	}
	return stack(plate(h.look.Raised, h.look.Line, 14), padded(3, 3, 12, 12, row))
}

// went are the marches that went somewhere.
func went(all []scene.Scene) []scene.Scene {
	return slices.DeleteFunc(slices.Clone(all), func(s scene.Scene) bool { return s.Hexes[0] == s.Hexes[len(s.Hexes)-1] })
}

// listed are the marches that went somewhere: first those of units that fight, and of both
// kinds the farthest first, as the report measures them. What units are the view tells.
func (h *happened) listed(all []scene.Scene, v *rules.View) []scene.Scene {
	ways, w, find := went(all), h.teller(), h.found(v)
	behind := func(s *scene.Scene) int {
		if len(s.Units) > 0 {
			if c, ok := find(s.Units[0]); ok && w.Formation(&c) {
				return 0
			}
		}
		return 1
	}
	slices.SortStableFunc(ways, func(a, b scene.Scene) int {
		return cmp.Or(behind(&a)-behind(&b), w.Apart(b.Hexes)-w.Apart(a.Hexes), len(b.Hexes)-len(a.Hexes))
	})
	return ways
}
