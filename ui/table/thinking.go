package table

import (
	"context"
	"time"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/ui/opponent"
)

func (t *Table) consider(ctx context.Context, units []string, then func([]bot.Idea, error)) {
	t.bots.consider(ctx, units, then)
}
func (t *Table) planOf(turn int, side rules.Side) []planLine { return t.bots.planOf(turn, side) }

// thinking shows that a computer player thinks.
func (t *Table) thinking() {
	if t.closed || t.cover.up {
		return
	}
	t.bar.fill()
	if t.watching && !t.watch.shows {
		t.watch.fill()
	}
}

// thinks says who is thinking, and how long already; "" where nobody is, for a person
// decides or the computer is paused.
func (t *Table) thinks() string {
	name, since := t.bots.thinks()
	if name == "" && t.desk.Computer() && !t.bots.paused && !(t.watching && t.watch.paused) { // between two thoughts
		name, since = string(t.desk.Seats[t.desk.Seat().Status().ToAct]), time.Now()
	}
	if name == "" {
		return ""
	}
	words := map[string]any{"Player": opponent.Name(name), "N": int(time.Since(since).Seconds())}
	if words["N"] == 0 {
		return lang.L("{{.Player}}: thinking …", words)
	}
	return lang.L("{{.Player}}: thinking … {{.N}} s", words)
}
