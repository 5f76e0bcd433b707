package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// barButton is a button with its meaning, so that it can be in a menu where
// there is no room.
type barButton struct {
	label  string
	cas    string // that allows it
	icon   fyne.Resource
	main   bool
	off    bool
	worded bool // it has its word beside the sign wherever panels are docked
	tip    tip
	do     func()
}

// placeButtons puts the buttons at the right and tells where they begin. What has
// no room goes into a menu.
func (b *promptBar) placeButtons(left float32, size fyne.Size) float32 {
	t := b.t
	const gap = barGap
	list, made, from, high := b.chosen(left, size)
	b.buttons.Objects = nil
	x := size.Width - t.px(16)
	lay := func(o *press) {
		w := max(o.MinSize().Width, high)
		if o.Icon == fynetheme.MenuDropUpIcon() {
			w, b.undoAt = o.MinSize().Width, x
			if t.slim {
				w = t.finger()
			}
			defer func() { x += gap - 2 }() // one with the button whose menu it is
		}
		x -= w
		o.Move(fyne.NewPos(x, (size.Height-high)/2))
		o.Resize(fyne.NewSize(w, high))
		edge := plate(t.look.Raised, t.look.Line, 8)
		edge.Move(o.Position().SubtractXY(1, 1))
		edge.Resize(o.Size().AddWidthHeight(2, 2))
		b.buttons.Add(edge)
		x -= gap
		b.buttons.Add(o)
	}
	for i, o := range made {
		lay(o)
		x -= b.addDigit(x, size.Height, list[len(list)-1-i])
	}
	if from > 0 {
		more := t.pressable("…", nil, func() { b.more(list[:from]) })
		more.tip = says(lang.L("More: what there is no room for"))
		lay(more)
	}
	b.buttons.Resize(size)
	return x
}

// chosen are the buttons for which there is room, from one of the list on, and how high
// they are.
func (b *promptBar) chosen(left float32, size fyne.Size) (list []barButton, made []*press, from int, high float32) {
	t := b.t
	high = t.px(42)
	if t.slim {
		high = max(48, t.px(48))
	}
	list = b.pressed
	room := (size.Width - left) * 0.62
	if size.Width < t.px(900) { // what is asked needs its room
		room = (size.Width - left) * 0.52
	}
	if b.main == nil && len(list) > 0 && list[0].icon != nil { // of several choices none should be hidden
		room = (size.Width - left) * 0.7
	}
	crowded := b.widthOf(list) > room
	if crowded {
		high = max(high, t.px(50))
	}
	for again := true; ; again = false {
		made, from = b.fitted(list, room, high, crowded, size.Width >= wide*t.look.scale)
		first := firstInSight(list, from)
		if first == nil || !again {
			break
		}
		list = first
	}
	return list, made, from, high
}

// barGap is the room between two buttons.
const barGap = 8

// fitted makes the buttons that have room, from the right, where the main one stands, and
// tells which is the first of them.
func (b *promptBar) fitted(list []barButton, room, high float32, crowded, worded bool) (made []*press, from int) {
	used := float32(0)
	for i := len(list) - 1; i >= 0; i-- {
		o := b.button(list[i], worded)
		if crowded {
			o.SetText(inTwoLines(o.Text))
		}
		w := max(o.MinSize().Width, high) + barGap + b.digitRoom(list[i])
		if used+w > room-b.t.px(52) && i > 0 || used+w > room {
			return made, i + 1
		}
		used += w
		made = append(made, o)
	}
	return made, 0
}

// firstInSight exchanges the choices of a list so that the first of them, and not the last,
// are among those in sight, which begin at from; nil where that changes nothing.
func firstInSight(list []barButton, from int) []barButton {
	var choices, hidden, seen []barButton
	for _, k := range list {
		if k.choice() {
			choices = append(choices, k)
		}
	}
	room := 0
	for _, k := range list[from:] {
		if k.choice() {
			room++
		}
	}
	if from == 0 || room == 0 || room == len(choices) {
		return nil
	}
	for i, k := range list {
		switch {
		case i < from && !k.choice():
			hidden = append(hidden, k)
		case i < from:
		case k.choice():
			seen, choices = append(seen, choices[0]), choices[1:]
		default:
			seen = append(seen, k)
		}
	}
	return slices.Concat(choices, hidden, seen)
}

// choice tells whether a button is one of several things to do, and no tool.
func (k barButton) choice() bool { return !k.main && k.icon == nil }

// digitWide is the room that a digit takes beside its button.
const digitWide = 14

// digitRoom is the room for the digit that presses a button: of several answers, none of
// them the main one, each shows its own.
func (b *promptBar) digitRoom(k barButton) float32 {
	if n := b.keyOf(k); b.main != nil || n == 0 || n > 9 || b.t.slim || fyne.CurrentDevice().IsMobile() {
		return 0
	}
	return b.t.px(digitWide)
}

// addDigit writes left of x which digit presses a button, and tells what room it takes.
func (b *promptBar) addDigit(x, high float32, k barButton) float32 {
	room := b.digitRoom(k)
	if room > 0 {
		digit := b.t.second(strconv.Itoa(b.keyOf(k)))
		size := digit.MinSize()
		digit.Resize(size)
		digit.Move(fyne.NewPos(x-size.Width+4, (high-size.Height)/2))
		b.buttons.Add(digit)
	}
	return room
}

// inTwoLines breaks a long label at the space nearest to its middle.
func inTwoLines(label string) string {
	const long = 18
	off := func(i int) int { return max(2*i-len(label), len(label)-2*i) }
	best := -1
	for i, r := range label {
		if r == ' ' && (best < 0 || off(i) < off(best)) {
			best = i
		}
	}
	if len(label) < long || best < 0 {
		return label
	}
	return label[:best] + "\n" + label[best+1:]
}

// widthOf is the room that buttons take side by side.
func (b *promptBar) widthOf(list []barButton) float32 {
	w := float32(0)
	for _, k := range list {
		wide := b.button(k, false).MinSize().Width
		if b.t.slim {
			wide = max(wide, b.t.finger())
		}
		w += wide + 8
	}
	return w
}

func (b *promptBar) button(k barButton, words bool) *press {
	o := b.t.pressable(k.label, nil, k.do)
	o.cas, o.tip = k.cas, k.tip
	if k.icon != nil {
		o.SetIcon(k.icon)
		if o.tip == nil {
			o.tip = says(k.label)
		}
		if !words && !(k.worded && !b.t.slim) || k.icon == fynetheme.MenuDropUpIcon() {
			o.SetText("")
		}
	}
	if k.main {
		o.Importance = widget.HighImportance
	}
	if k.off {
		o.Disable()
	}
	return o
}

// more shows in a menu what had no room.
func (b *promptBar) more(list []barButton) {
	var items []*fyne.MenuItem
	for _, k := range list {
		m := fyne.NewMenuItem(k.label, k.do)
		m.Icon, m.Disabled = k.icon, k.off
		if i := b.keyOf(k); i > 0 {
			m.Shortcut = &desktop.CustomShortcut{KeyName: fyne.KeyName(strconv.Itoa(i))}
		}
		items = append(items, m)
	}
	menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), b.t.win.Canvas())
	at := b.t.app.Driver().AbsolutePositionForObject(b.box)
	menu.ShowAtPosition(fyne.NewPos(b.t.windowSize().Width/2, at.Y-menu.MinSize().Height))
}

// find is the buttons of the bar that are meant.
func (b *promptBar) find(want func(*press) bool) []fyne.CanvasObject {
	for _, o := range b.buttons.Objects {
		if p, ok := o.(*press); ok && want(p) {
			return []fyne.CanvasObject{p}
		}
	}
	return []fyne.CanvasObject{b.box}
}
