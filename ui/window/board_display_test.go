//go:build display && !headless

package window

import (
	"fmt"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/rules"
)

// standing tells how the game stands, for messages.
func standing() string {
	s := "no game"
	fyne.DoAndWait(func() {
		if atDesk != nil {
			s = fmt.Sprintf("%+v after action %d: %s; the keys go to %T; on the screen: %s", atDesk.Position().Status(), atDesk.Match.Cursor(), atDesk.View().Prompt.Ask,
				shell.Window().Canvas().Focused(), readable())
		}
	})
	return s
}

// status is how the game stands.
func status() (s rules.Status) {
	fyne.DoAndWait(func() { s = atDesk.Position().Status() })
	return s
}

// cursor is how many actions were taken.
func cursor() (n int) {
	fyne.DoAndWait(func() { n = atDesk.Match.Cursor() })
	return n
}

// hexOf is where a unit stands.
func hexOf(unit string) (hex string) {
	fyne.DoAndWait(func() {
		if c, ok := atDesk.Counter(unit); ok {
			hex = c.Hex
		}
	})
	return hex
}

// origin is where the board lies in the window.
func origin() fyne.Position {
	return shell.App.Driver().AbsolutePositionForObject(seated.Board())
}

// placeOf is the pixel of a hex, and whether it lies well within the board. It
// is called in Fyne's goroutine.
func placeOf(hex string) (pixel, bool) {
	b := seated.Board()
	at, ok := b.PlaceOf(hex)
	if !ok {
		return pixel{}, false
	}
	const edge = 46
	size := b.Size()
	in := at.X > edge && at.Y > edge && at.X < size.Width-edge && at.Y < size.Height-edge
	whole := origin().Add(at)
	for _, c := range covers() {
		in = in && !c.has(whole, edge)
	}
	return pixelOf(shell.Window(), whole), in
}

// covers is what lies over the board: panels, buttons, sentences.
func covers() (list []found) {
	over := false
	look(shell.Window(), func(f found) {
		_, group := f.object.(*fyne.Container)
		if over && !group {
			list = append(list, f)
		}
		over = over || f.object == fyne.CanvasObject(seated.Board())
	})
	return list
}

// has tells whether a point lies in what was found or within some units of it.
func (f *found) has(p fyne.Position, edge float32) bool {
	return p.X > f.x0-edge && p.X < f.x1+edge && p.Y > f.y0-edge && p.Y < f.y1+edge
}

// open is the middle of what is seen of the board, above a sheet that is pulled up.
func open(size fyne.Size) fyne.Position {
	middle := origin().AddXY(size.Width/2, size.Height/2)
	list := covers()
	free := func(y float32) bool {
		return !slices.ContainsFunc(list, func(f found) bool { return f.has(fyne.NewPos(middle.X, y), 4) })
	}
	if free(middle.Y) {
		return middle
	}
	foot := middle.Y
	for foot > origin().Y && !free(foot) {
		foot -= 5
	}
	return fyne.NewPos(middle.X, (origin().Y+foot)/2)
}

// bring pulls the map with the mouse until a hex lies well in sight, and gives
// its pixel.
func (h *hand) bring(hex string) pixel {
	h.Helper()
	for range 40 { // close up, a map is many windows wide
		h.quiet()
		var p, middle pixel
		var in bool
		var reach int
		fyne.DoAndWait(func() {
			p, in = placeOf(hex)
			size := seated.Board().Size()
			middle = pixelOf(shell.Window(), open(size))
			reach = int(min(size.Width, size.Height) * 0.4)
		})
		if in {
			return p
		}
		dx, dy := middle.x-p.x, middle.y-p.y
		k := min(1, float64(reach)/math.Hypot(float64(dx), float64(dy)))
		h.drag(middle, pixel{middle.x + int(float64(dx)*k), middle.y + int(float64(dy)*k)}, 12, 12*time.Millisecond)
	}
	h.picture("FAILED")
	h.Fatalf("hex %s cannot be brought into sight", hex)
	return pixel{}
}

// spot is the best place of the board at which a hit satisfies a test: the one
// with most like it round it. It is called in Fyne's goroutine.
func spot(is func(canvas.Hit) bool) (p pixel, ok bool) {
	b := seated.Board()
	const step = 5
	w, high := int(b.Size().Width)/step, int(b.Size().Height)/step
	seen := make([]bool, w*high)
	over, from := covers(), origin()
	for i := range seen {
		at := fyne.NewPos(float32(i%w*step), float32(i/w*step))
		seen[i] = is(b.HitAt(at)) && !slices.ContainsFunc(over, func(f found) bool { return f.has(from.Add(at), 2) })
	}
	best := -1
	for i := range seen {
		if !seen[i] {
			continue
		}
		n := 0
		for dy := -3; dy <= 3; dy++ {
			for dx := -3; dx <= 3; dx++ {
				if j := i + dy*w + dx; j >= 0 && j < len(seen) && seen[j] {
					n++
				}
			}
		}
		if n > best {
			best, ok = n, true
			p = pixelOf(shell.Window(), origin().AddXY(float32(i%w*step), float32(i/w*step)))
		}
	}
	return p, ok
}

// under is what lies at a pixel of the board. It is called in Fyne's goroutine.
func under(p pixel) canvas.Hit {
	k := shell.Window().Canvas().Scale()
	return seated.Board().HitAt(fyne.NewPos(float32(p.x)/k, float32(p.y)/k).Subtract(origin()))
}

// unit points at a unit, in the fan of its stack where it does not stand alone,
// and clicks it.
func (h *hand) unit(unit string) {
	h.Helper()
	h.click(h.overUnit(unit), 1)
}

// overUnit moves the pointer onto a unit and gives the pixel.
func (h *hand) overUnit(unit string) pixel {
	h.Helper()
	hex := hexOf(unit)
	h.away()
	h.bring(hex)
	var mates int
	fyne.DoAndWait(func() {
		if s := atDesk.StackIn(hex); s != nil {
			mates = len(s.Units)
		}
	})
	var p pixel
	fan := func(x canvas.Hit) bool { return x.InFan && x.Unit == unit }
	if mates > 1 {
		h.until(hex+" has a counter to point at", func() (ok bool) {
			p, ok = spot(func(x canvas.Hit) bool { return x.Number == hex && !x.InFan && (x.Unit != "" || x.Plate) })
			return ok
		})
		h.point(p)
		h.until("the fan of "+hex+" is open with "+unit, func() (ok bool) { p, ok = spot(fan); return ok })
		h.point(p)
		h.until("the fan stays", func() (ok bool) { p, ok = spot(fan); return ok })
		return p
	}
	h.until(unit+" can be pointed at", func() (ok bool) {
		p, ok = spot(func(x canvas.Hit) bool { return x.Unit == unit })
		return ok
	})
	return p
}

// away takes the pointer off the map, so that open fans close.
func (h *hand) away() {
	h.Helper()
	var p pixel
	fyne.DoAndWait(func() {
		size := shell.Window().Canvas().Size()
		p = pixelOf(shell.Window(), fyne.NewPos(20, size.Height-8))
	})
	h.point(p)
	h.until("the fan is closed", func() bool {
		_, fan := spot(func(x canvas.Hit) bool { return x.InFan })
		return !fan
	})
}

// hex clicks a hex, on the ground if any of it is free.
func (h *hand) hex(hex string) {
	h.Helper()
	h.click(h.overHex(hex), 1)
}

// overHex gives a pixel of a hex, on the ground if any of it is free.
func (h *hand) overHex(hex string) pixel {
	h.Helper()
	h.away()
	p := h.bring(hex)
	fyne.DoAndWait(func() {
		ground := func(x canvas.Hit) bool { return x.Number == hex && !x.InFan && x.Unit == "" && !x.Plate }
		if at, ok := spot(ground); ok {
			p = at
		}
	})
	return p
}

// reachOf are the hexes that what is in hand can go to.
func reachOf() (list []string) {
	fyne.DoAndWait(func() {
		if o := atDesk.Reach(); o != nil {
			for _, m := range o.Hexes {
				list = append(list, m.Hex)
			}
		}
	})
	return list
}

// stacked tells whether anybody stands in a hex.
func stacked(hex string) (yes bool) {
	fyne.DoAndWait(func() { yes = atDesk.StackIn(hex) != nil })
	return yes
}

// inHand tells whether exactly these units would move. In Fyne's goroutine.
func inHand(units ...string) bool {
	have := atDesk.Hand()
	slices.Sort(have)
	return slices.Equal(have, units)
}
