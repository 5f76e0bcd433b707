package canvas

import (
	"image"
	"image/png"
	"math"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
)

func newSmall(t *testing.T) (*table, *Minimap) {
	t.Helper()
	x := newTable(t)
	x.SetPace(0)
	m := x.NewMinimap(fyne.NewSize(220, 160))
	x.OnMove = m.Follow
	m.Resize(m.MinSize())
	m.SetView(x.pos.View(""))
	x.Settle()
	return x, m
}

func TestTheMinimapShowsTheUnits(t *testing.T) {
	x, m := newSmall(t)
	img := m.pic.Image.(*image.RGBA)
	if name := os.Getenv("MINIMAP_PICTURE"); name != "" { // to look at
		f, err := os.Create(name)
		if err == nil {
			err = png.Encode(f, img)
		}
		if err != nil {
			t.Error(err)
		}
	}
	for _, s := range x.pos.View("").Stacks {
		id, _ := x.board.Find(s.Hex)
		at := x.sheet.Center(id).Sub(pen.Point{X: m.area.X, Y: m.area.Y}).Mul(m.scale() * minimapScale)
		ground, _, _ := counter.Colors(s.Units[0].Nation)
		if c := img.RGBAAt(int(at.X), int(at.Y)); c.R != ground.R || c.G != ground.G || c.B != ground.B {
			t.Errorf("%s of %s is %v, want %v", s.Hex, s.Units[0].Nation, c, ground)
		}
	}
	painted := m.pic.Image
	m.SetView(x.pos.View(""))
	x.CenterOn("5.16")
	x.Settle()
	if m.pic.Image != painted {
		t.Error("it is painted anew though no unit moved")
	}
}

func TestTheFrameFollowsTheBoard(t *testing.T) {
	x, m := newSmall(t)
	x.Home()
	if m.Useful() {
		t.Error("the whole map is shown, and a minimap beside it")
	}
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	if !m.Useful() {
		t.Error("a part of the map is shown, and no minimap beside it")
	}
	id, _ := x.board.Find("5.16")
	want := x.sheet.Center(id).Sub(pen.Point{X: m.area.X, Y: m.area.Y}).Mul(m.scale())
	at := m.frame.Position().AddXY(m.frame.Size().Width/2, m.frame.Size().Height/2)
	if math.Abs(float64(at.X)-want.X) > 1 || math.Abs(float64(at.Y)-want.Y) > 1 {
		t.Errorf("the middle of the frame is %v, want %v", at, want)
	}
	if wide := 900 / 96.0 * m.scale(); math.Abs(float64(m.frame.Size().Width)-wide) > 1 {
		t.Errorf("the frame is %v wide, want %v", m.frame.Size().Width, wide)
	}
}

func TestTheFrameCanBeDragged(t *testing.T) {
	x, m := newSmall(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.12")
	from := x.to.At
	at := m.frame.Position().AddXY(3, 3) // near its corner: it is held there
	m.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	for range 3 {
		at = at.AddXY(5, 0)
		m.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(5, 0)})
	}
	m.DragEnd()
	if by := x.to.At.Sub(from); math.Abs(by.X-15/m.scale()) > 0.2 || math.Abs(by.Y) > 0.05 {
		t.Errorf("the view went by %v, want %v to the right", by, 15/m.scale())
	}
	id, _ := x.board.Find("5.05")
	p := x.sheet.Center(id).Sub(pen.Point{X: m.area.X, Y: m.area.Y}).Mul(m.scale())
	m.Tapped(&fyne.PointEvent{Position: fyne.NewPos(float32(p.X), float32(p.Y))})
	if !x.inSight("5.05") {
		t.Error("a click does not lead there")
	}
}

func TestTheFrontLiesBetweenTheSides(t *testing.T) {
	area := pen.Rect{W: 20, H: 10}
	dots := []dot{{at: pen.Point{X: 5, Y: 5}, side: "a"}, {at: pen.Point{X: 9, Y: 5}, side: "b"}, {at: pen.Point{X: 19, Y: 9}, side: "b"}}
	box := frontOf(dots, area).Bounds()
	if math.Abs(box.X-7) > 0.4 || math.Abs(box.Right()-7) > 0.4 || box.H < 3 || box.H > 9 {
		t.Errorf("the front is %v, want about x = 7", box)
	}
	if !frontOf(dots[1:], area).Empty() {
		t.Error("one side alone has a front")
	}
	dots[1].sheet, dots[2].sheet = 1, 1 // the maps do not touch
	if !frontOf(dots, area).Empty() {
		t.Error("there is a front from map to map")
	}
}
