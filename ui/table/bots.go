package table

import (
	"hash/fnv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/ui/desk"
)

// bots has computer players decide in the background: they play on a copy, and
// what they chose is carried out on the match between two frames.
type bots struct {
	t       *Table
	players map[rules.Side]bot.Player
	paused  bool
	working bool
	ended   bool
}

// Of computer players.
const (
	batchTime = 120 * time.Millisecond // how long they play before it is shown
	batchMost = 40                     // and how many actions at most
)

func newBots(t *Table) *bots {
	return &bots{t: t, players: map[rules.Side]bot.Player{}, paused: t.still}
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
	b.t.bar.fill()
	b.wake()
}

func (b *bots) stop() { b.ended = true }

// work lets the player think in a goroutine of its own.
func (b *bots) work(most int) {
	d := b.t.desk
	if b.working || b.ended || b.t.past != now || !d.Computer() {
		return
	}
	side := d.Position().Status().ToAct
	player, err := b.player(side)
	if err != nil {
		b.paused = true
		b.t.float.say(desk.Sentence(err.Error()))
		return
	}
	b.working = true
	m, p, at := d.Match, d.Position().Clone(), d.Match.Cursor()
	go func() {
		list := think(player, p, side, most)
		fyne.Do(func() { b.done(m, at, list) })
	}()
}

// think plays on a copy until something else is to decide or time is up.
func think(player bot.Player, p rules.Position, side rules.Side, most int) (list []rules.Action) {
	began := time.Now()
	for len(list) < most && time.Since(began) < batchTime && p.Status().ToAct == side {
		offers := p.Offers()
		if len(offers) == 0 {
			break
		}
		a := player.Choose(p, side, offers)
		if _, err := p.Do(a); err != nil {
			break
		}
		list = append(list, a)
	}
	return list
}

// done carries out what was chosen, unless the match has moved since.
func (b *bots) done(m *journal.Match, at int, list []rules.Action) {
	b.working = false
	t := b.t
	if b.ended || t.desk.Match != m || m.Cursor() != at || !t.desk.Computer() {
		if !b.ended {
			b.wake()
		}
		return
	}
	for _, a := range list {
		c := t.desk.Do(a)
		if c.Why != "" {
			b.paused = true
			t.float.say(desk.Sentence(c.Why))
			break
		}
		t.tell(c.Events)
	}
	if len(list) == 0 {
		b.paused = true
		t.float.say(lang.L("The computer player has chosen nothing."))
	}
	t.changed()
	t.update()
	b.wake()
}
