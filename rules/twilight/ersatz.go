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
		if r := p.idle(u); r != nil {
			return r
		}
		switch {
		case p.unit(u).kind != infantry:
			return refuse("Only infantry takes Ersatz replacements.")
		case p.units[u].forced > 0:
			return refuse("A unit has made a forced march in this phase.")
		case p.besideEnemy(p.owner(u), p.at(u)) && p.level(p.at(u)) < 3:
			return refuse("Units adjacent to the enemy exchange replacements only in an Improved Position of level 3 or 4.")
		}
	}
	if p.units[a.Unit].lost == 0 {
		return refuse("{unit} has lost no steps.")
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

// absorb begins the task of both units.
func (p working) absorb(u, from int16) {
	p.units[u].mate, p.units[from].mate = from+1, u+1
	p.take(from, ersatzTask)
	p.take(u, ersatzTask)
}

// merge moves the steps once both units have given their points: as many as there is
// room for. A unit that has none left is gone.
func (p working) merge(u int16) {
	v := p.units[u].mate - 1
	if v < 0 || int(p.units[v].spent) < taskCost || int(p.units[u].spent) < taskCost {
		return
	}
	taker, giver := u, v
	if p.givesErsatz(u) && (!p.givesErsatz(v) || p.units[u].lost == 0) {
		taker, giver = v, u
	}
	n := min(int(p.units[taker].lost), p.steps(giver))
	for _, x := range []int16{u, v} {
		st := &p.units[x]
		st.task, st.spent, st.mate = noTask, 0, 0
	}
	p.units[taker].lost -= int8(n)
	p.tellTask(taker, fmt.Sprintf("%s takes %s of %s.", p.Label(taker), verb.Count(n, "step", "steps"), p.Label(giver)))
	if n == p.steps(giver) {
		p.remove(giver, withdrawn)
		return
	}
	p.units[giver].lost += int8(n)
	p.stand(giver)
}
