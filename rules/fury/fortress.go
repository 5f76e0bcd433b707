package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 10.4 and 10.5: fortresses and sieges.

// minimum is the least strength with which a fortress of a side defends a hex, 0
// where it has none: one that has been taken counts for nothing (10.4).
func (p *forces) minimum(s side, at board.ID) int {
	if !p.bastion(s, at) {
		return 0
	}
	return p.rs.forts[p.fortIn(at)].class.Strength
}

// seize gives a fortress that has been taken before, and that nobody defends, to
// the side that enters it (10.4 note).
func (p *Position) seize(s side, at board.ID) {
	f := p.fortIn(at)
	if f >= 0 && p.forts[f].holder != s && p.forts[f].taken && !p.stands(s.enemy(), at) {
		p.take(f, s)
	}
}

// take gives a fortress to a side.
func (p *Position) take(f int8, s side) {
	p.refort(f, fortState{holder: s, taken: true, tested: p.forts[f].tested, since: p.turn})
	p.tell(rules.Event{Kind: "fortress", Case: "10.4", Side: s.id(), Hexes: p.Hexes(p.rs.forts[f].hex),
		Text: fmt.Sprintf("%s is taken by %s.", p.rs.forts[f].name, sideNames[s])})
}

// besiege begins a siege.
func (p *Position) besiege(f int8) {
	st := p.forts[f]
	st.besieged, st.tested = true, false
	p.refort(f, st)
	s := st.holder
	p.tell(rules.Event{Kind: "siege", Case: "10.5", Side: s.enemy().id(), Hexes: p.Hexes(p.rs.forts[f].hex), Text: fmt.Sprintf("%s is besieged.", p.rs.forts[f].name)})
}

// liftSieges ends the sieges that nobody keeps up (10.5).
func (p *Position) liftSieges() {
	for i := range p.forts {
		f := p.forts[i]
		if f.besieged && !p.stands(f.holder.enemy(), p.rs.forts[i].hex) {
			f.besieged = false
			p.refort(int8(i), f)
			p.tell(rules.Event{Kind: "relief", Case: "10.5", Side: f.holder.id(), Hexes: p.Hexes(p.rs.forts[i].hex),
				Text: fmt.Sprintf("The siege of %s is lifted.", p.rs.forts[i].name)})
		}
	}
}

// lead is by how many fortresses a side is ahead: enemy ones that it occupies with
// a unit, less its own that the enemy occupies (4).
func (p *forces) lead(s side) int {
	n := 0
	for i := range p.forts {
		f, printed := &p.forts[i], &p.rs.forts[i]
		if f.holder == printed.side || !p.stands(f.holder, printed.hex) {
			continue
		}
		if f.holder == s {
			n++
		} else {
			n--
		}
	}
	return n
}

// Sieges are tested in the Administrative Phase, by the side that adjusts its
// fronts first, then by the other (10.5, 11.2).

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

// proceedSieges passes over what cannot succeed, then on to the other side.
func (p *Position) proceedSieges() bool {
	for i := range p.forts {
		if !p.forts[i].tested && p.besieges(p.side, p.rs.forts[i].hex) && p.siegeCanSucceed(int8(i)) {
			return false
		}
	}
	p.afterSieges()
	return true
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
		battleIn(p).eliminate(u, "it surrenders with the fortress", "10.5")
	}
	p.take(f, p.side)
}

// shelters tells whether a side has a fortress in a hex in which a headquarters is
// not alone (9): one that was never taken, for another defends nobody (10.4).
func (p *forces) shelters(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].holder == s && !p.forts[f].taken
}

// held tells whether a side holds a fortress in a hex that is not besieged.
func (p *forces) held(s side, at board.ID) bool { return p.controls(s, at) && !p.shutIn(s, at) }
