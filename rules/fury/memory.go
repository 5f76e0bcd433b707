package fury

import (
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// field is derived from the units and fortresses, and never saved: what is found when
// it is asked for, and kept as long as nobody moves.
type field struct {
	trip         trip              // where the unit in hand can go by rail
	arrival      arrival           // how far a unit that waits comes
	stations     [][]board.ID      // by army: where its headquarters is or can go
	duty         duty              // of the armies that must attack
	lines        [2]lines          // of communication, by side
	entry        path.Flood        // scratch space of entryNet
	queue        []board.ID        // likewise
	scratch      *path.Search      // of scratch
	foot         *path.Search      // of onFoot
	shown        shown             // by the last view
	reach        *path.Search      // of reach
	reachOfHQ    []occupancy.Area  // by army: what its headquarters commands
	edge, beside occupancy.Area    // scratch space of spreadCommand
	zones        [2]occupancy.Area // scratch space of zones
	closed       occupancy.Area    // scratch space of roomFacts
	commanded    bool              // reachOfHQ is as things stand
	crowd        []int16           // of crowd
	spare        *Position         // of trial
	writer       codec.Writer      // and of Digest
	fort         fortRecord        // of eachFort
	post         postRecord        // of eachPosted
}

// changed tells that what is kept is no longer so; its scratch space serves again.
func (p *forces) changed() {
	f := p.field
	f.duty.forget()
	for a := range f.stations {
		f.stations[a] = f.stations[a][:0]
	}
	f.trip.unit, f.arrival.unit = -1, -1
	f.lines[0].found, f.lines[1].found, f.commanded = false, false, false
}

// trip is a net of railways that is kept as long as nobody moves: the offers ask for
// it once for each hex.
type trip struct {
	unit  int16
	net   path.Flood
	stops []board.ID // where the train goes, in the order of the board
}

// arrival is how far a unit that waits comes, kept as long as nobody moves: the offers
// ask for it once for each hex.
type arrival struct {
	unit  int16
	march *path.Search
	train path.Flood
}

// duty is what is known of the duty to attack, kept as long as nobody moves.
type duty struct {
	hoped     bool // hopes is as things stand
	hopes     []int8
	alone     []known     // by army: whether only the unit in hand lets it attack
	dutiful   known       // whether the unit in hand can move without taking an attack away
	proofs    []witness   // by army: one that holds, if one was found
	witnesses []testimony // by army; kept for longer, because they are checked

	// Of the headquarters in hand:
	commands   bool         // commanding is as things stand
	commanding *path.Search // from where it commands somebody who could attack
	posts      []board.ID   // where its army could attack
}

// known is something that is found out when it is asked for.
type known int8

const (
	unknown known = iota
	yes
	no
)

func knownAs(is bool) known {
	if is {
		return yes
	}
	return no
}

// forget keeps only scratch space, and what is checked before it is believed.
func (d *duty) forget() {
	d.hoped, d.commands, d.dutiful, d.alone, d.proofs = false, false, unknown, d.alone[:0], d.proofs[:0]
}

// witness is how an army could begin an attack (2.2): the way of a unit on foot to
// where it attacks from, that of its headquarters to where it commands from, and the
// line of command between the two. One that was found earlier is believed as soon as
// every part of it still holds, which is far cheaper than to search anew.
type witness struct {
	unit             int16
	way, hqWay, line []board.ID
}

// testimony is the last witnesses of an army, the next one to be replaced first.
type testimony struct {
	kept [3]witness
	next int
}

func reached(search *path.Search, at board.ID) bool {
	_, ok := search.Cost(path.Node{Hex: at})
	return ok
}
