package edit

import "slices"

// change is a step in the making.
type change struct {
	s             *Session
	before, after map[place][]string
}

// list is a list for reading.
func (c *change) list(p place) []string { return c.s.list(p) }

// set puts a list in the place of what it was.
func (c *change) set(p place, list []string) {
	part := c.s.docs[p.file].parts[p.list]
	if _, ok := c.before[p]; !ok {
		c.before[p] = part.now
	}
	part.now = list
	c.after[p] = list
}

// do carries a change out as one step, or not at all.
func (s *Session) do(what Sentence, f func(*change) error) error {
	c := &change{s: s, before: map[place][]string{}, after: map[place][]string{}}
	made := false
	defer func() { // a panic half-way leaves nothing half done either
		if !made {
			s.put(c.before)
		}
	}()
	if err := f(c); err != nil {
		return err
	}
	made = true
	for p, before := range c.before {
		if slices.Equal(before, c.after[p]) {
			delete(c.before, p)
			delete(c.after, p)
		}
	}
	if len(c.before) > 0 {
		s.done, s.undone = append(s.done, step{what, c.before, c.after}), nil
		s.keep(what, false, c.before, c.after)
	}
	return nil
}

func (s *Session) put(lists map[place][]string) {
	for p, list := range lists {
		s.docs[p.file].parts[p.list].now = list
	}
}

// Undo takes back the last step and says which it was; ok is false where there
// is none.
func (s *Session) Undo() (what Sentence, ok bool) {
	last, ok := shift(&s.done, &s.undone)
	s.put(last.before)
	if ok {
		s.keep(last.what, true, last.after, last.before)
	}
	return last.what, ok
}

// Redo carries out again what was undone last and says which step it was; ok is
// false where there is none.
func (s *Session) Redo() (what Sentence, ok bool) {
	last, ok := shift(&s.undone, &s.done)
	s.put(last.after)
	if ok {
		s.keep(last.what, false, last.before, last.after)
	}
	return last.what, ok
}

// shift takes the last step of one list to the end of another; ok is false where
// there is none.
func shift(from, to *[]step) (last step, ok bool) {
	n := len(*from) - 1
	if n < 0 {
		return step{}, false
	}
	last = (*from)[n]
	*from, *to = (*from)[:n], append(*to, last)
	return last, true
}

// Steps is how many steps can be undone and redone.
func (s *Session) Steps() (undo, redo int) { return len(s.done), len(s.undone) }
