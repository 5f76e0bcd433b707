package ui

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"strings"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/canvas/print"
	"vistula/rules"
	"vistula/ui/files"
	"vistula/ui/printing"
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
	asked   int // pictures asked for, so that an old one is not shown
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
		if sheet, err = mapart.Lay(pos.Ruleset().Board(), s.fonts, mapart.Print{}); err != nil {
			s.tell(fmt.Errorf("the map cannot be drawn: %w", err))
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
	d.kind = d.list([]string{lang.L("One page"), lang.L("Poster in true size")})
	d.lie = d.list([]string{lang.L("As fits best"), lang.L("Upright"), lang.L("Across")})
	items := []*widget.FormItem{
		widget.NewFormItem(lang.L("Paper"), d.paper), widget.NewFormItem(lang.L("Size"), d.kind), widget.NewFormItem(lang.L("Page"), d.lie),
	}
	items = append(items, d.choices()...)
	d.orders, d.tracks = d.check(lang.L("Orders of battle"), true), d.check(lang.L("Tracks and accounts"), true)
	more := container.NewVBox(widget.NewForm(items...), d.layerBox(), widget.NewSeparator(), d.orders, d.tracks)

	d.picture = fynecanvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 1, 1)))
	d.picture.FillMode = fynecanvas.ImageFillContain
	d.where = widget.NewLabel("")
	d.back = question.NewButton(d.s.win, "‹", false, func() { d.turn(-1) }, d.close)
	d.on = question.NewButton(d.s.win, "›", false, func() { d.turn(1) }, d.close)
	pager := container.NewHBox(layout.NewSpacer(), d.back, d.where, d.on, layout.NewSpacer())
	ground := fynecanvas.NewRectangle(color.NRGBA{0x8C, 0x86, 0x7C, 0xFF}) // paper is white in all themes
	preview := container.NewBorder(nil, pager, nil, nil, container.NewStack(ground, container.NewPadded(d.picture)))

	scroll := container.NewVScroll(more)
	scroll.SetMinSize(fyne.NewSize(more.MinSize().Width, 0))
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
		print.Counters: lang.L("Counters"), print.Numbers: lang.L("Hex numbers"), print.Supply: lang.L("Supply"), print.Zones: lang.L("Their zones"),
		print.OwnZones: lang.L("Our zones"), print.Threat: lang.L("Threat"), print.Control: lang.L("Control"),
	}
	for _, o := range scenario.Overlays {
		words[o.ID] = lang.L(o.Title)
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
	row := container.NewHBox(layout.NewSpacer(), button(lang.L("Close"), false, d.close),
		button(lang.L("Save as picture …"), false, func() { d.save(".png") }), button(lang.L("Save as PDF …"), false, func() { d.save(".pdf") }),
		button(lang.L("Print"), true, d.send))
	return container.New(layout.NewCustomPaddedLayout(10, 4, 0, 0), row)
}

func (d *printDialog) close() { d.dialog.Hide() }

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

// changed shows the first page of another print.
func (d *printDialog) changed() {
	d.at = 0
	d.repaint()
}

// turn shows another page.
func (d *printDialog) turn(by int) {
	if to := d.at + by; to >= 0 && to < d.pages {
		d.at = to
		d.repaint()
	}
}

// preview is a page as a picture, and how many there are.
type preview struct {
	img   image.Image
	title string
	pages int
	err   error
}

// repaint has the page painted in the background; of several the last is shown.
func (d *printDialog) repaint() {
	j, err := d.job()
	if err != nil {
		d.show(preview{err: err})
		return
	}
	d.asked++
	mine, page := d.asked, d.at
	high := int(min(1400, 620*d.s.win.Canvas().Scale()))
	if d.s.Now {
		d.show(paintPage(j, page, high))
		return
	}
	d.where.SetText(lang.L("…"))
	go func() {
		p := paintPage(j, page, high)
		fyne.Do(func() {
			if mine == d.asked {
				d.show(p)
			}
		})
	}()
}

// paintPage paints a page so many pixels high.
func paintPage(j *print.Job, at, high int) (p preview) {
	pages, err := j.Pages()
	if err != nil {
		return preview{err: err}
	}
	at = min(at, len(pages)-1)
	page := pages[at]
	k := float64(high) / page.Height
	img := image.NewRGBA(image.Rect(0, 0, int(page.Width*k), high))
	draw.Draw(img, img.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	pen.Paint(img, func(q pen.Pen) {
		q.Transform(pen.Scale(k))
		page.Draw(q)
	})
	return preview{img: img, title: page.Title, pages: len(pages)}
}

// show puts a painted page into the dialog.
func (d *printDialog) show(p preview) {
	if p.err != nil {
		d.pages = 0
		d.where.SetText(p.err.Error())
		return
	}
	d.pages = p.pages
	d.where.SetText(lang.L("{{.Title}}: page {{.N}} of {{.Of}}", map[string]any{"Title": p.title, "N": d.at + 1, "Of": p.pages}))
	d.picture.Image = p.img
	d.picture.Refresh()
}

// made is a print, or why there is none.
type made struct {
	data []byte
	err  error
}

// save asks where to and writes the print there.
func (d *printDialog) save(ending string) {
	j, err := d.job()
	if err != nil {
		d.s.tell(err)
		return
	}
	chooser, ok := d.s.files.(files.Exporter)
	if !ok {
		return
	}
	kind := files.Kind{Head: lang.L("Save the print"), Name: strings.ToUpper(ending[1:]), Endings: []string{ending[1:]}}
	chooser.Export(kind, files.SuggestKind(j.Game, d.pos.Status().Turn, kind), func(to files.Place) {
		work(d.s, func() error {
			m := makePrint(j, ending)
			if m.err != nil {
				return m.err
			}
			return to.Write(m.data)
		}, func(err error) {
			if err != nil {
				d.s.tell(err)
				return
			}
			d.close()
			d.s.say(lang.L("Print"), lang.L("{{.Name}} is written.", map[string]any{"Name": to.Name()}))
		})
	}, d.s.tell)
}

func makePrint(j *print.Job, ending string) (m made) {
	if ending == ".png" {
		m.data, m.err = j.PNG()
		return m
	}
	m.data, m.err = j.PDF()
	return m
}

// sent is what became of a print.
type sent struct {
	outcome printing.Outcome
	err     error
}

// send hands the print to the system.
func (d *printDialog) send() {
	j, err := d.job()
	if err != nil {
		d.s.tell(err)
		return
	}
	name := strings.TrimSuffix(files.Suggest(j.Game, d.pos.Status().Turn), files.Extension) + ".pdf"
	work(d.s, func() sent {
		m := makePrint(j, ".pdf")
		if m.err != nil {
			return sent{err: m.err}
		}
		outcome, err := printing.Send(m.data, name)
		return sent{outcome, err}
	}, func(r sent) {
		if r.err != nil {
			d.s.tell(r.err)
			return
		}
		d.close()
		if r.outcome == printing.Printed {
			d.s.say(lang.L("Print"), lang.L("The pages are with the printer."))
		}
	})
}
