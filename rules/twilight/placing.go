package twilight

import "vistula/rules/board"

// What follows from a unit coming into a hex, in the chapters on control, works, tasks,
// railways and bridges.

// place moves a unit to a hex. A combat unit takes control of it (4.3).
func (p *Position) place(u int16, to board.ID) {
	from := p.at(u)
	p.units[u].hex, p.units[u].gone = to, onBoard
	p.stand(u)
	if from != board.None && from != to {
		workIn(p).pullUp(u)
		worksOf(p).leave(from, p.owner(u))
	}
	p.scratch.pried = p.scratch.pried || railsOf(p).pries(u, to)
	worksOf(p).trample(to, p.owner(u))
	workIn(p).unsettle(to, p.owner(u))
	if p.unit(u).combat() {
		p.hold(to, p.owner(u))
	}
	railsOf(p).alarm(u, to)
	bridgesOf(p).enter(to, p.owner(u))
}

// pullUp ends the tasks of a unit that leaves its hex: on foot also that of boarding a
// train.
func (p working) pullUp(u int16) {
	switch st := &p.units[u]; st.task {
	case recovery, disorderTask, digging, ersatzTask:
		st.task, st.spent, st.mate = noTask, 0, 0
	case entraining:
		if st.train.mode == 0 {
			st.task, st.spent, st.train = noTask, 0, onFoot
		}
	}
}

// unsettle ends the rest of units beside a hex into which an enemy has come (8.9.3).
func (p working) unsettle(h board.ID, s side) {
	them := s.enemy()
	for _, n := range p.Board().Neighbours(h) {
		if n == board.None || !p.holds(them, n) {
			continue
		}
		for u := range p.each(them, n) {
			if st := &p.units[u]; st.task == recovery || st.task == disorderTask {
				st.task, st.spent = noTask, 0
				p.tellTask(u, p.Label(u)+" cannot go on resting: an enemy has come adjacent.")
			}
		}
	}
}
