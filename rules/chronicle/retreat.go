package chronicle

// retreat is what tells one retreat of a unit from the next.
type retreat struct {
	phase  *Phase
	battle *Battle // that it followed from, nil where that is not known
	end    string  // the hex that it has led to
}

// goesOn tells whether a line leads a retreat on: one that is told hex by hex, or followed by
// another because a check failed, is one retreat.
func (r *retreat) goesOn(l *Line, p *Phase, in *Battle) bool {
	if r.phase != p {
		return false
	}
	return in != nil && r.battle == in || (in == nil || r.battle == nil) && len(l.Hexes) > 0 && r.end == l.Hexes[0]
}

// retreats counts a retreat, unless it goes on from the last one.
func (h *History) retreats(l *Line, p *Phase, in *Battle) {
	if !h.retreat.goesOn(l, p, in) {
		h.Retreats++
		h.retreat = retreat{phase: p, battle: in}
	}
	if n := len(l.Hexes); n > 0 {
		h.retreat.end = l.Hexes[n-1]
	}
}
