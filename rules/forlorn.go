package rules

// Forlorn is a Position that knows of actions that must fail, whatever the dice show.
type Forlorn interface {
	Position
	// Forlorn tells in a few words why an action must fail, as far as the side that would
	// take it can see: "10:16 as seen, fails below 3:1"; "" where it need not.
	Forlorn(side Side, a Action) string
}

// Forlorn tells in a few words why an action must fail, as far as this side can see; ""
// where it need not.
func (s *Seat) Forlorn(a Action) string {
	if p, ok := s.game.Position().(Forlorn); ok {
		return p.Forlorn(s.side, a)
	}
	return ""
}
