package twilight

import "vistula/rules/board"

// Case 8.2.6a, by the option "queueing": units board and leave trains in a station one
// after the other. A movement point is the same span of time for whoever spends it, so
// that a unit that comes while another is at work waits until that one is done.

var refuseQueue = &refusal{Case: "8.2.6a", Why: "{unit} would have to wait for the station longer than its movement points last."}

// clock is how much of the phase is over for a unit: what it has spent of its allowance.
func (p journeys) clock(u int16) int {
	return max(0, marchIn(p.Position).allowance(u)-int(p.units[u].left))
}

// wait is how long a unit waits in a station for those that were there before it.
func (p journeys) wait(u int16, h board.ID) int {
	if !p.options.queueing {
		return 0
	}
	for _, x := range p.platforms {
		if x.hex == h {
			return max(0, int(x.until)-p.clock(u))
		}
	}
	return 0
}

// work is what a unit can put into entraining or detraining in a station now. What
// does not complete it is rounded down to whole points (4.5 point 2).
func (p journeys) work(u int16, h board.ID) int {
	need := p.need(u)
	can := min(need, int(p.units[u].left)-p.wait(u, h), p.left(h))
	if can < need {
		can = can / parts * parts
	}
	return max(0, can)
}

// occupy spends the points of a unit that a station has taken, after those for which it
// waited, and keeps the others waiting until it is done.
func (p journeys) occupy(u int16, h board.ID, points int) {
	st, wait := &p.units[u], p.wait(u, h)
	x := p.platformIn(h)
	x.used += int16(points)
	st.left -= int16(wait + points)
	st.spent += int16(points)
	if p.options.queueing {
		x.until = int16(p.clock(u))
	}
}

// platformIn is what is noted of a station.
func (p journeys) platformIn(h board.ID) *platform {
	for i := range p.platforms {
		if p.platforms[i].hex == h {
			return &p.platforms[i]
		}
	}
	p.platforms = append(p.platforms, platform{hex: h})
	return &p.platforms[len(p.platforms)-1]
}
