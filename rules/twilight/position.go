package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/occupancy"
	"vistula/rules/verb"
)

// Position is one state of a game. It implements rules.Position.
type Position struct {
	core.Table
	rs       *Ruleset
	scenario *scenario
	options  options

	turn    int8
	side    side // phasing player, nobody's in the weather and in the Inter-Phase
	phase   phase
	stage   stage
	weather weather

	units  []unitState
	held   []side // by hex: who controls it (4.3)
	works  []work // Improved Positions, by hex (13)
	points [2]int16
	awards []award
	towns  []board.ID // of the enemy in a side's hands, as they stand in the account (27.2)
	rail   [4]int16   // Rail Points in halves, by railAccounts (4.7)

	ammo         allocation                      // to the combat in hand (10.5)
	replacements [len(replacementAccounts)]int16 // steps still to be given in the Inter-Phase (15.1)

	boundaries  []boundary // between the areas of armies, in the order of the front (6.1)
	draft       boundary   // the one being drawn
	drawn       bool       // the areas are set for the phase
	marker      int16      // the formation whose track is being chosen, -1 for none
	tracks      []track    // railway hexes that are broken or laid anew (17.1)
	railheads   []railhead
	pontoons    []pontoon  // bridges on the map (18)
	koenigsberg bool       // the marker of the Königsberg Corps is on a track (22.5)
	folded      [3]int8    // by nation, those taken up since its last Pontoon Bridge Phase
	platforms   []platform // what stations have taken in the phase (8.2.6)
	cut         []severed  // railway hexes lost since their owner's last movement phase (8.2.4)
	rider       int16      // who is to choose a destination, -1 for nobody

	moving  []int16   // units in hand
	dams    []dam     // causeways that were crossed in the phase (8.1.6)
	back    stage     // what goes on after them
	second  bool      // the non-phasing side is at its part of the phase (9.2)
	pending []pending // decisions within the other side's move, the next one last
	fording fording   // a step that waits for them (4.1.1a)

	attacks  []attack   // announced and still to be fought (10.2)
	struck   []board.ID // hexes attacked in this phase (10.1)
	combat   combat     // the attack in hand
	retreats []retreat  // stacks that have still to go back, one pushed away last (11.2)
	repulse  repulse    // the Repulse in hand (8.5)
	bouts    int16      // Repulses attempted in this phase

	who     occupancy.Map          // derived: who stands where
	stamp   uint64                 // derived: changes whenever somebody stands or controls where he did not
	tally   codec.Tally[unitState] // the digest of the units
	scratch scratch
	sparse  codec.Holdings[side] // held as it is written and read
}

var _ rules.Position = (*Position)(nil)

// Ruleset is the rulebook with its data.
func (p *Position) Ruleset() rules.Ruleset { return p.rs }

// active is whose phase it is: the non-phasing player's in the Counter Movement and
// the Counter Attack Phase (5.4.7, 5.4.9), and in the second part of the Cavalry
// Retirement Step (5.4.10a).
func (p *Position) active() side {
	if p.phase == counterMovementPhase || p.phase == counterAttackPhase || p.second {
		return p.side.enemy()
	}
	return p.side
}

// What the book of verbs needs to know.

// Stage is what is being decided.
func (p *Position) Stage() int { return int(p.stage) }

// Short forms for the chapters.

func (p *Position) unit(u int16) *unit  { return &p.rs.units[u] }
func (p *Position) at(u int16) board.ID { return p.units[u].hex }
func (p *Position) onMap(u int16) bool  { return p.units[u].hex != board.None }
func (p *Position) owner(u int16) side  { return p.rs.units[u].side }

// all lists the units for which a condition holds, in the order of the counters'
// list.
func (p *Position) all(is func(u int16) bool) []int16 { return verb.Where(len(p.units), is) }

// season is that of the turn (19).
func (p *Position) season() season { return p.rs.tables.season(int(p.turn)) }

// inPlay tells whether a hex lies on a sheet that is in play.
func (p *Position) inPlay(h board.ID) bool { return p.scenario.inPlay[h] }

// player names who decides, at the head of a prompt.
func (p *Position) player(s side) string {
	switch s {
	case russia:
		return "Russian player"
	case central:
		return "Central Powers player"
	}
	return "Nobody"
}

// drawing tells whether a boundary is being drawn.
func (p *Position) drawing() bool { return p.stage >= atLineStart && p.stage <= atLineSecond }
