package gallery

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Listed is a look that also tells where the unit is listed off the map.
type Listed interface {
	Look
	// Lost tells whether it is among the dead of its side, ToCome whether it is among
	// those still to come.
	Lost() bool
	ToCome() bool
}

// Sides is a gallery of a game of two sides. It also keeps what a view lists of each:
// its order of battle, its dead, who is to come, and the turn record with them. Its
// zero value is empty.
type Sides[L Listed] struct {
	Gallery[L]
	lists [2]lists
	turn  int8
	turns rules.Track
}

// lists are what is listed of one side.
type lists struct {
	battle           List
	any, gone, comes bool // what is not as it was in the view before: any unit, the dead, those to come
	shown            []rules.Display
	dead, coming     rules.Display
}

// Renew refreshes the gallery, of a side's units as owner tells, and notes what is not
// listed as before.
func (g *Sides[L]) Renew(b *board.Board, rolls *[2]Roll, owner func(u int16) int8, units int, look func(u int16, x *L), face func(u int16, x *L) rules.Counter) {
	for s := range g.lists {
		l := &g.lists[s]
		l.any, l.gone, l.comes = false, false, false
	}
	g.Refresh(b, units, look, face, func(u int16, was, now *L) {
		s := owner(u)
		l := &g.lists[s]
		l.battle.Note(&rolls[s], u)
		l.any = true
		l.gone = l.gone || (*was).Lost() || (*now).Lost()
		l.comes = l.comes || (*was).ToCome() || (*now).ToCome()
	})
}

// Battle is the display of a side's order of battle, after Renew.
func (g *Sides[L]) Battle(s int8, rolls *[2]Roll, side rules.Side, name string, entry func(u int16) (c rules.Counter, detail string, ok bool)) rules.Display {
	return rules.Display{ID: "order-of-battle-" + string(side), Title: "Order of battle: " + name, Side: side, Rows: g.lists[s].battle.Rows(&rolls[s], entry)}
}

// AppendDisplays appends to a list those of a side, after Renew: what shows all its units,
// its dead and who is to come. Each is made anew only where it is not as it was.
func (g *Sides[L]) AppendDisplays(list []rules.Display, s int8, all func() []rules.Display, dead, coming func() rules.Display) []rules.Display {
	l := &g.lists[s]
	if l.any {
		l.shown = all()
	}
	if l.gone || l.dead.ID == "" {
		l.dead = dead()
	}
	if l.comes || l.coming.ID == "" {
		l.coming = coming()
	}
	return append(append(list, l.shown...), l.dead, l.coming)
}

// Turns is the turn record, after Renew: it changes with the turn and with who is to
// come.
func (g *Sides[L]) Turns(turn int8, record func() rules.Track) rules.Track {
	if g.turn != turn || g.lists[0].comes || g.lists[1].comes {
		g.turn, g.turns = turn, record()
	}
	return g.turns
}

// Same tells whether a list is still as it was kept, and keeps it as it is now.
func Same[T comparable](kept *[]T, now []T) bool {
	if slices.Equal(*kept, now) {
		return true
	}
	*kept = append((*kept)[:0], now...)
	return false
}
