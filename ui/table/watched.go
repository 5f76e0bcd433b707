package table

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/scene"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

// audience is who looks: what others did that they have not seen is watched, and told on
// a card when their turn comes.
type audience struct {
	*tabletop
	to       audienceActs
	watch    *watch
	happened *happened
	sheets   *sheets

	seen    map[rules.Side]int // the actions that whoever looks has seen
	due     bool               // an account is shown when watching ends
	skipped *rules.Status      // of the computer's player turn that is not watched to its end
}

// audienceActs is what that asks of the table.
type audienceActs interface {
	trying() bool
	tell(events []rules.Event)
	update()
	keepKeys()
	wakeBots()
	hideBanner()
	refillBar()
	say(words string)
}

func newAudience(t *tabletop, to audienceActs, w *watch, h *happened, s *sheets) *audience {
	a := &audience{tabletop: t, to: to, watch: w, happened: h, sheets: s, seen: map[rules.Side]int{}}
	for _, side := range append(t.desk.Sides(), "") {
		a.seen[side] = t.desk.Match.Cursor()
	}
	return a
}

// saw notes that whoever looks has seen all there is of the game.
func (t *audience) saw() {
	if !t.to.trying() {
		t.seen[t.desk.Viewer()] = t.desk.Match.Cursor()
	}
}

// played shows what computer players did: watched scene by scene, or at once.
func (t *audience) played(events []rules.Event) {
	live := t.desk.Computer()
	switch {
	case t.watching:
		t.watch.follow(live)
		return
	case t.skips():
	case scene.Answered(t.desk.Match, t.desk.Viewer(), t.seen[t.desk.Viewer()]): // seen where one attacks
		t.saw()
	case t.watches() && t.watchUnseen(live):
		return
	}
	t.to.tell(events)
	t.to.update()
	if !live {
		t.account(t.seen[t.desk.Viewer()], false)
		t.saw()
	}
}

// watches tells whether this screen is one at which what others do is watched.
func (t *audience) watches() bool {
	return !t.still && t.settings.Watch.Known() != settings.WatchOff
}

// watchedNext tells whether what computer players do next is going to be watched.
func (t *audience) watchedNext() bool { return t.watching || t.watches() && t.skipped == nil }

// skips tells whether what is played now belongs to a player turn that was skipped:
// who skips it wants to hear of it when it is over, not to watch its end.
func (t *audience) skips() bool {
	if t.skipped == nil {
		return false
	}
	switch st := t.desk.Seat().Status(); {
	case !t.desk.Computer(): // the account is to come
		t.skipped = nil
	case st.Turn != t.skipped.Turn || st.Side != t.skipped.Side:
		t.skipped = nil
		t.saw()
	}
	return true
}

// watchUnseen begins to watch what the viewer has not seen.
func (t *audience) watchUnseen(live bool) bool {
	t.due = t.watch.open(t.seen[t.desk.Viewer()], t.desk.Match.Cursor(), live)
	return t.due
}

// lookedAway shows whoever takes the table over what happened meanwhile.
func (t *audience) lookedAway() {
	from, ok := t.seen[t.desk.Viewer()]
	if !ok || from >= t.desk.Match.Cursor() {
		t.saw()
		return
	}
	if !t.watches() || !t.watchUnseen(false) {
		t.account(from, false)
		t.saw()
	}
}

// watched is the end of watching: the present is back. Where the player turn that was
// skipped is over, the one that has begun is watched again.
func (t *audience) watched(from int, skipped, over bool) {
	due := t.due
	t.due = false
	if skipped && due && !over && t.desk.Computer() {
		st := t.desk.Seat().Status()
		t.skipped = &st
	} else {
		t.saw()
	}
	t.to.update()
	t.to.keepKeys()
	if due {
		t.account(from, !skipped)
	}
	t.to.wakeBots()
}

// account shows what happened after so many actions, where the player turn of whoever
// looks begins now. Within that turn nobody is stopped for what they have just watched.
func (t *audience) account(from int, watched bool) {
	st, end := t.desk.Seat().Status(), t.desk.Match.Cursor()
	if !t.settings.Account || t.desk.Computer() || st.ToAct == "" || st.ToAct != st.Side || from >= end {
		return
	}
	// The enemy's player turn as a whole, whatever of it was seen at a decision within it;
	// or where the sides take turns more often all that he has done since it was one's own.
	spans, to := t.spans(), end
	i := slices.IndexFunc(spans, func(s span) bool { return s.side != "" && s.side != st.Side && s.to > from })
	switch {
	case i >= 0:
		from, to = spans[i].from, spans[i].to
	case !watched:
		from = t.tookOver(from, st.Side)
	}
	t.readScenes(from, to, func(list []scene.Scene, err error) {
		// Whoever has played on while it was told is not stopped any more.
		if err == nil && t.desk.Match.Cursor() == end && !t.watching && !t.to.trying() {
			t.showAccount(i, span{st.Turn, "", from, to}, scene.Sum(list).Without(st.ToAct), watched)
		}
	})
}

// tookOver is the number of actions after which the enemy of a side took over, where it was
// he who acted up to an action of the same turn; else that action itself.
func (t *audience) tookOver(n int, side rules.Side) int {
	stamps := t.desk.Stamps()
	turn := stamps[n].Turn
	for n > 0 && stamps[n-1].Turn == turn && stamps[n-1].Side != side && stamps[n-1].Side != "" {
		n--
	}
	return n
}

// showAccount shows that of one of the player turns, or where i is -1 of what happened
// last, if there is something to be stopped for.
func (t *audience) showAccount(i int, last span, a *scene.Account, watched bool) {
	if a.Empty() {
		return
	}
	t.happened.recent = span{}
	if i < 0 && (watched || a.Quiet() || a.Answers(t.desk.Seat().Status().Side)) {
		return
	}
	if i < 0 {
		i, t.happened.recent = 0, last
	}
	t.happened.starts = true
	t.to.hideBanner()
	t.openAccount(i)
	t.happened.unasked = true
	t.to.refillBar()
}

// turnBegun shows the account of a computer's player turn that has ended with a decision
// of whoever looks: nobody plays on who could bring it.
func (t *audience) turnBegun() {
	n, stamps := t.desk.Match.Cursor(), t.desk.Stamps()
	if t.to.trying() || n == 0 || n > len(stamps) {
		return
	}
	ended := stamps[n-1].Side
	if ended == "" || ended == t.desk.Seat().Status().Side || t.desk.Seats[ended] == desk.Person {
		return
	}
	t.account(n-1, true)
}

// openAccount opens the account of one of the player turns.
func (t *audience) openAccount(i int) {
	t.happened.unasked = false
	t.sheets.kind, t.sheets.at = sheetHappened, i
	t.sheets.open(sheetHappened)
}

// rewound has the card follow an undo or a redo: it goes on telling of the same turn, and
// where that is gone it is taken away. In a window of its own it tells of the last turn then.
func (t *audience) rewound() {
	if t.sheets.kind != sheetHappened {
		t.happened.recent = span{}
		return
	}
	i := t.happened.remains()
	t.happened.recent = span{}
	if i < 0 && (t.sheets.up() || len(t.spans()) == 0) {
		t.sheets.close()
		return
	}
	t.sheets.at = max(0, i)
}

// asksAccount is the key for the account: it opens it or takes it away. The key of one
// who asks for an account that has just come by itself does not take it away.
func (t *audience) asksAccount() {
	if t.happened.unasked && t.sheets.up() && t.sheets.kind == sheetHappened {
		t.happened.unasked = false
		return
	}
	t.happened.unasked = false
	if len(t.spans()) == 0 {
		t.to.say(lang.L("Nothing has happened yet."))
		return
	}
	if t.sheets.kind != sheetHappened {
		t.happened.latest(0, func(i int) {
			t.sheets.kind, t.sheets.at = sheetHappened, i
			t.sheets.open(sheetHappened)
		})
		return
	}
	t.sheets.toggle(sheetHappened)
}

// watchAgain shows a part of the game once more.
func (t *audience) watchAgain(from, to int) {
	t.sheets.close()
	if t.settings.Watch.Known() == settings.WatchOff {
		t.settings.Watch = settings.WatchSlow
	}
	t.watch.open(from, to, false)
}

// nextSpeed goes through the ways to watch and says which it is. Whoever turns watching on
// while the computer plays watches what comes from now on, a turn that was skipped too.
func (t *audience) nextSpeed() {
	t.watch.setSpeed(t.settings.Watch.Next())
	if !t.watching && t.settings.Watch.Known() != settings.WatchOff && t.desk.Computer() {
		t.skipped = nil
		t.saw()
	}
	if !t.watching {
		t.to.say(lang.L("The enemy's turn: {{.Way}}.", map[string]any{"Way": watchName(t.settings.Watch)}))
	}
}

func (t *audience) watchLags() bool         { return t.watch.lags() }
func (t *audience) watchResume()            { t.watch.resume() }
func (t *audience) watchPaused() bool       { return t.watch.paused }
func (t *audience) watchedSide() rules.Side { return t.watch.side() }
func (t *audience) watchForward()           { t.watch.forward() }
func (t *audience) watchSkip()              { t.watch.skip() }
func (t *audience) startWords() string      { return t.happened.startWords() }
func (t *audience) turnStarts() bool        { return t.happened.starts }
