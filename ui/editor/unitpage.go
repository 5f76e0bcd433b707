package editor

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/data"
	"vistula/rules"
	"vistula/ui/question"
)

// unitPage is the list of counters with the form of the one that is chosen.
type unitPage struct {
	e      *Editor
	search *field
	list   *widget.List
	shown  []data.Unit
	placed map[string]string // set-up hexes
	form   *fyne.Container
	now    *form // what the form shows
	box    fyne.CanvasObject
	choice *widget.Select
}

func newUnitPage(e *Editor) *unitPage {
	u := &unitPage{e: e, form: container.NewStack(), now: &form{}}
	u.search = newField("", func(string) {}, e.focusBoard)
	u.search.SetPlaceHolder(lang.L("Find a unit"))
	u.search.OnChanged = func(string) { u.fill() }
	u.list = widget.NewList(func() int { return len(u.shown) },
		func() fyne.CanvasObject { return fieldName("") },
		func(i widget.ListItemID, o fyne.CanvasObject) {
			if i < len(u.shown) {
				o.(*widget.Label).SetText(u.label(&u.shown[i]))
			}
		})
	u.list.OnSelected = func(i widget.ListItemID) {
		if i < len(u.shown) && u.shown[i].ID != e.unit {
			e.unit = u.shown[i].ID
			e.board.SetSelected(e.unit)
			e.board.CenterOnUnit(e.unit)
			u.fillForm()
		}
	}
	u.choice = newChoice(e.session.Scenarios(), func() string { return e.scenario }, func(id string) {
		e.scenario = id
		e.showUnits()
		u.fill()
	})
	head := container.NewVBox(u.choice, u.search)
	u.box = container.NewBorder(head, nil, nil, nil, container.New(&split{}, u.list, u.form))
	return u
}

// split gives the list above what the form below leaves of the height.
type split struct{}

// MinSize implements fyne.Layout.
func (s *split) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, 200) }

// Layout implements fyne.Layout.
func (s *split) Layout(o []fyne.CanvasObject, size fyne.Size) {
	low := size.Height * 0.62
	put(o[0], 0, 0, size.Width, size.Height-low)
	put(o[1], 0, size.Height-low, size.Width, low)
}

// label is a counter in a line of the list.
func (u *unitPage) label(unit *data.Unit) string {
	words := []string{unit.Name}
	if unit.Corps != "" {
		words = append(words, unit.Corps)
	}
	words = append(words, spoken(unit.Nation))
	if hex := u.placed[unit.ID]; hex != "" {
		words = append(words, hex)
	}
	return strings.Join(words, " · ")
}

// fill shows the list and the form as things are now.
func (u *unitPage) fill() fyne.CanvasObject {
	u.placed = map[string]string{}
	for _, p := range u.e.session.Setup(u.e.scenario) {
		u.placed[p.Unit] = p.Hex
	}
	want := strings.ToLower(strings.TrimSpace(u.search.Text))
	u.shown = slices.DeleteFunc(u.e.session.Units(), func(x data.Unit) bool {
		return want != "" && !strings.Contains(strings.ToLower(u.label(&x)+" "+x.ID), want)
	})
	u.list.Refresh()
	if i := slices.IndexFunc(u.shown, func(x data.Unit) bool { return x.ID == u.e.unit }); i >= 0 {
		u.list.Select(i)
	}
	u.fillForm()
	return u.box
}

// fillForm shows the chosen counter.
func (u *unitPage) fillForm() {
	e := u.e
	unit, ok := e.session.Unit(e.unit)
	if !ok {
		u.now = &form{}
		u.form.Objects = []fyne.CanvasObject{container.NewVBox(prose(lang.L("Select a unit in the list or on the map.")))}
		u.form.Refresh()
		return
	}
	if u.now.fresh(e.scenario + " " + unit.ID) {
		return
	}
	u.now = &form{key: e.scenario + " " + unit.ID}
	head := widget.NewLabel(u.label(&unit))
	head.TextStyle.Bold = true
	head.Truncation = fyne.TextTruncateEllipsis
	u.now.renew = append(u.now.renew, func() {
		if unit, ok := e.session.Unit(unit.ID); ok {
			head.SetText(u.label(&unit))
		}
	})
	rows := container.New(&pairs{0.42})
	for _, key := range e.session.UnitFields(unit.ID) {
		rows.Add(fieldName(spoken(key)))
		rows.Add(u.now.field(e, func() string { return e.session.Field(unit.ID, key) }, func(to string) { u.set(e.session.SetUnit(unit.ID, key, to)) }))
	}
	u.now.body = container.NewVScroll(container.NewVBox(widget.NewSeparator(), head, u.place(&unit), u.faces(&unit), rows))
	u.form.Objects = []fyne.CanvasObject{u.now.body}
	u.form.Refresh()
}

// set shows what came of a change of the unit.
func (u *unitPage) set(err error) {
	u.e.did(err, nil, spot{})
	u.e.showUnits()
}

// place is where the unit is set up.
func (u *unitPage) place(unit *data.Unit) fyne.CanvasObject {
	e := u.e
	_, ok := e.session.Placed(e.scenario, unit.ID)
	if !ok {
		return prose(lang.L("This unit is not part of the scenario's set-up."))
	}
	now := func() string { hex, _ := e.session.Placed(e.scenario, unit.ID); return hex }
	set := u.now.field(e, now, func(to string) { u.set(e.session.SetUp(e.scenario, unit.ID, to)) })
	click := question.NewButton(e.win, lang.L("On the map"), false, func() {
		e.placing = unit.ID
		e.say(lang.L("Click the hex where {{.Unit}} sets up, or press Esc to cancel.", map[string]any{"Unit": unit.Name}))
		e.focusBoard()
	}, e.focusBoard)
	row := container.New(&pairs{0.42}, fieldName(lang.L("Set-up hex")), container.NewBorder(nil, nil, nil, click, set))
	return row
}

// faces are the figures, a column for each side of the counter.
func (u *unitPage) faces(unit *data.Unit) fyne.CanvasObject {
	e := u.e
	grid := container.NewGridWithColumns(1 + len(unit.Faces))
	grid.Add(fieldName(""))
	for i := range unit.Faces {
		grid.Add(small([]string{lang.L("Front"), lang.L("Back")}[min(i, 1)]))
	}
	for _, key := range e.session.FaceFields(unit.ID) {
		grid.Add(fieldName(spoken(key)))
		for i := range unit.Faces {
			grid.Add(u.now.field(e, func() string { return e.session.FaceField(unit.ID, i, key) }, func(to string) { u.set(e.session.SetFace(unit.ID, i, key, to)) }))
		}
	}
	return grid
}

// showUnits shows the set-up on the map while the page of the units is open.
func (e *Editor) showUnits() {
	on := e.panel.page == pageUnits
	e.board.SetCountersShown(on)
	if on {
		e.board.SetView(e.setup())
		e.board.SetSelected(e.unit)
	}
}

// setup is the set-up of the scenario as a view.
func (e *Editor) setup() *rules.View {
	units := map[string]*data.Unit{}
	all := e.session.Units()
	for i := range all {
		units[all[i].ID] = &all[i]
	}
	v := &rules.View{Ruleset: e.Ruleset}
	at := map[string]int{}
	for _, p := range e.session.Setup(e.scenario) {
		u := units[p.Unit]
		if u == nil || p.Hex == "" {
			continue
		}
		i, ok := at[p.Hex]
		if !ok {
			i, at[p.Hex] = len(v.Stacks), len(v.Stacks)
			v.Stacks = append(v.Stacks, rules.Stack{Hex: p.Hex, Side: rules.Side(u.Side)})
		}
		v.Stacks[i].Units = append(v.Stacks[i].Units, counterOf(u, p.Back))
	}
	return v
}

// counterOf is a counter as it is printed.
func counterOf(u *data.Unit, back bool) rules.Counter {
	c := rules.Counter{Unit: u.ID, Name: u.Name, Short: u.Short, Side: rules.Side(u.Side), Nation: u.Nation, Type: u.Type, Size: u.Size,
		Corps: u.Corps, Army: u.Army, Steps: u.Steps}
	if len(u.Faces) == 0 {
		return c
	}
	f := u.Faces[0]
	if back && len(u.Faces) > 1 {
		f, c.Reduced = u.Faces[1], true
	}
	add := func(name string, value int) { c.Values = append(c.Values, rules.Value{Name: name, Value: value}) }
	switch {
	case u.Type == "headquarters" && f.CommandRange > 0:
		add("support", f.Support)
		add("cavalry", f.Cavalry)
		add("range", f.CommandRange)
	case u.Type == "headquarters":
		add("shift", f.AttackShift)
		add("command", f.CommandStrength)
		add("radius", f.CommandRadius)
		add("combat", f.CombatStrength)
	case f.Combat > 0:
		add("combat", f.Combat)
	default:
		add("attack", f.Attack)
		add("defense", f.Defense)
		if f.Artillery > 0 {
			add("artillery", f.Artillery)
		}
	}
	add("movement", f.Movement)
	return c
}
