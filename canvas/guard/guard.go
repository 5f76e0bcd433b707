// Package guard keeps a panic in one task from ending the program. Everything
// that runs in a goroutine of its own, or that a goroutine has Fyne call, goes
// through it; what Fyne calls by itself is caught by the window's main loop.
package guard

import (
	"fmt"
	"runtime/debug"
	"sync/atomic"
)

// Panic is a panic that was caught.
type Panic struct {
	Value any
	Stack string // of the goroutine that panicked
}

// Error is one line, without the stack.
func (p *Panic) Error() string { return fmt.Sprint(p.Value) }

var reporter atomic.Pointer[func(*Panic)]

// Report has every panic that is caught from now on handed to a function, on the
// goroutine that panicked. Nil, as it is at first, lets panics go on: a test
// must see them.
func Report(f func(*Panic)) {
	if f == nil {
		reporter.Store(nil)
		return
	}
	reporter.Store(&f)
}

// Catch runs a function. A panic in it is reported and given back.
func Catch(f func()) (caught *Panic) {
	report := reporter.Load()
	if report == nil {
		f()
		return nil
	}
	defer func() {
		if v := recover(); v != nil {
			caught = &Panic{Value: v, Stack: string(debug.Stack())}
			(*report)(caught)
		}
	}()
	f()
	return nil
}

// Func is a function that runs another under Catch, for whatever calls it.
func Func(f func()) func() { return func() { Catch(f) } }

// Go runs a function under Catch in a goroutine of its own.
func Go(f func()) { go Catch(f) }
