package bot

import (
	"cmp"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/plan"
)

// table is what a seat at a position says, asked once.
type table struct {
	*rules.Seat
	offers []rules.Offer
	view   *rules.View
}

func (t *table) Offers() []rules.Offer {
	if t.offers == nil {
		t.offers = hopeful(t.Seat, t.Seat.Offers())
	}
	return t.offers
}

// hopeful leaves out of some offers those that must fail, unless there are no others.
func hopeful(seat *rules.Seat, offers []rules.Offer) []rules.Offer {
	list := slices.DeleteFunc(slices.Clone(offers), func(o rules.Offer) bool { return seat.Forlorn(o.Action) != "" })
	if len(list) == 0 {
		return offers
	}
	return list
}

func (t *table) View() *rules.View {
	if t.view == nil {
		t.view = t.Seat.View()
	}
	return t.view
}

func tableAt(p rules.Position, side rules.Side) *table { return &table{Seat: rules.Sit(p, side)} }

// tried is how many of the places that a unit can go to are looked at closely; what
// carries supply or command is worth a closer look, because what it carries is known
// only where it is there; and so are the stations that depots ride to.
const (
	tried      = 5
	triedTrain = 30
	triedStops = 24
)

// march finds where one of the units that can be picked up goes: those that are not
// yet handled, one after the other, until one of them has something better to do than
// to stay. It is nil where all of them stay.
func (l *lab) march(offers []rules.Offer, handled map[string]bool) []rules.Action {
	if l.spent() {
		return nil
	}
	t := tableAt(l.base, l.me)
	defer l.rest()
	stays := map[int]float64{}
	stays[noGroup] = l.value(l.base)
	facts := clone(&l.known)
	if l.missions == nil && !l.hasty {
		if l.missions = l.assign(offers); l.spent() {
			l.missions = nil // not all was looked at
			return nil
		}
		facts = clone(l.factsOf(l.base))
	}
	if !l.hasty {
		if best := l.journey(facts, offers, handled, stays); best != nil {
			return best
		}
	}
	order := l.order(offers, facts, handled)
	l.concert.only(order)
	if best := l.firstToGo(t, facts, order, handled, stays); best != nil {
		return best
	}
	if l.quick || l.hasty || l.spent() {
		return nil
	}
	l.rest()
	last, _ := l.besides(t, "", stays[noGroup]+1e-6)
	return last
}

// firstToGo is where the first of some units goes that has something better to do than to
// stay; nil where there is none. All that were looked at are handled, but for one that may
// still march. stays holds what it is worth that nobody does anything, by army group.
func (l *lab) firstToGo(t *table, facts *rules.Facts, order []string, handled map[string]bool, stays map[int]float64) []rules.Action {
	for i, u := range order {
		if l.spent() {
			return nil
		}
		if l.convenes(facts, u) {
			l.agree(t, facts, order[i:])
		}
		handled[u] = true
		agreed := l.concert.turnTo(u)
		if l.overlooks(facts, u) || l.guards(facts, u) {
			continue
		}
		view := facts
		if agreed {
			clear(stays)
			stays[noGroup] = l.value(l.base)
			view = clone(&l.known)
		}
		if best := l.destination(t, view, u, l.stays(facts, u, stays)); best != nil {
			if best[0].Verb != rules.VerbPick { // it may still march
				delete(handled, u)
			}
			return best
		}
	}
	return nil
}

// stays is what it is worth that a unit stays where it is, as its army group sees it.
func (l *lab) stays(f *rules.Facts, unit string, known map[int]float64) float64 {
	at := board.None
	if u := find(f, unit); u != nil {
		at = u.Hex
	}
	group := l.lead(at)
	if _, ok := known[group]; !ok {
		known[group] = l.value(l.base)
	}
	return known[group]
}

// clone copies facts into memory of their own.
func clone(f *rules.Facts) *rules.Facts {
	c := *f
	c.Units, c.Hexes, c.Objectives = slices.Clone(f.Units), slices.Clone(f.Hexes), slices.Clone(f.Objectives)
	return &c
}

// order lists the units that can be picked up: first who stands where there are too many,
// then what moves supply and command, then the strongest and those next to the enemy.
func (l *lab) order(offers []rules.Offer, f *rules.Facts, handled map[string]bool) []string {
	type unit struct {
		id   string
		rank float64
	}
	var list []unit
	for i := range offers {
		o := &offers[i]
		if o.Verb != rules.VerbPick || handled[o.Unit] {
			continue
		}
		u := unit{id: o.Unit}
		if x := find(f, o.Unit); x != nil {
			u.rank = strength(x) - 3*l.idle2(f, x)
			if x.State&(rules.Headquarters|rules.Depot) != 0 {
				u.rank += 100
			}
			if x.Hex != board.None && f.Hexes[x.Hex].Room < 0 {
				u.rank += 1000
			}
		}
		list = append(list, u)
	}
	slices.SortStableFunc(list, func(a, b unit) int { return cmp.Compare(b.rank, a.rank) })
	ids := make([]string, len(list))
	for i := range list {
		ids[i] = list[i].id
	}
	return ids
}

// idle2 is how far a unit is from the nearest enemy, in hexes.
func (l *lab) idle2(f *rules.Facts, u *rules.UnitFacts) float64 {
	best := 60
	for i := range f.Units {
		if o := &f.Units[i]; o.Side != u.Side && o.Hex != board.None && u.Hex != board.None {
			if d := l.board.Distance(u.Hex, o.Hex); d >= 0 {
				best = min(best, d)
			}
		}
	}
	return float64(best)
}

// find is a unit among the facts.
func find(f *rules.Facts, id string) *rules.UnitFacts {
	for i := range f.Units {
		if f.Units[i].ID == id {
			return &f.Units[i]
		}
	}
	return nil
}

// place is somewhere that a unit can go.
type place struct {
	mark  *rules.Mark
	at    board.ID
	value float64
}

// destination is what leads a unit to where it is worth most; nil where it stays.
func (l *lab) destination(t *table, f *rules.Facts, unit string, stay float64) (best []rules.Action) {
	looks := l.thorough(tried, 1)
	if u := find(f, unit); u != nil && u.Hex != board.None {
		stay += l.serves(unit, u.Hex)
		if u.State&(rules.Headquarters|rules.Depot) != 0 {
			looks = l.thorough(triedTrain, 2)
		}
	}
	most := stay + 1e-6
	if !l.quick && !l.hasty {
		best, most = l.besides(t, unit, most)
	}
	for _, s := range l.starts(t, unit) {
		if l.spent() {
			break
		}
		if way, v := l.farthest(s, f, unit, looks, stay, most); way != nil {
			best, most = way, v
		}
		s.leave(l)
	}
	return best
}

// farthest is the march of a unit from a start that is worth most, if it is more than
// something; nil where none is. What comes before it may fail, so that the unit stays.
func (l *lab) farthest(s *start, f *rules.Facts, unit string, looks int, stay, most float64) (best []rules.Action, value float64) {
	tries := func(steps []rules.Action, to board.ID) {
		way, v := l.arrives(f, s, slices.Concat(s.first, steps, halt), unit, to)
		if v = s.chance*v + (1-s.chance)*stay; way != nil && v > most {
			best, most = way, v
		}
	}
	reach, err := s.Overlay(rules.Query{Kind: rules.QueryReach, Unit: unit})
	if err != nil {
		return nil, most
	}
	places := l.places(reach, f, unit)
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(b.value, a.value) })
	if s.first != nil { // what is boarded or left may be worth it where it stands
		if u := find(f, unit); u != nil && u.Hex != board.None {
			tries(nil, u.Hex)
		}
	}
	for i, p := range l.closely(places, f, unit, looks) {
		if l.spent() && (i > 0 || !l.hasty) {
			break
		}
		if steps := plan.Move(s, []string{unit}, plan.Way(reach, p.mark.Hex)); steps != nil {
			tries(steps, p.at)
		}
	}
	return best, most
}

// closely are the places that are tried by the rules: the first so many, and of those next
// to the enemy that seem to be without supply the first, and the first where the unit is
// wanted. The enemy's zone keeps supply from a hex only as long as nobody stands in it.
func (l *lab) closely(places []place, f *rules.Facts, unit string, looks int) []place {
	if looks == 1 && !l.quick {
		places = l.fed(places, f)
	}
	if len(places) <= looks {
		return places
	}
	list, wanted := slices.Clone(places[:looks]), false
	if i := slices.IndexFunc(places, func(p place) bool { return l.concert.wants(p.at) }); i >= looks {
		list = append(list, places[i])
	}
	for _, p := range places[looks:] {
		x := &f.Hexes[p.at]
		if x.Supply&(1<<l.side) != 0 || x.Zone&(1<<(1-l.side)) == 0 {
			continue
		}
		serves := l.serves(unit, p.at) > 0
		if len(list) == looks || serves && !wanted {
			list, wanted = append(list, p), wanted || serves
		}
		if wanted {
			break
		}
	}
	return list
}

// fed leaves the places that seem to be in supply, and those in the enemy's zone, of which
// that cannot be told beforehand. Whoever tries but one does not spend it on another.
func (l *lab) fed(places []place, f *rules.Facts) []place {
	return slices.DeleteFunc(slices.Clone(places), func(p place) bool {
		x := &f.Hexes[p.at]
		return x.Supply&(1<<l.side) == 0 && x.Zone&(1<<(1-l.side)) == 0
	})
}

// halt ends a march.
var halt = []rules.Action{{Verb: rules.VerbHalt}}

// overlooks tells whether a unit is one that is not thought of in this turn.
func (l *lab) overlooks(f *rules.Facts, unit string) bool {
	if l.forgets == 0 {
		return false
	}
	u := find(f, unit)
	return u != nil && (u.State&trains == 0 || l.strands) && l.rng.IntN(100) < l.forgets
}

// trains are units that need cover.
const trains = rules.Headquarters | rules.Depot

// guards tells whether a unit is the last in a place that counts for the enemy, or covers a
// headquarters or depot, against an enemy beside it: they would be his for the walking.
func (l *lab) guards(f *rules.Facts, unit string) bool {
	u := find(f, unit)
	if u == nil || u.Hex == board.None {
		return false
	}
	held := slices.ContainsFunc(f.Objectives, func(o rules.ObjectiveFacts) bool {
		foe := 1 - u.Side
		return o.Hex == u.Hex && (o.Holder == u.Side || o.Holder < 0 && o.Once[foe]+o.EachTurn[foe]+o.AtEnd[foe] > 0)
	})
	covers := u.State&trains == 0 && slices.ContainsFunc(f.Units, func(o rules.UnitFacts) bool { return o.Hex == u.Hex && o.Side == u.Side && o.State&trains != 0 })
	if !held && !covers {
		return false
	}
	return l.bare(f, u.Side, u.Hex, u)
}

// bare tells whether none of a side's units that could fight stands in a hex, but for one
// that is not counted, and an enemy who could take it stands beside it.
func (l *lab) bare(f *rules.Facts, side int8, at board.ID, but *rules.UnitFacts) bool {
	threatened := false
	for i := range f.Units {
		switch u := &f.Units[i]; {
		case u == but || u.Hex == board.None || u.Attack+u.Defense == 0 || u.State&trains != 0:
		case u.Side == side && u.Hex == at:
			return false
		case u.Side != side && l.board.Distance(u.Hex, at) == 1:
			threatened = true
		}
	}
	return threatened
}

// places judges the hexes in reach by the facts alone, as if the unit stood there.
func (l *lab) places(reach *rules.Overlay, f *rules.Facts, unit string) []place {
	u := find(f, unit)
	if u == nil || u.Hex == board.None {
		return nil
	}
	home := u.Hex
	defer func() { u.Hex = home }()
	var list []place
	for i := range reach.Hexes {
		m := &reach.Hexes[i]
		at, ok := l.board.Find(m.Hex)
		if !ok || at == home || m.Note != "" || m.Kind == rules.MarkBeyond || f.Hexes[at].Room <= 0 && !bulkless(u) {
			continue
		}
		if u.State&trains != 0 && l.bare(f, u.Side, at, u) {
			continue
		}
		u.Hex = at
		l.judging()
		list = append(list, place{m, at, l.weighs(l.base, f, l.side) + l.serves(unit, at)})
	}
	return list
}

// bulkless tells of units that mostly do not count for stacking.
func bulkless(u *rules.UnitFacts) bool { return u.State&rules.Headquarters != 0 }

// arrives judges what comes of a march, and tells what of its actions it takes: none
// where it is not to be made, for it is refused, or there is no room where it ends. Whoever
// comes by train leaves it, if that is worth more.
func (l *lab) arrives(f *rules.Facts, s *start, way []rules.Action, unit string, to board.ID) (done []rules.Action, value float64) {
	q := l.copyOf(l.base)
	if s.first != nil {
		*q.Dice() = throw(s.throw)
	}
	defer func() { l.handBack(q) }()
	for _, a := range way {
		st := q.Status()
		if st.ToAct != l.me { // the other side reacts, which is left to it
			l.settle(q, func(st rules.Status, _ []rules.Offer) bool { return st.ToAct == l.me })
			if q.Status().ToAct != l.me {
				return nil, 0
			}
			st = q.Status()
		}
		if a.Verb == rules.VerbHalt {
			if st.Stage != rules.StageMoving {
				break
			}
			if _, err := l.try(q, rules.Action{Verb: rules.VerbDetrain}); err == nil {
				done = append(done, rules.Action{Verb: rules.VerbDetrain})
				if q.Status().Stage != rules.StageMoving {
					break
				}
			}
		}
		if _, err := l.try(q, a); err != nil {
			return nil, 0
		}
		done = append(done, a)
	}
	v := l.value(q) + l.serves(unit, to)
	u := find(f, unit)
	bulk := l.known.Hexes[u.Hex].Room - f.Hexes[u.Hex].Room
	if f.Hexes[to].Room < bulk {
		return nil, 0
	}
	return done, v
}
