package tannenberg

import (
	"slices"

	"vistula/rules/board"
)

// Heading "Railroads": the Russian railways that the Central Powers have restored.

// restored tells whether a Russian railway hex is usable by the Central Powers:
// it lies on the line that an EB unit has come along, which stands at its end
// (Railroads 9, 10).
func (p *forces) restored(h board.ID) bool {
	return slices.ContainsFunc(p.trails, func(t []board.ID) bool { return slices.Contains(t, h) })
}

// leadLine restores the line under an EB unit that goes to a hex, or gives up
// what it leaves behind (Railroads 10). The line is the whole way through Russia
// from the border to the unit; off the map there is none.
func (p *forces) leadLine(u int16, to board.ID) {
	i := slices.Index(p.rs.engineers, u)
	if i < 0 {
		return
	}
	t := p.trails[i]
	if from := p.at(u); len(t) == 0 && from != board.None && p.rs.country[from] == russian {
		t = append(t, from) // put there by hand
	}
	switch k := slices.Index(t, to); {
	case to == board.None || p.rs.country[to] != russian:
		t = nil
	case k >= 0:
		t = t[:k+1]
	default:
		t = append(t, to)
	}
	p.trails[i] = t
	p.sources.forget()
}

// railCost is what a hex takes by rail: one of the railroad movement; for an EB
// unit on a line that is not restored so much that it gets no farther than its
// printed movement (Railroads 10).
func (p *forces) railCost(u int16, to board.ID) int {
	if p.unit(u).engineer && p.rs.country[to] == russian && !p.restored(to) {
		return p.rs.tables.EBRate / int(p.unit(u).movement)
	}
	return 1
}
