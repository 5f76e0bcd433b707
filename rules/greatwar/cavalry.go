package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 12: cavalry withdraws before combat (12.1). What cavalry is worth in an
// attack stands in odds.go (12.2).

func addCavalry() {
	book.Add(
		&verbs{Name: "withdraw", Label: "Roll to withdraw", Case: "12.12", Takes: verb.Unit, Stages: verb.Of(atWithdraw),
			Dice:  1,
			Check: func(p *Position, a args) *refusal { return cavalryOf(p).mayWithdraw(a) },
			Words: func(p *Position, a args) string {
				return fmt.Sprintf("Roll to withdraw (%d or more)", p.unit(a.Unit).rating+1)
			},
			Candidates: func(p *Position, yield func(args)) { marchIn(p).eachOf(p.side.enemy(), yield) },
			Do:         func(p *Position, a args) { cavalryOf(p).withdraw(a.Unit) }},
		&verbs{Name: "back", Label: "Withdraw here", Case: "12.13", Takes: verb.Hex, Stages: verb.Of(atFallBack),
			Check:      func(p *Position, a args) *refusal { return cavalryOf(p).mayFallBack(a) },
			Candidates: func(p *Position, yield func(args)) { eachNeighbour(p, p.at(p.falling-1), yield) },
			Do:         func(p *Position, a args) { cavalryOf(p).fallBack(a.Hex) }},
		&verbs{Name: rules.VerbFollow, Label: "Occupy the hex", Case: "12.16", Takes: verb.Unit, Stages: verb.Of(atFollow),
			Check:      func(p *Position, a args) *refusal { return cavalryOf(p).mayFollow(a) },
			Candidates: (*Position).eachOfMover,
			Do:         func(p *Position, a args) { cavalryOf(p).follow(a.Unit) }})
	done.On(atWithdraw, "Withdraw no more", "12.11", nil, func(p *Position) { turnOf(p).endPhase() })
	done.On(atFollow, "Occupy no more", "12.16", nil, func(p *Position) { cavalryOf(p).endWithdrawal() })
}

// withdrawal is how many hexes cavalry goes back: no more and no less (12.11).
const withdrawal = 2

// eachNeighbour offers the hexes next to one.
func eachNeighbour(p *Position, at board.ID, yield func(args)) {
	for _, n := range p.Board().Neighbours(at) {
		if n != board.None {
			yield(verb.OfHex(n))
		}
	}
}

// Refusals of withdrawal.
var (
	refuseNoCavalry   = &refusal{Case: "12.11", Why: "Only cavalry may withdraw before combat."}
	refuseNotBesideIt = &refusal{Case: "12.11", Why: "{unit} is not adjacent to an enemy unit."}
	refuseTried       = &refusal{Case: "12.12", Why: "{unit} has already rolled."}
	refuseNoWay       = &refusal{Case: "12.13", Why: "{unit} has no open path of two hexes to withdraw along."}
	refuseBackAway    = &refusal{Case: "12.13", Why: "{hex} is not adjacent to where the cavalry stands."}
	refuseBackEnemy   = &refusal{Case: "12.13", Why: "{hex} is held by the enemy or lies across a blocked hexside."}
	refuseBackZone    = &refusal{Case: "12.13", Why: "{hex} is in an enemy zone of control."}
	refuseBackNear    = &refusal{Case: "12.11", Why: "The withdrawal must end two hexes away, which is impossible through {hex}."}
	refuseBackSource  = &refusal{Case: "12.13", Why: "{hex} does not lead towards a source of supply, and another hex does."}
)

func (p withdrawing) mayWithdraw(a args) *refusal {
	u := a.Unit
	switch {
	case p.owner(u) != p.side.enemy():
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case !p.unit(u).cavalry:
		return refuseNoCavalry
	case p.units[u].tried:
		return refuseTried
	case !cavalryOf(p.Position).besideForce(p.side, p.at(u)):
		return refuseNotBesideIt
	case len(cavalryOf(p.Position).waysBack(u, p.at(u), []board.ID{p.at(u)})) == 0:
		return refuseNoWay
	}
	return nil
}

// withdrawing is cavalry that goes back before a fight, and what follows it (12).
type withdrawing struct{ *Position }

func cavalryOf(p *Position) withdrawing { return withdrawing{p} }

// besideForce tells whether a hex is next to units of a side that are not just
// headquarters.
func (p withdrawing) besideForce(s side, at board.ID) bool {
	return p.Board().AnyBeside(at, func(n board.ID) bool { return p.holdsForce(s, n) })
}

func (p withdrawing) anyWithdrawal() bool {
	for _, u := range p.rs.ofSide[p.side.enemy()] {
		if p.unit(u).cavalry && p.onMap(u) && p.mayWithdraw(verb.OfUnit(u)) == nil {
			return true
		}
	}
	return false
}

// withdraw rolls the die: more than the rating, and the cavalry goes (12.12).
func (p withdrawing) withdraw(u int16) {
	die := p.Dies.D6()
	p.units[u].tried = true
	goes := die > int(p.unit(u).rating)
	outcome := "stays"
	if goes {
		outcome = "withdraws"
	}
	p.Tell(rules.Event{Kind: "withdrawal", Case: "12.12", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Dice: []int{die},
		Text: fmt.Sprintf("%s rolls %d against a rating of %d and %s.", p.Label(u), die, p.unit(u).rating, outcome)})
	if !goes {
		return
	}
	p.change(u, func(st *unitState) { st.entrained = false })
	p.falling, p.vacated = u+1, []board.ID{p.at(u)}
	p.stage = atFallBack
}

// barredBack tells why cavalry cannot step from one hex to the next on its way
// back (12.13). A friend in the hex negates an enemy zone, as in a retreat.
func (p withdrawing) barredBack(u int16, from, to board.ID) *refusal {
	d, ok := p.Board().DirectionTo(from, to)
	switch {
	case !ok:
		return refuseBackAway
	case p.Board().Side(from, d).Has(board.Blocked) || p.holds(p.side, to) || p.fortOf(p.side, to) >= 0:
		return refuseBackEnemy
	case p.unit(u).rating > 1 && p.openZoc(p.owner(u), to):
		return refuseBackZone
	}
	return nil
}

// waysBack lists the next hexes from which, or in which, the withdrawal can come
// to its end two hexes from where it began; trail is the way so far.
func (p withdrawing) waysBack(u int16, at board.ID, trail []board.ID) []board.ID {
	var list []board.ID
	for _, to := range p.Board().Neighbours(at) {
		if to == board.None || p.barredBack(u, at, to) != nil {
			continue
		}
		if len(trail) == withdrawal {
			if p.Board().Distance(trail[0], to) == withdrawal {
				list = append(list, to)
			}
		} else if len(p.waysBack(u, to, append(trail[:len(trail):len(trail)], to))) > 0 {
			list = append(list, to)
		}
	}
	return list
}

// ends lists where a withdrawal can end by way of a hex.
func (p withdrawing) ends(u int16, to board.ID) []board.ID {
	if len(p.vacated) == withdrawal {
		return []board.ID{to}
	}
	return p.waysBack(u, to, append(p.vacated[:len(p.vacated):len(p.vacated)], to))
}

// nearer tells whether a withdrawal by way of a hex can end nearer to a source of
// supply than it began.
func (p withdrawing) nearer(u int16, to board.ID, distance func(board.ID) int) bool {
	begun := distance(p.vacated[0])
	for _, end := range p.ends(u, to) {
		if d := distance(end); d >= 0 && d < begun {
			return true
		}
	}
	return false
}

func (p withdrawing) mayFallBack(a args) *refusal {
	u := p.falling - 1
	at := p.at(u)
	if r := cavalryOf(p.Position).barredBack(u, at, a.Hex); r != nil {
		return r
	}
	open := cavalryOf(p.Position).waysBack(u, at, p.vacated)
	if !slices.Contains(open, a.Hex) {
		return refuseBackNear
	}
	distance := supplyOf(p.Position).sourceDistance(u)
	if cavalryOf(p.Position).nearer(u, a.Hex, distance) {
		return nil
	}
	for _, to := range open {
		if cavalryOf(p.Position).nearer(u, to, distance) {
			return refuseBackSource
		}
	}
	return nil
}

// fallBack takes one step. At the end of the way cavalry that has come to friends
// does not help them in this turn's attacks (12.17).
func (p withdrawing) fallBack(to board.ID) {
	u := p.falling - 1
	friends := p.holds(p.owner(u), to)
	p.place(u, to)
	p.vacated = append(p.vacated, to)
	p.Tell(rules.Event{Kind: rules.EventStep, Case: "12.13", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.vacated[len(p.vacated)-2], to),
		Text: p.Label(u) + " withdraws to " + p.HexName(to) + "."})
	if len(p.vacated) <= withdrawal {
		return
	}
	p.units[u].retreated = friends
	p.falling = 0
	p.stage = atFollow
}

// Refusals of following.
var (
	refuseHexHeld    = &refusal{Case: "12.16", Why: "The enemy has not vacated that hex."}
	refuseNotNext    = &refusal{Case: "12.16", Why: "{unit} is not adjacent to the vacated hex."}
	refuseFollowFull = &refusal{Case: "12.16", Why: "{unit} would exceed the stacking limit there."}
	refuseOnRails    = &refusal{Case: "5.36", Why: "{unit} is entrained."}
)

// mayFollow allows units next to the hex that cavalry has left to occupy it, within
// the stacking limit (12.16).
func (p withdrawing) mayFollow(a args) *refusal {
	u, to := a.Unit, p.vacated[0]
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case p.holds(p.side.enemy(), to) || p.fortOf(p.side.enemy(), to) >= 0:
		return refuseHexHeld
	case p.units[u].entrained:
		return refuseOnRails
	case p.unit(u).putnik:
		return &refusal{Case: "19.2", Why: "{unit} moves only by rail."}
	case p.load(p.side, to)+int(p.unit(u).points) > p.rs.tables.StackingLimit:
		return refuseFollowFull
	}
	d, ok := p.Board().DirectionTo(p.at(u), to)
	if !ok || p.Board().Side(p.at(u), d).Has(board.Blocked) {
		return refuseNotNext
	}
	return nil
}

func (p withdrawing) anyFollower() bool {
	for _, n := range p.Board().Neighbours(p.vacated[0]) {
		if n == board.None {
			continue
		}
		for u := range p.each(p.side, n) {
			if p.mayFollow(verb.OfUnit(u)) == nil {
				return true
			}
		}
	}
	return false
}

func (p withdrawing) follow(u int16) {
	from := p.at(u)
	p.place(u, p.vacated[0])
	p.Tell(rules.Event{Kind: rules.EventStep, Case: "12.16", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(from, p.vacated[0]),
		Text: p.Label(u) + " occupies " + p.HexName(p.vacated[0]) + "."})
}

// endWithdrawal goes back to the choice of cavalry.
func (p withdrawing) endWithdrawal() { p.vacated, p.stage = nil, atWithdraw }
