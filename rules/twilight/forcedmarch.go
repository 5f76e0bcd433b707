package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 8.3: forced marches.

// What weather and supply add to the check (8.3.2a, 14.5.1).
const (
	heatStrain   = 1
	supplyStrain = 1
)

// manySteps is from how many steps on infantry counts as large in the table (8.3.2).
const manySteps = 6

// addForcedMarch enters the forced march and its check.
func addForcedMarch() {
	book.Add(&verbs{Name: "force", Label: "Forced march", Case: "8.3", Takes: verb.Unit, Stages: verb.Of(atMoving),
		Check:      func(p *Position, a args) *refusal { return marchIn(p).mayForce(a.Unit) },
		Candidates: func(p *Position, yield func(args)) { verb.Each(p.moving, yield) },
		Do:         func(p *Position, a args) { marchIn(p).force(a.Unit) }})
	roll.Roll(atForced, "Check the forced march", "8.3", func(*Position) int { return 2 }, func(p *Position) { marchIn(p).checkForced() })
}

// mayForce tells why a unit in hand cannot make a forced march (8.3.1).
func (p marching) mayForce(u int16) *refusal {
	st := &p.units[u]
	refuse := func(why string) *refusal { return &refusal{Case: "8.3.1", Why: why} }
	switch {
	case len(p.moving) == 0 || !p.inHand(u):
		return moves.NotInHand
	case !p.unit(u).combat() || p.railMode(u):
		return refuse("Only combat units that are not entrained make forced marches.")
	case st.forced > 0:
		return &refusal{Case: "8.3", Why: "{unit} is on a forced march already."}
	case st.rested:
		return refuse("{unit} has recovered in this phase and makes no forced march.")
	case specialOf(p.Position).rests(u):
		return &refusal{Case: "25.3", Why: "{unit} makes no forced march: Rennenkampf lets his army rest."}
	case st.train.rode:
		return refuse("{unit} has left a train in this phase and makes no forced march.")
	}
	return nil
}

func (p marching) inHand(u int16) bool {
	for _, v := range p.moving {
		if v == u {
			return true
		}
	}
	return false
}

// force adds the points of a forced march. Whether they are used is counted when the
// unit has come to its end.
func (p marching) force(u int16) {
	st := &p.units[u]
	st.forced = forcedFoot
	if p.unit(u).kind == cavalry && !specialOf(p.Position).underKhan(u) {
		st.forced = forcedRiders
	}
	st.left += int16(st.forced) * parts
}

// extra is how many points of its forced march a unit has used, by the rounding of 4.4.
func (p marching) extra(u int16) int {
	st := &p.units[u]
	return max(0, (int(st.forced)*parts-int(st.left)+parts/2)/parts)
}

// forcedEnd ends the forced march of a unit that is set down: what it has not used is
// lost, and what it has is to be checked.
func (p marching) forcedEnd(u int16) {
	st := &p.units[u]
	if st.forced == 0 {
		return
	}
	n := p.extra(u)
	st.left = max(0, st.left-int16(st.forced)*parts)
	if n == 0 {
		st.forced = 0
		return
	}
	st.forced, st.strained = int8(n), true
}

// strainedUnit is a unit whose forced march is still to be checked, -1 for none.
func (p marching) strainedUnit() int16 {
	for _, u := range p.rs.ofSide[p.active()] {
		if p.units[u].strained {
			return u
		}
	}
	return -1
}

// strainedForce are the units that make the next check together: those of one force that
// are in one hex and have made a forced march, their leader first (2.1, 6.4.1).
func (p marching) strainedForce() []int16 {
	u := p.strainedUnit()
	marched := slices.DeleteFunc(p.of(p.owner(u), p.at(u)), func(v int16) bool { return !p.units[v].strained })
	for _, force := range p.forcesOf(marched) {
		if !slices.Contains(force, u) {
			continue
		}
		i := slices.Index(force, harmTo(p.Position).lead(force))
		force[0], force[i] = force[i], force[0]
		return force
	}
	return []int16{u}
}

// strainOf is what is added to the check of a force: for an infantry unit two for each
// point after the first, for cavalry one, of several units as for the one that is
// strained most, and for heat and low supply (8.3.2, 14.5.1).
func (p marching) strainOf(force []int16) int {
	most, low := 0, false
	for _, u := range force {
		n := int(p.units[u].forced) - 1
		if p.unit(u).kind != cavalry {
			n *= 2
		}
		most, low = max(most, n), low || p.units[u].supply == lowSupply
	}
	if p.weather == summerHeat {
		most += heatStrain
	}
	if low {
		most += supplyStrain
	}
	return most
}

// checkText says whose forced march is checked, and what its two dice may show at most.
func (p marching) checkText(force []int16) string {
	return fmt.Sprintf("check the forced march of %s. %s", p.named(force...), passes(p.cel(force[0])-p.strainOf(force)))
}

// passes says which rolls of two dice pass a check that takes one of at most so many.
func passes(most int) string {
	switch {
	case most >= 12:
		return "Any roll passes."
	case most < 2:
		return "No roll passes."
	}
	return fmt.Sprintf("A roll of %d or less passes.", most)
}

// checkForced makes the Effectiveness Check of a forced march (8.3.2).
func (p marching) checkForced() {
	force := p.strainedForce()
	u := force[0]
	st := &p.units[u]
	dice := []int{p.Dies.D6(), p.Dies.D6()}
	n := dice[0] + dice[1] + p.strainOf(force)
	by := n - p.cel(u)
	p.stage = atMove
	text := fmt.Sprintf("%s has spent %s of a forced march: %s where %d or less was needed, ", p.Label(u), verb.Count(int(st.forced), "point", "points"), strained(n, p.strainOf(force)), p.cel(u))
	if by > 0 {
		text += fmt.Sprintf("failed by %d.", by)
	} else {
		text += "it holds together."
	}
	side := p.owner(u).id()
	p.Tell(rules.Event{Kind: "forced-march", Case: "8.3", Side: side, Units: p.IDs(force...), Hexes: p.Hexes(p.at(u)), Dice: dice, Text: text,
		Public: &rules.Event{Kind: "forced-march", Case: "8.3", Side: side, Dice: dice, Text: "The effort of a forced march is checked."}})
	for _, v := range force {
		p.units[v].strained = false
	}
	if by > 0 {
		p.suffer(force, p.rs.tables.strainFor(p.strainColumn(u), by))
	}
}

// strained is a modified roll with what was added to it.
func strained(n, strain int) string {
	if strain == 0 {
		return itoa(n)
	}
	return fmt.Sprintf("%d + %d = %d", n-strain, strain, n)
}

// Columns of the Forced March Table.
const (
	smallFoot = iota
	largeFoot
	riders
)

func (p marching) strainColumn(u int16) int {
	switch {
	case p.unit(u).kind == cavalry:
		return riders
	case p.steps(u) >= manySteps:
		return largeFoot
	}
	return smallFoot
}

// suffer carries a result out. Asset Units that march alone lose steps in place of
// effectiveness, and so do formations for levels that they do not have (8.3.2). Where all
// points that the march gained went into digging, neither steps nor such levels are lost
// (8.3.3a).
func (p marching) suffer(force []int16, s strain) {
	u := force[0]
	st, unit := &p.units[u], p.unit(u)
	if s.unprepared {
		for _, v := range force {
			p.units[v].aim = 0
		}
	}
	levels := 0
	if unit.formation() {
		levels = min(s.levels, int(mostStatus-st.ce))
	}
	steps := s.steps + s.levels - levels
	if unit.formation() && st.dug >= st.forced {
		steps = 0
	}
	h, why := harmTo(p.Position), "a forced march"
	h.wear(u, levels, why, "8.3")
	h.takeSteps(force, steps, why, "8.3")
}
