package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/fraction"
	"vistula/rules/verb"
)

// Chapters 5.2 and 15: the Inter-Phase, its Rail Points and its replacements.

// account is the one from which a unit takes replacements, -1 for none.
func (u *unit) account() int {
	switch u.kind {
	case infantry:
		return int(u.nation)*stepKinds + footSteps
	case cavalry:
		return int(u.nation)*stepKinds + horseSteps
	}
	return -1
}

func addInterPhase() {
	course[interPhase].begin = func(p *Position) { replacingFor(p).begin() }
	course[interPhase].open = func(p *Position) bool { return replacingFor(p).left() }
	course[interPhase].end = func(p *Position) { replacingFor(p).end() }
	book.Add(
		&verbs{Name: "replace-auto", Label: "Use all replacements", Case: "15.1", Stages: verb.Of(atReplace),
			Check: func(p *Position, _ args) *refusal {
				if !replacingFor(p).useful() {
					return refuseNoneLacks
				}
				return nil
			},
			Do: func(p *Position, _ args) { replacingFor(p).auto() }},
		&verbs{Name: "replace", Label: "Replace a step", Case: "15.1", Takes: verb.Unit, Stages: verb.Of(atReplace),
			Check:      mayReplace,
			Candidates: func(p *Position, yield func(args)) { verb.Each(p.rs.ofSide[p.side], yield) },
			Do:         func(p *Position, a args) { replacingFor(p).replace(a.Unit) },
			Price: func(p *Position, a args) (cost, left int) {
				return parts, (int(p.replacements[p.unit(a.Unit).account()]) - 1) * parts
			}})
}

// replacing is the Inter-Phase.
type replacing struct{ *Position }

func replacingFor(p *Position) replacing { return replacing{p} }

// row is what comes in this Inter-Phase, nil where nothing does.
func (p replacing) row() *interPhaseRow {
	rows := p.scenario.game.InterPhases
	if i := slices.IndexFunc(rows, func(r interPhaseRow) bool { return r.After == int(p.turn) }); i >= 0 {
		return &rows[i]
	}
	return nil
}

// begin gives both sides their Rail Points, of which none are left from before, and the
// replacements of the side at hand (5.2.1, 5.2.2).
func (p replacing) begin() {
	row := p.row()
	if row == nil {
		row = &interPhaseRow{}
	}
	if p.side == russia {
		for i, name := range railAccounts {
			p.rail[i] = int16(2 * row.RailPoints[name])
		}
		p.tellRail()
	}
	for i, name := range replacementAccounts {
		p.replacements[i] = 0
		if nation(i/stepKinds).side() == p.side {
			p.replacements[i] = int16(row.Replacements[name])
		}
	}
}

// tellRail tells the Rail Points, whose tracks lie on the map (4.7).
func (p replacing) tellRail() {
	for s := range side(2) {
		var list []string
		for i := range railAccounts {
			if railNations[i].side() == s && p.rail[i] > 0 {
				list = append(list, railNames[i]+" "+fraction.Write(int(p.rail[i]), 2))
			}
		}
		if len(list) > 0 {
			p.Tell(rules.Event{Kind: "rail-points", Case: "5.2.1", Side: s.id(), Text: "Rail Points: " + verb.List(list) + "."})
		}
	}
}

// railNations and railNames are the nations of the accounts of Rail Points and what
// players call them.
var (
	railNations = [accounts]nation{germanRail: german, austrianRail: austrian, broadRail: russian, europeanRail: russian}
	railNames   = [accounts]string{germanRail: "Germany", austrianRail: "Austria-Hungary", broadRail: "Russian gauge", europeanRail: "European gauge"}
)

// Refusals of replacements (15.1).
var (
	refuseNoSteps    = &refusal{Case: "15.1", Why: "{unit} takes no replacements: only infantry and cavalry do."}
	refuseWhole      = &refusal{Case: "15.1", Why: "{unit} has lost no steps."}
	refuseCutOff     = &refusal{Case: "15.1.1", Why: "{unit} is isolated and cannot take replacements."}
	refuseEnough     = &refusal{Case: "15.1.2", Why: "{unit} cannot take more replacements in this Inter-Phase."}
	refuseNoneToCome = &refusal{Case: "15.1", Why: "No replacements are left for {unit}."}
)

func mayReplace(p *Position, a args) *refusal {
	u := a.Unit
	st, unit := &p.units[u], p.unit(u)
	account := unit.account()
	switch {
	case unit.side != p.side:
		return refuseNotYours
	case account < 0:
		return refuseNoSteps
	case !p.onMap(u) && st.gone != offMap: // on a train beyond the map edge it is in play (8.2.8)
		return refuseOffMap
	case st.lost == 0:
		return refuseWhole
	case st.isolated:
		return refuseCutOff
	case int(st.given) >= replacingFor(p).most(u):
		return refuseEnough
	case p.replacements[account] == 0:
		return refuseNoneToCome
	}
	return nil
}

// most is how many steps a unit may take in one Inter-Phase: two for an infantry
// division, one for all others (15.1.2).
func (p replacing) most(u int16) int {
	if unit := p.unit(u); unit.kind == infantry && unit.size == division {
		return 2
	}
	return 1
}

// left tells whether the side has replacements left. Whether any unit can take them is
// not asked: the enemy does not know.
func (p replacing) left() bool {
	return slices.ContainsFunc(p.replacements[:], func(n int16) bool { return n > 0 })
}

// replace gives a unit a step back, which the enemy does not see (15.1, 4.2.6).
func (p replacing) replace(u int16) {
	p.replacements[p.unit(u).account()]--
	p.change(u, func(st *unitState) { st.lost, st.given = st.lost-1, st.given+1 })
	e := rules.Event{Kind: "replace", Case: "15.1", Side: p.side.id(), Units: p.IDs(u), Public: &rules.Event{},
		Text: fmt.Sprintf("%s takes a replacement step and has %s.", p.Label(u), verb.Count(p.steps(u), "step", "steps"))}
	if p.onMap(u) {
		e.Hexes = p.Hexes(p.at(u))
	}
	p.Tell(e)
}

// auto uses the replacements where they do most: where a step turns a counter to its
// front, and then where the greatest part of a unit is lost.
func (p replacing) auto() {
	for {
		best, most := int16(-1), 0
		for _, u := range p.rs.ofSide[p.side] {
			if mayReplace(p.Position, verb.OfUnit(u)) != nil {
				continue
			}
			if need := p.need(u); best < 0 || need > most {
				best, most = u, need
			}
		}
		if best < 0 {
			return
		}
		p.replace(best)
	}
}

// useful tells whether any unit can take a replacement step.
func (p replacing) useful() bool {
	return slices.ContainsFunc(p.rs.ofSide[p.side], func(u int16) bool { return mayReplace(p.Position, verb.OfUnit(u)) == nil })
}

var refuseNoneLacks = &refusal{Case: "15.1", Why: "None of your units can take a replacement step."}

func (p replacing) need(u int16) int {
	unit, lost := p.unit(u), p.units[u].lost
	need := 100 * int(lost) / int(unit.steps)
	if unit.flips > 0 && lost == unit.flips {
		need += 1000
	}
	return need
}

// end has what was not used go to other theatres (15.1).
func (p replacing) end() {
	p.replacements = [len(replacementAccounts)]int16{}
	for _, u := range p.rs.ofSide[p.side] {
		if p.unit(u).combat() {
			p.units[u].given = 0
		}
	}
}

// replacementNames are the accounts of replacements for players.
var replacementNames = [len(replacementAccounts)]string{
	russianFoot: "Russian infantry", russianHorse: "Russian cavalry",
	germanFoot: "German infantry", germanHorse: "German cavalry",
	austrianFoot: "Austro-Hungarian infantry", austrianHorse: "Austro-Hungarian cavalry",
}

// uses tells whether a nation's armies take part.
func (sc *scenario) uses(rs *Ruleset, n nation) bool {
	for i := range rs.armies {
		if sc.armies[i] && rs.armies[i].nation == n {
			return true
		}
	}
	return false
}
