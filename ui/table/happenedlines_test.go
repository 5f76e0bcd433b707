package table

import (
	"fmt"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
	_ "vistula/rules/tannenberg"
	"vistula/ui/desk"
)

// Points that one action earned in several ways are told one after the other, so that each
// line goes on from where the one before has come to.
func TestPointsOfOneActionAddUp(t *testing.T) {
	rs, err := rules.Open("tannenberg", data.FS())
	if err != nil {
		t.Fatal(err)
	}
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
