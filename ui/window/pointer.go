//go:build !headless

package window

// pointer has clicks of a window meet what the pointer was at when they were made. Fyne
// follows the pointer once a frame, after all that came meanwhile: a click that comes
// together with a movement meets what the pointer was at a frame before. With a finger that
// is always so, for the system makes both of one touch, and with a mouse where frames are
// slow. So what comes behind a movement waits until Fyne has followed it.
type pointer struct {
	// later has something done once Fyne has followed the pointer.
	later   func(do func())
	follows bool     // the pointer has moved, and Fyne has still to follow it
	waiting []func() // what came behind a movement, in order
}

// moves hands on a movement.
func (p *pointer) moves(do func()) {
	if len(p.waiting) > 0 { // or what waits would meet where the pointer went afterwards
		p.waiting = append(p.waiting, func() { p.moves(do) })
		return
	}
	do()
	if !p.follows {
		p.follows = true
		p.later(p.followed)
	}
}

// acts hands on a click, or a turn of the wheel.
func (p *pointer) acts(do func()) {
	if p.follows || len(p.waiting) > 0 {
		p.waiting = append(p.waiting, func() { p.acts(do) })
		return
	}
	do()
}

// followed hands on what has waited, up to the next movement that has to be followed.
func (p *pointer) followed() {
	list := p.waiting
	p.follows, p.waiting = false, nil
	for _, do := range list {
		do()
	}
}
