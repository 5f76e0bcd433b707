package galicia

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
	"vistula/rules/occupancy"
)

// shown is what one who looks was shown last, for as long as the units look the same;
// see package gallery for who owns it and when it is made anew.
type shown struct {
	gallery.Sides[look]
	scenario *scenario
	places   []held // for which control is as it was shown
	now      []held // likewise, as they are
	control  []rules.Control

	counted counted
}

// shownTo is what one who looks was shown last, be it a side or nobody, who sees all.
func (p *Position) shownTo(s side) *shown {
	if p.shown == nil {
		p.shown = &[3]shown{}
	}
	return &p.shown[s+1]
}

// look is all that a counter depends on, in a scenario.
type look struct {
	unitState
	held bool // until a later turn (2.1)
}

// Place is where the counter lies.
func (x look) Place() board.ID { return x.hex }

// Lost tells whether it is listed among the dead.
func (x look) Lost() bool { return x.lost > 0 }

// ToCome tells whether it may be listed among those to come.
func (x look) ToCome() bool { return x.hex == board.None }

// held is what is told of an objective.
type held struct {
	by       side
	captured int8
}

// counted are the facts of the hexes as one who asked was told them last, with all that
// they follow from besides the map; while that is the same, they are not found anew. It
// is compared whenever somebody asks, and so cannot be forgotten.
type counted struct {
	turn    int8
	mine    side
	options options
	at      []board.ID // by unit: where it stood
	hexes   []rules.HexFacts
	supply  [2]suppliedHexes
}

// suppliedHexes are those in which units of a side could be in supply, a bit each, and
// what they follow from.
type suppliedHexes struct {
	ownRails bool
	watch    occupancy.Watch
	open     occupancy.Area // the enemy's zones of control that no unit of the side negates
	hexes    occupancy.Area
}
