package tannenberg

import (
	"encoding/json"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	return rs.Reopen(&rs.Rulebook, raw, func(sc *scenario, o rules.Options, r *codec.Reader) rules.Position {
		p := sc.start.clone()
		p.options = parseOptions(o)
		p.combat.target = board.None
		positionRecord.Read(r, p, raw, p)
		if r.Err == nil && p.inAttack() && p.combat.target == board.None {
			r.In("combat", func() { r.Fail("it is missing at the stage %q", stageIDs[p.stage]) })
		}
		if !p.inAttack() {
			p.combat = combat{}
		}
		p.settle(r)
		r.Check(checkOf(p).sound)
		return p
	})
}

// clear takes every unit out of the game.
func (p *Position) clear() {
	for i := range p.units {
		p.units[i] = unitState{hex: board.None, absent: true}
	}
	p.refresh()
}

// settle makes what follows from where the units are.
func (p *Position) settle(r *codec.Reader) {
	if r.Err != nil {
		return
	}
	p.refresh()
	for h := range board.ID(p.Board().Len()) {
		number := p.Board().Number(h)
		if p.holds(russia, h) && p.holds(central, h) {
			r.FailAt("units", "both sides are in hex %s", number)
			return
		}
		for _, s := range []side{russia, central} {
			for i, u := range p.stack(s, h) {
				if int(p.units[u].rank) != i {
					r.FailAt("units", "the stack in %s has no clear order", number)
					return
				}
			}
		}
		if i := p.rs.objectiveOf[h]; i >= 0 && p.holds(p.held[i].enemy(), h) {
			r.FailAt("state: held", "%s is occupied by %s", number, sideNames[p.held[i].enemy()])
		}
	}
}
