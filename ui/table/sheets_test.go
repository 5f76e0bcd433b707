package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// What has the keys of a sheet lies beneath it: whatever can have the focus takes
// the clicks of what it covers, and tabs and buttons would be dead.
func TestNothingCoversASheet(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	for _, k := range sheetKinds {
		p.t.sheets.open(k.id)
		objects := p.t.sheets.box.Objects
		if _, ok := objects[len(objects)-1].(fyne.Focusable); ok || len(objects) < 2 {
			t.Errorf("%s: the keys lie over the sheet", k.label)
		}
	}
}

// A sheet that is closed leaves nothing behind: what it was made of is some
// megabytes of textures.
func TestAClosedSheetIsGone(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	for _, k := range sheetKinds {
		p.t.sheets.open(k.id)
		p.t.sheets.close()
		if n := len(p.t.sheets.box.Objects); n > 0 {
			t.Errorf("%s: %d objects of the closed sheet are kept", k.label, n)
		}
	}
	asked := &refreshed{}
	gone := []fyne.CanvasObject{p.t.printed("a", 13, plain), nil, p.t.printed("b", 13, plain)}
	release(asked, gone...)
	if len(asked.list) != 2 || asked.list[0] != gone[0] || asked.list[1] != gone[2] {
		t.Errorf("the canvas was asked to free %v", asked.list)
	}
}

// refreshed is a canvas that notes what it is asked to free.
type refreshed struct {
	fyne.Canvas
	list []fyne.CanvasObject
}

func (r *refreshed) Refresh(o fyne.CanvasObject) { r.list = append(r.list, o) }

// A page that takes time to be told opens when it is, and not over what has been opened
// meanwhile.
func TestAPageOpensWhenItIsTold(t *testing.T) {
	p := sit(t, recorded(t), persons(), true, 1280, 800, false)
	var told func()
	empty := func(float32) fyne.CanvasObject { return container.NewStack() }
	s := p.t.sheets
	s.of["slow"] = func() []page {
		return []page{{title: "first", make: empty}, {title: "second", make: empty, ready: func(then func()) { told = then }}, {title: "third", make: empty}}
	}
	s.open("slow")
	s.turn(1)
	if s.at != 0 {
		t.Fatal("the page is shown before it is told")
	}
	if told(); s.at != 1 {
		t.Fatal("the page is told and not shown")
	}
	s.turnTo(0)
	s.turnTo(1)
	s.turnTo(2)
	if told(); s.at != 2 {
		t.Errorf("page %d has come over the one that was opened meanwhile", s.at)
	}
	s.turnTo(1)
	s.close()
	if told(); s.up() {
		t.Error("a page has opened a sheet that was closed")
	}
}
