package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
)

// phase is a part of a player turn (4.0). The segments of the Movement Phase and
// of the Combat Phase are told apart, because each asks something else.
type phase int8

const (
	deploymentPhase phase = iota
	supplyPhase
	reinforcementPhase
	commandPhase
	movementPhase
	attritionPhase
	withdrawalPhase
	ordersPhase
	combatPhase
	replacementPhase
)

// phases are what a player turn goes through (4.0), after the set-up.
var phases = [...]core.Phase{
	deploymentPhase:    {ID: "deployment", Name: "Deployment"},
	supplyPhase:        {ID: "supply", Title: "Supply", Case: "4.0", Name: "Supply Determination Segment"},
	reinforcementPhase: {ID: "reinforcement", Title: "Arrivals", Case: "4.0", Name: "Reinforcement Segment"},
	commandPhase:       {ID: "command", Title: "Command", Case: "4.0", Name: "Command Control Segment"},
	movementPhase:      {ID: "movement", Title: "Movement", Case: "4.0", Name: "Movement Segment"},
	attritionPhase:     {ID: "attrition", Title: "Attrition", Case: "4.0", Name: "Attrition Segment"},
	withdrawalPhase:    {ID: "withdrawal", Title: "Cavalry", Case: "4.0", Name: "Cavalry Withdrawal Phase"},
	ordersPhase:        {ID: "orders", Title: "Orders", Case: "4.0", Name: "Command Segment of Combat"},
	combatPhase:        {ID: "combat", Title: "Combat", Case: "4.0", Name: "Combat Resolution Segment"},
	replacementPhase:   {ID: "replacement", Title: "Replacement", Case: "4.0", Name: "Step Replacement Phase"},
}

// stage is what is being decided.
type stage int8

const (
	atEnvelope   stage = iota // roll for the envelope (22.0)
	atDeploy                  // set units up freely (26.2, 26.3)
	atDeployRoll              // roll for losses before the game (26.32)
	atSupply                  // determine supply; Serbian supply is replenished (9.11, 20.2)
	atForage                  // cavalry may forage (24.0)
	atArrivals                // place reinforcements (14.0)
	atCommand                 // give out command strength for movement (10.32)
	atRally                   // roll for units out of command (10.41)
	atMove                    // choose who moves
	atMoving                  // units in hand
	atDisplace                // the other side's headquarters displaces (10.52)
	atAttrition               // roll for units out of supply (9.22)
	atCrowded                 // over the stacking limit at the end of a phase (6.14)
	atWithdraw                // choose which cavalry tries to withdraw (12.1)
	atFallBack                // it goes back two hexes (12.13)
	atFollow                  // the other side may occupy the hex it left (12.16)
	atOrders                  // give out command strength for combat (10.36)
	atAttack                  // choose a hex to attack
	atCommit                  // choose further hexes, attackers and shifts
	atDefence                 // the defender may use a shift (18.2)
	atHunger                  // roll for attackers out of supply (9.23)
	atRoll                    // roll for the attack
	atOption                  // the defender chooses an option (8.9)
	atAffect                  // the defender chooses which stacks are affected (8.9)
	atLoss                    // take losses of steps
	atRetreat                 // retreat stacks (8.6)
	atAdvance                 // advance after combat (8.7)
	atReplace                 // step replacement (13.0)
	atEnd                     // the game is over
)

// stages tell of each to which phase it belongs; a displacement and a crowded hex can
// come in several.
var stages = [...]core.Stage[phase]{
	atEnvelope:   {ID: "envelope", Phase: deploymentPhase},
	atDeploy:     {ID: "deploy", Phase: deploymentPhase},
	atDeployRoll: {ID: "deploy-roll", Phase: deploymentPhase},
	atSupply:     {ID: "supply", Phase: supplyPhase},
	atForage:     {ID: "forage", Phase: supplyPhase},
	atArrivals:   {ID: "arrivals", Phase: reinforcementPhase},
	atCommand:    {ID: "command", Phase: commandPhase},
	atRally:      {ID: "rally", Phase: commandPhase},
	atMove:       {ID: "move", Phase: movementPhase},
	atMoving:     {ID: rules.StageMoving, Phase: movementPhase},
	atDisplace:   {ID: "displace", Phase: movementPhase},
	atAttrition:  {ID: "attrition", Phase: attritionPhase},
	atCrowded:    {ID: "crowded", Phase: attritionPhase},
	atWithdraw:   {ID: "withdraw", Phase: withdrawalPhase},
	atFallBack:   {ID: "fall-back", Phase: withdrawalPhase},
	atFollow:     {ID: "follow", Phase: withdrawalPhase},
	atOrders:     {ID: "orders", Phase: ordersPhase},
	atAttack:     {ID: "attack", Phase: combatPhase},
	atCommit:     {ID: "commit", Phase: combatPhase},
	atDefence:    {ID: "defence", Phase: combatPhase},
	atHunger:     {ID: "hunger", Phase: combatPhase},
	atRoll:       {ID: "roll", Phase: combatPhase},
	atOption:     {ID: "option", Phase: combatPhase},
	atAffect:     {ID: "affect", Phase: combatPhase},
	atLoss:       {ID: "loss", Phase: combatPhase},
	atRetreat:    {ID: "retreat", Phase: combatPhase},
	atAdvance:    {ID: "advance", Phase: combatPhase},
	atReplace:    {ID: "replace", Phase: replacementPhase},
	atEnd:        {ID: "end", Phase: replacementPhase},
}

var phaseIDs, stageIDs = core.PhaseIDs(phases[:]), core.StageIDs(stages[:])

// unitState is where and in what state a unit is. It has no gaps, so that two are
// compared at once.
type unitState struct {
	hex        board.ID // None off the map
	entry      board.ID // where it is to come on by its owner's choice, None as scheduled
	along      int16    // hexes travelled on it (5.38)
	hq         int16    // who commands it, plus one; 0 where nobody does
	lost       int8     // steps lost; 1 for a headquarters on its reduced side (10.54)
	dead       int8     // turn in which it was eliminated, 0 while it is not
	due        int8     // turn in which it may come on, 0 once it is there
	link       int8     // off-map way that it travels, 1 for the first of Ruleset.links, 0 for none
	spent      int8     // movement points spent this phase
	ridden     int8     // railway hexes travelled this phase
	fought     int8     // last turn in which it attacked or defended (13.0)
	absent     bool     // takes no part in this position
	entrained  bool     // 5.32
	fresh      bool     // came to Galicia entrained in this turn and must detrain (17.2)
	unsupplied bool     // as found in the Initial Supply Determination Segment (9.11)
	forages    bool     // 24.0
	starves    bool     // found out of supply in the Attrition Segment, has still to roll (9.22)
	commanded  bool     // in command control in this Movement or Combat Phase (10.3)
	rallied    bool     // has rolled for command (10.41)
	counted    bool     // counts against the rail capacity this phase (5.31)
	railed     bool     // used rail movement this phase: may not attack (5.34)
	moved      bool     // was moved in this turn's Movement Phase (13.0)
	done       bool     // its move is over
	attacked   bool     // has attacked this phase (8.14)
	beaten     bool     // has been attacked this phase (8.14)
	retreated  bool     // went back into a hex this turn and does not defend it (8.66, 12.17)
	tried      bool     // has rolled for withdrawal or replacement this phase
	used       bool     // headquarters: its shift is spent this phase (10.11, 18.2)
	waits      bool     // its owner holds it back this turn (14.24)
}

// alive reports whether the unit is still in the game: on the map, on its way or
// to come.
func (s *unitState) alive() bool { return s.dead == 0 && !s.absent }

// retreat is one stack that must go back (8.62).
type retreat struct {
	units []int16
	trail []board.ID // from where it stood to where it is
	hexes int8       // how far in all
}

func (r *retreat) at() board.ID { return r.trail[len(r.trail)-1] }
func (r *retreat) left() int    { return int(r.hexes) - len(r.trail) + 1 }

// share is what one unit brings to an attack.
type share struct{ strength, steps int8 }

// combat is the attack in hand (8.0).
type combat struct {
	targets   []board.ID // hexes under attack, in the order they were named (8.23)
	attackers []int16
	defenders []int16    // when it was declared; without those of 8.66
	posts     []board.ID // where each of them stood then
	flotilla  bool       // the monitors take part (21.0)
	shifts    []int16    // headquarters that shift the attack (10.21)
	guard     int16      // headquarters that shifts for the defence, plus one; 0 for none (18.2)
	guarded   bool       // the defender has decided on it

	brought  []share  // attackers, then defenders, when the odds were computed
	strength [2]int16 // by role
	steps    [2]int16
	column   int8    // of the table, after shifts; -1 below the table
	modifier int8    // of the die
	supplied bool    // all defenders were in supply (8.75)
	adrift   [2]bool // by role: over half out of command (10.43)
	hungry   []int16 // attackers that have still to roll for attrition (9.23)

	die      int8
	result   [2]int8    // by role, after 10.43
	option   int8       // of the defender; 0 while none is chosen
	affected int16      // steps of the smaller force
	stacks   []board.ID // stacks that the defender has named as affected
	toLose   [2]int16
	retreats []retreat
	gone     bool // all defenders were eliminated in place by option 1 (8.75)
}

// roles in a combat.
const (
	attacker = 0
	defender = 1
)

// crossing counts stacking points over a hexside by rail in a phase (17.51).
type crossing struct {
	from, to board.ID
	nation   nation
	points   int8
}

// award is a line of the account of victory points (25.2), positive for the
// Allies.
type award struct {
	turn   int8
	points int16
	why    string
	cas    string
	hex    board.ID // None where there is none
	unit   int16    // -1 where there is none
}
