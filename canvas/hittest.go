package canvas

import (
	"fyne.io/fyne/v2"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// HitAt tells what lies at a place of the widget.
func (b *Board) HitAt(at fyne.Position) Hit {
	f := b.frame()
	p := pen.Point{X: (float64(at.X)*f.scale - f.ox) / f.px, Y: (float64(at.Y)*f.scale - f.oy) / f.px}
	h := Hit{Hex: board.None, At: p, Position: at, Modifier: b.keys.modifier}
	if b.hitFan(&h) {
		return h
	}
	id, side, distance, ok := b.sheet.SideAt(p)
	if !ok {
		return h
	}
	h.OnMap, h.Hex, h.Number = true, id, b.board.Number(id)
	const sure = 0.09
	h.Side, h.NearSide = side, distance < sure
	b.hitStack(&h)
	return h
}

// hitFan looks whether an open fan is hit. The fan lies above all.
func (b *Board) hitFan(h *Hit) bool {
	l := &b.fan
	if l.id == board.None {
		return false
	}
	spot, unit := l.fan.Hit(pen.Point{X: float64(h.Position.X), Y: float64(h.Position.Y)})
	if spot == counter.Outside {
		return false
	}
	h.InFan, h.OnMap, h.Hex, h.Number, h.Stack = true, true, l.id, b.board.Number(l.id), &l.stack
	switch {
	case spot == counter.OnHead:
		h.Plate = true
	case spot == counter.OnUnit && unit < len(l.stack.Units):
		h.Unit = l.stack.Units[unit].Unit
	}
	return true
}

// hitStack looks what of the stack in the hit hex lies under the point.
func (b *Board) hitStack(h *Hit) {
	h.Stack = b.stackAt(h.Hex)
	if h.Stack == nil {
		return
	}
	shown, _ := arranged(h.Stack, b.stacks.selected)
	block := float64(counterSide(b.eye.now.Px*b.eye.scale)) < counter.BlockBelow
	unit, plate, ok := counter.HitStack(b.stacks.body(h.Hex), shown, h.At, block)
	if !ok {
		return
	}
	h.Plate = plate
	h.Unit = shown.Units[unit].Unit
}

// atHex is what a click in the middle of a hex would hit.
func (b *Board) atHex(id board.ID) Hit {
	c := b.sheet.Center(id)
	f := b.frame()
	at := fyne.NewPos(float32((c.X*f.px+f.ox)/f.scale), float32((c.Y*f.px+f.oy)/f.scale))
	h := Hit{OnMap: true, Hex: id, Number: b.board.Number(id), At: c, Position: at, Modifier: b.keys.modifier}
	b.hitStack(&h)
	return h
}
