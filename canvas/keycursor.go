package canvas

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// moveCursor goes to the neighbour in a direction of the page.
func (in *input) moveCursor(dir pen.Point) {
	at := in.keys.at
	if at == board.None {
		in.setCursor(in.firstCursor())
		return
	}
	if c := in.sheet.Center(at); in.keys.line.Sub(c).Len() > 1 { // the cursor was set from outside
		in.keys.line = c
	}
	to, line := in.step(at, in.keys.line, dir)
	if to == board.None {
		to, line = in.cross(at, dir)
	}
	if to == board.None {
		return
	}
	in.setCursor(to)
	in.keys.line = line
}

// setCursor moves the cursor and tells of it.
func (in *input) setCursor(id board.ID) {
	if id == board.None {
		return
	}
	in.keys.line = in.sheet.Center(id)
	in.SetCursor(in.board.Number(id))
	if in.OnCursor != nil {
		in.OnCursor(in.board.Number(id))
	}
}

// firstCursor is where the cursor begins: at a selected unit, else where the
// pointer is, else in the middle of the window.
func (in *input) firstCursor() board.ID {
	if id := in.stage.selectedAt(); id != board.None {
		return id
	}
	if in.pointer.inside && in.pointer.last.OnMap {
		return in.pointer.last.Hex
	}
	middle := in.eye.middle()
	best, least := board.None, math.Inf(1)
	for id := range board.ID(in.board.Len()) {
		if !in.sheet.Has(id) {
			continue
		}
		if d := in.sheet.Center(id).Sub(middle).Len(); d < least {
			best, least = id, d
		}
	}
	return best
}

// step is the neighbour of a hex in a direction of the page. Where two lie
// equally well, it is the one nearer to the line on which the cursor went, so
// that up and up and up is straight up. The second result is that line.
func (in *input) step(at board.ID, line, dir pen.Point) (board.ID, pen.Point) {
	best, most := board.None, 0.45
	from := in.sheet.Center(at)
	for d := range hex.Direction(hex.Directions) {
		n := in.board.Neighbour(at, d)
		if n == board.None {
			continue
		}
		c := in.sheet.Center(n)
		v := c.Sub(from)
		off := math.Abs((c.X-line.X)*dir.Y) + math.Abs((c.Y-line.Y)*dir.X)
		if score := v.X*dir.X + v.Y*dir.Y - 0.3*off; score > most {
			best, most = n, score
		}
	}
	if best == board.None {
		return best, line
	}
	c := in.sheet.Center(best)
	if dir.X != 0 {
		return best, pen.Point{X: c.X, Y: line.Y}
	}
	return best, pen.Point{X: line.X, Y: c.Y}
}

// cross is the hex of another map that the cursor reaches from the edge of its
// own in a direction of the page: the nearest that lies more that way than
// aside, or not far aside. None where there is none.
func (in *input) cross(at board.ID, dir pen.Point) (board.ID, pen.Point) {
	const aside = 8 // hexes that the cursor may be off
	from, home := in.sheet.Center(at), in.board.MapOf(at)
	best, least := board.None, math.Inf(1)
	for id := range board.ID(in.board.Len()) {
		if !in.sheet.Has(id) || in.board.MapOf(id) == home {
			continue
		}
		v := in.sheet.Center(id).Sub(from)
		along := v.X*dir.X + v.Y*dir.Y
		off := math.Abs(v.X*dir.Y) + math.Abs(v.Y*dir.X)
		if far := along + 2*off; along > 0 && off < along+aside && far < least {
			best, least = id, far
		}
	}
	if best == board.None {
		return best, in.keys.line
	}
	return best, in.sheet.Center(best)
}

// SetCursor sets the hex cursor of the keyboard; "" takes it away. The board
// moves so that it is in sight.
func (in *input) SetCursor(hex string) {
	id, ok := in.onSheet(hex)
	if !ok {
		id = board.None
	}
	in.keys.at = id
	in.stage.outlineCursor(id)
	if ok {
		in.eye.bringIn(id)
	}
}

// CursorHex is the hex that the keyboard's cursor stands on, "" for none.
func (in *input) CursorHex() string { return in.board.Number(in.keys.at) }
