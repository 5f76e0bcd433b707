package table

import (
	"fyne.io/fyne/v2"

	"vistula/canvas/guard"
	"vistula/rules/journal"
	"vistula/rules/scene"
)

// reader finds the scenes of a match that goes on. To tell a batch of a computer
// player's actions takes longer than a frame may, so it is done in the background; what
// it has found so far belongs to the window's goroutine.
type reader struct {
	reel   *scene.Reel // is the background's while that reads
	scenes []scene.Scene
	taken  int // the actions that were given to the reel
	whole  bool
	atOnce bool // nothing is done in the background

	reading bool
	next    *request // what was asked for meanwhile
}

// request is up to where to read.
type request struct {
	list  []journal.Entry
	whole bool
	then  func(error)
}

func newReader(r *scene.Reel, atOnce bool) *reader {
	return &reader{reel: r, scenes: r.Scenes(), taken: r.Reached(), atOnce: atOnce}
}

// busy tells that more scenes may come of what was read.
func (r *reader) busy() bool { return r.reading }

// read takes in what has been played up to an action; whole tells that nothing will be
// added to it. Then is called on the window's goroutine, after what was asked for
// before.
func (r *reader) read(to int, whole bool, then func(error)) {
	if to == r.taken && whole == r.whole {
		if !r.reading {
			then(nil)
		}
		return
	}
	list := r.reel.Untold(r.taken, to)
	r.taken, r.whole = to, whole
	if r.next != nil {
		list = append(r.next.list, list...)
	}
	r.next = &request{list, whole, then}
	r.start()
}

// start goes on with what was asked for.
func (r *reader) start() {
	if r.reading || r.next == nil {
		return
	}
	q := r.next
	r.next, r.reading = nil, true
	if r.atOnce {
		r.done(q, r.reel.Tell(q.list, q.whole))
		return
	}
	go func() {
		var err error
		if caught := guard.Catch(func() { err = r.reel.Tell(q.list, q.whole) }); caught != nil {
			err = caught
		}
		fyne.Do(guard.Func(func() { r.done(q, err) }))
	}()
}

// done takes over what the background has found.
func (r *reader) done(q *request, err error) {
	r.reading = false
	r.scenes = r.reel.Scenes()
	r.start()
	q.then(err)
}

// readScenes has the scenes of a part of the record told as the session's Scenes does, but
// what that does not remember in the background. Then is called on the window's
// goroutine: at once where nothing is to be told, and not at all where the game or who
// looks at it has become another meanwhile.
func (t *tabletop) readScenes(from, to int, then func([]scene.Scene, error)) {
	if list, ok := t.desk.Remembered(from, to); ok {
		then(list, nil)
		return
	}
	r, err := scene.Open(t.desk.Match, t.desk.Viewer(), from)
	if err != nil {
		then(nil, err)
		return
	}
	mark, reel := t.desk.Mark(to), newReader(r, t.atOnce)
	reel.read(to, true, func(err error) {
		switch {
		case t.closed || !t.desk.Stands(mark):
		case err != nil:
			then(nil, err)
		default:
			t.desk.Remember(from, mark, reel.scenes)
			then(reel.scenes, nil)
		}
	})
}
