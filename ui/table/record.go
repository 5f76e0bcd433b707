package table

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/tour"
)

// record is the journal: what happened, in words. A line shows its place on the
// map; the tools step through the game.
type record struct {
	t      *tabletop
	to     recordActs
	box    *fyne.Container
	none   *fyne.Container // why there is nothing to read
	tools  *fyne.Container
	list   *keyList
	lines  []desk.Line
	highs  []float32
	sizes  []lineSize         // what the heights were made for
	cases  map[string]float32 // widths of case numbers
	last   int                // the line clicked last
	held   float32            // how far the list was last scrolled by itself
	width  float32
	scale  float32 // of the type that was measured
	words  [bold + 1]*wrapper
	turns  *keyChoice
	starts []int // the turns that it lists
	busy   bool  // the chooser of turns is being set by the program
	sieve  *sieve
	all    []desk.Line       // before they are sifted
	wide   map[lineName]bool // battles whose details are shown
}

// lineName tells a line from all others, also when more has happened since.
type lineName struct {
	first  int
	battle string
}

func nameOf(l *desk.Line) lineName { return lineName{l.First, l.Event.Battle} }

// recordActs is what clicks on the journal lead to.
type recordActs interface {
	did(what string)
	stepBack()
	lookAt(n int)
	showUnit(unit string)
	showPlace(events []rules.Event) bool
	visit(hex string)
}

func newRecord(t *tabletop, to recordActs) *record {
	r := &record{t: t, to: to, last: -1, box: container.NewStack(), none: container.NewStack(), wide: map[lineName]bool{}}
	r.sieve = newSieve(t, r.sift)
	r.newList()
	r.turns = t.newChoice(r.jump)
	r.turns.PlaceHolder = lang.L("Turn")
	r.tools = columns(0, r.turns, t.tool(fynetheme.NavigateBackIcon(), lang.L("Step back (Page Up)"), to.stepBack), t.tool(fynetheme.NavigateNextIcon(), lang.L("Step forward (Page Down)"), func() {
		if t.past != now {
			to.lookAt(t.desk.After(t.past))
		}
	}))
	return r
}

// newList begins an empty list.
func (r *record) newList() {
	r.list = r.t.newList(func() int { return len(r.lines) }, func() fyne.CanvasObject { return newRecordLine(r) }, r.bind)
	r.list.HideSeparators = true
	r.list.OnSelected = r.selected
	r.box.Objects = []fyne.CanvasObject{container.New(sieveOver{r.sieve, r}, r.sieve.choice, r.sieve.entry, r.list), r.none}
	r.box.Refresh() // lays it out
}

// fill takes up what has happened since.
func (r *record) fill() {
	t := r.t
	r.sieve.offer(t.desk.Sieves())
	r.all = t.desk.Lines()
	r.speak()
	if t.watching { // what is still to be watched is not given away
		r.all = slices.DeleteFunc(r.all, func(l desk.Line) bool { return l.Entry > t.past })
	}
	r.fillNone()
	r.sift()
	r.follow()
	r.fillTurns()
}

// fillNone says why the journal of a trial is empty.
func (r *record) fillNone() {
	r.none.Objects = nil
	if t := r.t; len(r.all) == 0 && t.desk.Tries() {
		words := lang.L("Nothing has been tried yet, or a unit was put by hand, which begins this list anew. What you try is listed here and never reaches the game's own journal.")
		r.none.Add(padded(r.sieve.entry.MinSize().Height+10, 0, 4, 0, rows(0, t.para(words, recordSize, plain, t.look.Second, t.drawerRoom()))))
	}
	r.none.Refresh()
}

// below is how many lines are shown below the last one of the past.
const below = 4

// follow brings the lines of the time that is looked at into sight.
func (r *record) follow() {
	if t := r.t; t.past == now || t.watching {
		r.list.ScrollToBottom()
	} else if len(r.lines) > 0 {
		next := slices.IndexFunc(r.lines, func(l desk.Line) bool { return l.Entry > t.past })
		if next < 0 {
			next = len(r.lines)
		}
		r.list.ScrollTo(min(next+below, len(r.lines)) - 1)
		r.list.ScrollTo(max(0, next-1))
	}
	r.held = r.list.GetScrollOffset()
}

// follows tells whether the list shows what it was last brought to: the player has not
// scrolled since.
func (r *record) follows() bool { return r.list.GetScrollOffset() == r.held }

// speak writes out the names of the units in all lines.
func (r *record) speak() {
	v, w := r.t.view(), r.t.teller()
	known := map[string]rules.Counter{} // each is looked for once
	find := func(units []string) (list []rules.Counter) {
		for _, u := range units {
			c, ok := known[u]
			if !ok {
				c, _ = v.Find(u)
				known[u] = c
			}
			list = append(list, c)
		}
		return list
	}
	for i := range r.all {
		l := &r.all[i]
		counters := find(l.Event.Units)
		l.Event.Text = story.Minus(w.Spoken(l.Event.Text, counters))
		l.Parts = slices.Clone(l.Parts)
		for k := range l.Parts {
			l.Parts[k].Text = story.Minus(w.Spoken(l.Parts[k].Text, find(l.Parts[k].Units)))
		}
	}
}

// sift shows the lines that are wanted.
func (r *record) sift() {
	r.lines = r.t.desk.Sift(r.all, r.sieve.by, r.sieve.sought)
	r.last = -1
	r.heights()
	r.list.Refresh()
}

// manyHeights is from how many lines on a list is made anew: one that is shown
// lays itself out after each height that it is told.
const manyHeights = 40

// lineSize is what the height of a line depends on. The words of a line change
// when the table is handed over, for each side reads what it may know.
type lineSize struct {
	text  string
	right float32
	parts int // that are shown
}

// heights are as many lines of type as the words need.
func (r *record) heights() {
	t := r.t
	width := t.drawerRoom()
	if width != r.width || r.scale != t.look.scale {
		r.highs, r.sizes, r.cases, r.width = nil, nil, nil, width
	}
	sizes := make([]lineSize, len(r.lines))
	for i := range r.lines {
		l := &r.lines[i]
		sizes[i] = lineSize{l.Event.Text, r.right(l), len(r.details(l))}
	}
	first := 0
	for first < min(len(r.sizes), len(sizes)) && r.sizes[first] == sizes[first] {
		first++
	}
	r.sizes = sizes
	highs := r.highs[:first]
	for i := first; i < len(r.lines); i++ {
		l := &r.lines[i]
		n := len(r.wrapped(l.Event.Text, recordWeight(l), width-sizes[i].right-r.left(l)))
		for _, e := range r.details(l) {
			n += len(r.wrapped(e.Text, plain, r.detailRoom(l)))
		}
		high := float32(n)*t.px(17.5) + 7
		if t.slim {
			high = max(high, t.finger())
		}
		highs = append(highs, high)
	}
	r.highs = highs
	if len(highs)-first > manyHeights {
		r.newList()
		first = 0
	}
	for i := first; i < len(highs); i++ {
		r.list.SetItemHeight(i, highs[i])
	}
}

// recordWeight is how heavy the words of a line are.
func recordWeight(l *desk.Line) weight {
	if l.Event.Kind == rules.EventTurn {
		return semi
	}
	return plain
}

const (
	recordSize = 13
	caseSize   = 11
	caseGap    = 14 // between the words and a case number, with the line's edges
)

// right is the room that case and dice take.
func (r *record) right(l *desk.Line) float32 {
	t := r.t
	if r.cases == nil {
		r.cases = map[string]float32{}
	}
	wide, ok := r.cases[l.Event.Case]
	if !ok {
		wide = t.text(l.Event.Case, caseSize, plain, t.look.Second).MinSize().Width
		r.cases[l.Event.Case] = wide
	}
	return max(t.px(58), wide+caseGap+scrollBar) + float32(len(l.Event.Dice))*t.px(22)
}

func (r *record) bind(i widget.ListItemID, o fyne.CanvasObject) {
	if i < len(r.lines) {
		o.(*recordLine).set(&r.lines[i])
	}
}

// selected shows where it happened; a second click looks at the game as it was.
func (r *record) selected(i widget.ListItemID) {
	r.list.UnselectAll()
	if i >= len(r.lines) {
		return
	}
	r.to.did(tour.Recounted)
	again := i == r.last
	r.last = i
	if again {
		r.to.lookAt(r.lines[i].Entry)
	}
	if n := r.lines[i].Event.Units; len(n) > 0 {
		r.to.showUnit(n[0])
	}
	r.to.showPlace([]rules.Event{r.lines[i].Event})
}

// fillTurns lists the turns that one can jump to.
func (r *record) fillTurns() {
	r.starts = slices.Sorted(maps.Keys(r.t.desk.TurnStarts()))
	var names []string
	for _, turn := range r.starts {
		names = append(names, r.t.turnName(turn))
	}
	r.busy = true
	r.turns.SetOptions(names)
	if at := r.t.turnName(r.t.view().Status.Turn); r.turns.Selected != at {
		r.turns.SetSelected(at)
	}
	r.busy = false
}

// jump looks at the start of a turn.
func (r *record) jump(name string) {
	i := slices.IndexFunc(r.starts, func(turn int) bool { return r.t.turnName(turn) == name })
	if !r.busy && i >= 0 {
		r.to.lookAt(r.t.desk.TurnStarts()[r.starts[i]])
	}
}
