package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
)

// phase is a part of a player turn (5.4), or of a game turn (5.3).
type phase int8

const (
	weatherPhase phase = iota
	reinforcementPhase
	attachmentPhase
	pontoonPhase
	supplyPhase
	engineeringPhase
	movementPhase
	counterMovementPhase
	attackPhase
	counterAttackPhase
	postCombatPhase
	interPhase
)

// phases are what a game turn goes through (5.3): the weather, the player turns (5.4) and,
// in every third turn, the Inter-Phase.
var phases = [...]core.Phase{
	weatherPhase:         {ID: "weather", Title: "Weather", Case: "5.3", Name: "Weather"},
	reinforcementPhase:   {ID: "reinforcement", Title: "Reinforcements", Case: "5.4.1", Name: "Reinforcement Phase"},
	attachmentPhase:      {ID: "attachment", Title: "Attachment", Case: "5.4.2", Name: "Attachment Phase"},
	pontoonPhase:         {ID: "pontoon", Title: "Pontoons", Case: "5.4.3", Name: "Pontoon Bridge Phase"},
	supplyPhase:          {ID: "supply", Title: "Supply", Case: "5.4.4", Name: "Supply Phase"},
	engineeringPhase:     {ID: "engineering", Title: "Engineering", Case: "5.4.5", Name: "Railroad Engineering Phase"},
	movementPhase:        {ID: "movement", Title: "Movement", Case: "5.4.6", Name: "Movement Phase"},
	counterMovementPhase: {ID: "counter-movement", Title: "Counter Movement", Case: "5.4.7", Name: "Counter Movement Phase"},
	attackPhase:          {ID: "attack", Title: "Attack", Case: "5.4.8", Name: "Attack Phase"},
	counterAttackPhase:   {ID: "counter-attack", Title: "Counter Attack", Case: "5.4.9", Name: "Counter Attack Phase"},
	postCombatPhase:      {ID: "post-combat", Title: "After combat", Case: "5.4.10", Name: "Post-Combat Phase"},
	interPhase:           {ID: "inter-phase", Title: "Inter-Phase", Case: "5.2", Name: "Inter-Phase"},
}

var phaseIDs, phaseRow = core.PhaseIDs(phases[:]), core.Row(phases[:])

// stage is what is being decided.
type stage int8

const (
	atWeather      stage = iota // roll for the weather (20)
	atReinforce                 // place reinforcements (16)
	atAttach                    // areas, attachment, standing orders (6)
	atPontoon                   // place pontoon bridges (18)
	atSupply                    // supply units that change their mode (14.4)
	atEngineer                  // advance railheads (17)
	atMove                      // choose who moves
	atMoving                    // units in hand
	atCrowded                   // over the stacking limit at the end of a movement phase (4.2.3)
	atReact                     // cavalry may react to a move (9.1)
	atDisplace                  // artillery or a train makes way (9.5.1, 9.8.1)
	atForced                    // check a forced march (8.3)
	atAbandon                   // roll whether a bridgehead is held (12.5)
	atAttack                    // announce attacks (10.2)
	atCommit                    // choose who attacks the hex in hand
	atOrder                     // choose which announced attack is fought next
	atAmmunition                // allocate Ammunition Points (10.5)
	atMuster                    // the attacker chooses once more, seeing the defenders
	atWithhold                  // the defender withholds units (10.1.3)
	atRoll                      // roll for the attack (10.9)
	atRetreat                   // lead beaten stacks back (11.2)
	atLossRoll                  // roll for losses (10.10)
	atLose                      // take step losses (11.1)
	atWorn                      // name the force with +1 on its check (10.10)
	atCheck                     // roll for effectiveness (11.3)
	atAdvance                   // advance after combat (11.4)
	atRepulse                   // roll for a Repulse (8.5)
	atRepulseCheck              // roll for the effectiveness of who was pushed away
	atRetire                    // cavalry may retire (9.2)
	atReplace                   // replacement points (5.2.2)
	atLineStart                 // a boundary: where it starts (6.1)
	atLineBearing               // on what bearing
	atLineBend                  // after how many hexes it bends
	atLineSecond                // on what bearing then
	atTrack                     // the track for a formation (6.2.1)
	atRoute                     // the station to which a unit travels (8.2.3)
	atEnd                       // the game is over
)

var stageIDs = [...]string{
	atWeather:      "weather",
	atReinforce:    "reinforce",
	atAttach:       "attach",
	atPontoon:      "pontoon",
	atSupply:       "supply",
	atEngineer:     "engineer",
	atMove:         "move",
	atMoving:       rules.StageMoving,
	atCrowded:      "crowded",
	atReact:        "react",
	atDisplace:     "displace",
	atForced:       "forced",
	atAbandon:      "bridgehead",
	atAttack:       "attack",
	atCommit:       "commit",
	atOrder:        "order",
	atAmmunition:   "ammunition",
	atMuster:       "muster",
	atWithhold:     "withhold",
	atRoll:         "roll",
	atRetreat:      "retreat",
	atLossRoll:     "losses",
	atLose:         "lose",
	atWorn:         "worn",
	atCheck:        "check",
	atAdvance:      "advance",
	atRepulse:      "repulse",
	atRepulseCheck: "repulse-check",
	atRetire:       "retire",
	atReplace:      "replace",
	atLineStart:    "line-start",
	atLineBearing:  "line-bearing",
	atLineBend:     "line-bend",
	atLineSecond:   "line-second",
	atTrack:        "track",
	atRoute:        "route",
	atEnd:          "end",
}

// Why a unit is off the map; onBoard for one that is on it.
const (
	onBoard    int8 = iota
	absent          // takes no part in the scenario
	waiting         // still to arrive (16.1)
	eliminated      // 11.1, 14.6
	withdrawn       // 3.3.6
	offMap          // on the railways off the map (8.2.8)
)

var goneIDs = []string{onBoard: "", absent: "absent", waiting: "waiting", eliminated: "eliminated", withdrawn: "withdrawn", offMap: "off-map"}

// States of supply (14.4).
const (
	inSupply int8 = iota
	lowSupply
	outOfSupply
)

var supplyIDs = []string{inSupply: "", lowSupply: "low", outOfSupply: "out"}

// Tasks that take movement points over several phases (8.9).
const (
	noTask int8 = iota
	recovery
	disorderTask
	ersatzTask
	digging
	entraining
	detraining
)

var taskIDs = []string{
	noTask: "", recovery: "recovery", disorderTask: "disorder", ersatzTask: "ersatz", digging: "digging", entraining: "entraining",
	detraining: "detraining",
}

// The greatest status of effectiveness, at which a unit is demoralised (7.3).
const mostStatus = 4

// railState is how far a unit is with a journey by rail (8.2).
type railState struct {
	mode    int8     // 0 on foot, else riding
	account int8     // whose rail points paid for it plus one, 0 for none
	late    bool     // it will be at half its combat strength once it has detrained (8.2.5)
	rode    bool     // it has left a train in this phase
	to      board.ID // the station where it is to leave the train, None for none
	at      board.ID // where on the railways it is off the map: a stop of the net
}

// onFoot is the state of a unit that makes no journey by rail.
var onFoot = railState{to: board.None, at: board.None}

// mostDug is how many points a unit can put into digging in a phase (13.1).
const mostDug = 7

// unitState is where and in what state a unit is. It has no gaps worth the name, so
// that two are compared at once.
type unitState struct {
	hex       board.ID  // None off the map
	spent     int16     // movement points put into the task, in parts
	left      int16     // movement points left in the phase, in parts
	train     railState // its journey by rail
	lost      int8      // steps lost
	ce        int8      // status of effectiveness, 0 to 4; 4 is demoralised (7.1)
	disorder  int8      // 0 to 2 (7.4)
	supply    int8      // as found in the Supply Phase
	given     int8      // Ammunition Points allocated (10.5)
	army      int8      // to which it is attached, -1 for none
	corps     int8      // to which it is attached, -1 independent
	aim       int8      // hexside of its prepared attack plus one, 0 for none (8.4)
	half      int8      // Combat Strength 1/2: 0 none, 1 final, 2 initial (8.2.5)
	task      int8      // what its points go into
	gone      int8      // why it is off the map
	strays    int8      // Attachment Phases that found it in another army's area (6.1.1)
	isolated  bool      // 14.4.1
	extended  bool      // a supply unit on its extended side (3.6)
	freed     bool      // a garrison that was released before its time (22.4)
	back      int8      // of an eliminated supply unit: Reinforcement Phases since then (16.4)
	settling  int8      // of a depot: 2 relocating, 1 consolidating (8.2.7)
	displaced bool      // artillery that was displaced (9.5.1)
	moved     bool      // has used movement points in the phase
	halted    bool      // its move in the phase is over
	stuck     bool      // its Repulse failed: it moves no farther in the phase (8.5.4)
	clashed   bool      // has attacked or was attacked in this player turn (25.1)
	fought    bool      // has attacked in this attack phase (10.1)
	fled      bool      // has gone back after combat in this attack phase (10.1)
	order     int8      // standing order of cavalry (9.1)
	mate      int16     // whom it exchanges Ersatz replacements with, plus one (8.7)
	forced    int8      // points of a forced march: allowed while it moves, used once it has halted (8.3)
	exchanged bool      // has exchanged Ersatz replacements in the phase (8.7)
	strained  bool      // its forced march is still to be checked
	rested    bool      // it has recovered in the phase and makes no forced march (8.3.1)
	stood     bool      // a bridgehead that was not abandoned when the enemy came (12.5)
	dug       int8      // points that it has put into digging in the phase (13.1)
}

// alive tells whether the unit is still in the game: on the map, on its way or to
// come.
func (s *unitState) alive() bool { return s.gone == onBoard || s.gone == waiting || s.gone == offMap }

// work is an Improved Position (13).
type work struct {
	hex    board.ID
	level  int8
	side   side
	ruined bool
	digger int16 // who finished it in this movement phase, plus one
}

// award is a line of the account of victory points (27).
type award struct {
	turn   int8
	side   side
	points int16
	why    string
	cas    string
	hex    board.ID // None where there is none
	unit   int16    // -1 where there is none
}

// pendingKind is what a side has to decide within the other side's move.
type pendingKind int8

// pending is a decision of one side within a move of the other.
type pending struct {
	kind pendingKind
	side side
	unit int16    // whom it is about, -1 for none
	hex  board.ID // where, None for nowhere
}

// fording is a step over such a river that waits until the enemy has made way.
type fording struct {
	to   board.ID // None while there is none
	unit int16    // who advances after combat, -1 for the units in hand
}

func noFording() fording { return fording{to: board.None, unit: -1} }

// weather is that of a turn (20).
type weather int8

const (
	normalWeather weather = iota
	highWater
	summerHeat
	freeze
)

var weatherIDs = []string{normalWeather: "normal", highWater: "high-water", summerHeat: "heat", freeze: "freeze"}

// Kinds of replacements (15.1).
const (
	footSteps = iota // for infantry
	horseSteps
	stepKinds
)

// Accounts of replacements, by nation and kind.
const (
	russianFoot   = int(russian)*stepKinds + footSteps
	russianHorse  = int(russian)*stepKinds + horseSteps
	germanFoot    = int(german)*stepKinds + footSteps
	germanHorse   = int(german)*stepKinds + horseSteps
	austrianFoot  = int(austrian)*stepKinds + footSteps
	austrianHorse = int(austrian)*stepKinds + horseSteps
)

// replacementAccounts are those accounts as the data name them.
var replacementAccounts = [len(nationIDs) * stepKinds]string{
	russianFoot: "russia-infantry", russianHorse: "russia-cavalry",
	germanFoot: "germany-infantry", germanHorse: "germany-cavalry",
	austrianFoot: "austria-hungary-infantry", austrianHorse: "austria-hungary-cavalry",
}

// newSupplyUnit is in which Reinforcement Phase after its loss an eliminated supply
// unit may come back (16.4).
const newSupplyUnit = 3

// Standing orders of cavalry for 9.1.
const (
	orderAsk int8 = iota
	orderStay
	orderFallBack
)

var orderIDs = []string{orderAsk: "ask", orderStay: "stay", orderFallBack: "fall-back"}

// Kinds of such decisions.
const (
	toReact pendingKind = iota
	toDisplace
	toWithdraw
	toRelocate
	toAbandon
	toReroute // the destination of a train is lost (8.2.3)
	toDetour  // the line to it is cut (8.2.4)
)

var pendingIDs = []string{toReact: "reaction", toDisplace: "artillery", toWithdraw: "train", toRelocate: "depot", toAbandon: "bridgehead", toReroute: "destination", toDetour: "detour"}

// pendingStages are where such decisions are taken.
var pendingStages = []stage{toReact: atReact, toDisplace: atDisplace, toWithdraw: atDisplace, toRelocate: atDisplace, toAbandon: atAbandon, toReroute: atRoute, toDetour: atRoute}

// dam is what has crossed a causeway in the phase: the hexes at its ends, the lower
// number first, and how much of its room is taken.
type dam struct {
	from, to board.ID
	load     int8
	formed   bool // a formation has crossed
}

// roomOfDam is what a causeway carries in a phase, in Asset Units; a formation takes
// the room of three where it is a division, of two where it is a brigade, and only one
// can cross.
const roomOfDam = 4

// Roles in a combat.
const (
	attacker = 0
	defender = 1
)
