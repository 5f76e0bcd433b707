package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/core"
)

// phase is a part of the game, or of a player turn.
type phase int8

const (
	planPhase    phase = iota // Blue marks his planning chart
	deployPhase               // Red deploys on the map
	arrivalPhase              // reinforcements, replacements and transfers
	movementPhase
	combatPhase
	westPhase // what has happened in the west of the two-front game, after each turn
)

// phases are what a player turn goes through; the set-up comes before.
var phases = [...]core.Phase{
	planPhase:     {ID: "plan", Title: "Plan", Case: "Prepare 2", Name: "Planning Chart"},
	deployPhase:   {ID: "deploy", Title: "Deploy", Case: "Prepare 2", Name: "Deployment"},
	arrivalPhase:  {ID: "arrival", Title: "Arrivals", Case: "Sequence 1", Name: "Arrivals"},
	movementPhase: {ID: "movement", Title: "Movement", Case: "Sequence 1", Name: "Movement"},
	combatPhase:   {ID: "combat", Title: "Combat", Case: "Sequence 2", Name: "Combat"},
	westPhase:     {ID: "west", Title: "The West", Case: "Two Fronts 2", Name: "The West"},
}

var phaseIDs, phaseRow = core.PhaseIDs(phases[:]), core.Row(phases[:])

// stage is what is being decided.
type stage int8

const (
	atPlan    stage = iota // central plans where its units begin
	atDeploy               // russia deploys
	atArrival              // bring units on, send units west or east
	atMove                 // choose who moves
	atMoving               // units in hand
	atAttack               // choose a unit or a fort to attack
	atCommit               // choose attackers, then roll
	atChoose               // the loser of DB, DE, AB, AE chooses to go back or to lose more
	atLoss                 // a side removes units
	atRetreat              // a side leads its units back
	atAdvance              // the winner may advance into a vacated hex
	atSupport              // the owner of forts says who supports them now (Forts 6)
	atWest                 // the players enter what has happened in the west
	atEnd                  // the game is over
)

var stageIDs = [...]string{
	atPlan: "plan", atDeploy: "deploy", atArrival: "arrival", atMove: "move", atMoving: rules.StageMoving, atAttack: "attack", atCommit: "commit",
	atChoose: "choose", atLoss: "loss", atRetreat: "retreat", atAdvance: "advance", atSupport: "support", atWest: "west", atEnd: "end",
}

// whereabouts of a unit that is not on the map and not destroyed.
type front int8

const (
	east     front = iota // on the map, or still to come to it
	west                  // in the west (Two Fronts)
	westward              // on its way to the west; there from turn due
	eastward              // on its way to the map; there from turn due
)

var frontIDs = [...]string{east: "east", west: "west", westward: "westward", eastward: "eastward"}

// unitState is where and in what state a unit is.
type unitState struct {
	hex    board.ID // None off the map
	rank   int8     // place in its stack, 0 for the top (Stacking 2)
	dead   int8     // turn in which it was destroyed, 0 while it is not
	absent bool     // takes no part in this game
	front  front    // Two Fronts
	due    int8     // turn in which it arrives on the front it travels to

	isolated bool // was out of supply when its side's movement began (Isolation 1)
	spent    int8 // movement factors spent this turn; by rail, hexes
	railed   bool // moves by railroad this turn (Railroads 2)
	moved    bool // was moved in this turn
	done     bool // its move is over
	attacked bool // has attacked this turn (Stacking 7)
	raised   bool // was put on top of its stack this turn (Stacking 2)
	known    bool // seen by Russia since it moved last (Limited Intelligence)
}

// alive reports whether the unit is still in the game.
func (s *unitState) alive() bool { return s.dead == 0 && !s.absent }

// roles in a combat.
const (
	attacker = 0
	defender = 1
)

// combat is the attack in hand.
type combat struct {
	target    board.ID // hex attacked; the other side of the fort where one is
	fort      int16    // index of Ruleset.forts plus one, 0 for an attack on a unit
	attackers []int16
	defender  int16 // the unit that defends, or supports the fort, plus one; 0 for none

	strength [2]int16 // by role
	column   int8
	die      int8 // after modifiers; 0 while none has fallen
	result   result

	role     int8       // who chooses, loses or goes back: attacker or defender
	toLose   int16      // units that role has still to remove
	exchange bool       // an exchange is in hand
	weaker   int8       // role that loses first in it
	lost     int16      // combat factors that the weaker side has lost in it
	toEqual  int16      // combat factors that the other side has still to lose
	back     bool       // role goes back when it has taken its losses
	retreats []int16    // units that have still to go back
	vacated  []board.ID // hexes left, into which the winner may advance
}

// support is what the owner of forts has decided after the unit that supported them
// was destroyed: which unit of the hex supports the others (Forts 6). It holds
// for the player turn.
type support struct {
	hex  board.ID
	unit int16 // noUnit for nobody, undecided while he is asked
}

const (
	noUnit    int16 = -1
	undecided int16 = -2
)

// award is a line of the running account.
type award struct {
	turn   int8
	side   side
	points int16
	why    string
	cas    string
	hex    board.ID // None where there is none
	unit   int16    // -1 where there is none
}
