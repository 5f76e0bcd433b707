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
	defer BoundMemory(nothing, nothing)()
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

func nothing() {}

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
	}, nothing)()
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
	defer BoundMemory(func() { given <- true }, nothing)()
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

// TestMemoryIsGivenBackAtWork too: somebody who never rests for a second would otherwise
// gather what is free in the heap of the C library.
func TestMemoryIsGivenBackAtWork(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // as they are now
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(-1))
	called := make(chan bool, 100)
	defer BoundMemory(nothing, func() { called <- true })()
	for end := time.Now().Add(time.Minute); len(called) < 2; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("nothing is given back while the program works")
		}
		runtime.KeepAlive(make([]byte, 1<<20))
	}
}
