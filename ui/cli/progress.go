package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
)

// progress shows how far long work is, on a line of a terminal. Nil shows nothing.
type progress struct {
	out   io.Writer
	doing string
	last  int // per cent that stand there; -1 for none
}

// progressOn shows progress on a terminal, and nowhere else.
func progressOn(w io.Writer, doing string) *progress {
	file, ok := w.(*os.File)
	if !ok {
		return nil
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return nil
	}
	return &progress{out: file, doing: doing, last: -1}
}

// show shows which part of the work is done. All of it clears the line.
func (p *progress) show(part float64) {
	if p == nil {
		return
	}
	n := int(100 * part)
	switch {
	case n >= 100:
		p.clear()
	case n != p.last:
		p.last = n
		fmt.Fprintf(p.out, "\r%s: %d%%", p.doing, n)
	}
}

// steps is show for work that is counted.
func (p *progress) steps(n, of int) { p.show(float64(n) / float64(max(1, of))) }

// clear takes the line away, for what is printed next.
func (p *progress) clear() {
	if p == nil || p.last < 0 {
		return
	}
	p.last = -1
	fmt.Fprintf(p.out, "\r%s\r", strings.Repeat(" ", len(p.doing)+6))
}
