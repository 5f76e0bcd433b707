package ui

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
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
func BoundMemory() (stop func()) {
	debug.SetGCPercent(50)
	over := new(atomic.Bool)
	followHeap(over)
	return func() { over.Store(true) }
}

// followHeap sets the limit now and after every collection.
func followHeap(over *atomic.Bool) {
	if over.Load() {
		return
	}
	debug.SetMemoryLimit(limitFor(liveHeap()))
	runtime.AddCleanup(new([64]byte), followHeap, over)
}

// liveHeap is how many bytes lived at the last collection.
func liveHeap() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(s)
	if s[0].Value.Kind() != metrics.KindUint64 {
		return 0 // a runtime that does not tell
	}
	return s[0].Value.Uint64()
}

// limitFor is the limit, in bytes, for so much that lives. Most of that is pixels,
// which cost a collection nothing, so the room for garbage hardly grows with it:
// ten tiles' worth beside what the runtime needs for itself.
func limitFor(live uint64) int64 {
	const (
		itself  = 10 << 20
		garbage = 12 << 20
		least   = 100 << 20 // for a quick start
	)
	return max(least, int64(live+live/16)+itself+garbage)
}
