package fury

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
)

// phase is a part of a game turn (5).
type phase int8

const (
	deploymentPhase phase = iota
	initiativePhase
	movementPhase
	combatPhase
	adjustmentPhase
	replacementPhase
	reinforcementPhase
	planningPhase
)

// phases are what a game turn goes through (5), after the set-up; movement and combat
// come four times, once in each activation.
var phases = [...]core.Phase{
	deploymentPhase:    {ID: "deployment", Name: "Set-up"},
	initiativePhase:    {ID: "initiative", Title: "Initiative", Case: "7", Name: "Initiative Phase"},
	movementPhase:      {ID: "movement", Title: "Movement", Case: "9", Name: "Activation: Movement"},
	combatPhase:        {ID: "combat", Title: "Combat", Case: "10", Name: "Activation: Combat"},
	adjustmentPhase:    {ID: "adjustment", Title: "Fronts", Case: "11.2", Name: "Front Adjustment"},
	replacementPhase:   {ID: "replacement", Title: "Replacement", Case: "11.3", Name: "Replacements"},
	reinforcementPhase: {ID: "reinforcement", Title: "Arrivals", Case: "11.4", Name: "Reinforcements"},
	planningPhase:      {ID: "planning", Title: "Planning", Case: "11.5", Name: "Planning"},
}

var phaseIDs = core.PhaseIDs(phases[:])

// stage is what is being decided.
type stage int8

const (
	atDeploy     stage = iota // set up (6)
	atInitiative              // throw for the initiative (7)
	atFront                   // choose the front that is activated (7)
	atMove                    // choose who moves (9)
	atMoving                  // a unit in hand
	atDisplace                // a lone headquarters gives way (9)
	atDeclare                 // declare attacks (10.1)
	atResolve                 // choose which attack is resolved next
	atRoll                    // throw for it
	atLoss                    // take losses (10.3.1)
	atRefuse                  // retreat, or refuse to
	atForce                   // force the retreat, or let them stay
	atForced                  // the retreat is forced: leave the fortress or be besieged (10.4)
	atRetreat                 // retreat hex by hex (10.3.2)
	atCohesion                // throw the cohesion test
	atExcess                  // choose who goes on where the hex is too full
	atAdvance                 // occupy the hex (10.3.1), or begin the siege (10.5)
	atAdjust                  // isolated units retreat (11.2)
	atAdjusting               // the second hex of such a retreat
	atSiege                   // test a siege (10.5)
	atReplace                 // replacement points (11.3)
	atArrive                  // reinforcements, exchange of Cadres, assignments (11.4, 12)
	atPlan                    // throw for active headquarters (11.5)
	atActivate                // choose them
	atEnd                     // the game is over
)

var stageIDs = [...]string{
	atDeploy: "deploy", atInitiative: "initiative", atFront: "front", atMove: "move", atMoving: rules.StageMoving, atDisplace: "displace", atDeclare: "declare",
	atResolve: "resolve", atRoll: "roll", atLoss: "loss", atRefuse: "refuse", atForce: "force", atForced: "forced", atRetreat: "retreat",
	atCohesion: "cohesion", atExcess: "excess", atAdvance: "advance", atAdjust: "adjust", atAdjusting: "adjusting", atSiege: "siege", atReplace: "replace",
	atArrive: "arrive", atPlan: "plan", atActivate: "activate", atEnd: "end",
}

// box is where a unit is that is not on the map.
type box int8

const (
	onMap      box = iota // or, before the set-up is over, still in hand
	toCome                // its turn has not come
	inReserve             // in the space of reinforcements
	eliminated            // in the space of eliminated units
	inPool                // a Cadre that is not in use
	absent                // takes no part in the game
)

var boxIDs = [...]string{
	onMap: "", toCome: "to-come", inReserve: "reinforcement", eliminated: "eliminated", inPool: "pool", absent: "absent",
}

// unitState is where and in what state a unit is.
type unitState struct {
	hex  board.ID // None off the map
	box  box
	lost int8 // steps lost
	due  int8 // turn in whose Administrative Phase it may enter, while it is to come
	army int8 // to which it is assigned, -1 for none (12)

	active       bool // a headquarters in active mode (2.2)
	disorganised bool // 10.3.3
	reformed     bool // in the space of reinforcements after its elimination (11.3)
	entered      bool // came onto the map by its first entry in this Administrative Phase (12)
	spent        int8 // movement points spent in this activation
	moved        bool // its move in this activation is over
	stopped      bool // has entered an enemy zone of control (9.1)
	retreated    bool // retreated in this activation and suffers no losses (10.3.1)
	adjusted     bool // has retreated in this front adjustment (11.2)
}

// fortState is the state of a fortress.
type fortState struct {
	holder   side
	taken    bool // has ever been taken by the adversary (10.4)
	besieged bool // 10.5
	tested   bool // its siege has been tested in this Administrative Phase
	since    int8 // turn in which it last changed hands, 0 for never
}

// attack is a declared attack: of all units of a hex on an adjacent hex (10.1).
type attack struct {
	from, target board.ID
	units        []int16
}

// demand is a number of losses that a side takes from among some units.
type demand struct {
	side  side
	units []int16
	n     int8
}

// roles in a combat.
const (
	attacker = 0
	defender = 1
	noRole   = -1
)

// combat is the attack in hand (10).
type combat struct {
	from      board.ID // None where there is none
	target    board.ID
	attackers []int16
	cavalry   int8 // die of 10.2.6, 0 where none was thrown
	die       int8
	total     int8 // with all modifiers
	loser     int8 // role that must retreat; noRole for neither
	extra     bool // the refusal or the force is being paid
	advanced  bool // at least one unit has occupied the hex
	rolled    rolled
}

// noCombat is that no attack is in hand.
var noCombat = combat{from: board.None, target: board.None, loser: noRole}

func (c *combat) on() bool { return c.from != board.None }

// noArmy is the army of a unit that is assigned to none.
const noArmy = -1

// withdrawal is a retreat in hand, after combat or in a front adjustment.
type withdrawal struct {
	units []int16
	trail []board.ID // from where it stood to where it is
	left  int8       // hexes still to go
}

func (w *withdrawal) at() board.ID { return w.trail[len(w.trail)-1] }

// rolled is an attack as it was when the dice fell: what losses and retreats do to the
// units afterwards changes nothing in its account.
type rolled struct {
	fought   [2][]fighter // by role
	strength [2]int8
	shifts   []rules.Modifier // with the cavalry's
}

// fighter is a unit in an attack and the steps that it had lost before.
type fighter struct {
	unit int16
	lost int8
}
