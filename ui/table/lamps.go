package table

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/rules"
	"vistula/ui/desk"
)

// lamps light up units by their state, and say what is lit and how many. What the
// states are the desk knows, from what every ruleset tells.
type lamps struct {
	*tabletop
	to    lampActs
	box   *fyne.Container
	state desk.State // that is lit, "" for none
	unit  string     // whose corps is lit
	lit   []string
	said  string
	made  look // for which the words were made
}

// lampActs is what the lamps ask of the table around them.
type lampActs interface {
	say(words string)
	quiet()
	keepKeys()
	arrange()
}

func newLamps(t *tabletop, to lampActs) *lamps {
	l := &lamps{tabletop: t, to: to, box: container.NewStack()}
	l.box.Hide()
	return l
}

// toggle lights up a state, or puts out what is lit.
func (l *lamps) toggle(s desk.State) {
	l.to.quiet() // what was said of another state lies where the lamps say theirs
	if l.state == s && (s != desk.Formation || l.unit == l.shown) {
		l.off()
		return
	}
	units := l.inState(s, l.shown)
	if s == desk.Unmoved && l.carried() {
		units = nil
	}
	if len(units) == 0 {
		l.off()
		l.to.say(l.none(s))
		return
	}
	l.state, l.unit = s, l.shown
	l.fill()
}

// inState are the units in a state; none while the past is looked at, of which the desk
// knows nothing.
func (l *lamps) inState(s desk.State, unit string) []string {
	if l.past != now {
		return nil
	}
	return l.desk.InState(s, unit)
}

// carried tells whether units are in hand.
func (l *lamps) carried() bool {
	return l.past == now && l.desk.Seat().Status().Stage == rules.StageMoving
}

// off puts the lamps out; it tells whether any was lit.
func (l *lamps) off() bool {
	was := l.state != ""
	l.state, l.said = "", ""
	l.board.SetSpotlight()
	l.box.Hide()
	return was
}

// fill lights up who is in the state now: units that have moved are no longer unmoved.
// When the last has left the state the lamps go out.
func (l *lamps) fill() {
	if l.state == "" {
		return
	}
	units := l.inState(l.state, l.unit)
	if l.state == desk.Unmoved && l.carried() { // the rules offer nobody else for now
		hand := l.desk.Hand()
		units = slices.DeleteFunc(slices.Clone(l.lit), func(u string) bool { return slices.Contains(hand, u) })
	}
	if l.lit = units; len(units) == 0 {
		l.off()
		return
	}
	l.board.SetSpotlight(units...)
	said := l.words(l.state, len(units))
	if said == l.said && l.made == l.look && l.box.Visible() {
		return
	}
	l.said, l.made = said, l.look
	shut := l.tool(fynetheme.CancelIcon(), lang.L("Put the lights out"), func() {
		l.off()
		l.to.keepKeys()
	})
	row := columns(6, container.NewCenter(l.text(said, 14, semi, l.look.Text)), shut)
	ground := plate(l.look.Raised, l.look.LitLine, l.px(17))
	ground.StrokeWidth = 2
	l.box.Objects = []fyne.CanvasObject{newScreen(ground, nil), padded(2, 2, 16, 6, row)}
	l.box.Show()
	l.box.Refresh()
	l.to.arrange()
}

// words say what is lit and how many.
func (l *lamps) words(s desk.State, n int) string {
	values := map[string]any{"N": n}
	switch s {
	case desk.Unmoved:
		return lang.N("{{.N}} units not moved", n, values)
	case desk.Attackers:
		return lang.N("{{.N}} units can attack", n, values)
	case desk.Unsupplied:
		return lang.N("{{.N}} units low on supply or out of it", n, values)
	case desk.Weakened:
		return lang.N("{{.N}} units reduced or worn down", n, values)
	}
	c, _ := l.desk.Counter(l.unit)
	values["Whole"] = l.belongs(rules.Counter{Corps: c.Corps, Army: c.Army, Belongs: c.Belongs})
	return lang.N("{{.Whole}}: {{.N}} units on the map", n, values)
}

// none says that nothing is in a state.
func (l *lamps) none(s desk.State) string {
	if l.past != now {
		return lang.L("Units are lit up in the present only. Go back to it first.")
	}
	switch {
	case s == desk.Unmoved && l.carried():
		return lang.L("Finish the move in hand first.")
	case s == desk.Unmoved:
		return lang.L("No unit can still be moved in this phase.")
	case s == desk.Attackers:
		return lang.L("No unit is next to an enemy it could attack.")
	case s == desk.Unsupplied:
		return lang.L("All units on the map are in supply.")
	case s == desk.Weakened:
		return lang.L("No unit on the map is reduced or worn down.")
	}
	return lang.L("Click or point at a unit of a corps first.")
}

// menu offers the states that can be lit up.
func (t *lamps) menu() {
	var items []*fyne.MenuItem
	for _, l := range lampList {
		items = append(items, fyne.NewMenuItem(keyed(lang.L(l.label), string(unicode.ToUpper(l.key))), func() { t.toggle(l.state) }))
	}
	m := widget.NewPopUpMenu(fyne.NewMenu("", items...), t.win.Canvas())
	at := t.app.Driver().AbsolutePositionForObject(t.board)
	m.ShowAtPosition(at.AddXY(t.px(knobStep), max(0, t.board.Size().Height-m.MinSize().Height)/2))
}
