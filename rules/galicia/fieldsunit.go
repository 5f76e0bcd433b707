package galicia

import (
	"encoding/json"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// mostInHex bounds the units of one hex in a Combat Phase, so that the choices of
// a defence stay countable even in positions that no game could reach: before it
// all overstacks have been settled (5.2).
const mostInHex = 12

// holder is a unit and its position, which bound what the unit's state may be.
type holder struct {
	p *Position
	u int16
}

func (h holder) unit() *unit { return h.p.unit(h.u) }

// The fields of a unit's state. Its effectiveness reductions are written as the side
// of the counter and the marker under it (10.2).
var unitFields = codec.Of(
	codec.Own("reduced", func(h holder, s *unitState) bool { return int(s.level) < h.unit().perStep },
		func(w *codec.Writer, _ holder, _ *unitState) { w.Raw("true") }, readReduced),
	codec.Own("ce", func(h holder, s *unitState) bool { return int(s.level)%h.unit().perStep == 0 },
		func(w *codec.Writer, h holder, s *unitState) { w.Int(int(s.level) % h.unit().perStep) },
		func(r *codec.Reader, h holder, raw json.RawMessage, s *unitState) {
			s.level += int8(r.Number(codec.Decode[int](r, raw), 0, h.unit().perStep-1))
		}),
	codec.NameUnless[holder]("supply", func(s *unitState) *int8 { return &s.supply }, supplyIDs[:], inSupply),
	codec.Number[holder]("spent", func(s *unitState) *int8 { return &s.spent }).Within(0, 99),
	codec.Flag[holder]("moved", func(s *unitState) *bool { return &s.done }),
	codec.Flag[holder]("recovered", func(s *unitState) *bool { return &s.rested }),
	codec.Flag[holder]("attacked", func(s *unitState) *bool { return &s.fought }),
	codec.Flag[holder]("been_attacked", func(s *unitState) *bool { return &s.beaten }),
	codec.Flag[holder]("waits", func(s *unitState) *bool { return &s.waits }),
	codec.Number[holder]("lost", func(s *unitState) *int8 { return &s.lost }).
		Between(func(h holder, _ *unitState) (int, int) { return 0, int(h.p.turn) }),
	codec.Flag[holder]("absent", func(s *unitState) *bool { return &s.absent }),
)

func readReduced(r *codec.Reader, h holder, raw json.RawMessage, s *unitState) {
	if !codec.Decode[bool](r, raw) {
		return
	}
	if len(h.unit().Faces) < 2 {
		r.Fail("it has no reduced side")
	}
	s.level += int8(h.unit().perStep)
}

// recorded is where a unit is, and whether there is more to tell of it.
func (p *Position) recorded(u int16) (board.ID, bool) {
	st := &p.units[u]
	return st.hex, *st != (unitState{hex: st.hex})
}

func (p *Position) stateOf(u int16) (holder, *unitState) { return holder{p, u}, &p.units[u] }

// restoring is a position that is made as a record or a description says.
type restoring struct{ *Position }

func restore(p *Position) restoring { return restoring{p} }

// clearMap takes all units off the map and forgets what they did.
func (p restoring) clearMap() {
	for u := range p.units {
		p.place(int16(u), board.None)
		p.units[u] = unitState{hex: board.None}
	}
}

// readUnit puts a unit where a record says and in the state it says.
func (p restoring) readUnit(r *codec.Reader, u int16, x rules.UnitState) {
	p.place(u, board.None)
	st := &p.units[u]
	*st = unitState{hex: board.None}
	if len(x.State) > 0 {
		r.In("state", func() { unitFields.Read(r, holder{p.Position, u}, x.State, st) })
	}
	if x.Hex == "" || r.Err != nil {
		return
	}
	h := r.Hex(x.Hex)
	switch {
	case r.Err != nil:
	case st.absent || st.lost > 0:
		r.Fail("it cannot be in hex %s and out of the game", x.Hex)
	case !p.rs.enterable[h]:
		r.Fail("no unit can be in %s, which is %s", x.Hex, p.Board().Hexes[h].Terrain)
	case p.owner(u) == russia && h == p.rs.fortress:
		r.Fail("no Russian unit can be in Przemysl, %s (13.0)", x.Hex)
	default:
		p.place(u, h)
	}
}

// checkStacks refuses hexes with both sides in them, and with more units than a
// Combat Phase can do with.
func (p restoring) checkStacks(r *codec.Reader) {
	for h := range board.ID(p.Board().Len()) {
		if p.holds(austria, h) && p.holds(russia, h) {
			r.Fail("both sides are in hex %s", p.Board().Number(h))
		}
		for s := range sideIDs {
			if p.phase == combatPhase && p.stands.Count(int8(s), h) > mostInHex {
				r.Fail("there are more than %d units in hex %s", mostInHex, p.Board().Number(h))
			}
		}
	}
}
