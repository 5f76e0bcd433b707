package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 7 and case 11.1: levels of effectiveness and steps, and who loses them.

// harm is what befalls units.
type harm struct{ *Position }

func harmTo(p *Position) harm { return harm{p} }

// loseSteps takes steps from a unit, which is eliminated with its last one (11.1).
// How many it has left is its owner's secret (4.2.6).
func (p harm) loseSteps(u int16, n int, why, cas string) {
	n = min(n, p.steps(u))
	if n <= 0 {
		return
	}
	p.units[u].lost += int8(n)
	at := p.at(u)
	if p.steps(u) == 0 {
		p.eliminate(u, why, cas)
		return
	}
	p.stand(u)
	s := p.owner(u)
	p.Tell(rules.Event{Kind: rules.EventLoss, Case: cas, Side: s.id(), Units: p.IDs(u), Hexes: p.Hexes(at),
		Text: fmt.Sprintf("%s loses %s%s.", p.Label(u), verb.Count(n, "step", "steps"), because(why)),
		Public: &rules.Event{Kind: rules.EventLoss, Case: cas, Side: s.id(), Hexes: p.Hexes(at),
			Text: fmt.Sprintf("%s %s in %s%s.", doing(s, "loses", "lose"), verb.Count(n, "step", "steps"), p.HexName(at), because(why))}})
}

// inCombat is why steps are lost in an attack.
const inCombat = "combat"

// because ends a sentence about a loss with its reason.
func because(why string) string {
	if why == inCombat {
		return ", in combat"
	}
	return ": " + why
}

// eliminate takes a unit out of the game for good (11.1).
func (p harm) eliminate(u int16, why, cas string) {
	at := p.at(u)
	st := p.rs.nowhere(u)
	st.army, st.corps = p.units[u].army, p.units[u].corps
	p.remove(u, eliminated)
	st.gone = eliminated
	p.units[u] = st
	p.Tell(rules.Event{Kind: "eliminate", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(at), Reveals: true,
		Text: fmt.Sprintf("%s is eliminated in %s%s.", p.Label(u), p.HexName(at), because(why))})
	scoreOf(p.Position).eliminated(u, at)
}

// formationOf is the formation of a force, -1 for Asset Units that stand alone.
func (p harm) formationOf(force []int16) int16 {
	for _, u := range force {
		if p.onMap(u) && p.unit(u).formation() {
			return u
		}
	}
	return -1
}

// lead is whose effectiveness a force has: its formation's, else that of its largest
// combat unit, of equals the best (6.4.1); -1 where there is none.
func (p harm) lead(force []int16) int16 {
	if u := p.formationOf(force); u >= 0 {
		return u
	}
	best := int16(-1)
	for _, u := range force {
		if !p.onMap(u) || !p.unit(u).combat() {
			continue
		}
		if best < 0 || p.unit(u).size > p.unit(best).size || p.unit(u).size == p.unit(best).size && p.unit(u).base > p.unit(best).base {
			best = u
		}
	}
	return best
}

// lower takes levels of effectiveness from a force. Those that it does not have, and
// all of Asset Units that stand alone, become steps (6.4.2, 11.2.5a).
func (p harm) lower(force []int16, n int, why, cas string) {
	if u := p.formationOf(force); u >= 0 {
		k := min(n, int(mostStatus-p.units[u].ce))
		p.wear(u, k, why, cas)
		n -= k
	}
	p.takeSteps(force, n, why, cas)
}

// wear moves a formation's marker to a worse status (7.1), in secret.
func (p harm) wear(u int16, n int, why, cas string) {
	if n <= 0 {
		return
	}
	st := &p.units[u]
	st.ce += int8(n)
	text := fmt.Sprintf("%s falls to effectiveness %d: %s.", p.Label(u), p.cel(u), why)
	if st.ce == mostStatus {
		text = fmt.Sprintf("%s is demoralized: %s.", p.Label(u), why)
	}
	p.Tell(rules.Event{Kind: "effectiveness", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Text: text, Public: &rules.Event{}})
}

// disorder disorders a formation to a degree (7.4), in secret.
func (p harm) disorder(u int16, degree int8, cas string) {
	st := &p.units[u]
	if degree <= st.disorder {
		return
	}
	st.disorder = degree
	p.Tell(rules.Event{Kind: "disorder", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
		Text: fmt.Sprintf("%s is disordered (D%d).", p.Label(u), degree), Public: &rules.Event{}})
}

// takeSteps takes steps from a force, each from the combat unit that has the most.
func (p harm) takeSteps(force []int16, n int, why, cas string) {
	for range n {
		u := p.bearer(force)
		if u < 0 {
			return
		}
		p.loseSteps(u, 1, why, cas)
	}
}

// bearer is the unit of a force that loses its next step, -1 where nobody is left.
func (p harm) bearer(force []int16) int16 {
	best, most := int16(-1), 0
	for _, u := range force {
		n := p.steps(u)
		if p.unit(u).combat() {
			n += 100 // guns go with the last of those who cover them
		}
		if p.onMap(u) && n > most {
			best, most = u, n
		}
	}
	return best
}

// forcesAmong are the forces that some units make up, hex by hex (2.1). An Asset Unit is
// with a formation that is among them, not with one that is withheld beside it (6.4.1).
func (p harm) forcesAmong(units []int16) [][]int16 {
	var list [][]int16
	var done []board.ID
	for _, u := range units {
		at := p.at(u)
		if !p.onMap(u) || slices.Contains(done, at) {
			continue
		}
		done = append(done, at)
		here := slices.DeleteFunc(slices.Clone(units), func(v int16) bool { return p.at(v) != at })
		slices.Sort(here)
		list = append(list, p.forcesOf(here)...)
	}
	return list
}
