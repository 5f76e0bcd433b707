package table

import (
	"context"

	"fyne.io/fyne/v2"

	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/analysis"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/opponent"
)

// analysed judges the game in the background, from the seat of whoever looks.
type analysed struct {
	*tabletop
	to     analysedActs
	match  *journal.Match // that was judged; nil for none
	at     int
	viewer rules.Side
	cancel context.CancelFunc // of the work; nil where none is going on
	part   int                // of it, in percent
	found  *analysis.Analysis // nil as long as there is nothing
	why    string             // there is none
}

// analysedActs is what the analysis asks of the table around it.
type analysedActs interface {
	lookBefore(n int, places []string)
	sheetLies(kind string) bool
	refillSheet()
}

// fresh tells whether what is shown is about the game as it stands, for whoever looks.
func (a *analysed) fresh() bool {
	return a.match == a.desk.Match && a.at == a.desk.Match.Cursor() && a.viewer == a.desk.Viewer()
}

// side is the one whose margin is told.
func (a *analysed) side() rules.Side { return a.desk.Concerned() }

// begin judges the game, unless it has been judged as it stands.
func (a *analysed) begin() {
	if a.fresh() && (a.cancel != nil || a.found != nil) {
		return
	}
	a.stop()
	d := a.desk
	a.match, a.at, a.viewer, a.found, a.why, a.part = d.Match, d.Match.Cursor(), d.Viewer(), nil, "", 0
	ctx, cancel := context.WithCancel(context.Background())
	a.cancel = cancel
	o := analysis.Options{Side: a.side(), Viewer: d.Viewer()}
	if d.Seat().Outcome() != nil {
		o.Viewer = ""
	}
	m := d.Match.Branch()
	if a.still {
		a.done(ctx, judged(ctx, m, o))
		return
	}
	part := -1
	o.Progress = func(n, of int) {
		if p := 100 * n / max(1, of); p >= part+4 {
			part = p
			fyne.Do(guard.Func(func() { a.reached(ctx, p) }))
		}
	}
	go func() {
		var v verdictOnGame
		if caught := guard.Catch(func() { v = judged(ctx, m, o) }); caught != nil {
			v.err = caught
		}
		fyne.Do(guard.Func(func() { a.done(ctx, v) }))
	}()
}

// verdictOnGame is what came of the work.
type verdictOnGame struct {
	*analysis.Analysis
	err error
}

// judged judges a copy of the match.
func judged(ctx context.Context, m *journal.Match, o analysis.Options) (v verdictOnGame) {
	v.Analysis, v.err = opponent.Analyse(ctx, m, o)
	return v
}

// reached shows how far the work is.
func (a *analysed) reached(ctx context.Context, part int) {
	if ctx.Err() != nil || a.closed {
		return
	}
	a.part = part
	a.show()
}

// done takes over what was found.
func (a *analysed) done(ctx context.Context, v verdictOnGame) {
	if ctx.Err() != nil || a.closed {
		return
	}
	a.cancel()
	a.cancel, a.found = nil, v.Analysis
	if v.err != nil {
		a.found, a.why = nil, desk.Sentence(v.err.Error())
	}
	a.show()
}

func (a *analysed) show() {
	if a.to.sheetLies(sheetAnalysis) {
		a.to.refillSheet()
	}
}

// stop gives up the work.
func (a *analysed) stop() {
	if a.cancel != nil {
		a.cancel()
		a.cancel, a.match = nil, nil
	}
}
