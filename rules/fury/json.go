package fury

import (
	"vistula/rules/board"
	"vistula/rules/jsonw"
)

// AppendJSON appends the position as one line of JSON. It is written by hand
// because every action in a game is hashed by it.
func (p *Position) AppendJSON(b []byte) []byte {
	w := writer{Writer: jsonw.Writer{B: b}, p: p}
	w.Raw(`{"ruleset":"fury"`)
	w.text(`,"scenario":`, p.scenario.ID)
	o := p.options.list()
	w.list(`,"options":`, len(o), func(i int) { w.Quoted(o[i]) })
	w.Raw(`,"turn":`)
	w.Int(int(p.turn))
	w.text(`,"side":`, string(p.side.id()))
	w.text(`,"phase":`, phaseIDs[p.phase])
	w.text(`,"stage":`, stageIDs[p.stage])
	w.stage(`,"back":`, p.back)
	w.stage(`,"after":`, p.after)
	w.Raw(`,"dice":`)
	w.B = p.dice.AppendJSON(w.B)
	w.state()
	w.units()
	if p.moving >= 0 {
		w.text(`,"moving":`, p.UnitID(p.moving))
	}
	w.unitList(`,"displaced":`, p.displaced)
	w.list(`,"attacks":`, len(p.attacks), func(i int) { w.attack(&p.attacks[i]) })
	if p.combat.on {
		w.combat(&p.combat)
	}
	w.list(`,"demands":`, len(p.demands), func(i int) { w.demand(&p.demands[i]) })
	if len(p.retreat.units) > 0 {
		w.withdrawal(&p.retreat)
	}
	w.Raw("}")
	return w.B
}

type writer struct {
	jsonw.Writer
	p *Position
}

// text writes a field that is a text without escapes.
func (w *writer) text(key, s string) {
	w.Raw(key)
	w.Quoted(s)
}

// list writes a JSON array unless it is empty.
func (w *writer) list(key string, n int, element func(i int)) {
	if n > 0 {
		w.List(key, n, element)
	}
}

// stage writes a stage unless it is the first, which no other goes back to.
func (w *writer) stage(key string, s stage) {
	if s != 0 {
		w.text(key, stageIDs[s])
	}
}

func (w *writer) hex(key string, id board.ID) { w.text(key, w.p.rs.board.Number(id)) }

func (w *writer) unitList(key string, units []int16) {
	w.list(key, len(units), func(i int) { w.Quoted(w.p.rs.units[units[i]].ID) })
}

func (w *writer) hexList(key string, ids []board.ID) {
	w.list(key, len(ids), func(i int) { w.hex("", ids[i]) })
}

// state writes what is kept besides the units.
func (w *writer) state() {
	p := w.p
	w.text(`,"state":{"initiative":`, string(p.initiative.id()))
	w.Number(`,"activation":`, int(p.activation))
	if p.first != [2]front{noFront, noFront} {
		w.List(`,"first":`, 2, func(i int) { w.Quoted(p.first[i].id()) })
	}
	if p.front != noFront {
		w.text(`,"front":`, p.front.id())
	}
	w.forts()
	w.fronts()
	w.List(`,"rail":`, len(p.rail), func(i int) { w.Int(int(p.rail[i])) })
	if p.nation != noNation {
		w.text(`,"nation":`, nationIDs[p.nation])
	}
	w.Number(`,"points":`, int(p.points))
	w.Number(`,"choose":`, int(p.choose))
	w.Raw("}")
}

// forts writes the fortresses that are not as they were at the start.
func (w *writer) forts() {
	p, n := w.p, 0
	for i := range p.forts {
		f := &p.forts[i]
		if *f == (fortState{holder: p.rs.forts[i].side}) {
			continue
		}
		w.Flag(`,"forts":[`, n == 0)
		w.Comma(n)
		n++
		w.hex(`{"hex":`, p.rs.forts[i].hex)
		w.text(`,"holder":`, string(f.holder.id()))
		w.Flag(`,"taken":true`, f.taken)
		w.Flag(`,"besieged":true`, f.besieged)
		w.Flag(`,"tested":true`, f.tested)
		w.Number(`,"since":`, int(f.since))
		w.Raw("}")
	}
	w.Flag("]", n > 0)
}

// fronts writes to which front armies were posted that had to choose (12).
func (w *writer) fronts() {
	p, n := w.p, 0
	for i, f := range p.fronts {
		if f == p.rs.armies[i].front {
			continue
		}
		w.Flag(`,"fronts":[`, n == 0)
		w.Comma(n)
		n++
		w.text(`{"army":`, p.rs.armies[i].id)
		w.text(`,"front":`, f.id())
		w.Raw("}")
	}
	w.Flag("]", n > 0)
}

// units writes most of the position. It appends to a slice of its own: with a
// hundred units that is half of the time.
func (w *writer) units() {
	p := w.p
	b := append(w.B, `,"units":[`...)
	for i := range p.units {
		st := &p.units[i]
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, p.rs.units[i].prefix...)
		if st.hex != board.None {
			b = append(b, p.rs.hexPrefix[st.hex]...)
		}
		if *st != (unitState{hex: st.hex, army: p.rs.units[i].army}) {
			w.B = b
			w.unitState(st, p.rs.units[i].army)
			b = w.B
		}
		b = append(b, '}')
	}
	w.B = append(b, ']')
}

func (w *writer) unitState(st *unitState, printed int8) {
	w.Raw(`,"state":`)
	from := len(w.B)
	if st.box != onMap {
		w.text(`,"box":`, boxIDs[st.box])
	}
	w.Number(`,"lost":`, int(st.lost))
	w.Number(`,"due":`, int(st.due))
	if st.army != printed {
		w.text(`,"army":`, w.p.rs.armies[st.army].id)
	}
	w.Flag(`,"active":true`, st.active)
	w.Flag(`,"disorganised":true`, st.disorganised)
	w.Flag(`,"reformed":true`, st.reformed)
	w.Flag(`,"entered":true`, st.entered)
	w.Number(`,"spent":`, int(st.spent))
	w.Flag(`,"moved":true`, st.moved)
	w.Flag(`,"stopped":true`, st.stopped)
	w.Flag(`,"retreated":true`, st.retreated)
	w.Flag(`,"adjusted":true`, st.adjusted)
	w.B[from] = '{' // in place of the first comma
	w.Raw("}")
}

func (w *writer) attack(a *attack) {
	w.hex(`{"from":`, a.from)
	w.hex(`,"target":`, a.target)
	w.unitList(`,"units":`, a.units)
	w.Raw("}")
}

// roleIDs name who lost a combat, from noRole on.
var roleIDs = [3]string{"", "attacker", "defender"}

func (w *writer) combat(c *combat) {
	w.hex(`,"combat":{"from":`, c.from)
	w.hex(`,"target":`, c.target)
	w.unitList(`,"attackers":`, c.attackers)
	w.Number(`,"cavalry":`, int(c.cavalry))
	w.Number(`,"die":`, int(c.die))
	w.Number(`,"total":`, int(c.total))
	if c.loser != noRole {
		w.text(`,"loser":`, roleIDs[c.loser+1])
	}
	w.Flag(`,"extra":true`, c.extra)
	w.Flag(`,"advanced":true`, c.advanced)
	if c.die > 0 {
		w.rolled(&c.rolled)
	}
	w.Raw("}")
}

func (w *writer) demand(d *demand) {
	w.text(`{"side":`, string(d.side.id()))
	w.unitList(`,"units":`, d.units)
	w.Number(`,"losses":`, int(d.n))
	w.Raw("}")
}

func (w *writer) withdrawal(r *withdrawal) {
	w.Raw(`,"retreat":{"left":`)
	w.Int(int(r.left))
	w.unitList(`,"units":`, r.units)
	w.hexList(`,"trail":`, r.trail)
	w.Raw("}")
}

// list names the options that are in force.
func (o options) list() []string {
	if o.pflanzer {
		return []string{optionList[0].ID}
	}
	return nil
}
