package canvas

import (
	"math"
	"sync/atomic"

	"fyne.io/fyne/v2"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/canvas/tiles"
)

// eye is the camera of the board: what it looks at and where it is going to look.
// It knows the paper and nothing that lies on it.
type eye struct {
	*workshop
	watch watcher

	OnZoom func(pixelsPerHex float64)
	OnLook func()
	OnMove func() // the view has moved a little: to be answered without painting

	win    camera.Window
	scale  float64 // pixels of the screen in a unit of Fyne
	now    camera.Camera
	to     camera.Camera // where a flight ends; now where there is none
	spared Insets        // along the edges, where a whole sheet is shown
	shade  float64       // below the upper edge, for a while: see Overhang
	corner fyne.Size     // what covers the lower right: see Corner
	home   bool          // the whole sheet is shown, and stays so when the window grows
	ready  bool          // the board has a size
	flight *motion
	calm   func() // stops the timer that waits for the zoom to rest
	loose  bool   // the zoom is moved by fingers and may be anything
	zooms  bool   // the zoom is changing just now
	visit  visit
	// shifted is when the view moved last, in nanoseconds of Unix time.
	shifted atomic.Int64
	first   []string // what is to be looked at as soon as the board has a size
	level   tiles.Level
}

// closest is the largest hex, in units of Fyne: on an ordinary screen one hex
// fills a third of the window.
const closest = 420

// watcher is told what the eye does.
type watcher interface {
	leave()  // it is going to look elsewhere
	aim()    // it knows where: what will be seen there can be painted
	hush()   // the zoom begins to change
	moved()  // it looks from elsewhere
	rested() // it has come to rest
}

func newEye(w *workshop, to watcher) *eye {
	e := &eye{workshop: w, watch: to, scale: 1, home: true}
	e.now = camera.Camera{At: w.sheet.Bounds().Center(), Px: 40}
	e.to = e.now
	return e
}

// sized tells whether the board has a size, without which nothing is seen.
func (e *eye) sized() bool { return e.ready }

// aim is the zoom where a flight ends, in pixels of the screen.
func (e *eye) aim() float64 { return e.to.Px * e.scale }

// aimView is what is seen of the sheet where a flight ends.
func (e *eye) aimView() pen.Rect { return e.to.View(e.win) }

// clearing is the part of the widget that nothing covers.
func (e *eye) clearing() pen.Rect { return e.win.Clear() }

// middle is the point of the sheet that is looked at.
func (e *eye) middle() pen.Point { return e.to.At }

// limits are how far one may go.
func (e *eye) limits() camera.Limits {
	l := camera.LimitsOf(e.win, e.sheet.Bounds(), closest)
	l.Aside = e.aside()
	return l
}

// homeCamera shows the whole sheet.
func (e *eye) homeCamera() camera.Camera { return e.wholly(e.sheet.Bounds()) }

// wholly shows a sheet clear of what floats over the edges.
func (e *eye) wholly(sheet pen.Rect) camera.Camera {
	c := camera.Fit(e.clear(), sheet.Grow(0.1))
	c.Px = e.exact(min(c.Px, closest))
	c.At = c.At.Sub(e.aside().Mul(1 / c.Px))
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
func (e *eye) exact(px float64) float64 {
	return max(1, math.Floor(px*e.scale*16+0.01)) / 16 / e.scale
}

// stops are the zooms of wheel, keys and buttons.
func (e *eye) stops() []float64 {
	list := camera.Stops(e.limits(), e.homeCamera().Px, e.scale)
	for i := range list {
		list[i] = e.exact(list[i])
	}
	return list
}

// resized takes a new size or scale in.
func (e *eye) resized(size fyne.Size) {
	if size.Width < 2 || size.Height < 2 || e.closed {
		return
	}
	e.scale = e.screenScale()
	before := e.win
	e.win.W, e.win.H = float64(size.Width), float64(size.Height)
	if e.ready && before == e.win {
		e.watch.moved()
		return
	}
	first := !e.ready
	e.ready = true
	e.flight.stop()
	switch {
	case e.home:
		e.to = e.homeCamera()
	default:
		e.to = e.to.Clamp(e.win, e.limits())
		e.to.Px = e.exact(e.to.Px)
	}
	e.watch.leave()
	e.see(e.to)
	e.rest()
	if list := e.first; list != nil {
		e.first = nil
		e.Open(list...)
	}
	if first && e.OnZoom != nil {
		e.OnZoom(e.now.Px)
	}
}

// screenScale is the number of pixels of the screen in a unit.
func (e *eye) screenScale() float64 {
	c := fyne.CurrentApp().Driver().CanvasForObject(e.widget)
	if c == nil {
		return e.scale
	}
	const far = 1000
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return max(0.25, float64(x)/far)
}

// frame is how the sheet lies in the widget now.
func (e *eye) frame() frame {
	o := e.now.ToWindow(e.win, pen.Point{})
	return frame{
		scale: e.scale, px: e.now.Px * e.scale, ox: math.Round(o.X * e.scale), oy: math.Round(o.Y * e.scale),
		w: e.win.W * e.scale, h: e.win.H * e.scale,
	}
}

// wantLevel is the zoom that tiles are painted for: where a flight ends, or what
// is shown. While fingers pinch the tiles stay those that are there as long as
// they serve at all, for painting others would take the processor from the
// frames.
func (e *eye) wantLevel() tiles.Level {
	px := e.to.Px * e.scale
	if e.loose {
		if off := px / e.level.Px(); off > 0.55 && off < 2.2 {
			return e.level
		}
		px = camera.Nearest(e.stops(), e.to.Px) * e.scale
	}
	e.level = tiles.LevelOf(px)
	return e.level
}
