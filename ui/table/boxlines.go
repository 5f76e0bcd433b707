package table

import (
	"strings"

	"vistula/canvas/pen"
	"vistula/rules"
)

// boxLines are the words of a box beneath its counters: its note, and its details
// but for those that say of each of its units where it is.
func boxLines(b *rules.Box) []string {
	var lines []string
	if b.Note != "" {
		lines = append(lines, b.Note)
	}
	if ofUnits(b) {
		return lines
	}
	return append(lines, b.Details...)
}

// ofUnits tells whether the details of a box are one for each unit.
func ofUnits(b *rules.Box) bool {
	if len(b.Units) == 0 || len(b.Details) != len(b.Units) {
		return false
	}
	for i := range b.Units {
		if !strings.Contains(b.Details[i], b.Units[i].Name) {
			return false
		}
	}
	return true
}

// boxText is the type of those words.
func (t *displays) boxText() pen.Text {
	return pen.Text{Font: t.fonts.Serif, Size: float64(t.px(13)), Color: paper.ink}
}

// boxLine is the height of a line of them.
func (t *displays) boxLine() float64 { return float64(t.px(17)) }

// linesWidth is how wide a box has to be for its words.
func (t *displays) linesWidth(lines []string) float64 {
	wide, text := 0.0, t.boxText()
	for _, l := range lines {
		wide = max(wide, text.Width(l)+16)
	}
	return wide
}

// paintLines writes them at the foot of a box.
func (t *displays) paintLines(p pen.Pen, c *cell) {
	text := t.boxText()
	for i, l := range c.lines {
		y := c.at.Bottom() - float64(len(c.lines)-1-i)*t.boxLine() - float64(t.px(6))
		line := text
		if n := line.Width(l); n > c.at.W-14 {
			line.Size *= (c.at.W - 14) / n
		}
		line.Draw(p, c.at.X+7, y, l)
	}
}

// paintTitle writes the title of a row, in as many lines as it needs; a word that
// is too wide makes all of it smaller.
func paintTitle(p pen.Pen, text pen.Text, title string, room float64) {
	if text.Width(title) > room {
		text.Size *= 0.85
	}
	var lines []string
	for _, word := range strings.Fields(title) {
		if n := text.Width(word); n > room {
			text.Size *= room / n
		}
		if last := len(lines) - 1; last >= 0 && text.Width(lines[last]+" "+word) <= room {
			lines[last] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	for i, l := range lines {
		text.Draw(p, 12, 30+float64(i)*text.Size*1.2, l)
	}
}
