package greatwar

import (
	"fmt"
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 8.5, 8.54 and 8.9: the options of the defender, who always goes first, and
// which of his stacks are affected.

func addOptions() {
	book.Add(
		&verbs{Name: "option", Label: "Choose this option", Case: "8.9", Takes: verb.Choice, Stages: verb.Of(atOption), Words: (*Position).optionWords,
			Check: func(p *Position, a args) *refusal { return battleIn(p).mayOption(a) }, Candidates: func(p *Position, yield func(args)) {
				for n := range mostOptions {
					yield(verb.OfChoice(strconv.Itoa(n + 1)))
				}
			}, Do: func(p *Position, a args) { battleIn(p).choose(int8(a.Choice[0] - '0')) }},
		&verbs{Name: "affect", Label: "This stack is affected", Case: "8.9", Takes: verb.Hex, Stages: verb.Of(atAffect),
			Check: func(p *Position, a args) *refusal { return battleIn(p).mayAffect(a) },
			Candidates: func(p *Position, yield func(args)) {
				for _, h := range p.combat.targets {
					yield(verb.OfHex(h))
				}
			}, Do: func(p *Position, a args) { p.combat.stacks = append(p.combat.stacks, a.Hex) }})
}

var (
	refuseNoOption    = &refusal{Case: "8.9", Why: "This result has no option {choice}."}
	refuseNoRetreat   = &refusal{Case: "11.12", Why: "A fortress cannot retreat: it takes all its losses in steps."}
	refuseNotAttacked = &refusal{Case: "8.9", Why: "No defending units in {hex} can be affected."}
	refuseAffected    = &refusal{Case: "8.9", Why: "The stack in {hex} is already affected."}
)

// option is what one line of the option table comes to in an attack.
type option struct {
	lose    int  // steps that units, and where nobody retreats also fortresses, lose
	fort    int  // losses that fortresses bear alone because the units leave
	retreat int8 // hexes
	share   int  // affected steps of units
}

// half is a half with its fraction rounded up (8.9).
func half(n int) int { return (n + 1) / 2 }

// theirForts lists the undestroyed fortresses under attack.
func (p battle) theirForts(targets []board.ID) []int {
	var forts []int
	for _, h := range targets {
		if f := p.fortOf(p.side.enemy(), h); f >= 0 {
			forts = append(forts, f)
		}
	}
	return forts
}

// tableOptions lists what a result lets a defender choose. Where there is a fortress,
// losses taken in place are as many halves of the affected steps as the result
// says (11.13); of units that leave it, it bears its own part alone.
func tableOptions(result int8, affected, fort int, units bool) []option {
	stand := option{lose: affected, share: affected}
	switch {
	case result == allGone:
		return []option{stand}
	case fort > 0:
		stand.lose = half(int(result) * affected)
	case result == 1:
		stand.lose = half(affected)
	}
	list := []option{stand}
	if !units {
		return list
	}
	inFort := min(affected, fort)
	leave := func(loss bool, hexes int8) {
		o := option{fort: half(int(result) * inFort), retreat: hexes, share: affected - inFort}
		if loss {
			o.lose = half(o.share)
		}
		list = append(list, o)
	}
	switch result {
	case 1:
		leave(false, 1)
	case 2:
		leave(true, 1)
		leave(false, 2)
	case 3:
		leave(true, 2)
	}
	return list
}

// optionsNow are the options of the attack in hand, as they were at its moment.
func (p battle) optionsNow() []option {
	c := &p.combat
	units, fort := 0, int(c.steps[defender])
	for i, u := range c.defenders {
		if !p.unit(u).hq {
			units++
		}
		fort -= int(c.brought[len(c.brought)-len(c.defenders)+i].steps)
	}
	return tableOptions(c.result[defender], int(c.affected), fort, units > 0)
}

func (p battle) mayOption(a args) *refusal {
	list := p.optionsNow()
	n := 0
	if len(a.Choice) == 1 {
		n = int(a.Choice[0] - '0')
	}
	switch {
	case n >= 1 && n <= len(list):
		return nil
	case n >= 1 && n <= mostOptions && len(list) == 1 && p.combat.result[defender] != allGone:
		return refuseNoRetreat
	}
	return refuseNoOption
}

// proceedOption chooses where there is only one option.
func (p battle) proceedOption() bool {
	one := len(p.optionsNow()) == 1
	if one {
		p.choose(1)
	}
	return one
}

// chosen is the option that the defender took.
func (p battle) chosen() option { return p.optionsNow()[p.combat.option-1] }

func (p battle) choose(n int8) {
	c := &p.combat
	c.option = n
	o := p.chosen()
	text := "holds and takes its losses"
	switch {
	case c.result[defender] == allGone:
		text = "loses all affected steps"
	case o.retreat > 0 && o.lose > 0:
		text = "takes half of its losses and retreats"
	case o.retreat > 0:
		text = "retreats"
	}
	p.Tell(rules.Event{Kind: "option", Case: "8.9", Side: p.side.enemy().id(), Hexes: p.Hexes(c.targets...),
		Text: fmt.Sprintf("The defender %s (option %d of result %s).", text, n, resultText(c.result))})
	if o.retreat == 0 {
		tollOf(p.Position).beginLosses(o)
		return
	}
	tollOf(p.Position).loseForts(o.fort)
	p.stage = atAffect
}

// unitsAt lists the defenders of a hex that are there and no headquarters.
func (p battle) unitsAt(h board.ID) []int16 {
	return slices.DeleteFunc(slices.Clone(p.combat.defenders), func(u int16) bool { return p.unit(u).hq || p.at(u) != h })
}

func (p battle) stepsAt(h board.ID) int {
	_, n := p.portion(p.unitsAt(h), func(int16) bool { return false })
	return n
}

// unnamed is how many affected steps are in none of the stacks named so far; at
// least one stack has to go.
func (p battle) unnamed() int {
	n := max(1, p.chosen().share)
	for _, h := range p.combat.stacks {
		n -= p.stepsAt(h)
	}
	return n
}

func (p battle) mayAffect(a args) *refusal {
	switch {
	case !slices.Contains(p.combat.targets, a.Hex) || p.stepsAt(a.Hex) == 0:
		return refuseNotAttacked
	case slices.Contains(p.combat.stacks, a.Hex):
		return refuseAffected
	}
	return nil
}

// proceedAffected goes on once the stacks that are named hold as many steps as are
// affected; a stack without which they cannot is named at once.
func (p battle) proceedAffected() bool {
	c := &p.combat
	left := p.unnamed()
	var open []board.ID
	steps := 0
	for _, h := range c.targets {
		if p.mayAffect(verb.OfHex(h)) == nil {
			open = append(open, h)
			steps += p.stepsAt(h)
		}
	}
	if left <= 0 || len(open) == 0 {
		tollOf(p.Position).beginLosses(p.chosen())
		return true
	}
	for _, h := range open {
		if steps-p.stepsAt(h) < left {
			c.stacks = append(c.stacks, h)
			return true
		}
	}
	return false
}
