package start

import (
	"image"
	"math"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/guard"
)

// shelf is the widget that shows the boxes: one picture, painted in the
// background, with the card of the last game upon it.
type shelf struct {
	widget.BaseWidget
	s      *Screen
	room   fyne.Size // of the pane that it is seen through
	plan   plan
	hover  int
	last   fyne.CanvasObject // card of the last game; nil for none
	image  *canvas.Image
	covers coverCache

	mu      sync.Mutex
	pending *job
	busy    bool
}

// job is one picture of the shelf to be painted.
type job struct {
	plan    plan
	size    image.Point
	painter shelfPainter
}

// coverWide is the width of a cover in pixels.
func (j *job) coverWide(i int) int {
	return int(math.Round(j.plan.boxes[i].W * float64(j.size.X) / j.plan.w))
}

func newShelf(s *Screen) *shelf {
	b := &shelf{s: s, hover: -1, image: canvas.NewImageFromImage(nothing())}
	b.image.ScaleMode, b.image.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	b.covers.pictures = map[coverKey]*image.RGBA{}
	b.ExtendBaseWidget(b)
	return b
}

// setRoom plans the shelf for the pane that it is seen through.
func (b *shelf) setRoom(size fyne.Size) {
	if size == b.room {
		return
	}
	b.room = size
	b.plan = planShelf(float64(size.Width), float64(size.Height), len(b.s.games)+1, float64(b.s.th.Scale))
	had := b.s.last != nil && b.s.last.focused
	b.s.buildLast()
	b.Resize(fyne.NewSize(size.Width, float32(b.plan.h)))
	b.Refresh()
	if had && b.s.last != nil { // the card is another, the keyboard stays with it
		b.s.Window.Canvas().Focus(b.s.last)
	}
	b.paint()
}

// paint has the shelf painted as it is now.
func (b *shelf) paint() {
	if b.room.Width < 2 || b.room.Height < 2 || b.s.blank {
		return
	}
	k := b.s.pixels()
	j := &job{plan: b.plan, size: image.Pt(int(math.Round(b.plan.w*k)), int(math.Round(b.plan.h*k)))}
	j.painter = shelfPainter{
		set: b.s.Fonts, th: b.s.th, games: b.s.games, facts: b.s.facts,
		chosen: b.s.chosen, saves: unfinished(b.s.Running),
	}
	if b.s.Now {
		b.show(b.finish(j, true))
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.pending = j
	if !b.busy {
		b.busy = true
		go b.work()
	}
}

// work paints until nothing is pending: first with the covers at hand, so that
// something is soon seen, then with maps on all of them. What was chosen meanwhile
// does not wait for the maps.
func (b *shelf) work() {
	for {
		b.mu.Lock()
		j := b.pending
		b.pending = nil
		if j == nil || b.s.closed.Load() {
			b.busy = false
			b.mu.Unlock()
			return
		}
		b.mu.Unlock()
		guard.Catch(func() {
			if !b.covers.complete(j) {
				b.post(b.finish(j, false))
				b.mapCovers(j)
			}
			if !b.overtaken() {
				b.post(b.finish(j, true))
			}
		})
	}
}

// slow is after how long covers that have their maps are shown before the others have
// theirs.
const slow = 400 * time.Millisecond

// mapCovers paints the covers with their maps, as long as no other picture is asked for.
func (b *shelf) mapCovers(j *job) {
	shown := time.Now()
	for i := range j.painter.games {
		if b.overtaken() {
			return
		}
		b.covers.get(b.s, i, j.coverWide(i), true)
		if time.Since(shown) > slow {
			b.post(b.finish(j, false))
			shown = time.Now()
		}
	}
}

// overtaken tells whether another picture is to be painted.
func (b *shelf) overtaken() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.pending != nil
}

func (b *shelf) post(img *image.RGBA) { fyne.Do(guard.Func(func() { b.show(img) })) }

func (b *shelf) show(img *image.RGBA) {
	if b.s.closed.Load() {
		img = nothing()
	}
	b.image.Image = img
	b.image.Refresh()
}

// nothing is a picture of nothing.
func nothing() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) }

// close lets go of all pictures. Whatever still knows the shelf, as the toolkit's caches do,
// would keep them beside those of the table: in a window of 2560x1440 13 MB, and 11 more
// where software draws.
func (b *shelf) close() {
	b.show(nothing())
	guard.Go(b.covers.forget) // one may be being painted
}

// finish paints a job, with or without waiting for maps.
func (b *shelf) finish(j *job, maps bool) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: j.size})
	j.painter.cover = func(i, w int) *image.RGBA { return b.covers.get(b.s, i, w, maps) }
	j.painter.paint(img, &j.plan)
	return img
}

// Tapped implements fyne.Tappable: a click chooses, a click on the chosen box
// opens it.
func (b *shelf) Tapped(e *fyne.PointEvent) {
	i := b.plan.at(float64(e.Position.X), float64(e.Position.Y))
	if i < 0 {
		return
	}
	b.s.choose(i)
	b.s.openBox()
}

// MouseIn implements desktop.Hoverable.
func (b *shelf) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (b *shelf) MouseMoved(e *desktop.MouseEvent) {
	b.hover = b.plan.at(float64(e.Position.X), float64(e.Position.Y))
}

// MouseOut implements desktop.Hoverable.
func (b *shelf) MouseOut() { b.hover = -1 }

// Cursor implements desktop.Cursorable.
func (b *shelf) Cursor() desktop.Cursor {
	if b.hover >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// CreateRenderer implements fyne.Widget.
func (b *shelf) CreateRenderer() fyne.WidgetRenderer { return &shelfRenderer{b} }

type shelfRenderer struct{ b *shelf }

func (r *shelfRenderer) MinSize() fyne.Size { return fyne.NewSize(1, float32(r.b.plan.h)) }

func (r *shelfRenderer) Layout(size fyne.Size) {
	r.b.image.Resize(size)
	if r.b.last != nil {
		m := r.b.last.MinSize()
		r.b.last.Resize(m)
		r.b.last.Move(fyne.NewPos(size.Width-m.Width-14, 16))
	}
}

func (r *shelfRenderer) Objects() []fyne.CanvasObject {
	if r.b.last == nil {
		return []fyne.CanvasObject{r.b.image}
	}
	return []fyne.CanvasObject{r.b.image, r.b.last}
}

func (r *shelfRenderer) Refresh() {
	r.Layout(r.b.Size())
	canvas.Refresh(r.b.image)
}

func (r *shelfRenderer) Destroy() {}

// coverCache keeps the fronts of the boxes, each once for a width.
type coverCache struct {
	mu       sync.Mutex
	pictures map[coverKey]*image.RGBA
}

type coverKey struct {
	box, wide int
	full      bool // with its map
}

// get is the front of a box. Where it may not wait for the map, or nobody will
// see it any more, it may lack it.
func (c *coverCache) get(s *Screen, i, w int, maps bool) *image.RGBA {
	c.mu.Lock()
	defer c.mu.Unlock()
	if img := c.pictures[coverKey{i, w, true}]; img != nil {
		return img
	}
	if !maps || s.closed.Load() {
		return c.makeshift(s, i, w)
	}
	g := &s.games[i]
	img := paintCover(s.Fonts, &g.cover, s.coverSheet(g), w)
	c.drop(i)
	c.pictures[coverKey{i, w, true}] = img
	return img
}

// forget lets go of all fronts.
func (c *coverCache) forget() {
	c.mu.Lock()
	defer c.mu.Unlock()
	clear(c.pictures)
}

// makeshift is a front to be seen until the right one is painted: one of another
// size, or one without a map.
func (c *coverCache) makeshift(s *Screen, i, w int) *image.RGBA {
	var bare *image.RGBA
	for k, img := range c.pictures {
		switch {
		case k.box != i:
		case k.full:
			return img
		default:
			bare = img
		}
	}
	if bare == nil {
		bare = paintCover(s.Fonts, &s.games[i].cover, nil, w)
		if !s.closed.Load() {
			c.pictures[coverKey{i, w, false}] = bare
		}
	}
	return bare
}

// drop forgets the pictures of a box in other sizes.
func (c *coverCache) drop(i int) {
	for k := range c.pictures {
		if k.box == i {
			delete(c.pictures, k)
		}
	}
}

// complete tells whether all covers of a job are painted.
func (c *coverCache) complete(j *job) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	for i := range j.painter.games {
		if c.pictures[coverKey{i, j.coverWide(i), true}] == nil {
			return false
		}
	}
	return true
}
