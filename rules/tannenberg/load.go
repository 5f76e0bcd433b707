package tannenberg

import (
	"encoding/json"
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	p, err := rs.opened(raw)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	r := &codec.Reader{Names: rs.Names(), Whole: true}
	p.combat.target = board.None
	positionRecord.Read(r, p, raw, p)
	if r.Err == nil && p.inAttack() && p.combat.target == board.None {
		r.In("combat", func() { r.Fail("it is missing at the stage %q", stageIDs[p.stage]) })
	}
	if !p.inAttack() {
		p.combat = combat{}
	}
	if err := p.settled(r); err != nil {
		return nil, err
	}
	return p, nil
}

// opened is the start of the game that a position is of.
func (rs *Ruleset) opened(raw json.RawMessage) (*Position, error) {
	name, o, err := rs.Heading(raw)
	if err != nil {
		return nil, err
	}
	sc, err := rs.Choose(name, o)
	if err != nil {
		return nil, err
	}
	p := sc.start.clone()
	p.options = parseOptions(o)
	return p, nil
}

// settled makes what follows from what was read and tells what is wrong with it.
func (p *Position) settled(r *codec.Reader) error {
	p.settle(r)
	if r.Err == nil {
		r.Err = checkOf(p).sound()
	}
	if r.Err != nil {
		return fmt.Errorf("position: %w", r.Err)
	}
	return nil
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
			r.Fail("units: both sides are in hex %s", number)
			return
		}
		for _, s := range []side{russia, central} {
			for i, u := range p.stack(s, h) {
				if int(p.units[u].rank) != i {
					r.Fail("units: the stack in %s has no clear order", number)
					return
				}
			}
		}
		if i := p.rs.objectiveOf[h]; i >= 0 && p.holds(p.held[i].enemy(), h) {
			r.Fail("state: held: %s is occupied by %s", number, sideNames[p.held[i].enemy()])
		}
	}
}
