package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Case 17.1: where trains run, and how railheads are pushed forward.

// railheadMarkers are how many markers each nation has (17.1.2).
var railheadMarkers = [3]int{russian: 3, german: 4, austrian: 4}

// advance is how many hexes of a line a nation's engineers make operational in a
// phase of summer (17.1.2).
type advance struct {
	own   int // of its own side, retaken
	same  int // the enemy's, of the gauge on which it runs already
	gauge int // the enemy's of another gauge; Russia leaves the European one as it is
}

var advances = [3]advance{
	russian:  {own: 5, same: 5, gauge: 3},
	german:   {own: 6, same: 5, gauge: 3},
	austrian: {own: 5, same: 4, gauge: 2},
}

// workdays is into how many parts the work of a phase is divided, so that every rate
// comes out whole.
const workdays = 420

// watched tells whether an enemy combat unit stands too near for engineers (17.1.2).
func (p engineering) watched(s side, h board.ID) bool {
	for _, n := range p.rs.rail.near[h] {
		if !p.holdsForce(s.enemy(), n) {
			continue
		}
		for u := range p.each(s.enemy(), n) {
			if p.unit(u).combat() && !p.railMode(u) {
				return true
			}
		}
	}
	return false
}

// cost is what a hex takes of the work of a phase; 0 where trains run already.
func (p engineering) cost(n nation, h board.ID) int {
	s := n.side()
	if engineersOf(p.Position).runs(s, h) {
		return 0
	}
	rate := advances[n].same
	switch {
	case p.rs.owner[h] == s:
		rate = advances[n].own
	case n == russian && !p.Board().HasGauge(h, board.Russian), n != russian && !p.Board().HasGauge(h, board.Standard):
		rate = advances[n].gauge
	}
	if p.season() == autumn {
		rate++
	}
	return workdays / rate
}

// reach lists the hexes to which a railhead can be pushed, the nearest first, and how
// each is come to.
func (p engineering) reach(m railhead) (list []board.ID, from map[board.ID]board.ID) {
	s := m.nation.side()
	spent := map[board.ID]int{m.hex: 0}
	from = map[board.ID]board.ID{}
	queue := []board.ID{m.hex}
	for len(queue) > 0 {
		slices.SortStableFunc(queue, func(a, b board.ID) int { return spent[a] - spent[b] })
		at := queue[0]
		queue = queue[1:]
		for _, to := range p.rs.supplies.rails[at] {
			c := spent[at] + p.cost(m.nation, to)
			if !p.inPlay(to) || !p.controls(s, to) || p.openZone(s, to) || c > workdays || engineersOf(p.Position).runs(s, to) {
				continue
			}
			if was, ok := spent[to]; ok && was <= c {
				continue
			}
			spent[to], from[to] = c, at
			queue = append(queue, to)
			if !slices.Contains(list, to) {
				list = append(list, to)
			}
		}
	}
	return slices.DeleteFunc(list, func(h board.ID) bool { return p.watched(s, h) }), from
}

// ends lists the hexes at which a side's trains run and its line goes on into hexes
// that it controls and where they do not: where a marker can be set anew.
func (p engineering) ends(s side) []board.ID {
	var list []board.ID
	for h := range board.ID(p.Board().Len()) {
		if p.isEnd(s, h) {
			list = append(list, h)
		}
	}
	return list
}

// isEnd tells whether a hex is one of ends.
func (p engineering) isEnd(s side, h board.ID) bool {
	if len(p.rs.supplies.rails[h]) == 0 || !p.inPlay(h) || !engineersOf(p.Position).runs(s, h) {
		return false
	}
	for _, to := range p.rs.supplies.rails[h] {
		if p.inPlay(to) && p.controls(s, to) && !engineersOf(p.Position).runs(s, to) && !p.watched(s, to) {
			return !p.watched(s, h)
		}
	}
	return false
}

// begin opens the RR Engineering Phase: markers that were overrun come back to where
// trains still run.
func (p engineering) begin() {
	list := slices.Clone(p.railheads)
	for i := range list {
		m := &list[i]
		if m.nation.side() != p.side {
			continue
		}
		m.used = false
		if !engineersOf(p.Position).runs(p.side, m.hex) {
			m.hex = p.nearestRunning(p.side, m.hex)
		}
	}
	p.railheads = slices.DeleteFunc(list, func(m railhead) bool { return m.hex == board.None })
}

// nearestRunning is the closest hex along the railways where a side's trains run.
func (p engineering) nearestRunning(s side, from board.ID) board.ID {
	f := &p.scratch.rails
	f.Run(p.rs.supplies.rails, p.Board().Len(), func(board.ID) bool { return true }, from)
	for _, h := range f.All() {
		if p.inPlay(h) && engineersOf(p.Position).runs(s, h) {
			return h
		}
	}
	return board.None
}

// mine tells whether a marker is of a nation of the phasing side.
func (p engineering) mine(m railhead) bool { return m.nation.side() == p.side }

// markerAt is the phasing side's marker in a hex, -1 where there is none.
func (p engineering) markerAt(h board.ID) int {
	return slices.IndexFunc(p.railheads, func(m railhead) bool { return m.hex == h && p.mine(m) })
}

var (
	refuseNoHead    = &refusal{Case: "17.1", Why: "You have no railhead marker at {from}."}
	refuseHeadUsed  = &refusal{Case: "17.1", Why: "That railhead has been moved in this phase."}
	refuseHeadFar   = &refusal{Case: "17.1", Why: "The engineers cannot push that railhead to {hex} in this phase: the line must be yours, unbroken and 3 hexes from enemy combat units."}
	refuseNoEnd     = &refusal{Case: "17.1", Why: "A marker is set where your trains run and the line goes on into hexes that you control."}
	refuseNoMarkers = &refusal{Case: "17.1", Why: "All railhead markers of that nation are on the map."}
	refuseNoWork    = &refusal{Case: "17.1", Why: "No railhead can be pushed forward."}
)

func addRailheads() {
	course[engineeringPhase] = part{begin: func(p *Position) { engineersOf(p).begin() }, open: func(p *Position) bool { return engineersOf(p).anyWork() }}
	book.Add(
		&verbs{Name: "railhead", Label: "Push the railhead forward", Case: "17.1", Takes: verb.Hex | verb.From, Stages: verb.Of(atEngineer),
			Check: func(p *Position, a args) *refusal { return engineersOf(p).mayPush(a) },
			Candidates: func(p *Position, yield func(args)) {
				for _, m := range p.railheads {
					if engineersOf(p).mine(m) && !m.used {
						list, _ := engineersOf(p).reach(m)
						for _, h := range list {
							yield(verb.OfHexFrom(h, m.hex))
						}
					}
				}
			},
			Do: func(p *Position, a args) { engineersOf(p).push(engineersOf(p).markerAt(a.From), a.Hex) }},
		&verbs{Name: "set-railhead", Label: "Set a railhead marker here", Case: "17.1", Takes: verb.Hex, Stages: verb.Of(atEngineer),
			Check: func(p *Position, a args) *refusal { return engineersOf(p).maySet(a.Hex) },
			Candidates: func(p *Position, yield func(args)) {
				for _, h := range engineersOf(p).ends(p.side) {
					yield(verb.OfHex(h))
				}
			},
			Do: func(p *Position, a args) { engineersOf(p).plant(a.Hex) }},
		&verbs{Name: "railheads-auto", Label: "Push all railheads forward", Case: "17.1", Stages: verb.Of(atEngineer),
			Check: func(p *Position, _ args) *refusal {
				if !engineersOf(p).anyPush() {
					return refuseNoWork
				}
				return nil
			},
			Do: func(p *Position, _ args) { engineersOf(p).pushAll() }})
}

// anyPush tells whether a marker can be pushed forward.
func (p engineering) anyPush() bool {
	return slices.ContainsFunc(p.railheads, func(m railhead) bool {
		if !p.mine(m) || m.used {
			return false
		}
		list, _ := p.reach(m)
		return len(list) > 0
	})
}

func (p engineering) anyWork() bool {
	return p.anyPush() || slices.ContainsFunc(p.ends(p.side), func(h board.ID) bool { return p.maySet(h) == nil })
}

func (p engineering) mayPush(a args) *refusal {
	i := p.markerAt(a.From)
	switch {
	case i < 0:
		return refuseNoHead
	case p.railheads[i].used:
		return refuseHeadUsed
	}
	if list, _ := p.reach(p.railheads[i]); !slices.Contains(list, a.Hex) {
		return refuseHeadFar
	}
	return nil
}

// engineersIn is the nation whose engineers work in a hex: of the Central Powers the
// one nearer at hand, which in the north is always Germany.
func (p engineering) engineersIn(h board.ID) nation {
	switch n := p.rs.country[h]; {
	case p.side == russia:
		return russian
	case n == austrian:
		return austrian
	}
	return german
}

// maySet asks for a marker that is free, or that gives up its advance for being set
// elsewhere (17.1.3).
func (p engineering) maySet(h board.ID) *refusal {
	if !p.isEnd(p.side, h) || p.markerAt(h) >= 0 {
		return refuseNoEnd
	}
	if p.spare(p.engineersIn(h)) == -2 {
		return refuseNoMarkers
	}
	return nil
}

// spare is the marker that can be set anew: -1 one that is not on the map, else the
// first that was not moved and has nowhere to go, -2 for none.
func (p engineering) spare(n nation) int {
	on := 0
	for _, m := range p.railheads {
		if m.nation == n {
			on++
		}
	}
	if on < railheadMarkers[n] {
		return -1
	}
	i := slices.IndexFunc(p.railheads, func(m railhead) bool {
		list, _ := p.reach(m)
		return m.nation == n && !m.used && len(list) == 0
	})
	if i < 0 {
		return -2
	}
	return i
}

// plant sets a marker on another line, which takes the phase's advance.
func (p engineering) plant(h board.ID) {
	n := p.engineersIn(h)
	i := p.spare(n)
	list := slices.Clone(p.railheads)
	if i < 0 {
		i = len(list)
		list = append(list, railhead{nation: n})
	}
	list[i].hex, list[i].used = h, true
	p.railheads = list
	p.tell(h, fmt.Sprintf("A %s railhead is set at %s.", nationAdjectives[n], p.HexName(h)))
}

func (p engineering) tell(h board.ID, text string) {
	p.Tell(rules.Event{Kind: "railhead", Case: "17.1", Side: p.side.id(), Hexes: p.Hexes(h), Text: text})
}

// push moves a marker along its line, which is operational from then on.
func (p engineering) push(i int, to board.ID) {
	m := p.railheads[i]
	_, from := p.reach(m)
	hexes := 0
	for at := to; at != m.hex; at = from[at] {
		p.set(at, p.side)
		hexes++
	}
	list := slices.Clone(p.railheads)
	list[i].hex, list[i].used = to, true
	p.railheads = list
	p.forgetSupply()
	p.tell(to, fmt.Sprintf("The %s railhead is pushed %s forward to %s.", nationAdjectives[m.nation], verb.Count(hexes, "hex", "hexes"), p.HexName(to)))
}

// pushAll moves every marker as far as it comes.
func (p engineering) pushAll() {
	for i := range p.railheads {
		if m := p.railheads[i]; p.mine(m) && !m.used {
			if list, _ := p.reach(m); len(list) > 0 {
				p.push(i, list[len(list)-1])
			}
		}
	}
}

// readRailheads puts the markers of a scenario on the map; behind each its line is
// operational as far as it is in its side's hands.
func (rs *Ruleset) readRailheads(sc *scenario) error {
	p := sc.start
	for i, x := range sc.Start.Railheads {
		n := nationOf(x.Nation)
		h, ok := rs.Board().Find(x.Hex)
		if !ok || n == noNation {
			return fmt.Errorf("start: railheads[%d]: unknown nation %q or hex %q", i, x.Nation, x.Hex)
		}
		if !p.controls(n.side(), h) {
			h = engineersOf(p).nearestRunning(n.side(), h) // the end of its own line
		}
		p.railheads = append(p.railheads, railhead{nation: n, hex: h})
		var f path.Flood
		f.Run(rs.supplies.rails, rs.Board().Len(), func(to board.ID) bool { return p.controls(n.side(), to) && p.inPlay(to) }, h)
		for _, home := range f.All() {
			if !engineersOf(p).runs(n.side(), home) || home == h {
				continue
			}
			for at := home; ; {
				if !engineersOf(p).runs(n.side(), at) {
					engineersOf(p).set(at, n.side())
				}
				c, _ := f.Cost(at)
				if c == 0 {
					break
				}
				for _, to := range rs.supplies.rails[at] {
					if k, ok := f.Cost(to); ok && k == c-1 {
						at = to
						break
					}
				}
			}
			break
		}
	}
	return nil
}
