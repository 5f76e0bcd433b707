package tannenberg

import (
	"encoding/json"
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// The fields that are written and read in a way of their own, and what fields are
// checked by.

// chosen tells whether a game is played with any option.
func chosen(_ *Position, p *Position) bool {
	return p.options.orders[german] != orderIDs[0] || p.options.orders[austrian] != orderIDs[0] || p.options.limited || p.options.twoFront
}

// writeOptions writes those that are not the default.
func writeOptions(w *codec.Writer, p *Position) {
	o, n := &p.options, 0
	add := func(id, value string, set bool) {
		if set {
			w.Comma(n)
			n++
			w.Quoted(id)
			w.Raw(":")
			w.Quoted(value)
		}
	}
	w.Raw("{")
	add("german-order", o.orders[german], o.orders[german] != orderIDs[0])
	add("austrian-order", o.orders[austrian], o.orders[austrian] != orderIDs[0])
	add("limited-intelligence", "on", o.limited)
	add("two-front", "on", o.twoFront)
	w.Raw("}")
}

func turnsOf(_ *Position, p *Position) (first, last int) {
	return p.scenario.Turns[0], p.scenario.Turns[1]
}

// fitsTime tells why the phase and the side do not go with the turn.
func fitsTime(_ *Position, p *Position) string {
	switch {
	case p.phase <= deployPhase && int(p.turn) != p.scenario.Turns[0]:
		return fmt.Sprintf("units are set up before turn %d only", p.scenario.Turns[0])
	case p.phase == planPhase && p.side != central, p.phase == deployPhase && p.side != russia:
		return "the Central Powers plan, and Russia deploys"
	case p.phase == westPhase && (!p.options.twoFront || p.side != central):
		return "the west is entered in the two-front game only, and by the Central Powers"
	}
	return ""
}

func fitsWest(_ *Position, p *Position) string {
	if p.western != [2]int16{} && !p.options.twoFront {
		return "there is no western front in this game"
	}
	return ""
}

func fitsAttack(_ *Position, p *Position) string {
	if !p.inAttack() {
		return fmt.Sprintf("there is none at the stage %q", stageIDs[p.stage])
	}
	return ""
}

// distinct tells that a hex stands in a list twice.
func distinct(list []board.ID) string {
	for i, h := range list {
		if slices.Contains(list[:i], h) {
			return "a hex stands there twice"
		}
	}
	return ""
}

// writeFort names a fort by the hex that it guards and the one before it.
func (rs *Ruleset) writeFort(w *codec.Writer, f int16) {
	w.Raw("[")
	w.Quoted(w.Board.Number(rs.forts[f].inside))
	w.Raw(",")
	w.Quoted(w.Board.Number(rs.forts[f].outside))
	w.Raw("]")
}

// readFortPair is the fort that is named so.
func (rs *Ruleset) readFortPair(r *codec.Reader, hexes [2]string) int16 {
	in, out := r.Hex(hexes[0]), r.Hex(hexes[1])
	for i := range rs.forts {
		if f := &rs.forts[i]; f.inside == in && f.outside == out {
			return int16(i)
		}
	}
	r.Fail("no fort guards %s towards %s", hexes[0], hexes[1])
	return 0
}

func nothingDestroyed(_ *Position, p *Position) bool { return !slices.Contains(p.forts, true) }

func writeDestroyed(w *codec.Writer, _ *Position, p *Position) {
	n := 0
	w.Raw("[")
	for f, gone := range p.forts {
		if gone {
			w.Comma(n)
			n++
			p.rs.writeFort(w, int16(f))
		}
	}
	w.Raw("]")
}

func readDestroyed(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
	clear(p.forts)
	for _, x := range codec.Decode[[][2]string](r, raw) {
		p.forts[p.rs.readFortPair(r, x)] = true
	}
}

func writeStormed(w *codec.Writer, _ *Position, p *Position) {
	w.List("", len(p.stormed), func(i int) { p.rs.writeFort(w, p.stormed[i]) })
}

func readStormed(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
	p.stormed = p.stormed[:0]
	for _, x := range codec.Decode[[][2]string](r, raw) {
		f := p.rs.readFortPair(r, x)
		if slices.Contains(p.stormed, f) {
			r.Fail("the fort of %s towards %s stands there twice", x[0], x[1])
		}
		p.stormed = append(p.stormed, f)
	}
}

// holding is a place that is not in the hands of its own side.
type holding struct {
	hex  board.ID
	side side
}

func eachHolding(p *Position, _ *Position, yield func(*holding)) {
	for i, s := range p.held {
		if o := &p.rs.objectives[i]; s != o.home {
			yield(&holding{o.hex, s})
		}
	}
}

func keepHoldings(r *codec.Reader, p *Position, _ *Position, list []holding) {
	for i := range p.held {
		p.held[i] = p.rs.objectives[i].home
	}
	for _, x := range list {
		if x.hex == board.None || x.side == nobody {
			r.Fail("a place needs its hex and its side")
			return
		}
		i, number := p.rs.objectiveOf[x.hex], p.Board().Number(x.hex)
		if i < 0 {
			r.Fail("%s yields no points", number)
			return
		}
		if home := p.rs.objectives[i].home; x.side == home || p.held[i] != home {
			r.Fail("%s is in the hands of its own side unless it is named once", number)
		}
		p.held[i] = x.side
	}
}

// trail is an enemy railway that an EB unit has restored.
type trail struct {
	unit int16
	way  []board.ID
}

func eachTrail(p *Position, _ *Position, yield func(*trail)) {
	for i, way := range p.trails {
		if len(way) > 0 {
			yield(&trail{p.rs.engineers[i], way})
		}
	}
}

func keepTrails(r *codec.Reader, p *Position, _ *Position, list []trail) {
	for i := range p.trails {
		p.trails[i] = p.trails[i][:0]
	}
	for _, x := range list {
		if x.unit < 0 {
			r.Fail("a restored railway needs its unit")
			return
		}
		i := slices.Index(p.rs.engineers, x.unit)
		if i < 0 || len(p.trails[i]) > 0 {
			r.Fail("%q is not an EB unit that is named once", p.UnitID(x.unit))
			return
		}
		p.trails[i] = x.way
	}
}

// readNobody has nobody support the forts of a hex.
func readNobody(r *codec.Reader, _ *Position, raw json.RawMessage, s *support) {
	switch {
	case !codec.Decode[bool](r, raw):
	case s.unit >= 0:
		r.Fail("a unit supports the forts, or nobody does")
	default:
		s.unit = noUnit
	}
}

// fitsSupporters looks for hexes that are named twice, and for questions that come
// before others.
func fitsSupporters(_ *Position, p *Position) string {
	for i, s := range p.supports {
		switch {
		case s.hex == board.None:
			return "the hex is missing"
		case slices.ContainsFunc(p.supports[:i], func(x support) bool { return x.hex == s.hex }):
			return "hex " + p.Board().Number(s.hex) + " stands there twice"
		case s.unit == undecided && i < len(p.supports)-1:
			return "it is not clear who supports the forts of hex " + p.Board().Number(s.hex)
		}
	}
	return ""
}

// readUnit puts a unit where a record says and in the state it says; it tells
// whether the record gives its place in the stack.
func (p *Position) readUnit(r *codec.Reader, u int16, x rules.UnitState) (ranked bool) {
	const unranked = -1
	st := unitState{hex: board.None, rank: unranked}
	if len(x.State) > 0 {
		r.In("state", func() { unitRecord.Read(r, unitOf{p, u}, x.State, &st) })
	}
	if ranked = st.rank != unranked; !ranked {
		st.rank = 0
	}
	if x.Hex != "" {
		st.hex = r.Hex(x.Hex)
		switch {
		case r.Err != nil:
		case st.dead > 0 || st.absent || st.front != east || st.due > 0:
			r.Fail("it cannot be in hex %s and elsewhere", x.Hex)
		case p.rs.closed[st.hex] != openHex:
			r.Fail("nobody may be in hex %s", x.Hex)
		}
	} else if st.rank > 0 {
		r.FailAt("rank", "it is in no stack")
	}
	p.units[u] = st
	return ranked
}
