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
	scenes   []Scene
}

// Open begins a reel after so many actions of a match. The error tells why the match
// cannot be played through.
func Open(m *journal.Match, side rules.Side, from int) (*Reel, error) {
	f, err := chronicle.Follow(m, chronicle.Options{Side: side, From: from})
	if err != nil {
		return nil, err
	}
	return &Reel{follower: f, from: from, to: from}, nil
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
					if l.First <= r.to || l.First > upTo {
						continue
					}
					if s, ok := of(l, turn.Number, turn.Parts[p].Side, phase.Title); ok {
						r.put(s, fresh)
					}
				}
			}
		}
	}
	r.to = max(r.to, upTo)
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
