package toy

import (
	"cmp"
	"encoding/json"
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/reading"
)

// The fields of a position are listed once. From the list follow its JSON, which every
// save holds, its digest, by which every action is checked when a game is replayed, the
// strict reader, and the reader of positions that a person describes for the referee.

type field = *codec.Field[*position, position]

var (
	heading = []field{
		// These two are read before all others, by Heading.
		codec.Known[*position]("ruleset", func(w *codec.Writer, _ *position) { w.Quoted(ID) }),
		codec.Known[*position]("scenario", func(w *codec.Writer, p *position) { w.Quoted(p.scenario.id) }),
		// A field that relies on another stands behind it.
		codec.Number[*position]("last", func(p *position) *int32 { return &p.last }).Needed(),
		codec.Number[*position]("turn", func(p *position) *int32 { return &p.turn }).Needed().
			Between(func(_, p *position) (int, int) { return 1, int(p.last) }),
		codec.Side[*position]("side", func(p *position) *side { return &p.side }).Needed(),
		codec.NameUnless[*position]("stage", func(p *position) *stage { return &p.stage }, stageIDs, atAction),
		codec.Object("state", func(p *position) *position { return p }, stateFields),
		codec.Object("fight", func(p *position) *fight { return &p.fight }, fightFields).
			When(func(_, p *position) bool { return p.fighting() }).
			NeededWhen(func(_, p *position) bool { return p.fighting() }),
		codec.Dice[*position]("dice", func(p *position) *rules.Dice { return &p.Dies }),
	}
	roster = codec.Own("units", nil, func(w *codec.Writer, _, p *position) { p.rs.roster.Write(w, p.whereIs, p.stateOf) }, readUnits).Needed()

	whole = codec.Of(append(heading, roster)...)
	rest  = codec.Of(heading...) // all but the units, which the digest counts one by one
)

// stateFields are what a description for the referee may give in its "state".
var stateFields = codec.Of(
	codec.Object("red_mine", func(p *position) *mine { return &p.mines[red] }, mineFields),
	codec.Object("blue_mine", func(p *position) *mine { return &p.mines[blue] }, mineFields),
)

var mineFields = codec.Of(
	codec.Hex[*position]("hex", func(m *mine) *board.ID { return &m.at }),
	codec.Flag[*position]("sprung", func(m *mine) *bool { return &m.sprung }).Must(func(_ *position, m *mine) string {
		if m.sprung && m.at != board.None {
			return "a mine that has gone off lies nowhere"
		}
		return ""
	}),
)

var fightFields = codec.Of(
	codec.Unit[*position]("attacker", func(f *fight) *int16 { return &f.attacker }).Needed(),
	codec.Unit[*position]("defender", func(f *fight) *int16 { return &f.defender }).Needed(),
	codec.Hex[*position]("hex", func(f *fight) *board.ID { return &f.at }).Needed(),
)

var unitFields = codec.Of(
	codec.Number[*position]("strength", func(s *unitState) *int8 { return &s.strength }).Within(1, 3),
	codec.Flag[*position]("seen", func(s *unitState) *bool { return &s.seen }),
	codec.Flag[*position]("spent", func(s *unitState) *bool { return &s.spent }),
)

// whereIs and stateOf tell the roster what to write of a unit.
func (p *position) whereIs(u int16) (h board.ID, state bool) {
	return p.at(u), p.units[u].strength > 0
}
func (p *position) stateOf(u int16) (*position, *unitState) { return p, &p.units[u] }

func readUnits(r *codec.Reader, _ *position, raw json.RawMessage, p *position) {
	r.ReadUnits(codec.Decode[[]rules.UnitState](r, raw), func(u int16, x rules.UnitState) {
		s := &p.units[u]
		s.at = board.None
		if r.Whole {
			*s = unitState{at: board.None}
		}
		if x.Hex != "" {
			s.at = r.Hex(x.Hex)
		}
		if len(x.State) > 0 {
			unitFields.Read(r, p, x.State, s)
		}
	})
}

// AppendJSON appends the position as one line of JSON.
func (p *position) AppendJSON(b []byte) []byte { return whole.Append(b, p.rs.Names(), p, p) }

// Digest tells positions apart as their JSON does, but writes only the units that have
// changed since it was last asked for.
func (p *position) Digest() uint64 {
	w := codec.Writer{Names: p.rs.Names()}
	units := codec.Sum(p.rs.roster, &w, &p.tally, p.units, p.whereIs, p.stateOf)
	return codec.Digest(rest.Append(nil, p.rs.Names(), p, p), units)
}

// Load reads a position as AppendJSON wrote it.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	return rs.Reopen(&rs.Rulebook, raw, func(sc *scenario, _ rules.Options, r *codec.Reader) rules.Position {
		p := sc.start.clone()
		whole.Read(r, p, raw, p)
		r.Check(p.sound)
		return p
	})
}

// SetUp makes a position from a description. What it leaves out is as at the start of
// the scenario.
func (rs *Ruleset) SetUp(s rules.Setup) (rules.Position, error) {
	start, err := rs.New(s.Scenario, s.Options, s.Seed)
	if err != nil {
		return nil, err
	}
	if s.Phase != "" && s.Phase != phase {
		return nil, fmt.Errorf("phase %q is unknown; there is only %q", s.Phase, phase)
	}
	p := start.(*position)
	if s.Only {
		for u := range p.units {
			p.place(int16(u), board.None)
		}
	}
	given := map[string]any{"units": append([]rules.UnitState{}, s.Units...)}
	if s.Turn != 0 {
		given["turn"] = s.Turn
	}
	if s.Side != "" {
		given["side"] = s.Side
	}
	if len(s.State) > 0 {
		given["state"] = s.State
	}
	raw, err := json.Marshal(given)
	if err != nil {
		return nil, err
	}
	in := codec.Reader{Names: rs.Names()}
	whole.Read(&in, p, raw, p)
	p.muster()
	p.End() // one side may have nobody
	in.Check(p.sound)
	return core.Made(p, in.Err)
}

// sound tells what is wrong with a position that was read.
func (p *position) sound() error {
	p.muster()
	return reading.Sound(p, cmp.Or(stageIDs[p.stage], phase), (*position).alone, (*position).armed, (*position).fights, (*position).lives)
}

// alone: no two units share a hex (1.1).
func (p *position) alone() string {
	for h := range board.ID(p.Board().Len()) {
		if p.who.Count(int8(red), h)+p.who.Count(int8(blue), h) > 1 {
			return "one unit only in " + p.HexName(h)
		}
	}
	return ""
}

// armed: whoever takes part has a strength.
func (p *position) armed() string {
	for u := range p.units {
		if p.units[u].at != board.None && p.units[u].strength == 0 {
			return "a strength of unit " + p.UnitID(int16(u))
		}
	}
	return ""
}

// fights: after an attack the defender stands in the hex or has left it to the victor,
// who stands beside it.
func (p *position) fights() string {
	if !p.fighting() {
		return ""
	}
	f := p.fight
	_, beside := p.Board().DirectionTo(p.at(f.attacker), f.at)
	switch {
	case owner(f.attacker) != p.side || owner(f.defender) == p.side:
		return "an attacker of the side whose turn it is, and a defender of the other"
	case !beside:
		return "an attacker beside the hex of the attack"
	case p.stage == atRetreat && p.at(f.defender) != f.at, p.stage == atAdvance && !p.empty(f.at):
		return "a defender who retreats from the hex of the attack, or has left it"
	}
	return ""
}

// lives: a game in which a side has lost all units is over (4.1).
func (p *position) lives() string {
	if p.stage != atEnd && (p.count(red) == 0 || p.count(blue) == 0) {
		return "units of both sides"
	}
	return ""
}
