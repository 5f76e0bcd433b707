package rules

// Heir is a Position that still carries out what earlier versions of its ruleset
// offered, for records hold it, and programs written for those versions ask for it: where
// a choice has since been cut into stages, both of them at once. Nothing of that is ever
// offered, and Do refuses it.
type Heir interface {
	Position
	// DoFormer carries such an action out. Anything else gives an *Illegal and leaves the
	// position as it was.
	DoFormer(a Action) ([]Event, error)
}

// DoRecorded carries out an action that stands in a record or comes from a program, either
// of which may be of an earlier version. What is refused leaves the position as it was.
func DoRecorded(p Position, a Action) ([]Event, error) {
	events, err := p.Do(a)
	if h, ok := p.(Heir); ok && err != nil {
		if former, no := h.DoFormer(a); no == nil {
			return former, nil
		}
	}
	return events, err
}
