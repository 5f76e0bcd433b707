package fury

import (
	"encoding/json"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// What the lists of fields need to read and write that fits no kind of field.

// list names the options that are in force.
func (o options) list() []string {
	if o.pflanzer {
		return []string{optionList[0].ID}
	}
	return nil
}

// writeFirst writes the front that each side activates first, "" before it is chosen.
func writeFirst(w *codec.Writer, _, p *Position) {
	w.List("", len(p.first), func(i int) { w.Quoted(p.first[i].id()) })
}

func readFirst(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
	names := codec.Decode[[]string](r, raw)
	if len(names) != len(p.first) {
		r.Fail("there are %d fronts, not one for each side", len(names))
		return
	}
	for i, name := range names {
		if p.first[i] = noFront; name != "" {
			p.first[i] = front(r.Index(name, frontIDs[:]))
		}
	}
}

// fitsTurn and those below tell what is wrong with a field, "" for nothing.
func (p *Position) fitsTurn(*Position) string {
	if p.phase == deploymentPhase && int(p.turn) != p.scenario.Turns[0] {
		return "units are set up before turn " + strconv.Itoa(p.scenario.Turns[0]) + " only"
	}
	return ""
}

func (p *forces) fitsRail(*Position) string {
	for n, points := range p.rail {
		if most := p.rs.tables.RailPoints[nationIDs[n]]; int(points) > most {
			return nationNames[n] + " has " + strconv.Itoa(most) + " at most"
		}
	}
	return ""
}

// eachFort lists the fortresses that are not as they were at the start.
func (p *forces) eachFort(_ *Position, yield func(*fortRecord)) {
	for i, f := range p.forts {
		if f != (fortState{holder: p.rs.forts[i].side}) {
			p.field.fort = fortRecord{p.rs.forts[i].hex, f}
			yield(&p.field.fort)
		}
	}
}

func readForts(r *codec.Reader, _, p *Position, list []fortRecord) {
	seen := map[board.ID]bool{}
	for _, x := range list {
		i := int8(-1)
		if x.hex != board.None {
			i = p.rs.fortAt[x.hex]
		}
		switch name := p.Board().Number(x.hex); {
		case i < 0:
			r.Fail("there is no fortress in %s", name)
			return
		case seen[x.hex]:
			r.Fail("%s stands there twice", name)
		case x.holder != p.rs.forts[i].side && !x.taken:
			r.Fail("%s is in enemy hands, but was never taken", name)
		case x.besieged && x.taken:
			r.Fail("%s was taken once and cannot be besieged (10.4)", name)
		}
		seen[x.hex] = true
		p.forts[i] = x.fortState
	}
}

// eachPosted lists the armies that were posted to a front that is not printed (12).
func (p *forces) eachPosted(_ *Position, yield func(*postRecord)) {
	for i, f := range p.fronts {
		if f != p.rs.armies[i].front {
			p.field.post = postRecord{int8(i), f}
			yield(&p.field.post)
		}
	}
}

func readFronts(r *codec.Reader, _, p *Position, list []postRecord) {
	for _, x := range list {
		switch {
		case x.army < 0 || x.front == noFront:
			r.Fail("an army and its front belong together")
			return
		case p.rs.armies[x.army].front != noFront:
			r.Fail("%s has its front printed", p.rs.armies[x.army].id)
			return
		}
		p.fronts[x.army] = x.front
	}
}

// readUnit puts a unit where a record says and in the state it says. A headquarters that a
// description puts on the map is active unless it says otherwise.
func (p *Position) readUnit(r *codec.Reader, u int16, x rules.UnitState) {
	st := unitState{hex: board.None, army: p.unit(u).army}
	st.active = !r.Whole && p.unit(u).hq && x.Hex != ""
	if len(x.State) > 0 {
		unitFields.Read(r, scope{p, u}, x.State, &st)
	}
	if x.Hex != "" {
		st.hex = r.Hex(x.Hex)
	}
	if r.Err == nil {
		p.units[u] = st
		p.fitsCounter(r, u)
	}
}

// fitsCounter checks what a unit's hex and state allow together.
func (p *forces) fitsCounter(r *codec.Reader, u int16) {
	unit, st := p.unit(u), &p.units[u]
	number := p.Board().Number(st.hex)
	switch {
	case st.hex != board.None && st.box != onMap:
		r.Fail("it cannot be in hex %s and in the box %q", number, boxIDs[st.box])
	case st.hex != board.None && !p.rs.enterable(st.hex):
		r.Fail("no unit can be in hex %s (3)", number)
	case (st.active || st.entered && unit.cadre) && !unit.hq:
		r.Fail("only a headquarters is active")
	case st.disorganised && unit.hq:
		r.Fail("a headquarters is never disorganised (10.3.2)")
	}
}

// whereIs tells where a unit is, and whether its state is worth a word.
func (p *forces) whereIs(u int16) (board.ID, bool) {
	st := &p.units[u]
	return st.hex, *st != unitState{hex: st.hex, army: p.rs.units[u].army}
}

func (p *Position) stateOf(u int16) (scope, *unitState) { return scope{p, u}, &p.units[u] }
