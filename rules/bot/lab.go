package bot

import (
	"context"
	"math/rand/v2"
	"time"

	"vistula/rules"
	"vistula/rules/board"
)

// lab is where one decision is thought over: on copies of a position that the side may
// believe in, whose dice are not those of the game.
type lab struct {
	*judge
	ctx      context.Context
	seat     *rules.Seat
	me       rules.Side
	side     int8
	rng      *rand.Rand
	base     rules.Position // what the side believes
	now      rules.Status
	spare    []rules.Position // copies that are not needed any more
	known    rules.Facts      // of a position that is being judged
	list     []rules.Offer
	nodes    int // how many positions may still be judged
	habits   habits
	judged   int                // how many positions were judged
	courtesy time.Duration      // for how long it still gives way in this turn
	forgets  int                // of a hundred units
	strands  bool               // that those may be headquarters and depots
	quick    bool               // for what is only foreseen
	hasty    bool               // the time for the turn is used up
	effort   int                // of the level
	missions map[string]mission // of this phase
	concert  *concert           // of this phase; nil where every unit marches by itself
	middles  []board.ID         // of the army groups
	plan     scheme             // what the course lays down besides
	ways     []manner           // how each of them plays; none where all play plainly
	exact    bool               // fights are judged by every roll of the dice
	deep     bool               // and by what whoever loses, retreats or advances does best
	promised map[string]promise // what attacks promised in this phase, by what they are made of
	luck     int                // which of the throws came closest to what an attack is worth
}

// spent tells whether the time for this decision is used up.
func (l *lab) spent() bool { return l.ctx.Err() != nil }

// stopped tells whether the player was told to stop, and not only that time is up.
func (l *lab) stopped() bool { return l.ctx.Err() == context.Canceled }

// thorough is how many of something are looked at, of n by whoever makes an effort of 100:
// fewer where it is only foreseen, or the nodes are used up.
func (l *lab) thorough(n, quick int) int {
	if l.glances() {
		return quick
	}
	return max(quick, n*l.effort/100)
}

// glances tells whether nothing is looked at closely now.
func (l *lab) glances() bool { return l.quick || l.hasty || l.nodes <= 0 }

// copyOf is a copy in memory that is used again once it is handed back.
func (l *lab) copyOf(p rules.Position) rules.Position {
	if n := len(l.spare); n > 0 {
		q := l.spare[n-1]
		l.spare = l.spare[:n-1]
		if r, ok := q.(rules.Reusable); ok && r.CopyFrom(p) {
			return q
		}
	}
	return p.Clone()
}

func (l *lab) handBack(p rules.Position) { l.spare = append(l.spare, p) }

// factsOf are the numbers of a position that is only believed in, all laid open.
func (l *lab) factsOf(p rules.Position) *rules.Facts { return rules.Sit(p, "").Facts(&l.known) }

// judging counts a position that is about to be judged, and gives way before.
func (l *lab) judging() {
	l.giveWay()
	l.nodes--
	l.judged++
}

// value judges a position, by which decisions are taken.
func (l *lab) value(p rules.Position) float64 {
	l.judging()
	return l.weighs(p, l.concert.ahead(l.factsOf(p)), l.side) + l.over(p)
}

// upshot judges what comes of a fight. That an enemy is within reach promises much before
// an attack, and is gone after it: if it counted here as it does for marches, the best
// attacks would be put off for ever.
func (l *lab) upshot(p rules.Position) float64 {
	l.judging()
	return l.sum(p, l.factsOf(p), l.side, l.fought) + l.over(p)
}

// won is what it is worth to win, besides the points.
const won = 200

// over is what a game that is over is worth besides its points.
func (l *lab) over(p rules.Position) float64 {
	switch o := p.Outcome(); {
	case o == nil || o.Winner == "":
		return 0
	case o.Winner == l.me:
		return won
	}
	return -won
}

// try carries an action out on a copy, and gives way before: a fight that is played on to
// its end is dozens of actions, and only then a position to judge.
func (l *lab) try(p rules.Position, a rules.Action) ([]rules.Event, error) {
	l.giveWay()
	return p.Do(a)
}

// after is a copy in which some actions are done; nil where one is refused or the
// other side has its say in between.
func (l *lab) after(p rules.Position, actions []rules.Action) rules.Position {
	q := l.copyOf(p)
	for i, a := range actions {
		if i > 0 && q.Status().ToAct != l.me {
			l.handBack(q)
			return nil
		}
		if _, err := l.try(q, a); err != nil {
			l.handBack(q)
			return nil
		}
	}
	return q
}

// longest is after how many actions a fight that is played on in the mind is left
// where it is.
const longest = 160

// settle plays a position on without much thought, until it is quiet.
func (l *lab) settle(p rules.Position, quiet func(rules.Status, []rules.Offer) bool) {
	for range longest {
		l.list = rules.AppendOffers(p, l.list[:0])
		if st := p.Status(); len(l.list) == 0 || quiet(st, l.list) || l.ctx.Err() != nil {
			return
		}
		if _, err := l.try(p, l.reply(p, l.list).Action); err != nil {
			return
		}
	}
}

// offhand is the offer of the highest rank, any of them where there are several.
func (l *lab) offhand(offers []rules.Offer) *rules.Offer {
	best, at, n := -1, 0, 0
	for i := range offers {
		switch r := l.habits.rank(&offers[i]); {
		case r > best:
			best, at, n = r, i, 1
		case r == best:
			if n++; l.rng.IntN(n) == 0 {
				at = i
			}
		}
	}
	return &offers[at]
}
