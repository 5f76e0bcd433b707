package twilight

import (
	"fmt"

	"vistula/rules/verb"
)

// Case 8.7: Ersatz replacements.

// givesErsatz tells whether a unit's steps can be taken by others: it has the indicator
// on the face that is up (3.4.1a).
func (p working) givesErsatz(u int16) bool {
	e := p.unit(u).ersatz
	return e == 1 || e == 2 && p.reduced(u)
}

// mayAbsorb tells why a unit cannot take the steps of another (8.7.1).
func (p working) mayAbsorb(a args) *refusal {
	v, ok := p.FindUnit(a.Choice)
	refuse := func(why string) *refusal { return &refusal{Case: "8.7", Why: why} }
	if !ok || v == a.Unit || p.owner(v) != p.owner(a.Unit) || p.at(v) != p.at(a.Unit) || !p.givesErsatz(v) || p.unit(v).nation != p.unit(a.Unit).nation {
		return refuse("{unit} must be stacked with an Ersatz unit of its nation.")
	}
	for _, u := range []int16{a.Unit, v} {
		if r := p.mayExchange(u); r != nil {
			return r
		}
	}
	switch {
	case p.units[a.Unit].lost == 0:
		return &refusal{Case: "8.7.1", Why: "{unit} has lost no steps."}
	case p.units[a.Unit].mate == v+1 || p.units[v].mate == a.Unit+1:
		return refuse("{unit} is taking replacements from that unit already.")
	case p.units[a.Unit].mate > 0 && p.units[v].mate > 0:
		return refuse("Both units are exchanging replacements with others.")
	}
	return nil
}

// mayExchange tells why a unit cannot take part in an exchange. One that is about it, or
// has done so in this phase, needs no more points for another one.
func (p working) mayExchange(u int16) *refusal {
	refuse := func(why string) *refusal { return &refusal{Case: "8.7", Why: why} }
	st := &p.units[u]
	if st.task != ersatzTask && !st.exchanged || p.owner(u) != p.active() || !p.onMap(u) {
		if r := p.idle(u); r != nil {
			return r
		}
	}
	switch {
	case p.unit(u).kind != infantry:
		return refuse("Only infantry takes Ersatz replacements.")
	case st.forced > 0:
		return &refusal{Case: "8.7.1", Why: "Replacements cannot be exchanged: a unit has made a forced march in this phase."}
	case st.stuck:
		return refuseStuck
	case st.task != noTask && st.task != ersatzTask:
		return refuseHalfDone
	case p.besideEnemy(p.owner(u), p.at(u)) && worksOf(p.Position).level(p.at(u)) < 3:
		return &refusal{Case: "8.7.1", Why: "Units adjacent to the enemy exchange replacements only in an Improved Position of level 3 or 4."}
	}
	return nil
}

// eachErsatz yields pairs of units in one hex of which one could take the other's
// steps.
func eachErsatz(p *Position, yield func(args)) {
	for _, v := range p.rs.ofSide[p.active()] {
		if !p.onMap(v) || !workIn(p).givesErsatz(v) {
			continue
		}
		for u := range p.each(p.active(), p.at(v)) {
			if u != v && p.units[u].lost > 0 {
				yield(verb.OfUnitChoice(u, p.UnitID(v)))
			}
		}
	}
}

// absorb begins the task of both units, or brings one that is about it together with
// another unit (8.7.2).
func (p working) absorb(u, from int16) {
	if p.units[u].mate == 0 {
		p.units[u].mate = from + 1
	} else {
		p.units[from].mate = u + 1
	}
	for _, x := range []int16{from, u} {
		if st := &p.units[x]; st.task != ersatzTask && !st.exchanged {
			p.take(x, ersatzTask)
		}
	}
	p.merge(u)
}

// paired tells whether a unit is to exchange replacements with one in its hex.
func (p working) paired(u int16) bool {
	for v := range p.each(p.owner(u), p.at(u)) {
		if p.units[v].mate == u+1 || p.units[u].mate == v+1 {
			return true
		}
	}
	return false
}

// gave tells whether a unit has put all the points into an exchange that it takes.
func (p working) gave(u int16) bool {
	st := &p.units[u]
	return st.exchanged || st.task == ersatzTask && int(st.spent) >= taskCost
}

// merge carries out the exchanges of a unit for which both sides have given their
// points. Who has none left to make has done with the task.
func (p working) merge(u int16) {
	var involved []int16
	for _, x := range p.of(p.owner(u), p.at(u)) {
		v := p.units[x].mate - 1
		if v < 0 || x != u && v != u || !p.onMap(x) || p.at(v) != p.at(x) || !p.gave(x) || !p.gave(v) {
			continue
		}
		p.units[x].mate = 0
		involved = append(involved, x, v)
		p.exchange(x, v)
	}
	for _, x := range involved {
		if st := &p.units[x]; p.onMap(x) && !p.paired(x) {
			st.task, st.spent, st.exchanged = noTask, 0, true
		}
	}
}

// exchange moves steps from the one of two units that gives them to the other: as many
// as there is room for. A unit that has none left is gone.
func (p working) exchange(u, v int16) {
	taker, giver := u, v
	if p.givesErsatz(u) && (!p.givesErsatz(v) || p.units[u].lost == 0) {
		taker, giver = v, u
	}
	n := min(int(p.units[taker].lost), p.steps(giver))
	p.units[taker].lost -= int8(n)
	p.tellTask(taker, fmt.Sprintf("%s takes %s of %s.", p.Label(taker), verb.Count(n, "step", "steps"), p.Label(giver)))
	if n == p.steps(giver) {
		p.pullUp(giver)
		p.remove(giver, withdrawn)
		return
	}
	p.units[giver].lost += int8(n)
	p.stand(giver)
}
