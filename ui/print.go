package ui

import (
	"fmt"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/canvas/print"
	"vistula/rules"
	"vistula/ui/question"
)

// printDialog is the dialog in which a print is chosen, with a picture of the page
// that will come out.
type printDialog struct {
	s      *Shell
	pos    rules.Position // of its own: the game may go on meanwhile
	sheet  mapart.Map
	viewer rules.Side

	dialog *dialog.CustomDialog
	paper  *keySelect
	kind   *keySelect
	lie    *keySelect
	seen   *keySelect // nil where there is no choice
	plan   *keySelect // nil where there is one map
	layers map[string]*keyCheck
	orders *keyCheck
	tracks *keyCheck

	picture *fynecanvas.Image
	where   *widget.Label // page 1 of 5
	back    *question.Button
	on      *question.Button
	at      int // page that is shown
	pages   int

	asked    int  // pictures asked for, so that an old one is not shown
	painting bool // one of them is being painted
	shut     bool
}

// print shows the dialog for a position, as far as the side at the table may see
// it.
func (s *Shell) print(pos rules.Position) {
	if s.game == nil {
		return
	}
	sheet := s.Maps.Sheet(pos.Ruleset())
	if sheet == nil {
		var err error
		if sheet, err = mapart.Lay(pos.Ruleset().Board(), s.fonts, mapart.Print{}, rules.SheetsOf(pos.Ruleset())...); err != nil {
			s.tell(fmt.Errorf("%s: %w", lang.L("the map cannot be drawn"), err))
			return
		}
	}
	d := &printDialog{s: s, pos: pos.Clone(), sheet: sheet, viewer: s.game.desk.Viewer()}
	d.build()
}

// build makes the controls and shows the dialog.
func (d *printDialog) build() {
	var names []string
	for _, p := range print.Papers() {
		names = append(names, p.Name)
	}
	d.paper = d.list(names)
	d.kind = d.list([]string{lang.L("Fit to page"), lang.L("Full-size poster")})
	d.lie = d.list([]string{lang.L("Best fit"), lang.L("Portrait"), lang.L("Landscape")})
	items := []*widget.FormItem{
		widget.NewFormItem(lang.L("Paper"), d.paper), widget.NewFormItem(lang.L("Size"), d.kind), widget.NewFormItem(lang.L("Page"), d.lie),
	}
	items = append(items, d.choices()...)
	d.orders, d.tracks = d.check(lang.L("Orders of battle"), true), d.check(lang.L("Tracks and points"), true)
	more := container.NewVBox(widget.NewForm(items...), d.layerBox(), widget.NewSeparator(), d.orders, d.tracks)

	d.picture = fynecanvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 1, 1)))
	d.picture.FillMode = fynecanvas.ImageFillContain
	d.where = widget.NewLabel("")
	d.back = question.NewButton(d.s.win, "‹", false, func() { d.turn(-1) }, d.close)
	d.on = question.NewButton(d.s.win, "›", false, func() { d.turn(1) }, d.close)
	pager := container.NewHBox(layout.NewSpacer(), d.back, d.where, d.on, layout.NewSpacer())
	ground := fynecanvas.NewRectangle(color.NRGBA{0x8C, 0x86, 0x7C, 0xFF}) // paper is white in all themes
	preview := container.NewBorder(nil, pager, nil, nil, container.NewStack(ground, container.NewPadded(d.picture)))

	// Large text on a small screen: what has no room is scrolled to.
	scroll := container.NewScroll(more)
	scroll.SetMinSize(fyne.NewSize(min(more.MinSize().Width, 0.6*d.s.win.Canvas().Size().Width), 0))
	body := container.NewBorder(nil, d.buttons(), nil, scroll, preview)
	d.dialog = dialog.NewCustomWithoutButtons(lang.L("Print"), body, d.s.win)
	size := d.s.win.Canvas().Size()
	d.dialog.Resize(fyne.NewSize(min(1080, size.Width-24), min(760, size.Height-24)))
	d.dialog.Show()
	d.s.win.Canvas().Focus(d.paper)
	d.repaint()
}

// choices are those that not every game has: who looks, and which map.
func (d *printDialog) choices() []*widget.FormItem {
	var items []*widget.FormItem
	scenario := d.scenario()
	if d.viewer == "" {
		names := []string{lang.L("Everything")}
		for _, side := range scenario.Sides {
			names = append(names, scenario.SideName(side))
		}
		d.seen = d.list(names)
		items = append(items, widget.NewFormItem(lang.L("As seen by"), d.seen))
	}
	if maps := d.maps(); len(maps) > 1 {
		names := []string{lang.L("All maps")}
		for _, m := range maps {
			names = append(names, m[1])
		}
		d.plan = d.list(names)
		items = append(items, widget.NewFormItem(lang.L("Map"), d.plan))
	}
	return items
}

// maps are the maps of the scenario: ID and title of each.
func (d *printDialog) maps() [][2]string {
	var list [][2]string
	for _, p := range mapart.Some(d.sheet, d.scenario().Maps).Parts() {
		list = append(list, [2]string{p.Sheet.ID(), p.Sheet.Title()})
	}
	return list
}

func (d *printDialog) scenario() *rules.Scenario {
	s, _ := rules.FindScenario(d.pos.Ruleset(), d.pos.Status().Scenario)
	return &s
}

// layerBox is a check for each layer, in two columns.
func (d *printDialog) layerBox() fyne.CanvasObject {
	scenario := d.scenario()
	words := map[string]string{
		print.Counters: lang.L("Counters"), print.Numbers: lang.L("Hex numbers"), print.Supply: lang.L("Supply"), print.Zones: lang.L("Enemy zones of control"),
		print.OwnZones: lang.L("Own zones of control"), print.Threat: lang.L("Threat"), print.Control: lang.L("Control"),
	}
	for _, o := range scenario.Overlays {
		words[o.ID] = o.Title
	}
	d.layers = map[string]*keyCheck{}
	box := container.NewGridWithColumns(2)
	for _, name := range print.LayerNames(scenario) {
		d.layers[name] = d.check(words[name], print.DefaultLayers().Has(name))
		box.Add(d.layers[name])
	}
	return box
}

// list is a choice of which the first is chosen; a change shows the page anew.
func (d *printDialog) list(options []string) *keySelect {
	c := newKeySelect(options, options[0], d.close)
	c.OnChanged = func(string) { d.changed() }
	return c
}

func (d *printDialog) check(words string, on bool) *keyCheck {
	c := newKeyCheck(words, on, d.close)
	c.OnChanged = func(bool) { d.changed() }
	return c
}

func (d *printDialog) buttons() fyne.CanvasObject {
	button := func(words string, primary bool, do func()) *question.Button {
		return question.NewButton(d.s.win, words, primary, do, d.close)
	}
	list := []fyne.CanvasObject{button(lang.L("Close"), false, d.close),
		button(lang.L("Save as picture …"), false, func() { d.save(".png") }), button(lang.L("Save as PDF …"), false, func() { d.save(".pdf") }),
		button(lang.L("Print"), true, d.send)}
	row := container.NewHBox(append([]fyne.CanvasObject{layout.NewSpacer()}, list...)...)
	if row.MinSize().Width > d.s.win.Canvas().Size().Width-edges { // large text on a small screen
		row = container.NewGridWithColumns(2, list...)
	}
	return container.New(layout.NewCustomPaddedLayout(10, 4, 0, 0), row)
}

// edges are what a dialog takes beside its content.
const edges = 80

func (d *printDialog) close() {
	d.shut = true
	d.dialog.Hide()
}

// job is what is chosen.
func (d *printDialog) job() (*print.Job, error) {
	viewer := d.viewer
	if d.seen != nil && d.seen.SelectedIndex() > 0 {
		viewer = d.scenario().Sides[d.seen.SelectedIndex()-1]
	}
	j := print.Of(d.pos, viewer, d.sheet, d.s.fonts)
	j.Paper = print.Papers()[max(0, d.paper.SelectedIndex())]
	j.Poster = d.kind.SelectedIndex() == 1
	j.Lie = print.Orientation(max(0, d.lie.SelectedIndex()))
	j.Orders, j.Tracks, j.Period = d.orders.Checked, d.tracks.Checked, d.s.settings.Period
	j.Palette = palette.ID(d.s.settings.Palette)
	j.Say = func(text string, values map[string]any) string { return lang.L(text, values) }
	j.Layers = nil
	for _, name := range print.LayerNames(j.Scenario) {
		if d.layers[name].Checked {
			j.Layers = append(j.Layers, name)
		}
	}
	if d.plan != nil && d.plan.SelectedIndex() > 0 {
		return j, j.OnlyMap(d.maps()[d.plan.SelectedIndex()-1][0])
	}
	return j, nil
}
