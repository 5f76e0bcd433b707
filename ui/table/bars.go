package table

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
)

// tone tells for whom a result is good, by its colour and by its pattern.
type tone uint8

const (
	neutral tone = iota
	good
	bad
)

// toneOfChance is that of a result: by who retreats where the rules say so, else by its
// notation.
func toneOfChance(c rules.Chance) tone {
	switch c.Retreat {
	case rules.RetreatDefender:
		return good
	case rules.RetreatAttacker:
		return bad
	case "":
		return toneOf(c.Result)
	}
	return neutral
}

// toneOf reads a result as it is printed, attacker before defender: who retreats
// fares worse. A code names whom it is bad for: AE, DB. Any other notation is neutral.
func toneOf(result string) tone {
	a, d, ok := strings.Cut(result, "/")
	switch {
	case !ok:
		return toneOfCode(result)
	case strings.ContainsAny(d, "RE") && !strings.ContainsAny(a, "RE"):
		return good
	case strings.ContainsAny(a, "RE") && !strings.ContainsAny(d, "RE"):
		return bad
	}
	switch x, y := harm(a), harm(d); {
	case x < 0 || y < 0 || x == y:
		return neutral
	case x < y:
		return good
	}
	return bad
}

// toneOfCode reads a result of letters, such as AE or DR, which may stand behind the
// losses of both sides, as in 0-1 AR.
func toneOfCode(result string) tone {
	words := strings.Fields(result)
	if len(words) == 0 {
		return neutral
	}
	switch code := words[len(words)-1]; {
	case len(code) == 2 && code[0] == 'D':
		return good
	case len(code) == 2 && code[0] == 'A':
		return bad
	}
	if a, d, ok := strings.Cut(words[0], "-"); ok && harm(a) != harm(d) && harm(a) >= 0 && harm(d) >= 0 {
		if harm(a) < harm(d) {
			return good
		}
		return bad
	}
	return neutral
}

// harm is how bad a side's half of a result is where it is but a number, a dash
// for none or an E for all; -1 for any other notation.
func harm(half string) int {
	switch half {
	case "-":
		return 0
	case "E":
		return 99
	}
	if n, err := strconv.Atoi(half); err == nil && n >= 0 {
		return n
	}
	return -1
}

// sumWords are the names of the three bars that sum the chances up.
func sumWords(s *rules.Sheet) (up, even, down string) {
	for _, c := range s.Chances {
		if c.Retreat != "" || strings.Contains(c.Result, "R") {
			return lang.L("Defender retreats"), lang.L("Neither retreats"), lang.L("Attacker retreats")
		}
	}
	return lang.L("Worse for the defender"), lang.L("Even"), lang.L("Worse for the attacker")
}

// chances sums the exact chances up in three bars, where the notation of the
// results tells who retreats.
func (t *battle) chances(s *rules.Sheet, width float32) fyne.CanvasObject {
	in := max(1, s.Chances[0].In)
	basis := lang.L("exact, all {{.N}} rolls", map[string]any{"N": in})
	if in == 1 {
		basis = lang.L("Certain: no roll")
	}
	list := rows(3, split(t.text(lang.L("Chances"), 13, bold, t.look.Text), t.text(basis, 12, plain, t.look.Second)))
	var sums [3]int
	for _, c := range s.Chances {
		sums[toneOfChance(c)] += c.Of
	}
	if sums[good]+sums[bad] > 0 || s.Chances[0].Retreat != "" {
		up, even, down := sumWords(s)
		list.Add(t.wideBar(up, sums[good], in, good, width))
		list.Add(t.wideBar(even, sums[neutral], in, neutral, width))
		list.Add(t.wideBar(down, sums[bad], in, bad, width))
	}
	return list
}

// eachChance is a bar for each result of the table.
func (t *battle) eachChance(s *rules.Sheet, width float32) fyne.CanvasObject {
	list, in := rows(1), max(1, s.Chances[0].In)
	for _, c := range s.Chances {
		list.Add(t.thin(c.Result, c.Of, in, toneOfChance(c), width))
		if c.Means != "" {
			list.Add(padded(0, 3, 0, 0, t.para(c.Means, 12, plain, t.look.Second, width)))
		}
	}
	return list
}

// lossBars are the chances of each number of losses of a side, and what is to be
// expected.
func (t *battle) lossBars(l rules.LossChances, width float32) fyne.CanvasObject {
	e := l.Expected()
	list := rows(2, split(t.text(lang.L("Losses of {{.Side}}", map[string]any{"Side": t.teller().Power(l.Side)}), 13, bold, t.look.Text),
		t.text(lang.L("expected {{.N}}", map[string]any{"N": fmt.Sprintf("%d.%02d", e/100, e%100)}), 12.5, semi, t.look.Text)))
	for n, of := range l.Of {
		if of > 0 {
			list.Add(t.thin(strconv.Itoa(n), of, max(1, l.In), neutral, width))
		}
	}
	return list
}

// wideBar is a caption, a bar and its percentage.
func (t *battle) wideBar(caption string, of, in int, k tone, width float32) *picture {
	return t.drawnBar(caption, of, in, k, width, t.px(24), 0.40, t.fonts.SansSemi)
}

func (t *battle) thin(caption string, of, in int, k tone, width float32) *picture {
	return t.drawnBar(caption, of, in, k, width, t.px(17), 0.20, t.fonts.Sans)
}

func (t *battle) drawnBar(caption string, of, in int, k tone, width, high float32, begin float64, font *pen.Font) *picture {
	caption = story.Minus(caption)
	return newPicture(width, high, func(p pen.Pen, w, h float64) {
		text := pen.Text{Font: font, Size: float64(t.px(12.5)), Color: t.look.Text}
		x, end := w*begin, w-float64(t.px(48))
		if n := text.Width(caption); n > x-6 {
			text.Size *= (x - 6) / n
		}
		base := h/2 + text.Size*0.36
		text.Draw(p, 0, base, caption)
		track := pen.Rect{X: x, Y: h * 0.2, W: end - x, H: h * 0.6}
		p.Fill(new(pen.Path).RoundRect(track, 4), pen.Winding, t.look.Soft)
		fill := track
		fill.W *= float64(of) / float64(in)
		t.fillBar(p, fill, k)
		text = pen.Text{Font: t.fonts.SansBold, Size: float64(t.px(12.5)), Color: t.look.Text, Anchor: pen.End}
		text.Draw(p, w, base, percent(of, in))
	})
}

// fillBar fills a bar: plain for good, slanted lines for neutral, upright ones
// for bad.
func (t *battle) fillBar(p pen.Pen, r pen.Rect, k tone) {
	if r.W < 0.5 {
		return
	}
	c := []color.NRGBA{t.look.Neutral, t.look.Good, t.look.Bad}[k]
	path := new(pen.Path).RoundRect(r, min(4, r.W/2))
	p.Fill(path, pen.Winding, c)
	if k == good {
		return
	}
	p.Save()
	p.Clip(path, pen.Winding)
	lines := new(pen.Path)
	for x := r.X - r.H; x < r.Right()+r.H; x += 5 {
		slant := r.H
		if k == bad {
			slant = 0
		}
		lines.MoveTo(x, r.Bottom()).LineTo(x+slant, r.Y)
	}
	p.Stroke(lines, pen.Stroke{Width: 1.4, Color: pen.Alpha(t.look.Raised, 0.45)})
	p.Restore()
}

// percent is a share; what is not nothing is never written as 0.
func percent(of, in int) string {
	tenths := (1000*of + in/2) / max(1, in)
	if of > 0 && tenths < 10 || of < in && tenths > 990 {
		return fmt.Sprintf("%d.%d %%", tenths/10, tenths%10)
	}
	return fmt.Sprintf("%d %%", (tenths+5)/10)
}
