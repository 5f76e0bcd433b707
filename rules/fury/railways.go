package fury

import (
	"vistula/rules/board"
	"vistula/rules/path"
)

// Case 9.3: whose trains go where.

// railNation is whose rail points and railways a unit on the map uses: a German
// unit in an Austrian army, once it is there, those of Austria-Hungary (9.3).
func (p *forces) railNation(u int16) nation {
	if a := p.armyOf(u); a >= 0 {
		return p.rs.armies[a].nation
	}
	return p.unit(u).nation
}

// trains tells whether a side's trains can go through a hex: no enemy units, no
// fortress in enemy hands, no enemy zone of control but where a friendly unit
// stands (9.3).
func (p *forces) trains(s side, at board.ID) bool {
	f := p.fortIn(at)
	return !p.openZoc(s, at) && !p.occupied(s.enemy(), at) && (f < 0 || p.forts[f].holder == s)
}

// net spreads over the railways of some nations from hexes, as far as trains of a
// side go.
func (p *forces) net(net *path.Flood, s side, of nations, from ...board.ID) {
	net.Run(p.rs.rails[of], farRail, func(to board.ID) bool { return p.trains(s, to) }, from...)
}

// farRail is more hexes than the longest way by rail across the map has.
const farRail = 100
