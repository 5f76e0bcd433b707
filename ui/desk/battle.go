package desk

import (
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/rules/scene"
)

// phaseStory is the story of the phase in hand, which goes on with every action.
type phaseStory struct {
	match    *journal.Match
	viewer   rules.Side
	from     int
	hash     string // of the last action that was told
	follower *chronicle.Follower
}

// Battle is the last attack of the phase in hand that came to blows, with all that has
// come of it so far, as the viewer may know it; after the action that ended a phase it
// is the last of that phase. It is nil where there is none.
func (d *Story) Battle() *chronicle.Battle {
	n := d.Match.Cursor()
	if n == 0 {
		return nil
	}
	from := d.phaseOf(n)
	t := &d.inPhase
	if t.match != d.Match || t.viewer != d.Viewer() || t.from != from || t.follower.At() > n || t.follower.At() > from && d.stamp(t.follower.At()) != t.hash {
		f, err := chronicle.Follow(d.Match, chronicle.Options{Side: d.Viewer(), From: from})
		if err != nil {
			return nil
		}
		*t = phaseStory{d.Match, d.Viewer(), from, "", f}
	}
	if err := t.follower.Advance(n); err != nil {
		t.match = nil
		return nil
	}
	t.hash = d.stamp(n)
	return t.follower.Battle()
}

// phaseOf is the number of actions after which the phase began in which the n-th was
// taken.
func (d *Session) phaseOf(n int) int {
	last := d.Match.Status(n - 1)
	for n--; n > 0; n-- {
		if s := d.Match.Status(n - 1); s.Turn != last.Turn || s.Side != last.Side || s.Phase != last.Phase {
			break
		}
	}
	return n
}

// span names a part of the record as one side knows it.
type span struct {
	from int
	to   Mark
}

// Scenes are what happened after some action and up to another, as the viewer may know
// it. The error tells why the record cannot be played through.
func (d *Story) Scenes(from, to int) ([]scene.Scene, error) {
	if list, ok := d.Remembered(from, to); ok {
		return list, nil
	}
	list, err := scene.Between(d.Match, d.Viewer(), from, to)
	if err != nil {
		return nil, err
	}
	d.Remember(from, d.Mark(to), list)
	return list, nil
}

// Remembered are the scenes that are remembered of a part of the record; ok is false where it
// would have to be played through for them.
func (d *Story) Remembered(from, to int) (list []scene.Scene, ok bool) {
	list, ok = d.scenes[span{from, d.Mark(to)}]
	return list, ok
}

// Remember keeps scenes after some action and up to a mark for Scenes: whoever has told
// them in the background gives them so.
func (d *Story) Remember(from int, to Mark, list []scene.Scene) {
	if d.scenes == nil || len(d.scenes) > mostSpans {
		d.scenes = map[span][]scene.Scene{}
	}
	d.scenes[span{from, to}] = list
}

// mostSpans is how many parts of the record are remembered.
const mostSpans = 12
