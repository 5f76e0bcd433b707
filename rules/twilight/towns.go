package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Chapter 27.2: towns of the enemy's country, which count for whoever has taken them as
// long as he holds them, and what prepared attacks earn.

// accounting keeps the account of towns.
type accounting struct{ *Position }

func accountOf(p *Position) accounting { return accounting{p} }

// taken lists the towns in the enemy's hands: those that count for victory, lie in play
// and are not held by the side of their country.
func (p accounting) taken() []board.ID {
	var list []board.ID
	for _, o := range p.rs.objectives {
		if p.inPlay(o.hex) && p.controls(p.rs.owner[o.hex].enemy(), o.hex) {
			list = append(list, o.hex)
		}
	}
	return list
}

// settle enters in the account what towns have been taken and retaken since it was
// settled last. Whoever loses a town again loses its points, even those of one that he
// held as the game began.
func (p accounting) settle() {
	for _, o := range p.rs.objectives {
		if !p.inPlay(o.hex) {
			continue
		}
		captor := p.rs.owner[o.hex].enemy()
		now, before := p.controls(captor, o.hex), slices.Contains(p.towns, o.hex)
		switch {
		case now && !before:
			p.towns = append(p.towns, o.hex)
			scoreOf(p.Position).award(captor, int(o.points), o.name+" is taken", "27.2", o.hex, -1)
		case before && !now:
			p.towns = slices.DeleteFunc(p.towns, func(h board.ID) bool { return h == o.hex })
			scoreOf(p.Position).award(captor, -int(o.points), o.name+" is lost again", "27.2", o.hex, -1)
		}
	}
}

// Limits of what prepared attacks earn (27.2).
const (
	preparedPoints = 1
	mostPrepared   = 6 // in a turn, for each side
	preparedText   = "a prepared attack"
	leastPrepared  = rung(-2) // 1:3
)

// prepared counts a prepared attack of a side, made by some units at final odds that
// are fit for it or not: with an infantry formation at least, at 1:3 or better, and six
// times in a turn at most (27.2).
func (p accounting) prepared(s side, units []int16, fit bool, target board.ID) {
	count := 0
	for i := range p.awards {
		if a := &p.awards[i]; a.turn == p.turn && a.side == s && a.why == preparedText {
			count++
		}
	}
	if !fit || count >= mostPrepared || !slices.ContainsFunc(units, func(u int16) bool {
		return p.unit(u).formation() && p.unit(u).kind == infantry
	}) {
		return
	}
	scoreOf(p.Position).award(s, preparedPoints, preparedText, "27.2", target, -1)
}
