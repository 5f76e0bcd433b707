package canvas

import (
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
)

// dead is a view of stacks with units in the box of the eliminated.
func dead(units []string, stacks ...rules.Stack) *rules.View {
	box := rules.Box{}
	for _, u := range units {
		box.Units = append(box.Units, rules.Counter{Unit: u})
	}
	return &rules.View{Stacks: stacks, Displays: []rules.Display{
		{ID: "reinforcements", Rows: []rules.Row{{Boxes: []rules.Box{{Units: []rules.Counter{{Unit: "rested"}}}}}}},
		{ID: "eliminated-austria", Rows: []rules.Row{{Boxes: []rules.Box{box}}}},
	}}
}

func TestOnlyTheLostLeave(t *testing.T) {
	old := []rules.Stack{stack("1.01", "a", "b"), stack("2.02", "rested", "unseen"), stack("3.03", "moved")}
	list := lostBetween(old, dead([]string{"a", "long ago", "moved"}, stack("1.01", "b"), stack("3.04", "moved")))
	if len(list) != 1 || list[0].from != "1.01" || len(list[0].units) != 1 || list[0].units[0].Unit != "a" {
		t.Errorf("those leave: %+v", list)
	}
}

func TestALostCounterLeavesForItsBox(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.SetExit(fyne.NewPos(40, 500))
	x.SetView(&rules.View{Stacks: []rules.Stack{stack("8.17", "a")}})
	x.Settle()
	d := &departure{sprite: newSprite(x.layers.moving)}
	id, _ := x.board.Find("8.17")
	d.anchor = x.sheet.Center(id)
	px := x.frame().px
	d.paint(x.stacks.pictured(&move{to: "8.17", units: stack("8.17", "a").Units}, px), px)
	f := x.frame()
	middle := func() fyne.Position {
		return d.o.Position().Add(fyne.NewPos(d.o.Size().Width/2, d.o.Size().Height/2))
	}
	x.stacks.placeLeaving(d, &f)
	if at, _ := x.PlaceOf("8.17"); middle().Subtract(at).X > 4 || middle().Subtract(at).X < -4 {
		t.Errorf("it begins at %v, want %v", middle(), at)
	}
	d.part = 1
	x.stacks.placeLeaving(d, &f)
	if at := middle().Subtract(fyne.NewPos(40, 500)); at.X > 2 || at.X < -2 || at.Y > 2 || at.Y < -2 {
		t.Errorf("it ends at %v", middle())
	}
	x.stacks.gone(d)
	x.SetView(dead([]string{"a"}))
	x.Skip()
	if len(x.layers.moving.Objects) != 0 || len(x.stacks.leaving) != 0 {
		t.Error("something is left of it")
	}
}

// A counter that is carried is larger and higher than on the table, with its shadow
// beside it, and no picture is loaded for that.
func TestACarriedCounterIsLifted(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	from, to := x.known([]string{"8.17"})[0], x.known([]string{"7.17"})[0]
	px := x.frame().px
	g := &glide{sprite: newSprite(x.layers.moving), shadow: newSprite(x.layers.moving), from: x.sheet.Center(from), to: x.sheet.Center(to)}
	g.paint(x.stacks.pictured(&move{to: "7.17", units: stack("7.17", "a").Units}, px), px)
	g.shadow.paint(castShadow(px), px)
	picture := g.o.Image
	f := x.frame()
	g.place(&f)
	lies, under := g.o.Size(), g.shadow.o.Translucency
	g.part = 0.5
	g.place(&f)
	if g.o.Size().Width <= lies.Width || g.shadow.o.Translucency >= under || g.o.Image != picture {
		t.Errorf("half way it is %v wide, lying %v; its shadow is seen through by %v", g.o.Size().Width, lies.Width, g.shadow.o.Translucency)
	}
	g.part = 1
	g.place(&f)
	if g.o.Size() != lies || g.anchor != g.to {
		t.Errorf("laid down it is %v at %v", g.o.Size(), g.anchor)
	}
}
