package galicia

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
)

// phase is a phase of a player turn (3.2). The Record Victory Points step needs
// no decision and follows the Combat Phase by itself.
type phase int8

const (
	supplyPhase phase = iota
	reinforcementPhase
	movementPhase
	combatPhase
)

// phases are what a player turn goes through (3.2).
var phases = [...]core.Phase{
	supplyPhase:        {ID: "supply", Title: "Supply", Case: "3.2", Name: "Supply Phase"},
	reinforcementPhase: {ID: "reinforcement", Title: "Reinforcement", Case: "3.2", Name: "Reinforcement Phase"},
	movementPhase:      {ID: "movement", Title: "Movement", Case: "3.2", Name: "Movement Phase"},
	combatPhase:        {ID: "combat", Title: "Combat", Case: "3.2", Name: "Combat Phase"},
}

// stage is what is being decided.
type stage int8

const (
	atSupply   stage = iota // determine supply
	atArrivals              // place reinforcements
	atReaction              // the other side's cavalry may react
	atMove                  // choose who moves
	atMoving                // units in hand
	atCrowded               // too many steps in a hex at the end of movement
	atAttack                // choose a target
	atHexes                 // choose the attacking hexes
	atCommit                // choose the attacking units
	atWithhold              // choose who does not defend
	atRoll                  // roll for the attack
	atRetreat               // retreat stacks
	atSplit                 // retreat on, to avoid an overstack
	atExcess                // no unit can retreat further: eliminate the excess
	atAdvance               // advance after combat
	atLossRoll              // roll for losses
	atLoss                  // take losses
	atEnd                   // the game is over
)

// stages tell of each what a prompt cites; a reaction belongs to the phase that it
// interrupts.
var stages = [...]core.Stage[phase]{
	atSupply:   {ID: "supply", Case: "11.0", Phase: supplyPhase},
	atArrivals: {ID: "arrivals", Case: "14.0", Phase: reinforcementPhase},
	atReaction: {ID: "reaction", Case: "12.1", Phase: movementPhase},
	atMove:     {ID: "move", Case: "4.2", Phase: movementPhase},
	atMoving:   {ID: rules.StageMoving, Case: "4.2", Phase: movementPhase},
	atCrowded:  {ID: "crowded", Case: "5.2", Phase: movementPhase},
	atAttack:   {ID: "attack", Case: "7.0", Phase: combatPhase},
	atHexes:    {ID: "hexes", Case: "7.1", Phase: combatPhase},
	atCommit:   {ID: "commit", Case: "7.2", Phase: combatPhase},
	atWithhold: {ID: "withhold", Case: "7.3", Phase: combatPhase},
	atRoll:     {ID: "roll", Case: "8.3", Phase: combatPhase},
	atRetreat:  {ID: "retreat", Case: "9.2", Phase: combatPhase},
	atSplit:    {ID: "split", Case: "9.2", Phase: combatPhase},
	atExcess:   {ID: "excess", Case: "5.2", Phase: combatPhase},
	atAdvance:  {ID: "advance", Case: "9.3", Phase: combatPhase},
	atLossRoll: {ID: "loss-roll", Case: "8.5", Phase: combatPhase},
	atLoss:     {ID: "loss", Case: "9.4.2", Phase: combatPhase},
	atEnd:      {ID: "end", Case: "15.0", Phase: combatPhase},
}

var phaseIDs, stageIDs = core.PhaseIDs(phases[:]), core.StageIDs(stages[:])

// supply states (11.0).
const (
	inSupply int8 = iota
	lowSupply
	outOfSupply
)

var supplyIDs = [...]string{inSupply: "in", lowSupply: "low", outOfSupply: "out"}

// unitState is where and in what state a unit is.
type unitState struct {
	hex    board.ID // None off the map
	level  int8     // effectiveness reductions from full strength, steps and all (10.2)
	supply int8
	spent  int8 // movement points spent this phase
	lost   int8 // turn in which it was eliminated, 0 while it is not
	absent bool // takes no part in this position
	waits  bool // its owner holds it back this turn (14.0)
	done   bool // its move is over
	rested bool // has recovered this phase (10.3)
	fought bool // has attacked this phase (7.0)
	beaten bool // has been attacked this phase (7.0)
	unseen bool // only in what a side believes: it is somewhere, nobody knows where
}

// alive reports whether the unit is still in the game: on the map or to come.
func (s *unitState) alive() bool { return s.lost == 0 && !s.absent }

// town is what is remembered of a town that earns victory points (15.1).
type town struct {
	captured int8   // turn of the first capture, 0 before
	occupied uint16 // bit n: occupied in turn n, after the turn of capture
}

func (t town) taken() bool { return t.captured > 0 }

// reaction is the decision of the side not moving whether its cavalry reacts
// (12.1); it interrupts whatever stage stands in back.
type reaction struct {
	back    stage
	from    board.ID // where the enemy came from, None for a reinforcement
	to      board.ID // where it is now
	movers  []int16
	waiting []trigger
	// joined tells that others of their side are in the hex where the movers are now;
	// they were seen there before the movers came to lie above them. Derived.
	joined bool
}

// trigger is a cavalry unit that may react.
type trigger struct {
	unit   int16
	second bool // by trigger 2 (12.1.1)
}

// combat is the attack in hand (8.0).
type combat struct {
	target    board.ID
	hexes     []board.ID // attacking hexes, in the order they were named
	attackers []int16
	idle      []int16 // withheld units beside the attackers
	defenders []int16
	withheld  []int16 // withheld defenders

	// brought is what each unit brought when the attack was resolved, attackers
	// then defenders; what befalls it later does not change the account.
	brought   []share
	strength  [2]int16 // by role: attacker, defender
	artillery [2]int16
	steps     [2]int16
	column    int16 // on the ladder of ratios, after shifts
	flanked   bool

	dice     [2]int8
	result   result
	retreats []retreat
	splits   []split
	failed   [2]bool // by role: priorities not met or unable to retreat (9.4.1)
	advanced bool
	late     bool // stage five is over; what is retreated now are withheld units (7.6)

	lossDice [2]int8
	toLose   [2]int8
	taken    []int8 // by participant, attackers then defenders
}

// share is what one unit brings to an attack, and by what its strength is less
// than the printed one.
type share struct{ strength, artillery, effectiveness, supply, across int8 }

// roles in a combat.
const (
	attacker = 0
	defender = 1
)

// retreat is one stack that must go back (9.2).
type retreat struct {
	side  side
	units []int16
	trail []board.ID // from where it stood to where it is
	base  int8       // where on the trail the retreat began
	hexes int8       // the result
	zones int8       // empty hexes in enemy zones entered
	begun bool
}

func (r *retreat) at() board.ID    { return r.trail[len(r.trail)-1] }
func (r *retreat) start() board.ID { return r.trail[r.base] }
func (r *retreat) left() int       { return int(r.hexes) - (len(r.trail) - 1 - int(r.base)) }

// split is an overstacked hex at the end of a retreat (9.2).
type split struct {
	side   side
	hex    board.ID
	excess int8       // steps over the limit at first
	units  []int16    // retreating units still there
	gone   []int16    // those that have gone on
	trail  []board.ID // their way so far
}

func (s stage) inAttack() bool { return s >= atHexes && s <= atLoss }

// goal is a supply source within 12 hexes of where a retreat began, and how far
// from there it is.
type goal struct {
	hex  board.ID
	from int
}
