package rules

import "strings"

// Roles are verbs, stages and kinds with one meaning in every ruleset that has
// them. Windows, computer players and reports know these and no others: whatever
// else a ruleset offers is a button by its label, or a click on the unit or hex that
// it names. The kit of package rulestest holds every ruleset to them.

// Verbs of movement in hexes. All but VerbPick belong to StageMoving.
const (
	// VerbPick takes a unit in hand that is on the map, or on a way that leads off it.
	// One that can go nowhere may have ended its move with that.
	VerbPick = "pick"
	// VerbAdd takes another unit of the same hex along.
	VerbAdd = "add"
	// VerbDrop leaves a unit in hand where it is, while the others go on.
	VerbDrop = "drop"
	// VerbStep moves the units in hand to a hex next to them.
	VerbStep = "step"
	// VerbRide takes the units in hand by rail to a hex that may be farther off.
	VerbRide = "ride"
	// VerbHalt ends the move of the units in hand.
	VerbHalt = "halt"
	// VerbEntrain puts the units in hand on a train; dice may decide about it.
	VerbEntrain = "entrain"
	// VerbDetrain takes them off it.
	VerbDetrain = "detrain"
)

// Verbs of movement without steps.
const (
	// VerbDisplace puts a unit that must give way, such as a headquarters that stands
	// alone, into a hex; where it names none, that of the Prompt.
	VerbDisplace = "displace"
)

// Verbs of the set-up.
const (
	// VerbTake chooses a unit that is to be placed next.
	VerbTake = "take"
)

// Verbs of combat. Of these only VerbRoll and VerbAttack may roll dice.
const (
	// VerbAttack chooses a hex to be attacked.
	VerbAttack = "attack"
	// VerbStorm chooses a hex to be attacked that a fort holds.
	VerbStorm = "storm"
	// VerbTarget adds a hex to those attacked, or takes it away.
	VerbTarget = "target"
	// VerbFrom chooses a hex that the attack comes from, or takes it away.
	VerbFrom = "from"
	// VerbCommit has a unit take part in the attack.
	VerbCommit = "commit"
	// VerbWithhold has a unit that could defend take no part.
	VerbWithhold = "withhold"
	// VerbFlotilla has the ships take part in the attack.
	VerbFlotilla = "flotilla"
	// VerbShift chooses a shift of the column that the attacker is free to take.
	VerbShift = "shift"
	// VerbDeclare fixes the attack: the one in hand, or one on a hex from another.
	VerbDeclare = "declare"
	// VerbRecall takes back an attack that is declared on its hex.
	VerbRecall = "recall"
	// VerbReady ends the choice of those who take part.
	VerbReady = "ready"
	// VerbRoll rolls the dice that are due and does nothing else.
	VerbRoll = "roll"
	// VerbLose has a unit take the loss that is due.
	VerbLose = "lose"
	// VerbRetreat leads beaten units into a hex.
	VerbRetreat = "retreat"
	// VerbAdvance leads a unit into a hex that was fought for.
	VerbAdvance = "advance"
	// VerbFollow has a unit go with others that advance or pursue.
	VerbFollow = "follow"
)

// Verbs of the course of the game.
const (
	// VerbDone ends the step or phase in hand.
	VerbDone = "done"
	// VerbCancel takes back what was prepared and has had no effect yet; so does every
	// verb with the prefix of Cancels.
	VerbCancel = "cancel"
	// VerbAuto does at once, by the book's or the program's proposal, what is done
	// one by one otherwise; so does every verb with the suffix of ForAll.
	VerbAuto = "auto"
	// VerbCommitAll has all units take part that may.
	VerbCommitAll = "commit" + allSuffix

	allSuffix = "-all"
)

// ForAll tells whether a verb does at once for all what others do one by one.
// Windows give such an offer the place of honour.
func ForAll(verb string) bool {
	return verb == VerbAuto || strings.HasSuffix(verb, allSuffix) || strings.HasSuffix(verb, "-"+VerbAuto)
}

// Cancels tells whether a verb takes back what was prepared. Windows never give such an
// offer the place of honour.
func Cancels(verb string) bool { return verb == VerbCancel || strings.HasPrefix(verb, VerbCancel+"-") }

// BeginsAttack tells whether an action begins an attack on its hex.
func (a Action) BeginsAttack() bool {
	return a.Hex != "" && (a.Verb == VerbAttack || a.Verb == VerbStorm || a.Verb == VerbDeclare)
}

// StageMoving is the stage of a Status while units are in hand: they are the Units
// of the Prompt, all in one place.
const StageMoving = "moving"

// Kinds of events.
const (
	// EventStep is a move of its Units from the first of its two Hexes to the second.
	EventStep = "step"
	// EventRide is the same by rail.
	EventRide = "ride"
	// EventRetreat is the same after a lost combat.
	EventRetreat = "retreat"
	// EventAdvance is the same into a hex that was fought for.
	EventAdvance = "advance"
	// EventRecall takes a declared attack back. Where it names its Battle, neither is told
	// of afterwards.
	EventRecall = "recall"
	// EventLoss is a loss of its Units; whose it is may be hidden.
	EventLoss = "loss"
	// EventDeploy is the placing of a unit in the set-up.
	EventDeploy = "deploy"
	// EventSetUp says that a side was set up, or by which plan.
	EventSetUp = "set-up"
	// EventSupply says how units are supplied.
	EventSupply = "supply"
	// EventTurn is the beginning of a turn.
	EventTurn = "turn"
	// EventEnd is the end of the game.
	EventEnd = "end"
	// EventTally sums up several rolls before it.
	EventTally = "tally"
)

// Kinds of queries that every ruleset answers; see Query.
const (
	QueryReach  = "reach"
	QueryZones  = "zones"
	QuerySupply = "supply"
	QueryThreat = "threat"
	QueryOdds   = "odds"
	QueryChoice = "choice"
)

// Kinds of ways that a window draws each in its own manner; see Way.
const (
	// WayBoundary is a boundary along hexsides.
	WayBoundary = "boundary"
	// WayBoundaryDraft is one that may be drawn.
	WayBoundaryDraft = "boundary-draft"
	// WayBoundaryStart is hexsides where one may start.
	WayBoundaryStart = "boundary-start"
	// WayJourney is the way that a train would take.
	WayJourney = "journey"
	// WayBridge is a bridge over the hexside between its two Hexes.
	WayBridge = "bridge"
)

// What a Line that demands something says of it.
const (
	// LineMet is fulfilled.
	LineMet = "met"
	// LineUnmet is not.
	LineUnmet = "unmet"
	// LineOpen is still to be decided.
	LineOpen = "open"
)

// Kinds of the marks that answer QueryReach and QueryChoice.
const (
	// MarkReach is a hex that can be reached.
	MarkReach = "reach"
	// MarkReachZone is one in an enemy zone of control.
	MarkReachZone = "reach-zone"
	// MarkReachMinimum is one that only a minimum move reaches.
	MarkReachMinimum = "reach-minimum"
	// MarkBeyond is the hex that the query names, where it is out of reach.
	MarkBeyond = "beyond"
	// MarkOpen is a hex that can be chosen.
	MarkOpen = "open"
	// MarkCostly is one that can be chosen at a price.
	MarkCostly = "costly"
	// MarkClosed is one that cannot be chosen.
	MarkClosed = "closed"
	// MarkHere is where those stand that the choice is for.
	MarkHere = "here"
)

// areaPrefix begins the kinds of marks of areas that are adjacent.
const areaPrefix = "area-"

// Area tells whether a kind of mark says that a hex lies in the area that the mark's
// Note names.
func Area(kind string) bool { return strings.HasPrefix(kind, areaPrefix) }

// Tracks that windows and reports look for by their ID.
const (
	// TrackTurns has a box for each turn, with its dates as the note.
	TrackTurns = "turns"
	// TrackPoints is the account of victory points.
	TrackPoints = "points"
)
