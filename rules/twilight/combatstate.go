package twilight

import (
	"slices"

	"vistula/rules/board"
)

// attack is one that is announced and still to be fought (10.2).
type attack struct {
	target board.ID
	units  []int16 // that are to make it
	pushed []int16 // those of them whom a Repulse has pushed away since it was announced
}

// fighter is a unit in the combat in hand, as attacker or in the hex under attack.
type fighter struct {
	unit     int16
	post     board.ID // where it stood when the combat began
	strength int16    // that it brings, in halves
	size     int8     // halves of a division that it counts for magnitude (10.10)
	guns     int16    // artillery value that counts, in halves
	lead     int16    // who led its force when the losses were rolled, plus one; 0 for nobody
	host     int16    // the formation that its owner chose for it (6.4.1), plus one; 0 for none
	role     int8
	lost     int8 // steps lost on the loss table (11.3.1)
	result   int8 // hexes that the result sends it back (11.3.1)
	owed     int8 // hexes that it had to go back in all (11.2.3)
	back     int8 // hexes that it has gone back in all
	zones    int8 // enemy zones that it went back through (11.2.5)
	out      bool // takes no part: it is withheld
	armed    bool // its artillery has ammunition (10.5)
	worn     bool // its force has +1 on its check from the loss table
	checked  bool // its stack has made its check
	tried    bool // it has attempted a Repulse (8.5.1)
}

// combat is the attack in hand (10.2).
type combat struct {
	target      board.ID // None while there is none
	fighters    []fighter
	strength    [2]int16 // when it was weighed
	guns        [2]int16
	base, final rung
	flanked     bool // 10.4
	shaken      bool // a defender was demoralized (10.10)
	dugIn       bool // the defender was in a position of level 4
	prepared    bool // all attackers had prepared it (10.3)
	dice        [2]int8
	lossDice    [2]int8
	toLose      [2]int8 // steps that each role has still to lose
	worn        [2]bool // whether a role has still to name who is worn
	asks        int8    // the role that allocates ammunition
	absorbed    int8    // hexes of retreat that fortresses took as steps (12.2)
}

// noCombat is that there is none.
func noCombat() combat { return combat{target: board.None} }

// fighter is that of a unit, nil where it has none.
func (c *combat) fighter(u int16) *fighter {
	for i := range c.fighters {
		if c.fighters[i].unit == u {
			return &c.fighters[i]
		}
	}
	return nil
}

// chosen is the formation that the owner of a fighter has chosen for it, -1 for none.
func (c *combat) chosen(u int16) int16 {
	if x := c.fighter(u); x != nil {
		return x.host - 1
	}
	return -1
}

// add has a unit take part.
func (c *combat) add(u int16, role int8, post board.ID) *fighter {
	c.fighters = append(c.fighters, fighter{unit: u, role: role, post: post})
	return &c.fighters[len(c.fighters)-1]
}

// drop has a unit take no part any more.
func (c *combat) drop(u int16) {
	c.fighters = slices.DeleteFunc(c.fighters, func(x fighter) bool { return x.unit == u })
}

// units are those that take part in a role.
func (c *combat) units(role int8) []int16 {
	return c.those(func(x *fighter) bool { return x.role == role && !x.out })
}

// withheld are those in the hex under attack that take no part.
func (c *combat) withheld() []int16 {
	return c.those(func(x *fighter) bool { return x.role == defender && x.out })
}

func (c *combat) those(is func(x *fighter) bool) []int16 {
	var list []int16
	for i := range c.fighters {
		if x := &c.fighters[i]; is(x) {
			list = append(list, x.unit)
		}
	}
	return list
}

// retreatCause is why a stack goes back.
type retreatCause int8

const (
	byResult  retreatCause = iota // of the Combat Results Table
	byCheck                       // a failed check (11.3)
	byRepulse                     // 8.5
)

var retreatCauseIDs = []string{byResult: "result", byCheck: "check", byRepulse: "repulse"}

// retreat is a stack that must go back (11.2).
type retreat struct {
	side  side
	cause retreatCause
	zones int8       // enemy zones without friends that it has entered
	tried bool       // it has attempted a Repulse (8.5.1)
	crowd bool       // it goes on only to find room (4.2.3)
	trail []board.ID // from the hex that it held in combat to where it is
	begun int8       // hexes of the trail that were gone before
	units []int16
	owes  []int8 // hexes that each of them has still to go
}

func (r *retreat) start() board.ID { return r.trail[0] }
func (r *retreat) at() board.ID    { return r.trail[len(r.trail)-1] }

// gone is how far the stack has gone in this retreat.
func (r *retreat) gone() int { return len(r.trail) - 1 - int(r.begun) }

// left is how far its last unit has still to go.
func (r *retreat) left() int {
	if len(r.owes) == 0 {
		return 0
	}
	return int(slices.Max(r.owes))
}

// going are the units that have still to go on.
func (r *retreat) going() []int16 {
	var list []int16
	for i, u := range r.units {
		if r.owes[i] > 0 {
			list = append(list, u)
		}
	}
	return list
}

// repulse is an attempt to push a stack away (8.5).
type repulse struct {
	target  board.ID // None while there is none
	from    board.ID
	units   []int16
	checks  []int16 // of the stack pushed away: who has still to make a check
	pushed  []int16 // who was pushed away
	retreat bool    // attempted by a stack that retreats
}

func noRepulse() repulse { return repulse{target: board.None, from: board.None} }

// mostPoints is how many Ammunition Points a side allocates to one combat (10.5).
const mostPoints = 2

// allocation is what Ammunition Points were allocated to the combat in hand.
type allocation struct {
	grants []grant // in the order in which they were given
}

// used is how many points a side has allocated.
func (a *allocation) used(s side) int {
	n := 0
	for i := range a.grants {
		if a.grants[i].side == s {
			n++
		}
	}
	return n
}

// grant is an Ammunition Point that is allocated, with what its sources were before, so
// that it can be taken back until it is announced (10.2.1).
type grant struct {
	side    side
	sources [2]int16 // the depot and the train, -1 for none
	flipped [2]bool  // that went over to extended mode for it
	given   [2]int8  // what stood on their markers before
	units   []int16  // who may use its Artillery Value
}

// fighting tells whether an attack is in hand whose forces are laid open (10.2).
func (p *Position) fighting() bool {
	at := p.stage
	if len(p.pending) > 0 {
		at = p.back
	}
	return p.combat.target != board.None && at != atAttack && at != atCommit && at != atOrder
}
