package table

import (
	"maps"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
	"vistula/ui/desk"
)

// ledger adds up what each side has lost in the game as far as the viewer may know. It
// reads the record in the background, for to tell the whole of a long game takes longer
// than a frame may.
type ledger struct {
	t    *tabletop
	read func()    // more has been read
	mark desk.Mark // of the last action that was read
	reel *reader
}

// upTo are the losses up to an action; ok is false as long as they are being read.
func (l *ledger) upTo(n int) (lost map[rules.Side]chronicle.Toll, ok bool) {
	if (l.reel == nil || !l.t.desk.Stands(l.mark)) && !l.open() {
		return nil, false
	}
	if n > l.reel.taken {
		l.mark = l.t.desk.Mark(n)
		reel, later := l.reel, false
		reel.read(n, false, func(err error) {
			if later && err == nil && l.reel == reel {
				l.read()
			}
		})
		later = true
	}
	if l.reel.busy() {
		return nil, false
	}
	if n == l.reel.taken {
		return maps.Clone(l.reel.reel.Chronicle().Losses), true
	}
	var before []scene.Scene
	for _, s := range l.reel.scenes {
		if s.Last <= n {
			before = append(before, s)
		}
	}
	return scene.Sum(before).Losses, true
}

// open begins to read the record anew.
func (l *ledger) open() bool {
	d := l.t.desk
	r, err := scene.Open(d.Match, d.Viewer(), 0)
	if err != nil {
		l.reel = nil
		return false
	}
	l.mark, l.reel = d.Mark(0), newReader(r, l.t.atOnce)
	return true
}
