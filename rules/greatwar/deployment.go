package greatwar

import (
	"fmt"
	"iter"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapters 22 and 26: what comes before the first player turn.

// extraPoints are the stacking points of 26.23.
const extraPoints = 12

var (
	refuseNotFree     = &refusal{Case: "26.2", Why: "{unit} has a fixed set-up hex or is not part of the set-up."}
	refuseDeployed    = &refusal{Case: "26.2", Why: "{unit} is already set up. Take it back first."}
	refuseNotDeployed = &refusal{Case: "26.2", Why: "{unit} is not set up yet."}
	refuseOutside     = &refusal{Case: "26.2", Why: "{unit} may not set up in {hex}, outside its area."}
	refuseSerbia      = &refusal{Case: "26.21", Why: "Serbian units set up in Serbia, and {hex} is not in Serbia."}
	refuseAustria     = &refusal{Case: "26.22", Why: "{unit} may not set up in {hex}. It sets up in Austria-Hungary; units of the 5th and 6th Armies set up on the Serbian map."}
	refuseExtra       = &refusal{Case: "26.23", Why: "Only twelve stacking points of reinforcements may set up early, and no headquarters."}
	refuseOffLine     = &refusal{Case: "26.31", Why: "{unit} may not set up in {hex}. Units set up on their army's part of the start line, headquarters and depots also behind it."}
	refuseUncovered   = &refusal{Case: "26.31", Why: "Every hex of the start line must be occupied or in the zone of control of one of your units."}
	refuseFull        = &refusal{Case: "6.11", Why: "{hex} has no room for {unit}: the stacking limit is nine stacking points."}
	refuseUnfinished  = &refusal{Case: "26.2", Why: "Some units are not set up yet."}
	refuseFirst       = &refusal{Case: "26.2", Why: "You can take {unit} back once all units are set up."}
	refuseAllSet      = &refusal{Case: "26.2", Why: "All units are set up."}
)

func addDeployment() {
	book.Add(
		&verbs{Name: "deploy", Label: "Set up", Case: "26.2", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atDeploy),
			Check:  func(p *Position, a args) *refusal { return deploymentOf(p).checkDeploy(a) },
			Places: func(p *Position, u int16) iter.Seq[args] { return deploymentOf(p).deployPlaces(u) },
			Do:     func(p *Position, a args) { deploymentOf(p).deploy(a.Unit, a.Hex) }},
		&verbs{Name: "lift", Label: "Take back", Case: "26.2", Takes: verb.Unit, Stages: verb.Of(atDeploy),
			Check:      func(p *Position, a args) *refusal { return deploymentOf(p).checkLift(a) },
			Candidates: func(p *Position, yield func(args)) { verb.Each(p.all(p.onMap), yield) },
			Do:         func(p *Position, a args) { deploymentOf(p).undeploy(a.Unit) }},
		&verbs{Name: rules.VerbAuto, Label: "Set up as proposed", Case: "26.2", Stages: verb.Of(atDeploy),
			Words: func(p *Position, _ args) string {
				if deploymentOf(p).toDeploy() {
					return "Set up the rest as proposed"
				}
				return "Set up everything again as proposed"
			},
			Check: func(p *Position, _ args) *refusal {
				if !deploymentOf(p).toDeploy() && deploymentOf(p).uncovered() == board.None {
					return refuseAllSet
				}
				return nil
			},
			Do: func(p *Position, _ args) {
				if !deploymentOf(p).toDeploy() {
					deploymentOf(p).liftAll()
				}
				deploymentOf(p).deployRest()
			}},
	)
	done.On(atDeploy, "End set-up", "26.2", func(p *Position) *refusal { return deploymentOf(p).mayEndDeployment() }, func(p *Position) { deploymentOf(p).endDeployment() })
	roll.Roll(atDeployRoll, "Roll for losses before the game", "26.32", func(p *Position) int { return len(deploymentOf(p).weary()) }, func(p *Position) { deploymentOf(p).throwWeariness() })
	roll.Roll(atEnvelope, "Open the envelope", "22.0", func(*Position) int { return 1 }, func(p *Position) { deploymentOf(p).openEnvelope() })
}

// mayEndDeployment tells why the set-up is not over.
func (p deploying) mayEndDeployment() *refusal {
	switch {
	case p.toDeploy():
		return refuseUnfinished
	case p.uncovered() != board.None:
		return refuseUncovered
	}
	return nil
}

// deploying sets up the units that are free to be (22, 26).
type deploying struct{ *Position }

func deploymentOf(p *Position) deploying { return deploying{p} }

// begin does what comes before the first decision of a game.
func (p deploying) begin() {
	switch {
	case p.options.envelope:
		p.phase, p.stage, p.side = deploymentPhase, atEnvelope, austria
	case len(p.scenario.regions) > 0:
		p.beginDeployment(p.scenario.regions[0].side)
	default:
		turnOf(p.Position).beginTurn(p.turn, p.scenario.opens)
	}
}

// beginDeployment has a side set up: in 26.2 the Serbs come first (26.21), in
// 26.3 Austria-Hungary (26.31).
func (p deploying) beginDeployment(s side) {
	p.phase, p.stage, p.side = deploymentPhase, atDeploy, s
	p.Tell(rules.Event{Kind: "phase", Case: "26.0", Side: s.id(), Text: p.player(s) + ": set-up begins."})
}

// free tells whether a unit is set up freely by its owner.
func (p deploying) free(u int16) bool { return p.scenario.area[u] >= 0 && p.units[u].alive() }

// spare tells whether a unit is a reinforcement that may be set up with the
// twelve points of 26.23. Headquarters have no stacking points and so are not
// among them.
func (p deploying) spare(u int16) bool {
	unit := p.unit(u)
	return p.options.extra && unit.nation == austriaHungary && p.scenario.due[u] > 0 && p.units[u].alive() && unit.points > 0
}

// toDeploy tells whether the side that sets up has units left which must be; the
// extra ones of 26.23 only may.
func (p deploying) toDeploy() bool {
	for i := range p.units {
		if u := int16(i); p.owner(u) == p.side && p.free(u) && !p.onMap(u) {
			return true
		}
	}
	return false
}

// regionOf is the area in which a unit is set up; an extra one of 26.23 may be
// anywhere in Austria-Hungary.
func (p deploying) regionOf(u int16) *region {
	if n := p.scenario.area[u]; n >= 0 {
		return &p.scenario.regions[n]
	}
	var widest *region
	for i := range p.scenario.regions {
		r := &p.scenario.regions[i]
		if r.side == p.owner(u) && (widest == nil || r.size() > widest.size()) {
			widest = r
		}
	}
	return widest
}

func (r *region) size() int {
	n := 0
	for _, in := range r.in {
		if in {
			n++
		}
	}
	return n
}

// onLine tells whether the scenario is set up on a start line (26.3).
func (p deploying) onLine() bool {
	return len(p.scenario.regions) > 0 && len(p.scenario.regions[0].line) > 0
}

// extraUsed counts the points of 26.23 that stand on the map.
func (p deploying) extraUsed() int {
	n := 0
	for i := range p.units {
		if u := int16(i); p.onMap(u) && p.spare(u) {
			n += int(p.unit(u).points)
		}
	}
	return n
}

func (p deploying) checkDeploy(a args) *refusal {
	u := a.Unit
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case !p.free(u) && p.options.extra && p.unit(u).nation == austriaHungary && p.scenario.due[u] > 0 && !p.spare(u):
		return refuseExtra
	case !p.free(u) && !p.spare(u):
		return refuseNotFree
	case p.onMap(u):
		return refuseDeployed
	case !p.free(u) && p.extraUsed()+int(p.unit(u).points) > extraPoints:
		return refuseExtra
	}
	return p.checkPlace(u, a.Hex)
}

// checkPlace tells why a unit may not be set up in a hex.
func (p deploying) checkPlace(u int16, h board.ID) *refusal {
	if !p.regionOf(u).takes(p.unit(u), h) {
		switch {
		case p.onLine():
			return refuseOffLine
		case p.unit(u).nation == serbia:
			return refuseSerbia
		case p.unit(u).nation == austriaHungary:
			return refuseAustria
		}
		return refuseOutside
	}
	if p.load(p.side, h)+int(p.unit(u).points) > p.rs.tables.StackingLimit {
		return refuseFull
	}
	return nil
}

// unplaced lists the units that can still be set up.
func (p deploying) unplaced() []int16 {
	return p.all(func(u int16) bool {
		return p.owner(u) == p.side && !p.onMap(u) && (p.free(u) || p.spare(u))
	})
}

// deployPlaces lists the hexes of a unit's area.
func (p deploying) deployPlaces(u int16) iter.Seq[args] {
	return func(yield func(args) bool) {
		r := p.regionOf(u)
		for h := range board.ID(p.Board().Len()) {
			if r.takes(p.unit(u), h) && !yield(verb.OfUnitHex(u, h)) {
				return
			}
		}
	}
}

func (p deploying) deploy(u int16, h board.ID) {
	p.units[u].due = 0
	p.place(u, h)
}

// undeploy takes a unit back as though it had never been there; an extra one of
// 26.23 is a reinforcement again.
func (p deploying) undeploy(u int16) {
	from := p.at(u)
	p.place(u, board.None)
	p.units[u].due = p.scenario.due[u]
	if !p.holdsForce(p.side, from) {
		p.hold(from, p.rs.owner[from])
		p.forget()
	}
}

// liftAll takes all units back, where they leave a part of the line uncovered.
func (p deploying) liftAll() {
	for i := range p.units {
		if u := int16(i); p.onMap(u) && p.owner(u) == p.side && (p.free(u) || p.spare(u)) {
			p.undeploy(u)
		}
	}
}

func (p deploying) checkLift(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !p.onMap(a.Unit):
		return refuseNotDeployed
	case !p.free(a.Unit) && !p.spare(a.Unit):
		return refuseNotFree
	case p.toDeploy():
		return refuseFirst
	}
	return nil
}

// deployRest sets up what is left where it is proposed, or as near to it as the
// stacking limit allows.
func (p deploying) deployRest() {
	for i := range p.units {
		u := int16(i)
		if p.owner(u) != p.side || !p.free(u) || p.onMap(u) {
			continue
		}
		if h := p.nearestPlace(u, p.scenario.propose[u]); h != board.None {
			p.deploy(u, h)
		}
	}
}

// nearestPlace is the hex nearest to the given one in which a unit may be set up.
func (p deploying) nearestPlace(u int16, from board.ID) board.ID {
	best, far := board.None, 0
	for h := range board.ID(p.Board().Len()) {
		d := p.Board().Distance(from, h)
		if d < 0 {
			d = 999 // the other map
		}
		if (best == board.None || d < far) && p.checkPlace(u, h) == nil {
			best, far = h, d
		}
	}
	return best
}

// deployAll sets up both sides as proposed: for positions set up by hand.
func (p deploying) deployAll() {
	now := p.side
	for _, s := range []side{allied, austria} {
		p.side = s
		p.deployRest()
	}
	p.side = now
	if p.phase == deploymentPhase {
		turnOf(p.Position).beginTurn(p.turn, p.scenario.opens)
	}
}

// uncovered is a hex of the side's start line that neither a unit nor a zone of
// control of its own covers (26.31), None where there is none.
func (p deploying) uncovered() board.ID {
	for i := range p.scenario.regions {
		r := &p.scenario.regions[i]
		if r.side != p.side {
			continue
		}
		for _, h := range r.line {
			if !p.holdsForce(p.side, h) && !p.zoc(p.side, h) {
				return h
			}
		}
	}
	return board.None
}

// endDeployment goes on to the rolls of 26.32, the other side or the first turn.
func (p deploying) endDeployment() {
	if p.onLine() {
		p.stage = atDeployRoll
		return
	}
	p.nextDeployment()
}

func (p deploying) nextDeployment() {
	seen := false
	for i := range p.scenario.regions {
		switch s := p.scenario.regions[i].side; {
		case s == p.side:
			seen = true
		case seen:
			p.beginDeployment(s)
			return
		}
	}
	turnOf(p.Position).beginTurn(p.turn, p.scenario.opens)
}

// proceedDeployment goes on where nobody has anything to set up or to roll for,
// as in positions set up by hand.
func (p deploying) proceedDeployment() bool {
	if p.stage == atDeployRoll && len(p.weary()) == 0 {
		p.nextDeployment()
		return true
	}
	return false
}

// weary are the units for which a die is rolled before the September game begins
// (26.32). Headquarters and depots do not march with the troops and are exempt,
// as headquarters are from other attrition (9.24).
func (p deploying) weary() []int16 {
	return p.all(func(u int16) bool {
		return p.onMap(u) && p.owner(u) == p.side && !p.unit(u).hq && !p.unit(u).depot
	})
}

// throwWeariness throws for all units of the side that has set up (26.32). What
// is lost was not lost in combat in the game, and yields no points (25.2).
func (p deploying) throwWeariness() {
	weary, hurt, dead := p.weary(), 0, 0
	for _, u := range weary {
		die := p.Dies.D6()
		lose := int8(0)
		switch {
		case die == 1:
			lose = 1
		case die == 2 && p.side == austria:
			lose = 2
		case die == 2:
			lose = 1
		}
		e := rules.Event{Kind: "roll", Case: "26.32", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Dice: []int{die}}
		st := &p.units[u]
		switch {
		case lose == 0:
			e.Text = p.Label(u) + " begins the game without loss."
		case st.lost+lose >= p.unit(u).steps:
			dead++
			e.Text = p.Label(u) + " was eliminated before the game."
			p.place(u, board.None)
			*st = unitState{hex: board.None, entry: board.None, lost: p.unit(u).steps, dead: p.turn}
		default:
			hurt++
			st.lost += lose
			e.Text = fmt.Sprintf("%s begins the game with a loss of %s.", p.Label(u), verb.Count(int(lose), "step", "steps"))
		}
		p.Tell(e)
	}
	p.Tell(rules.Event{Kind: rules.EventTally, Case: "26.32", Side: p.side.id(),
		Text: fmt.Sprintf("Of %s, %d lost steps and %d were eliminated before the game.", verb.Count(len(weary), "unit", "units"), hurt, dead)})
	p.nextDeployment()
}

// The wrong envelope (22.0).

func (p deploying) openEnvelope() {
	die := p.Dies.D6()
	e := rules.Event{Kind: "roll", Case: "22.0", Side: austria.id(), Dice: []int{die},
		Text: "The wrong envelope: the 2nd Army sets up against Serbia."}
	if die >= 4 {
		e.Text = "The right envelope: the 2nd Army arrives in Galicia as reinforcements."
		for i := range p.units {
			if u := int16(i); p.unit(u).nation == austriaHungary && p.unit(u).Army == "2" && p.onMap(u) && p.onSerbianMap(p.at(u)) {
				e.Units = append(e.Units, p.IDs(u)...)
				p.place(u, board.None)
				p.units[u].due, p.units[u].entry = 1, p.rs.entries["A"]
			}
		}
	}
	p.Tell(e)
	turnOf(p.Position).beginTurn(p.turn, p.scenario.opens)
}

// onSerbianMap tells whether a hex lies on the Serbian map.
func (p deploying) onSerbianMap(h board.ID) bool {
	return p.Board().Maps[p.Board().MapOf(h)].ID == "serbia"
}
