package greatwar

import (
	"vistula/rules/board"
	"vistula/rules/jsonw"
)

// AppendJSON appends the position as one line of JSON. It is written by hand
// because every action in a game is hashed by it.
func (p *Position) AppendJSON(b []byte) []byte {
	w := writer{Writer: jsonw.Writer{B: b}, p: p}
	w.Raw(`{"ruleset":"greatwar","scenario":"`)
	w.Raw(p.scenario.ID)
	w.Raw(`"`)
	w.options()
	w.Raw(`,"turn":`)
	w.Int(int(p.turn))
	w.Raw(`,"side":"`)
	w.Raw(string(p.side.id()))
	w.Raw(`","phase":"`)
	w.Raw(phaseIDs[p.phase])
	w.Raw(`","stage":"`)
	w.Raw(stageIDs[p.stage])
	w.Raw(`"`)
	if p.stage == atDisplace {
		w.Raw(`,"back":"`)
		w.Raw(stageIDs[p.back])
		w.Raw(`"`)
	}
	w.Raw(`,"dice":`)
	w.B = p.dice.AppendJSON(w.B)
	w.state()
	w.units()
	w.unitList(`,"moving":`, p.moving)
	w.unitList(`,"displaced":`, p.displaced)
	w.unit(`,"falling":`, p.falling)
	w.hexList(`,"vacated":`, p.vacated)
	if p.inAttack() {
		w.combat(&p.combat)
	}
	w.Raw("}")
	return w.B
}

// inAttack tells whether an attack is in hand, be it that a headquarters has to
// displace in between.
func (p *Position) inAttack() bool {
	s := p.stage
	if s == atDisplace {
		s = p.back
	}
	return s > atAttack && s <= atAdvance
}

type writer struct {
	jsonw.Writer
	p *Position
}

// list writes a JSON array unless it is empty.
func (w *writer) list(key string, n int, element func(i int)) {
	if n > 0 {
		w.List(key, n, element)
	}
}

func (w *writer) hex(key string, id board.ID) {
	w.Raw(key)
	w.Quoted(w.p.rs.board.Number(id))
}

// unit writes a unit that is kept as its number plus one, unless it is nobody.
func (w *writer) unit(key string, plusOne int16) {
	if plusOne > 0 {
		w.Raw(key)
		w.Quoted(w.p.rs.units[plusOne-1].ID)
	}
}

func (w *writer) unitList(key string, units []int16) {
	w.list(key, len(units), func(i int) { w.Quoted(w.p.rs.units[units[i]].ID) })
}

func (w *writer) hexList(key string, ids []board.ID) {
	w.list(key, len(ids), func(i int) { w.hex("", ids[i]) })
}

// options writes those that are in force.
func (w *writer) options() {
	o := w.p.options.list()
	w.list(`,"options":`, len(o), func(i int) { w.Quoted(o[i]) })
}

// list names the options that are in force, in a fixed order.
func (o options) list() []string {
	var names []string
	for _, x := range []struct {
		on   bool
		name string
	}{{o.envelope, "wrong-envelope"}, {o.imperative, "attack-imperative"}, {o.forage, "cavalry-forage"}, {o.lines, "rail-line-limits"},
		{o.unlimited, "unlimited-command"}, {o.extra, "extra-deployment"}} {
		if x.on {
			names = append(names, x.name)
		}
	}
	return names
}

// state writes what is kept besides the units.
func (w *writer) state() {
	p := w.p
	w.Raw(`,"state":{"score":`)
	w.Int(int(p.score))
	w.Number(`,"serbian_supply":`, int(p.serbia))
	w.Number(`,"attacks":`, int(p.attacks))
	w.Flag(`,"flotilla":true`, p.monitors)
	w.hexList(`,"stormed":`, p.stormed)
	w.Number(`,"replaced":`, int(p.replaced))
	w.forts()
	w.held()
	w.railways()
	w.list(`,"awards":`, len(p.awards), func(i int) { w.award(&p.awards[i]) })
	w.Raw("}")
}

func (w *writer) forts() {
	p, n := w.p, 0
	for i, lost := range p.forts {
		if lost == 0 {
			continue
		}
		w.Flag(`,"forts":[`, n == 0)
		w.Flag(",", n > 0)
		n++
		w.hex(`{"hex":`, p.rs.forts[i].hex)
		w.Number(`,"lost":`, int(lost))
		w.Raw("}")
	}
	w.Flag("]", n > 0)
}

// held writes the hexes where not the country's own side was last.
func (w *writer) held() {
	p, n := w.p, 0
	for i, s := range p.held {
		if s == p.rs.country[i].side() {
			continue
		}
		w.Flag(`,"held":[`, n == 0)
		w.Flag(",", n > 0)
		n++
		w.hex(`{"hex":`, board.ID(i))
		w.Raw(`,"side":`)
		w.Quoted(string(s.id()))
		w.Raw("}")
	}
	w.Flag("]", n > 0)
}

// railways writes how much of each capacity is used (5.31, 17.51).
func (w *writer) railways() {
	p := w.p
	if p.rail != [3]int8{} {
		w.list(`,"rail":`, len(p.rail), func(i int) { w.Int(int(p.rail[i])) })
	}
	w.list(`,"crossed":`, len(p.crossed), func(i int) {
		c := &p.crossed[i]
		w.hex(`{"from":`, c.from)
		w.hex(`,"to":`, c.to)
		w.Raw(`,"nation":`)
		w.Quoted(nationIDs[c.nation])
		w.Number(`,"points":`, int(c.points))
		w.Raw("}")
	})
}

func (w *writer) award(a *award) {
	w.Raw(`{"turn":`)
	w.Int(int(a.turn))
	w.Number(`,"points":`, int(a.points))
	w.Raw(`,"why":`)
	w.Text(a.why)
	w.Raw(`,"case":`)
	w.Text(a.cas)
	if a.hex != board.None {
		w.hex(`,"hex":`, a.hex)
	}
	w.unit(`,"unit":`, a.unit+1)
	w.Raw("}")
}

// units writes most of the position. It appends to a slice of its own: with
// over a hundred units that is half of the time.
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
		if *st != (unitState{hex: st.hex, entry: board.None}) {
			w.B = b
			w.unitState(st)
			b = w.B
		}
		b = append(b, '}')
	}
	w.B = append(b, ']')
}

func (w *writer) unitState(st *unitState) {
	w.Raw(`,"state":`)
	from := len(w.B)
	w.Number(`,"lost":`, int(st.lost))
	w.Number(`,"dead":`, int(st.dead))
	w.Flag(`,"absent":true`, st.absent)
	w.Number(`,"due":`, int(st.due))
	if st.entry != board.None {
		w.hex(`,"entry":`, st.entry)
	}
	w.Number(`,"link":`, int(st.link))
	w.Number(`,"along":`, int(st.along))
	w.Flag(`,"entrained":true`, st.entrained)
	w.Flag(`,"fresh":true`, st.fresh)
	w.Flag(`,"unsupplied":true`, st.unsupplied)
	w.Flag(`,"forages":true`, st.forages)
	w.Flag(`,"starves":true`, st.starves)
	w.Flag(`,"commanded":true`, st.commanded)
	w.unit(`,"hq":`, st.hq)
	w.Flag(`,"rallied":true`, st.rallied)
	w.Number(`,"spent":`, int(st.spent))
	w.Number(`,"ridden":`, int(st.ridden))
	w.Flag(`,"counted":true`, st.counted)
	w.Flag(`,"railed":true`, st.railed)
	w.Flag(`,"moved":true`, st.moved)
	w.Flag(`,"done":true`, st.done)
	w.Number(`,"fought":`, int(st.fought))
	w.Flag(`,"attacked":true`, st.attacked)
	w.Flag(`,"beaten":true`, st.beaten)
	w.Flag(`,"retreated":true`, st.retreated)
	w.Flag(`,"tried":true`, st.tried)
	w.Flag(`,"used":true`, st.used)
	w.Flag(`,"waits":true`, st.waits)
	w.B[from] = '{' // in place of the first comma
	w.Raw("}")
}

func (w *writer) combat(c *combat) {
	w.Raw(`,"combat":{"modifier":`)
	w.Int(int(c.modifier))
	w.hexList(`,"targets":`, c.targets)
	w.unitList(`,"attackers":`, c.attackers)
	w.unitList(`,"defenders":`, c.defenders)
	w.hexList(`,"posts":`, c.posts)
	w.Flag(`,"flotilla":true`, c.flotilla)
	w.unitList(`,"shifts":`, c.shifts)
	w.unit(`,"guard":`, c.guard)
	w.Flag(`,"guarded":true`, c.guarded)
	w.list(`,"brought":`, len(c.brought), func(i int) { w.Pair("", int(c.brought[i].strength), int(c.brought[i].steps)) })
	w.Pair(`,"strength":`, int(c.attack), int(c.defense))
	w.Pair(`,"steps":`, int(c.steps[0]), int(c.steps[1]))
	w.Number(`,"column":`, int(c.column))
	w.Flag(`,"supplied":true`, c.supplied)
	w.Flag(`,"attacker_adrift":true`, c.adrift[attacker])
	w.Flag(`,"defender_adrift":true`, c.adrift[defender])
	w.unitList(`,"hungry":`, c.hungry)
	w.Number(`,"die":`, int(c.die))
	w.Pair(`,"result":`, int(c.result[0]), int(c.result[1]))
	w.Number(`,"option":`, int(c.option))
	w.Number(`,"affected":`, int(c.affected))
	w.hexList(`,"stacks":`, c.stacks)
	w.Pair(`,"to_lose":`, int(c.toLose[0]), int(c.toLose[1]))
	w.list(`,"retreats":`, len(c.retreats), func(i int) {
		r := &c.retreats[i]
		w.Raw(`{"hexes":`)
		w.Int(int(r.hexes))
		w.unitList(`,"units":`, r.units)
		w.hexList(`,"trail":`, r.trail)
		w.Raw("}")
	})
	w.Flag(`,"gone":true`, c.gone)
	w.Raw("}")
}
