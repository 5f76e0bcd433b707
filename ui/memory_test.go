package ui

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// TestNoMapIsTooLargeForTheMemory makes sure that no amount of what lives has the
// runtime collect without end, which takes the processors from the frames.
func TestNoMapIsTooLargeForTheMemory(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // as they are now
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(-1))
	defer BoundMemory(func() {})()
	var maps [][]byte
	for range 260 {
		maps = append(maps, make([]byte, 1<<20))
	}
	runtime.GC()
	runtime.GC() // the limit is set in a goroutine of its own after the first
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	garbage := make([][]byte, 1) // what is put into it is made on the heap
	for range 200 << 10 {
		garbage[0] = make([]byte, 1<<10)
	}
	runtime.ReadMemStats(&after)
	if n := after.NumGC - before.NumGC; n > 8 {
		t.Errorf("%d collections for 200 MB of garbage beside %d MB that live", n, len(maps))
	}
	runtime.KeepAlive(maps)
}

// TestMemoryIsGivenBackAtRest waits until the program has done nothing for a while.
func TestMemoryIsGivenBackAtRest(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // as they are now
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(-1))
	given := make(chan bool, 1)
	defer BoundMemory(func() {
		select {
		case given <- true:
		default:
		}
	})()
	runtime.KeepAlive(make([]byte, 8<<20))
	select {
	case <-given:
	case <-time.After(time.Minute):
		t.Error("nothing is given back though the program rests")
	}
}

// TestLittleWorkIsFollowedByRest too: what frames leave outside the heap is given back
// after a few of them, which leave little garbage.
func TestLittleWorkIsFollowedByRest(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // as they are now
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(-1))
	given := make(chan bool, 10)
	defer BoundMemory(func() { given <- true })()
	runtime.KeepAlive(make([]byte, 8<<20))
	for _, when := range []string{"much", "little"} {
		select {
		case <-given:
		case <-time.After(time.Minute):
			t.Fatalf("nothing is given back after %s work", when)
		}
		time.Sleep(10 * time.Millisecond) // until what lives is counted
		runtime.KeepAlive(make([]byte, 1<<20))
	}
}
