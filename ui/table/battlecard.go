package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/ui/desk"
)

// battleCard is a battle as it was fought: forces and odds, dice, what came of
// it in words, who paid, and every modifier with its case.
func (t *battle) battleCard(b *chronicle.Battle, width float32, buttons ...fyne.CanvasObject) fightParts {
	var f fightParts
	s := b.Sheet
	title := lang.L("Battle {{.Place}}", map[string]any{"Place": t.teller().At(b.Targets)})
	if price := t.lossPreview(width); price != nil { // what is to be chosen now
		f.forces = append(f.forces, price)
	}
	f.forces = append(f.forces, rows(0, t.para(title, 16, bold, t.look.Text, width), t.para(t.setting(b), 12.5, plain, t.look.Second, width)), t.forces(s, width))
	if line := t.targetsLine(s, width); line != nil {
		f.forces = append(f.forces, line)
	}
	if len(b.Rolled) > 0 {
		f.forces = append(f.forces, t.combatRoll(b, width))
	}
	f.chances = append(f.chances, t.resultBox(b, width))
	if made := t.beforehand(width); made != nil {
		f.chances = append(f.chances, made)
	}
	if len(buttons) > 0 {
		f.button = columns(8, buttons...)
	}
	f.rest = append(f.rest, t.modifiers(s, width))
	if paid := t.whoPaid(b, width); paid != nil {
		f.rest = append(f.rest, paid)
	}
	if rolls := t.laterRolls(b, width); rolls != nil {
		f.rest = append(f.rest, rolls)
	}
	if crt := t.crt(rolledSheet(b), width); crt != nil {
		f.rest = append(f.rest, crt)
	}
	f.rest = append(f.rest, t.text(lang.L("How the odds came about"), 13.5, bold, t.look.Text), t.summary(s, namedAbove(s), width), t.workings(s, width))
	return f
}

// setting is when a battle was fought, and over what ground: "Turn 1 · 23-24 August 1914 ·
// woods".
func (t *battle) setting(b *chronicle.Battle) string {
	words := []string{t.turnHead(b.Turn)}
	if v := t.view(); v.Status.Turn == b.Turn {
		if dates := desk.TurnDates(v); dates != "" {
			words = append(words, dates)
		}
	}
	board := t.desk.Match.Ruleset().Board()
	for _, h := range b.Targets {
		id, ok := board.Find(h)
		if !ok {
			continue
		}
		for _, word := range groundWords(&board.Hexes[id]) {
			if !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
	}
	return strings.Join(words, " · ")
}

// cardButtons are those beneath a battle: to see it on the map, and to put it away once
// all is done.
func (t *battle) cardButtons(show fightShown) []fyne.CanvasObject {
	b := show.fought
	list := []fyne.CanvasObject{t.pressable(lang.L("Show on map"), nil, func() { t.board.ShowAll(b.Targets...) })}
	if !t.watching && (t.battleShown != nil || t.past == now && t.view().Combat == nil) {
		done := t.pressable(lang.L("Dismiss"), nil, func() { t.to.dismiss() })
		done.Importance = widget.HighImportance
		list = append(list, done)
	}
	return list
}

// rolledSheet is the sheet of a battle with its dice, for the table to light the row.
func rolledSheet(b *chronicle.Battle) *rules.Sheet {
	s := *b.Sheet
	s.Dice, s.Aside, s.Result = b.Rolled, 0, b.Result
	return &s
}

// asideRoll is the dice that were rolled before those of the attack, for a modifier; nil
// where none were.
func (t *battle) asideRoll(dice []int, width float32) fyne.CanvasObject {
	if len(dice) == 0 {
		return nil
	}
	row := t.smallDice(dice)
	words := t.para(lang.L("Rolled first, for a modifier; not part of the combat roll."), 12.5, plain, t.look.Second, width-row.MinSize().Width-10)
	return container.NewBorder(nil, nil, container.NewVBox(row), nil, padded(0, 0, 8, 0, words))
}

// combatRoll is the dice of the attack with their sum, and the column they were read in.
func (t *battle) combatRoll(b *chronicle.Battle, width float32) fyne.CanvasObject {
	sum := 0
	for _, n := range b.Rolled {
		sum += n
	}
	row := columns(12, t.diceRow(b.Rolled, 36))
	if len(b.Rolled) > 1 {
		row.Add(container.NewCenter(t.text("= "+strconv.Itoa(sum), 19, bold, t.look.Text)))
	}
	if b.Result != "" {
		chip := container.NewStack(plate(t.look.Lit, t.look.LitLine, 6), padded(6, 6, 10, 10, t.text(story.Minus(b.Result), 15, bold, t.look.Text)))
		row.Add(container.NewCenter(chip))
	}
	at := ""
	if net, ok := b.Sheet.Net(); ok {
		at = lang.L("net modifier {{.N}}", map[string]any{"N": netModifier(net)})
	} else if b.Sheet.Column != "" {
		column := t.column(b.Sheet)
		if at = lang.L("column {{.Column}}", map[string]any{"Column": column}); column != b.Sheet.Column {
			at = lang.L("column {{.Column}} (odds of {{.Odds}})", map[string]any{"Column": column, "Odds": b.Sheet.Column})
		}
	}
	list := rows(5, split(t.text(lang.L("Combat roll"), 13.5, bold, t.look.Text), container.NewCenter(t.second(at))), row)
	if aside := t.asideRoll(b.Aside, width); aside != nil {
		list.Add(aside)
	}
	if b.Means != "" {
		list.Add(t.para(story.Minus(b.Result+": "+b.Means), 12.5, plain, t.look.Second, width))
	}
	return list
}

// resultBox says in words what came of the battle.
func (t *battle) resultBox(b *chronicle.Battle, width float32) fyne.CanvasObject {
	v := t.verdictOf(b)
	side := t.px(34)
	room := width - side - 44
	words := rows(2, t.para(v.words, 15.5, bold, t.look.Text, room))
	if b.Over || len(b.Tolls) > 0 {
		words.Add(t.para(chronicle.Capital(t.lossWords(b.Losses))+".", 13, semi, t.look.Text, room))
	}
	for _, l := range b.Lines {
		if l.Class == chronicle.Advance || l.Score != 0 {
			words.Add(t.para(t.spoken(l.Text, l.Units), 12.5, plain, t.look.Second, room))
		}
	}
	sign := container.NewCenter(t.verdictSign(v, side))
	return stack(plate(t.look.Raised, t.look.Line, 8), padded(10, 10, 12, 12, container.NewBorder(nil, nil, sign, nil, padded(0, 0, 10, 0, words))))
}

// whoPaid lists the units that lost something, with the loss; nil where none did.
func (t *battle) whoPaid(b *chronicle.Battle, width float32) fyne.CanvasObject {
	sums, order := map[string]chronicle.UnitToll{}, []string{}
	for _, x := range b.Tolls {
		was, known := sums[x.Unit]
		if !known {
			order, was = append(order, x.Unit), x
			was.Toll = chronicle.Toll{}
		}
		was.Toll = was.Toll.Plus(x.Toll)
		sums[x.Unit] = was
	}
	if len(order) == 0 {
		return nil
	}
	list := rows(4, t.text(lang.L("Who paid"), 13.5, bold, t.look.Text))
	for _, u := range order {
		x := sums[u]
		words := tollWords(x.Toll)
		if x.Units > 0 {
			words = lang.L("eliminated")
		}
		title := x.Name
		c, ok := t.counterOf(b, u)
		if ok {
			title = chronicle.Capital(t.teller().Name(&c))
		}
		name := rows(0, t.para(title, 13, semi, t.look.Text, width-t.px(80)), t.second(words))
		line := fyne.CanvasObject(padded(0, 0, t.px(42), 0, name))
		if ok {
			line = columns(8, t.counterPicture(c, t.px(32), false), container.NewCenter(name))
		}
		list.Add(t.tappable(split(line, container.NewCenter(t.text("−"+strconv.Itoa(max(1, x.Hits())), 15, bold, t.look.Bad))), func() { t.to.showUnit(u) }))
	}
	return list
}

// counterOf is a unit's counter as it fought, or as it lies on the table.
func (t *battle) counterOf(b *chronicle.Battle, unit string) (rules.Counter, bool) {
	for _, f := range []*rules.Force{&b.Sheet.Attacker, &b.Sheet.Defender} {
		for _, u := range f.Units {
			if u.Unit == unit {
				return u.Counter, true
			}
		}
	}
	return t.view().Find(unit)
}

// laterRolls are the dice that fell after the attack's own: of losses, of retreats; nil
// where there were none.
func (t *battle) laterRolls(b *chronicle.Battle, width float32) fyne.CanvasObject {
	list, first := rows(4), true
	for i, l := range b.Lines {
		if len(l.Dice) == 0 {
			continue
		}
		if first { // the attack's
			first = false
			continue
		}
		dice := t.smallDice(l.Dice)
		words := t.spoken(l.Text, l.Units)
		if l.Case != "" && !strings.Contains(words, "("+l.Case+")") {
			words = strings.TrimSuffix(words, ".") + " (" + l.Case + ")."
		}
		for _, told := range b.Lines[i+1:] { // what the roll means, as a check that was passed
			if told.First != l.First || len(told.Dice) > 0 {
				break
			}
			if told.Class == chronicle.Other && slices.ContainsFunc(told.Units, func(u string) bool { return slices.Contains(l.Units, u) }) {
				words += " " + t.spoken(told.Text, told.Units)
			}
		}
		list.Add(container.NewBorder(nil, nil, container.NewVBox(dice), nil, t.para(words, 12.5, plain, t.look.Text, width-dice.MinSize().Width-10)))
	}
	if len(list.Objects) == 0 {
		return nil
	}
	return rows(4, t.text(lang.L("Further rolls"), 13.5, bold, t.look.Text), list)
}
