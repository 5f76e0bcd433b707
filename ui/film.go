package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/film"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/files"
	"vistula/ui/question"
)

// filmDialog is the dialog in which a film of the game is chosen.
type filmDialog struct {
	s     *Shell
	match *journal.Match // of its own: the game may go on meanwhile
	side  rules.Side     // who may see it, "" for everybody
	sides []rules.Side

	dialog   *dialog.CustomDialog
	seen     *keySelect // nil where there is no choice
	size     *keySelect
	speed    *keySelect
	from, to *keySelect
	names    []string // of the turns
}

// The widths and speeds that can be chosen, in the order of the lists; 0 is the width
// that suits the map.
var (
	filmWidths = []int{0, 640, 960, 1280}
	filmHolds  = []time.Duration{time.Second, 2 * time.Second, 500 * time.Millisecond}
)

// film shows the dialog.
func (s *Shell) film() {
	if _, ok := s.files.(files.Exporter); s.game == nil || !ok || s.busy() {
		return
	}
	if s.nothingYet() {
		return
	}
	d := &filmDialog{s: s, match: s.game.desk.Match.Branch(), side: reader(s.game)}
	d.build()
}

func (d *filmDialog) build() {
	scenario, _ := rules.FindScenario(d.match.Ruleset(), d.match.Scenario())
	var items []*widget.FormItem
	if d.side == "" {
		d.sides = scenario.Sides
		names := []string{lang.L("Everything")}
		for _, side := range d.sides {
			names = append(names, scenario.SideName(side))
		}
		d.seen = d.list(names)
		items = append(items, widget.NewFormItem(lang.L("As seen by"), d.seen))
	}
	for n := scenario.Turns[0]; n <= d.match.Position().Status().Turn; n++ {
		d.names = append(d.names, lang.L("Turn {{.Turn}}", map[string]any{"Turn": desk.TurnName(d.s.game.desk.View(), n)}))
	}
	d.from, d.to = d.list(d.names), d.list(d.names)
	d.to.Selected = d.names[len(d.names)-1]
	d.size = d.list([]string{lang.L("Best fit"), lang.L("640 pixels wide"), lang.L("960 pixels wide"), lang.L("1280 pixels wide")})
	d.speed = d.list([]string{lang.L("Normal"), lang.L("Slow"), lang.L("Fast")})
	items = append(items, widget.NewFormItem(lang.L("First turn"), d.from), widget.NewFormItem(lang.L("Last turn"), d.to),
		widget.NewFormItem(lang.L("Size"), d.size), widget.NewFormItem(lang.L("Speed"), d.speed))
	words := wrapped(lang.L("Turns the game into an animated map with a frame for each phase: a GIF of at most 8 MB, small enough for forums."))
	save := question.NewButton(d.s.win, lang.L("Save film …"), true, d.save, d.close)
	row := container.NewHBox(layout.NewSpacer(), question.NewButton(d.s.win, lang.L("Cancel"), false, d.close, d.close), save)
	buttons := container.New(layout.NewCustomPaddedLayout(10, 4, 0, 0), row)
	d.dialog = dialog.NewCustomWithoutButtons(lang.L("Make a film"), container.NewVBox(words, widget.NewForm(items...), buttons), d.s.win)
	d.dialog.Resize(fyne.NewSize(min(540*max(1, d.s.settings.Scale()), d.s.win.Canvas().Size().Width-24), 0))
	d.dialog.Show()
	d.s.win.Canvas().Focus(save)
}

// list is a choice of which the first is chosen.
func (d *filmDialog) list(options []string) *keySelect {
	return newKeySelect(options, options[0], d.close)
}

func (d *filmDialog) close() { d.dialog.Hide() }

// save asks where the film shall be, and makes it.
func (d *filmDialog) save() {
	first, _ := rules.FindScenario(d.match.Ruleset(), d.match.Scenario())
	from, to := max(0, d.from.SelectedIndex()), max(0, d.to.SelectedIndex())
	if from > to {
		from, to = to, from
	}
	o := film.Options{Words: func(text string, values map[string]any) string { return lang.L(text, values) },
		Map: d.s.Maps.Sheet(d.match.Ruleset()), Fonts: d.s.fonts, Wide: filmWidths[max(0, d.size.SelectedIndex())], Hold: filmHolds[max(0, d.speed.SelectedIndex())],
		From: first.Turns[0] + from, To: first.Turns[0] + to}
	side := d.side
	if d.seen != nil && d.seen.SelectedIndex() > 0 {
		side = d.sides[d.seen.SelectedIndex()-1]
	}
	d.close()
	kind := files.Kind{Head: lang.L("Save film"), Name: lang.L("Animated maps (GIF)"), Endings: []string{"gif"}}
	name := files.SuggestKind(d.match.Ruleset().Title(), d.match.Position().Status().Turn, kind)
	d.s.files.(files.Exporter).Export(kind, name, func(p files.Place) { d.s.filmTo(p, d.match, side, o) }, d.s.tell)
}

// filmTo makes the film in the background.
func (s *Shell) filmTo(p files.Place, m *journal.Match, side rules.Side, o film.Options) {
	w := &making{s: s, place: p, head: lang.L("Making the film"), words: lang.L("Describing each turn and painting the pictures. This takes a few seconds."),
		saved: lang.L("Film saved"), done: lang.L("The film was saved as {{.Name}}.", map[string]any{"Name": p.Name()})}
	w.make = func(ctx context.Context, at func(float64)) ([]byte, error) {
		c, err := chronicle.Tell(ctx, m, chronicle.Options{Side: side, Progress: func(n, of int) { at(told * float64(n) / float64(of)) }})
		if err != nil {
			return nil, err
		}
		// The last turn is left out of the story where nothing has happened in it yet,
		// and a game that began midway has no earlier ones.
		o.To = min(o.To, c.Turns[len(c.Turns)-1].Number)
		o.From = min(max(o.From, c.Turns[0].Number), o.To)
		o.Progress = func(part float64) { at(told + (1-told)*part) }
		return film.GIF(ctx, c, o)
	}
	w.start()
}
