package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 10.5: sieges. They are tested in the Administrative Phase, by the side that
// adjusts its fronts first, then by the other (11.2).

// siegeVerbs test sieges (10.5).
func siegeVerbs() []*verbs {
	return []*verbs{
		{Name: "siege", Label: "Roll for the siege", Case: "10.5", Takes: verb.Hex, Stages: verb.Of(atSiege), Dice: 1,
			Check: (*Position).maySiege, Candidates: eachSiege, Do: (*Position).testSiege},
	}
}

var refuseNoSiege = &refusal{Case: "10.5", Why: "You have no siege in {hex} that could succeed and has not been rolled for this turn."}

func eachSiege(p *Position, yield func(args)) {
	for i := range p.rs.forts {
		yield(verb.OfHex(p.rs.forts[i].hex))
	}
}

func (p *Position) maySiege(a args) *refusal {
	f := p.fortIn(a.Hex)
	if f < 0 || p.forts[f].tested || !p.besieges(p.side, a.Hex) || !p.siegeCanSucceed(f) {
		return refuseNoSiege
	}
	return nil
}

// siegeBonus is the ratio bonus of the besiegers of a fortress, of which only its
// own value counts (10.5); ok is false below the lowest ratio.
func (p *forces) siegeBonus(f int8) (bonus int, ok bool) {
	at := p.rs.forts[f].hex
	row, ok := p.rs.tables.ratio(p.sum(p.forceIn(p.forts[f].holder.enemy(), at)), p.rs.forts[f].class.Strength)
	if !ok {
		return 0, false
	}
	return row.Modifier, true
}

func (p *forces) siegeCanSucceed(f int8) bool {
	bonus, ok := p.siegeBonus(f)
	return ok && 6+bonus >= p.rs.tables.SiegeFalls
}

// anySiege tells whether the side has a siege that can still succeed this turn.
func (p *Position) anySiege() bool {
	for i := range p.forts {
		if p.maySiege(verb.OfHex(p.rs.forts[i].hex)) == nil {
			return true
		}
	}
	return false
}

func (p *Position) testSiege(a args) {
	f := p.fortIn(a.Hex)
	bonus, _ := p.siegeBonus(f)
	die := p.Dies.D6()
	p.forts[f].tested = true
	falls := die+bonus >= p.rs.tables.SiegeFalls
	text := fmt.Sprintf("%s holds out: %d and %+d.", p.rs.forts[f].name, die, bonus)
	if falls {
		text = fmt.Sprintf("%s surrenders: %d and %+d.", p.rs.forts[f].name, die, bonus)
	}
	p.tell(rules.Event{Kind: "siege-test", Case: "10.5", Side: p.side.id(), Hexes: p.Hexes(a.Hex), Dice: []int{die}, Text: text})
	if !falls {
		return
	}
	for _, u := range p.in(p.side.enemy(), a.Hex) {
		removing(p).eliminate(u, "it surrenders with the fortress", "10.5")
	}
	p.take(f, p.side)
}
