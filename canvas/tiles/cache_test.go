package tiles

import (
	"image"
	"image/color"
	"math"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"vistula/canvas/pen"
)

const tileBytes = 3 * 8 * 8

func small(Key) *Picture { return plain(8, 8) }

// plain is a black picture.
func plain(w, h int) *Picture {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	return Pack(img, img.Rect)
}

func keys(n int) []Key {
	var list []Key
	for i := range n {
		list = append(list, Key{Level: 16, Col: i})
	}
	return list
}

func TestWhatIsWantedIsPaintedOnce(t *testing.T) {
	var painted, ready atomic.Int32
	c := New(Options{Limit: 1 << 20, Workers: 3, Paint: func(k Key) *Picture { painted.Add(1); return small(k) }, Ready: func(Key) { ready.Add(1) }})
	defer c.Close()
	for range 5 {
		c.Want(append(keys(20), keys(20)...))
	}
	c.Wait()
	if painted.Load() != 20 || ready.Load() != 20 || c.Len() != 20 || c.Bytes() != 20*tileBytes {
		t.Errorf("painted %d, ready %d, kept %d tiles of %d bytes", painted.Load(), ready.Load(), c.Len(), c.Bytes())
	}
	if img, ok := c.Get(Key{Level: 16, Col: 3}); !ok || img == nil {
		t.Error("a tile is not there")
	}
	if _, ok := c.Get(Key{Level: 16, Col: 300}); ok {
		t.Error("a tile is there that nobody wanted")
	}
}

// TestWorkersRestWhileTheDrawingMoves: they do a third of what they do otherwise, and go on
// at once when it stands still.
func TestWorkersRestWhileTheDrawingMoves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var moving atomic.Bool
		var painted atomic.Int32
		c := New(Options{Limit: 1 << 20, Moving: moving.Load, Paint: func(k Key) *Picture {
			time.Sleep(100 * time.Millisecond)
			painted.Add(1)
			return small(k)
		}})
		defer c.Close()
		done := func(in time.Duration) int32 {
			before := painted.Load()
			time.Sleep(in)
			return painted.Load() - before
		}
		moving.Store(true)
		c.Want(keys(100))
		if n := done(3 * time.Second); n != 10 {
			t.Errorf("%d tiles were painted in three seconds of moving, not 10", n)
		}
		moving.Store(false)
		if n := done(time.Second); n < 9 {
			t.Errorf("%d tiles were painted in a second of rest, not some 10", n)
		}
	})
}

func TestMemoryIsBounded(t *testing.T) {
	c := New(Options{Limit: 10 * tileBytes, Paint: small})
	defer c.Close()
	all := keys(40)
	for i := range 36 {
		c.Want(all[i : i+4])
		c.Wait()
		if c.Bytes() > 10*tileBytes {
			t.Fatalf("%d bytes are kept", c.Bytes())
		}
	}
	if _, ok := c.Get(all[36]); !ok {
		t.Error("what is wanted was forgotten")
	}
	if _, ok := c.Get(all[30]); !ok {
		t.Error("what was used a short while ago was forgotten though there is room")
	}
	if _, ok := c.Get(all[2]); ok {
		t.Error("what was used long ago is still there")
	}
	c.Want(all[:20])
	c.Wait()
	if c.Len() != 20 {
		t.Errorf("%d of 20 wanted tiles are there: a view larger than the limit must be shown", c.Len())
	}
	c.Want(nil)
	if c.Bytes() > 10*tileBytes {
		t.Error("what is not wanted any more is kept beyond the limit")
	}
}

// TestLandUnderOverlaysCounts: overlays take little, but each holds the land below it.
func TestLandUnderOverlaysCounts(t *testing.T) {
	dot := image.NewRGBA(image.Rect(0, 0, 8, 8))
	dot.Set(3, 3, color.Black)
	overlaid := func(k Key) *Picture {
		land := small(k)
		if k.Version == 0 {
			return land
		}
		return land.With(dot)
	}
	c := New(Options{Limit: 10 * tileBytes, Paint: overlaid})
	defer c.Close()
	for i, k := range keys(40) {
		k.Version = i % 2
		c.Want([]Key{k})
		c.Wait()
	}
	if n := c.Len(); n > 10 || n < 8 {
		t.Errorf("%d tiles are kept in room for 10", n)
	}
	c.Want(nil)
	c.Drop(func(k Key) bool { return true })
	if c.Bytes() != 0 {
		t.Errorf("%d bytes are left of nothing", c.Bytes())
	}
}

// TestSharedLandCountsOnce: a tile and the same with an overlay have the same land.
func TestSharedLandCountsOnce(t *testing.T) {
	dot := image.NewRGBA(image.Rect(0, 0, 8, 8))
	dot.Set(3, 3, color.Black)
	land := plain(8, 8)
	c := New(Options{Limit: 10 * tileBytes, Paint: small})
	defer c.Close()
	bare, over := Key{Level: 16}, Key{Level: 16, Version: 1}
	c.Put(bare, land)
	c.Put(over, land.With(dot))
	if c.Bytes() <= tileBytes || c.Bytes() >= 2*tileBytes {
		t.Errorf("%d bytes with one land of %d", c.Bytes(), tileBytes)
	}
	c.Drop(func(k Key) bool { return k == bare })
	if c.Bytes() <= tileBytes {
		t.Errorf("%d bytes: the overlay still has its land", c.Bytes())
	}
}

func TestWhatIsKeptIsNotPaintedAndNotForgotten(t *testing.T) {
	var painted atomic.Int32
	c := New(Options{Limit: tileBytes, Paint: func(k Key) *Picture { painted.Add(1); return small(k) }})
	defer c.Close()
	all := keys(9)
	c.Want(all[:3])
	c.Wait()
	c.Want(all[3:6], append([]Key{all[8]}, all[:3]...)...)
	c.Wait()
	for _, k := range all[:6] {
		if _, ok := c.Get(k); !ok {
			t.Errorf("tile %d was forgotten", k.Col)
		}
	}
	if _, ok := c.Get(all[8]); ok || painted.Load() != 6 {
		t.Errorf("%d tiles were painted, want 6: what is kept is not painted", painted.Load())
	}
	c.Want(all[3:6])
	if c.Len() != 3 {
		t.Errorf("%d tiles are there, want 3", c.Len())
	}
}

func TestOldWishesAreForgottenAndUrgentOnesFirst(t *testing.T) {
	var mu sync.Mutex
	var got []int
	gate := make(chan bool)
	c := New(Options{Limit: 1 << 20, Paint: func(k Key) *Picture {
		<-gate
		mu.Lock()
		got = append(got, k.Col)
		mu.Unlock()
		return nil
	}})
	defer c.Close()
	c.Want(keys(1))
	gate <- true // one is in hand
	c.Wait()
	c.Want([]Key{{Level: 16, Col: 100}, {Level: 16, Col: 101}, {Level: 16, Col: 102}})
	gate <- true // 100 is done, perhaps 101 is in hand
	c.Want([]Key{{Level: 16, Col: 7}, {Level: 16, Col: 5}})
	close(gate)
	c.Wait()
	mu.Lock()
	defer mu.Unlock()
	if n := len(got); got[n-2] != 7 || got[n-1] != 5 || n > 5 {
		t.Errorf("painted %v", got)
	}
	if img, ok := c.Get(Key{Level: 16, Col: 7}); !ok || img != nil || c.Bytes() != 0 {
		t.Error("an empty tile is not known as empty")
	}
}

func TestDropAndClose(t *testing.T) {
	c := New(Options{Limit: 1 << 20, Paint: small})
	c.Want(keys(6))
	c.Wait()
	c.Drop(func(k Key) bool { return k.Col%2 == 0 })
	if c.Len() != 3 || c.Bytes() != 3*tileBytes {
		t.Errorf("%d tiles are left", c.Len())
	}
	c.Close()
	c.Want(keys(6))
	c.Wait()
	c.Close()
	if c.Len() != 0 || c.Bytes() != 0 {
		t.Errorf("a closed cache holds %d tiles", c.Len())
	}
}

func TestTilesCoverTheView(t *testing.T) {
	bounds := pen.Rect{X: -2, Y: -2, W: 30, H: 20}
	for _, px := range []float64{16, 39.7, 96, 384} {
		l := LevelOf(px)
		if math.Abs(l.Px()-px) > 1.0/32 {
			t.Errorf("%v becomes %v", px, l.Px())
		}
		view := pen.Rect{X: 3.3, Y: -9, W: 1280 / px, H: 14}
		list := Cover(1, 2, l, view, bounds)
		area := 0.0
		for i, k := range list {
			r := k.Rect()
			if !r.Meets(view) || !r.Meets(bounds) || k.Layer != 1 || k.Version != 2 {
				t.Errorf("%v shows nothing that is seen", k)
			}
			if i > 0 && r.Center().Sub(view.Center()).Len() < list[0].Rect().Center().Sub(view.Center()).Len()-1e-9 {
				t.Error("the middle does not come first")
			}
			w := min(r.Right(), view.Right(), bounds.Right()) - max(r.X, view.X, bounds.X)
			h := min(r.Bottom(), view.Bottom(), bounds.Bottom()) - max(r.Y, view.Y, bounds.Y)
			area += w * h
		}
		seen := (min(view.Right(), bounds.Right()) - view.X) * (view.Bottom() - bounds.Y)
		if math.Abs(area-seen) > 1e-6 {
			t.Errorf("at %v: %v of %v is covered", px, area, seen)
		}
	}
	if Cover(0, 0, 160, pen.Rect{X: 100, W: 5, H: 5}, bounds) != nil || Cover(0, 0, 0, bounds, bounds) != nil {
		t.Error("tiles where there is nothing")
	}
}

// BenchmarkHandling is what the cache itself costs a tile.
func BenchmarkHandling(b *testing.B) {
	c := New(Options{Limit: 64 * tileBytes, Workers: 2, Paint: small})
	defer c.Close()
	list := keys(b.N + 16)
	for i := range b.N {
		c.Want(list[i : i+16])
		c.Get(list[i])
	}
	c.Wait()
}

// TestNeighboursArePaintedTogether has a field of five by three tiles painted by a
// painter of blocks, each tile once and each as part of a true rectangle.
func TestNeighboursArePaintedTogether(t *testing.T) {
	var mu sync.Mutex
	times, most := map[Key]int{}, 0
	painted := func(block []Key) (list []*Picture) {
		mu.Lock()
		defer mu.Unlock()
		most = max(most, len(block))
		first, last := block[0], block[len(block)-1]
		if n := (last.Col - first.Col + 1) * (last.Row - first.Row + 1); n != len(block) {
			t.Errorf("%v is no rectangle", block)
		}
		for _, k := range block {
			times[k]++
			list = append(list, plain(8+k.Col, 8+k.Row))
		}
		return list
	}
	c := New(Options{Limit: 1 << 20, Workers: 2, Paint: func(k Key) *Picture { return painted([]Key{k})[0] }, PaintBlock: painted})
	defer c.Close()
	var all []Key
	for i := range 15 {
		all = append(all, Key{Level: 16, Col: i % 5, Row: i / 5})
	}
	c.Want(all)
	c.Wait()
	for _, k := range all {
		img, ok := c.Get(k)
		if !ok || img == nil || times[k] != 1 {
			t.Fatalf("%v: painted %d times, there %v", k, times[k], ok)
		}
		if size := img.size; size != image.Pt(8+k.Col, 8+k.Row) {
			t.Errorf("%v has the picture of another tile", k)
		}
	}
	if most != 4 {
		t.Errorf("at most %d tiles were painted together", most)
	}
}

// TestABlockIsOfOneLevelAndVersion has tiles that lie beside each other only in number.
func TestABlockIsOfOneLevelAndVersion(t *testing.T) {
	k := Key{Level: 16}
	for _, other := range []Key{{Level: 17, Col: 1}, {Level: 16, Version: 1, Col: 1}, {Level: 16, Layer: 1, Col: 1}, {Level: 16, Col: 2}} {
		if b := blockAt(k, []Key{k, other}); len(b) != 1 {
			t.Errorf("%v was painted together with %v", k, other)
		}
	}
}
