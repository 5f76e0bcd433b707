package tannenberg

import (
	"encoding/json"

	"vistula/rules/board"
	"vistula/rules/jsonw"
)

// AppendJSON appends the position as one line of JSON. It is written by hand
// because every action in a game is hashed by it.
func (p *Position) AppendJSON(b []byte) []byte {
	w := writer{jsonw.Writer{B: b}, p}
	w.Raw(`{"ruleset":"tannenberg","scenario":"`)
	w.Raw(p.scenario.ID)
	w.Raw(`"`)
	w.options()
	w.Raw(`,"turn":`)
	w.Int(int(p.turn))
	w.word(`,"side":`, string(p.side.id()))
	w.word(`,"phase":`, phaseIDs[p.phase])
	w.word(`,"stage":`, stageIDs[p.stage])
	w.Raw(`,"dice":`)
	w.B = p.dice.AppendJSON(w.B)
	w.state()
	w.units()
	w.unitList(`,"moving":`, p.moving)
	if p.inAttack() {
		w.combat(&p.combat)
	}
	w.Raw("}")
	return w.B
}

// inAttack tells whether an attack is in hand.
func (p *Position) inAttack() bool { return p.stage >= atCommit && p.stage <= atAdvance }

type writer struct {
	jsonw.Writer
	p *Position
}

func (w *writer) word(key, value string) {
	w.Raw(key)
	w.Quoted(value)
}

// list writes a list unless it is empty.
func (w *writer) list(key string, n int, element func(i int)) {
	if n > 0 {
		w.List(key, n, element)
	}
}

func (w *writer) unitList(key string, units []int16) {
	w.list(key, len(units), func(i int) { w.Quoted(w.p.rs.units[units[i]].ID) })
}

func (w *writer) hexList(key string, ids []board.ID) {
	w.list(key, len(ids), func(i int) { w.Quoted(w.p.rs.board.Number(ids[i])) })
}

// text writes a sentence, which a hand-written position may have filled with
// anything.
func (w *writer) text(s string) {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' {
			if b, err := json.Marshal(s); err == nil {
				w.B = append(w.B, b...)
				return
			}
		}
	}
	w.Quoted(s)
}

// options writes those that are not the default.
func (w *writer) options() {
	o := &w.p.options
	n := 0
	add := func(id, value string, set bool) {
		if set {
			w.Flag(`,"options":{`, n == 0)
			w.Comma(n)
			n++
			w.Quoted(id)
			w.word(":", value)
		}
	}
	add("german-order", o.orders[german], o.orders[german] != orderIDs[0])
	add("austrian-order", o.orders[austrian], o.orders[austrian] != orderIDs[0])
	add("limited-intelligence", "on", o.limited)
	add("two-front", "on", o.twoFront)
	w.Flag("}", n > 0)
}

// state writes what is kept besides the units.
func (w *writer) state() {
	p := w.p
	w.Pair(`,"state":{"kills":`, int(p.kills[russia]), int(p.kills[central]))
	if p.western != [2]int16{} {
		w.Pair(`,"western":`, int(p.western[0]), int(p.western[1]))
	}
	w.destroyed()
	w.held()
	w.trails()
	w.thisTurn()
	w.list(`,"awards":`, len(p.awards), func(i int) { w.award(&p.awards[i]) })
	w.Raw("}")
}

// destroyed writes the forts that are marked off.
func (w *writer) destroyed() {
	n := 0
	for f, gone := range w.p.forts {
		if gone {
			w.Flag(`,"destroyed":[`, n == 0)
			w.Comma(n)
			n++
			w.fort(int16(f))
		}
	}
	w.Flag("]", n > 0)
}

// fort names a fort by the square that it guards and the one before it.
func (w *writer) fort(f int16) {
	fort := &w.p.rs.forts[f]
	w.Raw("[")
	w.Quoted(w.p.rs.board.Number(fort.inside))
	w.word(",", w.p.rs.board.Number(fort.outside))
	w.Raw("]")
}

// held writes the places that are not in the hands of their own side.
func (w *writer) held() {
	p, n := w.p, 0
	for i, s := range p.held {
		if o := &p.rs.objectives[i]; s != o.home {
			w.Flag(`,"held":[`, n == 0)
			w.Comma(n)
			n++
			w.word(`{"hex":`, p.rs.board.Number(o.hex))
			w.word(`,"side":`, string(s.id()))
			w.Raw("}")
		}
	}
	w.Flag("]", n > 0)
}

// trails writes the enemy railways that EB units have restored.
func (w *writer) trails() {
	p, n := w.p, 0
	for i, way := range p.trails {
		if len(way) > 0 {
			w.Flag(`,"restored":[`, n == 0)
			w.Comma(n)
			n++
			w.word(`{"unit":`, p.rs.units[p.rs.engineers[i]].ID)
			w.hexList(`,"hexes":`, way)
			w.Raw("}")
		}
	}
	w.Flag("]", n > 0)
}

// thisTurn writes what is counted within a player turn.
func (w *writer) thisTurn() {
	p := w.p
	if p.rail != [3]int8{} {
		w.List(`,"rail":`, len(p.rail), func(i int) { w.Int(int(p.rail[i])) })
	}
	if p.brought != [3]int16{} {
		w.List(`,"brought":`, len(p.brought), func(i int) { w.Int(int(p.brought[i])) })
	}
	w.Number(`,"supply_units":`, int(p.supplies))
	w.Number(`,"transfers":`, int(p.transfers))
	w.hexList(`,"struck":`, p.struck)
	w.list(`,"stormed":`, len(p.stormed), func(i int) { w.fort(p.stormed[i]) })
	w.list(`,"supports":`, len(p.supports), func(i int) { w.support(&p.supports[i]) })
}

// support writes a square, and who supports its forts or that nobody does; a square
// alone is one in question.
func (w *writer) support(s *support) {
	w.word(`{"hex":`, w.p.rs.board.Number(s.hex))
	if s.unit >= 0 {
		w.word(`,"unit":`, w.p.rs.units[s.unit].ID)
	}
	w.Flag(`,"nobody":true`, s.unit == noUnit)
	w.Raw("}")
}

func (w *writer) award(a *award) {
	w.Raw(`{"turn":`)
	w.Int(int(a.turn))
	w.word(`,"side":`, string(a.side.id()))
	w.Number(`,"points":`, int(a.points))
	w.Raw(`,"why":`)
	w.text(a.why)
	w.Raw(`,"case":`)
	w.text(a.cas)
	if a.hex != board.None {
		w.word(`,"hex":`, w.p.rs.board.Number(a.hex))
	}
	if a.unit >= 0 {
		w.word(`,"unit":`, w.p.rs.units[a.unit].ID)
	}
	w.Raw("}")
}

func (w *writer) units() {
	p := w.p
	w.Raw(`,"units":[`)
	for i := range p.units {
		st := &p.units[i]
		w.Comma(i)
		w.Raw(p.rs.units[i].prefix)
		if st.hex != board.None {
			w.Raw(p.rs.hexPrefix[st.hex])
		}
		if *st != (unitState{hex: st.hex}) {
			w.unitState(st)
		}
		w.Raw("}")
	}
	w.Raw("]")
}

func (w *writer) unitState(st *unitState) {
	w.Raw(`,"state":`)
	from := len(w.B)
	w.Number(`,"rank":`, int(st.rank))
	w.Number(`,"dead":`, int(st.dead))
	w.Flag(`,"absent":true`, st.absent)
	if st.front != east {
		w.word(`,"front":`, frontIDs[st.front])
	}
	w.Number(`,"due":`, int(st.due))
	w.Flag(`,"isolated":true`, st.isolated)
	w.Number(`,"spent":`, int(st.spent))
	w.Flag(`,"railed":true`, st.railed)
	w.Flag(`,"moved":true`, st.moved)
	w.Flag(`,"done":true`, st.done)
	w.Flag(`,"attacked":true`, st.attacked)
	w.Flag(`,"raised":true`, st.raised)
	w.Flag(`,"known":true`, st.known)
	w.B[from] = '{' // in place of the first comma
	w.Raw("}")
}

func (w *writer) combat(c *combat) {
	w.word(`,"combat":{"target":`, w.p.rs.board.Number(c.target))
	if c.fort > 0 {
		w.Raw(`,"fort":`)
		w.fort(c.fort - 1)
	}
	w.unitList(`,"attackers":`, c.attackers)
	if c.defender > 0 {
		w.word(`,"defender":`, w.p.rs.units[c.defender-1].ID)
	}
	w.Pair(`,"strength":`, int(c.attack), int(c.defense))
	w.Number(`,"column":`, int(c.column))
	w.Number(`,"die":`, int(c.die))
	w.word(`,"result":`, resultIDs[c.result])
	w.Number(`,"role":`, int(c.role))
	w.Number(`,"to_lose":`, int(c.toLose))
	w.Flag(`,"exchange":true`, c.exchange)
	w.Number(`,"weaker":`, int(c.weaker))
	w.Number(`,"lost":`, int(c.lost))
	w.Number(`,"to_equal":`, int(c.toEqual))
	w.Flag(`,"back":true`, c.back)
	w.unitList(`,"retreats":`, c.retreats)
	w.hexList(`,"vacated":`, c.vacated)
	w.Raw("}")
}
