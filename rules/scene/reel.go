package scene

import (
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
)

// Reel is the scenes of a match from some action on, as one side may know them. It
// follows the match while that is played.
type Reel struct {
	follower *chronicle.Follower
	from, to int // the actions whose lines are among the scenes
	early    int // where the battle began that goes on after from; from where none does
	scenes   []Scene
}

// Open begins a reel after so many actions of a match. The error tells why the match
// cannot be played through.
func Open(m *journal.Match, side rules.Side, from int) (*Reel, error) {
	early := opening(m, from)
	f, err := chronicle.Follow(m, chronicle.Options{Side: side, From: early})
	if err == nil {
		err = f.Advance(from)
	}
	if err != nil {
		return nil, err
	}
	return &Reel{follower: f, from: from, to: from, early: early}, nil
}

// opening is after how many actions the battle began that goes on after some action, so
// that it is told with what it has cost so far; that action itself where none goes on.
func opening(m *journal.Match, from int) int { return began(m, from, foughtAfter(m, from, m.Len())) }

// began is after how many actions those battles began of which some go on after from; from
// where none does.
func began(m *journal.Match, from int, fought map[string]bool) int {
	early := from
	for n := from; n > max(0, from-longest) && samePhase(m, n-1, from); n-- {
		for _, e := range m.Entry(n).Events {
			if fought[e.Battle] {
				early = n - 1
			}
		}
	}
	return early
}

// longest is how many actions a battle takes at the most.
const longest = 60

// foughtAfter are the battles that are fought after some actions and up to another, in the
// same phase.
func foughtAfter(m *journal.Match, from, to int) map[string]bool {
	fought := map[string]bool{}
	for n := from + 1; n <= min(to, from+longest) && samePhase(m, n-1, from); n++ {
		for _, e := range m.Entry(n).Events {
			if e.Battle != "" {
				fought[e.Battle] = true
			}
		}
	}
	return fought
}

// Answered tells whether all that was played after some actions of a match is what was done
// about one attack that was going on then, and that a side had begun.
func Answered(m *journal.Match, side rules.Side, from int) bool {
	fought := foughtAfter(m, from, m.Cursor())
	if len(fought) != 1 || !samePhase(m, m.Cursor()-1, from) {
		return false
	}
	early := began(m, from, fought)
	return early < from && m.Status(early).ToAct == side
}

// samePhase tells whether after one action the same phase was on as after another.
func samePhase(m *journal.Match, n, o int) bool {
	a, b := m.Status(n), m.Status(o)
	return a.Turn == b.Turn && a.Side == b.Side && a.Phase == b.Phase
}

// Advance adds the scenes up to an action of the match. What may still go on, such
// as a battle or a march, is added later, or now where whole tells that nothing
// will be added to it.
func (r *Reel) Advance(to int, whole bool) error { return r.Tell(r.Untold(r.Reached(), to), whole) }

// Untold are actions of the match after some and up to another, for Tell.
func (r *Reel) Untold(from, to int) []journal.Entry { return r.follower.Between(from, to) }

// Tell is Advance with the actions that follow, as Untold gives them. It does not touch the match, and so can
// be done in the background while that is played on; scenes that were there before
// stay as they are.
func (r *Reel) Tell(list []journal.Entry, whole bool) error {
	if err := r.follower.Tell(list); err != nil {
		return err
	}
	upTo := r.follower.At()
	if whole {
		r.follower.Finish()
	} else {
		upTo = r.follower.Settled()
	}
	r.add(upTo)
	return nil
}

// add adds the lines that begin after the actions that were added before.
func (r *Reel) add(upTo int) {
	c, fresh := r.follower.Chronicle(), len(r.scenes)
	for t := range c.Turns {
		turn := &c.Turns[t]
		for p := range turn.Parts {
			for k := range turn.Parts[p].Phases {
				phase := &turn.Parts[p].Phases[k]
				for i := range phase.Lines {
					l := &phase.Lines[i]
					if l.First <= r.to && !r.goesOn(l) || l.First > upTo {
						continue
					}
					if s, ok := of(l, turn.Number, turn.Parts[p].Side, phase.Title); ok && !idle(c, phase, &s) {
						r.put(s, fresh)
					}
				}
			}
		}
	}
	r.to = max(r.to, upTo)
}

// idle tells whether a scene is a roll of the set-up that cost nothing: there are as many
// as units, and nobody would watch them.
func idle(c *chronicle.Chronicle, p *chronicle.Phase, s *Scene) bool {
	return !c.OfTurn(p) && s.Class == chronicle.Throw && s.routine()
}

// goesOn tells whether a line is the battle that began before the reel, which is told
// first or not at all.
func (r *Reel) goesOn(l *chronicle.Line) bool {
	return len(r.scenes) == 0 && l.Battle != nil && l.First > r.early && l.First <= r.from && l.Battle.Last > r.from
}

// put adds a scene, or makes one of it and the last one, unless that was there before
// the fresh ones.
func (r *Reel) put(s Scene, fresh int) {
	if k := len(r.scenes) - 1; k >= fresh && r.scenes[k].joins(&s) {
		return
	}
	r.scenes = append(r.scenes, s)
}

// Scenes are those so far, in their order.
func (r *Reel) Scenes() []Scene { return r.scenes }

// Reached is the number of actions that the reel has seen.
func (r *Reel) Reached() int { return r.follower.At() }

// Chronicle is the story that the scenes are cut from.
func (r *Reel) Chronicle() *chronicle.Chronicle { return r.follower.Chronicle() }

// Between are the scenes of a match after some action and up to another, as a side
// may know them.
func Between(m *journal.Match, side rules.Side, from, to int) ([]Scene, error) {
	r, err := Open(m, side, from)
	if err == nil {
		err = r.Advance(to, true)
	}
	if err != nil {
		return nil, err
	}
	return r.scenes, nil
}
