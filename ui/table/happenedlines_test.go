package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/galicia"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
	_ "vistula/rules/tannenberg"
	"vistula/ui/desk"
)

// Points that one action earned in several ways are told one after the other, so that each
// line goes on from where the one before has come to.
func TestPointsOfOneActionAddUp(t *testing.T) {
	rs := rulestest.Open(t, "tannenberg")
	m := rulestest.RandomMatch(t, rs, "campaign", nil, 5, 900)
	p := sit(t, m, map[rules.Side]desk.Seat{"central": desk.Person, "russia": desk.Person}, true, 1280, 800, false)
	side, from, to, n := rise(t, p)
	line := func(n, score int, side rules.Side) scene.Scene {
		return scene.Scene{Line: chronicle.Line{Class: chronicle.Points, Side: side, Score: score, First: n, Last: n}, Kind: scene.Other}
	}
	list := p.t.happened.earnings(&told{account: &scene.Account{Points: []scene.Scene{line(n, 1, side), line(n, to-from-1, side), line(n-1, 1, side)}}})
	for i, want := range []string{
		fmt.Sprintf("%s %d to %d VP", p.t.desk.SideName(side), from, from+1),
		fmt.Sprintf("%s %d to %d VP", p.t.desk.SideName(side), from+1, to),
	} {
		if list[i].between != want {
			t.Errorf("line %d says %q, want %q", i, list[i].between, want)
		}
	}
}

// rise is an action by which a side earned two points or more.
func rise(t *testing.T, p *play) (side rules.Side, from, to, n int) {
	t.Helper()
	was := map[rules.Side]int{}
	for n := range p.t.desk.Match.Cursor() + 1 {
		s, err := p.t.desk.SeatAt(n)
		if err != nil {
			t.Fatal(err)
		}
		is := points(p.t.scoreOf(s))
		for _, side := range p.t.desk.Sides() {
			if n > 0 && is[side] >= was[side]+2 {
				return side, was[side], is[side], n
			}
		}
		was = is
	}
	t.Fatal("nobody earned two points at once")
	return side, from, to, n
}

// What stands on the card is no wider than the card, however bloody the turn: what is wider
// pushes the links out of sight.
func TestLinesOfABloodyTurnAreNoWiderThanTheCard(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	m := rulestest.RandomMatch(t, rs, "campaign", nil, 5, 120)
	p := sit(t, m, map[rules.Side]desk.Seat{"austria": desk.Person, "russia": desk.Person}, true, 1280, 800, false)
	h := p.t.happened
	toll := chronicle.Toll{Units: 3, Steps: 12, Grades: 9}
	bloody := &told{span: span{to: m.Cursor()}, account: &scene.Account{Losses: map[rules.Side]chronicle.Toll{"austria": toll, "russia": toll}}}
	const figures = "17 : 5 · 5:1 · Austria-Hungary: 1 unit, 2 steps, 1 effectiveness level lost; Russia: 2 effectiveness levels lost"
	for _, width := range []float32{360, 480, 620} {
		for name, o := range map[string]fyne.CanvasObject{
			"battle": h.line(toldLine{sign: h.sideChip("russia"), words: "At Mosty Wielkie: the defender retreats.", more: figures, place: "Mosty Wielkie"}, width),
			"points": h.line(toldLine{sign: h.sideChip("russia"), words: "Points", more: figures, gain: 3, place: "Mosty Wielkie"}, width),
			"losses": func() fyne.CanvasObject { list := rows(3); h.losses(list, bloody, width); return list }(),
		} {
			if got := o.MinSize().Width; got > width {
				t.Errorf("%s: %v wide on a card of %v", name, got, width)
			}
		}
	}
}
