package canvas

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/canvas/tiles"
)

// eye is what the board looks at and where it is going to look.
type eye struct {
	win    camera.Window
	scale  float64 // pixels of the screen in a unit of Fyne
	now    camera.Camera
	to     camera.Camera // where a flight ends; now where there is none
	spared Insets        // along the edges, where a whole sheet is shown
	home   bool          // the whole sheet is shown, and stays so when the window grows
	ready  bool          // the board has a size
	flight *motion
	calm   func() // stops the timer that waits for the zoom to rest
	loose  bool   // the zoom is moved by fingers and may be anything
	zooms  bool   // the zoom is changing just now
	level  tiles.Level
}

// closest is the largest hex, in units of Fyne: on an ordinary screen one hex
// fills a third of the window.
const closest = 420

func (e *eye) init(b *Board) {
	e.scale, e.home = 1, true
	e.now = camera.Camera{At: b.sheet.Bounds().Center(), Px: 40}
	e.to = e.now
}

// limits are how far one may go.
func (b *Board) limits() camera.Limits {
	l := camera.LimitsOf(b.eye.win, b.sheet.Bounds(), closest)
	l.Aside = b.eye.aside()
	return l
}

// homeCamera shows the whole sheet.
func (b *Board) homeCamera() camera.Camera { return b.wholly(b.sheet.Bounds()) }

// wholly shows a sheet clear of what floats over the edges.
func (b *Board) wholly(sheet pen.Rect) camera.Camera {
	c := camera.Fit(b.eye.clear(), sheet.Grow(0.1))
	c.Px = b.exact(min(c.Px, closest))
	c.At = c.At.Sub(b.eye.aside().Mul(1 / c.Px))
	return c
}

// clear is the window without what floats over its edges.
func (e *eye) clear() camera.Window {
	w, i := e.win, e.spared
	w.Left, w.Top, w.Right, w.Bottom = w.Left+float64(i.Left), w.Top+float64(i.Top), w.Right+float64(i.Right), w.Bottom+float64(i.Bottom)
	return w
}

// aside is how far the middle of what is clear lies from that of the window.
func (e *eye) aside() pen.Point { return e.clear().Clear().Center().Sub(e.win.Clear().Center()) }

// exact is the nearest zoom at which tiles are painted, so that at rest one
// pixel of a tile is one pixel of the screen.
func (b *Board) exact(px float64) float64 {
	return max(1, math.Floor(px*b.eye.scale*16+0.01)) / 16 / b.eye.scale
}

// stops are the zooms of wheel, keys and buttons.
func (b *Board) stops() []float64 {
	list := camera.Stops(b.limits(), b.homeCamera().Px, b.eye.scale)
	for i := range list {
		list[i] = b.exact(list[i])
	}
	return list
}

// resized takes a new size or scale in.
func (b *Board) resized(size fyne.Size) {
	if size.Width < 2 || size.Height < 2 || b.closed {
		return
	}
	e := &b.eye
	e.scale = b.screenScale()
	before := e.win
	e.win.W, e.win.H = float64(size.Width), float64(size.Height)
	if e.ready && before == e.win {
		b.place()
		return
	}
	first := !e.ready
	e.ready = true
	e.flight.stop()
	switch {
	case e.home:
		e.to = b.homeCamera()
	default:
		e.to = e.to.Clamp(e.win, b.limits())
	}
	b.CloseFan()
	b.see(e.to)
	b.rest()
	if first && b.OnZoom != nil {
		b.OnZoom(e.now.Px)
	}
}

// screenScale is the number of pixels of the screen in a unit.
func (b *Board) screenScale() float64 {
	c := fyne.CurrentApp().Driver().CanvasForObject(b)
	if c == nil {
		return b.eye.scale
	}
	const far = 1000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return max(0.25, float64(x)/far)
}

// see looks from a camera, now.
func (b *Board) see(c camera.Camera) {
	e := &b.eye
	zoomed := math.Abs(c.Px-e.now.Px) > 1e-9
	e.now = c
	if zoomed {
		b.hush()
	}
	b.place()
	if zoomed && b.OnZoom != nil {
		b.OnZoom(c.Px)
	}
}

// hush stops the painters while the zoom changes: the processors are needed for
// the frames, and what they paint would be for a zoom that has passed. rest has
// all painted that is missing.
func (b *Board) hush() {
	if b.eye.zooms {
		return
	}
	b.eye.zooms = true
	b.land.cache.Hold(true)
	b.stacks.brush.drop()
	b.names.brush.drop()
}

// frame is how the sheet lies in the widget now.
func (b *Board) frame() frame {
	e := &b.eye
	o := e.now.ToWindow(e.win, pen.Point{})
	return frame{
		scale: e.scale, px: e.now.Px * e.scale, ox: math.Round(o.X * e.scale), oy: math.Round(o.Y * e.scale),
		w: e.win.W * e.scale, h: e.win.H * e.scale,
	}
}

// place puts everything where the camera wants it. It is what a frame costs
// while one pans or zooms: only moves, no painting.
func (b *Board) place() {
	if !b.eye.ready || b.closed {
		return
	}
	f := b.frame()
	b.land.place(&f)
	b.blank.place(b, &f)
	b.names.place(&f)
	b.stacks.place(&f)
	b.signs.place(&f)
	b.pills.place(&f)
	b.fan.place(&f)
	b.showGround(&f)
	b.touch()
}

// touch has the window painted again, without loading any picture anew.
func (b *Board) touch() { fynecanvas.Refresh(b.beat) }

// fly goes to a camera, quickly, and paints for where it will be.
func (b *Board) fly(to camera.Camera, d time.Duration) {
	e := &b.eye
	e.flight.stop()
	b.stopCalm()
	from := e.now
	e.to, e.loose = to.Clamp(e.win, b.limits()), false
	to = e.to
	if !e.ready {
		e.now = to
		return
	}
	if from == to {
		b.see(to)
		b.rest()
		return
	}
	if from.Px != to.Px {
		b.hush()
	}
	b.wantTiles()
	e.flight = b.animate(d, func(t float64) { b.see(camera.Between(from, to, camera.Ease(t))) }, b.rest)
	e.flight.keep = true
}

// push moves the view without any ceremony, as by a finger.
func (b *Board) push(c camera.Camera) {
	e := &b.eye
	e.flight.stop()
	e.home = false
	e.loose = e.loose || math.Abs(c.Px-e.now.Px) > 1e-9
	e.to = c.Clamp(e.win, b.limits())
	b.wantTiles()
	b.see(e.to)
	b.stopCalm()
	b.eye.calm = b.after(160*time.Millisecond, b.rest)
}

func (b *Board) stopCalm() {
	if b.eye.calm != nil {
		b.eye.calm()
		b.eye.calm = nil
	}
}

// rest is called when the view has come to rest: the zoom snaps to whole
// pixels, and what was stretched is painted anew.
func (b *Board) rest() {
	e := &b.eye
	b.stopCalm()
	if px := b.exact(e.now.Px); e.loose && px != e.now.Px {
		c := e.now
		c.Px = px
		e.to = c
		b.see(c)
	}
	e.loose, e.zooms = false, false
	b.land.cache.Hold(false)
	b.wantTiles()
	b.stacks.paint()
	b.names.paint()
	b.signs.paint()
	b.pills.paint()
	b.place()
	b.pointAgain()
	if b.OnLook != nil {
		b.OnLook()
	}
}

// wantLevel is the zoom that tiles are painted for: where a flight ends, or what
// is shown. While fingers pinch the tiles stay those that are there as long as
// they serve at all, for painting others would take the processor from the
// frames.
func (b *Board) wantLevel() tiles.Level {
	e := &b.eye
	px := e.to.Px * e.scale
	if e.loose {
		if off := px / e.level.Px(); off > 0.55 && off < 2.2 {
			return e.level
		}
		px = camera.Nearest(b.stops(), e.to.Px) * e.scale
	}
	e.level = tiles.LevelOf(px)
	return e.level
}

// wantTiles asks for the tiles that are seen now or where a flight ends.
func (b *Board) wantTiles() {
	if !b.eye.ready || b.closed {
		return
	}
	l := b.wantLevel()
	view := b.eye.to.View(b.eye.win)
	b.land.want(l, view)
}

// tilesReady is called when workers have painted something.
func (b *Board) tilesReady() {
	if b.closed || !b.eye.ready {
		return
	}
	f := b.frame()
	b.land.place(&f)
	b.blank.place(b, &f)
	b.showGround(&f)
	b.touch()
}
