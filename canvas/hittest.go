package canvas

import (
	"fyne.io/fyne/v2"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// HitAt tells what lies at a place of the widget.
func (in *input) HitAt(at fyne.Position) Hit {
	f := in.eye.frame()
	p := pen.Point{X: (float64(at.X)*f.scale - f.ox) / f.px, Y: (float64(at.Y)*f.scale - f.oy) / f.px}
	h := Hit{Hex: board.None, At: p, Position: at, Modifier: in.keys.modifier}
	if in.hitFan(&h) {
		return h
	}
	id, side, distance, ok := in.sheet.SideAt(p)
	if !ok {
		return h
	}
	h.OnMap, h.Hex, h.Number = true, id, in.board.Number(id)
	const sure = 0.09
	h.Side, h.NearSide = side, distance < sure
	in.hitStack(&h)
	return h
}

// hitFan looks whether an open fan is hit. The fan lies above all.
func (in *input) hitFan(h *Hit) bool {
	l := &in.fan
	if l.id == board.None {
		return false
	}
	spot, unit := l.fan.Hit(pen.Point{X: float64(h.Position.X), Y: float64(h.Position.Y)})
	if spot == counter.Outside {
		return false
	}
	h.InFan, h.OnMap, h.Hex, h.Number, h.Stack = true, true, l.id, in.board.Number(l.id), &l.stack
	switch {
	case spot == counter.OnHead:
		h.Plate = true
	case spot == counter.OnUnit && unit < len(l.stack.Units):
		h.Unit = l.stack.Units[unit].Unit
	}
	return true
}

// hitStack looks what of the stack in the hit hex lies under the point.
func (in *input) hitStack(h *Hit) {
	h.Stack = in.stage.stackAt(h.Hex)
	if h.Stack == nil {
		return
	}
	shown := in.stage.arranged(h.Stack)
	block := float64(counterSide(in.eye.frame().px)) < counter.BlockBelow
	unit, plate, ok := counter.HitStack(in.stage.body(h.Hex), shown, h.At, block)
	if !ok {
		return
	}
	h.Plate = plate
	h.Unit = shown.Units[unit].Unit
}

// atHex is what a click in the middle of a hex would hit.
func (in *input) atHex(id board.ID) Hit {
	c := in.sheet.Center(id)
	at := in.eye.placeOf(id)
	h := Hit{OnMap: true, Hex: id, Number: in.board.Number(id), At: c, Position: at, Modifier: in.keys.modifier}
	in.hitStack(&h)
	return h
}
