package table

import (
	"context"
	"hash/fnv"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/ui/desk"
)

// bots has computer players decide in the background: they play on a copy, and
// what they chose is carried out on the match between two frames.
type bots struct {
	t       *tabletop
	to      botActs
	players map[rules.Side]bot.Player
	paused  bool
	working bool
	ended   bool
	ctx     context.Context // done when the table is left
	cancel  context.CancelFunc
}

// Of computer players.
const (
	batchTime = 120 * time.Millisecond // how long they play before it is shown
	batchMost = 40                     // and how many actions at most
)

// botActs is how the table shows what computer players did.
type botActs interface {
	refillBar()
	say(words string)
	changed()
	played(events []rules.Event)
	watchLags() bool
}

func newBots(t *tabletop, to botActs) *bots {
	b := &bots{t: t, to: to, players: map[rules.Side]bot.Player{}, paused: t.still}
	b.ctx, b.cancel = context.WithCancel(context.Background())
	return b
}

// player is the computer player of a side.
func (b *bots) player(s rules.Side) (bot.Player, error) {
	if p := b.players[s]; p != nil {
		return p, nil
	}
	h := fnv.New64a()
	h.Write([]byte(s))
	p, err := bot.New(string(b.t.desk.Seats[s]), b.t.desk.Match.Seed()^h.Sum64())
	if err == nil {
		b.players[s] = p
	}
	return p, err
}

// wake has a computer player go on, if one is to decide.
func (b *bots) wake() {
	if !b.paused {
		b.work(batchMost)
	}
}

// one has it take one action.
func (b *bots) one() { b.work(1) }

// pause stops and starts them.
func (b *bots) pause() {
	b.paused = !b.paused
	b.to.refillBar()
	b.wake()
}

func (b *bots) stop() {
	b.ended = true
	b.cancel()
}

// work lets the player think in a goroutine of its own.
func (b *bots) work(most int) {
	d := b.t.desk
	if b.working || b.ended || b.t.past != now && !b.t.watching || !d.Computer() || b.to.watchLags() {
		return
	}
	side := d.Seat().Status().ToAct
	player, err := b.player(side)
	if err != nil {
		b.paused = true
		b.to.say(desk.Sentence(err.Error()))
		return
	}
	b.working = true
	m, p, at := d.Match, d.Position().Clone(), d.Match.Cursor()
	go func() {
		var list []rules.Action
		var err error
		if caught := guard.Catch(func() { list, err = think(b.ctx, player, p, side, most) }); caught != nil {
			list, err = nil, caught
		}
		fyne.Do(guard.Func(func() { b.done(m, at, list, err) }))
	}()
}

// think plays on a copy until something else is to decide or time is up.
//
// The copy is the referee's: the player sees it from its seat only. The error tells
// what is wrong with the player.
func think(ctx context.Context, player bot.Player, p rules.Position, side rules.Side, most int) (list []rules.Action, err error) {
	began, seat := time.Now(), rules.Sit(p, side)
	for len(list) < most && time.Since(began) < batchTime && p.Status().ToAct == side {
		a, err := bot.Ask(ctx, player, seat)
		if err != nil {
			return list, err
		}
		if _, err := p.Do(a); err != nil {
			return list, err
		}
		list = append(list, a)
	}
	return list, nil
}

// done carries out what was chosen, unless the match has moved since.
func (b *bots) done(m *journal.Match, at int, list []rules.Action, err error) {
	b.working = false
	t := b.t
	if b.ended || t.desk.Match != m || m.Cursor() != at || !t.desk.Computer() {
		if !b.ended {
			b.wake()
		}
		return
	}
	var events []rules.Event
	for _, a := range list {
		c := t.desk.Do(a)
		if c.Why != "" {
			b.paused = true
			b.to.say(desk.Sentence(c.Why))
			break
		}
		events = append(events, c.Events...)
	}
	if err != nil && !b.paused { // the game is safe, and a person may go on
		b.paused = true
		delete(b.players, t.desk.Seat().Status().ToAct)
		b.to.say(desk.Sentence(err.Error()))
	}
	b.to.changed()
	b.to.played(events)
	b.wake()
}
