package table

import (
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// reckoned is a line of an account.
type reckoned struct {
	turn   int // 0 for what belongs to none
	side   rules.Side
	points int // signed so that all lines of a side make its total
	words  string
	cas    string
	hex    string // "" for nowhere
}

// nothingScored says that no points came about, so far or to the end.
func (t *tracks) nothingScored() string {
	if t.view().Outcome != nil {
		return lang.L("Nobody scored any points.")
	}
	return lang.L("Nothing yet.")
}

// account is how the points came about: the score, then line by line, each a click to its
// place, with what each turn brought; at its foot the lines add up to the score.
func (t *tracks) account(k *rules.Track, width float32) fyne.CanvasObject {
	list := rows(6)
	if len(k.Totals) > 0 {
		list.Add(t.totals(k.Totals, width))
	}
	lines := t.reckon(k)
	if len(lines) == 0 {
		list.Add(t.printed(t.nothingScored(), 15, plain))
	}
	turn := 0
	for i := range lines {
		if l := &lines[i]; i == 0 || l.turn != turn {
			turn = l.turn
			list.Add(padded(8, 0, 0, 0, split(t.printed(t.accountHead(lines, turn), 15, bold), t.text(t.turnSum(k, lines, turn), 13, plain, paper.second))))
			list.Add(t.rule())
		}
		list.Add(t.reckonedLine(&lines[i], width))
	}
	list.Add(padded(8, 0, 0, 0, t.rule()))
	for _, n := range k.Totals {
		if rest := n.Value - sumOf(k, lines, n.Side); rest != 0 {
			list.Add(t.sumLine(n.Side, signed(rest), lang.L("Before the record begins"), plain))
		}
	}
	for _, n := range k.Totals {
		list.Add(t.sumLine(n.Side, t.teller().Number(n.Value), lang.L("Total: {{.Name}}", map[string]any{"Name": totalName(t.desk.SideName(n.Side), n.Name)}), bold))
	}
	return list
}

// reckon are the lines of an account, the latest first: what happened where that makes the
// totals, for it is told in full; else what the rules count.
func (t *tracks) reckon(k *rules.Track) []reckoned {
	if k.ID == rules.TrackPoints {
		if told := t.told(k); addsUp(k, told) {
			return told
		}
	}
	return t.counted(k)
}

// counted are the entries of a track, the latest first.
func (t *tracks) counted(k *rules.Track) []reckoned {
	var list []reckoned
	for i := len(k.Entries) - 1; i >= 0; i-- {
		e := &k.Entries[i]
		list = append(list, reckoned{e.Turn, e.Side, k.Change(e.Side, e.Points), t.teller().Listed(e, t.countersOf([]string{e.Unit}, t.view())), e.Case, e.Hex})
	}
	return list
}

// told are the events that changed the points, the latest first.
func (t *tracks) told(k *rules.Track) []reckoned {
	var list []reckoned
	for _, g := range t.gains() {
		list = append(list, reckoned{g.turn, g.Side, k.Change(g.Side, g.Points), t.spoken(g.Text, g.Units), g.Case, g.hex})
	}
	return list
}

// addsUp tells whether lines make the totals of a track.
func addsUp(k *rules.Track, lines []reckoned) bool {
	for _, n := range k.Totals {
		if sumOf(k, lines, n.Side) != n.Value {
			return false
		}
	}
	return true
}

// accountHead is the head of a turn's entries; what belongs to none is of the beginning, or
// stands now and may yet change, as all does where no entry has a turn.
func (t *tracks) accountHead(lines []reckoned, turn int) string {
	switch {
	case turn > 0:
		return t.turnHead(turn)
	case slices.ContainsFunc(lines, func(l reckoned) bool { return l.turn > 0 }):
		return lang.L("Outside the turns")
	}
	return lang.L("As things stand")
}

// sumOf is what lines make of a side's total, or of the only one.
func sumOf(k *rules.Track, lines []reckoned, side rules.Side) int {
	sum := 0
	for _, l := range lines {
		if l.side == side || len(k.Totals) == 1 {
			sum += l.points
		}
	}
	return sum
}

// turnSum says what a turn brought each side, or the one total that decides.
func (t *tracks) turnSum(k *rules.Track, lines []reckoned, turn int) string {
	of := slices.DeleteFunc(slices.Clone(lines), func(l reckoned) bool { return l.turn != turn })
	words := ""
	for _, n := range k.Totals {
		sum := sumOf(k, of, n.Side)
		if sum == 0 && len(k.Totals) > 1 {
			continue
		}
		if words != "" {
			words += " · "
		}
		words += totalName(t.desk.SideName(n.Side), n.Name) + " " + signed(sum)
	}
	return words
}

// sumLine is a line at the foot of an account.
func (t *tracks) sumLine(side rules.Side, points, words string, w weight) fyne.CanvasObject {
	ground, _ := t.look.Nation(t.desk.Nation(side))
	strip := fynecanvas.NewRectangle(ground)
	strip.SetMinSize(fyne.NewSize(8, t.px(20)))
	return columns(12, strip, sized(t.px(accountPoints), t.px(20), t.printed(points, 15, bold)), t.printed(words, 14, w))
}

// accountPoints is the width of the points in an account.
const accountPoints = 44

// reckonedLine is a line of an account; a click shows the place.
func (t *tracks) reckonedLine(l *reckoned, width float32) fyne.CanvasObject {
	ground, _ := t.look.Nation(t.desk.Nation(l.side))
	strip := fynecanvas.NewRectangle(ground)
	strip.SetMinSize(fyne.NewSize(8, t.px(20)))
	left := columns(12, strip, sized(t.px(accountPoints), t.px(20), t.printed(signed(l.points), 15, bold)))
	right := columns(14, t.text("", 13, plain, paper.ink), t.caseText(l.cas, 12.5, paper.second))
	if l.hex != "" {
		right.Objects[0] = t.text(t.placeName(l.hex), 13, semi, paper.link)
	}
	room := width - left.MinSize().Width - right.MinSize().Width - 44
	line := padded(1, 1, 0, 0, split(columns(14, left, t.para(l.words, 13.5, plain, paper.ink, room)), right))
	if l.hex == "" {
		return line
	}
	return t.tappable(line, func() { t.to.showHex(l.hex) }).hint(func() string {
		return lang.L("Show {{.Place}} on the map", map[string]any{"Place": t.placeName(l.hex)})
	})
}
