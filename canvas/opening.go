package canvas

import "sync"

// opening is over when a frame with the sketch on it has had time to be drawn. The
// painters of the map wait for that: the table is there much sooner if it need not share
// the processors with them.
type opening struct {
	over chan struct{}
	end  func() // closes it
}

func (o *opening) init() {
	o.over = make(chan struct{})
	o.end = sync.OnceFunc(func() { close(o.over) })
}
