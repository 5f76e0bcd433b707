package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// ending of a battle, for the sign beside it.
type battleEnd uint8

const (
	bothStand battleEnd = iota
	defenderBack
	attackerBack
	unitsGone
)

// verdict is how a battle ended, in words.
type verdict struct {
	end   battleEnd
	words string // "The defender retreats 1 hex."
}

// verdictOf finds out how a battle ended from what is told of it.
func (t *tabletop) verdictOf(b *chronicle.Battle) verdict {
	back := map[rules.Side]int{}
	for _, l := range b.Lines {
		if l.Class == chronicle.Retreat && len(l.Hexes) > 1 {
			back[l.Side] = max(back[l.Side], len(l.Hexes)-1)
		}
	}
	v := t.ended(b, back)
	if !b.Over {
		v.words = unfinished(b, v)
	}
	for _, l := range b.Lines {
		if l.Forces() {
			v.words = lang.L("{{.Side}} takes one more loss to force the retreat.", map[string]any{"Side": t.desk.SideName(l.Side)}) + " " + v.words
		}
	}
	return v
}

// unfinished is the verdict on a battle that goes on: how far they go is not known yet.
func unfinished(b *chronicle.Battle, v verdict) string {
	words := v.words
	switch v.end {
	case bothStand:
		return lang.L("Losses and retreats are still to come.")
	case defenderBack:
		words = lang.L("The defender falls back.")
	case attackerBack:
		words = lang.L("The attacker falls back.")
	case unitsGone:
		if defenderGone(b) {
			return words + " " + lang.L("The advance is still to come.")
		}
	}
	return words + " " + lang.L("The battle is not over yet.")
}

// defenderGone tells whether no defending unit is left.
func defenderGone(b *chronicle.Battle) bool { return gone(b, &b.Sheet.Defender) }

// gone tells whether all units of a force were lost in a battle.
func gone(b *chronicle.Battle, f *rules.Force) bool {
	n := 0
	for _, x := range b.Tolls {
		if x.Side == f.Side && x.Units > 0 {
			n++
		}
	}
	return len(f.Units) > 0 && n >= len(f.Units)
}

// ended is the verdict on a battle in which the sides went back so many hexes.
func (t *tabletop) ended(b *chronicle.Battle, back map[rules.Side]int) verdict {
	switch {
	case defenderGone(b):
		return verdict{unitsGone, lang.L("All defending units are destroyed.")}
	case gone(b, &b.Sheet.Attacker):
		return verdict{unitsGone, lang.L("All attacking units are destroyed.")}
	case back[b.Defender] > 0:
		return verdict{defenderBack, lang.N("The defender retreats {{.N}} hexes.", back[b.Defender], map[string]any{"N": back[b.Defender]})}
	case back[b.Attacker] > 0:
		return verdict{attackerBack, lang.N("The attacker retreats {{.N}} hexes.", back[b.Attacker], map[string]any{"N": back[b.Attacker]})}
	}
	if strings.Contains(b.Result, "R") { // it sent somebody back, who would rather pay
		return verdict{bothStand, lang.L("No retreat was made: both stand.")}
	}
	return verdict{bothStand, lang.L("Both stand.")}
}

// verdictSign is a round sign of how a battle ended, told by its shape.
func (t *tabletop) verdictSign(v verdict, side float32) *picture {
	colors := t.look.Palette
	return newPicture(side, side, func(p pen.Pen, w, _ float64) {
		p.Transform(pen.Scale(w))
		fill := pen.Hex("#847A66")
		switch v.end {
		case defenderBack, attackerBack:
			fill = colors.Accent
		case unitsGone:
			fill = pen.Hex("#B3261E")
		}
		p.Fill(new(pen.Path).Circle(0.5, 0.5, 0.5), pen.Winding, fill)
		white := pen.Stroke{Width: 0.1, Color: pen.Hex("#FFFFFF")}
		line := func(points ...pen.Point) { p.Stroke(new(pen.Path).Polyline(points...), white) }
		switch v.end {
		case defenderBack:
			line(pen.Point{X: 0.26, Y: 0.5}, pen.Point{X: 0.74, Y: 0.5})
			line(pen.Point{X: 0.54, Y: 0.3}, pen.Point{X: 0.74, Y: 0.5}, pen.Point{X: 0.54, Y: 0.7})
		case attackerBack:
			line(pen.Point{X: 0.74, Y: 0.5}, pen.Point{X: 0.26, Y: 0.5})
			line(pen.Point{X: 0.46, Y: 0.3}, pen.Point{X: 0.26, Y: 0.5}, pen.Point{X: 0.46, Y: 0.7})
		case unitsGone:
			line(pen.Point{X: 0.32, Y: 0.32}, pen.Point{X: 0.68, Y: 0.68})
			line(pen.Point{X: 0.68, Y: 0.32}, pen.Point{X: 0.32, Y: 0.68})
		default:
			line(pen.Point{X: 0.3, Y: 0.4}, pen.Point{X: 0.7, Y: 0.4})
			line(pen.Point{X: 0.3, Y: 0.6}, pen.Point{X: 0.7, Y: 0.6})
		}
	})
}

// teller tells battles and units in words, as the report does.
func (t *tabletop) teller() *story.Teller {
	rs := t.desk.Match.Ruleset()
	s, _ := rules.FindScenario(rs, t.desk.Seat().Status().Scenario)
	return story.New(&chronicle.Chronicle{Ruleset: rs, Scenario: s}, t.desk.Words)
}

// battlePlace is where a battle was fought, at the beginning of a line: "Near Krasnik
// (12.21)".
func (t *tabletop) battlePlace(b *chronicle.Battle) string {
	return chronicle.Capital(t.teller().At(b.Targets))
}

// fightFigures are strengths, column and losses of a battle: "12 : 7 · 1.5:1 · Russia
// loses 1".
func (t *tabletop) fightFigures(b *chronicle.Battle) string {
	s := b.Sheet
	parts := []string{strconv.Itoa(s.Attacker.Strength) + " : " + strconv.Itoa(s.Defender.Strength)}
	if s.Column != "" {
		parts = append(parts, t.oddsOf(s))
	}
	return strings.Join(append(parts, t.lossWords(b.Losses)), " · ")
}

// oddsOf are the column or the odds that an attack is rolled at, or what all modifiers make
// where a table has no columns.
func (t *tabletop) oddsOf(s *rules.Sheet) string {
	if net, ok := s.Net(); ok {
		return lang.L("DRM {{.N}}", map[string]any{"N": netModifier(net)})
	}
	return cmp.Or(t.column(s), s.Ratio)
}

// column is the column that the dice of an attack are read on.
func (t *tabletop) column(s *rules.Sheet) string {
	return s.ReadOn(t.desk.Match.Ruleset().Charts())
}

// lossWords say what each side lost.
func (t *tabletop) lossWords(losses map[rules.Side]chronicle.Toll) string {
	var parts []string
	for _, side := range t.desk.Sides() {
		if x := losses[side]; !x.None() {
			parts = append(parts, lang.L("{{.Side}}: {{.What}} lost", map[string]any{"Side": t.desk.SideName(side), "What": tollWords(x)}))
		}
	}
	if len(parts) == 0 {
		if slices.ContainsFunc(t.desk.Sides(), t.conceals) {
			return lang.L("no losses seen")
		}
		return lang.L("no losses")
	}
	return strings.Join(parts, "; ")
}

// tollWords is a loss in words: "2 steps, 1 unit".
func tollWords(x chronicle.Toll) string {
	var parts []string
	if x.Units > 0 {
		parts = append(parts, lang.N("{{.N}} units", x.Units, map[string]any{"N": x.Units}))
	}
	if x.Steps > 0 {
		parts = append(parts, lang.N("{{.N}} steps", x.Steps, map[string]any{"N": x.Steps}))
	}
	if x.Grades > 0 {
		parts = append(parts, lang.N("{{.N}} effectiveness levels", x.Grades, map[string]any{"N": x.Grades}))
	}
	return strings.Join(parts, ", ")
}

// sideChip is a small square in a side's colour.
func (t *tabletop) sideChip(side rules.Side) fyne.CanvasObject {
	ground, _ := t.look.Nation(t.desk.Nation(side))
	return sized(t.px(18), t.px(18), plate(ground, paper.line, 3))
}

// span is a player turn, or a turn of both sides: the actions after from and up to to.
type span struct {
	turn     int
	side     rules.Side // "" for both
	from, to int
}

// spans are the player turns in which something was done, the latest first. A turn in
// which the sides take turns more than once is one.
func (t *tabletop) spans() []span {
	stamps, cursor := t.desk.Stamps(), t.desk.Match.Cursor()
	var list []span
	for n := 1; n <= cursor && n <= len(stamps); n++ {
		s := stamps[n-1]
		k := len(list) - 1
		switch {
		case k >= 0 && list[k].turn == s.Turn && (list[k].side == s.Side || list[k].side == ""):
			list[k].to = n
		case k > 0 && list[k].turn == s.Turn && list[k-1].turn == s.Turn && list[k-1].side == s.Side:
			list[k-1].side, list[k-1].to = "", n
			list = list[:k]
		default:
			list = append(list, span{s.Turn, s.Side, n - 1, n})
		}
	}
	slices.Reverse(list)
	return list
}
