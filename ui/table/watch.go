package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"vistula/canvas"
	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/scene"
	"vistula/ui/settings"
)

// watch shows what was not decided at this screen, scene by scene: the camera goes
// there, marches draw themselves as arrows, battles lie on a card. While it lasts the
// table shows the past; the match goes on behind it.
type watch struct {
	*tabletop
	to  watchActs
	box *fyne.Container

	match  *journal.Match
	reel   *reader
	from   int  // the action before the first one that is shown
	next   int  // the scene to come
	shows  bool // a scene is on the table
	greets bool // the banner of the turn is read before the first scene
	paused bool
	asked  bool // for one more scene, within the pause
	serial int  // of the scene: clocks of those before it mean nothing any more
	timer  *time.Timer
	trail  []canvas.March // the marches of the player turn so far
	mover  rules.Side     // whose turn the trail is of
	left   int            // the actions after which the last march was left on the map; 0 for none
}

// watchActs is what watching asks of the table around it.
type watchActs interface {
	update()
	refillBar()
	say(words string)
	quiet()
	watched(from int, skipped, over bool)
	wakeBots()
	restBots()
	holdBots()
	thinks() string
	bannerUp() bool
	hideBanner()
	explain(list []canvas.March)
}

func newWatch(t *tabletop, to watchActs) *watch {
	w := &watch{tabletop: t, to: to, box: container.NewStack()}
	w.box.Hide()
	return w
}

// Times of scenes at the slow way of watching.
const (
	marchDwell  = 1300 * time.Millisecond
	battleDwell = 4500 * time.Millisecond
	otherDwell  = 1500 * time.Millisecond
	bannerDwell = 2 * time.Second
	clashTime   = 900 * time.Millisecond // from the arrows of a battle to what came of it
)

// furthest is how many scenes a computer player may be ahead of what is watched: time to
// think about what comes next, but no more than whoever takes its place has seen soon.
const furthest = 4

// open begins to show what happened after so many actions, up to the present; live
// tells that more may come. It tells whether it can. What there is to be seen is found in
// the background; where that is nothing, watching ends as if it were skipped.
func (w *watch) open(from, to int, live bool) bool {
	w.stop()
	r, err := scene.Open(w.desk.Match, w.desk.Viewer(), from)
	if err != nil {
		w.to.say(err.Error())
		return false
	}
	w.match, w.live, w.from, w.next, w.paused, w.asked = w.desk.Match, live, from, 0, false, false
	w.reel = newReader(r, w.atOnce)
	w.watching, w.shows, w.trail, w.mover = true, false, nil, ""
	w.to.quiet() // what was said or rolled lies where the bar comes
	w.goTo(from)
	w.greet()
	w.read(to)
	return true
}

// greet leaves time to read the banner of the turn, which would lie over its first
// scenes, and takes it away then.
func (w *watch) greet() {
	w.greets = false
	if !w.to.bannerUp() {
		return
	}
	if d := w.settings.Watch.Dwell(bannerDwell); d > 0 && !w.still {
		w.greets = true
		w.wait(d, w.step)
		return
	}
	w.to.hideBanner()
}

// follow takes in what has been played since; live tells whether more may come.
func (w *watch) follow(live bool) {
	if !w.watching {
		return
	}
	if w.desk.Match != w.match || w.match.Cursor() < w.reel.taken {
		w.end(true)
		return
	}
	w.live = live
	w.read(w.match.Cursor())
}

// read has the scenes up to an action found and shown. Nothing is added to those of a
// player turn that is over.
func (w *watch) read(to int) {
	reel := w.reel
	reel.read(to, !w.live || w.turns(to), func(err error) {
		if w.watching && w.reel == reel && !w.closed {
			w.told(err)
		}
	})
}

// turns tells whether a player turn was ended by an action.
func (w *watch) turns(n int) bool {
	if n == 0 {
		return false
	}
	was, is := w.match.Status(n-1), w.match.Status(n)
	return was.Turn != is.Turn || was.Side != is.Side
}

// told goes on with what the reader has found.
func (w *watch) told(err error) {
	if err != nil {
		w.to.say(err.Error())
		w.end(true)
		return
	}
	if !w.shows && !w.greets {
		w.step()
	}
	w.fill()
	w.to.wakeBots()
}

// lags tells that a computer player should wait: in a pause, while much is still to be
// shown, and where the next player turn would begin before this one has been shown.
func (w *watch) lags() bool {
	return w.watching && (w.paused && !w.asked || w.reel.busy() || len(w.reel.scenes)-w.next > furthest || w.behind())
}

// behind tells whether what is shown, or is to be shown first, is of a player turn that is
// over.
func (w *watch) behind() bool {
	list, at := w.reel.scenes, w.next
	if w.shows {
		at--
	}
	if at < 0 || at >= len(list) {
		return false
	}
	st := w.desk.Seat().Status()
	return list[at].Turn != st.Turn || list[at].Mover != st.Side
}

// side is who is shown, or who plays where that is awaited.
func (w *watch) side() rules.Side {
	if list := w.reel.scenes; w.shows && w.next > 0 && w.next <= len(list) {
		if s := whoMoves(&list[w.next-1]); s != "" {
			return s
		}
	}
	side, _, _ := w.moment()
	return side
}

// goTo shows the table as it was after n actions.
func (w *watch) goTo(n int) {
	if w.past == n && w.then != nil {
		return
	}
	seat, err := w.desk.SeatAt(n)
	if err != nil {
		w.to.say(err.Error())
		return
	}
	w.past, w.then = n, seat.View()
	w.to.update()
}

// wait has something done after a time, unless a key is waited for.
func (w *watch) wait(d time.Duration, then func()) {
	if d <= 0 || w.paused || w.still {
		return
	}
	w.hold()
	serial := w.serial
	w.timer = time.AfterFunc(d, func() {
		fyne.Do(guard.Func(func() {
			if serial == w.serial && !w.closed && !w.paused {
				then()
			}
		}))
	})
}

// halt ends the scene: what was still to come of it does not come.
func (w *watch) halt() {
	w.serial++
	w.hold()
}

// hold stops the clock of the scene. What the view is on its way to is shown nevertheless:
// else whoever pauses during a flight would never see it.
func (w *watch) hold() {
	if w.timer != nil {
		w.timer.Stop()
	}
}

// pause stops the scenes where they are, and the computer players with them, or has both
// go on.
func (w *watch) pause() {
	w.paused, w.asked = !w.paused, false
	if !w.paused {
		w.step()
	} else {
		w.hold()
		w.to.restBots()
	}
	w.fill()
	w.to.refillBar()
}

// forward shows the next scene at once; within a pause computer players may play on until
// there is one.
func (w *watch) forward() {
	w.board.Skip()
	w.asked = w.paused
	w.step()
}

// skip goes to the present. A pause lasts there, so that nothing is played unseen.
func (w *watch) skip() {
	if !w.watching {
		return
	}
	if w.paused && w.desk.Computer() {
		w.to.holdBots()
	}
	w.end(true)
}

// finish shows what is left, and then leaves the game to whoever has taken it over; false
// where nothing is left that they could be shown.
func (w *watch) finish() bool {
	if !w.watching || !w.shows && w.next >= len(w.reel.scenes) && w.reel.taken == w.match.Cursor() && !w.reel.busy() {
		return false
	}
	held := w.paused && w.shows
	w.paused, w.asked = false, false
	w.follow(w.desk.Computer())
	if held {
		w.step()
	}
	return w.watching
}

// setSpeed chooses how to watch, from now on.
func (w *watch) setSpeed(to settings.Watch) {
	w.settings.Watch = to
	w.keepSettings()
	switch {
	case !w.watching:
	case to == settings.WatchOff:
		w.end(true)
		return
	case to == settings.WatchStep:
		w.paused = false // each scene waits for a key anyway
		w.hold()
		w.to.wakeBots()
	default:
		w.paused = false
		if w.shows {
			w.wait(to.Dwell(otherDwell), w.step)
		}
		w.to.wakeBots()
	}
	w.fill()
	w.to.refillBar()
}

func (w *watch) keepSettings() {
	// That a choice is not kept for the next time is nothing to be interrupted for.
	_ = w.settings.Save()
}

// stop ends watching without a word, as when the table is left or the match is not
// what it was.
func (w *watch) stop() {
	w.halt()
	if !w.watching {
		return
	}
	w.watching, w.shows, w.greets, w.battleShown, w.sceneShown = false, false, false, nil, nil
	w.past, w.then = now, nil
	w.arrows()
	w.board.SetHover("")
	w.box.Hide()
}

// end goes back to the present and to where one looked before.
func (w *watch) end(skipped bool) {
	from, asked, over := w.from, w.provoked(skipped), w.behind()
	w.stop()
	w.board.Skip()
	w.board.Return(nil)
	if asked {
		w.left = w.match.Cursor()
		w.board.ShowMarches(w.trail[len(w.trail)-1])
	}
	w.to.watched(from, skipped, over)
}

// provoked tells whether the last that was shown is a march, and somebody at this screen is
// to answer it within the turn of whoever marched.
func (w *watch) provoked(skipped bool) bool {
	if skipped || len(w.trail) == 0 || w.next != len(w.reel.scenes) || w.reel.scenes[w.next-1].Kind != scene.March {
		return false
	}
	st := w.desk.Seat().Status()
	return st.ToAct != "" && st.ToAct != st.Side && !w.desk.Computer()
}

// fade takes the march away that was left on the map, once it is answered.
func (w *watch) fade() {
	if w.left != 0 && !w.watching && (w.past != now || w.desk.Match.Cursor() != w.left) {
		w.left = 0
		w.board.ShowMarches()
	}
}
