package table

import (
	"context"
	"errors"
	"hash/fnv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/opponent"
)

// bots has computer players decide in the background: they play on a copy, and
// what they chose is carried out on the match between two frames.
type bots struct {
	t       *tabletop
	to      botActs
	players map[rules.Side]bot.Player
	plans   []botPlan
	began   thoughtPlan // the first of the turn that is being played
	paused  bool
	thought *thought      // that is going on; nil for none
	patient time.Duration // mostThought, or less in a test
	ended   bool
	ctx     context.Context // done when the table is left
	cancel  context.CancelFunc
}

// Of computer players.
const (
	batchTime   = 120 * time.Millisecond // how long they play before it is shown
	batchPulled = 2 * time.Second        // and how long at most while the map is pulled or zoomed
	batchMost   = 40                     // and how many actions at most,
	batchSeen   = 8                      // or where it is watched what they do
	mostThought = time.Minute            // how long a decision may take before its player counts as hung
)

// botActs is how the table shows what computer players did.
type botActs interface {
	refillBar()
	Notice(head, words string)
	changed()
	played(events []rules.Event)
	watchLags() bool
	watchedNext() bool
	thinking()
	reseated()
}

// thought is what a computer player thinks about in the background.
type thought struct {
	match  *journal.Match
	at     int // actions in it
	side   rules.Side
	player bot.Player
	since  time.Time
	cancel context.CancelFunc
}

// botPlan is what a computer player was about in one of its turns, in words.
type botPlan struct {
	turn  int
	side  rules.Side
	lines []planLine
}

// thoughtPlan is what a computer player is about in a turn, and what it saw then.
type thoughtPlan struct {
	turn int
	side rules.Side
	what bot.Intention
	view *rules.View
}

// decided is what came of a thought.
type decided struct {
	list []rules.Action
	plan thoughtPlan
	gone bool // it was given up
	err  error
}

func newBots(t *tabletop, to botActs) *bots {
	b := &bots{t: t, to: to, players: map[rules.Side]bot.Player{}, paused: t.still, patient: mostThought}
	b.ctx, b.cancel = context.WithCancel(bot.GivingWay(context.Background(), t.board.Busy))
	return b
}

// player is the computer player of a side.
func (b *bots) player(s rules.Side) (bot.Player, error) {
	name := string(b.t.desk.Seats[s])
	if p := b.players[s]; p != nil && p.Name() == name {
		return p, nil
	}
	h := fnv.New64a()
	h.Write([]byte(s))
	p, err := bot.New(name, b.t.desk.Match.Seed()^h.Sum64())
	if err == nil {
		b.players[s] = p
	}
	return p, err
}

// wake has a computer player go on, if one is to decide. What it thinks about a game
// that is not the present one any more it gives up.
func (b *bots) wake() {
	if h := b.thought; h != nil && !b.holds(h) {
		h.cancel()
	}
	switch {
	case b.paused:
	case b.to.watchedNext():
		b.work(batchSeen)
	default:
		b.work(batchMost)
	}
}

// holds tells whether a thought is still about the present, and still wanted.
func (b *bots) holds(h *thought) bool {
	d := b.t.desk
	return !b.ended && d.Match == h.match && h.match.Cursor() == h.at && d.Computer() && string(d.Seats[h.side]) == h.player.Name()
}

// one has it take one action.
func (b *bots) one() { b.work(1) }

// pause stops and starts them. One that thinks gives it up at once.
func (b *bots) pause() {
	b.paused = !b.paused
	if b.paused {
		b.rest()
	}
	b.to.refillBar()
	b.wake()
}

// rest has the one who thinks give it up.
func (b *bots) rest() {
	if b.thought != nil {
		b.thought.cancel()
	}
}

func (b *bots) stop() {
	b.ended = true
	b.cancel()
}

// thinks says who thinks about its move, and since when; "" where nobody does.
func (b *bots) thinks() (name string, since time.Time) {
	if b.thought == nil {
		return "", time.Time{}
	}
	return b.thought.player.Name(), b.thought.since
}

// work lets the player think in a goroutine of its own.
func (b *bots) work(most int) {
	d := b.t.desk
	if b.thought != nil || b.ended || b.t.past != now && !b.t.watching || !d.Computer() || b.to.watchLags() {
		return
	}
	side := d.Seat().Status().ToAct
	player, err := b.player(side)
	if err != nil {
		b.giveUp(side, err)
		return
	}
	ctx, cancel := context.WithCancel(b.ctx)
	h := &thought{match: d.Match, at: d.Match.Cursor(), side: side, player: player, since: time.Now(), cancel: cancel}
	b.thought = h
	b.tick(h)
	p := d.Position().Clone()
	go func() {
		var got decided
		if caught := guard.Catch(func() { got = think(ctx, player, p, side, most, b.patient) }); caught != nil {
			got = decided{err: caught}
		}
		got.gone = ctx.Err() != nil
		cancel()
		fyne.Do(guard.Func(func() { b.done(h, got) }))
	}()
}

// tick shows every second that somebody thinks.
func (b *bots) tick(h *thought) {
	if b.t.still {
		return
	}
	time.AfterFunc(time.Second, func() {
		fyne.Do(guard.Func(func() {
			if b.thought == h && !b.ended {
				b.to.thinking()
				b.tick(h)
			}
		}))
	})
}

// think plays on a copy until somebody else is to decide, the player turn is over or time is
// up. To show what was
// played takes up to some frames: while the map is pulled it waits.
//
// The copy is the referee's: the player sees it from its seat only. The error tells
// what is wrong with the player, which may be that it has not decided while patience lasts.
func think(ctx context.Context, player bot.Player, p rules.Position, side rules.Side, most int, patience time.Duration) (got decided) {
	began, seat, first := time.Now(), rules.Sit(p, side), p.Status()
	goesOn := func() bool {
		st := p.Status()
		return st.ToAct == side && st.Turn == first.Turn && st.Side == first.Side
	}
	for len(got.list) < most && time.Since(began) < batchTime && goesOn() {
		bot.GiveWay(ctx, batchTime/2)
		asked, end := context.WithTimeout(ctx, patience)
		a, err := bot.Ask(asked, player, seat)
		end()
		if errors.Is(err, context.DeadlineExceeded) {
			err = &bot.Fault{Player: player.Name(), Kind: bot.Undecided}
		}
		if got.err = err; err != nil {
			return got
		}
		if t, ok := player.(bot.Intending); ok {
			st := p.Status()
			switch what := t.Intention(); {
			case what.Manner == "" || st.Side != side: // answers are no plan
			case got.plan.view == nil:
				got.plan = thoughtPlan{st.Turn, st.Side, what, seat.View()}
			case got.plan.turn == st.Turn && got.plan.side == st.Side:
				got.plan.what = what
			}
		}
		if _, err := p.Do(a); err != nil {
			got.err = &bot.Fault{Player: player.Name(), Kind: bot.Illegal, Cause: err}
			return got
		}
		got.list = append(got.list, a)
	}
	bot.GiveWay(ctx, batchPulled)
	return got
}

// done carries out what was chosen, unless the match has moved since or the thought was
// given up.
func (b *bots) done(h *thought, got decided) {
	holds := !got.gone && b.holds(h)
	b.thought = nil
	if b.ended {
		return
	}
	if !holds {
		delete(b.players, h.side) // it is in the midst of something, and begins anew
		b.to.refillBar()
		b.wake()
		return
	}
	t := b.t
	var events []rules.Event
	err := got.err
	for _, a := range got.list {
		c := t.desk.Do(a)
		if c.Why != "" {
			err = errors.New(c.Why)
			break
		}
		events = append(events, c.Events...)
	}
	if plan := got.plan; plan.view != nil {
		if b.began.turn != plan.turn || b.began.side != plan.side {
			b.began = plan
		}
		what := t.withoutStrays(plan.what, b.began.view, rules.Sit(t.desk.Position(), plan.side).View())
		b.keepPlan(botPlan{plan.turn, plan.side, b.t.planWords(what, plan.view)})
	}
	b.to.changed()
	if err != nil { // the game is safe, and a person goes on
		b.giveUp(h.side, err)
	}
	b.to.played(events)
	b.wake()
}

// giveUp leaves a side to a person, because its computer player cannot go on. That is said
// until it is put away: a sentence that goes by itself is gone with the next that is shown.
func (b *bots) giveUp(side rules.Side, err error) {
	delete(b.players, side)
	b.t.desk.Seats[side] = desk.Person
	b.to.reseated()
	b.to.Notice(lang.L("You play {{.Side}} now", map[string]any{"Side": b.t.desk.SideName(side)}),
		desk.Sentence(opponent.Said(err))+" "+lang.L("The menu, under Players, lets you choose another computer player."))
}

// consider has a computer player think about the decision of whoever sits at the table,
// in the background: about some units first, where there are any. Then then hears of what
// it thought of. Nothing is carried out.
func (b *bots) consider(ctx context.Context, units []string, then func([]bot.Idea, error)) {
	d := b.t.desk
	p, side := d.Position().Clone(), d.Seat().Status().ToAct
	ctx = bot.GivingWay(ctx, b.t.board.Busy)
	consider := func() (list []bot.Idea, err error) {
		player, err := bot.New(opponent.Usual, d.Match.Seed())
		if err != nil {
			return nil, err
		}
		if able, ok := player.(bot.Preparing); ok {
			if err := able.Prepare(p.Ruleset()); err != nil {
				return nil, err
			}
		}
		thinker, ok := player.(bot.Thinker)
		if !ok {
			return nil, nil
		}
		ctx, cancel := context.WithTimeout(ctx, mostHint)
		defer cancel()
		if list, err = thinker.Consider(ctx, rules.Sit(p, side), units...); len(list) == 0 && err == nil && len(units) > 0 {
			list, err = thinker.Consider(ctx, rules.Sit(p, side))
		}
		return list, err
	}
	if b.t.still {
		then(consider())
		return
	}
	go func() {
		var list []bot.Idea
		var err error
		if caught := guard.Catch(func() { list, err = consider() }); caught != nil {
			err = caught
		}
		fyne.Do(guard.Func(func() { then(list, err) }))
	}()
}

// mostHint is how long a hint may be thought about.
const mostHint = 8 * time.Second

// keepPlan keeps what a player said of its turn last.
func (b *bots) keepPlan(p botPlan) {
	if len(p.lines) == 0 {
		return
	}
	if n := len(b.plans); n > 0 && b.plans[n-1].turn == p.turn && b.plans[n-1].side == p.side {
		b.plans[n-1] = p
		return
	}
	b.plans = append(b.plans, p)
}

// planOf is what the computer player was about in a turn that is over, as far as that
// gives nothing away: in a game in which something is hidden plans are told when it has
// ended.
func (b *bots) planOf(turn int, side rules.Side) []planLine {
	d := b.t.desk
	_, hides := d.Position().(rules.Concealing)
	st := d.Seat().Status()
	over := d.Seat().Outcome() != nil
	if !over && (hides && !d.Open || st.Turn == turn && st.Side == side) {
		return nil
	}
	for i := len(b.plans) - 1; i >= 0; i-- { // the latest first: turns may have been played anew
		if p := b.plans[i]; p.turn == turn && p.side == side {
			return p.lines
		}
	}
	return nil
}
