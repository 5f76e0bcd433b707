package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 7.4.2, 8.6, 8.7 and 8.9: tasks that units give their movement points to while
// they stay where they are. What a phase does not suffice for is carried over.

// taskCost is what each of these tasks takes, in parts of a point.
const taskCost = 7 * parts

// Distances from the nearest enemy unit at which units rest (8.6.1, 7.4.2).
const (
	restFrom     = 3
	weakRestFrom = 5
	ridersRestTo = 8 // turn after which cavalry does not come back to its best (8.6.3)

	shelteredFrom = 2
)

// working gives points to tasks.
type working struct{ *Position }

func workIn(p *Position) working { return working{p} }

// addTasks enters the verbs of tasks.
func addTasks() {
	task := func(name, label, cas string, may func(p working, u int16) *refusal, do func(p working, u int16)) {
		book.Add(&verbs{Name: name, Label: label, Case: cas, Takes: verb.Unit, Stages: verb.Of(atMove, atMoving),
			Check: func(p *Position, a args) *refusal {
				if r := workIn(p).idle(a.Unit); r != nil {
					return r
				}
				return may(workIn(p), a.Unit)
			},
			Candidates: eachWorker, Do: func(p *Position, a args) { do(workIn(p), a.Unit) },
			Price: func(p *Position, a args) (cost, left int) { return workIn(p).price(a.Unit) }})
	}
	task("recover", "Recover effectiveness", "8.6", working.mayRecover, func(p working, u int16) { p.take(u, recovery) })
	task("rally", "Recover from disorder", "7.4", working.mayRally, func(p working, u int16) { p.take(u, disorderTask) })
	task("dig", "Build an Improved Position", "13.1", working.mayDig, func(p working, u int16) { p.take(u, digging) })
	addRecoverAll()
	book.Add(&verbs{Name: "ersatz", Label: "Take Ersatz replacements", Case: "8.7", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atMove),
		Check: func(p *Position, a args) *refusal { return workIn(p).mayAbsorb(a) }, Candidates: eachErsatz,
		Words: func(p *Position, a args) string {
			if v, ok := p.FindUnit(a.Choice); ok {
				return "Take Ersatz from " + p.Label(v)
			}
			return "Take Ersatz replacements"
		},
		Do: func(p *Position, a args) { workIn(p).absorb(a.Unit, p.rs.unitOf(a.Choice)) }})
}

// eachWorker yields the units that could begin a task: those in hand, or all.
func eachWorker(p *Position, yield func(args)) {
	if p.stage == atMoving {
		verb.Each(p.moving, yield)
		return
	}
	marchIn(p).eachOwn(yield)
}

// refuseNoFighter is made once: idle is asked of every unit whenever offers are listed.
var refuseNoFighter = &refusal{Case: "8.9", Why: "{unit} is not a combat unit."}

// idle tells what keeps a unit from any task.
func (p working) idle(u int16) *refusal {
	st := &p.units[u]
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case p.stage == atMoving && !slices.Contains(p.moving, u):
		return moves.NotInHand
	case !p.unit(u).combat():
		return refuseNoFighter
	case p.railMode(u):
		return refuseAboard
	case st.half > 0:
		return refuseHalf
	case st.task != noTask:
		return refuseHalfDone
	case st.left < parts:
		return refuseNoPoints
	}
	return nil
}

// price is what a task takes of a unit now, and what it leaves: whole points only
// (4.5).
func (p working) price(u int16) (cost, left int) {
	st := &p.units[u]
	cost = min(int(st.left)/parts*parts, taskCost-int(st.spent))
	return cost, int(st.left) - cost
}

// take begins a task.
func (p working) take(u int16, task int8) {
	p.units[u].task, p.units[u].spent = task, 0
	p.goOn(u)
}

// goOn gives a unit's points to its task, and completes it once it has enough.
func (p working) goOn(u int16) {
	st := &p.units[u]
	if st.task == digging && !p.mayDigOn(u) {
		p.pullUp(u)
		p.tellTask(u, p.Label(u)+" gives up its Improved Position.")
		return
	}
	cost, left := p.price(u)
	st.spent, st.left = st.spent+int16(cost), int16(left)
	switch st.task {
	case recovery, disorderTask:
		st.rested = true
	case digging:
		st.dug = int8(cost / parts)
	}
	if int(st.spent) >= taskCost {
		p.complete(u)
		return
	}
	p.tellTask(u, fmt.Sprintf("%s has put %s of %d MP into %s.", p.Label(u), rules.Points(int(st.spent), parts), taskCost/parts, taskWords[st.task]))
}

// taskWords say what points are put into.
var taskWords = map[int8]string{
	recovery: "recovering effectiveness", disorderTask: "recovering from disorder", digging: "its Improved Position", ersatzTask: "taking Ersatz replacements",
}

// carryOn has units go on with what they have begun, which they must (8.9.2), as far as
// they still may.
func (p working) carryOn() {
	for _, u := range p.rs.ofSide[p.active()] {
		st := &p.units[u]
		rests := st.task == recovery || st.task == disorderTask
		switch {
		case !rests && st.task != digging && st.task != ersatzTask:
		case st.half > 0 || p.railMode(u):
		case rests && p.tooWeakToRest(u):
			p.pullUp(u)
			p.tellTask(u, p.Label(u)+" cannot go on resting: it is out of supply or disordered.")
		case rests && marchIn(p.Position).pinned(p.owner(u), st.hex): // 8.4.2: its points wait
		case st.task == ersatzTask && !p.paired(u):
			p.pullUp(u)
		default:
			p.goOn(u)
		}
	}
}

// tooWeakToRest tells whether a unit may no longer recover effectiveness or recover from
// disorder, as it has begun to: neither does who is out of supply, and the former not who
// is disordered (8.6.2, 7.4.2).
func (p working) tooWeakToRest(u int16) bool {
	st := &p.units[u]
	return st.supply == outOfSupply || st.task == recovery && st.disorder > 0
}

// complete has a task take effect.
func (p working) complete(u int16) {
	st := &p.units[u]
	task := st.task
	if task == ersatzTask {
		p.merge(u)
		return
	}
	st.task, st.spent = noTask, 0
	switch task {
	case recovery:
		st.ce--
		p.tellTask(u, fmt.Sprintf("%s recovers to effectiveness %d.", p.Label(u), p.cel(u)))
	case disorderTask:
		st.disorder--
		p.tellTask(u, p.Label(u)+" recovers from disorder.")
	case digging:
		p.finishWork(u)
	}
}

// tellTask tells a unit's owner what becomes of its task.
func (p working) tellTask(u int16, text string) {
	p.Tell(rules.Event{Kind: "task", Case: "8.9", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Text: text, Public: &rules.Event{}})
}

// nearestEnemy is how far the nearest enemy unit is, nobodyNearby where it is too far to
// matter to any task.
func (p working) nearestEnemy(u int16) int {
	s, at := p.owner(u), p.at(u)
	for _, h := range p.rs.rings.around(p.Board(), at) {
		if p.enemyIn(h, s) {
			return p.Board().Distance(at, h)
		}
	}
	return nobodyNearby
}

// mayRecover tells why a formation cannot recover effectiveness (8.6).
func (p working) mayRecover(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	refuse := func(cas, why string) *refusal { return &refusal{Case: cas, Why: why} }
	switch {
	case !unit.formation() || st.ce == 0:
		return refuse("8.6", "{unit} has nothing to recover.")
	case st.disorder > 0 || st.supply == outOfSupply:
		return refuse("8.6.2", "{unit} is disordered or out of supply and cannot recover effectiveness.")
	case st.forced > 0:
		return refuse("8.6", "{unit} has made a forced march in this phase.")
	case unit.kind == cavalry && st.ce == 1 && p.turn > ridersRestTo:
		return refuse("8.6.3", "Cavalry does not come back to its full effectiveness after turn 8.")
	case st.stuck:
		return refuseStuck
	case marchIn(p.Position).pinned(unit.side, st.hex):
		return refusePinned
	}
	switch near := p.nearestEnemy(u); {
	case p.demoralised(u) && near < weakRestFrom:
		return refuse("8.6.1", "Demoralized units recover five or more hexes from the nearest enemy unit.")
	case p.demoralised(u) || near >= restFrom || near == shelteredFrom && p.screened(u) || garrisonsOf(p.Position).complexIn(st.hex) >= 0:
		return nil
	}
	return refuse("8.6.1", "{unit} is too close to the enemy to recover.")
}

// screened tells whether all hexes between a unit and the enemies two hexes away hold a
// friendly unit in an Improved Position or lie in the zone of one of level 3 or 4
// (8.6.1).
func (p working) screened(u int16) bool {
	s, at := p.owner(u), p.at(u)
	for _, n := range p.Board().Neighbours(at) {
		if n == board.None || !p.besideEnemy(s, n) {
			continue
		}
		if !(p.holds(s, n) && worksOf(p.Position).level(n) > 0) && !marchIn(p.Position).fromTrenches(s.enemy(), n) {
			return false
		}
	}
	return true
}

// mayRally tells why a formation cannot recover from disorder (7.4.2).
func (p working) mayRally(u int16) *refusal {
	st := &p.units[u]
	refuse := func(why string) *refusal { return &refusal{Case: "7.4.2", Why: why} }
	switch {
	case st.disorder == 0:
		return refuse("{unit} is not disordered.")
	case st.supply == outOfSupply:
		return refuse("{unit} is out of supply and cannot recover from disorder.")
	case st.forced > 0:
		return refuse("{unit} has made a forced march in this phase.")
	case st.stuck:
		return refuseStuck
	case marchIn(p.Position).pinned(p.owner(u), st.hex):
		return refusePinned
	case p.nearestEnemy(u) < weakRestFrom:
		return refuse("Units recover from disorder five or more hexes from the nearest enemy unit.")
	}
	return nil
}
