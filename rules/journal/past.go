package journal

import (
	"fmt"
	"sync"
	"time"

	"vistula/rules"
)

// past is the part of a record before the checkpoint at which a save was opened. It
// is carried out again in the background; branches of the match share it.
type past struct {
	done chan struct{} // closed when all else is there

	entries []Entry // those that came out as they were
	drift   *Drift  // why the others did not

	mu        sync.Mutex // of the snapshots, which even cloning may change
	snapshots []rules.Position
}

// pause is how long the reading of the past makes way for others after every
// snapshot: in a browser the window has no other time.
const pause = 200 * time.Microsecond

// readPast begins to carry out the first n actions again.
func (s *record) readPast(n int) *past {
	p := &past{done: make(chan struct{})}
	go func() {
		defer close(p.done)
		m := s.begin()
		p.drift = s.replaySafely(m, n, func(n int, _ bool) {
			if n%interval == 0 {
				time.Sleep(pause)
			}
		})
		p.entries, p.snapshots = m.entries, m.snapshots
	}()
	return p
}

// replaySafely is replay on a goroutine of its own, where a fault of a rulebook would end
// the program: it is a drift, before which the match holds all that was carried out.
func (s *record) replaySafely(m *Match, to int, progress func(n int, ok bool)) (drift *Drift) {
	defer func() {
		if fault := recover(); fault != nil {
			n := m.Len() + 1
			a := s.actions[min(n, len(s.actions))-1]
			drift = &Drift{Action: n, Verb: a.Verb, Want: a.Hash, Why: fmt.Sprintf("Replayed, %s makes the rules fail: %v.", name(n, a.Action), fault)}
		}
	}()
	return s.replay(m, to, progress)
}

// Unread is the number of entries, the first ones, of which only the action and the
// hash are known: of a match that was resumed, until they have been carried out again
// in the background.
func (m *Match) Unread() int {
	m.settle(false)
	return m.unread
}

// Resumed is the number of actions before the checkpoint at which Resume opened the
// match, 0 where all of the save was replayed at once.
func (m *Match) Resumed() int { return m.resumed }

// Past is closed as soon as Wait does not wait any more.
func (m *Match) Past() <-chan struct{} {
	if m.past == nil {
		done := make(chan struct{})
		close(done)
		return done
	}
	return m.past.done
}

// Wait waits until all of the record has been carried out again. Where the past came
// out otherwise than the save says, the Drift tells at which action: the entries from
// there to the checkpoint, of which nothing more can be known, stay as they are.
func (m *Match) Wait() *Drift {
	m.settle(true)
	return m.drift
}

// settle takes over the past when it has been read.
func (m *Match) settle(wait bool) {
	p := m.past
	if p == nil {
		return
	}
	if !wait {
		select {
		case <-p.done:
		default:
			return
		}
	}
	<-p.done
	for i := range min(m.unread, len(p.entries)) {
		m.entries[i].Deed, m.entries[i].Status = p.entries[i].Deed, p.entries[i].Status
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, q := range p.snapshots {
		if i*interval <= m.unread && i < len(m.snapshots) && m.snapshots[i] == nil {
			m.snapshots[i] = q.Clone()
		}
	}
	if p.drift != nil && p.drift.Action <= m.unread {
		m.drift = p.drift
	}
	m.past, m.unread = nil, 0
}
