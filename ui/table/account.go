package table

import (
	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// account is how the points came about: the score, then event by event, each a click to
// its place, with how the score stood after each turn; and what the rules count.
func (t *tracks) account(k *rules.Track, width float32) fyne.CanvasObject {
	list := rows(6)
	if len(k.Totals) > 0 {
		list.Add(t.totals(k.Totals, width))
	}
	gains := t.gains()
	turn := -1
	for i := range gains {
		g := &gains[i]
		if g.turn != turn {
			turn = g.turn
			list.Add(padded(8, 0, 0, 0, split(t.printed(lang.L("Turn {{.N}}", map[string]any{"N": turn}), 15, bold), t.text(t.turnSum(k, gains, turn), 13, plain, paper.second))))
			list.Add(t.rule())
		}
		list.Add(t.gainLine(k, g, width))
	}
	if len(k.Entries) > 0 {
		list.Add(padded(14, 0, 0, 0, t.printed(lang.L("As the rules count"), 15, bold)))
		list.Add(t.rule())
	}
	for i := len(k.Entries) - 1; i >= 0; i-- { // the latest first
		list.Add(t.entry(k, &k.Entries[i], width))
	}
	if len(gains)+len(k.Entries) == 0 {
		list.Add(t.printed(lang.L("Nothing yet."), 15, plain))
	}
	return list
}

// turnSum says what a turn brought each side, or the one total that decides.
func (t *tracks) turnSum(k *rules.Track, gains []gain, turn int) string {
	if len(k.Totals) == 1 {
		sum := 0
		for _, g := range gains {
			if g.turn == turn {
				sum += k.Change(g.Side, g.Points)
			}
		}
		return totalName(t.desk.SideName(k.Totals[0].Side), k.Totals[0].Name) + " " + signed(sum)
	}
	words := ""
	for _, side := range t.desk.Sides() {
		sum, any := 0, false
		for _, g := range gains {
			if g.turn == turn && g.Side == side {
				sum, any = sum+g.Points, true
			}
		}
		if any {
			if words != "" {
				words += " · "
			}
			words += t.desk.SideName(side) + " " + signed(sum)
		}
	}
	return words
}

// gainLine is an event of the account; a click shows the place.
func (t *tracks) gainLine(k *rules.Track, g *gain, width float32) fyne.CanvasObject {
	ground, _ := t.look.Nation(t.desk.Nation(g.Side))
	strip := fynecanvas.NewRectangle(ground)
	strip.SetMinSize(fyne.NewSize(8, t.px(20)))
	left := columns(12, strip, sized(t.px(40), t.px(20), t.printed(signed(k.Change(g.Side, g.Points)), 15, bold)))
	right := columns(14, t.text("", 13, plain, paper.ink), t.caseText(g.Case, 12.5, paper.second))
	if g.hex != "" {
		place := t.text(t.placeName(g.hex), 13, semi, paper.link)
		right.Objects[0] = place
	}
	room := width - left.MinSize().Width - right.MinSize().Width - 44
	line := padded(1, 1, 0, 0, split(columns(14, left, t.para(t.spoken(g.Text, g.Units), 13.5, plain, paper.ink, room)), right))
	if g.hex == "" {
		return line
	}
	return t.tappable(line, func() { t.to.showHex(g.hex) }).hint(func() string {
		return lang.L("Show {{.Place}} on the map", map[string]any{"Place": t.placeName(g.hex)})
	})
}
