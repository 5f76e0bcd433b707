package browser

import (
	"syscall/js"
	"time"
)

// listen has fingers on the page heard of as a mouse.
func listen() {
	document := js.Global().Get("document")
	event := func(kind, name string, more map[string]any) {
		more["bubbles"], more["cancelable"] = true, true
		document.Call("dispatchEvent", js.Global().Get(kind).New(name, more))
	}
	t := &touch{mouse: mouse{
		move: func(at spot) {
			event("MouseEvent", "mousemove", map[string]any{"clientX": at.x, "clientY": at.y})
		},
		button: func(down bool) {
			event("MouseEvent", map[bool]string{true: "mousedown", false: "mouseup"}[down], map[string]any{"button": 0})
		},
		wheel: func(by float64) { event("WheelEvent", "wheel", map[string]any{"deltaY": by}) },
		after: func(milliseconds int, do func()) func() {
			timer := time.AfterFunc(time.Duration(milliseconds)*time.Millisecond, do)
			return func() { timer.Stop() }
		},
	}}
	for name, hear := range map[string]func([]spot){"touchstart": t.begin, "touchmove": t.move, "touchend": t.end, "touchcancel": t.end} {
		document.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			args[0].Call("preventDefault")
			hear(spotsOf(args[0].Get("touches")))
			return nil
		}), map[string]any{"passive": false})
	}
}

func spotsOf(touches js.Value) []spot {
	list := make([]spot, touches.Length())
	for i := range list {
		list[i] = spot{touches.Index(i).Get("clientX").Float(), touches.Index(i).Get("clientY").Float()}
	}
	return list
}
