package twilight

import (
	"encoding/json"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/hex"
)

// unitFields are the state of a unit besides its hex.
var unitFields = codec.Of(
	codec.Number[scope]("lost", func(st *unitState) *int8 { return &st.lost }).Between(func(s scope, _ *unitState) (int, int) {
		return 0, int(s.p.unit(s.u).steps)
	}),
	codec.Number[scope]("status", func(st *unitState) *int8 { return &st.ce }).Within(0, mostStatus),
	codec.Number[scope]("disorder", func(st *unitState) *int8 { return &st.disorder }).Within(0, 2),
	codec.NameUnless[scope]("supply", func(st *unitState) *int8 { return &st.supply }, supplyIDs, inSupply),
	codec.Flag[scope]("isolated", func(st *unitState) *bool { return &st.isolated }),
	codec.Flag[scope]("extended", func(st *unitState) *bool { return &st.extended }),
	codec.Number[scope]("given", func(st *unitState) *int8 { return &st.given }).Within(0, mostGiven),
	codec.Own("army", sameArmy, writeArmy, readArmy),
	codec.Own("corps", sameCorps, writeCorps, readCorps),
	codec.Number[scope]("aim", func(st *unitState) *int8 { return &st.aim }).Within(0, hex.Directions),
	codec.Flag[scope]("freed", func(st *unitState) *bool { return &st.freed }),
	codec.Number[scope]("back", func(st *unitState) *int8 { return &st.back }).Within(0, newSupplyUnit),
	codec.Number[scope]("settling", func(st *unitState) *int8 { return &st.settling }).Within(0, 2),
	codec.Flag[scope]("displaced", func(st *unitState) *bool { return &st.displaced }),
	codec.Number[scope]("half", func(st *unitState) *int8 { return &st.half }).Within(0, 2),
	codec.Object("train", func(st *unitState) *railState { return &st.train }, trainFields),
	codec.NameUnless[scope]("task", func(st *unitState) *int8 { return &st.task }, taskIDs, noTask),
	codec.Number[scope]("spent", func(st *unitState) *int16 { return &st.spent }).Within(0, mostParts),
	codec.Flag[scope]("moved", func(st *unitState) *bool { return &st.moved }),
	codec.Flag[scope]("halted", func(st *unitState) *bool { return &st.halted }),
	codec.Flag[scope]("stuck", func(st *unitState) *bool { return &st.stuck }),
	codec.Flag[scope]("clashed", func(st *unitState) *bool { return &st.clashed }),
	codec.Flag[scope]("fought", func(st *unitState) *bool { return &st.fought }),
	codec.Flag[scope]("fled", func(st *unitState) *bool { return &st.fled }),
	codec.UnitPlusOne[scope]("mate", func(st *unitState) *int16 { return &st.mate }),
	codec.Flag[scope]("exchanged", func(st *unitState) *bool { return &st.exchanged }),
	codec.Number[scope]("forced", func(st *unitState) *int8 { return &st.forced }).Within(0, forcedRiders),
	codec.Flag[scope]("strained", func(st *unitState) *bool { return &st.strained }),
	codec.Flag[scope]("rested", func(st *unitState) *bool { return &st.rested }),
	codec.Number[scope]("dug", func(st *unitState) *int8 { return &st.dug }).Within(0, mostDug),
	codec.Flag[scope]("stood", func(st *unitState) *bool { return &st.stood }),
	codec.NameUnless[scope]("order", func(st *unitState) *int8 { return &st.order }, orderIDs, orderAsk),
	codec.Number[scope]("left", func(st *unitState) *int16 { return &st.left }).Within(-mostParts, mostParts),
	codec.Number[scope]("strays", func(st *unitState) *int8 { return &st.strays }).Within(0, 1),
	codec.NameUnless[scope]("gone", func(st *unitState) *int8 { return &st.gone }, goneIDs, onBoard),
).Must(func(s scope, st *unitState) string {
	if why := outOfTheWay(s, st); why != "" {
		return why
	}
	return wrongMarker(s, st)
})

// A unit's army and corps are written where they are not those that are printed.

func sameArmy(s scope, st *unitState) bool { return st.army == s.p.unit(s.u).army }

func writeArmy(w *codec.Writer, s scope, st *unitState) {
	if st.army < 0 {
		w.Quoted("")
		return
	}
	w.Quoted(s.p.rs.armies[st.army].id)
}

func readArmy(r *codec.Reader, s scope, raw json.RawMessage, st *unitState) {
	st.army = -1
	if name := codec.Decode[string](r, raw); name != "" {
		st.army = int8(r.Index(name, s.p.rs.armyIDs()))
	}
	if st.army >= 0 && s.p.rs.armies[st.army].nation.side() != s.p.unit(s.u).side {
		r.Fail("it cannot be attached to %s, which is the enemy's (6.2)", s.p.rs.armies[st.army].name)
	}
}

func sameCorps(s scope, st *unitState) bool { return st.corps == s.p.unit(s.u).corps }

func writeCorps(w *codec.Writer, s scope, st *unitState) {
	if st.corps < 0 {
		w.Quoted("")
		return
	}
	w.Quoted(s.p.rs.corps[st.corps].name)
}

// readCorps reads a corps of the unit's nation, or of the other one of its side.
func readCorps(r *codec.Reader, s scope, raw json.RawMessage, st *unitState) {
	st.corps = -1
	name, unit := codec.Decode[string](r, raw), s.p.unit(s.u)
	if name == "" {
		return
	}
	for i := range s.p.rs.corps {
		if c := &s.p.rs.corps[i]; c.name == name && c.nation.side() == unit.side && (st.corps < 0 || c.nation == unit.nation) {
			st.corps = int8(i)
		}
	}
	switch unit := s.p.unit(s.u); {
	case st.corps < 0:
		r.Fail("there is no corps %q of that side", name)
	case st.corps == unit.corps || !unit.formation():
	case s.p.rs.corps[st.corps].nation != unit.nation:
		r.Fail("it cannot be attached to a corps of another nation (6.2.4)")
	case s.p.rs.corps[st.corps].riders != (unit.kind == cavalry):
		r.Fail("cavalry is attached to a Cavalry Corps or independent, and nobody else to such a corps (6.2.2a)")
	}
}

// outOfTheWay tells what keeps a unit from being in its hex.
func outOfTheWay(s scope, st *unitState) string {
	if st.hex == board.None {
		return ""
	}
	number := s.p.Board().Number(st.hex)
	switch {
	case st.gone != onBoard:
		return "it cannot be in hex " + number + " and off the map"
	case !s.p.inPlay(st.hex):
		return "hex " + number + " is not in play in this scenario"
	case s.p.rs.country[st.hex] == noNation:
		return "hex " + number + " is water"
	case st.lost >= s.p.unit(s.u).steps:
		return "lost: " + itoa(int(st.lost)) + " is more than it can lose and live"
	}
	return ""
}

// wrongMarker tells which marker a unit bears that its counter may not have, and by which
// case.
func wrongMarker(s scope, st *unitState) string {
	unit := s.p.unit(s.u)
	for _, x := range []struct {
		bears, may bool
		why        string
	}{
		{st.aim > 0, unit.kind == infantry || unit.kind == artillery && !unit.guards, "aim: only infantry and artillery that attacks prepare attacks (8.4.1)"},
		{st.displaced, unit.kind == artillery, "displaced: only artillery is displaced (9.5.1)"},
		{st.extended, unit.supplies(), "extended: only supply units have an extended side (3.6)"},
		// In the Inter-Phase the number counts the replacements that a unit has had.
		{st.given > 0, unit.supplies() || s.p.phase == interPhase, "given: only supply units give Ammunition Points (10.5.4)"},
		{st.isolated, st.supply == outOfSupply, "isolated: only who is out of supply is isolated (14.4.1)"},
		{st.settling > 0, unit.depot(), "settling: only depots relocate (8.2.7)"},
		{st.ce > 0 || st.disorder > 0, unit.formation(), "status, disorder: only formations have levels of effectiveness (6.4.2, 7.4)"},
		{st.forced > 0 || st.strained, unit.combat(), "forced: only combat units make forced marches (8.3.1)"},
		{st.order != orderAsk, unit.kind == cavalry, "order: only cavalry reacts (9.1)"},
		{st.stood, unit.Abandonment > 0, "stood: only bridgeheads are rolled for (12.5)"},
	} {
		if x.bears && !x.may {
			return x.why
		}
	}
	return ""
}

// worthAWord tells where a unit is, and whether its state says more.
func (p *Position) worthAWord(u int16) (hex board.ID, more bool) {
	st := &p.units[u]
	plain := p.rs.nowhere(u)
	plain.hex, plain.gone = st.hex, onBoard
	return st.hex, *st != plain
}

// stateOf is the state of a unit, with what its fields need to know.
func (p *Position) stateOf(u int16) (scope, *unitState) { return scope{p: p, u: u}, &p.units[u] }

func writeUnits(w *codec.Writer, _ scope, p *Position) {
	p.rs.roster.Write(w, p.worthAWord, p.stateOf)
}

// readUnits reads the units of a saved position, which names every one.
func readUnits(r *codec.Reader, _ scope, raw json.RawMessage, p *Position) {
	r.ReadUnits(codec.Decode[[]rules.UnitState](r, raw), func(u int16, x rules.UnitState) { p.readUnit(r, u, x) })
}

// readUnit puts a unit where a record says and in the state it says.
func (p *Position) readUnit(r *codec.Reader, u int16, x rules.UnitState) {
	st := p.rs.nowhere(u)
	st.gone = onBoard
	unitFields.Unit(r, scope{p: p, u: u}, x, &st, &st.hex)
	if st.hex == board.None && st.gone == onBoard {
		st.gone = absent // who is off the map without a reason takes no part
	}
	p.units[u] = st
}
