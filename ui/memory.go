package ui

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
	"time"

	"vistula/canvas/guard"
)

// BoundMemory keeps the program's memory close to what lives in it, until stop
// is called. The heap lives in pictures that are painted once: a second heap of
// garbage beside it would cost more than collecting it. Beyond the runtime's
// limit garbage is collected more often and memory given back at once, which else
// takes minutes after each burst of painting.
//
// The limit follows what lives. A fixed one is passed some day by a larger map,
// and then the runtime collects without end: on two processors that takes half of
// the frames.
//
// Until the limit is reached for the first time nothing is collected: a small heap that
// grows would be collected some forty times before the table is drawn.
//
// What else is known to be free, outside the runtime's heap, trim gives back once the
// program rests. While it works, work is called about every second instead, and may give
// back what costs no frame.
func BoundMemory(trim, work func()) (stop func()) {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(limitFor(0))
	over := new(atomic.Bool)
	afterCollection(func() {
		debug.SetGCPercent(50)
		followHeap(over)
	})
	guard.Go(func() { giveBack(over, trim, work) })
	return func() { over.Store(true) }
}

// giveBack returns the memory of garbage to the system whenever the program has
// rested for a second or two since it last worked: then a collection costs no frame.
// Frames leave something outside the heap also where they leave little garbage.
func giveBack(over *atomic.Bool, trim, work func()) {
	const (
		rest  = 256 << 10 // bytes allocated in a second in which nothing was done
		worth = 4 << 20   // bytes allocated since the last time that make it worth while
	)
	before, given, worked := allocated(), uint64(0), false
	for range time.Tick(time.Second) {
		if over.Load() {
			return
		}
		now := allocated()
		switch rests := now-before < rest; {
		case rests && now-given > worth:
			runtime.GC() // what pools keep for the next picture goes at the second collection
			debug.FreeOSMemory()
			trim()
			given, worked = allocated(), false
		case rests && worked:
			trim()
			worked = false
		case !rests:
			work()
			worked = true
		}
		before = now
	}
}

// allocated is how many bytes were allocated since the program began.
func allocated() uint64 { return metric("/gc/heap/allocs:bytes") }

// followHeap sets the limit now and after every collection.
func followHeap(over *atomic.Bool) {
	if over.Load() {
		return
	}
	debug.SetMemoryLimit(limitFor(liveHeap()))
	afterCollection(func() { followHeap(over) })
}

// afterCollection calls a function once, after the next collection.
func afterCollection(do func()) {
	runtime.AddCleanup(new([64]byte), func(do func()) { do() }, do)
}

// liveHeap is how many bytes lived at the last collection.
func liveHeap() uint64 { return metric("/gc/heap/live:bytes") }

// metric is one of the runtime's own figures, 0 where it does not tell.
func metric(name string) uint64 {
	s := []metrics.Sample{{Name: name}}
	metrics.Read(s)
	if s[0].Value.Kind() != metrics.KindUint64 {
		return 0
	}
	return s[0].Value.Uint64()
}

// limitFor is the limit, in bytes, for so much that lives: a fifth more, and what the
// runtime needs for itself. That is room for ten tiles or so on the usual maps, and on
// larger ones enough that the runtime does not collect without end.
func limitFor(live uint64) int64 {
	const (
		itself = 10 << 20
		least  = 100 << 20 // for a quick start
	)
	return max(least, int64(live+live/5)+itself)
}
