package twilight

import (
	"slices"
	"strings"

	"vistula/rules/codec"
)

// displays refuses a description of a position whose displays no player can have laid out
// so: what an Attachment Phase does not allow, none brings about.
func (p restoring) displays(r *codec.Reader) {
	for _, u := range p.all(p.onMap) {
		if why := armiesOf(p.Position).misplaced(u); why != nil {
			r.FailAt("units: unit "+p.UnitID(u), "%s (%s)", strings.ReplaceAll(why.Why, "{unit}", p.Label(u)), why.Case)
			return
		}
	}
}

// misplaced tells why the marker of a formation, or the corps of a Corps Train, cannot be
// where it is on the displays: more corps than an army has tracks, a corps of another
// army, more formations than a corps takes, or than may serve another nation.
func (p attaching) misplaced(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case st.army < 0:
		return nil
	case unit.kind == train && p.koenigsberg: // whose marker makes room in the next Attachment Phase
		return nil
	case unit.kind == train:
		return p.room(st.army, unit.corps)
	case !unit.formation():
		return nil
	}
	if why := p.foreign(u, st.army); why != nil {
		return why
	}
	switch c := st.corps; {
	case c < 0 || c == unit.corps || !p.commanding(c):
		return nil
	case p.commanding(unit.corps):
		return refuseOwnTrack
	case p.armyOfCorps(c) != st.army:
		return refuseNoTrack
	case p.load(p.formationsOf(st.army, c)) > 2*int(p.rs.corps[c].limit):
		return refuseFull
	}
	return nil
}

// records refuses a description of a position in which a Major Depot or a Corps Train
// records Ammunition Points that it cannot have given. In the Inter-Phase the number counts
// replacements.
func (p restoring) records(r *codec.Reader) {
	for _, u := range p.all(p.onMap) {
		if st := &p.units[u]; st.given > 0 && p.phase != interPhase && !p.mayRecord(u, st) {
			r.FailAt("units: unit "+p.UnitID(u)+": given", "a Major Depot and a Corps Train record Ammunition Points on the extended side alone, up to the limit printed there (10.5.4)")
			return
		}
	}
}

// mayRecord tells whether a supply unit can bear the record that it does. A Corps Train that
// is incomplete records on either side, and may have to turn over with more than it could
// still give (24.3, 9.8.1).
func (p restoring) mayRecord(u int16, st *unitState) bool {
	unit := p.unit(u)
	if !unit.supplies() || unit.kind == minorDepot || slices.Contains(p.rs.special.incomplete, u) {
		return true // what is no supply unit is refused already
	}
	return st.extended && st.given <= unit.faces[1].points
}
