package canvas

import (
	"fyne.io/fyne/v2"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// input is what hands do: the mouse, fingers, keys, and the fan in which they
// choose.
type input struct {
	*workshop
	eye   lookout
	stage stage

	OnHover        func(Hit)
	OnTap          func(Hit)
	OnDoubleTap    func(Hit)
	OnSecondaryTap func(Hit)
	OnCursor       func(hex string)
	OnFan          func(hex string) // a stack has been laid out
	OnKey          func(*fyne.KeyEvent) bool
	OnRune         func(rune)

	// Fans tells whether the stack of a hex is laid out when the pointer rests on
	// it; nil says yes for all.
	Fans func(hex string) bool

	// Able tells whether something can be done with a unit, for the fan of a stack of
	// which that is true of some units only; nil says so of none.
	Able func(unit string) bool

	// KeepTab gives the Tab key to OnKey, for the next unit, and keeps the keys
	// on the board.
	KeepTab bool

	pointer pointer
	fingers fingers
	keys    keyboard
	fan     fanLayer
}

// lookout is what hands ask of the camera.
type lookout interface {
	sized() bool
	frame() frame
	clearing() pen.Rect
	middle() pen.Point
	placeOf(id board.ID) fyne.Position

	Home()
	ZoomIn()
	ZoomOut()
	ZoomAt(at fyne.Position, steps int)
	bringIn(id board.ID)
	arrive()

	halt()
	drag(dx, dy float64)
	letGo(speed pen.Point)
	nudge(dx, dy float64)
	zoomBy(steps int, at pen.Point)
	stretch(at pen.Point, by float64, push pen.Point)
}

// stage is what hands ask of the scene.
type stage interface {
	stackAt(id board.ID) *rules.Stack
	body(id board.ID) pen.Rect
	arranged(s *rules.Stack) rules.Stack
	style() counter.Style
	isLit(id board.ID) bool
	isSelected(unit string) bool
	selectedAt() board.ID
	outlineCursor(id board.ID)
}

func newInput(w *workshop) *input {
	in := &input{workshop: w}
	in.fan.init(in)
	in.keys.at = board.None
	in.pointer.last.Hex = board.None
	return in
}

// viewed shuts or renews the fan before a view is shown.
func (in *input) viewed(v *rules.View) { in.fan.shutIfGone(v) }

// restyled paints the fan anew, in the colours of now.
func (in *input) restyled() {
	in.fan.ring.StrokeColor = in.look().Reach
	in.fan.repaint()
}

// bared takes the fan away.
func (in *input) bared() { in.CloseFan() }
