package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/march"
)

// Cases 8.1.5 and 8.1.6: the passage by Pillau and the causeways.

// damLoad is how much room units take on a causeway; ok is false for those that cannot
// cross at all.
func (p marching) damLoad(units []int16) (load int8, formations int, ok bool) {
	for _, u := range units {
		switch unit := p.unit(u); {
		case unit.supplies() || unit.works():
			return 0, 0, false
		case !unit.formation():
			load++
		case unit.size == division:
			load, formations = load+3, formations+1
		default:
			load, formations = load+2, formations+1
		}
	}
	return load, formations, true
}

// damFull tells why units cannot cross a causeway any more in this phase.
func (p marching) damFull(units []int16, s march.Step) *refusal {
	if !p.Board().Side(s.From, s.D).Has(board.Causeway) {
		return nil
	}
	load, formations, ok := p.damLoad(units)
	if i := p.damAt(s); i >= 0 {
		load += p.dams[i].load
		if p.dams[i].formed {
			formations++
		}
	}
	if !ok || load > roomOfDam || formations > 1 {
		return refuseDamFull
	}
	return nil
}

// loadDam counts units that cross a causeway.
func (p marching) loadDam(units []int16, s march.Step) {
	if !p.Board().Side(s.From, s.D).Has(board.Causeway) {
		return
	}
	load, formations, _ := p.damLoad(units)
	i := p.damAt(s)
	if i < 0 {
		i = len(p.dams)
		p.dams = append(p.dams, dam{from: min(s.From, s.To), to: max(s.From, s.To)})
	}
	p.dams[i].load += load
	p.dams[i].formed = p.dams[i].formed || formations > 0
}

// damAt is the place in the list of the causeway that a step crosses, -1 for none.
func (p marching) damAt(s march.Step) int {
	return slices.IndexFunc(p.dams, func(d dam) bool { return d.from == min(s.From, s.To) && d.to == max(s.From, s.To) })
}

// isPillau tells whether a step goes over the strait by Pillau (8.1.5).
func (p marching) isPillau(s march.Step) bool {
	return p.rs.pillau != board.None && (s.From == p.rs.pillau || s.To == p.rs.pillau) && p.Board().Side(s.From, s.D).Has(board.Sea)
}

// pillauOpen tells why units cannot cross by Pillau.
func (p marching) pillauOpen(units []int16) *refusal {
	if !p.controls(central, p.rs.pillau) || slices.ContainsFunc(units, func(u int16) bool { return p.unit(u).nation != german }) {
		return refusePillau
	}
	return nil
}
