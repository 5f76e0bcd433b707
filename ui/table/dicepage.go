package table

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/ui/desk"
)

// diceStatistics is the page on which the dice are counted.
type diceStatistics struct{ *tabletop }

// dicePage compares the dice that were rolled with what is expected.
func (t *diceStatistics) dicePage(width float32) fyne.CanvasObject {
	all := t.desk.Dice()
	list := rows(18)
	for _, s := range append([]rules.Side{""}, t.desk.Sides()...) {
		k := all[s]
		if k == nil {
			continue
		}
		name := lang.L("Both sides")
		if s != "" {
			name = t.desk.SideName(s)
		}
		mean := k.Mean()
		head := lang.L("{{.Name}}: {{.N}} dice, mean {{.Mean}} (3.50 expected)", map[string]any{"Name": name, "N": k.Dice, "Mean": fmt.Sprintf("%d.%02d", mean/100, mean%100)})
		list.Add(rows(4, t.printed(head, 15, bold), columns(30, t.faces(k, (width-30)/2), t.sums(k, (width-30)/2))))
	}
	return list
}

// faces counts the faces that were rolled; a line marks the expected count.
func (t *diceStatistics) faces(k *desk.Throws, width float32) *picture {
	var bars []pillar
	for n := 1; n <= 6; n++ {
		bars = append(bars, pillar{strconv.Itoa(n), k.Faces[n], 100 * k.Dice / 6})
	}
	return t.histogram(bars, width)
}

// sums counts the sums of two dice.
func (t *diceStatistics) sums(k *desk.Throws, width float32) *picture {
	var bars []pillar
	for n := 2; n <= 12; n++ {
		bars = append(bars, pillar{strconv.Itoa(n), k.Sums[n], k.Expected(n)})
	}
	return t.histogram(bars, width)
}

// pillar is one bar of a histogram: a count, and the expected count in hundredths.
type pillar struct {
	label string
	n     int
	want  int
}

func (t *diceStatistics) histogram(bars []pillar, width float32) *picture {
	return newPicture(width, t.px(130), func(p pen.Pen, w, h float64) {
		most := 1.0
		for _, b := range bars {
			most = max(most, float64(b.n), float64(b.want)/100)
		}
		step, foot := w/float64(len(bars)), float64(t.px(20))
		high := h - foot - float64(t.px(16))
		label := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(13)), Color: paper.ink, Anchor: pen.Middle}
		for i, b := range bars {
			x, tall := float64(i)*step, high*float64(b.n)/most
			box := pen.Rect{X: x + step*0.18, Y: h - foot - tall, W: step * 0.64, H: tall}
			p.Fill(new(pen.Path).Rect(box), pen.Winding, pen.Hex("#8F6339"))
			label.Draw(p, x+step/2, h-4, b.label)
			label.Draw(p, x+step/2, h-foot-tall-4, strconv.Itoa(b.n))
			y := h - foot - high*float64(b.want)/100/most
			p.Stroke(new(pen.Path).MoveTo(x+step*0.08, y).LineTo(x+step*0.92, y), pen.Stroke{Width: 2.5, Color: pen.Hex("#1D5C7E")})
		}
		p.Stroke(new(pen.Path).MoveTo(0, h-foot).LineTo(w, h-foot), pen.Stroke{Width: 1, Color: paper.ink})
	})
}
