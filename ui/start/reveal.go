package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// reveal scrolls what has got the keyboard into sight.
func reveal(o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	c := driver.CanvasForObject(o)
	if c == nil {
		return
	}
	s := scrollOver(c.Content(), o, nil)
	if s == nil {
		return
	}
	const room = 12
	y := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s).Y
	by := float32(0)
	if low := y + o.Size().Height + room - s.Size().Height; low > 0 {
		by = low
	}
	by = min(by, y-room) // what is higher than the window begins at its top
	if y < room {
		by = y - room
	}
	if by != 0 {
		s.Offset.Y = max(0, min(s.Offset.Y+by, s.Content.MinSize().Height-s.Size().Height))
		s.Refresh()
	}
}

// scrollOver is the innermost scroller round an object, nil for none.
func scrollOver(in, o fyne.CanvasObject, s *container.Scroll) *container.Scroll {
	if in == o {
		return s
	}
	switch in := in.(type) {
	case *fyne.Container:
		for _, k := range in.Objects {
			if found := scrollOver(k, o, s); found != nil {
				return found
			}
		}
	case *container.Scroll:
		return scrollOver(in.Content, o, in)
	}
	return nil
}
