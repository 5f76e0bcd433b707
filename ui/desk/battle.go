package desk

import (
	"slices"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
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
	if t.match != d.Match || t.viewer != d.Viewer() || t.from != from || t.follower.At() > n || t.follower.At() > from && d.Match.Entry(t.follower.At()).Hash != t.hash {
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
	t.hash = d.Match.Entry(n).Hash
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

// Changes tells what an action would change on the counters in view, without taking
// it: units by name, each as it would be; one that would be gone is named in gone.
// It is for choices of the viewer's own, such as who takes a loss: an action that
// rolls dice, or is not the viewer's, changes nothing that could be told.
func (d *Sight) Changes(o rules.Offer) (changed []rules.Counter, gone []string) {
	if o.Dice > 0 || d.Computer() {
		return nil, nil
	}
	p := d.Position().Clone()
	events, err := p.Do(o.Action)
	if err != nil || slices.ContainsFunc(events, func(e rules.Event) bool { return len(e.Dice) > 0 || e.Reveals }) {
		return nil, nil
	}
	me := d.Position().Status().ToAct
	was, is := d.View(), p.View(d.Viewer())
	for i := range was.Stacks {
		for _, c := range was.Stacks[i].Units {
			if c.Side != me {
				continue
			}
			now, there := standing(is, c.Unit)
			switch {
			case !there:
				gone = append(gone, c.Unit)
			case now.Steps != c.Steps || now.Reduced != c.Reduced || !slices.Equal(now.Badges, c.Badges) && len(now.Badges) >= len(c.Badges):
				changed = append(changed, now)
			}
		}
	}
	return changed, gone
}

// standing is a unit on the map.
func standing(v *rules.View, unit string) (rules.Counter, bool) {
	c, ok := v.Find(unit)
	return c, ok && c.Hex != ""
}
