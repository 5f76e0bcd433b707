//go:build linux && cgo && !android && !headless

package window

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void give_back(void) {
	mallopt(M_MMAP_THRESHOLD, 72 << 10);
	mallopt(M_TRIM_THRESHOLD, 16 << 20);
	mallopt(M_ARENA_MAX, 2);
}
static void trim(void) { malloc_trim(0); }
#else
static void give_back(void) {}
static void trim(void) {}
#endif
*/
import "C"

import (
	"fmt"
	"os"
	"sync/atomic"
)

// Where software draws, textures live in the heap of the C library. Left alone,
// glibc raises the size from which a block is mapped by itself to 32 MB as soon as
// the first large texture is freed. From then on textures share arenas with what
// stays for ever, and what they leave is seldom given back: 145 MB after 60 sheets.
// A fixed size gives every picture of more than some 135 by 135 pixels back the moment
// it is freed, for the price of mapping it, a few microseconds for each load of a
// texture. Frames load none, except where something new comes into sight.
//
// The size must lie above 64 KB and some bytes: that is the block in which Mesa's
// software keeps what a frame is made of, a hundred of them at 1280x800 and four
// hundred at 2560x1440, all of which it frees after the frame. Mapped one by one they
// cost a third of each frame, in clearing pages; so does a heap that shrinks at once.
func init() { C.give_back() }

// heap is that of the C library, with what the program took when it was trimmed last, or
// less if it took less since.
type heap struct{ least atomic.Int64 }

// worthTrimming is how much the program has to grow before the heap is trimmed anew.
const worthTrimming = 8 << 20

// trim gives back what is free between the blocks that stay: smaller textures,
// those of texts, are in the heap itself, which otherwise only shrinks from its end.
// After half an hour of clicks and keys that was 4 to 18 MB.
func (h *heap) trim() {
	C.trim()
	h.least.Store(residentBytes())
}

// trimGrown does the same while something moves, once the program has grown by so much
// that it is worth while: blocks of many sizes that come and go leave 15 to 30 MB free
// between those that stay in half a minute of clicks and zooms. It takes 0.1 to 0.4 ms.
func (h *heap) trimGrown() {
	now := residentBytes()
	least := h.least.Load()
	if now < least {
		h.least.Store(now)
	} else if now > least+worthTrimming {
		h.trim()
	}
}

// residentBytes is the memory of the process, 0 where the system does not tell.
func residentBytes() int64 {
	var size, resident int64
	raw, err := os.ReadFile("/proc/self/statm")
	if err == nil {
		_, err = fmt.Sscan(string(raw), &size, &resident)
	}
	if err != nil {
		return 0
	}
	return resident * int64(os.Getpagesize())
}
