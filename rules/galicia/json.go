package galicia

import (
	"vistula/rules/board"
	"vistula/rules/jsonw"
)

// AppendJSON appends the position as one line of JSON. It is written by hand
// because every action in a game is hashed by it.
func (p *Position) AppendJSON(b []byte) []byte {
	w := writer{jsonw.Writer{B: b}, p}
	w.Raw(`{"ruleset":"galicia","scenario":"`)
	w.Raw(p.scenario.ID)
	w.Raw(`"`)
	if o := p.options.list(); len(o) > 0 {
		w.List(`,"options":`, len(o), func(i int) { w.Quoted(o[i]) })
	}
	w.Raw(`,"turn":`)
	w.Int(int(p.turn))
	w.Raw(`,"side":"`)
	w.Raw(string(p.side.id()))
	w.Raw(`","phase":"`)
	w.Raw(phaseIDs[p.phase])
	w.Raw(`","stage":"`)
	w.Raw(stageIDs[p.stage])
	w.Raw(`","dice":`)
	w.B = p.dice.AppendJSON(w.B)
	w.state()
	w.units()
	if len(p.moving) > 0 {
		w.unitList(`,"moving":`, p.moving)
		w.Flag(`,"moved":true`, p.moved)
	}
	if p.stage == atReaction {
		w.reaction(&p.reaction)
	}
	if p.stage >= atHexes && p.stage <= atLoss {
		w.combat(&p.combat)
	}
	w.Raw("}")
	return w.B
}

type writer struct {
	jsonw.Writer
	p *Position
}

func (w *writer) hex(id board.ID) { w.Quoted(w.p.rs.board.Number(id)) }

func (w *writer) unitList(key string, units []int16) {
	w.List(key, len(units), func(i int) { w.Quoted(w.p.rs.units[units[i]].ID) })
}

func (w *writer) hexList(key string, ids []board.ID) {
	w.List(key, len(ids), func(i int) { w.hex(ids[i]) })
}

// state writes what is kept of victory points (15.1).
func (w *writer) state() {
	p := w.p
	w.Raw(`,"state":{`)
	for s := range sideIDs {
		w.Comma(s)
		w.Quoted(string(sideIDs[s]))
		w.Raw(`:{"points":`)
		w.Int(int(p.base[s]))
		w.List(`,"attacks":`, len(p.attacks[s])-1, func(i int) { w.Int(int(p.attacks[s][i+1])) })
		w.Raw("}")
	}
	n := 0
	for i, t := range p.towns {
		if t.captured == 0 {
			continue
		}
		w.Flag(`,"towns":[`, n == 0)
		w.Comma(n)
		n++
		w.Raw(`{"hex":`)
		w.hex(p.rs.objectives[i].hex)
		w.Number(`,"captured":`, int(t.captured))
		w.Number(`,"occupied":`, int(t.occupied))
		w.Raw("}")
	}
	w.Flag("]", n > 0)
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
		if *st != (unitState{hex: st.hex}) {
			w.B = b
			w.unitState(int16(i), st)
			b = w.B
		}
		b = append(b, '}')
	}
	w.B = append(b, ']')
}

func (w *writer) unitState(u int16, st *unitState) {
	w.Raw(`,"state":`)
	from := len(w.B)
	if st.level > 0 {
		w.Flag(`,"reduced":true`, w.p.reduced(u))
		w.Number(`,"ce":`, w.p.marker(u))
	}
	if st.supply != inSupply {
		w.Raw(`,"supply":`)
		w.Quoted(supplyIDs[st.supply])
	}
	w.Number(`,"spent":`, int(st.spent))
	w.Flag(`,"moved":true`, st.done)
	w.Flag(`,"recovered":true`, st.rested)
	w.Flag(`,"attacked":true`, st.fought)
	w.Flag(`,"been_attacked":true`, st.beaten)
	w.Flag(`,"waits":true`, st.waits)
	w.Number(`,"lost":`, int(st.lost))
	w.Flag(`,"absent":true`, st.absent)
	w.B[from] = '{' // in place of the first comma
	w.Raw("}")
}

func (w *writer) reaction(r *reaction) {
	w.Raw(`,"reaction":{"back":`)
	w.Quoted(stageIDs[r.back])
	w.Raw(`,"from":`)
	w.hex(r.from)
	w.Raw(`,"to":`)
	w.hex(r.to)
	w.unitList(`,"movers":`, r.movers)
	w.List(`,"waiting":`, len(r.waiting), func(i int) {
		w.Raw(`{"unit":`)
		w.Quoted(w.p.rs.units[r.waiting[i].unit].ID)
		w.Flag(`,"second":true`, r.waiting[i].second)
		w.Raw("}")
	})
	w.Raw("}")
}

func (w *writer) combat(c *combat) {
	w.Raw(`,"combat":{"target":`)
	w.hex(c.target)
	w.hexList(`,"hexes":`, c.hexes)
	w.unitList(`,"attackers":`, c.attackers)
	w.unitList(`,"idle":`, c.idle)
	w.unitList(`,"defenders":`, c.defenders)
	w.unitList(`,"withheld":`, c.withheld)
	w.Pair(`,"strength":`, int(c.strength[0]), int(c.strength[1]))
	w.Pair(`,"artillery":`, int(c.artillery[0]), int(c.artillery[1]))
	w.Pair(`,"steps":`, int(c.steps[0]), int(c.steps[1]))
	w.Raw(`,"column":`)
	w.Int(int(c.column))
	w.Flag(`,"flanked":true`, c.flanked)
	w.List(`,"brought":`, len(c.brought), func(i int) { w.share(c.brought[i]) })
	w.Pair(`,"dice":`, int(c.dice[0]), int(c.dice[1]))
	w.Pair(`,"modifier":`, int(c.result.modifier[0]), int(c.result.modifier[1]))
	w.Pair(`,"retreat":`, int(c.result.retreat[0]), int(c.result.retreat[1]))
	w.Flag(`,"attacker_failed":true`, c.failed[attacker])
	w.Flag(`,"defender_failed":true`, c.failed[defender])
	w.Flag(`,"advanced":true`, c.advanced)
	w.Flag(`,"late":true`, c.late)
	w.Pair(`,"loss_dice":`, int(c.lossDice[0]), int(c.lossDice[1]))
	w.Pair(`,"to_lose":`, int(c.toLose[0]), int(c.toLose[1]))
	w.List(`,"taken":`, len(c.taken), func(i int) { w.Int(int(c.taken[i])) })
	w.List(`,"retreats":`, len(c.retreats), func(i int) { w.retreat(&c.retreats[i]) })
	w.List(`,"splits":`, len(c.splits), func(i int) { w.split(&c.splits[i]) })
	w.Raw("}")
}

func (w *writer) share(s share) {
	w.Raw("[")
	for i, n := range [...]int8{s.strength, s.artillery, s.effectiveness, s.supply, s.across} {
		w.Comma(i)
		w.Int(int(n))
	}
	w.Raw("]")
}

func (w *writer) retreat(r *retreat) {
	w.Raw(`{"side":`)
	w.Quoted(string(r.side.id()))
	w.unitList(`,"units":`, r.units)
	w.hexList(`,"trail":`, r.trail)
	w.Raw(`,"hexes":`)
	w.Int(int(r.hexes))
	w.Number(`,"zones":`, int(r.zones))
	w.Flag(`,"begun":true`, r.begun)
	w.Raw("}")
}

func (w *writer) split(s *split) {
	w.Raw(`{"side":`)
	w.Quoted(string(s.side.id()))
	w.Raw(`,"hex":`)
	w.hex(s.hex)
	w.Raw(`,"excess":`)
	w.Int(int(s.excess))
	w.unitList(`,"units":`, s.units)
	w.unitList(`,"gone":`, s.gone)
	w.hexList(`,"trail":`, s.trail)
	w.Raw("}")
}
