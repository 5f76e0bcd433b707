package canvas

import (
	"fmt"
	"image/color"
	"runtime"
	"strings"
	"sync/atomic"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/counter"
	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/canvas/tiles"
	"vistula/rules"
	"vistula/rules/board"
)

// Config is what a board is made from.
type Config struct {
	Board *board.Board
	Sheet mapart.Map // one map of the board or all
	Fonts *fonts.Set
	// Counters may be shared with the panels of the window; nil makes a cache
	// for the board alone.
	Counters *counter.Cache
	// Workers is how many goroutines paint tiles; 0 is one less than there are
	// processors.
	Workers int
}

// Insets are widths along the edges of the board that panels cover.
type Insets struct{ Left, Top, Right, Bottom float32 }

// Memory that the board may use, in bytes of pixels, beside what is in sight,
// which is kept in any case. A tile is a megabyte and back in some 30 ms.
const (
	mapLimit     = 24 << 20
	counterLimit = 8 << 20
)

// Board is the widget. Make it with NewBoard.
type Board struct {
	widget.BaseWidget

	OnHover        func(Hit)
	OnTap          func(Hit)
	OnDoubleTap    func(Hit)
	OnSecondaryTap func(Hit)
	OnCursor       func(hex string)
	OnZoom         func(pixelsPerHex float64)
	OnLook         func()
	OnFan          func(hex string) // a stack has been laid out
	OnKey          func(*fyne.KeyEvent) bool
	OnRune         func(rune)

	// Fans tells whether the stack of a hex is laid out when the pointer rests on
	// it; nil says yes for all.
	Fans func(hex string) bool

	// KeepTab gives the Tab key to OnKey, for the next unit, and keeps the keys
	// on the board.
	KeepTab bool

	board    *board.Board
	sheet    mapart.Map
	fonts    *fonts.Set
	painter  *counter.Painter
	counters *counter.Cache

	root   *container.Clip
	ground *ground
	beat   *fynecanvas.Rectangle // a point: refreshing it has the window painted
	layers *layers
	mail   mailbox
	jobs   []*runner

	eye     eye
	blank   blankSheets
	land    *tileLayer
	scene   scene
	stacks  stackLayer
	names   nameLayer
	signs   signs
	pills   pillLayer
	motions motions
	fan     fanLayer
	pointer pointer
	fingers fingers
	keys    keyboard
	closed  bool
	colors  atomic.Pointer[palette.Palette] // read by painters as well
}

// NewBoard makes a board that shows the whole sheet.
func NewBoard(c Config) *Board {
	b := &Board{board: c.Board, sheet: c.Sheet, fonts: c.Fonts, painter: counter.New(c.Fonts), counters: c.Counters}
	if b.counters == nil {
		b.counters = counter.NewCache(b.painter, counterLimit)
	}
	b.colors.Store(palette.Of(palette.Usual))
	b.mail.init()
	b.layers = newLayers()
	b.ground = newGround()
	b.beat = fynecanvas.NewRectangle(color.Transparent)
	b.beat.Resize(fyne.NewSize(1, 1))
	b.root = container.NewClip(b.layers.all)
	workers := c.Workers
	if workers <= 0 {
		workers = max(1, runtime.GOMAXPROCS(0)-1)
	}
	ready := func(tiles.Key) { b.postOnce(&b.mail.tiles, b.tilesReady) }
	b.land = newTileLayer(b, tiles.Options{Limit: mapLimit, Workers: workers, Paint: b.paintTile, Ready: ready})
	b.blank.init(b)
	b.eye.init(b)
	b.scene.init()
	b.stacks.init(b)
	b.names.init(b)
	b.signs.init(b)
	b.pills.b = b
	b.motions.pace = 1
	b.fan.init(b)
	b.keys.at = board.None
	b.pointer.last.Hex = board.None
	b.ExtendBaseWidget(b)
	return b
}

// Close ends the board's goroutines. It shows no new tiles after that.
func (b *Board) Close() {
	if b.closed {
		return
	}
	b.closed = true
	b.stopTimers()
	b.motions.stopAll()
	for _, r := range b.jobs {
		r.close()
	}
	b.land.cache.Close()
}

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

// onSheet finds a hex by its number, on the maps that the board shows.
func (b *Board) onSheet(number string) (board.ID, bool) {
	id, ok := b.board.Find(number)
	return id, ok && b.sheet.Has(id)
}

// known are those of the numbers that lie on the maps shown.
func (b *Board) known(numbers []string) []board.ID {
	ids := make([]board.ID, 0, len(numbers))
	for _, n := range numbers {
		if id, ok := b.onSheet(n); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// stackAt is the stack in a hex, nil if there is none to be seen.
func (b *Board) stackAt(id board.ID) *rules.Stack {
	if s := b.stacks.at[id]; s != nil && !b.stacks.bare {
		return &s.stack
	}
	return nil
}

// testDriver tells whether Fyne's test driver is at work, which has no
// goroutine of its own to hand results to.
func testDriver() bool {
	return strings.HasPrefix(fmt.Sprintf("%T", fyne.CurrentApp().Driver()), "*test.")
}
