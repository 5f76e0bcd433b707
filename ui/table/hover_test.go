package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/canvas"
	"vistula/rules/journal"
	"vistula/ui/monkey"
)

// TestHoveringNeverMovesTheMap points at every enemy in sight, in windows with
// docked panels, without any, and with panels that slide in, near and far.
func TestHoveringNeverMovesTheMap(t *testing.T) {
	fight := func() *journal.Match {
		return set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "8.06", "ru.31-x", "9.05", "ah.13-ii", "6.09", "ru.17-xix", "6.10")
	}
	for _, size := range []fyne.Size{{Width: 1024, Height: 768}, {Width: 1280, Height: 740}} {
		for _, near := range []bool{false, true} {
			for _, bare := range []bool{false, true} {
				t.Run(fmt.Sprintf("%.0fx%.0f near %v bare %v", size.Width, size.Height, near, bare), func(t *testing.T) {
					p := sit(t, fight(), persons(), true, size.Width, size.Height, false)
					if near {
						p.t.board.CenterOn("8.06")
					}
					if d := p.t.drawer; bare && !p.t.slim {
						d.hide(d.unit)
						d.hide(d.journal)
					}
					p.pointsAtAll(t)
				})
			}
		}
	}
}

// pointsAtAll points at all stacks; none may move, nor be covered.
func (p *play) pointsAtAll(t *testing.T) {
	t.Helper()
	b, h := p.t.board, &monkey.Hand{Win: p.win}
	from := func() fyne.Position { return p.t.app.Driver().AbsolutePositionForObject(b) }
	for _, s := range p.t.desk.View().Stacks {
		at, ok := b.PlaceOf(s.Hex)
		if !ok || at.X < 0 || at.Y < 0 || at.X > b.Size().Width || at.Y > b.Size().Height {
			continue
		}
		at = from().Add(at)
		over := func() bool {
			o, _ := monkey.Find(p.win.Canvas(), at, monkey.Clickable)
			return o == fyne.CanvasObject(b)
		}
		if !over() {
			continue
		}
		h.Move(at)
		b.Settle()
		p.win.Content().Refresh()
		if now, _ := b.PlaceOf(s.Hex); from().Add(now) != at || !over() {
			t.Fatalf("pointing at %s moves it from %v to %v, or covers it", s.Hex, at, from().Add(now))
		}
	}
}

// A click in a fan picks a unit, and the fan gives way to the hexes beneath it; it
// does not come back before the pointer has left the stack.
func TestTheFanGivesWayToWhatIsPicked(t *testing.T) {
	for _, whole := range []bool{false, true} {
		p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 740, false)
		b := p.t.board
		b.CenterOn("8.05")
		b.Settle()
		middle, _ := b.PlaceOf("8.05")
		b.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: middle}})
		b.OpenFan("8.05")
		spot, found := fyne.Position{}, false
		for y := float32(0); y < b.Size().Height && !found; y += 5 {
			for x := float32(0); x < b.Size().Width && !found; x += 5 {
				h := b.HitAt(fyne.NewPos(x, y))
				if found = h.InFan && h.Plate == whole && (whole || h.Unit != ""); found {
					spot = h.Position
				}
			}
		}
		if !found {
			t.Fatal("no fan is open")
		}
		b.Tapped(&fyne.PointEvent{Position: spot})
		if len(p.t.desk.Hand()) == 0 || b.HitAt(spot).InFan {
			t.Errorf("whole %v: in hand is %v, and the fan is still open: %v", whole, p.t.desk.Hand(), b.HitAt(spot).InFan)
		}
	}
}

// Where a small window has no room for the preview of a fight beside what is pointed at,
// its odds stand in the line about the hex.
func TestASmallWindowTellsTheOddsInALine(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "8.06"), persons(), true, 800, 600, false)
	id, _ := p.t.desk.Match.Ruleset().Board().Find("8.06")
	hit := canvas.Hit{OnMap: true, Hex: id, Number: "8.06", Stack: p.t.desk.StackIn("8.06")}
	hit.Position.Y = p.t.board.Size().Height // as low as can be
	p.t.pointed(hit, p.t.roomFor(hit))
	sheet, _ := p.t.desk.Preview("8.06")
	sees(t, p, fmt.Sprintf("%s, %d against %d", sheet.Column, sheet.Attacker.Strength, sheet.Defender.Strength))
	if p.t.drawer.ahead != nil {
		t.Error("the preview is there besides")
	}
}
