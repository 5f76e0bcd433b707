package canvas

import (
	"image/color"
	"sync/atomic"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/canvas/counter"
	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/palette"
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

// Memory that the board may use, in bytes of pixels, beside what is in sight,
// which is kept in any case. A tile takes 192 KB and is back in some 15 ms.
const (
	mapLimit     = 12 << 20
	counterLimit = 8 << 20
)

// workshop is what eye, scene and input share: the map, the tools that paint, the
// goroutines and timers, the layers and what moves in them. It knows none of the
// three.
type workshop struct {
	widget interface { // the board, as the window knows it
		fyne.CanvasObject
		fyne.Focusable
	}
	board    *board.Board
	sheet    mapart.Map
	fonts    *fonts.Set
	painter  *counter.Painter
	counters *counter.Cache

	beat    *fynecanvas.Rectangle // a point: refreshing it has the window painted
	layers  *layers
	mail    mailbox
	opening opening
	jobs    []*runner
	motions motions
	closed  bool
	colors  atomic.Pointer[palette.Palette] // read by painters as well
}

func newWorkshop(c *Config) *workshop {
	w := &workshop{board: c.Board, sheet: c.Sheet, fonts: c.Fonts, painter: counter.New(c.Fonts), counters: c.Counters}
	if w.counters == nil {
		w.counters = counter.NewCache(w.painter, counterLimit)
	}
	w.colors.Store(palette.Of(palette.Usual))
	w.mail.init()
	w.opening.init()
	w.motions.pace = 1
	w.layers = newLayers()
	w.beat = fynecanvas.NewRectangle(color.Transparent)
	w.beat.Resize(fyne.NewSize(1, 1))
	return w
}

// onSheet finds a hex by its number, on the maps that the board shows.
func (w *workshop) onSheet(number string) (board.ID, bool) {
	id, ok := w.board.Find(number)
	return id, ok && w.sheet.Has(id)
}

// known are those of the numbers that lie on the maps shown.
func (w *workshop) known(numbers []string) []board.ID {
	ids := make([]board.ID, 0, len(numbers))
	for _, n := range numbers {
		if id, ok := w.onSheet(n); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// touch has the window painted again, without loading any picture anew.
func (w *workshop) touch() { fynecanvas.Refresh(w.beat) }

// look is the palette of what lies on the map. Painters may ask for it as well.
func (w *workshop) look() *palette.Palette { return w.colors.Load() }
