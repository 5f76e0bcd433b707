package table

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
	"vistula/ui/desk"
)

// battle lays an attack out: the forces, the chances, the table and what goes into
// them.
type battle struct {
	*tabletop
	to battleActs
}

// battleActs is what clicks on an attack lead to.
type battleActs interface {
	showUnit(unit string)
	dismiss() bool
	after(c desk.Change)
}

// fightShown is what the panel of the combat shows.
type fightShown struct {
	sheet  *rules.Sheet
	head   string            // beside the title: what it is
	note   string            // beneath the strengths
	rolled *desk.Fought      // the dice are rolled
	fought *chronicle.Battle // what came of it, where that is known
}

// about names the fight that is shown: who attacks what, and once it is rolled the battle.
func (f *fightShown) about() string {
	s := f.sheet
	list := append([]string{string(s.Attacker.Side), s.Target}, s.Targets...)
	if f.fought != nil {
		list = append(list, strconv.Itoa(f.fought.First))
	}
	return strings.Join(list, " ")
}

// fightParts is an attack with all that goes into it, in the order in which one asks
// for it: who and how strong, what comes of it, and the rest. The button stays in sight
// where the rest is scrolled.
type fightParts struct {
	forces, chances, rest []fyne.CanvasObject
	button                fyne.CanvasObject // nil for none
}

// combatSheet lays an attack out in lines of a width.
func (t *battle) combatSheet(show fightShown, width float32) fightParts {
	if show.fought != nil {
		return t.battleCard(show.fought, width, t.cardButtons(show)...)
	}
	s := show.sheet
	var f fightParts
	if price := t.lossPreview(width); price != nil { // what is to be chosen now
		f.forces = append(f.forces, price)
	}
	f.forces = append(f.forces, t.fightForces(show, width)...)
	if len(s.Dice) > 0 && show.rolled == nil {
		first, dice := rules.Apart(s.Dice, s.Aside)
		f.chances = append(f.chances, columns(12, t.diceRow(dice, 34), t.text(story.Minus(s.Result), 20, bold, t.look.Text)))
		if aside := t.asideRoll(first, width); aside != nil {
			f.chances = append(f.chances, aside)
		}
	}
	open := len(s.Chances) > 0 && len(s.Dice) == 0
	if open {
		f.chances = append(f.chances, t.chances(s, width))
	}
	f.button = t.fightButton(show, width)
	if made := t.beforehand(width); made != nil {
		f.chances = append(f.chances, made)
	}
	if len(s.Checks) > 0 {
		f.rest = append(f.rest, t.checkBars(s.Checks, width))
	}
	if crt := t.crt(s, width); crt != nil {
		f.rest = append(f.rest, crt)
	}
	if open {
		f.rest = append(f.rest, t.eachChance(s, width))
	}
	for _, l := range s.Losses {
		f.rest = append(f.rest, t.lossBars(l, width))
	}
	f.rest = append(f.rest, t.workings(s, width))
	if !s.Certain && len(s.Chances) > 0 {
		f.rest = append(f.rest, t.para(lang.L("Hidden units or the defender's choices may change these figures."), 12, plain, t.look.Second, width))
	}
	return f
}

// fightForces are who fights and how strong, with what was rolled before it.
func (t *battle) fightForces(show fightShown, width float32) (list []fyne.CanvasObject) {
	s := show.sheet
	if show.rolled != nil {
		list = append(list, t.rolledLine(show.rolled, width))
	}
	list = append(list, t.forces(s, width))
	if line := t.targetsLine(s, width); line != nil {
		list = append(list, line)
	}
	list = append(list, t.summary(s, s.Shifts, width))
	if show.note != "" {
		list = append(list, t.para(show.note, 12.5, plain, t.look.Second, width))
	}
	if s.Forbidden != nil {
		list = append(list, t.para(s.Forbidden.What+" ("+s.Forbidden.Case+").", 13.5, bold, t.look.Bad, width))
	}
	return list
}

// targetsLine names the hexes of an attack on several; nil where it is on one,
// whose name stands under the defenders.
func (t *battle) targetsLine(s *rules.Sheet, width float32) fyne.CanvasObject {
	if len(s.Targets) < 2 {
		return nil
	}
	var names []string
	for _, h := range s.Targets {
		names = append(names, t.placeName(h))
	}
	words := lang.L("One attack on {{.N}} hexes: {{.Hexes}}.", map[string]any{"N": len(names), "Hexes": strings.Join(names, ", ")})
	return t.para(words, 13, bold, t.look.Text, width)
}

// rolledLine is the dice and what they gave. A result that ended the attack at once
// stands in what was told of it.
func (t *battle) rolledLine(f *desk.Fought, width float32) fyne.CanvasObject {
	first, dice := rules.Apart(f.Dice, f.Aside)
	row := columns(12, t.diceRow(dice, 34))
	if f.Result != "" {
		row.Add(container.NewCenter(t.text(story.Minus(f.Result), 20, bold, t.look.Text)))
	}
	list := rows(4, row)
	if aside := t.asideRoll(first, width); aside != nil {
		list.Add(aside)
	}
	list.Add(t.para(story.Minus(f.Text), 12.5, plain, t.look.Second, width))
	return list
}

// fightButton declares the attack of a preview, or dismisses one that was rolled; nil
// where neither is the player's to do now.
func (t *battle) fightButton(show fightShown, width float32) fyne.CanvasObject {
	if t.past != now || t.view().Combat != nil {
		return nil
	}
	if show.rolled != nil {
		b := t.pressable(lang.L("Dismiss"), nil, func() { t.to.dismiss() })
		return sized(width, max(t.px(36), b.MinSize().Height), b)
	}
	s := show.sheet
	if t.desk.Declared(s.Target) {
		return nil
	}
	offers := t.desk.Declaring(s)
	if len(offers) == 0 {
		return nil
	}
	label := t.desk.Label(offers[0])
	if len(offers) > 1 && offers[0].From != "" {
		label = lang.L("Attack with the force shown")
	}
	b := t.pressable(label, nil, func() { t.to.after(t.desk.Declare(offers)) })
	if b.MinSize().Width > width { // the force is shown above it
		b.SetText(lang.L("Attack with the force shown"))
	}
	b.Importance = widget.HighImportance
	return sized(width, max(t.px(42), b.MinSize().Height), b)
}

// forces shows both sides' counters and strengths.
func (t *battle) forces(s *rules.Sheet, width float32) fyne.CanvasObject {
	middle := t.px(96)
	side := (width - middle) / 2
	a, d := t.force(&s.Attacker, side), t.force(&s.Defender, side)
	ratio := newPicture(middle, t.px(50), func(p pen.Pen, w, h float64) {
		text := pen.Text{Font: t.fonts.SansBold, Size: float64(t.px(25)), Color: t.look.Text, Anchor: pen.Middle}
		words := strconv.Itoa(s.Attacker.Strength) + " : " + defence(s, s.Defender.Strength)
		if len(s.Attacker.Units) == 0 { // nobody attacks yet
			words = "– : " + defence(s, s.Defender.Strength)
		}
		if n := text.Width(words); n > w-4 {
			text.Size *= (w - 4) / n
		}
		text.Draw(p, w/2, h*0.66, words)
	})
	row := columns(0, sized(side, max(a.MinSize().Height, 30), a), ratio, sized(side, max(d.MinSize().Height, 30), d))
	half := width/2 - 6
	left := rows(0, t.para(t.desk.SideName(s.Attacker.Side), 13, semi, t.look.Text, half), t.para(t.comesFrom(s), 12.5, plain, t.look.Second, half))
	right := rows(0, t.para(t.desk.SideName(s.Defender.Side), 13, semi, t.look.Text, half))
	if len(s.Targets) < 2 {
		right.Add(t.para(lang.L("defends {{.Hex}}", map[string]any{"Hex": t.placeName(s.Target)}), 12.5, plain, t.look.Second, half))
	}
	for _, x := range []struct {
		force *rules.Force
		words *fyne.Container
	}{{&s.Attacker, left}, {&s.Defender, right}} {
		if n := len(x.force.Withheld); n > 0 { // paler above, and not to be taken for lost
			x.words.Add(t.para(lang.N("{{.N}} take no part", n, map[string]any{"N": n}), 12.5, plain, t.look.Second, half))
		}
	}
	return rows(2, row, container.NewBorder(nil, nil, left, container.NewVBox(right)))
}

// comesFrom says where the attackers stand.
func (t *battle) comesFrom(s *rules.Sheet) string {
	var hexes []string
	for _, p := range scene.Posts(&s.Attacker) {
		hexes = append(hexes, t.placeName(p.Hex))
	}
	if len(hexes) == 0 {
		return ""
	}
	return lang.L("attacks from {{.Hexes}}", map[string]any{"Hexes": strings.Join(hexes, ", ")})
}

// force is the counters of a side, those withheld paler.
func (t *battle) force(f *rules.Force, width float32) *picture {
	n := len(f.Units) + len(f.Withheld)
	side := t.px(46)
	gap := side * 0.2
	left := max(gap, side*t.overhang(f))
	per := max(1, int((width-left)/(side+gap)))
	lines := max(1, (n+per-1)/per)
	if lines > 2 { // many: smaller ones
		side, gap = t.px(34), t.px(7)
		left = max(gap, side*t.overhang(f))
		per = max(1, int((width-left)/(side+gap)))
		lines = max(1, (n+per-1)/per)
	}
	at := func(i int) pen.Rect {
		return pen.Rect{X: float64(left) + float64(i%per)*float64(side+gap), Y: float64(gap)*0.7 + float64(i/per)*float64(side+gap), W: float64(side), H: float64(side)}
	}
	p := newPicture(width, float32(lines)*(side+gap)+gap*0.6, func(p pen.Pen, _, _ float64) {
		for i, u := range f.Units {
			t.drawCounter(p, u.Counter, at(i), false)
		}
		for i, u := range f.Withheld {
			r := at(len(f.Units) + i)
			t.drawCounter(p, u.Counter, r, false)
			p.Fill(new(pen.Path).RoundRect(r.Grow(1), 4), pen.Winding, pen.Alpha(t.look.Ground, 0.65))
		}
	})
	p.tap = func(q fyne.Position) {
		for i := range n {
			if at(i).Has(pen.Point{X: float64(q.X), Y: float64(q.Y)}) {
				if i < len(f.Units) {
					t.to.showUnit(f.Units[i].Unit)
				} else {
					t.to.showUnit(f.Withheld[i-len(f.Units)].Unit)
				}
			}
		}
	}
	return p
}

// overhang is how far badges of a force hang over the left edges of its counters, in sides
// of a counter.
func (t *battle) overhang(f *rules.Force) float32 {
	far := 0.0
	for _, list := range [2][]rules.Participant{f.Units, f.Withheld} {
		for i := range list {
			far = max(far, -t.extent(list[i].Counter, false).X)
		}
	}
	return float32(far)
}

// summary is a line each for strengths, ratio and shifts, and one for artillery and size.
func (t *battle) summary(s *rules.Sheet, shifts []rules.Modifier, width float32) fyne.CanvasObject {
	list := rows(3)
	add := func(what, cas, value string) {
		if value != "" {
			list.Add(t.sheetLine(what, cas, value, width))
		}
	}
	for _, f := range []*rules.Force{&s.Attacker, &s.Defender} {
		if sum := strengthSum(f); sum != "" {
			add(t.desk.SideName(f.Side)+": "+sum, "", strconv.Itoa(f.Strength))
		}
	}
	add(lang.L("Ratio"), "", s.Ratio)
	if r := s.Rounded; r != nil {
		list.Add(t.para(lang.L("{{.What}} ({{.Case}}).", map[string]any{"What": r.What, "Case": r.Case}), 12.5, plain, t.look.Second, width))
	}
	for _, m := range shifts {
		add(m.What, m.Case, netModifier(m.Value))
	}
	if net, ok := s.Net(); ok {
		add(lang.L("Net modifier"), "", netModifier(net))
	} else if s.Column != s.Ratio || len(s.Shifts) > 0 {
		add(lang.L("Column"), "", t.column(s))
	}
	if size := sizes(s); size != "" {
		list.Add(t.para(size, 12.5, plain, t.look.Second, width))
	}
	return list
}

// sizes are what losses depend on besides the column, in one line: what comes of the attack
// stands beneath it and is to be seen without scrolling.
func sizes(s *rules.Sheet) string {
	var list []string
	if a, d := s.Attacker.Artillery, s.Defender.Artillery; a+d > 0 {
		list = append(list, fmt.Sprintf("%s %d : %d", lang.L("Artillery"), a, d))
	}
	if a, d := s.Attacker.Steps, s.Defender.Steps; a+d > 0 {
		list = append(list, fmt.Sprintf("%s %d : %d", lang.L("Steps"), a, d))
	}
	if s.Magnitude != "" {
		list = append(list, lang.L("Magnitude")+" "+s.Magnitude)
	}
	return strings.Join(list, " · ")
}

// strengthSum is what a strength is made up of, "12 + 7 artillery"; "" where it is that
// of the units alone.
func strengthSum(f *rules.Force) string {
	if f.Support == 0 && len(f.Whole) == 0 {
		return ""
	}
	words := strconv.Itoa(f.Strength - f.Support - rules.SumOf(f.Whole))
	if f.Support > 0 {
		words += " + " + lang.L("{{.N}} artillery", map[string]any{"N": f.Support})
	}
	for _, m := range f.Whole {
		sign, n := " + ", m.Value
		if n < 0 {
			sign, n = " \u2212 ", -n
		}
		words += sign + strconv.Itoa(n) + " (" + m.What + ")"
	}
	return words
}

// sheetLine is what, the case, and what it does.
func (t *battle) sheetLine(what, cas, value string, width float32) fyne.CanvasObject {
	right := columns(10)
	if cas != "" {
		right.Add(t.caseText(cas, 12, t.look.Second))
	}
	right.Add(t.text(story.Minus(value), 13, bold, t.look.Text))
	left := t.para(story.Minus(what), 13, plain, t.look.Text, width-right.MinSize().Width-14)
	return sized(width, max(t.px(19), left.MinSize().Height), split(left, right))
}

// workings lists every unit with each modifier and its case, and why others are
// withheld.
func (t *battle) workings(s *rules.Sheet, width float32) fyne.CanvasObject {
	list := rows(3)
	for _, f := range []*rules.Force{&s.Attacker, &s.Defender} {
		list.Add(padded(6, 0, 0, 0, t.text(t.desk.SideName(f.Side), 13, bold, t.look.Text)))
		at := ""
		for _, u := range f.Units {
			if f == &s.Defender && len(s.Targets) > 1 && u.Hex != at {
				at = u.Hex
				list.Add(padded(3, 0, 0, 0, t.second(lang.L("In {{.Hex}}", map[string]any{"Hex": t.placeName(at)}))))
			}
			value := strconv.Itoa(u.Strength)
			if f == &s.Defender {
				value = defence(s, u.Strength)
			}
			if u.Artillery > 0 {
				value += lang.L(", guns {{.N}}", map[string]any{"N": u.Artillery})
			}
			list.Add(t.sheetLine(desk.FullName(u.Counter), "", value, width))
			for _, m := range u.Modifiers {
				list.Add(padded(0, 0, 14, 0, t.sheetLine(m.What, m.Case, modifier(m.Value), width-14)))
			}
		}
		for _, m := range f.Whole {
			list.Add(t.sheetLine(m.What, m.Case, modifier(m.Value), width))
		}
		for _, u := range f.Withheld {
			why := u.Why
			if u.Case != "" {
				why += " (" + u.Case + ")"
			}
			list.Add(t.para(lang.L("{{.Name}} withheld: {{.Why}}", map[string]any{"Name": desk.FullName(u.Counter), "Why": why}), 12.5, plain, t.look.Second, width))
		}
		for _, m := range f.Modifiers {
			list.Add(t.sheetLine(lang.L("Loss roll: {{.What}}", map[string]any{"What": m.What}), m.Case, modifier(m.Value), width))
		}
	}
	return list
}
