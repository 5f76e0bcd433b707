package twilight

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// objective is a town that earns victory points (27.2).
type objective struct {
	hex    board.ID
	points int16
	name   string
	note   string
}

// findObjectives finds the hexes of the towns that earn points.
func (rs *Ruleset) findObjectives() {
	rs.pillau = board.None
	for h := range board.ID(rs.Board().Len()) {
		x := &rs.Board().Hexes[h]
		if x.Town == "Pillau" {
			rs.pillau = h
		}
		for _, t := range rs.tables.Towns {
			if x.Town == t.Town && x.Country == t.Country {
				rs.objectives = append(rs.objectives, objective{hex: h, points: int16(t.Points), name: t.Town,
					note: verb.Count(t.Points, "victory point", "victory points") + " for its capture."})
			}
		}
	}
}
