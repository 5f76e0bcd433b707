package bot

import (
	"context"
	"slices"
	"time"

	"vistula/rules"
)

// plenty is how many positions are judged where the clock bounds the thinking.
const plenty = 1 << 30

// Choose takes the next action of what the player is about, or thinks of something.
func (m *mind) Choose(ctx context.Context, seat *rules.Seat) rules.Action {
	m.begun = time.Now()
	defer func() { m.used = m.spentSoFar() }()
	offers := hopeful(seat, seat.Offers())
	if len(offers) == 0 {
		return rules.Action{}
	}
	m.turnTo(seat)
	courtesy, late := m.lab.courtesy, m.used >= m.may() && attacks(offers)
	defer func() { m.account(courtesy-m.lab.courtesy, late) }()
	if a, ok := m.next(offers); ok {
		return a
	}
	m.why = nil
	a := m.choose(ctx, seat, m.fresh(offers))
	m.justify(a, offers)
	return a
}

// choose thinks of something.
func (m *mind) choose(ctx context.Context, seat *rules.Seat, offers []rules.Offer) rules.Action {
	if len(offers) == 1 {
		m.taken[offers[0].Action]++
		return offers[0].Action
	}
	bound, cancel := m.hurry(ctx, offers)
	defer cancel()
	if err := m.enter(bound, seat); err != nil {
		return offers[0].Action
	}
	if m.search && !m.quick && m.meant != m.at && broad(offers) {
		m.meant = m.at
		m.intend(bound, seat, offers)
		m.lab.nodes = m.left
		if m.limit == 0 {
			m.lab.nodes = plenty
		}
	}
	playing, nodes := time.Now(), m.lab.nodes
	a := m.think(ctx, offers)
	m.taken[a]++
	if m.lab.habits.undoing(a.Verb) {
		m.regret(a)
	}
	m.left = m.lab.nodes
	m.played.time += time.Since(playing)
	m.played.nodes += nodes - m.lab.nodes
	return a
}

// regret keeps what is taken back from being done again in this phase.
func (m *mind) regret(a rules.Action) {
	for done := range m.taken {
		if done.Hex == a.Hex && !m.lab.habits.undoing(done.Verb) {
			m.taken[done] = often
		}
	}
}

// next takes the next action of the queue, as long as it is still possible.
func (m *mind) next(offers []rules.Offer) (rules.Action, bool) {
	if len(m.queue) == 0 {
		return rules.Action{}, false
	}
	a := m.queue[0]
	m.queue = m.queue[1:]
	if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Action == a }) {
		if a.Verb == rules.VerbCommit {
			m.taken[a]++
		}
		return a, true
	}
	m.queue = nil
	return rules.Action{}, false
}

// turnTo notes which phase it is, and forgets what was thought in another.
func (m *mind) turnTo(seat *rules.Seat) {
	st := seat.Status()
	if turn := (turnKey{st.Turn, st.Side}); turn != m.began {
		if m.began.side == seat.Side() { // what the other side's turns take is little
			m.need = toll{max(m.played.time, m.need.time*3/4), max(m.played.nodes, m.need.nodes*3/4)}
		}
		m.began, m.used, m.left, m.words, m.played = turn, 0, m.limit, nil, toll{}
		m.told, m.lab.courtesy, m.excused, m.late = Intention{}, m.turn, max(0, forbearance-m.turn), 0
		if !m.quick {
			m.course, m.lab.ways, m.lab.plan = nil, nil, scheme{}
		}
	}
	if m.lab.habits == nil {
		m.lab.habits = habitsOf(seat.Ruleset())
	}
	if at := (key{st.Turn, st.Side, st.Phase}); at != m.at || m.done == nil {
		m.at, m.done, m.taken = at, map[string]bool{}, map[rules.Action]int{}
		m.lab.missions, m.lab.concert, m.lab.promised = nil, nil, nil
		if m.concert && !m.quick {
			m.lab.concert = &concert{}
		}
	}
}

// often is how many times the same action may be thought of in a phase.
const often = 3

// fresh leaves out what was done again and again in this phase, so that nothing goes
// round in circles; what brings a fight to its end does not, however many there are. Where
// nothing else is left, the way out is drawn by lot.
func (m *mind) fresh(offers []rules.Offer) []rules.Offer {
	list := slices.DeleteFunc(slices.Clone(offers), func(o rules.Offer) bool {
		return m.taken[o.Action] >= often && m.lab.habits.mayCircle(o) || m.settled(&o, offers)
	})
	if len(list) == 0 {
		m.queue = nil
		return append(list, offers[m.rng.IntN(len(offers))])
	}
	return list
}

// settled tells whether something was decided before: an attack is announced that can still
// be called off, or a unit was told whether to take part.
func (m *mind) settled(o *rules.Offer, offers []rules.Offer) bool {
	other := rules.Action{Verb: rules.VerbWithhold, Unit: o.Unit}
	switch {
	case o.Verb == rules.VerbWithhold:
		other.Verb = rules.VerbCommit
	case o.BeginsAttack() && o.From == "":
		return slices.ContainsFunc(offers, func(x rules.Offer) bool { return x.Hex == o.Hex && m.lab.habits.undoing(x.Verb) })
	case o.Verb != rules.VerbCommit:
		return false
	}
	return m.taken[other] > 0
}

// hurry bounds the thinking by what is left of the time for this turn.
func (m *mind) hurry(ctx context.Context, offers []rules.Offer) (context.Context, context.CancelFunc) {
	if m.quick {
		return ctx, func() {}
	}
	if m.limit > 0 {
		return ctx, func() {}
	}
	m.left = plenty
	least := m.grace(false)
	if attacks(offers) {
		least = max(least, m.rush())
	}
	if left := m.may() - m.used; left > 0 {
		return context.WithTimeout(ctx, max(left, least))
	}
	if broad(offers) {
		least = max(least, m.grace(true))
	}
	return context.WithTimeout(ctx, least)
}

// grace is what a decision still has when the time for the turn is used up: where units
// march, at a glance, an eighth of it more, a moment for all else. The moments become less
// and less, so that all of them together take no more than three eighths. On a machine that
// does much else the time may be used up before anything was looked at: then units march for
// longer, until enough was.
func (m *mind) grace(marching bool) time.Duration {
	spent := m.spentSoFar()
	switch {
	case !marching:
		return min(m.turn/50, (m.turn*11/8-spent)/20)
	case m.played.nodes < glances && spent < atMost*m.turn:
		return m.turn / 2
	}
	return (m.turn*9/8 - spent) / 2
}

// forbearance is how much longer a turn may take at the most where the machine is slow or
// does much else, and how long with what is waited for a window that is at work.
const forbearance = 3 * time.Second

// weighedLeast is how many positions a turn is judged by at least, as far as forbearance
// goes: about what the quick levels judge of the largest armies on a quiet machine.
const weighedLeast = 1500

// may is how long the turn may take: the time of the level, and where the machine lets a
// quick one judge but little in that some more, so that nobody marches and leaves out all
// attacks. A level that searches has time enough, and would search for longer.
func (m *mind) may() time.Duration {
	if m.turn < forbearance && m.played.nodes < weighedLeast {
		return min(atMost*m.turn, m.turn+forbearance)
	}
	return m.turn
}

// account takes out of the time for the turn what was waited for a window at work, as far as
// its forbearance goes, and notes what attacks took after it was used up.
func (m *mind) account(waited time.Duration, late bool) {
	free := min(waited, m.excused)
	m.excused -= free
	m.begun = m.begun.Add(free)
	if late {
		m.late += time.Since(m.begun)
	}
}

// attacks tells whether a decision is whether to attack.
func attacks(offers []rules.Offer) bool {
	return slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.BeginsAttack() })
}

// rush is what a decision whether to attack has at least, when the time for the turn is used
// up: however busy the machine is, a side that marched to attack looks at some attacks. All
// of them together take no more than another second.
func (m *mind) rush() time.Duration { return (min(m.turn, time.Second) - m.late) / 4 }

// How many positions a turn is judged by, at least where units march, and how many times as
// long as it should a turn takes for that, at most.
const (
	glances = 150 // one at each unit, in the largest armies
	atMost  = 3
)

// spentSoFar is the time that was thought in this turn.
func (m *mind) spentSoFar() time.Duration { return m.used + time.Since(m.begun) }

// enter makes the lab ready for a decision.
func (m *mind) enter(ctx context.Context, seat *rules.Seat) error {
	l := &m.lab
	l.base = seat.GuessInto(m.rng, l.base)
	st := seat.Status()
	facts := l.factsOf(l.base)
	if m.judge == nil || m.judge.board != seat.Ruleset().Board() {
		var err error
		if m.judge, err = newJudge(l.base, facts, seat.Side(), m.taste); err != nil {
			return err
		}
	} else if m.judge.side != seat.Side() {
		if err := m.judge.weighAs(seat.Ruleset(), seat.Side(), m.taste); err != nil {
			return err
		}
	}
	l.judge, l.ctx, l.seat, l.me, l.rng, l.now = m.judge, ctx, seat, seat.Side(), m.rng, st
	l.quick, l.effort = m.quick && m.effort == 0, min(m.effort, int(m.judge.shape(shapeLook)))
	l.forgets, l.strands = m.forgets, m.strands
	closely := !m.quick && m.judge.shape(shapeExact) != 0
	l.exact, l.deep = m.exact && closely, m.deep && closely
	l.hasty = !m.quick && m.limit == 0 && m.used >= m.may()
	l.side, l.nodes = max(0, facts.SideIndex(l.me)), m.left
	return nil
}

// think finds what to do by the kind of decision.
func (m *mind) think(ctx context.Context, offers []rules.Offer) rules.Action {
	l := &m.lab
	switch {
	case l.now.Stage == rules.StageMoving:
		return m.goOn(offers)
	case broad(offers):
		way := l.march(offers, m.done)
		if way == nil && !l.hasty && l.spent() && ctx.Err() == nil { // the others march at a glance
			late, cancel := context.WithTimeout(ctx, m.grace(true))
			defer cancel() // not before what comes after the marches
			l.ctx, l.hasty = late, true
			way = l.march(offers, m.done)
		}
		if m.words == nil && !m.quick {
			m.tell(l.seat)
		}
		if way != nil {
			return m.follow(way)
		}
		l.concert.only(nil)
		if !attacks(offers) {
			return m.finish(offers)
		}
		fallthrough // where one marches and attacks in one step
	case attacks(offers):
		if fight, why := l.attack(offers); fight != nil {
			m.why, m.fair = &why, l.luck
			return m.follow(fight)
		}
		return m.finish(offers)
	case slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbAuto || l.habits[o.Verb] == rules.HabitUndo }):
		return m.setUp(offers)
	}
	return m.follow(l.pick(offers))
}

// broad tells whether a decision is one that begins what a turn is about: who moves.
func broad(offers []rules.Offer) bool { return withVerb(offers, rules.VerbPick) != nil }

// withVerb is the first offer of a verb; nil where there is none.
func withVerb(offers []rules.Offer, verb string) *rules.Offer {
	for i := range offers {
		if offers[i].Verb == verb {
			return &offers[i]
		}
	}
	return nil
}

// follow begins with the first of some actions and keeps the others.
func (m *mind) follow(actions []rules.Action) rules.Action {
	m.queue = append(m.queue[:0], actions[1:]...)
	return actions[0]
}

// finish ends a step, or does what comes nearest to it.
func (m *mind) finish(offers []rules.Offer) rules.Action {
	if o := withVerb(offers, rules.VerbDone); o != nil {
		return o.Action
	}
	return m.follow(m.lab.pick(offers))
}

// setUp takes the program's proposal.
func (m *mind) setUp(offers []rules.Offer) rules.Action {
	for _, verb := range []string{rules.VerbDone, rules.VerbAuto} {
		if o := withVerb(offers, verb); o != nil {
			return o.Action
		}
	}
	return offers[0].Action
}

// goOn ends a march that was broken off.
func (m *mind) goOn(offers []rules.Offer) rules.Action {
	if o := withVerb(offers, rules.VerbHalt); o != nil {
		return o.Action
	}
	return m.follow(m.lab.pick(offers))
}
