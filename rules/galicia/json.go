package galicia

import (
	"strconv"

	"vistula/rules/board"
)

// AppendJSON appends the position as one line of JSON. It is written by hand
// because every action in a game is hashed by it.
func (p *Position) AppendJSON(b []byte) []byte {
	w := writer{p, b}
	w.raw(`{"ruleset":"galicia","scenario":"`)
	w.raw(p.scenario.ID)
	w.raw(`","turn":`)
	w.int(int(p.turn))
	w.raw(`,"side":"`)
	w.raw(string(p.side.id()))
	w.raw(`","phase":"`)
	w.raw(phaseIDs[p.phase])
	w.raw(`","stage":"`)
	w.raw(stageIDs[p.stage])
	w.raw(`","dice":`)
	w.b = p.dice.AppendJSON(w.b)
	w.state()
	w.units()
	if len(p.moving) > 0 {
		w.unitList(`,"moving":`, p.moving)
		w.flag(`,"moved":true`, p.moved)
	}
	if p.stage == atReaction {
		w.reaction(&p.reaction)
	}
	if p.stage >= atHexes && p.stage <= atLoss {
		w.combat(&p.combat)
	}
	w.raw("}")
	return w.b
}

type writer struct {
	p *Position
	b []byte
}

func (w *writer) raw(s string) { w.b = append(w.b, s...) }
func (w *writer) int(n int)    { w.b = strconv.AppendInt(w.b, int64(n), 10) }

func (w *writer) flag(s string, set bool) {
	if set {
		w.raw(s)
	}
}

// number writes a field unless it is zero.
func (w *writer) number(key string, n int) {
	if n != 0 {
		w.raw(key)
		w.int(n)
	}
}

// list writes the elements of a JSON array.
func (w *writer) list(key string, n int, element func(i int)) {
	w.raw(key)
	w.raw("[")
	for i := range n {
		w.comma(i)
		element(i)
	}
	w.raw("]")
}

func (w *writer) comma(i int) { w.flag(",", i > 0) }

func (w *writer) quoted(s string) {
	w.raw(`"`)
	w.raw(s)
	w.raw(`"`)
}

func (w *writer) hex(id board.ID) { w.quoted(w.p.rs.board.Number(id)) }

func (w *writer) unitList(key string, units []int16) {
	w.list(key, len(units), func(i int) { w.quoted(w.p.rs.units[units[i]].ID) })
}

func (w *writer) hexList(key string, ids []board.ID) {
	w.list(key, len(ids), func(i int) { w.hex(ids[i]) })
}

// state writes what is kept of victory points (15.1).
func (w *writer) state() {
	p := w.p
	w.raw(`,"state":{`)
	for s := range sideIDs {
		w.comma(s)
		w.quoted(string(sideIDs[s]))
		w.raw(`:{"points":`)
		w.int(int(p.base[s]))
		w.list(`,"attacks":`, len(p.attacks[s])-1, func(i int) { w.int(int(p.attacks[s][i+1])) })
		w.raw("}")
	}
	n := 0
	for i, t := range p.towns {
		if t.captured == 0 {
			continue
		}
		w.flag(`,"towns":[`, n == 0)
		w.comma(n)
		n++
		w.raw(`{"hex":`)
		w.hex(p.rs.objectives[i].hex)
		w.number(`,"captured":`, int(t.captured))
		w.number(`,"occupied":`, int(t.occupied))
		w.raw("}")
	}
	w.flag("]", n > 0)
	w.raw("}")
}

// units writes most of the position. It appends to a slice of its own: with
// over a hundred units that is half of the time.
func (w *writer) units() {
	p := w.p
	b := append(w.b, `,"units":[`...)
	for i := range p.units {
		st := &p.units[i]
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, p.rs.units[i].prefix...)
		if st.hex != board.None {
			b = append(b, p.rs.hexPrefix[st.hex]...)
		}
		if *st != (unitState{hex: st.hex}) {
			w.b = b
			w.unitState(int16(i), st)
			b = w.b
		}
		b = append(b, '}')
	}
	w.b = append(b, ']')
}

func (w *writer) unitState(u int16, st *unitState) {
	w.raw(`,"state":`)
	from := len(w.b)
	if st.level > 0 {
		w.flag(`,"reduced":true`, w.p.reduced(u))
		w.number(`,"ce":`, w.p.marker(u))
	}
	if st.supply != inSupply {
		w.raw(`,"supply":`)
		w.quoted(supplyIDs[st.supply])
	}
	w.number(`,"spent":`, int(st.spent))
	w.flag(`,"moved":true`, st.done)
	w.flag(`,"recovered":true`, st.rested)
	w.flag(`,"attacked":true`, st.fought)
	w.flag(`,"been_attacked":true`, st.beaten)
	w.flag(`,"waits":true`, st.waits)
	w.number(`,"lost":`, int(st.lost))
	w.flag(`,"absent":true`, st.absent)
	w.b[from] = '{' // in place of the first comma
	w.raw("}")
}

func (w *writer) reaction(r *reaction) {
	w.raw(`,"reaction":{"back":`)
	w.quoted(stageIDs[r.back])
	w.raw(`,"from":`)
	w.hex(r.from)
	w.raw(`,"to":`)
	w.hex(r.to)
	w.unitList(`,"movers":`, r.movers)
	w.list(`,"waiting":`, len(r.waiting), func(i int) {
		w.raw(`{"unit":`)
		w.quoted(w.p.rs.units[r.waiting[i].unit].ID)
		w.flag(`,"second":true`, r.waiting[i].second)
		w.raw("}")
	})
	w.raw("}")
}

func (w *writer) pair(key string, a, b int) {
	w.raw(key)
	w.raw("[")
	w.int(a)
	w.raw(",")
	w.int(b)
	w.raw("]")
}

func (w *writer) combat(c *combat) {
	w.raw(`,"combat":{"target":`)
	w.hex(c.target)
	w.hexList(`,"hexes":`, c.hexes)
	w.unitList(`,"attackers":`, c.attackers)
	w.unitList(`,"idle":`, c.idle)
	w.unitList(`,"defenders":`, c.defenders)
	w.unitList(`,"withheld":`, c.withheld)
	w.pair(`,"strength":`, int(c.strength[0]), int(c.strength[1]))
	w.pair(`,"artillery":`, int(c.artillery[0]), int(c.artillery[1]))
	w.pair(`,"steps":`, int(c.steps[0]), int(c.steps[1]))
	w.raw(`,"column":`)
	w.int(int(c.column))
	w.flag(`,"flanked":true`, c.flanked)
	w.pair(`,"dice":`, int(c.dice[0]), int(c.dice[1]))
	w.pair(`,"modifier":`, int(c.result.modifier[0]), int(c.result.modifier[1]))
	w.pair(`,"retreat":`, int(c.result.retreat[0]), int(c.result.retreat[1]))
	w.flag(`,"attacker_failed":true`, c.failed[attacker])
	w.flag(`,"defender_failed":true`, c.failed[defender])
	w.flag(`,"advanced":true`, c.advanced)
	w.flag(`,"late":true`, c.late)
	w.pair(`,"loss_dice":`, int(c.lossDice[0]), int(c.lossDice[1]))
	w.pair(`,"to_lose":`, int(c.toLose[0]), int(c.toLose[1]))
	w.list(`,"taken":`, len(c.taken), func(i int) { w.int(int(c.taken[i])) })
	w.list(`,"retreats":`, len(c.retreats), func(i int) { w.retreat(&c.retreats[i]) })
	w.list(`,"splits":`, len(c.splits), func(i int) { w.split(&c.splits[i]) })
	w.raw("}")
}

func (w *writer) retreat(r *retreat) {
	w.raw(`{"side":`)
	w.quoted(string(r.side.id()))
	w.unitList(`,"units":`, r.units)
	w.hexList(`,"trail":`, r.trail)
	w.raw(`,"hexes":`)
	w.int(int(r.hexes))
	w.number(`,"zones":`, int(r.zones))
	w.flag(`,"begun":true`, r.begun)
	w.raw("}")
}

func (w *writer) split(s *split) {
	w.raw(`{"side":`)
	w.quoted(string(s.side.id()))
	w.raw(`,"hex":`)
	w.hex(s.hex)
	w.raw(`,"excess":`)
	w.int(int(s.excess))
	w.unitList(`,"units":`, s.units)
	w.unitList(`,"gone":`, s.gone)
	w.hexList(`,"trail":`, s.trail)
	w.raw("}")
}
