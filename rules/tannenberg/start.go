package tannenberg

import (
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
)

// New begins a game. The error names an unknown scenario or option.
func (rs *Ruleset) New(name string, o rules.Options, seed uint64) (rules.Position, error) {
	s, err := rs.Choose(name, o)
	if err != nil {
		return nil, err
	}
	p := s.start.clone()
	p.Dies, p.options = rules.NewDice(seed), parseOptions(o)
	p.muster()
	deployIn(p).begin()
	p.Begin()
	return p, nil
}

// muster calls up the units that take part: all Russians that are set up or come
// later, and the orders of battle that were chosen.
func (p *Position) muster() {
	for i := range p.units {
		if u := int16(i); p.unit(u).nation == russian {
			p.units[i].absent = p.scenario.propose[u] == board.None && p.scenario.arrives[u] == 0
		}
	}
	for _, n := range []nation{german, austrian} {
		want := p.options.orders[n]
		if n == german && p.options.twoFront {
			want = "two-front"
		}
		i := slices.IndexFunc(p.scenario.Orders, func(o data.Order) bool { return o.ID == want && o.Nation == nationIDs[n] })
		for _, name := range p.scenario.Orders[max(i, 0)].Units {
			p.units[p.rs.number(name)].absent = false
		}
	}
	deployIn(p).lateEngineers()
}
