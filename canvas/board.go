package canvas

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// Board is the widget. Make it with NewBoard. It is put together from three parts
// that do not know each other: the eye, which is where one looks; the scene, which
// is what lies there; and the input, which is what hands do. What
// each asks of the others is the interfaces that it declares: watcher, gaze and
// hands, lookout and stage.
type Board struct {
	widget.BaseWidget
	*workshop
	*eye
	*scene
	*input

	root *container.Clip
}

// What the window asks of a widget, most of which the input answers.
var (
	_ fyne.Widget            = (*Board)(nil)
	_ fyne.Focusable         = (*Board)(nil)
	_ fyne.Tabbable          = (*Board)(nil)
	_ desktop.Keyable        = (*Board)(nil)
	_ fyne.Draggable         = (*Board)(nil)
	_ fyne.Scrollable        = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ desktop.Hoverable      = (*Board)(nil)
	_ desktop.Mouseable      = (*Board)(nil)
	_ desktop.Cursorable     = (*Board)(nil)
	_ mobile.Touchable       = (*Board)(nil)
	_ mobile.Movable         = (*Board)(nil)
)

// NewBoard makes a board that shows the whole sheet.
func NewBoard(c Config) *Board {
	b := &Board{workshop: newWorkshop(&c)}
	b.widget = b
	workers := c.Workers
	if workers <= 0 {
		workers = max(1, runtime.NumCPU()-1)
	}
	b.eye = newEye(b.workshop, watch{b})
	b.input = newInput(b.workshop)
	b.scene = newScene(b.workshop, b.eye, b.input, workers)
	b.input.eye, b.input.stage = b.eye, b.scene
	b.root = container.NewClip(b.layers.all)
	b.ExtendBaseWidget(b)
	b.keep()
	return b
}

// watch has scene and input follow the eye.
type watch struct{ b *Board }

func (w watch) leave() { w.b.CloseFan() }
func (w watch) hush()  { w.b.scene.hush() }
func (w watch) moved() { w.b.place() }

func (w watch) aim() {
	w.b.land.moving = true
	w.b.wantTiles()
	w.b.stacks.follow()
	w.b.names.follow()
}

func (w watch) rested() {
	w.b.settle()
	w.b.pointAgain()
}

// Close ends the board's goroutines. It shows no new tiles after that.
func (b *Board) Close() {
	if b.closed {
		return
	}
	b.closed = true
	b.opening.end()
	b.stopTimers()
	b.motions.stopAll()
	if b.unmoved != nil {
		b.unmoved()
	}
	for _, r := range b.jobs {
		r.close()
	}
	b.land.close()
}

// Busy tells whether the view is moving or the map is being painted just now. It may be
// asked on any goroutine, by what had better leave the processor to the map then.
func (b *Board) Busy() bool { return b.shifting() || b.painters.Load() > 0 }

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	return &boardRenderer{b: b, objects: []fyne.CanvasObject{b.ground.box, b.root, b.beat}}
}

type boardRenderer struct {
	b       *Board
	objects []fyne.CanvasObject
}

// Layout implements fyne.WidgetRenderer.
func (r *boardRenderer) Layout(size fyne.Size) {
	r.b.ground.box.Resize(size)
	r.b.root.Resize(size)
	r.b.resized(size)
}

// MinSize implements fyne.WidgetRenderer: the board takes what it is given.
func (r *boardRenderer) MinSize() fyne.Size { return fyne.NewSize(240, 180) }

// Objects implements fyne.WidgetRenderer.
func (r *boardRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Refresh implements fyne.WidgetRenderer. What is shown follows from the
// setters, so there is nothing to be read anew but the screen's scale.
func (r *boardRenderer) Refresh() { r.b.resized(r.b.Size()) }

// Destroy implements fyne.WidgetRenderer. The board may be shown again, in a
// torn off window for example, so only Close ends it.
func (r *boardRenderer) Destroy() {}

// NewMinimap makes a minimap of the board, as large as most allows. Its Follow is to be
// called on OnMove.
func (b *Board) NewMinimap(most fyne.Size) *Minimap { return newMinimap(b.workshop, b.eye, most) }

// Settle waits until all that is in work has been painted and shown. It is for
// tests and for pictures of the board; in a running window there is no need.
func (b *Board) Settle() {
	for range 50 { // each round may call for more: tiles first, then names
		b.land.cache.Wait()
		for _, r := range b.jobs {
			r.wait()
		}
		if !b.collect() {
			return
		}
	}
}

// CenterOnUnit goes to a unit; it is false where the unit is not to be seen.
func (b *Board) CenterOnUnit(unit string) bool {
	id, ok := b.holder(unit)
	if ok {
		b.CenterOn(b.board.Number(id))
	}
	return ok
}
